"""`arcus bench server`: real servers under a small real load, and the load itself."""

import asyncio
import contextlib
import io
import json
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import uvicorn
from cyclopts import CoercionError

from arcus.cli import app
from arcus.loadtest.echo import make_echo
from arcus.loadtest.players import Pace
from arcus.loadtest.run import Job, cpu_seconds, measure
from tests.server.inprocess import QuietServer
from tests.server.manual import ManualClock

TABLES = 14  # players: one table of each game


def bench(*options: str) -> str:
    """Run `arcus bench server`, and return what it prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        words = ["bench", "server", *options]
        app(words, exit_on_error=False, print_error=False, result_action="return_value")
    return out.getvalue()


async def test_every_server_is_measured_beside_its_echo() -> None:
    """Every row has moves, the durable one its share of the echo, and the paced ones their pace."""
    printed = await asyncio.to_thread(bench, "--players", str(TABLES), "--seconds", "0.1", "--json")
    rows = json.loads(printed)
    durable, echo, *_ = rows
    assert [row["server"] for row in rows] == ["sqlite", "echo", "sqlite", "sqlite"]
    assert [row["paced"] for row in rows] == [None, None, 1000.0, 2000.0]
    assert durable["echo_ratio"] == pytest.approx(durable["moves_per_s"] / echo["moves_per_s"])
    for row in rows:
        assert row["players"] == TABLES
        assert row["processes"] == 1
        assert row["moves_per_s"] > 0
        assert row["updates_per_move"] > 0
        assert 0 < row["p50_ms"] <= row["p99_ms"]
        assert row["load_cpu_ms"] > 0
        assert row["server_cpu_ms"] is None or row["server_cpu_ms"] >= 0  # the system counts in steps of 10 ms
    assert echo["update_bytes"] == pytest.approx(durable["update_bytes"], rel=0.02)


@contextlib.asynccontextmanager
async def echoing(size: int, length: int) -> AsyncIterator[str]:
    """Serve the echo in this process, and return its address."""
    app = make_echo(size, length)
    server = QuietServer(uvicorn.Config(app, port=0, ws="websockets-sansio", log_config=None, access_log=False))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


async def test_the_echo_plays_games_that_end_and_begin_again() -> None:
    """Players come and go with every game, as at a real table, and nothing they ask for is refused."""
    length, least = 10, 200
    async with echoing(2000, length) as url:
        found = await measure(Job([url], TABLES, 0.1, warm_up=0.1, least=least))
    assert found.tables == 4
    assert found.moves >= least
    assert found.moves_per_s == pytest.approx(found.moves / found.seconds)
    assert found.rematches > 0
    assert abs(found.moves / length - found.rematches) <= 2 * found.tables  # games that the window cuts at either end
    assert found.update_bytes == pytest.approx(2000, rel=0.02)
    assert not found.refused


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc")
def test_the_processor_time_of_a_process_is_measured() -> None:
    before, own = cpu_seconds([os.getpid()]), time.process_time()
    assert before is not None
    while time.process_time() < own + 0.1:
        sum(range(10_000))
    after = cpu_seconds([os.getpid()])
    assert after is not None
    assert after - before == pytest.approx(time.process_time() - own, abs=0.03)
    assert cpu_seconds([os.getpid(), 2**30]) is None


async def test_a_pace_lets_as_many_move_a_second_as_it_says() -> None:
    clock = ManualClock()
    pace = Pace(10, clock.monotonic, clock.sleep)
    moves = [asyncio.create_task(pace.wait()) for _ in range(20)]
    await asyncio.sleep(0)
    assert not any(move.done() for move in moves)
    for second in (1, 2):
        await clock.advance(1.001)
        assert sum(move.done() for move in moves) == 10 * second
    await clock.advance(60)
    late = [asyncio.create_task(pace.wait()) for _ in range(20)]
    await asyncio.sleep(0)
    await clock.advance(0.101)
    assert sum(move.done() for move in late) <= 2, "a pause was made up for"
    await clock.advance(60)
    await asyncio.gather(*moves, *late)


@pytest.mark.parametrize("options", [("--players", "1"), ("--seconds", "0.01")], ids=" ".join)
def test_a_load_of_nobody_or_of_no_time_is_an_error(options: tuple[str, str]) -> None:
    """Nothing is started."""
    with pytest.raises(CoercionError, match=options[0]):
        bench(*options)
