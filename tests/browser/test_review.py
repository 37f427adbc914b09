"""Refusals, absent players, lost connections, and the end of a game."""

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from arcus import protocol
from arcus.protocol import TimeControl
from tests.browser.access import COVERED
from tests.browser.conftest import OpenApp
from tests.browser.hands import Hands, type_move
from tests.browser.moments import Stage, moment, refusal
from tests.browser.person import DESKTOP, SMALL_UPRIGHT, Person
from tests.browser.tables import drawn, typed
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

pytestmark = pytest.mark.needs("chromium")
OVERHANGS = "(button) => button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > innerWidth"
STORIES = """() => {
  window.stories = [];
  const look = () => stories.push(document.querySelector('.prompt')?.textContent.trim());
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Records the prompt, which shows the end of a round for a moment only."""


async def at_red7(open_app: OpenApp, site: Arcus, **options: Any) -> Hands:
    """Seat Ada at Red7 against one bot: she is to move, and has no R1."""
    ada = await open_app("Ada", **options)
    await ada.sit_at(await site.write(Journal("red7", 2, number=23).sat(ada).bots().dealt()))
    assert ada.moves
    return Hands(ada, touch="has_touch" in options)


async def refused(hands: Hands) -> Locator:
    """Ask for a move with a card that is not in the hand; return the bubble that says why not."""
    assert not any("R1" in move for move in hands.person.moves)
    await type_move(hands.page, "lay R1")
    bubble = hands.page.locator(".bubble")
    await bubble.wait_for()
    return bubble


@pytest.mark.parametrize("size", [DESKTOP, SMALL_UPRIGHT], ids=["mouse", "finger"])
async def test_the_buttons_of_a_refusal_can_be_pressed(open_app: OpenApp, site: Arcus, size: dict[str, Any]) -> None:
    """The bubble used to jump to wherever it was pressed, so that neither the rule nor the cross was hit."""
    hands = await at_red7(open_app, site, **size)
    bubble = await refused(hands)
    await hands.touch_it(bubble.locator(".shut"))
    await expect(bubble).to_have_count(0)
    bubble = await refused(hands)
    await hands.touch_it(bubble.locator(".link"))
    await expect(hands.page.locator("dialog[open]")).to_be_visible()


async def test_the_end_of_a_game_comes_into_sight_for_those_who_played_it(open_app: OpenApp, site: Arcus) -> None:
    """On a phone that was scrolled down it used to stand above the screen, and nothing had the focus."""
    hands = await at_red7(open_app, site, **SMALL_UPRIGHT)
    page, title = hands.page, hands.page.locator("#result")
    await page.evaluate("scrollTo(0, document.body.scrollHeight)")
    await hands.touch_it(page.get_by_role("button", name="Pass"))
    await hands.touch_it(page.locator(".bar .danger"))
    await hands.person.until(lambda: hands.person.is_over, "for the end")
    await expect(title).to_be_focused()
    await expect(title).to_be_in_viewport(ratio=1)
    await page.evaluate("history.scrollRestoration = 'manual'")  # the browser may scroll, if all comes early
    await page.reload()
    await title.wait_for()
    await expect(title).not_to_be_focused()
    assert await page.evaluate("scrollY") == 0


async def test_a_misthrow_asks_for_confirmation_and_the_fourth_ends_qwinto(open_app: OpenApp, site: Arcus) -> None:
    """One tap on its boxes used to commit it; the end showed an empty panel of dice, and a hyphen for a minus."""
    ada = await open_app("Ada", **DESKTOP)
    page = ada.page
    # Ada rolls first. Both have three misthrows, and she has rolled and kept once more.
    journal = Journal("qwinto", 2, number=1).sat(ada).bots().dealt()
    journal.moves(*["roll oyp", "keep", "pass", "pass"] * 6, "roll oyp", "keep")
    site.bots.script = lambda view: "pass"
    await ada.sit_at(await site.write(journal))
    await page.evaluate("window.print = () => {}")
    await page.locator('[data-place="misthrows"] > .target').click()
    await expect(page.locator(".asked")).to_contain_text("A misthrow costs 5 points")
    await page.locator(".asked .quiet").click()
    await expect(page.locator(".asked")).to_have_count(0)
    assert ada.sent == 0
    await page.locator('[data-place="misthrows"] > .target').click()
    await page.locator(".asked .danger").click()
    await ada.until(lambda: ada.is_over, "for the end")
    assert ada.sent == 1
    await expect(page.locator("#result")).to_be_visible()
    await expect(page.locator(".dice")).to_have_count(0)
    await expect(page.locator("section li", has_text="Misthrows").last).to_contain_text("\u221220")
    await page.get_by_role("button", name="View the table").click()
    await page.get_by_role("button", name="Print", exact=True).click()
    await page.get_by_role("button", name="Print blank sheets").click()
    paper = page.locator(".paper .page-part").first
    for label in ("Name", "Misthrows", "Total"):
        await expect(paper).to_contain_text(label)


