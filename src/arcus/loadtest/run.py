"""One run of the load test: reads a Job from standard input and prints a Result, both as JSON."""

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import uvloop

from arcus import protocol
from arcus.loadtest.players import Meter, Pace, seat_players

WARM_UP = 2.0  # seconds before measuring begins
PATIENCE = 60.0  # seconds to wait for the least number of moves


class Job(msgspec.Struct):
    """The parameters of a run."""

    urls: list[str]
    players: int
    seconds: float
    rate: float | None = None
    """Moves per second over all players; None for as many as possible."""
    warm_up: float = WARM_UP
    """Seconds before measuring begins."""
    least: int = 1
    """Measure beyond `seconds` until this many moves were answered."""
    servers: list[int] = []
    """The processes of the servers, whose processor time is measured."""


class Result(msgspec.Struct):
    """The measurements of a run."""

    players: int
    tables: int
    seconds: float
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    update_bytes: float
    updates_per_move: float
    refused: dict[str, int]
    rematches: int
    server_cpu_ms: float | None
    """Processor time of the servers for each move, in ms; None where the system has no /proc."""
    load_cpu_ms: float
    """Processor time of the load for each move, in ms."""


def cpu_seconds(processes: Sequence[int]) -> float | None:
    """Return how much processor time processes have used; None where the system has no /proc."""
    try:
        texts = [Path(f"/proc/{process}/stat").read_text() for process in processes]
    except OSError:
        return None
    fields = [text.rpartition(")")[2].split() for text in texts]  # the name in brackets may contain blanks
    return sum(int(user) + int(system) for *_, user, system in (each[:13] for each in fields)) / os.sysconf(
        "SC_CLK_TCK"
    )


async def measure(job: Job) -> Result:
    """Seat players, let them play, and return the measurements."""
    meter, pace = Meter(), Pace(job.rate)
    tables = await seat_players(job.urls, job.players, meter, pace)
    for people in tables:
        people[0].ask(protocol.Begin)
    await asyncio.sleep(job.warm_up)
    players = [player for people in tables for player in people]
    before = [(player.bytes, player.updates) for player in players]
    cpu, own_cpu = cpu_seconds(job.servers), time.process_time()
    meter.is_on = True
    began = asyncio.get_running_loop().time()
    await asyncio.sleep(job.seconds)
    while len(meter.waits) < job.least and asyncio.get_running_loop().time() < began + PATIENCE:
        await asyncio.sleep(0.01)
    meter.is_on = False
    seconds = asyncio.get_running_loop().time() - began
    cpu_after, own_cpu_after = cpu_seconds(job.servers), time.process_time()
    moves = max(1, len(meter.waits))
    sizes = [(p.bytes - b, p.updates - u) for p, (b, u) in zip(players, before, strict=True)]
    total, updates = sum(size for size, _ in sizes), sum(count for _, count in sizes)
    waits = sorted(meter.waits) or [0.0]
    return Result(
        players=len(players),
        tables=len(tables),
        seconds=seconds,
        moves=len(meter.waits),
        moves_per_s=len(meter.waits) / seconds,
        p50_ms=waits[len(waits) // 2] * 1000,
        p99_ms=waits[int(len(waits) * 0.99)] * 1000,
        update_bytes=total / max(1, updates),
        updates_per_move=updates / moves,
        refused=meter.refused,
        rematches=meter.rematches,
        server_cpu_ms=None if cpu is None or cpu_after is None else (cpu_after - cpu) * 1000 / moves,
        load_cpu_ms=(own_cpu_after - own_cpu) * 1000 / moves,
    )


def main() -> None:
    """Run the job on standard input and print its result."""
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    print(msgspec.json.encode(uvloop.run(measure(job))).decode())


if __name__ == "__main__":
    main()
