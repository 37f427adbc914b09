"""Every screen, for every eye and every finger: axe-core, both themes, two languages, phone and desktop."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.browser.access import SMALL, overhang, violations_in_both_themes
from tests.browser.conftest import chromium
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import GAMES, plain_screens, table_screens, visitor
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
SIZES = {"desktop": DESKTOP, "phone": PHONE}


async def faults(person: Person, size: str) -> list[str]:
    """What is wrong with the screen that is shown."""
    found = await violations_in_both_themes(person.page)
    if wider := await overhang(person.page):
        found.append(f"{wider} px too wide")
    if size == "phone":
        found += [f"small: {each}" for each in await person.page.evaluate(SMALL)]
    return found


def screens(person: Person, part: str) -> AsyncIterator[str]:
    """The screens without a table, or those of a game's table."""
    return plain_screens(person) if part == "plain" else table_screens(person, part)


@pytest.mark.parametrize("part", ["plain", *GAMES])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_for_everybody(arcus: Arcus, size: str, language: str, part: str) -> None:
    """Axe-core finds nothing, nothing scrolls sideways, and on a phone there is room for a finger."""

    async def look() -> list[str]:
        found: list[str] = []
        options: dict[str, Any] = SIZES[size]
        async with chromium() as browser:
            person = await visitor(browser, arcus.url, "light", language, **options)
            async for name in screens(person, part):
                found += [f"{name}: {each}" for each in await faults(person, size)]
            assert await person.page.evaluate("document.documentElement.lang") == language
            assert not person.troubles
        return found

    assert not asyncio.run(look())