async def test_an_onlooker_reads_what_each_seat_does(open_app: OpenApp, site: Arcus) -> None:
    """On a phone, at a table with a clock, there used to be no word for it."""
    async with Player(site, "Ada") as ada, Player(site, "Bob") as bob:
        clock = TimeControl(bank=120, gain=10)
        journal = Journal("rainbow", 2, number=1, now=site.clock.now_ms(), clock=clock)  # Ada is to move
        table = await site.write(journal.sat(ada, bob).dealt())
        await ada.enter(table)
        eve = await open_app("Eve", **SMALL_UPRIGHT)
        await eve.sit_at(table)
        for seat, word in ((".turn", "to move"), (".away", "away")):
            state = eve.page.locator(f".seat{seat} .state")
            await expect(state).to_have_text(word)
            await expect(state).to_be_in_viewport(ratio=1)
            assert not await state.evaluate(OVERHANGS)


SHADY = " ".join(f"K{face}" for face in "ROYGTBP" * 3)
"""A deck for Rainbow: each card has the shade on one side."""


async def loses_a_round(open_app: OpenApp, site: Arcus, **options: Any) -> Person:
    """Have Ada lay the shade at Rainbow, and so open the next round."""
    ada = await open_app("Ada", **options)
    await ada.hold_timers(1000, 4000)
    journal = Journal("rainbow", 2, number=2, options={"deck": SHADY}).sat(ada).bots().dealt()
    await ada.sit_at(await site.write(journal))  # the first card of Ada's hand is K
    await drawn(ada)
    await ada.page.evaluate(STORIES)
    before = ada.stage
    await ada.page.locator('[data-thing="hand1/0"]').click()
    await ada.page.locator('[data-place="lay"] > .target').click()
    await ada.past(before)
    return ada


async def test_the_end_of_a_round_at_rainbow_stays_in_sight(open_app: OpenApp, site: Arcus) -> None:
    """The update that ends a round brings the next one: its row used to be seen for an instant, or not at all."""
    ada = await loses_a_round(open_app, site, **DESKTOP)
    page = ada.page
    await expect(page.locator(".slot.clash")).to_have_count(1)
    await expect(page.locator(".prompt")).to_have_text("Shade came up: you lost the round.")
    await expect(page.locator(".them .plus")).to_have_text("+1")
    await expect(page.locator(".dock .thing")).to_have_count(2)  # the third card is drawn afterwards
    await ada.pass_time()
    await expect(page.locator(".slot.clash")).to_have_count(0)
    await expect(page.locator(".row .thing, .plus")).to_have_count(0)
    await expect(page.locator(".dock .thing")).to_have_count(3)


async def test_a_press_goes_on_from_the_end_of_a_round_at_rainbow(open_app: OpenApp, site: Arcus) -> None:
    """The press is a move at the same time: nobody waits for what was seen already, and here no time passes."""
    ada = await loses_a_round(open_app, site, **DESKTOP)
    page = ada.page
    await page.locator(".slot.clash").wait_for()
    await page.locator('[data-thing="hand2/0"]').click()
    await expect(page.locator(".slot.clash")).to_have_count(0)
    await expect(page.locator('[data-thing="hand2/0"]')).to_have_attribute("aria-pressed", "true")
    await expect(page.locator('.place.lit[data-place="lay"]')).to_have_count(1)


