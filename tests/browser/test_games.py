"""Whole games in real browsers: two people and a bot, by every means, with reloads, lost lines and a restart."""

import asyncio
import signal
from collections import Counter

import pytest
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import expect

from tests.browser.conftest import chromium
from tests.browser.hands import MEANS, Hands
from tests.browser.person import DESKTOP, PHONE, Person, arrive
from tests.cases import SOAK
from tests.server.conftest import Arcus

pytestmark = [
    pytest.mark.needs("chromium"),
    pytest.mark.skipif(not SOAK, reason="whole games in browsers are played by: make soak"),
]
DOZEN = 12
POINTER = {"tap": DOZEN, "drag": DOZEN, "press": DOZEN}
TOUCH = {"tap": 7, "drag": 7, "press": 7}
ALL = {"tap": 7, "drag": DOZEN, "press": 7, "keys": DOZEN}


async def open_table(hands: Hands, game: str) -> str:
    """Open a table for friends from the first page; its code."""
    page = hands.page
    await page.locator(f'a[href$="/new/{game}?with=friends"]').click()
    await page.locator("input[autocomplete=nickname]").fill(hands.person.name)
    await page.locator("form button[type=submit]").click()
    return await code_of(hands.person)


async def open_table_by_keys(hands: Hands, game: str, rounds: int) -> str:
    """The same without a mouse."""
    page = hands.page
    await hands.tab_to(f'a[href$="/new/{game}?with=friends"]')
    await page.keyboard.press("Enter")
    await page.locator("form button[type=submit]:not(:disabled)").wait_for()
    await hands.tab_to("input[autocomplete=nickname]")
    await page.keyboard.type(hands.person.name)
    await hands.tab_to("input[type=number]")
    await page.keyboard.press("Control+a")
    await page.keyboard.type(str(rounds))
    await hands.tab_to("form button[type=submit]")
    await page.keyboard.press("Enter")
    return await code_of(hands.person)


async def code_of(person: Person) -> str:
    """The code of the table, from its invitation."""
    code = person.page.locator(".invite .code")
    await code.wait_for()
    return str(await code.text_content())


async def join(hands: Hands, code: str) -> None:
    """Come by the code on the first page, and sit down."""
    page = hands.page
    await page.locator("#code").fill(code)
    await page.locator("#code").press("Enter")
    await page.locator("#name").fill(hands.person.name)
    await hands.touch_it(page.locator("form .main"))
    await page.locator(".gather").wait_for()
    await hands.person.until(lambda: bool(hands.person.update["you"]["seats"]), "for a seat")


async def begin(host: Hands, guest: Hands) -> None:
    """The host seats bots where nobody sits, and begins."""
    page = host.page
    while any(seat["kind"] == "open" for seat in host.person.update["table"]["seats"]):
        number = host.person.update["table"]["number"]
        await host.act(".acts .button:not(.quiet)")
        await host.person.until(lambda n=number: host.person.update["table"]["number"] != n, "for a bot")  # type: ignore[misc]
    await page.locator(".gather .main:not(:disabled)").wait_for()
    await host.act(".gather .main")
    for hands in (host, guest):
        await hands.person.until(lambda each=hands: bool(each.person.update["view"]), "for the deal")  # type: ignore[misc]


