"""What a person meets at the edges of a game: why not, who is missing, a line that is gone, and how it ended."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Route, expect

from tests.browser.access import COVERED
from tests.browser.conftest import chromium
from tests.browser.hands import Hands
from tests.browser.person import DESKTOP, LAPTOP, PHONE, Person, arrive
from tests.browser.screens import GAMES, LIKED
from tests.browser.tables import drawn, join, open_table, play_now
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
OVERHANGS = "(button) => button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > innerWidth"
OPTIONS: dict[str, dict[str, bool]] = {"red7": {"advanced": True, "actions": True}}
LOOKS = 12  # decisions in a row
STORIES = """() => {
  window.stories = [];
  const look = () => stories.push(document.querySelector('.story')?.textContent.trim());
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""
"""Writes down what is told of a round: it stands there for two seconds, and a test may look later."""
TYPES = "localStorage.setItem('arcus', JSON.stringify({commands: true}))"


async def at_red7(browser: Browser, url: str, **options: Any) -> Hands:
    """Somebody whose turn it is at Red7 against one bot."""
    person = await arrive(browser, url, "Ada", **options)
    await person.page.evaluate(TYPES)
    hands = Hands(person, touch="has_touch" in options)
    while not person.moves:  # a bot that can do nothing with its first hand ends the game
        person.update = {}
        await person.page.goto(f"{url}/new/red7?with=bots")
        await person.page.locator("form button[type=submit]:not(:disabled)").wait_for()
        await hands.choose("2")
        await hands.act("form button[type=submit]")
        await person.turn()
    await person.page.locator(".board .bar").wait_for()
    return hands


def with_options(options: dict[str, Any]) -> Callable[[Route], Awaitable[None]]:
    """Lets a new table have these options, whatever the page asks for."""

    async def alter(route: Route) -> None:
        asked = {**json.loads(route.request.post_data or ""), "options": options}
        await route.continue_(post_data=json.dumps(asked))

    return alter


async def refused(person: Person) -> Locator:
    """Ask for a move with a card that is not in the hand; the bubble that says why not."""
    cards = [f"{colour}{number}" for colour in "ROYGBIV" for number in range(1, 8)]
    card = next(each for each in cards if not any(each in move for move in person.moves))
    field = person.page.locator(".command input:visible")
    await field.fill(f"lay {card}")
    await field.press("Enter")
    bubble = person.page.locator(".bubble")
    await bubble.wait_for()
    return bubble


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["mouse", "finger"])
def test_what_the_refusal_offers_can_be_pressed(arcus: Arcus, size: dict[str, Any]) -> None:
    """It used to jump to wherever it was pressed, so that neither the rule nor the cross was hit."""

    async def press() -> None:
        async with chromium() as browser:
            hands = await at_red7(browser, arcus.url, **size)
            bubble = await refused(hands.person)
            await hands.touch_it(bubble.locator(".shut"))
            await expect(bubble).to_have_count(0)
            bubble = await refused(hands.person)
            await hands.touch_it(bubble.locator(".link"))
            await expect(hands.page.locator("dialog[open]")).to_be_visible()

    asyncio.run(press())


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_sheet_marks_what_matters_now(arcus: Arcus, game: str) -> None:
    """Decision by decision, as the view tells it; the weightiest is brought into sight."""

    async def play() -> int:
        async with chromium() as browser:
            person = await arrive(browser, arcus.url, "Ada", **DESKTOP)
            hands, page, looks = Hands(person), person.page, 0
            await page.route("**/api/tables", with_options(OPTIONS.get(game, {})))
            await play_now(person, game)
            for _ in range(LOOKS):
                await person.turn()
                if person.is_over:
                    break
                view, before = person.update["view"], person.stage
                looks += 1
                await page.get_by_role("button", name="Rules").click()
                marked = page.locator("dialog[open] li.now")
                await expect(marked).to_have_count(len(view["rules"]))
                assert {await each.get_attribute("data-rule") for each in await marked.all()} == set(view["rules"])
                await expect(marked.get_by_text("This matters now")).to_have_count(len(view["rules"]))
                await expect(page.locator(f'dialog[open] [data-rule="{view["rules"][0]}"]')).to_be_in_viewport()
                await page.keyboard.press("Escape")
                await hands.command()
                await person.past(before)
            assert person.troubles == []
        return looks

    assert asyncio.run(play()) > 0


