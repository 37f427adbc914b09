"""Every language has room on a phone: the hand stays where it is."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.browser.access import overhang
from tests.browser.conftest import chromium
from tests.browser.hands import Hands
from tests.browser.person import PHONE, Person
from tests.browser.screens import GAMES, visitor
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
MOVES = {"red7": 1, "qwinto": 4, "rainbow": 2, "kobito": 4}
"""How many moves of a game are looked at."""
FOOT = "() => document.querySelector('.board .foot').offsetHeight"
DOCK = "() => document.querySelector('.board .dock').offsetHeight"


async def stages(person: Person, game: str) -> AsyncIterator[None]:
    """Some moves of a game against bots: each when it is one's turn."""
    await person.page.goto(person.url)
    person.update = {}
    await person.page.locator(f".game:nth-child({GAMES.index(game) + 1}) .main").tap()
    for _ in range(MOVES[game]):
        await person.turn()
        if person.is_over:
            return
        await person.page.locator(".bar .button, .board .movable").first.wait_for()
        yield
        before = person.stage
        await Hands(person).command()
        await person.past(before)


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
