"""The samples of docs/testing.md run."""

import ast
import inspect
from typing import Any

import pytest

from tests.browser.conftest import OpenApp
from tests.browser.moments import Stage, update
from tests.browser.person import PHONE
from tests.samples import programs
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

pytestmark = pytest.mark.needs("chromium")
WRITE, RENDER = programs("docs/testing.md")


async def run(sample: str, **names: Any) -> dict[str, Any]:
    """Run a sample that awaits, with these names, and return all names."""
    code = compile(sample, "docs/testing.md", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    awaited = eval(code, names)
    if inspect.isawaitable(awaited):
        await awaited
    return names


async def test_a_table_written_as_a_journal_is_entered(site: Arcus) -> None:
    async with Player(site, "Ada") as ada, Player(site, "Bob") as bob:
        await run(WRITE, arcus=site, Journal=Journal, ada=ada, bob=bob)
        assert ada.update["table"]["setup"]["game"] == "red7"
        assert ada.update["view"]["to_act"] == [1]


async def test_a_moment_is_rendered(open_app: OpenApp) -> None:
    names = await run(RENDER, open_app=open_app, Stage=Stage, PHONE=PHONE, update=update, Journal=Journal)
    page = names["stage"].page
    assert await page.locator(".hand .thing").count() == 3
