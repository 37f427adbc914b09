"""Dragging while others play, while the thing disappears, and with Escape."""

import math
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import OpenApp
from tests.browser.hands import GRIP, NEXT_FRAME, REACHABLE, Hands
from tests.browser.moments import Moment, Stage, moment
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.tables import drawn, plays, typed
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Account, Journal

pytestmark = pytest.mark.needs("chromium")
FAR = 3  # pixels by which a thing may miss the finger
# Where on a thing a point is, from its centre and in its own directions: cards in a fan are turned.
ON = """([name, x, y]) => {
  const thing = document.querySelector(`[data-thing="${CSS.escape(name)}"]`), box = thing.getBoundingClientRect();
  let angle = 0;
  for (let each = thing; each && !each.matches('.board'); each = each.parentElement) {
    const {transform, rotate} = getComputedStyle(each), {a, b} = new DOMMatrix(transform);
    angle += Math.atan2(b, a) + (parseFloat(rotate) || 0) * Math.PI / 180;
  }
  const far = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  const [sin, cos] = [Math.sin(-angle), Math.cos(-angle)];
  const is_dragged = thing.matches('.dragged');
  return [far[0] * cos - far[1] * sin, far[0] * sin + far[1] * cos, angle, is_dragged];
}"""
CORNER = """(name) => {
  const box = document.querySelector(`[data-thing="${CSS.escape(name)}"]`).getBoundingClientRect();
  return [box.x, box.y];
}"""
LEFT_OVER = "() => document.querySelectorAll('.dragged, .carrying, .thing.held').length"


class Drag:
    """A thing that is being dragged by its middle."""

    def __init__(self, hands: Hands, name: str) -> None:
        self.hands = hands
        self.page: Page = hands.page
        self.name = name
        self.at = (0.0, 0.0)
        self.angle = 0.0
        """How it is turned, when it was looked at last."""
        self.is_dragged = False
        """Whether the page drags it, when it was looked at last."""
        self.grip = (0.0, 0.0)
        """Where the finger holds it, from its centre and in its own directions."""

    async def begin(self) -> None:
        """Take it up, and drag it a little."""
        x, y = await self.page.evaluate(GRIP, self.name)
        self.grip = await self._held_at(x, y)
        await self.hands.point("start", x, y)
        await self.to(x + 9, y - 9)

    async def to(self, x: float, y: float) -> None:
        """Drag it somewhere."""
        self.at = (x, y)
        await self.hands.point("move", x, y)
        if not self.hands.touch:  # a finger has waited for the screen
            await self.page.evaluate(NEXT_FRAME)

    async def _held_at(self, x: float, y: float) -> tuple[float, float]:
        along, down, self.angle, self.is_dragged = await self.page.evaluate(ON, [self.name, x, y])
        return (along, down)

    async def off(self) -> float:
        """Return by how many pixels it misses the finger."""
        held_at = await self._held_at(*self.at)
        assert self.is_dragged, f"{self.name} is not dragged"
        return math.dist(held_at, self.grip)

    async def places(self) -> dict[str, tuple[float, float]]:
        """Return the places in sight where it could be put."""
        found: dict[str, tuple[float, float]] = await self.page.evaluate(REACHABLE)
        return found

    async def end(self) -> None:
        """Let go."""
        await self.hands.point("end", *self.at)
        await self.page.evaluate(NEXT_FRAME)


async def typed_elsewhere(person: Person, move: str) -> Locator:
    """Type a move in another window of the same person; Enter in the field that is returned plays it."""
    twin = await person.context.new_page()
    await twin.goto(person.page.url)
    await twin.locator(".news button").click()
    field = twin.locator(".command input")
    await field.fill(move)
    return field


def rolled(ada: Account, bob: Account) -> Journal:
    """Return a game of Qwinto where both may write the first sum, or pass."""
    return Journal("qwinto", 2, number=1).sat(ada, bob).dealt().moves("roll oyp", "keep")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
async def test_a_drag_goes_on_while_others_play(open_app: OpenApp, site: Arcus, size: dict[str, Any]) -> None:
    """The thing used to fall back to where it came from as soon as anybody else had played."""
    ada = await open_app("Ada", **size)
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


