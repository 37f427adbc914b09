"""Screenshots of all screens in all sizes and both themes: `python -m tests.browser.screenshots [folder of mocks]`.

All go to build/screenshots, with a page that shows them side by side (contact.html), each beside the mock of its name
if a folder of mocks is given. A chosen few, made smaller, go to docs/screenshots.
"""

import asyncio
import html
import io
import itertools
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from arcus.server.settings import sqlite_file
from tests.browser.conftest import ARGS
from tests.browser.hands import Hands
from tests.browser.moments import FOLLOW_LINK, NAMES, Moment, Stage, Update, gathering, moment
from tests.browser.person import PHONE, Person, visit_site
from tests.server.inprocess import Arcus, listening
from tests.services import CHROMIUM

ALL = Path("build/screenshots")
CHOSEN_IN = Path("docs/screenshots")
SIZES = {
    "desktop": (1440, 900),
    "full-hd": (1920, 1080),
    "laptop": (1366, 625),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "lying": (844, 390),
}
PAGES = {
    "home": "",
    "new-table": "new/red7?with=friends",
    "lobby": "lobby",
    "settings": "settings",
    "rules": "rules/red7",
    "palettes": "palettes",
    "nowhere": "t/nosuchtable",
}
TABLES: dict[str, Moment | Update] = {
    "gather": gathering("red7", 4, names=NAMES[:3]),
    "red7": moment("red7", "long hand"),
    "red7-actions": moment("red7", "asks one"),
    "red7-start": moment("red7", "start"),
    "qwinto": moment("qwinto", "write"),
    "qwinto-dice": moment("qwinto", "late"),
    "qwinto-six": moment("qwinto", "six"),
    "rainbow": moment("rainbow", "row"),
    "rainbow-memory": moment("rainbow", "memory"),
    "kobito": moment("kobito", "workshop"),
    "kobito-six": moment("kobito", "six"),
    "kobito-benches": moment("kobito", "full benches"),
    "result": moment("qwinto", "over"),
    "result-red7": moment("red7", "over"),
    "result-kobito": moment("kobito", "over"),
    "watched": moment("red7", "onlooker"),
}
HELD = ("red7", "rainbow", "kobito")
"""Tables with a second picture while a thing is held."""
DRAWER = ("kobito",)
"""Tables with a second picture with the drawer open."""
CHOSEN = {
    "home-desktop-light-en",
    "red7-desktop-light-en",
    "qwinto-desktop-dark-en",
    "rainbow-desktop-light-en",
    "kobito-desktop-light-de",
    "red7-phone-dark-en",
    "qwinto-phone-light-de",
    "rainbow-phone-light-en",
    "kobito-phone-dark-en",
    "palettes-desktop-light-en",
}
STILL = """() => document.fonts.ready.then(() => document.getAnimations().forEach(
  (each) => { try { each.finish(); } catch { each.cancel(); } }))"""
"""Ends all animations, and removes endless ones."""


async def keep(page: Page, name: str, size: str, theme: str, language: str) -> None:
    """Write one picture."""
    await page.evaluate(STILL)
    whole = f"{name}-{size}-{theme}-{language}"
    picture = await page.screenshot(scale="css", full_page=name == "palettes")
    (ALL / f"{whole}.png").write_bytes(picture)
    if whole in CHOSEN:
        picture = await page.screenshot(scale="css" if size == "desktop" else "device")
        Image.open(io.BytesIO(picture)).save(CHOSEN_IN / f"{whole}.webp", quality=88, method=6)


async def pages(person: Person, size: str, theme: str, language: str) -> None:
    """Write the pictures of the screens without a table."""
    for name, path in PAGES.items():
        await person.page.evaluate(FOLLOW_LINK, f"/{path}")
        await person.page.locator("main h1").first.wait_for(state="attached")
        await person.page.wait_for_load_state("networkidle")
        await keep(person.page, name, size, theme, language)


async def tables(person: Person, size: str, theme: str, language: str) -> None:
    """Write the pictures of the tables."""
    stage, hands = Stage(person), Hands(person)
    for name, shown in TABLES.items():
        await stage.show(shown.update() if isinstance(shown, Moment) else shown)
        await keep(person.page, name, size, theme, language)
        if name in HELD:
            await hands.take((await hands.offers())["things"][0])
            await keep(person.page, f"{name}-held", size, theme, language)
            await person.page.keyboard.press("Escape")
        if name in DRAWER:
            await person.page.locator(".news button").click()
            await keep(person.page, f"{name}-drawer", size, theme, language)
            await person.page.keyboard.press("Escape")


async def pictures(browser: Browser, site: Arcus, size: str, theme: str, language: str) -> None:
    """Write all pictures of one kind."""
    width, height = SIZES[size]
    options: dict[str, Any] = {"viewport": {"width": width, "height": height}}
    if min(width, height) < 500:
        options = {**PHONE, **options, "device_scale_factor": 2}
    person = await visit_site(browser, site, "Ada", painted=True, **options)
    await person.like(theme=theme, language=language)
    await person.go()
    await pages(person, size, theme, language)
    await tables(person, size, theme, language)
    assert not person.troubles, person.troubles
    await person.context.close()


def contact_sheet(mocks: Path | None) -> str:
    """Return a page with all pictures, each beside the mock of its name if there is one."""
    rows = []
    for picture in sorted(ALL.glob("*-en.png")):
        stem = picture.stem.removesuffix("-en")
        name, size, theme = stem.rsplit("-", 2) if "full-hd" not in stem else (*stem.split("-full-hd-"), "")
        width, height = SIZES.get(size, SIZES["full-hd"])
        kinds = {"small": "phone", "full-hd": "desktop"}
        mock = (mocks or ALL) / f"{name}-{kinds.get(size, size)}-{width}x{height}-{theme}.png"
        beside = f'<img src="{mock.resolve().as_uri()}">' if mocks and mock.exists() else ""
        rows.append(f'<figure><figcaption>{html.escape(stem)}</figcaption><img src="{picture.name}">{beside}</figure>')
    style = "body{background:#777;font:14px sans-serif}figure{margin:1rem}img{height:26rem;margin-right:1rem}"
    return f"<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>{style}</style>{''.join(rows)}"


async def take(mocks: Path | None) -> None:
    """Write all pictures."""
    for folder in (ALL, CHOSEN_IN):
        folder.mkdir(parents=True, exist_ok=True)
    kinds = [
        *itertools.product(SIZES, ("light", "dark"), ("en",)),
        ("desktop", "light", "de"),
        ("phone", "light", "de"),
    ]
    with tempfile.TemporaryDirectory() as data:
        async with listening(sqlite_file(Path(data) / "arcus.sqlite")) as site, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            for size, theme, language in kinds:
                await pictures(browser, site, size, theme, language)
            await browser.close()
    (ALL / "contact.html").write_text(contact_sheet(mocks))
    print(f"{len(list(ALL.glob('*.png')))} pictures in {ALL}, side by side in {ALL / 'contact.html'}")


if __name__ == "__main__":
    asyncio.run(take(Path(sys.argv[1]) if len(sys.argv) > 1 else None))
