"""Benchmark of the page, on loopback: `python -m tests.browser.bench`.

Prints the time from the first page to an open table, from a press to the other player's screen, how much the layout
shifts on the way, and how evenly cards fly on a slow machine. Medians; the browsers and the server share the machine.
"""

import asyncio
import itertools
import json
import signal
import statistics
from collections.abc import Iterable
from typing import Any, NamedTuple

from playwright.async_api import Browser, Page, async_playwright

from tests.browser.access import SHIFTS
from tests.browser.conftest import ARGS
from tests.browser.moments import Stage, Update, moment
from tests.browser.person import DESKTOP, PASS, PHONE, Person, visit
from tests.browser.screens import GAMES
from tests.server.process import ServerProcess, common_folder
from tests.services import CHROMIUM

ROUNDS = 5
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
PRESSES = 20
SLOWDOWN = 4
FLOWN = {"red7": "three", "kobito": "middle"}
"""Games where cards fly, and a moment to begin with."""
UPDATES = 16
LATE = 20.0  # milliseconds between two frames of which one is missed, at 60 a second
BUSY = 8.0  # milliseconds of work that leave the page no room for a frame, with what the browser does
TRACED = [
    "blink.user_timing",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
FLY = """async (moment) => {
  const fliers = () => [...document.querySelectorAll('.flier')];
  let is_flying = false;
  const watch = new MutationObserver(() => {
    if (!is_flying && fliers().length) is_flying = (performance.mark('flying'), true);
  });
  watch.observe(document, {subtree: true, childList: true});
  performance.mark('update');
  stage.go_on(moment);
  await stage.settle();  // what moves has taken off by then
  watch.disconnect();
  const moves = fliers().flatMap((each) => each.getAnimations({subtree: true}));
  await Promise.allSettled(moves.map((each) => each.finished));
  if (is_flying) performance.mark('landed');
}"""
FLY_BARE = """async () => {
  performance.mark('update');
  const card = document.createElement('div');
  card.style.cssText = 'width:100px; height:140px; background:red; will-change:transform';
  document.body.append(card);
  const flight = card.animate([{transform: 'none'}, {transform: 'translate(200px, 400px)'}], 420);
  performance.mark('flying');
  await flight.finished;
  performance.mark('landed');
  card.remove();
}"""
"""One flight on an empty page: its late frames are those of the machine."""
SHOWN = (700, 6000)  # milliseconds for which the page may keep an update in sight before it shows the next one
NOW = "performance.timeOrigin + performance.now()"
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
OPENING = f"""(nth) => new Promise((open) => {{
  const begun = {NOW};
  new MutationObserver((_, watch) => {{
    if (!document.querySelector('.board .prompt')) return;
    requestAnimationFrame(() => (watch.disconnect(), open({NOW} - begun)));
  }}).observe(document, {{subtree: true, childList: true}});
  document.querySelectorAll('.game .main')[nth].click();
}})"""
WATCH = f"""() => {{
  const line = document.querySelector('.drawer .log'), before = line.textContent;
  window.seen = new Promise((seen) => new MutationObserver((_, watch) => {{
    if (line.textContent !== before) watch.disconnect(), requestAnimationFrame(() => seen({NOW}));
  }}).observe(line, {{subtree: true, childList: true, characterData: true}}));
}}"""
PRESS = f"() => {{ document.querySelector('.command form').requestSubmit(); return {NOW}; }}"


async def opening(browser: Browser, url: str, game: str, size: dict[str, Any]) -> tuple[float, float, float]:
    """Return milliseconds to a new visitor's first page, and from the press to the open table; and the layout shift."""
    context = await browser.new_context(**size)
    await context.add_init_script(SHIFTS)
    page = await context.new_page()
    person = Person(url, "Ada", context, page)
    await page.goto(url)
    await page.locator(".game .main").first.wait_for()
    painted = await page.wait_for_function(PAINTED)
    first = await painted.json_value()
    took = await page.evaluate(OPENING, GAMES.index(game))
    await person.turn()
    shift = await page.evaluate("window.shifted")
    await context.close()
    return first, took, shift


async def seated(browser: Browser, url: str) -> tuple[Person, Person]:
    """Have two people begin a game of Rainbow, with their drawers open."""
    ada = await visit(browser, url, "Ada", "new/rainbow?with=friends", painted=True, **DESKTOP)
    await ada.page.locator("form button[type=submit]:not(:disabled)").click()
    code = await ada.page.locator(".invite .code").text_content()
    bob = await visit(browser, url, "Bob", f"j/{code}", painted=True, **DESKTOP)
    await bob.page.locator("#name").press("Enter")
    await ada.page.locator(".gather .main:not(:disabled)").click()
    for person in (ada, bob):
        await person.page.locator(".board .prompt").wait_for()
        await person.page.locator(".news button").click()
    return ada, bob


async def crossing(mover: Person, other: Person) -> float | None:
    """Return milliseconds from one player's press to the other's screen; None for a step that only one sees."""
    await mover.page.locator(".command input").fill(mover.random.choice(mover.moves))
    await other.page.evaluate(WATCH)
    heard, before = other.update["first"] + len(other.update["events"]), mover.stage
    pressed = await mover.page.evaluate(PRESS)
    await mover.until(lambda: mover.stage != before, "for a move")
    if mover.update["first"] + len(mover.update["events"]) == heard:
        return None
    return float(await other.page.evaluate("window.seen")) - float(pressed)


async def crossings(browser: Browser, url: str) -> list[float]:
    """Return `PRESSES` times of `crossing`, or fewer if the game ends before."""
    found: list[float] = []
    ada, bob = await seated(browser, url)
    while len(found) < PRESSES:
        await ada.until(lambda: ada.is_over or bool(ada.moves or bob.moves), "for anybody's turn")
        if ada.is_over:
            break
        mover, other = (ada, bob) if ada.moves else (bob, ada)
        took = await crossing(mover, other)
        found += [took] if took is not None else []
    for person in (ada, bob):
        await person.context.close()
    return found


class Frames(NamedTuple):
    """Frame times of flying cards, in milliseconds."""

    landed: list[float]
    """From each update to the end of its flights; updates without flights are left out."""
    starts: list[float]
    """From each update to its first frame."""
    between: list[float]
    """Between the frames while cards fly."""
    busy: list[float]
    """The page's own work between them: style, layout, painting and scripts."""

    @property
    def late(self) -> float:
        """The share of frames that came late."""
        return share(each > LATE for each in self.between)

    @property
    def late_by_page(self) -> float:
        """The share of frames that came late while the page was busy."""
        return share(each > LATE and busy > BUSY for each, busy in zip(self.between, self.busy, strict=True))


def share(hits: Iterable[bool]) -> float:
    """Return the share of hits, 0 of none."""
    all_of_them = list(hits)
    return sum(all_of_them) / max(1, len(all_of_them))


def frames(trace: bytes) -> Frames:
    """Return the frame times while cards fly, from a trace."""
    events = sorted(json.loads(trace)["traceEvents"], key=lambda event: event.get("ts", 0))
    found = Frames([], [], [], [])
    drawn: list[float] = []
    begun = 0.0
    page = next(((event["pid"], event["tid"]) for event in events if event["name"] == "update"), None)
    tasks = [event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) == page]
    last = max((event.get("ts", 0) for event in events), default=0)
    for event in events:
        at = event.get("ts", 0) / 1000
        if event["name"] == "update":
            begun = at
        elif event["name"] == "flying":
            drawn = []
        elif event["name"] == "DrawFrame":
            drawn.append(at)
        elif event["name"] == "landed":
            found.landed.append(at - begun)
            found.starts.extend(each - begun for each in drawn[:1])
            for sooner, later in itertools.pairwise(drawn):
                found.between.append(later - sooner)
                found.busy.append(sum(worked(task, sooner, later, last) for task in tasks))
    return found


