"""The measuring of the page works: nothing is told that was not seen."""

import asyncio

import pytest

from tests.browser import bench
from tests.browser.conftest import chromium
from tests.browser.person import PHONE
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")


def test_a_bench_tells_what_it_saw(arcus: Arcus, monkeypatch: pytest.MonkeyPatch) -> None:
    """It told 0 for a page that was not painted yet, and then nothing at all."""
    monkeypatch.setattr(bench, "PRESSES", 2)

    async def measure() -> None:
        async with chromium() as browser:
            first, took, shift = await bench.opening(browser, arcus.url, "rainbow", PHONE)
            assert first > 0
            assert took > 0
            assert 0 <= shift < 1
            times = await bench.crossings(browser, arcus.url)
            assert len(times) == 2
            assert min(times) > 0

    asyncio.run(measure())
