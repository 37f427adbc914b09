"""What browser tests share: a real server with the web app, and the system's Chromium."""

import contextlib
import signal
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser, async_playwright, expect

from tests.server.conftest import Arcus, common_folder

CHROMIUM = "/usr/bin/chromium"
expect.set_options(timeout=30_000)  # what has to come may come slowly on a machine that does much else
ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


@contextlib.contextmanager
def serving(kind: type[Arcus] = Arcus) -> Iterator[Arcus]:
    """A server of a kind, on SQLite."""
    with common_folder() as folder:
        server = kind(folder, "--data", str(folder)).start()
        try:
            yield server
        finally:
            server.stop(signal.SIGTERM)


@pytest.fixture(scope="module")
def arcus() -> Iterator[Arcus]:
    """A server on SQLite."""
    with serving() as server:
        yield server


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The system's browser."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        await browser.close()
