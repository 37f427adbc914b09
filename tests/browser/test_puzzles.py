"""A puzzle of each game, solved in the browser after a wrong answer; the streak, and the puzzle of the day."""

import datetime
import json
import re

import pytest
from playwright.async_api import expect

from arcus.games import GAMES
from arcus.locale import catalogue
from arcus.puzzles import Puzzle, puzzle_of_day, puzzles_of
from tests.browser.access import overhang, violations_in_both_themes
from tests.browser.conftest import OpenApp
from tests.browser.person import DESKTOP, PHONE
from tests.browser.test_lessons import PRESS, Learner

pytestmark = pytest.mark.needs("chromium")
SIZES = {"en": DESKTOP, "de": {**PHONE, "locale": "de-DE"}}
LAID = re.compile(r"lay \d+ g\d (low|high)")


def easy_to_play(game: str) -> Puzzle:
    """Return a puzzle of a game; of Kobito, one that is solved with cards from the hand alone."""
    return next(each for each in puzzles_of(game) if game != "kobito" or all(map(LAID.fullmatch, each.solution)))


def gesture(move: str) -> tuple[str, str]:
    """Return what is taken, and where it is put; PRESS for a button."""
    verb, *rest = move.split()
    match verb:
        case "lay" if len(rest) == 3:
            return f"h:{rest[0]}:0", f"{rest[1]}:{rest[2]}"
        case "lay" | "paint":
            return rest[0], "palette" if verb == "lay" else "canvas"
        case "write":
            return "", rest[0]
        case "flip":
            return f"row{rest[0]}", "turn"
        case _:
            return PRESS


@pytest.mark.parametrize("language", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_solved_after_a_wrong_answer(open_app: OpenApp, game: str, language: str) -> None:
    puzzle = easy_to_play(game)
    person = await open_app("Ada", f"puzzle/{puzzle.name}", known=False, **SIZES[language])
    page, player = person.page, Learner(person, language)
    say, reason = player.say, page.locator(".quest .reason")
    await expect(page.locator(".quest .task")).to_have_text(say(f"puzzle-{puzzle.kind}-task"))
    assert await overhang(page) <= 0
    if game == "kobito":
        await page.locator(".quest .give-up").click()
        await expect(reason.locator("h2")).to_have_text(say("puzzle-shown"))
    else:
        wrong = next(iter((*puzzle.proof.refuted, *puzzle.proof.values)))
        for move in wrong.split(", "):
            await player.put(*gesture(move))
        await expect(reason.locator("h2")).to_have_text(say("puzzle-wrong"))
        assert await reason.locator("p").inner_text()
    await reason.locator(".main").click()
    await expect(reason).to_be_hidden()
    for nth, move in enumerate(puzzle.solution, 1):
        async with page.expect_response(lambda response: response.request.method == "POST") as sent:
            await player.put(*gesture(move))
        answer = await (await sent.value).json()
        assert answer["moves"] == list(puzzle.solution[:nth])
    done = page.locator(".done")
    await expect(done.locator("h2")).to_have_text(say("puzzle-solved", tries=1 if game == "kobito" else 2))
    await expect(done.locator("h2")).to_be_focused()
    assert await overhang(page) <= 0
    assert person.troubles == []
    await done.locator(".main").click()
    await expect(page.locator(".done")).to_have_count(0)
    await expect(page).to_have_url(re.compile(f"/puzzle/{game}-[0-9]+$"))


async def test_the_puzzle_of_the_day_is_on_the_first_page_and_counts_the_streak(open_app: OpenApp) -> None:
    person = await open_app("Ada", "", known=False, **DESKTOP)
    page, player = person.page, Learner(person, "en")
    async with page.expect_response(re.compile("/api/puzzles/day$")) as answer:
        await page.locator("footer a.puzzle").click()
    today = datetime.date.fromisoformat((await (await answer.value).json())["day"])
    await expect(page.locator(".quest b").first).to_have_text(player.say("puzzle-of-day"))
    await expect(page.locator(".quest .digits")).to_have_text("0")
    yesterday = (today - datetime.timedelta(1)).isoformat()
    await person.store("arcus-puzzles", json.dumps({"days": [yesterday], "puzzles": []}))
    await page.reload()
    await expect(page.locator(".quest .digits")).to_have_text("1")
    await expect(page.locator(".quest .days i")).to_have_count(7)
    await expect(page.locator(".quest .days .solved")).to_have_count(1)
    assert await violations_in_both_themes(page) == []
    assert person.troubles == []
    assert puzzle_of_day(today).game in GAMES


async def test_a_card_that_may_not_go_there_is_answered_by_its_rule(open_app: OpenApp) -> None:
    puzzle = puzzles_of("red7")[0]
    person = await open_app("Ada", f"puzzle/{puzzle.name}", known=False, **DESKTOP)
    page, player = person.page, Learner(person, "en")
    await page.locator(".quest").wait_for()
    held = re.findall("[A-Z][1-7]", puzzle.position.split()[0].removeprefix("hand=").split("/")[puzzle.seat])
    allowed = {answer.split(", ")[0] for answer in (*puzzle.proof.refuted, ", ".join(puzzle.solution))}
    card = next(card for card in held if f"paint {card}" not in allowed)
    await player.hands.take(card)
    await page.locator('[data-place="canvas"]').first.click()
    await expect(page.locator(".quest blockquote")).to_have_text(player.say("red7-rule-3-3"))
    await page.locator(".quest .reason .link").click()
    await expect(page.locator("dialog [data-rule='3.3'] .tag")).to_have_text(player.say("web-rule-forbids"))
    assert person.troubles == []


async def test_an_unknown_puzzle_says_so(open_app: OpenApp) -> None:
    person = await open_app("Ada", "puzzle/chess-1", known=False, **DESKTOP)
    await expect(person.page.locator("main")).to_contain_text(catalogue().say("server-unknown-page"))
