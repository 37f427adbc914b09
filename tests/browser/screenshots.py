"""Pictures of every screen, phone and desktop, light and dark, in two languages: `python -m tests.browser.screenshots`.

All go to build/screenshots; a chosen few, made smaller, to docs/screenshots.
"""

import asyncio
import itertools
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from arcus.server.settings import sqlite_file
from tests.browser.conftest import ARGS
from tests.browser.moments import Stage, moment
from tests.browser.person import DESKTOP, PHONE, come
from tests.browser.screens import GAMES, like, plain_screens, table_screens
from tests.server.inprocess import Arcus, listening
from tests.services import CHROMIUM

ALL = Path("build/screenshots")
CHOSEN_IN = Path("docs/screenshots")
SIZES = {"desktop": DESKTOP, "phone": {**PHONE, "device_scale_factor": 2}}
PLAYED = {"red7": "three", "qwinto": "write", "rainbow": "row", "kobito": "workshop"}  # there is something to see
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
    """Write one picture to where it belongs."""
    plain = f"{name.replace(',', '').replace(' ', '-')}-{size}-{theme}-{language}.png"
    await page.screenshot(path=ALL / plain, full_page=(name, size) == ("palettes", "phone"))
    if (name, size, theme, language) in CHOSEN:
        await page.screenshot(path=CHOSEN_IN / plain, scale="css" if size == "desktop" else "device")


async def pictures(browser: Browser, site: Arcus, size: str, theme: str, language: str, **options: Any) -> None:
    """Write all pictures of one kind."""
    person = await come(browser, site, "Ada", **options)
    await like(person, theme, language)
    async for name in plain_screens(person):
        await keep(person.page, name, size, theme, language)
    stage = Stage(person)
    for game in GAMES:
        async for name in table_screens(stage, game):
            await keep(person.page, name, size, theme, language)
        await stage.show(moment(game, PLAYED[game]).update())
        await keep(person.page, f"{game}, played", size, theme, language)
    await person.context.close()


async def take() -> None:
    """Write all pictures."""
    for folder in (ALL, CHOSEN_IN):
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with listening(sqlite_file(Path(data) / "arcus.sqlite")) as site, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            for (size, options), theme, language in itertools.product(SIZES.items(), ("light", "dark"), ("en", "de")):
                await pictures(browser, site, size, theme, language, **options)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(take())
