"""The measuring of the page works: it reports nothing that it has not seen."""

import pytest
from playwright.async_api import Browser

from tests.browser import bench
from tests.browser.person import PHONE
from tests.server.inprocess import Arcus

pytestmark = pytest.mark.needs("chromium")


async def test_the_bench_reports_what_it_has_seen(
    browser: Browser, site: Arcus, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reported 0 for a page that was not painted yet, and then nothing at all."""
    monkeypatch.setattr(bench, "PRESSES", 2)
    first, took, shift = await bench.opening(browser, site.url, "rainbow", PHONE)
    assert first > 0
    assert took > 0
    assert 0 <= shift < 1
    times = await bench.crossings(browser, site.url)
    assert len(times) == 2
    assert min(times) > 0


async def test_the_bench_sees_the_frames_in_which_cards_fly(
    browser: Browser, site: Arcus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "UPDATES", 3)
    monkeypatch.setattr(bench, "SLOWDOWN", 1)
    found = await bench.flights(browser, site.url, "red7", PHONE)
    assert len(found.starts) == 2  # in one of the three nothing moves
    assert min(found.starts) > 0
    assert len(found.between) > 2
    assert min(found.between) > 0
    assert max(found.busy) > 0
    assert 0 <= found.late_by_page <= found.late <= 1
