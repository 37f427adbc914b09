"""Qwinto's table: dice, the sheet under the finger, the choice that can be changed, the pass that needs no press."""

import re
from collections.abc import Iterable
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import OpenApp
from tests.browser.hands import NEXT_FRAME, Hands, TouchScreen
from tests.browser.moments import Stage, moment
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.tables import drawn, plays
from tests.browser.test_drags import rolled
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

pytestmark = pytest.mark.needs("chromium")
PRINTED = (
    """() => [...document.querySelectorAll('.paper .page-part')].map((each) => each.getBoundingClientRect().height)"""
)
CLIPS = """() => [...document.querySelectorAll(':has(.paper)')].filter(
  (each) => getComputedStyle(each).overflow !== 'visible' || getComputedStyle(each).containerType !== 'normal')
  .map((each) => each.className || each.tagName)"""


def place(page: Page, name: str) -> str:
    """Return the selector of a lit cell's button."""
    return f'[data-place="{name}"] > .target'


def has_chosen(person: Person, cell: str) -> bool:
    """Return whether a cell is chosen, and waits for the others."""
    return bool([step["text"] for step in person.update["you"]["draft"]] == [f"write {cell}"])


async def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return where the middle of something is."""
    box = await page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def at_roll(ada: Person, site: Arcus, bob: Player, *before: Iterable[str]) -> None:
    """Sit down where Ada may write the first sum; Bob has passed if that is said."""
    table = await site.write(rolled(ada, bob))
    await bob.enter(table)
    for moves in before:
        await plays(bob, *moves)
    await ada.sit_at(table)
    await drawn(ada)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["mouse", "finger"])
async def test_a_double_click_on_roll_rolls_once(open_app: OpenApp, site: Arcus, size: dict[str, Any]) -> None:
    """The second click used to meet the button that rolls again."""
    ada = await open_app("Ada", **size)
    touch_screen = TouchScreen(ada)
    async with Player(site, "Bob") as bob:
        await ada.sit_at(await site.write(Journal("qwinto", 2, number=1).sat(ada, bob).dealt()))
        await drawn(ada)
        x, y = await middle(ada.page, ".bar .main")
        before = ada.stage
        await (touch_screen.tap(x, y) if size is PHONE else ada.page.mouse.click(x, y))
        await ada.past(before)
        again = ada.page.get_by_role("button", name="Roll again")
        await expect(again).to_be_visible()
        below = await ada.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.textContent ?? ''", [x, y])
        assert "Roll again" not in below
        if size is PHONE:
            await touch_screen.tap(x, y, after=0.1)
        else:
            for how in (ada.page.mouse.down, ada.page.mouse.up):
                await how(click_count=2)
        await ada.page.evaluate(NEXT_FRAME)
        assert ada.sent == 1
        await Hands(ada, touch=size is PHONE).touch_it(again)
        await ada.until(lambda: ada.sent == 2, "for the second roll")


async def test_the_total_shows_what_comes_only_where_a_number_may_go(open_app: OpenApp) -> None:
    ada = await open_app("Ada", **DESKTOP)
    stage, coming = Stage(ada), ada.page.locator(".tot.next")
    await stage.show(moment("qwinto", "late").update())  # dice are to be chosen, and the total stays as it is
    await expect(coming).to_have_count(0)
    await stage.show(moment("qwinto", "write").update())
    await expect(coming).to_have_count(0)
    await ada.page.locator(place(ada.page, "o10")).hover()
    await expect(coming).to_have_text(re.compile("→ -?[0-9]+$"))


async def test_dice_are_picked_by_a_press_and_the_tray_says_what_the_sum_can_be(open_app: OpenApp) -> None:
    ada = await open_app("Ada", **PHONE)
    stage = Stage(ada)
    await stage.show(moment("qwinto", "start").update())
    page = ada.page
    chances, roll = page.locator(".range"), page.locator(".bar .main")
    await expect(chances).to_contain_text("3\u201318")
    for row, text in (("p", "2\u201312"), ("y", "1\u20136")):
        await page.locator(f'[data-thing="die:{row}"]').tap()
        await expect(chances).to_contain_text(text)
        await expect(page.locator(f'[data-thing="die:{row}"]')).to_have_attribute("aria-checked", "false")
    await page.locator('[data-thing="die:o"]').tap()
    await expect(roll).to_be_disabled()
    await page.locator('[data-thing="die:y"]').tap()
    await expect(roll).to_have_text("Roll 1 die")


async def test_the_last_to_choose_is_asked_before_the_number_is_written(open_app: OpenApp, site: Arcus) -> None:
    """One tap on a wrong cell used to be final."""
    ada = await open_app("Ada", **PHONE)
    page = ada.page
    async with Player(site, "Bob") as bob:
        await at_roll(ada, site, bob, ["pass"])
        for name, words in (("o2", "orange, column 3"), ("y3", "yellow, column 4")):
            await page.locator(place(page, name)).tap()
            await expect(page.locator(".asked")).to_contain_text(words)
            await expect(page.locator(f'[data-place="{name}"] .cell.chosen')).to_have_count(1)
            await expect(page.locator(".cell.chosen")).to_have_count(1)
        assert ada.sent == 0
        before = ada.stage
        await page.locator(place(page, "y3")).tap()
        await ada.past(before)
        assert ada.sent == 1
        await expect(page.locator('[data-place="y3"] .pen')).to_have_count(1)


async def test_columns_count_from_one_for_people(open_app: OpenApp) -> None:
    """The leftmost cell used to be "purple 0", as in notation."""
    ada = await open_app("Ada", **DESKTOP)
    stage, page = Stage(ada), ada.page
    await stage.show(moment("qwinto", "write").update())
    first = page.locator('[data-spot="p0/0"] .cell')
    await expect(first).to_have_attribute("aria-label", "purple, column 1: empty")
    await expect(page.locator(place(page, "p9"))).to_contain_text("purple, column 10.")
    await expect(page.locator(".bon .spoken").first).to_contain_text("column 3")
    heads = page.locator(".mine .nth")
    await expect(heads).to_have_text([str(column) for column in range(1, 13)])
    over, below = [await each.bounding_box() for each in (heads.nth(2), page.locator('[data-spot="o2/0"]'))]
    assert over is not None
    assert below is not None
    assert below["x"] < over["x"] < below["x"] + below["width"]


async def test_a_choice_that_waits_for_others_can_be_changed_by_another_press(open_app: OpenApp, site: Arcus) -> None:
    ada = await open_app("Ada", **PHONE)
    page = ada.page
    async with Player(site, "Bob") as bob:
        await at_roll(ada, site, bob)
        touch_screen = TouchScreen(ada)
        for name in ("o2", "y3"):
            await touch_screen.tap(*await middle(page, f'[data-place="{name}"]'))
            await ada.until(partial(has_chosen, ada, name), "for the choice")
            await expect(page.locator(f'[data-place="{name}"] .cell.chosen')).to_have_count(1)
            await expect(page.locator(".cell.chosen")).to_have_count(1)
        assert [step["text"] for step in ada.update["you"]["draft"]] == ["write y3"]
        assert not ada.refusals


async def test_a_press_beside_a_narrow_cell_takes_the_nearest(open_app: OpenApp, site: Arcus) -> None:
    """On a phone a cell is narrower than a finger, and its neighbour's target lies over its edge."""
    ada = await open_app("Ada", **PHONE)
    page = ada.page
    async with Player(site, "Bob") as bob:
        await at_roll(ada, site, bob, ["pass"])
        (x, y), (right, _) = [await middle(page, f'[data-place="{name}"]') for name in ("o7", "o8")]
        for part, words in ((0.42, "orange, column 8"), (0.58, "orange, column 9")):
            await page.touchscreen.tap(x + part * (right - x), y + 4)
            await expect(page.locator(".asked")).to_contain_text(words)


