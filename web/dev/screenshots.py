"""Take a picture of every screen, on phone and desktop, light and dark, in two languages.

`python web/dev/screenshots.py FOLDER` starts a server of its own with an empty data folder, and plays against its bots
with the system's Chromium.
"""

import itertools
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
SIZES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
PAGES = ("", "lobby", "settings", "palettes", "rules/kobito", "new/red7", "new/rainbow?with=device")
GAMES = ("red7", "qwinto", "rainbow", "kobito")
MOST_MOVES = 12


@contextmanager
def server() -> Iterator[str]:
    """The address of a fresh server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        start = [sys.executable, "-c", "from arcus.cli import main; main()", "serve", "--no-browser", "--pace", "0.1"]
        env = {**os.environ, "ARCUS_LIMITS": "off"}
        process = subprocess.Popen([*start, "--port", str(port), "--data", data], env=env, stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}/"
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def wait_for(address: str) -> None:
    """Until somebody answers there."""
    for _ in range(300):
        try:
            urllib.request.urlopen(address).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"nobody answers at {address}")


def take(page: Page, folder: Path, name: str, whole: bool = False) -> None:
    """One picture, when everything has come to rest."""
    page.wait_for_timeout(500)
    page.screenshot(path=folder / f"{name}.png", full_page=whole)


def play(page: Page, moves: int) -> None:
    """Make some moves, or wait for the others, until it is one's own turn again."""
    for _ in range(moves):
        if page.locator(".status.mine").count():
            page.evaluate("document.querySelector('aside details button:enabled')?.click()")
        page.wait_for_timeout(250)
    page.wait_for_selector(".status.mine, #result", timeout=30_000)


def tour(browser: Browser, address: str, folder: Path, size: str, theme: str, language: str) -> None:
    """All screens in one look."""
    context = browser.new_context(color_scheme=theme, locale=language, **SIZES[size])  # type: ignore[arg-type]
    page = context.new_page()
    for path in PAGES:
        page.goto(address + path)
        page.wait_for_selector("h1")
        take(page, folder, path.partition("?")[0].replace("/", "-") or "home", whole=True)
    page.goto(f"{address}new/red7?with=friends")
    page.locator("form .main:enabled").click()
    page.wait_for_selector(".qr img")
    take(page, folder, "gathering", whole=True)
    code = page.locator("strong.code").inner_text()
    page.goto(f"{address}j/{code}")
    page.wait_for_selector("h1")
    take(page, folder, "join", whole=True)
    for game in GAMES:
        page.goto(address)
        page.locator(f"[aria-labelledby=game-{game}] .main").click()
        page.wait_for_selector(".board:not(.wait)")
        play(page, MOST_MOVES)
        take(page, folder, f"table-{game}")
    for number, name in ((0, "rules"), (-1, "menu")):
        page.locator(".table > header button").nth(number).click()
        take(page, folder, f"table-{name}")
        page.keyboard.press("Escape")
    context.close()


def main() -> None:
    """All screens in all looks."""
    out = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "screenshots")
    with sync_playwright() as playwright, server() as address:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGS)
        for size, theme, language in itertools.product(SIZES, ("light", "dark"), ("en", "de")):
            folder = out / f"{size}-{theme}-{language}"
            folder.mkdir(parents=True, exist_ok=True)
            tour(browser, address, folder, size, theme, language)
            print(folder)
        browser.close()


if __name__ == "__main__":
    main()
