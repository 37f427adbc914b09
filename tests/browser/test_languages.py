"""Every language has room on a phone: nothing is cut off, covered or wider than the screen, and the hand stays."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import expect

from arcus.locale import LANGUAGES
from tests.browser.access import BROKEN, COVERED, OUT_OF_SIGHT, SMALL, overhang
from tests.browser.conftest import chromium
from tests.browser.hands import NEXT_FRAME, Hands
from tests.browser.person import LAPTOP, LEAST_LYING, PHONE, SMALL_LYING, SMALL_UPRIGHT, Person
from tests.browser.screens import GAMES, plain_screens, visitor
from tests.browser.tables import drawn, play_now
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
MOVES = {"red7": 1, "qwinto": 4, "rainbow": 2, "kobito": 4}
"""How many moves of a game are looked at."""
SIZES = [each["viewport"] for each in (SMALL_UPRIGHT, SMALL_LYING, LEAST_LYING, LAPTOP)]
SHEET = ".qwinto .status, .qwinto .dice, .qwinto .mine .spot"
"""What one writes by, and so has to see together."""
SPILT = """() => {
  const texts = [...document.querySelectorAll('main *, header *, .seats *')].filter((each) => {
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    const has_words = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const is_seen = box.width > 1 && style.visibility !== 'hidden' && style.clipPath === 'none';
    return has_words && is_seen && !each.closest('.spoken, svg, dialog, .label, .hints');
  });
  const box = (each) => each.getBoundingClientRect();
  const is_cut = (each) => getComputedStyle(each).textOverflow !== 'ellipsis' && each.clientWidth > 0
    && each.scrollWidth > each.clientWidth + 1;
  const lying = texts.filter((each) => each.closest('.board') && !each.closest('.dock, .foot, .target'));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const over = lying.flatMap((a, i) => lying.slice(i + 1)
    .filter((b) => !a.contains(b) && meet(box(a), box(b))).map((b) => `${a.textContent} lies on ${b.textContent}`));
  return [...texts.filter(is_cut).map((each) => `${each.className} is cut: ${each.textContent}`), ...over];
}"""
CROWDED = """() => {
  const wide = [...document.querySelectorAll('.tools .button, .seats .name, .seats .clock')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1);
  const boxes = [...document.querySelectorAll('.tools .button')].map((each) => each.getBoundingClientRect());
  const out = boxes.some((box, i) => box.left < 0 || box.right > (boxes[i + 1]?.left ?? innerWidth) + 0.5);
  return [...wide.map((each) => each.textContent), ...(out ? ['the tools lie on each other'] : [])];
}"""
FOOT = "() => document.querySelector('.board .foot').offsetHeight"
DOCK = "() => document.querySelector('.board .dock').offsetHeight"


async def stages(person: Person, game: str) -> AsyncIterator[None]:
    """Some moves of a game against bots: each when it is one's turn."""
    await person.page.goto(person.url)
    person.update = {}
    await play_now(person, game, touch=True)
    for _ in range(MOVES[game]):
        if person.is_over:
            return
        await drawn(person)
        yield
        before = person.stage
        await Hands(person).command()
        await person.past(before)
        await person.turn()


async def held(person: Person) -> AsyncIterator[str]:
    """Take up everything that can be taken, one after the other, and put it back."""
    hands = Hands(person, touch=True)
    for name in (await hands.offers())["things"]:
        if name.startswith("die:"):
            continue
        await hands.thing(name).evaluate("(each) => each.scrollIntoView({block: 'center', behavior: 'instant'})")
        await hands.touch_it(hands.thing(name))
        await person.page.locator(".thing.held").first.wait_for()
        yield name
        await person.page.keyboard.press("Escape")


