"""`arcus bench server`: acknowledged moves per second, compared with an echo without rules or database."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from rich.box import SIMPLE_HEAD  # eleven columns fit into 80 characters
from rich.console import Console
from rich.table import Table

from arcus.cli.options import BenchServerOptions
from arcus.core.game import UsageError
from arcus.loadtest.run import WARM_UP, Job, Result
from arcus.locale import catalogue

PACES = (1000.0, 2000.0)  # moves per second of the paced rows
START = 60.0  # seconds for a server to start


class Row(msgspec.Struct):
    """One server under one load."""

    server: str
    processes: int
    players: int
    paced: float | None
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    kb_per_table: float | None
    update_bytes: float
    updates_per_move: float
    moves_per_game: float | None
    """None if no game ended."""
    server_cpu_ms: float | None
    """Processor time of the servers for each move; None where the system has no /proc."""
    load_cpu_ms: float
    echo_ratio: float | None = None


@contextmanager
def running(*command: str) -> Iterator[tuple[str, int]]:
    """Run a server on a free port; yields its URL and process ID."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    given = [part.replace("PORT", str(port)) for part in command]
    env = {**os.environ, "ARCUS_LIMITS": "off"}
    process = subprocess.Popen(
        [sys.executable, "-m", *given], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env
    )
    try:
        _wait(port)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def _wait(port: int) -> None:
    until = time.monotonic() + START
    while True:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if time.monotonic() > until:
            raise UsageError("the server to measure did not start; run `arcus serve` to see why")
        time.sleep(0.05)


def load(servers: dict[str, int], players: int, seconds: float, rate: float | None) -> Result:
    """Run the load test in another process against servers, given as their URLs with their process IDs."""
    warm_up = min(WARM_UP, 2 * seconds)
    job = msgspec.json.encode(Job([*servers], players, seconds, rate, warm_up, servers=[*servers.values()]))
    done = subprocess.run([sys.executable, "-m", "arcus.loadtest.run"], input=job, capture_output=True, check=False)
    if done.returncode:
        raise UsageError(f"the load failed: {done.stderr.decode()[-300:]}")
    return msgspec.json.decode(done.stdout, type=Result)


def resident_kb(pid: int) -> float | None:
    """Return the resident memory of a process, or None where the system has no /proc."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    return next((float(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS")), None)


def measure_sqlite(players: int, seconds: float, rate: float | None) -> Row:
    """Measure one server on SQLite."""
    with tempfile.TemporaryDirectory(prefix="arcus-bench-") as folder:
        command = ("arcus", "serve", "--no-browser", "--json-logs", "--bots", "0", "--port", "PORT", "--data", folder)
        with running(*command) as (url, pid):
            before = resident_kb(pid)
            found = load({url: pid}, players, seconds, rate)
            return _row("sqlite", 1, found, rate, _per_table(before, resident_kb(pid), found))


def measure_shared(database: str, broker: str, players: int, seconds: float, rate: float | None) -> Row:
    """Measure two servers that share PostgreSQL and Redis."""
    shared = ("--database", database, "--broker", broker)
    command = ("arcus", "serve", "--no-browser", "--json-logs", "--bots", "0", "--port", "PORT", *shared)
    with running(*command) as (one, pid), running(*command) as (other, other_pid):
        before = resident_kb(pid)
        found = load({one: pid, other: other_pid}, players, seconds, rate)
        return _row("postgresql+redis", 2, found, rate, _per_table(before, resident_kb(pid), found))


def measure_echo(like: Row, players: int, seconds: float) -> Row:
    """Measure an echo that sends as many bytes, to as many readers, with as many rematches as `like`."""
    size, length = round(like.update_bytes), round(like.moves_per_game or 0)
    with running("arcus.loadtest.echo", "PORT", str(size), str(length)) as (url, pid):
        before = resident_kb(pid)
        found = load({url: pid}, players, seconds, None)
        return _row("echo", 1, found, None, _per_table(before, resident_kb(pid), found))


def _per_table(before: float | None, after: float | None, found: Result) -> float | None:
    return (after - before) / found.tables if before is not None and after is not None else None


def _row(server: str, processes: int, found: Result, rate: float | None, memory: float | None) -> Row:
    if found.refused:
        raise UsageError(f"the load was refused: {found.refused}")
    return Row(
        server=server,
        processes=processes,
        players=found.players,
        paced=rate,
        moves_per_s=found.moves_per_s,
        p50_ms=found.p50_ms,
        p99_ms=found.p99_ms,
        kb_per_table=memory,
        update_bytes=found.update_bytes,
        updates_per_move=found.updates_per_move,
        moves_per_game=found.moves / found.rematches if found.rematches else None,
        server_cpu_ms=found.server_cpu_ms,
        load_cpu_ms=found.load_cpu_ms,
    )


def run(options: BenchServerOptions) -> None:
    """Measure and print every row."""
    players, seconds, database, broker = (
        options.players or [200, 1000],
        options.seconds,
        options.database,
        options.broker,
    )
    if (database is None) != (broker is None):
        raise UsageError("--database and --broker must be given together")
    rows = []
    for count in sorted(players):
        durable = measure_sqlite(count, seconds, None)
        echo = measure_echo(durable, count, seconds)
        durable.echo_ratio = durable.moves_per_s / echo.moves_per_s
        rows += [durable, echo]
    rows += [measure_sqlite(count, seconds, pace) for pace in PACES]
    if database is not None and broker is not None:
        shared = measure_shared(database, broker, count, seconds, None)
        shared.echo_ratio = shared.moves_per_s / echo.moves_per_s
        rows.append(shared)
    if options.json:
        print(msgspec.json.encode(rows).decode())
        return
    _print(rows)


def _print(rows: list[Row]) -> None:
    say = catalogue().say
    table = Table(
        title=say("serve-bench-title"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0)
    )
    for column in ("server", "processes", "players", "pace", "moves", "p50", "p99", "cpu", "memory", "ratio"):
        justify: Literal["left", "right"] = "left" if column == "server" else "right"
        table.add_column(say(f"serve-bench-{column}"), justify=justify, overflow="fold")
    for row in rows:
        cells = [
            row.server,
            str(row.processes),
            f"{row.players:,}",
            f"{row.paced:,.0f}" if row.paced else "",
            f"{row.moves_per_s:,.0f}",
            f"{row.p50_ms:,.1f}",
            f"{row.p99_ms:,.1f}",
            f"{row.server_cpu_ms:.3f}" if row.server_cpu_ms is not None else "",
            f"{row.kb_per_table:,.0f}" if row.kb_per_table is not None else "",
            f"{row.echo_ratio:.2f}" if row.echo_ratio is not None else "",
        ]
        table.add_row(*cells)
    Console().print(table)
