"""The ways to play on a page: mouse, touch, keyboard, buttons, and the command line."""

import asyncio
import time
from collections import Counter
from typing import Any

from playwright.async_api import CDPSession, Locator, Page, expect

from tests.browser.person import PATIENCE, Person

OFFERS = """() => ({
  things: [...document.querySelectorAll('[data-thing].movable')].map((each) => each.dataset.thing),
  lit: [...document.querySelectorAll('.place.lit')].map((each) => each.dataset.place),
  presses: document.querySelectorAll('.bar .button:not(:disabled)').length,
})"""
OFFERING = """() => document.querySelector(
  '[data-thing].movable, .place.lit, .bar .button:not(:disabled)')"""
HERE = """() => {
  const here = document.activeElement, box = here.getBoundingClientRect();
  return {
    x: box.x + box.width / 2, y: box.y + box.height / 2,
    thing: here.dataset.thing ?? '', target: here.matches('.place.lit button.target'),
  };
}"""
MIDDLE = """(thing) => {
  const box = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
LIT = """() => [...document.querySelectorAll('.place.lit button.target')].map((each) => {
  const box = each.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""
GRIP = """(name) => {
  const thing = document.querySelector(`[data-thing="${CSS.escape(name)}"]`);
  const box = thing.getBoundingClientRect();
  const points = [0.5, 0.3, 0.15].flatMap((down) => [0.5, 0.35, 0.2, 0.12, 0.06, 0.65, 0.8].map(
    (along) => [box.x + along * box.width, box.y + down * box.height]));
  return points.find((each) => document.elementFromPoint(...each)?.closest('[data-thing]') === thing) ?? null;
}"""
"""Returns a point where a thing is visible; cards of a hand overlap."""
REACHABLE = """() => Object.fromEntries([...document.querySelectorAll('.place.lit')].flatMap((place) => {
  const box = place.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  const found = document.elementFromPoint(x, y)?.closest('[data-place]');
  return found === place ? [[place.dataset.place, [x, y]]] : [];
}))"""
AIMED = '(name) => document.querySelector(`.place.lit.over[data-place="${CSS.escape(name)}"]`) !== null'
NEXT_FRAME = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MEANS = ("tap", "drag", "keys", "press", "command")


async def type_move(page: Page, move: str) -> None:
    """Open the drawer, type a move in notation, and close the drawer."""
    await page.locator(".news button").click()
    await enter_move(page, move)
    await close_drawer(page)


async def enter_move(page: Page, move: str) -> None:
    """Type a move in notation into the drawer, which is open."""
    field = page.locator(".command input")
    await field.fill(move)
    await field.press("Enter")


async def close_drawer(page: Page) -> None:
    """Close the drawer."""
    await page.keyboard.press("Escape")
    await expect(page.locator(".drawer.open")).to_have_count(0)


class TouchScreen:
    """A touch screen with one finger, and its own clock.

    The browser takes two presses in one place for a double tap if their times are close. The times are given here, so
    that a person seems to wait between two presses, and nobody does.
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        self._now = time.time() + 3600  # later than any other event
        self._cdp: CDPSession | None = None

    async def touch(self, kind: str, x: float, y: float, after: float = 1.0) -> None:
        """Put the finger down (start) this many seconds after it was lifted; or move it, or lift it (end)."""
        self._cdp = self._cdp or await self.person.context.new_cdp_session(self.person.page)
        self._now += {"start": after, "move": 0.02, "end": 0.2}[kind]  # one that is lifted on the way throws the page
        points = [] if kind == "end" else [{"x": x, "y": y}]
        event = {"type": f"touch{kind.title()}", "touchPoints": points, "timestamp": self._now}
        await self._cdp.send("Input.dispatchTouchEvent", event)

    async def tap(self, x: float, y: float, after: float = 1.0) -> None:
        """Tap somewhere."""
        await self.touch("start", x, y, after)
        await self.touch("end", x, y)


class Hands:
    """Makes moves on a page in every way, and counts them."""

    def __init__(
        self,
        person: Person,
        *means: str,
        quotas: dict[str, int] | None = None,
        touch: bool = False,
        keys_alone: bool = False,
    ) -> None:
        self.person = person
        self.page = person.page
        self.random = person.random
        self.means = means or MEANS
        self.quotas = quotas or {}
        self.touch = touch
        self.keys_alone = keys_alone
        self.used: Counter[str] = Counter()
        self.log: list[str] = []
        self.touch_screen = TouchScreen(person)

    async def move(self) -> None:
        """Make one move in the way used least so far; in notation once all were used enough."""
        wanted = self.wanted()
        before = self.person.stage
        if wanted:
            await self._leave_drawer()
            await self.page.wait_for_function(OFFERING)
        for means in [*wanted, "command" if "command" in self.means else self.means[0]]:
            if await getattr(self, means)():
                self.used[means] += 1
                self.log.append(f"{means} from {before}")
                return
            assert self.person.stage == before
        raise AssertionError(f"no means of {self.means} made a move: {self.person.summary()}")

    def wanted(self) -> list[str]:
        """Return the ways that were not used enough yet, the least used first."""
        short = [each for each in self.means if self.used[each] < self.quotas.get(each, 0)]
        return sorted(short, key=lambda each: self.used[each])

    async def offers(self) -> Any:
        """Return what the board offers now: movable things, lit places, and the number of buttons."""
        return await self.page.evaluate(OFFERS)

    def thing(self, name: str) -> Locator:
        """Return the locator of a thing on the board."""
        return self.page.locator(f'[data-thing="{name}"]')

    async def take(self, name: str) -> None:
        """Tap a thing where it is visible, once it is there."""
        await self.thing(name).first.wait_for()
        grip = await self.page.evaluate(GRIP, name)
        assert grip, f"{name} is covered"
        await (self.touch_screen.tap(*grip) if self.touch else self.page.mouse.click(*grip))

    async def touch_it(self, what: Locator) -> None:
        """Tap with a finger, or click with the mouse."""
        if not self.touch:
            await what.click()
            return
        await what.tap(trial=True)  # it can be tapped
        box = await what.bounding_box()
        assert box
        await self.touch_screen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    async def act(self, selector: str) -> None:
        """Press the first of the buttons that a selector names, in this person's way."""
        await self._leave_drawer()
        if not self.keys_alone:
            await self.touch_it(self.page.locator(selector).first)
            return
        await self.tab_to(selector)
        await self.page.keyboard.press("Enter")

    async def write(self, selector: str, text: str) -> None:
        """Fill a field, in this person's way."""
        if not self.keys_alone:
            await self.page.locator(selector).fill(text)
            return
        await self.tab_to(selector)
        await self.page.keyboard.press("Control+a")
        await self.page.keyboard.type(text)

    async def choose(self, value: str) -> None:
        """Choose one of a few, in this person's way."""
        wanted = f'input[type=radio][value="{value}"]'
        if not self.keys_alone:
            await self.touch_it(self.page.locator(f"label:has({wanted})"))
            return
        await self.tab_to(f"fieldset:has({wanted}) input")
        while not await self.page.locator(f"{wanted}:checked").count():
            await self.page.keyboard.press("ArrowRight")

    async def settle(self, sent: int) -> None:
        """Wait for the move that a gesture makes; if it has several meanings, choose one."""
        asked = self.page.locator(".asked .button:not(.quiet)")
        if count := await self._answer(sent, asked):
            await self.touch_it(asked.nth(self.random.randrange(count)))
            await self._answer(sent)

    async def _answer(self, sent: int, asked: Locator | None = None) -> int:
        """Wait until a press has sent a move, and return 0; or has asked something first, and return how many answers.

        A finger's click comes after the finger has gone up.
        """
        try:
            async with asyncio.timeout(PATIENCE):
                while self.person.sent == sent:
                    if asked and (count := await asked.count()):
                        return count
                    await self.page.evaluate(NEXT_FRAME)
        except TimeoutError:
            raise AssertionError(f"pressed, and nothing was sent: {self.person.summary()}") from None
        return 0

    # ---- tap, drag

    async def tap(self) -> bool:
        """Take a thing, then touch a lit place."""
        offers = await self.offers()
        if dice := [each for each in offers["things"] if each.startswith("die:")]:
            if self.random.random() < 0.5:
                await self.take(self.random.choice(dice))
            return False  # dice are only chosen; a button rolls them
        if not offers["lit"]:
            if not offers["things"]:
                return False
            await self.take(self.random.choice(offers["things"]))
            await expect(self.page.locator(".place.lit"), "a movable thing lights no place").not_to_have_count(0)
            offers = await self.offers()
        lit = [each for each in offers["lit"] if each != "misthrows"] or offers["lit"]
        place, sent = self.random.choice(lit), self.person.sent
        self.log.append(place)
        await self.touch_it(self.page.locator(f'[data-place="{place}"] > .target'))
        await self.settle(sent)
        return True

    async def drag(self) -> bool:
        """Drag a thing to a lit place."""
        things = [each for each in (await self.offers())["things"] if not each.startswith("die:")]
        if not things:
            return False
        grip = await self.page.evaluate(GRIP, self.random.choice(things))
        if grip is None:
            return False
        x, y = grip
        await self.point("start", x, y)
        await self.point("move", x + 9, y - 9)
        assert await self.page.locator(".thing.held").count(), "what was dragged is not held"
        places = await self.page.evaluate(REACHABLE)
        if not places:
            await self.point("move", x, y)
            await self.point("end", x, y)
            return False
        name = self.random.choice([each for each in places if each != "misthrows"] or list(places))
        await self.point("move", (x + places[name][0]) / 2, (y + places[name][1]) / 2)
        there = await self._aim(name)
        sent = self.person.sent
        await self.point("end", *there)
        await self.settle(sent)
        assert self.person.sent == sent + 1, f"let go over {name}, and nothing was sent"
        return True

    async def _aim(self, name: str) -> tuple[float, float]:
        """Drag until a place is under the finger, and return the position; the place may move while others play."""
        for _ in range(20):
            places = await self.page.evaluate(REACHABLE)
            assert name in places, f"{name} went out of reach while something was dragged there"
            await self.point("move", *places[name])
            if await self.page.evaluate(AIMED, name):
                return (places[name][0], places[name][1])
        raise AssertionError(f"{name} never came under the finger")

    async def point(self, kind: str, x: float, y: float) -> None:
        """Put a finger or the mouse down, move it, or lift it."""
        if self.touch:
            await self.touch_screen.touch(kind, x, y)
            await self.page.evaluate(NEXT_FRAME)  # a finger is not faster than the screen
            return
        await self.page.mouse.move(x, y)
        if kind != "move":
            await (self.page.mouse.down() if kind == "start" else self.page.mouse.up())

    # ---- buttons

    async def press(self) -> bool:
        """Press one of the board's buttons; confirm one that asks for it only if nothing else is left."""
        buttons = self.page.locator(".bar .button:not(:disabled)")
        if not (count := await buttons.count()):
            return False
        danger, sent = self.page.locator(".bar .danger"), self.person.sent
        await self.touch_it(buttons.nth(self.random.randrange(count)))
        if await self._answer(sent, danger):
            others = [each for each in self.person.moves if each != "pass"]
            if others:
                await self.touch_it(self.page.locator(".bar .quiet"))
                return False
            await self.touch_it(danger)
        return True

    # ---- the command line

    async def command(self) -> bool:
        """Type a move in notation; the drawer stays open for the next one."""
        is_open = await self.page.locator(".drawer.open").count()
        if not self.keys_alone:
            if not is_open:
                await self.page.locator(".news button").click()
            await enter_move(self.page, self.choice())
            return True
        if not is_open:
            await self.page.keyboard.press("l")
        await self.tab_to(".command input")
        await self.page.keyboard.type(self.choice())
        await self.page.keyboard.press("Enter")
        return True

    async def _leave_drawer(self) -> None:
        if await self.page.locator(".drawer.open").count():
            await close_drawer(self.page)

    def choice(self) -> str:
        """Return a random move; it gives up only if there is nothing else."""
        moves = self.person.moves
        return self.random.choice([each for each in moves if each != "pass"] or moves)

    # ---- keys

    async def tab_to(self, selector: str) -> None:
        """Press Tab until something has the focus."""
        matches = "(selector) => document.activeElement.matches(selector)"
        for _ in range(150):
            if await self.page.evaluate(matches, selector):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} can't be reached by Tab")

    async def keys(self) -> bool:
        """Make a move with the keyboard alone."""
        offers = await self.offers()
        things = [each for each in offers["things"] if not each.startswith("die:")]
        if len(offers["things"]) > len(things) and self.random.random() < 0.5:
            await self.tab_to("[data-thing]")
            await self.walk_to(self.random.choice(offers["things"]))
            await self.page.keyboard.press("Enter")
            offers = await self.offers()
        if not things or (offers["presses"] and self.random.random() < 0.2):
            return await self._press_by_key(offers)
        await self.tab_to("[data-thing], [data-stop], .place.lit button.target")
        if not offers["lit"]:
            await self.walk_to(self.random.choice(things))
            await self.page.keyboard.press("Enter")
        await self._walk_to_target()
        await self.page.keyboard.press("Enter")
        if await self.page.locator(".asked").count():
            await self.tab_to(".asked .button:not(.quiet)")
            await self.page.keyboard.press("Enter")
        return True

    async def _press_by_key(self, offers: Any) -> bool:
        if not offers["presses"]:
            return False
        main = await self.page.locator(".bar .main:not(:disabled)").count()
        await self.tab_to(".bar .main" if main else ".bar .button")
        await self.page.keyboard.press("Enter")
        if await self.page.locator(".bar .danger").count():
            others = [each for each in self.person.moves if each != "pass"]
            await self.tab_to(".bar .quiet" if others else ".bar .danger")
            await self.page.keyboard.press("Enter")
            return not others
        return True

    async def walk_to(self, thing: str) -> None:
        """Go to a thing with the arrow keys, in its direction."""
        for _ in range(120):
            here = await self.page.evaluate(HERE)
            if here["thing"] == thing:
                return
            there = await self.page.evaluate(MIDDLE, thing)
            assert there, f"{thing} is gone"
            await self.page.keyboard.press(self._way(there[0] - here["x"], there[1] - here["y"]))
        raise AssertionError(f"{thing} can't be reached by the arrows")

    def _way(self, x: float, y: float) -> str:
        if self.random.random() < 0.3:
            return self.random.choice(ARROWS)
        if abs(x) > abs(y):
            return "ArrowRight" if x > 0 else "ArrowLeft"
        return "ArrowDown" if y > 0 else "ArrowUp"

    async def _walk_to_target(self) -> None:
        """Go to the nearest lit place with the arrow keys."""
        for steps in range(120):
            here = await self.page.evaluate(HERE)
            if here["target"] and (steps > 1 or self.random.random() < 0.5):
                return
            ways = [(x - here["x"], y - here["y"]) for x, y in await self.page.evaluate(LIT)]
            others = [way for way in ways if way != (0, 0)]
            nearest = min(others, key=lambda way: abs(way[0]) + abs(way[1]), default=None)
            await self.page.keyboard.press(self._way(*nearest) if nearest else self.random.choice(ARROWS))
        raise AssertionError("no lit place can be reached by the arrows")