def worked(task: dict[str, Any], start: float, end: float, last: int) -> float:
    """Return how many milliseconds of its thread's time a task used between two moments.

    A task that was not finished when the trace ended has no duration: it lasted until the `last` microsecond.
    """
    micros = task.get("dur", last - task["ts"])
    begun, lasted = task["ts"] / 1000, micros / 1000
    within = min(end, begun + lasted) - max(start, begun)
    return float(within / lasted * task.get("tdur", micros) / 1000) if within > 0 else 0.0


async def bare_flights(browser: Browser, size: dict[str, Any]) -> Frames:
    """Return the frame times while a rectangle flies over an empty page with a throttled processor."""
    context = await browser.new_context(**size)
    page = await context.new_page()
    await throttle(page)
    await browser.start_tracing(page=page, categories=TRACED)
    for _ in range(UPDATES):
        await page.evaluate(FLY_BARE)
    trace = await browser.stop_tracing()
    await context.close()
    return frames(trace)


async def throttle(page: Page) -> None:
    """Slow down the processor for a page."""
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


async def flights(browser: Browser, url: str, game: str, size: dict[str, Any]) -> Frames:
    """Return the frame times while cards fly on a page with a throttled processor."""
    person = await visit(browser, url, "Ada", painted=True, reduced_motion="no-preference", **size)
    await person.like(speed="normal")
    await person.hold_timers(*SHOWN)
    stage = Stage(person)
    updates = list[Update](moment(game, FLOWN[game]).updates(UPDATES))
    await stage.show(updates[0])
    await person.page.evaluate(PASS)  # what has happened before has been shown
    await throttle(person.page)
    await browser.start_tracing(page=person.page, categories=TRACED)
    for update in updates[1:]:
        await person.page.evaluate(FLY, update)
        await person.page.evaluate(PASS)  # the next one is shown at once
    trace = await browser.stop_tracing()
    await person.context.close()
    return frames(trace)


