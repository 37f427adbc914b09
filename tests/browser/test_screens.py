"""Every screen, for every eye and every finger: axe-core, both themes, two languages, phone and desktop."""

import asyncio
import itertools

import pytest

from tests.browser.access import overhang, violations
from tests.browser.conftest import chromium
from tests.browser.person import DESKTOP, PHONE
from tests.browser.screens import GAMES, plain_screens, table_screens, visitor
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
LOOKS = list(itertools.product(("light", "dark"), ("en", "de")))
SMALL = """() => [...document.querySelectorAll('.button, .field, [data-thing].movable')].flatMap((each) => {
  const box = each.getBoundingClientRect(), inside = each.closest('[inert], dialog:not([open])');
  const isSmall = box.width > 0 && (box.width < 43.5 || box.height < 43.5);
  return isSmall && !inside ? [`${each.outerHTML.slice(0, 90)} ${box.width}x${box.height}`] : [];
})"""


@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_axe_finds_nothing_on_any_screen(arcus: Arcus, theme: str, language: str) -> None:
    async def look() -> list[str]:
        found: list[str] = []
        size = PHONE if theme == "dark" else DESKTOP
        async with chromium() as browser:
            person = await visitor(browser, arcus.url, theme, language, **size)
            async for name in plain_screens(person):
                found += [f"{name}: {each}" for each in await violations(person.page)]
            for game in GAMES:
                async for name in table_screens(person, game):
                    found += [f"{name}: {each}" for each in await violations(person.page)]
            assert await person.page.evaluate("document.documentElement.lang") == language
            assert not person.troubles
        return found

    assert not asyncio.run(look())


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_shows_every_screen_without_scrolling_sideways_and_with_room_for_a_finger(
    arcus: Arcus, language: str
) -> None:
    async def look() -> list[str]:
        found: list[str] = []
        async with chromium() as browser:
            person = await visitor(browser, arcus.url, "light", language, **PHONE)

            async def check(name: str) -> None:
                if wider := await overhang(person.page):
                    found.append(f"{name}: {wider} px too wide")
                found.extend(f"{name}: small: {each}" for each in await person.page.evaluate(SMALL))

            async for name in plain_screens(person):
                await check(name)
            for game in GAMES:
                async for name in table_screens(person, game):
                    await check(name)
        return found

    assert not asyncio.run(look())
