"""Bots that hang, die or fail hold up no table."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import arcus
from arcus.bots.uniform import RandomBot
from arcus.core.game import AnyGame, AnyView
from arcus.server import thinkers
from arcus.server.thinkers import Thinkers
from tests.server.client import Player
from tests.server.conftest import Arcus
from tests.server.services import wait_for

HANGS, DIES, FAILS = "hangs", "dies", "fails"


def choose(_: Any, level: str, seed: int, view: AnyView) -> int:
    """A bot that does as its level says."""
    if level == HANGS:
        time.sleep(600)
    if level == DIES:
        os._exit(1)
    if level == FAILS:
        raise ValueError("no idea")
    time.sleep(0.2)
    return RandomBot(seed).choose(view)


def hang(*_: Any) -> None:
    """A hint that never comes."""
    time.sleep(600)


def position() -> tuple[AnyGame, AnyView]:
    """Something to decide."""
    game = arcus.game("rainbow", players=2)
    live = arcus.Live(game, arcus.FastLuck(1))
    seat = live.view(None).to_act[0]
    return game, live.view(seat)


@pytest.fixture(autouse=True)
def soon_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience ends after seconds; but a process must have had the time to start."""
    monkeypatch.setattr(thinkers, "LONGEST", 8.0)
    monkeypatch.setattr(thinkers, "_choose", choose)


@pytest.mark.parametrize("trouble", [HANGS, DIES, FAILS])
def test_a_bot_in_trouble_is_decided_for_and_the_others_think_on(trouble: str) -> None:
    async def think() -> list[int]:
        game, view = position()
        house = Thinkers(2)
        try:
            moves = [house.choose(game, level, 7, view) for level in (trouble, "well", "well", "well")]
            return await asyncio.wait_for(asyncio.gather(*moves), 60)
        finally:
            house.stop()

    _, view = position()
    assert asyncio.run(think()) == [RandomBot(7).choose(view)] * 4


def test_who_waits_for_a_process_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """A queue longer than a bot's patience used to end every process, and all played at random."""
    monkeypatch.setattr(thinkers, "LONGEST", 3.0)

    async def think() -> Any:
        game, view = position()
        house = Thinkers(1)
        try:
            await house.choose(game, "well", 0, view)
            first = house._pool
            await asyncio.gather(*(house.choose(game, "well", seed, view) for seed in range(20)))
            return first is house._pool
        finally:
            house.stop()

    assert asyncio.run(think())


def test_a_hint_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LONGEST", 1.0)
    monkeypatch.setattr(thinkers, "_hint", hang)

    async def think() -> None:
        game, view = position()
        house = Thinkers(1)
        try:
            with pytest.raises(TimeoutError):
                await house.hints(game, 1, view)
        finally:
            house.stop()

    asyncio.run(think())


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True).stdout
    return [int(word) for word in found.split()]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="reads /proc")
def test_no_bot_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """Killed alone, a server used to leave its bots' processes behind for ever."""
    server = Arcus(tmp_path, "--data", str(tmp_path), "--bots", "1").start()

    async def play() -> None:
        async with Player(server.url, "Ada") as ada:
            table = await ada.open(game="rainbow", seats=2)
            await ada.enter(table)
            await ada.done("sit")
            await ada.done("seat-bot", seat=1, level="random")
            await ada.done("begin")
            await asyncio.wait_for(ada.play_on(), 60)

    asyncio.run(play())
    assert server.process is not None
    bots = children(server.process.pid)
    assert bots
    server.process.send_signal(signal.SIGKILL)
    server.process.wait(10)
    wait_for("the bots to end", lambda: not any(Path(f"/proc/{bot}").exists() for bot in bots), 10)


assert sys.modules[__name__].__name__ == "tests.server.test_thinkers"  # processes find `choose` by this name
