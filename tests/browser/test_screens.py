"""Accessibility and layout of every screen: axe-core, both themes, all languages, phone and desktop."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from arcus.locale import LANGUAGES
from tests.browser.access import SMALL, overhang, violations_in_both_themes
from tests.browser.conftest import OpenApp
from tests.browser.moments import Stage
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import GAMES, plain_screens, table_screens

pytestmark = pytest.mark.needs("chromium")
PARTS = ("plain", *GAMES)
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
WHOLE = {"desktop": "light", "phone": "dark"}
"""The theme that is checked with all rules; the other one is checked for colours only."""


def language_of(part: str, size: str) -> str:
    """Return the language of some screens: each of the eight occurs."""
    return LANGUAGES[(2 * PARTS.index(part) + [*SIZES].index(size)) % len(LANGUAGES)]


async def faults(person: Person, size: str) -> list[str]:
    """Return what is wrong with the screen that is shown."""
    found = await violations_in_both_themes(person.page, WHOLE[size])
    if wider := await overhang(person.page):
        found.append(f"{wider} px too wide")
    if size == "phone":
        found += [f"small: {each}" for each in await person.page.evaluate(SMALL)]
    return found


async def screens(person: Person, part: str) -> AsyncIterator[str]:
    """Go to the screens without a table, or to those of a game's table."""
    if part == "plain":
        await person.go()
    async for name in plain_screens(person) if part == "plain" else table_screens(Stage(person), part):
        yield name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("part", PARTS)
async def test_every_screen_is_for_everybody(open_app: OpenApp, part: str, size: str) -> None:
    """Axe-core finds nothing, nothing scrolls sideways, and on a phone there is room for a finger."""
    found: list[str] = []
    language = language_of(part, size)
    person = await open_app("Ada", **SIZES[size])
    await person.like(theme="light", language=language)
    async for name in screens(person, part):
        found += [f"{name}: {each}" for each in await faults(person, size)]
    assert await person.page.evaluate("document.documentElement.lang") == language
    assert not found
    assert not person.troubles
