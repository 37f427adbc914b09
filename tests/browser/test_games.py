"""Whole games in real browsers: two people and, where the game seats more, a bot.

One sits at a phone of 360 pixels with a finger, the other at a desktop. On the way one loses the line, one reloads the
page, and the server is killed, once before a move has come to it and once before its answer has come back.
"""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import expect

from tests.browser.access import overhang, violations_in_both_themes
from tests.browser.conftest import chromium
from tests.browser.hands import MEANS, Hands
from tests.browser.line import Line
from tests.browser.person import DESKTOP, PHONE, arrive
from tests.browser.screens import GAMES
from tests.browser.tables import begin, join, open_table, other_of, show_commands
from tests.cases import SOAK
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
PICTURES = Path("build/browser")
MOST = 12 if SOAK else 3
FINGER = {"tap": MOST, "drag": MOST, "press": MOST}
KEYS = {"keys": 2 * MOST}
ALL = {"tap": 7, "drag": 12, "press": 7, "keys": 12}
OPTIONS = {"red7": {"rounds": 3}}
UNDONE = 3
SPEAK = """(language) => localStorage.setItem(
  'arcus', JSON.stringify({...JSON.parse(localStorage.getItem('arcus') ?? '{}'), language}))"""


class Game:
    """Two people play; things go wrong on the way."""

    def __init__(self, arcus: Arcus, line: Line, host: Hands, guest: Hands) -> None:
        self.arcus = arcus
        self.line = line
        self.hands = (host, guest)
        self.troubles: dict[tuple[Hands, int], Callable[[Hands], Awaitable[None]]] = {
            (host, 2): self.lose_line,
            (guest, 3): self.reload,
            (host, 4): self.die_before_the_answer,
            (guest, 5): self.die_before_the_move,
        }
        self.made: Counter[Hands] = Counter()
        """Moves that count, in this game and those before."""
        self.counted: Counter[Hands] = Counter()
        """Moves in the records of the games before."""
        self.undone = 0
        self.moving = {hands: asyncio.Lock() for hands in self.hands}
        """So that only one move is under way when the server dies."""

    async def play(self) -> None:
        """Play a game, and rematches until everything was tried."""
        await self.play_once()
        while self.troubles or any(hands.wanted() for hands in self.hands):
            await self.rematch()
            await self.play_once()

    async def play_once(self) -> None:
        """Play until both see the result, and see that every move was written down once."""
        try:
            await asyncio.gather(*map(self.play_on, self.hands))
        except (AssertionError, PlaywrightError) as error:
            raise AssertionError("; ".join([str(error), *await self.seen()])) from error
        for hands in self.hands:
            await hands.page.locator("#result").wait_for()
            assert not hands.person.refusals
            assert not hands.person.troubles
            assert hands.person.update["table"]["winners"] == self.hands[0].person.update["table"]["winners"]
        await self.count()

    async def seen(self) -> list[str]:
        """What both saw last, when something went wrong; pictures are kept, too."""
        for hands in self.hands:
            await hands.page.screenshot(path=PICTURES / f"{hands.person.name}.png")
        return [f"{hands.person.told()}, {hands.log[-3:]}" for hands in self.hands]

    async def count(self) -> None:
        """The record has every move that was made, and none twice."""
        table = self.hands[0].person.update["table"]["id"]
        async with httpx.AsyncClient() as client:
            record = (await client.get(f"{self.arcus.url}/api/tables/{table}/record")).json()
        written = Counter(move.split()[0] for move in record["moves"])
        for hands in self.hands:
            self.counted[hands] += written[str(hands.person.update["you"]["facing"])]
            assert self.made[hands] == self.counted[hands], hands.person.told()

    async def rematch(self) -> None:
        """The same people play once more."""
        host, guest = self.hands
        await host.act("[aria-labelledby=result] .button.main")
        await guest.act("[aria-labelledby=result] a.button.main")
        for hands in self.hands:
            await hands.page.locator(".gather").wait_for()
        await begin(host, guest)

    async def play_on(self, hands: Hands) -> None:
        """Make move after move."""
        while True:
            await hands.person.turn()
            if hands.person.is_over:
                return
            async with self.moving[hands]:
                await self.move(hands)
                await self.take_back(hands)

    async def move(self, hands: Hands) -> None:
        """One move, and what the table says to it; or something that goes wrong first, or at the same time."""
        before = hands.person.stage
        trouble = self.troubles.pop((hands, self.made[hands]), None)
        if trouble:
            await trouble(hands)
        if hands.person.stage == before:
            await hands.move()
            await hands.person.past(before)
        self.made[hands] += 1

    async def take_back(self, hands: Hands) -> None:
        """Now and then a step is taken back before it counts."""
        person = hands.person
        if person.is_over or not person.update["you"]["can_undo"] or not person.moves or self.undone == UNDONE:
            return
        before = person.stage
        await hands.act(".tools .button:first-child")
        await person.past(before)
        self.undone += 1
        self.made[hands] -= 1

    async def reload(self, hands: Hands) -> None:
        """The page is loaded anew, and shows the same."""
        person = hands.person
        before, person.update = person.update["view"], {}
        await hands.page.reload()
        await person.heard()
        assert person.update["view"] == before
        await hands.page.locator(".board .bar").wait_for()

    async def lose_line(self, hands: Hands) -> None:
        """The device has no network for a while; the page says so, and comes back by itself."""
        person = hands.person
        before = person.update["view"]
        await person.context.set_offline(True)
        await expect(hands.page.locator(".notice.lost")).to_be_visible()
        person.update = {}
        await person.context.set_offline(False)
        await person.heard()
        await expect(hands.page.locator(".notice.lost")).to_have_count(0)
        assert person.update["view"] == before

    async def die_before_the_move(self, hands: Hands) -> None:
        """The server stands still when a move is made, and is killed before it has read it."""
        async with self.moving[other_of(self.hands, hands)]:
            assert self.arcus.process
            os.killpg(self.arcus.process.pid, signal.SIGSTOP)
            await self.move_and_die(hands)

    async def die_before_the_answer(self, hands: Hands) -> None:
        """The server takes a move, and is killed before anybody hears of it."""
        async with self.moving[other_of(self.hands, hands)]:
            self.line.hold()
            await self.move_and_die(hands, answered=True)

    async def move_and_die(self, hands: Hands, answered: bool = False) -> None:
        """A move is sent, the server dies and comes back on the same data, and the move was made."""
        before, sent = hands.person.stage, hands.person.sent
        await hands.move()
        await hands.person.until(lambda: hands.person.sent > sent, "for a move to be sent")
        if answered:
            await self.line.kept()
        await asyncio.to_thread(self.arcus.stop, signal.SIGKILL)
        self.line.cut()
        other_of(self.hands, hands).person.update = {}
        try:
            await expect(hands.page.locator(".notice.lost")).to_be_visible()
        finally:
            await asyncio.to_thread(self.arcus.start)
        await hands.person.past(before)
        await other_of(self.hands, hands).person.heard()
        for each in self.hands:
            await expect(each.page.locator(".notice.lost")).to_have_count(0)


