"""Bots that hang, die or fail hold up no table."""

import asyncio
import signal
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import arcus
from arcus.bots.random_bot import RandomBot
from arcus.server import bot_pool, changes
from arcus.server.bot_pool import BotPool
from arcus.server.settings import sqlite_file
from arcus.server.store import Store
from tests.server import faulty_bots
from tests.server.faulty_bots import DIES, FAILS, HANGS, WAITS, WELL
from tests.server.journal import Journal
from tests.server.manual import ManualClock
from tests.server.process import ServerProcess
from tests.server.servers import PATIENCE, opened, until
from tests.services import children, wait_for

GAME = arcus.game("rainbow", players=2)
LIVE = arcus.Match(GAME, arcus.FastLuck(1))
VIEW = LIVE.view(LIVE.view(None).to_act[0])
SEED = next(seed for seed in range(100) if RandomBot(seed).choose(VIEW) != faulty_bots.own_move(VIEW))
AT_RANDOM, OWN = RandomBot(SEED).choose(VIEW), faulty_bots.own_move(VIEW)


class Patient(BotPool):
    """Real processes, with a patience that ends when the test says so."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.calls: list[asyncio.Timeout] = []
        """The time limits of all calls, in the order in which they began."""

    def _patience(self) -> asyncio.Timeout:
        self.calls.append(asyncio.timeout(None))
        return self.calls[-1]

    def lose_patience(self, call: int) -> None:
        """Let the time of a call be up."""
        self.calls[call].reschedule(asyncio.get_running_loop().time())

    async def play(self, level: str) -> int:
        """Return the move that a bot chooses, or that is chosen for it."""
        return await self.choose(GAME, level, SEED, VIEW)


@pytest.fixture(scope="module")
async def two_processes() -> AsyncIterator[Patient]:
    """Bots that think in two processes, the same for all tests."""
    bots = Patient(2)
    yield bots
    bots.stop()


@pytest.fixture
async def bots(two_processes: Patient, monkeypatch: pytest.MonkeyPatch) -> Patient:
    """Bots in trouble, whose processes have started."""
    monkeypatch.setattr(bot_pool, "_choose", faulty_bots.choose)
    assert await two_processes.play(WELL) == OWN
    two_processes.calls.clear()
    return two_processes


async def test_a_bot_that_fails_is_decided_for_and_the_others_think_on(bots: Patient) -> None:
    pool = bots._pool
    assert await asyncio.gather(*map(bots.play, (FAILS, WELL, WELL))) == [AT_RANDOM, OWN, OWN]
    assert bots._pool is pool


async def test_a_call_that_waits_for_a_process_is_not_late(bots: Patient, tmp_path: Path) -> None:
    """A queue longer than a bot's patience used to end every process, and all played at random."""
    go_on, pool = tmp_path / "go on", bots._pool
    waiting = [asyncio.create_task(bots.play(f"{WAITS}:{go_on}")) for _ in range(5)]
    await until(lambda: len(bots.calls) == 2)  # as many as there are processes
    assert not any(task.done() for task in waiting)
    go_on.touch()
    assert await asyncio.gather(*waiting) == [OWN] * 5
    assert len(bots.calls) == 5
    assert bots._pool is pool


async def test_a_bot_that_hangs_is_decided_for_and_the_others_think_on(bots: Patient) -> None:
    hanging = asyncio.create_task(bots.play(HANGS))
    await until(lambda: len(bots.calls) == 1)
    assert await asyncio.gather(*(bots.play(WELL) for _ in range(3))) == [OWN] * 3
    assert not hanging.done()
    pool = bots._pool
    bots.lose_patience(0)
    assert await hanging == AT_RANDOM
    assert bots._pool is not pool


async def test_a_hint_that_hangs_is_given_up(bots: Patient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_hint", faulty_bots.hang)
    hint = asyncio.create_task(bots.hints(GAME, 1, VIEW))
    await until(lambda: len(bots.calls) == 1)
    bots.lose_patience(0)
    with pytest.raises(TimeoutError):
        await hint
    assert await bots.play(WELL) == OWN


async def test_a_bot_that_dies_is_decided_for_and_the_others_think_on(bots: Patient) -> None:
    assert await asyncio.gather(*map(bots.play, (DIES, WELL, WELL))) == [AT_RANDOM, OWN, OWN]


async def test_patience_is_longer_while_processes_start(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = BotPool(1)
    limits: list[float | None] = []
    monkeypatch.setattr(asyncio, "timeout", limits.append)
    for bots._is_warm in (False, True):
        bots._patience()
    assert limits == [bot_pool.LONGEST + bot_pool.START, bot_pool.LONGEST]


class Fragile(BotPool):
    """A pool without processes that a call to `dies` breaks, with all that is under way in it."""

    def __init__(self) -> None:
        super().__init__(2)
        self.under_way: list[asyncio.Future[int]] = []
        self.attempts: list[str] = []

    async def _attempt(self, call: Any, *given: Any) -> int:
        self.attempts.append(call)
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.under_way.append(future)
        await asyncio.sleep(0)  # others begin meanwhile, if they may
        if call == DIES:
            for each in self.under_way:
                each.set_exception(BrokenProcessPool())
            self.under_way.clear()
        elif future in self.under_way and len(self.under_way) == 1:
            self.under_way.clear()
            future.set_result(OWN)
        return await future


async def test_a_call_that_breaks_the_pool_twice_breaks_no_other_call_twice() -> None:
    """Both were tried again at once: the pool broke under the innocent one again, and it played at random."""
    bots = Fragile()
    found: Any = await asyncio.gather(bots._run(WELL), bots._run(DIES), return_exceptions=True)
    assert found[0] == OWN
    assert isinstance(found[1], OSError)
    assert sorted(bots.attempts) == sorted([WELL, DIES] * 2)


@pytest.mark.needs("linux")
async def test_no_bot_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """Killed alone, a server used to leave its bots' processes behind for ever."""
    database = sqlite_file(tmp_path / "arcus.sqlite")
    async with opened(database, ManualClock(), company=False) as server:
        journal = Journal("rainbow", 2, number=0)
        journal.do(changes.Sat(1, "p1", "P1"))
        table = await journal.bots().dealt().write(server)
    assert journal.table.bots_due() == (0,)
    arcus = ServerProcess(tmp_path, "--data", str(tmp_path), "--bots", "1")
    await asyncio.to_thread(arcus.start)
    store = Store(database)
    try:
        begun = len(journal.entries)
        await asyncio.to_thread(wait_for, "a move of the bot", lambda: len(store.entries(table)) > begun)
        assert arcus.process is not None
        bots = await asyncio.to_thread(children, arcus.process.pid)
        assert bots
        arcus.process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(arcus.process.wait, PATIENCE)
        await asyncio.to_thread(wait_for, "the bots to end", lambda: not any(map(is_alive, bots)))
    finally:
        store.close()
        await asyncio.to_thread(arcus.stop, signal.SIGKILL)


def is_alive(process: int) -> bool:
    """Return whether there is such a process."""
    return Path(f"/proc/{process}").exists()
