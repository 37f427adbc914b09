"""A person who resigned, or ran out of time, only watches: the page offers no moves, and says why."""

import pytest
from playwright.async_api import Page, expect

from arcus.core.game import AnyView
from arcus.protocol import TimeControl
from tests.browser.conftest import OpenApp
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.tables import plays
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal
from tests.server.manual import first_lively

pytestmark = pytest.mark.needs("chromium")
WATCH = """(notice) => {
  const seen = {asked: [], tags: [], tools: [], offered: 0};
  const look = () => {
    if (!document.querySelector('.notice[role=status]')?.textContent.includes(notice)) return;
    const tag = document.querySelector('.seat.you .state');
    seen.tags.push(tag.checkVisibility() && tag.offsetWidth > 0 ? tag.textContent.trim() : 'nothing in sight');
    seen.tools.push(document.querySelectorAll('.tools .button, .tools a').length);
    seen.asked.push(document.querySelector('.status .turn').textContent.trim());
    seen.offered += document.querySelectorAll('.bar .button, [data-thing].movable, .place.lit').length;
  };
  look();
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
  window.seen = seen;
}"""
"""Records every state of the page from the notice on, as long as the game lasts."""

OWED = """() => {
  const seen = window.seen = {turns: 0, owed: 0};
  let was = true;
  const look = () => {
    const is = document.querySelector('.dock .seat.turn') !== null;
    seen.turns += is && !was;
    was = is;
    seen.owed += document.querySelectorAll('.dock .owe i').length;
  };
  look();
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
"""Counts how often the turn comes to the reader's own panel, and collects the cards owed there."""


async def step(site: Arcus, reader: Person) -> None:
    """Let bots that are held make one move, and wait until the reader has received it."""

    def move_and_hold(view: AnyView) -> str:
        site.bots.hold()
        return first_lively(view)

    number, site.bots.script = reader.number, move_and_hold
    site.bots.release()
    await reader.news_after(number)


async def give_up(page: Page) -> None:
    """Give up, on a phone."""
    await page.locator(".top .button").last.tap()
    await page.locator('.menu .button:has-text("Give up")').tap()
    await page.locator(".menu .danger").tap()


@pytest.mark.parametrize("by_time", [False, True], ids=["gave up", "out of time"])
async def test_a_person_who_lost_a_seat_watches_it(open_app: OpenApp, site: Arcus, by_time: bool) -> None:
    """The page used to say that it was their turn, and that they did what the bot did."""
    notice, tag = ("You ran out of time", "out of time") if by_time else ("You gave up", "gave up")
    ada = await open_app("Ada", **(DESKTOP if by_time else PHONE))
    page = ada.page
    async with Player(site, "Bob") as bob, Player(site, "Cleo") as cleo:
        clock = TimeControl(bank=5) if by_time else None
        # Ada is to move, and the stand-in lays Y1, paints V2 and ends; then Bob is to move.
        journal = Journal("red7", 3, number=8, now=site.clock.now_ms(), clock=clock, absent="lose")
        table = await site.write(journal.sat(ada, bob, cleo).dealt())
        await bob.enter(table)
        await cleo.enter(table)
        await ada.sit_at(table)
        site.bots.hold()
        await page.evaluate(WATCH, notice)
        await (site.clock.advance(6) if by_time else give_up(page))
        await expect(page.locator(".notice[role=status]")).to_contain_text(notice)
        await expect(page.locator(".status .turn")).to_contain_text("It's Ada's turn.")
        site.bots.release()
        await ada.until(lambda: ada.update["view"]["table"]["turn"] == 1, "for the stand-in's turn to end")
        await expect(page.locator(".status .turn")).to_contain_text("It's Bob's turn.")
        await plays(bob, "pass")
        await plays(cleo, "pass")
        await ada.until(lambda: ada.is_over, "for the end")
    named = page.locator("section[aria-labelledby=result] .name", has_text=tag)
    await expect(named).to_have_text(f"Ada · {tag}", use_inner_text=True)
    seen = await page.evaluate("window.seen")
    assert set(seen["tags"]) == {tag}
    assert set(seen["tools"]) == {2}
    assert "It's Ada's turn." in seen["asked"]
    assert not [asked for asked in seen["asked"] if "our turn" in asked]
    assert seen["offered"] == 0
    await page.locator(".news button").click()
    lines = await page.locator(".drawer .log li").all_text_contents()
    first = next(i for i, line in enumerate(lines) if line.startswith("Ada"))
    assert not [line for line in lines[first:] if "You" in line or "your turn" in line]
    assert ada.troubles == []


async def test_a_person_who_lost_a_seat_at_kobito_owes_nothing(open_app: OpenApp, site: Arcus) -> None:
    """Their panel used to count the cards that the bot had to play."""
    ada = await open_app("Ada", **PHONE)
    await ada.sit_at(await site.write(Journal("kobito", 3, number=4).sat(ada).bots().dealt()))  # Ada is to move
    await expect(ada.page.locator(".dock .owe i")).to_have_count(1)
    site.bots.hold()
    await give_up(ada.page)
    await expect(ada.page.locator(".notice[role=status]")).to_contain_text("You gave up")
    await ada.page.evaluate(OWED)
    for seat in (1, 2, 0):
        while ada.update["view"]["table"]["turn"] != seat:
            await step(site, ada)
    await expect(ada.page.locator(".dock .seat.turn")).to_be_visible()
    assert await ada.page.evaluate("seen") == {"turns": 1, "owed": 0}
