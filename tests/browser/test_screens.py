"""Every screen, for every eye and every finger: axe-core, both themes, two languages, phone and desktop."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.browser.access import SMALL, overhang, violations_in_both_themes
from tests.browser.conftest import Arrive
from tests.browser.hands import NEXT_FRAME
from tests.browser.moments import Stage
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import GAMES, like, plain_screens, table_screens

pytestmark = pytest.mark.needs("chromium")
SIZES: dict[str, dict[str, Any]] = {"en": DESKTOP, "de": PHONE}


async def faults(person: Person) -> list[str]:
    """Return what is wrong with the screen that is shown."""
    found = await violations_in_both_themes(person.page)
    for size in (DESKTOP, PHONE):
        await person.page.set_viewport_size(size["viewport"])
        await person.page.evaluate(NEXT_FRAME)  # the layout follows the size in the next one
        if wider := await overhang(person.page):
            found.append(f"{wider} px too wide for {size['viewport']}")
        if size is PHONE:
            found += [f"small: {each}" for each in await person.page.evaluate(SMALL)]
    return found


def screens(person: Person, part: str) -> AsyncIterator[str]:
    """Go to the screens without a table, or to those of a game's table."""
    return plain_screens(person) if part == "plain" else table_screens(Stage(person), part)


@pytest.mark.parametrize("language", SIZES)
@pytest.mark.parametrize("part", ["plain", *GAMES])
async def test_every_screen_is_for_everybody(arrive: Arrive, part: str, language: str) -> None:
    """Axe-core finds nothing, nothing scrolls sideways, and on a phone there is room for a finger."""
    found: list[str] = []
    person = await arrive("Ada", **SIZES[language])
    await like(person, "light", language)
    async for name in screens(person, part):
        found += [f"{name}: {each}" for each in await faults(person)]
        await person.page.set_viewport_size(SIZES[language]["viewport"])
    assert await person.page.evaluate("document.documentElement.lang") == language
    assert not found
    assert not person.troubles
