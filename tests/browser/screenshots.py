"""Pictures of every screen, phone and desktop, light and dark, in two languages: `python -m tests.browser.screenshots`.

All go to build/screenshots; a chosen few, made smaller, to docs/screenshots.
"""

import itertools
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page

from tests.browser.bench import with_server
from tests.browser.conftest import chromium
from tests.browser.hands import Hands
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import GAMES, plain_screens, table_screens, visitor

ALL = Path("build/screenshots")
CHOSEN_IN = Path("docs/screenshots")
SIZES = {"desktop": DESKTOP, "phone": {**PHONE, "device_scale_factor": 2}}
MOVES = {"red7": 4, "qwinto": 16, "rainbow": 5, "kobito": 14}  # so that there is something to see
CHOSEN = {
    ("home", "desktop", "light", "en"),
    ("red7, played", "desktop", "light", "en"),
    ("red7, played", "phone", "dark", "en"),
    ("qwinto, played", "desktop", "dark", "en"),
    ("qwinto, played", "phone", "light", "de"),
    ("rainbow, played", "phone", "light", "en"),
    ("kobito, played", "desktop", "light", "de"),
    ("kobito, played", "phone", "dark", "en"),
    ("palettes", "desktop", "light", "en"),
}


async def keep(page: Page, name: str, size: str, theme: str, language: str) -> None:
    """One picture, to where it belongs."""
    plain = f"{name.replace(',', '').replace(' ', '-')}-{size}-{theme}-{language}.png"
    await page.screenshot(path=ALL / plain, full_page=(name, size) == ("palettes", "phone"))
    if (name, size, theme, language) in CHOSEN:
        await page.screenshot(path=CHOSEN_IN / plain, scale="css" if size == "desktop" else "device")


async def play_some(person: Person, game: str) -> None:
    """A game against bots, some moves on, when it is one's own turn."""
    hands = Hands(person)
    await person.page.goto(person.url)
    person.update, person.refusals = {}, []  # of the screens before, one is a table that there is not
    await person.page.locator(f".game:nth-child({GAMES.index(game) + 1}) .main").click()
    for _ in range(MOVES[game]):
        await person.turn()
        if person.is_over:
            break
        before = person.stage
        await hands.command()
        await person.past(before)
    await person.turn()
    await person.page.locator(".board .bar").wait_for()
    await person.page.evaluate("scrollTo(0, 0)")


async def pictures(browser: Browser, url: str, size: str, theme: str, language: str, **options: Any) -> None:
    """All pictures of one kind."""
    person = await visitor(browser, url, theme, language, **options)
    async for name in plain_screens(person):
        await keep(person.page, name, size, theme, language)
    for game in GAMES:
        async for name in table_screens(person, game):
            await keep(person.page, name, size, theme, language)
        await play_some(person, game)
        await keep(person.page, f"{game}, played", size, theme, language)
    await person.context.close()


async def take(url: str) -> None:
    """All pictures."""
    for folder in (ALL, CHOSEN_IN):
        folder.mkdir(parents=True, exist_ok=True)
    async with chromium() as browser:
        for (size, options), theme, language in itertools.product(SIZES.items(), ("light", "dark"), ("en", "de")):
            await pictures(browser, url, size, theme, language, **options)


if __name__ == "__main__":
    with_server(take)