async def look_at_results(hands: Hands) -> None:
    """The result with its points counted out is for everybody, in both themes and two languages."""
    page = hands.page
    for language in ("en", "de"):
        await page.evaluate(SPEAK, language)
        await page.reload()
        await page.locator("#result").wait_for()
        assert await page.evaluate("document.documentElement.lang") == language
        assert await page.locator("[aria-labelledby=result] dl dd").count() >= 2
        assert not await violations_in_both_themes(page)
        assert not await overhang(page)


async def play_whole(arcus: Arcus, game: str, host: Hands, guest: Hands, line: Line) -> Game:
    """Two people meet at a table and play."""
    await join(guest, await open_table(host, game, **OPTIONS.get(game, {})))
    await begin(host, guest)
    await show_commands(guest)
    played = Game(arcus, line, host, guest)
    await played.play()
    return played


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone_and_with_the_keyboard_alone(arcus: Arcus, game: str) -> None:
    async def play() -> None:
        async with chromium() as browser, Line(arcus.port) as line:
            ada = await arrive(browser, line.url, "Ada", **DESKTOP)
            bob = await arrive(browser, line.url, "Bob", **PHONE)
            host = Hands(ada, "keys", "command", quotas=KEYS, keys_alone=True)
            guest = Hands(bob, "tap", "drag", "press", "command", quotas=FINGER, touch=True)
            played = await play_whole(arcus, game, host, guest, line)
            assert played.undone or game in ("rainbow", "qwinto")
            for hands in played.hands:
                await look_at_results(hands)

    asyncio.run(play())


@pytest.mark.skipif(not SOAK, reason="whole games with mouse and keys in turn are played by: make soak")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_every_means(arcus: Arcus, game: str) -> None:
    async def play() -> None:
        async with chromium() as browser, Line(arcus.port) as line:
            host = Hands(await arrive(browser, line.url, "Ada", **DESKTOP), *MEANS, quotas=ALL)
            guest = Hands(await arrive(browser, line.url, "Bob", **PHONE), *MEANS, quotas=FINGER, touch=True)
            await play_whole(arcus, game, host, guest, line)

    asyncio.run(play())
