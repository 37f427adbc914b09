"""A short animation of a turn in each game, for the README: `python -m tests.browser.animations`.

Time is stepped by hand, so the pictures are smooth however slow the machine is.
"""

import asyncio
import io
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.async_api import Browser, async_playwright

from arcus import make_bot
from arcus.core.game import AnyView
from arcus.games import make
from arcus.server.settings import sqlite_file
from tests.browser.conftest import ARGS
from tests.browser.hands import Hands
from tests.browser.person import Person, visit_site
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
"""Advances all animations by some milliseconds; new ones start."""


class Scene(NamedTuple):
    """A turn: the moves before it, and the player's actions with the milliseconds to show after each."""

    seats: int
    number: int
    """The number of the deal."""
    plays: int
    """Moves that have been made before."""
    acts: tuple[tuple[str, int], ...]
    """`take` the nth thing, `put` it on a place, or `press` a button; the first one where none is named."""

    def journal(self, game: str, person: Person) -> Journal:
        """Return the table at the player's turn."""
        journal = Journal(game, self.seats, number=self.number).sat(person).bots().dealt()
        made = 0
        while made < self.plays or journal.table.acting[0] != 0:
            journal.moves(greedy(journal.view(journal.table.acting[0])))
            made += 1
        return journal


def greedy(view: AnyView) -> str:
    """Return the move of a simple bot, in notation."""
    chosen = make_bot("greedy", make(view.game, view.players, view.options), 1).choose(view)
    return next(move.text for move in view.moves if move.number == chosen)


MAIN = "press .bar .main:not(:disabled)"
SCENES = {
    "red7": Scene(4, 23, 9, (("take 5", 700), ("put canvas", 1100), (MAIN, 4200))),
    "qwinto": Scene(3, 1, 60, ((MAIN, 2000), (MAIN, 900), ("put", 700), ("press .bar .main", 3000))),
    "rainbow": Scene(2, 5, 0, (("take 0", 700), ("put", 1400), (MAIN, 4000))),
    "kobito": Scene(4, 4, 40, (("take 0", 700), ("put", 3600))),
}


class Film:
    """The pictures of a page, taken one step of time after the other."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.frames: list[Image.Image] = []

    async def run(self, ms: int) -> None:
        """Advance the time, taking pictures."""
        for _ in range(0, ms, STEP):
            await self.page.clock.run_for(STEP)
            await self.page.evaluate(ADVANCE, STEP)
            picture = Image.open(io.BytesIO(await self.page.screenshot(scale="css")))
            self.frames.append(picture.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS))

    def write(self, path: Path) -> int:
        """Write the animation with the best quality within the size limit; return its size in bytes."""
        for quality in (70, 60, 50, 40, 30):
            first, *rest = self.frames
            first.save(path, save_all=True, append_images=rest, duration=STEP, loop=0, quality=quality, method=5)
            if path.stat().st_size < MOST:
                return path.stat().st_size
        raise RuntimeError(f"{path} has {path.stat().st_size} bytes, and {MOST} is the most")


async def act(hands: Hands, deed: str) -> None:
    """Carry out one action."""
    verb, _, what = deed.partition(" ")
    if verb == "take":
        await hands.take((await hands.offers())["things"][int(what or 0)])
    elif verb == "put":
        place = what or (await hands.offers())["lit"][0]
        await hands.page.locator(f'[data-place="{place}"] > .target').click()
    else:
        await hands.page.locator(what).first.click()


async def film(browser: Browser, site: Arcus, game: str) -> int:
    """Make the animation of a game; return its size in bytes."""
    scene = SCENES[game]
    site.bots.script = greedy
    person = await visit_site(browser, site, "Ada", viewport=SIZE, painted=True, reduced_motion="no-preference")
    await person.like(theme="light", speed="normal")
    await person.page.clock.install()
    await person.sit_at(await site.write(scene.journal(game, person)))
    made, hands = Film(person), Hands(person)
    await made.run(1400)
    for deed, ms in scene.acts:
        await act(hands, deed)
        await asyncio.sleep(0.3)  # for the server's answer, which has a clock of its own
        await made.run(ms)
    assert not person.troubles, person.troubles
    await person.context.close()
    return made.write(FOLDER / f"{game}-turn.webp")


async def film_all() -> None:
    """Make the animations of the games that are named, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with listening(sqlite_file(Path(data) / "arcus.sqlite")) as site, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            for game in sys.argv[1:] or SCENES:
                print(f"{game}: {await film(browser, site, game):,} bytes")
            await browser.close()


if __name__ == "__main__":
    asyncio.run(film_all())