async def test_a_drag_goes_on_in_a_new_view(open_app: OpenApp, site: Arcus) -> None:
    """Another window of the same person plays the first half of a turn meanwhile."""
    ada = await open_app("Ada", **DESKTOP)
    async with Player(site, "Bob") as bob:
        await ada.sit_at(await site.write(Journal("red7", 2, number=2).sat(ada, bob).dealt()))
        await drawn(ada)
        before = ada.stage
        field = await typed_elsewhere(ada, "lay I7")
        drag = Drag(Hands(ada), "G2")
        await drag.begin()
        await field.press("Enter")
        await ada.past(before)
        await expect(ada.page.locator('.hand [data-thing="I7"]')).to_have_count(0)
        assert await drag.off() < FAR
        x, y = drag.at
        await drag.to(x - 40, y - 40)
        assert await drag.off() < FAR
        await drag.end()
        assert (ada.sent, ada.refusals) == (0, [])


async def test_a_drag_of_something_that_is_gone_ends_gently(open_app: OpenApp, site: Arcus) -> None:
    ada = await open_app("Ada", **DESKTOP)
    async with Player(site, "Bob") as bob:
        table = await site.write(rolled(ada, bob))
        await ada.sit_at(table)
        await drawn(ada)
        before = ada.stage
        field = await typed_elsewhere(ada, "write o2")
        drag = Drag(Hands(ada), "sum")
        await drag.begin()
        await drag.to(*next(iter((await drag.places()).values())))
        await field.press("Enter")
        await ada.past(before)
        await ada.page.evaluate(NEXT_FRAME)
        assert await ada.page.evaluate(LEFT_OVER) == 0
        await drag.end()
        assert (ada.sent, ada.refusals) == (0, [])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
async def test_a_card_of_a_fan_stands_upright_under_the_finger(
    open_app: OpenApp, site: Arcus, size: dict[str, Any]
) -> None:
    """The cards of a fan are turned: one that was dragged used to go astray, and to stay turned."""
    ada = await open_app("Ada", **size)
    await ada.sit_at(await site.write(Journal("red7", 2, number=23).sat(ada).bots().dealt()))
    await drawn(ada)
    last = await ada.page.locator(".fan [data-thing]").last.get_attribute("data-thing")
    assert last is not None
    drag = Drag(Hands(ada, touch=size is PHONE), last)
    await drag.begin()
    for way in ((-60, -200), (40, -90)):
        await drag.to(drag.at[0] + way[0], drag.at[1] + way[1])
        assert await drag.off() < 1
        assert abs(drag.angle) < 0.001


async def test_escape_puts_back_what_is_dragged(open_app: OpenApp, site: Arcus) -> None:
    ada = await open_app("Ada", **DESKTOP)
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


async def test_a_tap_on_a_card_without_a_move_says_why(open_app: OpenApp, site: Arcus) -> None:
    ada = await open_app("Ada", **DESKTOP)
    await ada.sit_at(await site.write(Journal("red7", 2, number=23).sat(ada).bots().dealt()))
    await drawn(ada)
    await typed(ada, "lay Y3")
    stuck = ada.page.locator(".fan [data-thing]:not(.movable)")
    assert await stuck.count(), "every card has a move"
    await stuck.first.click(position={"x": 12, "y": 12})
    await ada.until(lambda: bool(ada.refusals), "for a reason")
    await ada.page.locator("[role=alert]").wait_for()
    assert await ada.page.evaluate(LEFT_OVER) == 0


async def test_a_tap_on_a_card_of_kobito_without_a_move_asks_why(open_app: OpenApp) -> None:
    """Only a drag used to be explained; a tap was answered with: You can't put this anywhere right now."""
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    await stage.show(moment("kobito", "leftover").update())
    await ada.page.locator('[data-thing="h:7:0"]').click(position={"x": 12, "y": 12})
    assert [each["card"] for each in await stage.asked() if each["type"] == "try"] == ["7"]


@pytest.mark.parametrize(
    ("game", "position"),
    [("red7", "hand=B6O5/V1O2 palette=Y4/R6 turn=1"), ("kobito", "hand=3,8/5,6 gold=7:6:6,9:10:1,4:4:11 turn=1")],
)
async def test_a_tap_before_my_turn_asks_why(open_app: OpenApp, game: str, position: str) -> None:
    """A drag used to be answered with: It isn't your turn yet. A tap picked the card up."""
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    await stage.show(Moment("", game, 2, position).update())
    await ada.page.locator(".hand [data-thing], .fan [data-thing]").first.click(position={"x": 12, "y": 12})
    assert [each["type"] for each in await stage.asked()] == ["try"]
    await expect(ada.page.locator(".thing.held")).to_have_count(0)
