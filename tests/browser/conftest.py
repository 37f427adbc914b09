"""Fixtures of browser tests: this worker's browser, and this worker's server with the web app."""

from collections.abc import AsyncIterator, Awaitable
from typing import Any, Protocol

import pytest
from playwright.async_api import Browser, async_playwright, expect

from arcus.server.settings import sqlite_file
from tests.browser.person import Person, visit_site
from tests.server.inprocess import Arcus, listening
from tests.services import CHROMIUM

ARGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
]
expect.set_options(timeout=30_000)  # nothing waits this long on purpose; a busy machine may


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The system's browser, started once."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
async def listening_site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arcus]:
    """A server on SQLite with a port, started once."""
    async with listening(sqlite_file(tmp_path_factory.mktemp("site") / "arcus.sqlite")) as arcus:
        yield arcus


@pytest.fixture
def site(listening_site: Arcus) -> Arcus:
    """This worker's server; its bots play the first lively move unless a test gives them another script."""
    listening_site.bots.reset()
    return listening_site


class OpenApp(Protocol):
    """A function that opens the app in a new browser context; see `tests.browser.person.visit_site`."""

    def __call__(self, name: str, path: str | None = None, *, known: bool = True, **options: Any) -> Awaitable[Person]:
        """Open a page of the app as this person, or without a path none yet; see `visit`."""


@pytest.fixture
async def open_app(browser: Browser, site: Arcus) -> AsyncIterator[OpenApp]:
    """A function that opens the app in a context for each person; all contexts are closed after the test."""
    people: list[Person] = []

    async def open_page(name: str, path: str | None = None, *, known: bool = True, **options: Any) -> Person:
        people.append(await visit_site(browser, site, name, path, known=known, **options))
        return people[-1]

    yield open_page
    for person in people:
        await person.context.close()
