"""Replay and analysis in the browser: one game, stepped through, seen with other eyes, analysed and continued."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from arcus.locale import catalogue
from arcus.records.record import record_bytes
from arcus.server import reviews
from tests.analysis.games import SHALLOW, played
from tests.browser.conftest import OpenApp
from tests.browser.person import DESKTOP, LAPTOP, PHONE, SMALL_UPRIGHT, Person
from tests.browser.screens import GAMES
from tests.browser.test_screens import SIZES, faults
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

pytestmark = pytest.mark.needs("chromium")


async def finished(site: Arcus, game: str = "red7", seats: int = 3) -> tuple[str, int]:
    """Write a finished game, and return its table and how many moves it has."""
    journal = Journal(game, seats, number=3).begun()
    journal.play_on(random.Random(3))
    assert journal.table.play is not None
    return await site.write(journal), len(journal.table.play.match.moves)


async def shows(person: Person, move: int, count: int) -> None:
    """Wait until the page shows a moment, and check that its address names it."""
    await expect(person.page.locator(".reel .count")).to_have_text(f"Move {move} of {count}")
    assert person.page.url.endswith(f"/{move}")


async def hand_sizes(page: Page, table: str, move: int) -> list[int]:
    """Return how many cards every player holds at a moment of a replay."""
    replay = await (await page.request.get(f"{table}/replay")).json()
    sizes: list[int] = replay["frames"][move]["view"]["table"]["hands"]
    return sizes


async def test_a_finished_game_is_replayed_analysed_and_tried_again(
    open_app: OpenApp, site: Arcus, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "FULL", SHALLOW)
    monkeypatch.setattr(reviews, "PLAIN", SHALLOW)
    table, count = await finished(site)
    ada = await open_app("Ada", **DESKTOP)
    page = ada.page
    await page.goto(f"{site.url}/replay/{table}/4")
    await shows(ada, 4, count)
    await page.locator(".scene .board .seat").first.wait_for()

    # steps, by button, key and scrubber
    await page.get_by_role("button", name="One move on").click()
    await shows(ada, 5, count)
    await page.locator("main").focus()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("ArrowLeft")
    await shows(ada, 3, count)
    await page.keyboard.press("End")
    await shows(ada, count, count)
    await page.get_by_role("slider", name="Move").fill("2")
    await shows(ada, 2, count)

    # eyes: all hands with all cards open, and only one's own with a player's eyes
    sizes = await hand_sizes(page, f"{site.url}/api/tables/{table}", 2)
    assert await page.locator(".open-hand .mini").count() == sum(sizes) > 0
    await page.get_by_role("radio", name="P1").click()
    await expect(page.locator(".open-hand")).to_have_count(0)
    assert await page.locator(".scene .dock .who .name").inner_text() == "P1"

    # analysis
    site.bots.hold()
    await page.get_by_role("button", name="Find the mistakes").click()
    await page.locator("progress").wait_for()
    await page.get_by_role("button", name="Cancel").click()
    await page.get_by_role("button", name="Find the mistakes").wait_for()
    site.bots.release()
    await page.get_by_role("button", name="Find the mistakes").click()
    await page.locator(".tally table").wait_for()
    assert await page.locator(".tally tbody tr").count() == 3
    marks = page.locator(".stream .slip")
    assert await marks.count() > 0
    await page.get_by_role("button", name="Next mistake").click()
    await expect(page.locator(".moment .slip.big")).to_be_visible()
    await expect(page.locator(".moment .opt")).to_have_count(2)
    assert await page.locator(".moment .opt .pic .thing").count() > 0

    # the same game goes on against bots
    await page.get_by_role("button", name="Try again from here").click()
    await page.wait_for_url("**/t/*")
    await page.locator(".board .dock").wait_for()
    assert not ada.troubles


async def test_a_replay_of_no_game_says_so(open_app: OpenApp) -> None:
    """A link in pieces used to be answered by what the server couldn't read."""
    ada = await open_app("Ada", "replay/nonsense/4", **DESKTOP)
    await expect(ada.page.locator("main")).to_contain_text(catalogue().say("web-no-page"))


async def test_a_result_leads_to_the_replay_and_a_record_can_be_uploaded(
    open_app: OpenApp, site: Arcus, tmp_path: Path
) -> None:
    table, count = await finished(site, "rainbow", 2)
    ada = await open_app("Ada", **PHONE)
    page = ada.page
    await page.goto(f"{site.url}/t/{table}")
    await page.get_by_role("link", name="Replay").click()
    await page.wait_for_url("**/replay/*/0")
    await page.get_by_role("link", name="Open a record").click()
    wrong, right = tmp_path / "wrong.json", tmp_path / "right.json"
    wrong.write_text("{}")
    right.write_bytes(record_bytes(played("kobito", 2, most=6)))
    await page.locator("input[type=file]").set_input_files(wrong)
    await expect(page.get_by_role("alert")).to_contain_text("not an Arcus record")
    await page.locator("input[type=file]").set_input_files(right)
    await page.locator(".scene .board.kobito .seat").first.wait_for()
    await page.get_by_role("button", name="One move on").click()
    assert page.url.endswith("/1")
    assert count > 1
    assert not ada.troubles


OVERLAP = """() => {
  const [line, mat] = ['.rule', '.mat'].map((each) => document.querySelector(each).getBoundingClientRect());
  const words = [...document.querySelectorAll('.rule > *')].map((each) => each.getBoundingClientRect().bottom);
  return Math.max(line.bottom, ...words) - mat.top;
}"""
"""Returns by how many pixels the line of the leader overlaps the palette."""