def test_the_end_of_a_game_comes_into_sight_for_whoever_played_it(arcus: Arcus) -> None:
    """On a phone that was scrolled down it used to stand above the screen, and the focus was nowhere."""

    async def end() -> None:
        async with chromium() as browser:
            hands = await at_red7(browser, arcus.url, **SMALL)
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

    asyncio.run(end())


async def to_misthrow(hands: Hands) -> None:
    """At Qwinto: roll, and keep it, so that it may be marked as a misthrow."""
    person = hands.person
    while person.moves and not any(move.startswith("roll") for move in person.moves):
        await typed(hands, "keep" if "keep" in person.moves else "pass")
    if person.moves:
        await typed(hands, "roll oyp")
        await typed(hands, "keep")


async def typed(hands: Hands, move: str) -> None:
    """Make a move in notation, and wait for the next of one's own."""
    field, before = hands.page.locator(".command input:visible"), hands.person.stage
    await field.fill(move)
    await field.press("Enter")
    await hands.person.past(before)
    await hands.person.turn()


def test_a_misthrow_is_thought_over_and_four_of_them_end_qwinto(arcus: Arcus) -> None:
    """One tap on its boxes used to commit it; at the end stood an empty panel of dice, and a hyphen for a minus."""

    async def play() -> None:
        async with chromium() as browser:
            person = await arrive(browser, arcus.url, "Ada", **DESKTOP)
            await person.page.evaluate("window.print = () => {}")
            await person.page.locator(".game:nth-child(2) .main").click()
            await person.turn()
            hands, page = Hands(person), person.page
            await to_misthrow(hands)
            sent = person.sent
            await page.locator('[data-place="misthrows"] > .target').click()
            await expect(page.locator(".asked")).to_contain_text("A misthrow costs 5 points")
            await page.locator(".asked .quiet").click()
            await expect(page.locator(".asked")).to_have_count(0)
            assert person.sent == sent
            await page.locator('[data-place="misthrows"] > .target').click()
            before = person.stage
            await page.locator(".asked .danger").click()
            await person.past(before)
            await person.turn()
            while not person.is_over:
                await to_misthrow(hands)
            await expect(page.locator("#result")).to_be_visible()
            await expect(page.locator(".dice")).to_have_count(0)
            await expect(page.locator("section li", has_text="Misthrows").last).to_contain_text("\u221220")
            await page.get_by_role("button", name="Print blank sheets").click()
            paper = page.locator(".paper .page-part").first
            for label in ("Name", "Misthrows", "Total"):
                await expect(paper).to_contain_text(label)

    asyncio.run(play())


@pytest.mark.parametrize("height", [800, 720, LAPTOP["viewport"]["height"]])
def test_no_bench_is_covered_on_a_low_screen(arcus: Arcus, height: int) -> None:
    """The hand used to lie on Kobito's third and fourth bench."""

    async def play() -> list[str]:
        async with chromium() as browser:
            person = await arrive(browser, arcus.url, "Ada", viewport={"width": 1280, "height": height})
            free = 4
            while free > 1:
                await play_now(person, "kobito")  # a game that is over shows its points first, and the benches below
                begins = [move for move in person.moves if move.startswith("start")]
                await typed(Hands(person), (begins or person.moves)[0])
                free = 4 if person.is_over else await person.page.locator(".bench.free").count()
            assert await person.page.locator(".bench").count() == 4
            covered: list[str] = await person.page.evaluate(COVERED, ".pot, .bench")
            return covered

    assert asyncio.run(play()) == []


