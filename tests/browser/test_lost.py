"""Whoever gave up, or ran out of time, watches: nothing is asked of them, and it says why; and what is told is read."""

import asyncio
import json
from collections.abc import Iterator, Sequence

import pytest
from playwright.async_api import Browser, Page, Route, expect

from tests.browser.conftest import chromium, serving
from tests.browser.person import DESKTOP, PHONE, Person, arrive
from tests.browser.tables import play_now
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
WATCH = """(notice) => {
  const lines = () => [...document.querySelectorAll('aside .log li')].map((line) => line.textContent);
  const seen = {asked: [], tags: [], tools: [], offered: 0, lines: []};
  let before = -1;
  const look = () => {
    if (!document.querySelector('.notice[role=status]')?.textContent.includes(notice)) return;
    if (before < 0) before = lines().length;
    const tag = document.querySelector('.seats li.you .state');
    seen.tags.push(tag.checkVisibility() && tag.offsetWidth > 0 ? tag.textContent.trim() : 'nothing in sight');
    seen.tools.push(document.querySelectorAll('.tools .button, .tools a').length);
    seen.asked.push(document.querySelector('.status .turn').textContent);
    seen.offered += document.querySelectorAll('.bar .button, [data-thing].movable, .place.lit').length;
    seen.lines = lines().slice(before);
  };
  look();
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
  window.seen = seen;
}"""
"""Writes down what is seen from the notice on, for as long as it is played: bots may be done before anybody looks."""

OWED = """() => {
  const seen = window.seen = {turns: 0, owed: 0};
  let was = true;
  const look = () => {
    const is = document.querySelector('.dock .own.turn') !== null;
    seen.turns += is && !was;
    was = is;
    seen.owed += document.querySelectorAll('.dock .pips, .dock .count').length;
  };
  look();
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""Counts how often the turn comes to one's own panel, and what it says is owed there."""

NEWEST = """() => {
  const [first] = document.querySelectorAll('.latest span'), last = first.cloneNode();
  document.querySelectorAll('.latest span').forEach((span) => span === first || span.remove());
  document.querySelector('.turn strong').textContent = 'Your turn: put a card in your palette or on the canvas.';
  first.textContent = 'Bob puts the yellow 5 in their palette, and then some more. ';
  last.textContent = 'Bob passes. ';
  first.after(last);
  const [box, rest] = ['.status', '.rest'].map((each) => first.closest(each).getBoundingClientRect());
  const {top, bottom, right} = last.getBoundingClientRect();
  return top >= rest.top - 1 && bottom <= Math.min(rest.bottom, box.bottom) + 1 && right <= box.right;
}"""


class Calm(Arcus):
    """A server whose bots leave time to look."""

    def command(self) -> Sequence[str]:
        words = list(super().command())
        words[words.index("--pace") + 1] = "0.2"
        return words


@pytest.fixture(scope="module")
def calm() -> Iterator[Arcus]:
    """Such a server."""
    with serving(Calm) as server:
        yield server


async def alone(browser: Browser, url: str, clocked: bool, game: str = "red7") -> Person:
    """Somebody whose turn it is in a game against bots, at first Red7; with a clock, the late lose their seat."""
    person = await arrive(browser, url, "Ada", **(DESKTOP if clocked else PHONE))

    async def alter(route: Route) -> None:
        asked = {**json.loads(route.request.post_data or ""), "clock": {"bank": 5}, "absent": "lose"}
        await route.continue_(post_data=json.dumps(asked))

    if clocked:
        await person.page.route("**/api/tables", alter)
    await play_now(person, game, are_all_in)
    return person


def are_all_in(person: Person) -> bool:
    """Is it somebody's turn, and nobody knocked out? Then their next move does not end a game of three."""
    return bool(person.moves) and None not in person.update["view"]["table"].get("palettes", ())


async def give_up(page: Page) -> None:
    """Give up, on a phone."""
    await page.locator("header .button").last.tap()
    await page.locator(".menu li:nth-child(5) .button").tap()
    await page.locator(".menu .danger").tap()


@pytest.mark.parametrize("by_time", [False, True], ids=["gave up", "out of time"])
def test_whoever_lost_a_seat_watches_it(calm: Arcus, by_time: bool) -> None:
    """They used to be told that it was their turn, and that they did what the bot did."""
    notice, tag = ("Your time is up", "out of time") if by_time else ("You have given up", "given up")

    async def lose() -> None:
        async with chromium() as browser:
            person = await alone(browser, calm.url, by_time)
            page, name = person.page, person.update["table"]["seats"][0]["name"]
            await page.evaluate(WATCH, notice)
            if not by_time:
                await give_up(page)
            await person.until(lambda: person.is_over, "for the end")
            await expect(page.locator("section[aria-labelledby=result] .name", has_text=tag)).to_have_text(
                f"{name} · {tag}", use_inner_text=True
            )
            seen = await page.evaluate("window.seen")
            assert set(seen["tags"]) == {tag}
            assert set(seen["tools"]) == {2}
            assert f"To move: {name}. " in seen["asked"]
            assert not [asked for asked in seen["asked"] if "our turn" in asked]
            assert seen["offered"] == 0
            assert [line for line in seen["lines"] if line.startswith(name)]
            assert not [line for line in seen["lines"] if "You" in line or "your turn" in line]
            assert person.troubles == []

    asyncio.run(lose())


def test_whoever_lost_a_seat_at_kobito_owes_nothing(calm: Arcus) -> None:
    """Their panel used to count the cards that the bot had to play."""

    async def lose() -> None:
        async with chromium() as browser:
            person = await alone(browser, calm.url, False, "kobito")
            await expect(person.page.locator(".dock .pips, .dock .count")).to_have_count(2)
            await give_up(person.page)
            await expect(person.page.locator(".notice[role=status]")).to_contain_text("You have given up")
            await person.page.evaluate(OWED)
            for _ in range(2):
                await person.until(lambda: person.update["view"]["table"]["turn"] != 0, "for a bot's turn")
                await person.until(lambda: person.update["view"]["table"]["turn"] == 0, "for the seat's turn")
            seen = await person.page.evaluate("seen")
            assert seen["turns"] >= 1
            assert seen["owed"] == 0

    asyncio.run(lose())


@pytest.mark.parametrize("size", [(360, 640), (360, 740), (740, 360), (1280, 900)], ids=str)
def test_the_newest_sentence_is_never_the_one_that_is_cut(calm: Arcus, size: tuple[int, int]) -> None:
    async def look() -> None:
        async with chromium() as browser:
            width, height = size
            person = await arrive(browser, calm.url, "Ada", viewport={"width": width, "height": height})
            await play_now(person, "red7")
            await expect(person.page.locator(".latest span").first).not_to_be_empty()
            assert await person.page.evaluate(NEWEST)

    asyncio.run(look())