async def test_a_press_on_a_forbidden_cell_says_why(open_app: OpenApp, site: Arcus) -> None:
    """Nothing used to happen; only a drag was told."""
    ada = await open_app("Ada", **DESKTOP)
    async with Player(site, "Bob") as bob:
        journal = rolled(ada, bob).moves("write o2", "pass", "roll oyp", "keep")
        await ada.sit_at(await site.write(journal))
        await drawn(ada)
        await ada.page.locator('[data-place="o2"]').click()
        await expect(ada.page.get_by_role("alert")).to_contain_text("A cell holds one number")


async def test_a_roll_that_fits_nowhere_is_passed_without_a_press(open_app: OpenApp, site: Arcus) -> None:
    ada = await open_app("Ada", **DESKTOP)
    async with Player(site, "Bob") as bob:
        journal = rolled(ada, bob).moves("write o2", "pass", "roll o", "keep")  # more than 6 is in Ada's first cell
        await ada.hold_timers(1700, 1900)
        await ada.sit_at(await site.write(journal))
        assert ada.moves == ["pass"]
        await expect(ada.page.locator(".prompt")).to_contain_text("fits nowhere on your sheet, so you pass")
        await expect(ada.page.locator(".bar .button")).to_have_count(0)
        assert ada.sent == 0
        await ada.pass_time()
        await ada.until(lambda: [step["text"] for step in ada.update["you"]["draft"]] == ["pass"], "for the pass")
        assert ada.sent == 1
        await expect(ada.page.locator(".prompt")).to_contain_text("fits nowhere on your sheet, so you pass")


async def test_another_sheet_can_be_looked_at_in_large(open_app: OpenApp) -> None:
    ada = await open_app("Ada", **PHONE)
    stage, page = Stage(ada), ada.page
    await stage.show(moment("qwinto", "late").update())
    await page.locator(".look").first.tap()
    drawing = page.locator("dialog[open] .drawing")
    await expect(drawing).to_contain_text("Misthrows")
    box, small = await drawing.bounding_box(), await page.locator(".opp .drawing").first.bounding_box()
    assert box
    assert small
    assert box["width"] > 1.5 * small["width"]


async def test_sheets_are_printed_whole(open_app: OpenApp) -> None:
    """Blank ones, four to a page, and those of everybody; the frame of the screen clips nothing."""
    ada = await open_app("Ada", painted=True, **DESKTOP)
    stage, page = Stage(ada), ada.page
    await stage.show(moment("qwinto", "six").update())
    await page.evaluate("window.print = () => {}")
    for name, count in (("Print the sheets", 6), ("Print blank sheets", 4)):
        await page.get_by_role("button", name="Print", exact=True).click()
        await page.get_by_role("button", name=name).click()
        await page.emulate_media(media="print")
        heights = await page.evaluate(PRINTED)
        assert len(heights) == count
        assert min(heights) > 100
        assert await page.evaluate(CLIPS) == []
        assert len(await page.pdf()) > 1000
        await page.emulate_media(media="screen")