OUT_OF_TRACK = """() => {
  const boxes = ['.stream', '.stream .face'].map((each) => document.querySelector(each).getBoundingClientRect());
  const [track, grip] = boxes;
  return Math.max(track.left - grip.left, grip.right - track.right);
}"""
"""Returns by how many pixels the scrubber stands out of its track."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_every_replay_is_for_everybody(
    open_app: OpenApp, site: Arcus, monkeypatch: pytest.MonkeyPatch, game: str, size: str
) -> None:
    """Axe-core finds nothing in both themes, nothing scrolls sideways, and a phone has room for a finger.

    The scrubber used to hang over the edge of the page at the first move.
    """
    monkeypatch.setattr(reviews, "FULL", SHALLOW)
    monkeypatch.setattr(reviews, "PLAIN", SHALLOW)
    table, count = await finished(site, game, 2)
    ada = await open_app("Ada", **SIZES[size])
    page = ada.page
    await page.goto(f"{site.url}/replay/{table}/4")
    await page.locator(".scene .board .seat").first.wait_for()
    found = [f"replay: {each}" for each in await faults(ada, size)]
    for move in (0, count):
        await page.get_by_role("slider", name="Move").fill(str(move))
        await shows(ada, move, count)
        assert await page.evaluate(OUT_OF_TRACK) <= 0
    if game == GAMES[0]:
        if size == "phone":
            await page.get_by_role("radio", name="Luck and skill").click()
        await page.get_by_role("button", name="Find the mistakes").click()
        await page.locator(".tally table").wait_for()
        found += [f"analysed: {each}" for each in await faults(ada, size)]
        if size == "phone":  # both moves are in sight beside the board, without scrolling
            await page.get_by_role("radio", name="This move").click()
            await page.get_by_role("button", name="Next mistake").click()
            await page.evaluate("scrollTo(0, 0)")
            await expect(page.locator(".moment .opts")).to_be_in_viewport(ratio=1)
        await page.goto(f"{site.url}/replay")
        await page.locator("input[type=file]").wait_for(state="attached")
        found += [f"upload: {each}" for each in await faults(ada, size)]
    assert not found
    assert not ada.troubles


@pytest.mark.parametrize("size", [PHONE, SMALL_UPRIGHT], ids=["phone", "small phone"])
async def test_the_leader_stands_above_the_palette_in_a_replay(
    open_app: OpenApp, site: Arcus, size: dict[str, Any]
) -> None:
    """On a phone the line of the leader used to lie on the palette."""
    table, count = await finished(site)
    ada = await open_app("Ada", **size)
    await ada.page.goto(f"{site.url}/replay/{table}/4")
    await ada.page.locator(".scene .board .seat").first.wait_for()
    await shows(ada, 4, count)
    assert await ada.page.evaluate(OVERLAP) <= 0


OPEN_HANDS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(what)].map(box);
  const scene = box(document.querySelector('.scene'));
  const cards = all('.open-hand > *, .rainbow .arc.fan .thing, .rainbow .memo');
  const foot = Math.min(scene.bottom, innerHeight) - 8;
  const isOut = ({left, right, top}) =>
    left < scene.left || right > scene.right + 1 || top < scene.top - 1 || top > foot;
  const others = all('.scene .seat .face, .scene .pal .thing, .scene .rainbows .thing');
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  const covered = all('.open-hand').filter((hand) => others.some((other) => meets(hand, other)));
  return {cards: cards.length, outside: cards.filter(isOut).length, covered: covered.length};
}"""
"""Returns the number of cards in open hands, of those that are not within the board, and of hands that touch others."""


@pytest.mark.parametrize("size", [*SIZES, "laptop"])
@pytest.mark.parametrize(("game", "seats"), [("red7", 4), ("rainbow", 2), ("kobito", 3), ("kobito", 6)])
async def test_open_hands_are_cards_on_the_board(
    open_app: OpenApp, site: Arcus, game: str, seats: int, size: str
) -> None:
    """They used to be notation below the move."""
    table, _ = await finished(site, game, seats)
    ada = await open_app("Ada", **{**SIZES, "laptop": LAPTOP}[size])
    await ada.page.goto(f"{site.url}/replay/{table}/4")
    await ada.page.locator(".scene .board .seat").first.wait_for()
    found = await ada.page.evaluate(OPEN_HANDS)
    assert found["cards"] >= (12 if game == "rainbow" else 4 * seats)
    assert (found["outside"], found["covered"]) == (0, 0)
    assert not ada.troubles


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_is_shown_with_its_cards(
    open_app: OpenApp, site: Arcus, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """The move that was played, and the better one, used to be sentences alone."""
    monkeypatch.setattr(reviews, "FULL", SHALLOW)
    monkeypatch.setattr(reviews, "PLAIN", SHALLOW)
    record = played(game, 5, most=4)
    ada = await open_app("Ada", **DESKTOP)
    page = ada.page
    answer = await page.request.post(f"{site.url}/api/replays", data=record_bytes(record))
    await page.goto(f"{site.url}/replay/{(await answer.json())['id']}/1")
    await page.get_by_role("button", name="Find the mistakes").click()
    await page.locator(".tally table").wait_for()
    await expect(page.locator(".moment .opt").first.locator(".pic svg").first).to_be_visible()
    assert not ada.troubles
