"""A full-screen table under test. A test waits for a moment of the game, or for what is on the screen, never for time.

`pilot.pause()` alone isn't enough: it returns when this process uses no CPU, which on a busy machine is also so while
the process has to wait for others, with nothing drawn yet.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

import arcus
from arcus.bots import Bot
from arcus.cli.play_on_screen import LocalSession
from arcus.core.game import AnyView
from arcus.locale import catalogue
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.tui.app import TableApp
from arcus.tui.session import Moment, Session

PATIENCE = 30.0  # seconds


class Last(Bot):
    """A bot that plays the last move of its list."""

    def choose(self, view: AnyView) -> int:
        return view.moves[-1].number


class Table(TableApp):
    """The screen, with the moments that it has shown."""

    def __init__(self, session: Session, language: str = "en") -> None:
        super().__init__(session, catalogue(language))
        self.moments: list[Moment] = []
        self._changed = asyncio.Event()

    def show(self, moment: Moment) -> None:
        super().show(moment)
        self.moments.append(moment)
        self._changed.set()

    async def until(self, condition: Callable[[Moment], bool]) -> Moment:
        """Return the moment on the screen once it meets a condition."""
        while not condition(self.moment):
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), PATIENCE)
        return self.moment

    async def after(self, moment: Moment) -> Moment:
        """Return the next moment on the screen after this one."""
        return await self.until(lambda now: now is not moment)

    @property
    def text(self) -> str:
        """The table, as shown."""
        return str(self.query_one("#table", Static).content)

    @property
    def status(self) -> str:
        """The line above the table."""
        return str(self.query_one("#status", Static).content)


async def seen(pilot: Pilot[Any], is_so: Callable[[], object]) -> None:
    """Wait until this is so, looking again whenever the screen has handled its messages and drawn itself."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await pilot.pause()


async def drawn(table: Table, pilot: Pilot[Any]) -> None:
    """Wait until every part of the screen in front has its place."""
    await seen(pilot, lambda: all(part.region.area for part in table.screen.query(Widget)))


async def said(table: Table, pilot: Pilot[Any], text: str) -> None:
    """Wait until the line above the table contains this text."""
    await seen(pilot, lambda: text in table.status)


async def painted(table: Table, pilot: Pilot[Any], text: str) -> None:
    """Wait until a picture of the screen contains this text."""
    await seen(pilot, lambda: text in table.export_screenshot())


def local(name: str, players: int = 2, people: int = 1, language: str = "en", number: int = 0, **options: Any) -> Table:
    """Return a screen with a game at this keyboard; `number` chooses the deal."""
    game = arcus.game(name, players, **options)
    names = [f"Person {seat}" for seat in range(players)]
    match = Match(game, FairLuck(bytes([number] * 32)), tuple(names))
    bots = {seat: Last() for seat in range(people, players)}
    return Table(LocalSession(match, names, people, bots, catalogue(language)), language)


def is_answered(table: Table, moment: Moment) -> bool:
    """Return whether what was chosen at this moment has been played or asked back."""
    return table.moment is not moment or table._doubtful is not None


async def play_to_the_end(table: Table, pilot: Pilot[None], *keys: str) -> None:
    """Press these keys whenever a person is to act, and Enter whenever the keyboard is passed on."""
    while True:
        moment = await table.until(lambda moment: moment.is_to_act or bool(moment.cover) or moment.is_over)
        if moment.is_over:
            return
        await pilot.press(*(("enter",) if moment.cover else keys))
        await seen(pilot, partial(is_answered, table, moment))
        if table.moment is moment:  # a move that costs something is chosen twice
            await pilot.press("enter")
        await table.after(moment)
