"""A short animation of a turn in each game, for the README: `python -m tests.browser.animations`.

Time is stepped by hand, so the pictures are smooth however slow the machine is.
"""

import asyncio
import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.async_api import Browser, async_playwright

from arcus.server.settings import sqlite_file
from tests.browser.conftest import ARGS
from tests.browser.hands import Hands
from tests.browser.person import Person, come
from tests.browser.screens import like
from tests.server.inprocess import Arcus, listening
from tests.server.journal import Journal
from tests.services import CHROMIUM

FOLDER = Path("docs/screenshots")
SIZE = {"width": 1280, "height": 800}
SHOWN = (800, 500)
STEP = 70  # milliseconds from one picture to the next
MOST = 1_000_000  # bytes
ADVANCE = """(ms) => {
  for (const each of document.getAnimations()) {
    if (each.isStepped) each.currentTime += ms;
    else each.pause(), each.isStepped = true, each.currentTime = 0;
    if (each.currentTime >= each.effect.getComputedTiming().endTime) each.finish();
  }
}"""
"""Takes all that moves on by so many milliseconds; what is new begins."""


class Scene(NamedTuple):
    """A turn: the deal, and what the player does, each with the milliseconds that are shown after it."""

    journal: Callable[[Person], Journal]
    acts: tuple[tuple[str, int], ...]
    """`take THING`, `put PLACE`, or `press SELECTOR`."""


SCENES: dict[str, Scene] = {}


class Film:
    """The pictures of a page, taken one step of time after the other."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.frames: list[Image.Image] = []

    async def run(self, ms: int) -> None:
        """Let so much time pass, and take its pictures."""
        for _ in range(0, ms, STEP):
            await self.page.clock.run_for(STEP)
            await self.page.evaluate(ADVANCE, STEP)
            picture = Image.open(io.BytesIO(await self.page.screenshot(scale="css")))
            self.frames.append(picture.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS))

    def write(self, path: Path) -> int:
        """Write the animation, as good as its size allows; return its size in bytes."""
        for quality in (70, 60, 50, 40, 30):
            first, *rest = self.frames
            first.save(path, save_all=True, append_images=rest, duration=STEP, loop=0, quality=quality, method=5)
            if path.stat().st_size < MOST:
                return path.stat().st_size
        raise RuntimeError(f"{path} has {path.stat().st_size} bytes, and {MOST} is the most")


async def act(hands: Hands, deed: str) -> None:
    """Do one thing."""
    verb, what = deed.split(" ", 1)
    if verb == "take":
        await hands.take(what)
    elif verb == "put":
        await hands.page.locator(f'[data-place="{what}"] > .target').click()
    else:
        await hands.page.locator(what).first.click()


async def film(browser: Browser, site: Arcus, game: str) -> int:
    """Make the animation of a game; return its size in bytes."""
    scene = SCENES[game]
    person = await come(browser, site, "Ada", viewport=SIZE, reduced_motion="no-preference")
    await like(person, "light", "en")
    await person.page.evaluate("localStorage.setItem('arcus', JSON.stringify({theme: 'light', speed: 'normal'}))")
    await person.page.clock.install()
    await person.sit_at(await site.write(scene.journal(person)))
    made, hands = Film(person), Hands(person)
    await made.run(1400)
    for deed, ms in scene.acts:
        await act(hands, deed)
        await asyncio.sleep(0.3)  # for the server's answer, which has a clock of its own
        await made.run(ms)
    assert not person.troubles, person.troubles
    await person.context.close()
    return made.write(FOLDER / f"{game}.webp")


async def make() -> None:
    """Make all animations."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with listening(sqlite_file(Path(data) / "arcus.sqlite")) as site, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            for game in SCENES:
                print(f"{game}.webp: {await film(browser, site, game):,} bytes")
            await browser.close()


if __name__ == "__main__":
    asyncio.run(make())
