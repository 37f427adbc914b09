"""Dragging: others play meanwhile, the thing is gone, Escape; nothing slips out of the hand."""

from typing import Any

import pytest
from playwright.async_api import Page

from tests.browser.conftest import Arrive
from tests.browser.hands import EDGE, GRIP, NEXT_FRAME, REACHABLE, Hands
from tests.browser.person import DESKTOP, PHONE
from tests.browser.tables import drawn, plays
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Account, Journal

pytestmark = pytest.mark.needs("chromium")
FAR = 3  # pixels by which a thing may miss the finger
OFF = """([name, x, y, grip]) => {
  const box = document.querySelector(`.dragged[data-thing="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box ? Math.hypot(x - grip[0] - box.x, y - grip[1] - box.y) : 1e6;
}"""
CORNER = """(name) => {
  const box = document.querySelector(`[data-thing="${CSS.escape(name)}"]`).getBoundingClientRect();
  return [box.x, box.y];
}"""
LEFT_OVER = "() => document.querySelectorAll('.dragged, .thing.held').length"


class Drag:
    """A thing that is being dragged by its middle."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands = hands
        self.page: Page = hands.page
        self.name = name
        self.at = (0.0, 0.0)
        self.grip = (0.0, 0.0)

    async def begin(self) -> None:
        """Take it up, and drag it a little."""
        x, y = await self.page.evaluate(GRIP, self.name)
        left, top = await self.page.evaluate(CORNER, self.name)
        self.grip = (x - left, y - top)
        await self.hands.point("start", x, y)
        await self.to(x + 9, y - 9)

    async def to(self, x: float, y: float) -> None:
        """Drag it somewhere."""
        self.at = (x, y)
        await self.hands.point("move", x, y)
        await self.page.evaluate(NEXT_FRAME)

    async def off(self) -> float:
        """Return by how many pixels it misses the finger."""
        return float(await self.page.evaluate(OFF, [self.name, *self.at, self.grip]))

    async def places(self) -> dict[str, tuple[float, float]]:
        """Return the places in sight where it could be put."""
        found: dict[str, tuple[float, float]] = await self.page.evaluate(REACHABLE, EDGE)
        return found

    async def end(self) -> None:
        """Let go."""
        await self.hands.point("end", *self.at)
        await self.page.evaluate(NEXT_FRAME)


def rolled(ada: Account, bob: Account) -> Journal:
    """Return a game of Qwinto where both may write the first sum, or pass."""
    return Journal("qwinto", 2, number=1).sat(ada, bob).dealt().moves("roll oyp", "keep")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
async def test_a_drag_goes_on_while_others_play(arrive: Arrive, site: Arcus, size: dict[str, Any]) -> None:
    """The thing used to fall back to where it came from as soon as anybody else had played."""
    ada = await arrive("Ada", **size)
    hands = Hands(ada, touch=size is PHONE)
    async with Player(site, "Bob") as bob:
        table = await site.write(rolled(ada, bob))
        await bob.enter(table)
        await ada.sit_at(table)
        await drawn(ada)
        drag = Drag(hands, "sum")
        await drag.begin()
        name, there = next(each for each in (await drag.places()).items() if each[0] != "misthrows")
        await drag.to(*there)
        number = ada.number
        await plays(bob, "pass")
        await ada.news_after(number)
        await ada.page.evaluate(NEXT_FRAME)
        assert await drag.off() < FAR
        before = ada.stage
        await drag.to(*(await drag.places())[name])
        await drag.end()
        await ada.past(before)
        assert ada.sent == 1


async def test_a_drag_of_something_that_is_gone_ends_gently(arrive: Arrive, site: Arcus) -> None:
    ada = await arrive("Ada", **DESKTOP)
    async with Player(site, "Bob") as bob:
        table = await site.write(rolled(ada, bob))
        await ada.sit_at(table)
        await drawn(ada)
        before = ada.stage
        twin = await ada.context.new_page()  # the same person plays in another window
        await twin.goto(ada.page.url)
        await twin.locator(".news button").click()
        field = twin.locator(".command input")
        await field.fill("write o2")
        drag = Drag(Hands(ada), "sum")
        await drag.begin()
        await drag.to(*next(iter((await drag.places()).values())))
        await field.press("Enter")
        await ada.past(before)
        await ada.page.evaluate(NEXT_FRAME)
        assert await ada.page.evaluate(LEFT_OVER) == 0
        await drag.end()
        assert (ada.sent, ada.refusals) == (0, [])


async def test_escape_puts_back_what_is_dragged(arrive: Arrive, site: Arcus) -> None:
    ada = await arrive("Ada", **DESKTOP)
    await ada.sit_at(await site.write(Journal("red7", 2, number=23).sat(ada).bots().dealt()))  # Ada may lay Y3
    await drawn(ada)
    home = await ada.page.evaluate(CORNER, "Y3")
    drag = Drag(Hands(ada), "Y3")
    await drag.begin()
    await drag.to(*next(iter((await drag.places()).values())))
    assert await drag.off() < FAR
    await ada.page.keyboard.press("Escape")
    await ada.page.evaluate(NEXT_FRAME)
    assert await ada.page.evaluate(CORNER, "Y3") == home
    await drag.end()
    assert await ada.page.evaluate(LEFT_OVER) == 0
    assert ada.sent == 0