class Game:
    """Two people play; things go wrong on the way."""

    def __init__(self, arcus: Arcus, host: Hands, guest: Hands) -> None:
        self.arcus = arcus
        self.hands = (host, guest)
        self.troubles = {(host, 3): self.lose_line, (guest, 4): self.reload, (guest, 8): self.restart}
        self.made: Counter[Hands] = Counter()
        self.undone = 0
        self.moving = {hands: asyncio.Lock() for hands in self.hands}
        """A server is stopped between moves; what happens to one under way is for the tests of the page's own line."""

    async def play(self) -> None:
        """Play a game, and rematches until every means was used a dozen times."""
        await self.play_once()
        while any(self.used[means] < DOZEN for means in MEANS):
            await self.rematch()
            await self.play_once()
        assert not self.troubles, "the game was too short for all that should go wrong"

    @property
    def used(self) -> Counter[str]:
        """How often each means was used."""
        return sum((hands.used for hands in self.hands), Counter())

    async def play_once(self) -> None:
        """Play until both see the result."""
        try:
            await asyncio.gather(*map(self.play_on, self.hands))
        except (AssertionError, PlaywrightError) as error:
            for hands in self.hands:
                await hands.page.screenshot(path=f"build/browser/{hands.person.name}.png")
            told = [f"{hands.person.told()}, {hands.log[-3:]}" for hands in self.hands]
            raise AssertionError("; ".join([str(error), *told])) from error
        for hands in self.hands:
            await hands.page.locator("#result").wait_for()
            assert not hands.person.refusals
            assert not hands.person.troubles

            assert hands.person.update["table"]["winners"] == self.hands[0].person.update["table"]["winners"]

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
        person = hands.person
        while True:
            await person.until(lambda: person.is_over or bool(person.moves), "for a turn")
            if person.is_over:
                return
            if trouble := self.troubles.pop((hands, self.made[hands]), None):
                await trouble(hands)
            async with self.moving[hands]:
                await self.move(hands)
                await self.take_back(hands)
            self.made[hands] += 1

    async def move(self, hands: Hands) -> None:
        """One move, and what the table says to it."""
        person = hands.person
        before = person.stage
        await hands.move()
        await person.until(lambda: person.stage != before or bool(person.refusals), f"after a move from {before}")
        assert not person.refusals, person.told()

    async def take_back(self, hands: Hands) -> None:
        """Now and then a step is taken back before it counts."""
        person = hands.person
        if person.is_over or not person.update["you"]["can_undo"] or not person.moves or self.undone > 2:
            return
        before = person.stage
        await hands.act(".tools .button:first-child")
        await person.until(lambda: person.stage != before, "for a step to be taken back")
        self.undone += 1

    async def reload(self, hands: Hands) -> None:
        """The page is loaded anew, and shows the same."""
        person = hands.person
        before, person.update = person.update["view"], {}
        await hands.page.reload()
        await person.until(lambda: bool(person.update), "for the table to come back")
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
        await person.until(lambda: bool(person.update), "for the line to come back")
        await expect(hands.page.locator(".notice.lost")).to_have_count(0)
        assert person.update["view"] == before

    async def restart(self, hands: Hands) -> None:
        """The server is stopped and started again on the same data."""
        other = next(each for each in self.hands if each is not hands)
        async with self.moving[other]:
            before = [each.person.update["view"] for each in self.hands]
            await asyncio.to_thread(self.arcus.stop, signal.SIGTERM)
            try:
                for each in self.hands:
                    await expect(each.page.locator(".notice.lost")).to_be_visible()
                    each.person.update = {}
            finally:
                await asyncio.to_thread(self.arcus.start)
            for each in self.hands:
                await each.person.until(lambda who=each.person: bool(who.update), "for the server to come back")  # type: ignore[misc]
                await expect(each.page.locator(".notice.lost")).to_have_count(0)
            assert [each.person.update["view"] for each in self.hands] == before


async def show_commands(hands: Hands) -> None:
    """A phone shows its command line only if asked to."""
    await hands.touch_it(hands.page.locator("header .button").last)
    await hands.touch_it(hands.page.locator(".menu .button").first)
    await hands.page.locator(".command input:visible").wait_for()


def test_red7_with_the_keyboard_alone_against_a_phone(arcus: Arcus) -> None:
    async def play() -> None:
        async with chromium() as browser:
            host = Hands(
                await arrive(browser, arcus.url, "Ada", **DESKTOP),
                "keys",
                "command",
                quotas={"keys": 24},
                keys_alone=True,
            )
            guest = Hands(await arrive(browser, arcus.url, "Bob", **PHONE), *MEANS, quotas=POINTER, touch=True)
            await join(guest, await open_table_by_keys(host, "red7", rounds=3))
            await begin(host, guest)
            await show_commands(guest)
            game = Game(arcus, host, guest)
            await game.play()
            assert game.undone

    asyncio.run(play())


@pytest.mark.parametrize("game", ["qwinto", "rainbow", "kobito"])
def test_a_game_by_every_means(arcus: Arcus, game: str) -> None:
    async def play() -> None:
        async with chromium() as browser:
            host = Hands(await arrive(browser, arcus.url, "Ada", **DESKTOP), *MEANS, quotas=ALL)
            guest = Hands(await arrive(browser, arcus.url, "Bob", **PHONE), *MEANS, quotas=TOUCH, touch=True)
            await join(guest, await open_table(host, game))
            await begin(host, guest)
            await show_commands(guest)
            await Game(arcus, host, guest).play()

    asyncio.run(play())