def test_whoever_looks_on_reads_what_each_seat_does(arcus: Arcus) -> None:
    """On a phone, at a table with a clock, there used to be no word for it."""

    async def watch() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", "new/rainbow?with=friends", **SMALL)
            await ada.page.locator("form button[type=submit]:not(:disabled)").wait_for()
            await ada.page.locator("form summary").tap()
            await ada.page.locator('label:has(input[type=radio][value="quick"])').tap()
            await ada.page.locator("form button[type=submit]").tap()
            bob = await arrive(browser, arcus.url, "Bob", **DESKTOP)
            await join(Hands(bob), str(await ada.page.locator(".invite .code").text_content()))
            await ada.page.locator(".gather .main:not(:disabled)").tap()
            for person in (ada, bob):
                await person.dealt()
            eve = await arrive(browser, arcus.url, "Eve", **SMALL)
            await eve.page.goto(ada.page.url)
            await (bob if ada.moves else ada).context.close()
            for seat, word in ((".act", "to move"), (".away", "away")):
                state = eve.page.locator(f".seats {seat} .state")
                await expect(state).to_have_text(word)
                await expect(state).to_be_in_viewport(ratio=1)
                assert not await state.evaluate(OVERHANGS)

    asyncio.run(watch())


def laying_first(person: Person, shows_shade: bool) -> str:
    """Rainbow with cards that have a shade on one side: the first of the hand, that side up or down."""
    card = person.update["view"]["table"]["hands"][0][0]
    return f"{'lay' if (card['face'] == 'K') == shows_shade else 'blind'} {card['slot']}"


def test_whoever_plays_on_at_rainbow_sees_the_new_row(arcus: Arcus) -> None:
    """The row of a round that was lost used to stay for its two seconds, over the cards that one had laid since."""

    async def play() -> None:
        async with chromium() as browser:
            person = await arrive(browser, arcus.url, "Ada", **DESKTOP)
            await person.page.evaluate(TYPES)
            await person.page.route(
                "**/api/tables", with_options({"deck": " ".join(f"K{face}" for face in "ROYGTBP" * 3)})
            )
            await person.page.goto(arcus.url)
            await person.page.locator(".game:nth-child(3) .main").click()
            await person.turn()
            await drawn(person)
            await person.page.evaluate(STORIES)
            await typed(Hands(person), laying_first(person, shows_shade=True))
            assert "The shade came up: you lost the round." in await person.page.evaluate("stories")
            await typed(Hands(person), laying_first(person, shows_shade=False))
            assert await person.page.evaluate("stories.at(-1)") == ""
            await expect(person.page.locator('.row [data-thing^="row"]')).to_have_count(1)

    asyncio.run(play())


def test_who_is_away_is_waited_for(arcus: Arcus) -> None:
    """`Everyone is here` used to stand above a seat whose person was away."""

    async def gather() -> None:
        async with chromium() as browser:
            host = Hands(await arrive(browser, arcus.url, "Ada", **DESKTOP))
            guest = Hands(await arrive(browser, arcus.url, "Bob", **DESKTOP))
            await join(guest, await open_table(host, "rainbow"))
            await expect(host.page.locator("#seats")).to_have_text("Everyone is here")
            await guest.person.context.close()
            await expect(host.page.locator("#seats")).to_have_text("Not here yet: Bob")

    asyncio.run(gather())


def test_whoever_comes_to_a_table_is_told_so(arcus: Arcus) -> None:
    """The focus used to go with the screen that stood there until the table came."""

    async def come() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", **DESKTOP)
            await ada.page.locator(".game .main").first.click()
            await ada.page.locator(".board .bar").wait_for()
            await expect(ada.page.locator("header h1")).to_be_focused()

    asyncio.run(come())


def test_a_lost_line_leaves_the_way_home_and_the_rules_free(arcus: Arcus) -> None:
    async def lose() -> None:
        async with chromium() as browser:
            hands = await at_red7(browser, arcus.url, **SMALL)
            await hands.person.context.set_offline(True)
            await expect(hands.page.locator(".lost")).to_be_in_viewport(ratio=1)
            assert await hands.page.evaluate(COVERED, "header a, header button") == []
            await hands.page.evaluate("scrollTo(0, document.body.scrollHeight)")
            await expect(hands.page.locator(".lost")).to_be_in_viewport(ratio=1)

    asyncio.run(lose())


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_long_words_stay_inside_of_the_button_that_saves_a_name(arcus: Arcus, language: str) -> None:
    async def look() -> bool:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", "settings", **SMALL)
            await ada.page.evaluate(LIKED % ("light", language))
            await ada.page.reload()
            await expect(ada.page.locator("html")).to_have_attribute("lang", language)
            overhangs: bool = await ada.page.locator("form .button").evaluate(OVERHANGS)
            return overhangs

    assert not asyncio.run(look())