async def faults(person: Person) -> list[str]:
    """What has no room."""
    await person.page.evaluate(NEXT_FRAME)
    found = [f"spilt: {each}" for each in await person.page.evaluate(SPILT)]
    found += [f"small: {each}" for each in await person.page.evaluate(SMALL)]
    found += [f"covered: {each}" for each in await person.page.evaluate(OUT_OF_SIGHT)]
    found += [f"broken: {each}" for each in await person.page.evaluate(BROKEN)]
    return found + ([f"{wider} px too wide"] if (wider := await overhang(person.page)) else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_without_a_table_has_room_for_the_words(arcus: Arcus, language: str) -> None:
    """The word for "save" used to stand out of its button."""

    async def look() -> list[str]:
        async with chromium() as browser:
            person = await visitor(browser, arcus.url, "light", language, **PHONE)
            return [f"{name}: {each}" async for name in plain_screens(person) for each in await faults(person)]

    assert not asyncio.run(look())


def test_a_laptop_shows_all_four_games_at_once_in_every_language(arcus: Arcus) -> None:
    """Two of them used to be below the screen."""

    async def look() -> list[str]:
        found: list[str] = []
        async with chromium() as browser:
            for language in LANGUAGES:
                person = await visitor(browser, arcus.url, "light", language, **LAPTOP)
                await person.page.goto(arcus.url)
                await expect(person.page.locator(".game .main")).to_have_count(4)
                for button in await person.page.locator(".game .main").all():
                    await expect(button).to_be_in_viewport(ratio=1)
                found += [f"{language}: {each}" for each in await faults(person)]
                await person.context.close()
        return found

    assert not asyncio.run(look())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_play_has_room_for_the_words(arcus: Arcus, language: str) -> None:
    """Long words used to lie on others, to be cut off, and to push buttons below the tools or out of the screen."""

    async def look() -> list[str]:
        found: list[str] = []
        async with chromium() as browser:
            person = await visitor(browser, arcus.url, "light", language, **PHONE)
            for game in GAMES:
                async for _ in stages(person, game):
                    found += [f"{game}: {each}" for each in await faults(person)]
                    for size in SIZES:
                        await person.page.set_viewport_size(size)
                        await person.page.evaluate("scrollTo(0, 0)")  # the command line was below
                        await person.page.evaluate(NEXT_FRAME)  # the board has heard how high the tools are now
                        hidden: list[str] = await person.page.evaluate(COVERED, SHEET)
                        found += [f"{game} {size}: {each}" for each in [*await faults(person), *hidden]]
                    await person.page.set_viewport_size(PHONE["viewport"])
            assert await person.page.evaluate("document.documentElement.lang") == language
        return found

    assert not asyncio.run(look())


async def four_with_a_clock(person: Person) -> None:
    """A game of Red7 against three bots, by the clock, until it is one's turn or over."""
    await person.page.goto(f"{person.url}/new/red7?with=friends")
    await person.page.locator("form button[type=submit]:not(:disabled)").wait_for()
    await person.page.locator('label:has(input[type=radio][value="4"])').first.tap()
    await person.page.locator("form summary").tap()
    await person.page.locator('label:has(input[type=radio][value="quick"])').tap()
    await person.page.locator("form button[type=submit]").tap()
    await person.page.locator(".bots .button").tap()
    await person.page.locator(".gather .main:not(:disabled)").tap()
    await person.turn()


@pytest.mark.parametrize("language", ["hu", "ru"])
def test_tools_and_seats_have_room_beside_a_clock(arcus: Arcus, language: str) -> None:
    """Tools used to lie on each other and on the board's buttons, and names of four to be cut to a letter."""

    async def look() -> list[str]:
        async with chromium() as browser:
            person = await visitor(browser, arcus.url, "light", language, **SMALL_UPRIGHT)
            while not person.moves:  # bots that can do nothing with their first hands end the game
                person.update = {}
                await four_with_a_clock(person)
            await drawn(person)
            assert await person.page.locator(".tools .button").count() == 4
            assert await person.page.locator(".seats .clock").count() == 4
            cut: list[str] = await person.page.evaluate(CROWDED)
            return [*await faults(person), *cut]

    assert not asyncio.run(look())


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", ["red7", "rainbow", "kobito"])
def test_the_hand_stays_where_it_is_when_buttons_come_and_go(arcus: Arcus, game: str, language: str) -> None:
    """A button used to push Kobito's hand up, and so did long words in every game."""

    async def look() -> set[int]:
        feet: set[int] = set()
        async with chromium() as browser:
            person = await visitor(browser, arcus.url, "light", language, **PHONE)
            async for _ in stages(person, game):
                dock = await person.page.evaluate(DOCK)
                feet.add(await person.page.evaluate(FOOT))
                async for name in held(person):
                    assert await person.page.evaluate(DOCK) == dock, f"{name} in the hand makes the dock grow"
                    assert await overhang(person.page) == 0
                    feet.add(await person.page.evaluate(FOOT))
        return feet

    assert len(asyncio.run(look())) == 1
