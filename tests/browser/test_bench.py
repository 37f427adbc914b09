"""The benchmark of the page reports only what it has measured."""

import json
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser import bench
from tests.browser.person import PHONE
from tests.server.inprocess import Arcus

PAGE = {"pid": 1, "tid": 2}
OTHER = {"pid": 1, "tid": 3}


def event(name: str, ms: float, **more: Any) -> dict[str, Any]:
    """Return an event of a trace, on the page's thread unless another one is given."""
    return {"name": name, "ts": ms * 1000, **PAGE, **more}


def task(ms: float, lasted: float | None = None, used: float | None = None, **more: Any) -> dict[str, Any]:
    """Return a task that took `lasted` milliseconds, `used` of them by its thread; without them it is unfinished."""
    times = {"dur": lasted, "tdur": used}
    kept = {name: time * 1000 for name, time in times.items() if time is not None}
    return event("RunTask", ms, ph="X" if kept else "B", **kept, **more)


FLIGHT = (
    {"name": "process_name", "ph": "M", "pid": 1, "tid": 0},  # has no time
    event("DrawFrame", 90, **OTHER),  # before any card flies
    event("update", 100),
    event("flying", 105),
    *(event("DrawFrame", ms, **OTHER) for ms in (112, 128, 162)),
    event("landed", 170),
)


def test_frames_are_counted_from_the_update_until_the_cards_have_landed() -> None:
    others = (event("update", 200), event("DrawFrame", 210, **OTHER))  # nothing moves
    found = bench.frames(json.dumps({"traceEvents": [*others, *FLIGHT]}).encode())
    assert found == bench.Frames(landed=[70], starts=[12], between=[16, 34], busy=[0, 0])
    assert (found.late, found.late_by_page) == (0.5, 0)


def test_a_frame_is_late_by_the_page_if_the_page_worked_meanwhile() -> None:
    tasks = (
        task(126, 8, 4),  # a half of it, and of the thread's time, is in the second of two frames
        task(140, 20, 10),
        task(112, 50, **OTHER),  # on another thread
        task(300, 50),  # later
    )
    found = bench.frames(json.dumps({"traceEvents": [*tasks, *FLIGHT]}).encode())
    assert found.busy == [1, 13]
    assert found.late_by_page == 0.5


def test_a_task_that_has_not_ended_with_the_trace_lasts_until_then() -> None:
    """Such a task has no duration, and used to stop the bench."""
    found = bench.frames(json.dumps({"traceEvents": [task(152), *FLIGHT]}).encode())
    assert found.busy == [0, 10]


def test_a_trace_without_frames_has_no_late_ones() -> None:
    found = bench.frames(json.dumps({"traceEvents": []}).encode())
    assert found == bench.Frames([], [], [], [])
    assert (found.late, found.late_by_page) == (0, 0)


@pytest.mark.needs("chromium")
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


@pytest.mark.needs("chromium")
async def test_the_bench_sees_the_frames_in_which_cards_fly(
    browser: Browser, site: Arcus, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many frames are drawn in a flight is up to the machine; that there were two flights is not."""
    monkeypatch.setattr(bench, "UPDATES", 3)
    monkeypatch.setattr(bench, "SLOWDOWN", 1)
    found = await bench.flights(browser, site.url, "red7", PHONE)
    assert len(found.landed) == 2  # in one of the three nothing moves
    assert 0 < len(found.starts) <= 2
    assert found.between
    assert min(*found.landed, *found.starts, *found.between) > 0
    assert sum(found.busy) > 0
    assert 0 <= found.late_by_page <= found.late <= 1
