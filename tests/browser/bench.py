"""How quick the page is, on loopback: `python -m tests.browser.bench`.

Prints the time from the first page to an open table, from a press to the other player's screen, and how much the
layout shifts on the way. Medians; the browsers and the server share the machine.
"""

import asyncio
import itertools
import statistics
from collections.abc import Callable, Coroutine
from typing import Any

from playwright.async_api import Browser

from tests.browser.access import SHIFTS
from tests.browser.conftest import chromium, serving
from tests.browser.person import DESKTOP, PHONE, Person, arrive
from tests.browser.screens import GAMES

ROUNDS = 5
SIZES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}
PRESSES = 20
NOW = "performance.timeOrigin + performance.now()"
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
OPENING = f"""(nth) => new Promise((open) => {{
  const begun = {NOW};
  new MutationObserver((_, watch) => {{
    if (document.querySelector('.board .bar')) requestAnimationFrame(() => (watch.disconnect(), open({NOW} - begun)));
  }}).observe(document, {{subtree: true, childList: true}});
  document.querySelectorAll('.game .main')[nth].click();
}})"""
WATCH = f"""() => {{
  const line = document.querySelector('.status'), before = line.textContent;
  window.seen = new Promise((seen) => new MutationObserver((_, watch) => {{
    if (line.textContent !== before) watch.disconnect(), requestAnimationFrame(() => seen({NOW}));
  }}).observe(line, {{subtree: true, childList: true, characterData: true}}));
}}"""
PRESS = f"() => {{ document.querySelector('.command form').requestSubmit(); return {NOW}; }}"


async def opening(browser: Browser, url: str, game: str, size: dict[str, Any]) -> tuple[float, float, float]:
    """Milliseconds until a new visitor sees the first page, and from the press to the open table; and the shift."""
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
    """Two people who have begun a game of Rainbow."""
    ada = await arrive(browser, url, "Ada", "new/rainbow?with=friends", **DESKTOP)
    await ada.page.locator("form button[type=submit]:not(:disabled)").click()
    code = await ada.page.locator(".invite .code").text_content()
    bob = await arrive(browser, url, "Bob", f"j/{code}", **DESKTOP)
    await bob.page.locator("#name").press("Enter")
    await ada.page.locator(".gather .main:not(:disabled)").click()
    for person in (ada, bob):
        await person.page.locator(".board .bar").wait_for()
    return ada, bob


async def crossing(mover: Person, other: Person) -> float | None:
    """Milliseconds from one player's press to the other player's screen; None for a step that only one sees."""
    await mover.page.locator(".command input:visible").fill(mover.random.choice(mover.moves))
    await other.page.evaluate(WATCH)
    heard, before = other.update["first"] + len(other.update["events"]), mover.stage
    pressed = await mover.page.evaluate(PRESS)
    await mover.until(lambda: mover.stage != before, "for a move")
    if mover.update["first"] + len(mover.update["events"]) == heard:
        return None
    return float(await other.page.evaluate("window.seen")) - float(pressed)


async def crossings(browser: Browser, url: str) -> list[float]:
    """As many as are wanted."""
    found: list[float] = []
    ada, bob = await seated(browser, url)
    while len(found) < PRESSES:
        await ada.until(lambda: ada.is_over or bool(ada.moves or bob.moves), "for anybody's turn")
        if ada.is_over:
            break
        mover, other = (ada, bob) if ada.moves else (bob, ada)
        took = await crossing(mover, other)
        found += [took] if took is not None else []
    return found


async def measure(url: str) -> None:
    """Print all figures."""
    async with chromium() as browser:
        for (name, size), game in itertools.product(SIZES.items(), GAMES):
            rounds = [await opening(browser, url, game, size) for _ in range(ROUNDS)]
            first, took, shift = (statistics.median(each) for each in zip(*rounds, strict=True))
            print(
                f"{game} on a {name}: first page {first:.0f} ms, press to open table {took:.0f} ms, "
                f"layout shift {shift:.4f}, at most {max(each[2] for each in rounds):.4f}"
            )
        times = await crossings(browser, url)
        print(
            f"press to the other screen: {statistics.median(times):.0f} ms, at most {max(times):.0f}, of {len(times)}"
        )


def with_server(what: Callable[[str], Coroutine[None, None, None]]) -> None:
    """Do something with a server of its own."""
    with serving() as server:
        asyncio.run(what(server.url))


if __name__ == "__main__":
    with_server(measure)