async def test_a_tap_on_a_card_that_may_not_be_played_says_why(open_app: OpenApp) -> None:
    """Only a drag used to say it."""
    person = await open_app("Ada", **SMALL_UPRIGHT)
    stage = Stage(person)
    for name, thing, target in (("laid", "hand2/0", "row"), ("flipped", "row2", "over")):
        shown = moment("rainbow", name).update()
        await stage.show(shown)
        await stage.script({"try": refusal(shown)})
        await person.page.locator(f'[data-thing="{thing}"]').tap()
        await expect(person.page.get_by_role("alert")).to_be_visible()
        asked = (await stage.asked())[-1]
        assert (asked["source"], asked["target"]) == (thing, target)
        await person.page.get_by_role("alert").get_by_role("button", name="Close").tap()


async def test_a_player_who_goes_on_at_rainbow_sees_the_new_row(open_app: OpenApp, site: Arcus) -> None:
    """The row of a round that was lost used to stay for its two seconds, over the cards laid since."""
    ada = await loses_a_round(open_app, site, **DESKTOP)
    assert "Shade came up: you lost the round." in await ada.page.evaluate("stories")
    await typed(ada, "lay 1")  # B
    await expect(ada.page.locator('.row [data-thing^="row"]')).to_have_count(1)
    assert "you lost the round" not in await ada.page.evaluate("stories.at(-1)")


async def test_a_gathering_names_those_who_are_away(open_app: OpenApp, site: Arcus) -> None:
    """`Everyone is here` used to stand above a seat whose person was away."""
    ada = await open_app("Ada", **DESKTOP)
    async with Player(site, "Bob") as bob:
        table = await site.write(Journal("rainbow", 2, host=ada).sat(ada, bob))
        await bob.enter(table)
        await ada.go(f"t/{table}")
        await expect(ada.page.locator("#seats")).to_have_text("Everyone is here")
        await bob.leave()
        await expect(ada.page.locator("#seats")).to_have_text("Not here yet: Bob")


async def test_the_focus_moves_to_the_heading_of_a_new_table(open_app: OpenApp, site: Arcus) -> None:
    """The focus used to go with the screen that stood there until the table came."""
    site.bots.hold()
    ada = await open_app("Ada", "", **DESKTOP)
    await ada.page.locator(".game .main").first.click()
    await ada.page.locator(".board .prompt").wait_for()
    await expect(ada.page.locator("header h1")).to_be_focused()


async def test_a_lost_connection_leaves_the_way_home_and_the_rules_free(open_app: OpenApp, site: Arcus) -> None:
    hands = await at_red7(open_app, site, **SMALL_UPRIGHT)
    await hands.person.context.set_offline(True)
    await expect(hands.page.locator(".lost")).to_be_in_viewport(ratio=1)
    assert await hands.page.evaluate(COVERED, ".top a, .top button") == []
    await hands.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    await expect(hands.page.locator(".lost")).to_be_in_viewport(ratio=1)


async def test_a_page_of_an_older_version_asks_to_be_reloaded(
    open_app: OpenApp, site: Arcus, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await open_app("Ada", **SMALL_UPRIGHT)
    table = await site.write(Journal("rainbow", 2, number=4, host=ada).sat(ada).bots().dealt())
    with monkeypatch.context() as newer:
        newer.setattr(protocol, "VERSION", protocol.VERSION + 1)
        await ada.go(f"t/{table}")
        await expect(ada.page.locator("h1")).to_contain_text("reload the page")
    await ada.page.locator("button", has_text="Reload").click()
    await ada.heard()


async def test_the_end_of_a_turn_is_not_announced_as_taken_back(open_app: OpenApp, site: Arcus) -> None:
    """A screen reader used to hear that it was undone after the end of a turn of one step."""
    hands = await at_red7(open_app, site, **DESKTOP)
    await typed(hands.person, "lay Y3")
    await typed(hands.person, "end")
    spoken = " ".join(await hands.page.locator(".spoken[aria-live] p").all_text_contents())
    assert "yellow 3" in spoken
    assert "Undone" not in spoken
