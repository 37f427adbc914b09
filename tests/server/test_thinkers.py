"""Bots that hang, die or fail hold up no table."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

import arcus
from arcus.bots.uniform import RandomBot
from arcus.core.game import AnyGame, AnyView
from arcus.server import thinkers
from arcus.server.thinkers import Thinkers
from tests.server import troubled
from tests.server.client import Player
from tests.server.conftest import Arcus
from tests.server.services import children, wait_for

T = TypeVar("T")


def position() -> tuple[AnyGame, AnyView]:
    """Something to decide."""
    game = arcus.game("rainbow", players=2)
    live = arcus.Live(game, arcus.FastLuck(1))
    seat = live.view(None).to_act[0]
    return game, live.view(seat)


@pytest.fixture(autouse=True)
def soon_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience ends after a second."""
    monkeypatch.setattr(thinkers, "LONGEST", 1.0)
    monkeypatch.setattr(thinkers, "_choose", troubled.choose)


async def with_bots(processes: int, do: Callable[[Thinkers, AnyGame, AnyView], Awaitable[T]]) -> T:
    """Something that is done with processes that have started."""
    game, view = position()
    bots = Thinkers(processes)
    try:
        await bots.choose(game, "well", 0, view)
        return await asyncio.wait_for(do(bots, game, view), 90)
    finally:
        bots.stop()


@pytest.mark.parametrize("trouble", [troubled.HANGS, troubled.DIES, troubled.FAILS])
def test_a_bot_in_trouble_is_decided_for_and_the_others_think_on(trouble: str) -> None:
    async def think(bots: Thinkers, game: AnyGame, view: AnyView) -> list[int]:
        levels = [trouble, *["well"] * 3]
        return await asyncio.gather(*(bots.choose(game, level, 7, view) for level in levels))

    assert asyncio.run(with_bots(2, think)) == [RandomBot(7).choose(position()[1])] * 4


def test_who_waits_for_a_process_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """A queue longer than a bot's patience used to end every process, and all played at random."""
    monkeypatch.setattr(thinkers, "LONGEST", 5.0)  # for one bot much, for all of the queue too little

    async def think(bots: Thinkers, game: AnyGame, view: AnyView) -> bool:
        first = bots._pool
        await asyncio.gather(*(bots.choose(game, "well", seed, view) for seed in range(60)))
        return first is bots._pool

    assert asyncio.run(with_bots(1, think))


def test_a_hint_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "_hint", troubled.hang)

    async def think(bots: Thinkers, game: AnyGame, view: AnyView) -> int:
        with pytest.raises(TimeoutError):
            await bots.hints(game, 1, view)
        return await bots.choose(game, "well", 7, view)

    assert asyncio.run(with_bots(1, think)) == RandomBot(7).choose(position()[1])


@pytest.mark.needs("linux")
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
            await asyncio.wait_for(ada.play_on(), 120)

    try:
        asyncio.run(play())
        assert server.process is not None
        bots = children(server.process.pid)
        assert bots
        server.process.send_signal(signal.SIGKILL)
        server.process.wait(30)
        wait_for("the bots to end", lambda: not any(Path(f"/proc/{bot}").exists() for bot in bots))
    finally:
        server.stop(signal.SIGKILL)
