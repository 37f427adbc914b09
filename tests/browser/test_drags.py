"""What is dragged: others play meanwhile, the page scrolls, the thing is gone; nothing slips out of the hand."""

import asyncio

import pytest
from playwright.async_api import Page

from tests.browser.conftest import chromium
from tests.browser.hands import EDGE, GRIP, NEXT_FRAME, REACHABLE, Hands
from tests.browser.person import DESKTOP, LAPTOP, PHONE, arrive
from tests.browser.screens import GAMES
from tests.browser.tables import drawn, play_now, play_until, two_at
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
FAR = 3  # pixels by which a thing may miss the finger
TURNS = {"red7": 3, "qwinto": 6, "rainbow": 3, "kobito": 4}
OFF = """([name, x, y, grip]) => {
  const box = document.querySelector(`.dragged[data-thing="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box ? Math.hypot(x - grip[0] - box.x, y - grip[1] - box.y) : 1e6;
}"""
CORNER = """(name) => {
  const box = document.querySelector(`[data-thing="${CSS.escape(name)}"]`).getBoundingClientRect();
  return [box.x, box.y];
}"""
LAID_OUT = """() => [scrollY, document.documentElement.scrollHeight, ...[...document.querySelectorAll(
  '.status, .seats, .board section, .board header, .place, .foot, .bar, .tools')].map((each) => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return `${each.dataset.place ?? each.classList[0]} ${[x, y, width, height].map(Math.round)}`;
  })]"""
LEFT_OVER = "() => document.querySelectorAll('.dragged, .thing.held').length"


class Drag:
    """A thing that is being dragged by its middle."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands = hands
        self.page = hands.page
        self.name = name
        self.at = (0.0, 0.0)
        self.grip = (0.0, 0.0)

    async def begin(self) -> None:
        """Take it up, and draw it a little."""
        x, y = await self.page.evaluate(GRIP, self.name)
        left, top = await self.page.evaluate(CORNER, self.name)
        self.grip = (x - left, y - top)
        await self.hands.point("start", x, y)
        await self.to(x + 9, y - 9)

    async def to(self, x: float, y: float) -> None:
        """Draw it somewhere."""
        self.at = (x, y)
        await self.hands.point("move", x, y)
        await self.page.evaluate(NEXT_FRAME)

    async def off(self) -> float:
        """How many pixels it is away from the finger."""
        return float(await self.page.evaluate(OFF, [self.name, *self.at, self.grip]))

    async def places(self) -> dict[str, tuple[float, float]]:
        """Where it could be put, as far as it is in sight."""
        found: dict[str, tuple[float, float]] = await self.page.evaluate(REACHABLE, EDGE)
        return found

    async def end(self) -> None:
        """Let go."""
        await self.hands.point("end", *self.at)
        await self.page.evaluate(NEXT_FRAME)


@pytest.mark.parametrize("seat", [0, 1], ids=["mouse", "finger"])
def test_a_drag_goes_on_while_others_play(arcus: Arcus, seat: int) -> None:
    """It used to fall back to where it came from as soon as anybody else had played."""

    async def play() -> None:
        async with chromium() as browser:
            pair = await two_at(browser, arcus.url, "qwinto")
            hands, other = pair[seat], pair[1 - seat]
            await play_until(pair, hands, "write ")
            drag = Drag(hands, "sum")
            await drag.begin()
            name, there = next(each for each in (await drag.places()).items() if each[0] != "misthrows")
            await drag.to(*there)
            await other.person.turn()
            number = hands.person.update["table"]["number"]
            await other.command()
            await hands.person.news_after(number)
            await hands.page.evaluate(NEXT_FRAME)
            assert await drag.off() < FAR
            before, sent = hands.person.stage, hands.person.sent
            await drag.to(*(await drag.places())[name])
            await drag.end()
            await hands.person.past(before)
            assert hands.person.sent == sent + 1

    asyncio.run(play())


def test_a_drag_of_something_that_is_gone_ends_gently(arcus: Arcus) -> None:
    async def play() -> None:
        async with chromium() as browser:
            pair = await two_at(browser, arcus.url, "qwinto")
            hands, person = pair[0], pair[0].person
            await play_until(pair, hands, "write ")
            sent, before, move = person.sent, person.stage, hands.choice()
            twin = await person.context.new_page()  # the same person plays in another window
            await twin.goto(hands.page.url)
            field = twin.locator(".command input:visible")
            await field.fill(move)
            drag = Drag(hands, "sum")
            await drag.begin()
            await drag.to(*next(iter((await drag.places()).values())))
            await field.press("Enter")
            await person.past(before)
            await hands.page.evaluate(NEXT_FRAME)
            assert await hands.page.evaluate(LEFT_OVER) == 0
            await drag.end()
            await hands.page.evaluate(NEXT_FRAME)
            assert (person.sent, person.refusals) == (sent, [])

    asyncio.run(play())


def test_escape_puts_back_what_is_dragged(arcus: Arcus) -> None:
    async def play() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", **DESKTOP)
            await play_now(ada, "red7", lambda person: any(move.startswith("lay ") for move in person.moves))
            await drawn(ada)
            hands = Hands(ada)
            name = (await hands.offers())["things"][0]
            home = await ada.page.evaluate(CORNER, name)
            drag = Drag(hands, name)
            await drag.begin()
            await drag.to(*next(iter((await drag.places()).values())))
            await ada.page.keyboard.press("Escape")
            await ada.page.evaluate(NEXT_FRAME)
            assert await ada.page.evaluate(CORNER, name) == home
            await drag.end()
            assert await ada.page.evaluate(LEFT_OVER) == 0
            assert ada.sent == 0

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(pytest.param(game, PHONE, id=f"phone-{game}") for game in GAMES),
        *(pytest.param(game, DESKTOP, id=f"desktop-{game}") for game in GAMES),
        *(pytest.param(game, LAPTOP, id=f"laptop-{game}") for game in ("rainbow", "kobito")),  # another foot
    ],
)
def test_what_would_be_moves_nothing_under_the_finger(arcus: Arcus, game: str, size: dict[str, object]) -> None:
    """A preview used to push the page, or its scrolling, away from under a card that was about to be put down."""

    async def play() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", f"new/{game}?with=bots", **size)
            hands = Hands(ada, touch=size is PHONE)
            await ada.page.evaluate("localStorage.setItem('arcus', JSON.stringify({commands: true}))")
            await ada.page.reload()
            await ada.page.locator("form button[type=submit]:not(:disabled)").click()
            for _ in range(TURNS[game]):
                await ada.turn()
                if ada.is_over:
                    break
                await drawn(ada)
                await try_all(hands)
                before = ada.stage
                await hands.command()
                await ada.past(before)

    asyncio.run(play())


async def try_all(hands: Hands) -> None:
    """Draw everything over everything, and put it back."""
    page: Page = hands.page
    for name in (await hands.offers())["things"]:
        if await page.evaluate(GRIP, name) is None:
            continue
        drag = Drag(hands, name)
        await drag.begin()
        home, before = drag.at, await page.evaluate(LAID_OUT)
        for place, there in (await drag.places()).items():
            await drag.to(*there)
            assert await page.evaluate(LAID_OUT) == before, f"{name} over {place} moves the page"
            assert await drag.off() < FAR, f"{name} over {place} is not under the finger"
        await drag.to(home[0] - 9, home[1] + 9)
        await page.keyboard.press("Escape")
        await drag.end()