async def measure(browser: Browser, url: str) -> None:
    """Print all measurements."""
    for (name, size), game in itertools.product(SIZES.items(), GAMES):
        rounds = [await opening(browser, url, game, size) for _ in range(ROUNDS)]
        first, took, shift = (statistics.median(each) for each in zip(*rounds, strict=True))
        print(
            f"{game} on a {name}: first page {first:.0f} ms, press to open table {took:.0f} ms, "
            f"layout shift {shift:.4f}, at most {max(each[2] for each in rounds):.4f}"
        )
    for (name, size), game in itertools.product(SIZES.items(), FLOWN):
        bare, found = await bare_flights(browser, size), await flights(browser, url, game, size)
        print(
            f"empty page on a {name}, {SLOWDOWN} times slower, while a rectangle flies: {bare.late:.1%} "
            f"of {len(bare.between)} frames over {LATE:.0f} ms"
        )
        print(
            f"{game} on a {name}, {SLOWDOWN} times slower, while cards fly: {found.late:.1%} "
            f"of {len(found.between)} frames over {LATE:.0f} ms ({found.late_by_page:.1%} while the page was busy), "
            f"median {statistics.median(found.between):.1f}, at most {max(found.between):.0f}; "
            f"update to first frame {statistics.median(found.starts):.0f} ms"
        )
    times = await crossings(browser, url)
    print(f"press to the other screen: {statistics.median(times):.0f} ms, at most {max(times):.0f}, of {len(times)}")


async def main() -> None:
    """Measure with a browser and a server of its own."""
    with common_folder() as folder:
        server = ServerProcess(folder, "--data", str(folder)).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
                await measure(browser, server.url)
                await browser.close()
        finally:
            server.stop(signal.SIGTERM)


if __name__ == "__main__":
    asyncio.run(main())
