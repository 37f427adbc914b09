"""Red7's board: players who are out, and turns in which nothing can be chosen."""

import msgspec
import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenApp
from tests.browser.moments import NAMES, Moment, Stage, moment
from tests.browser.person import DESKTOP, LAPTOP, LYING, PHONE, SMALL_UPRIGHT

pytestmark = pytest.mark.needs("chromium")
FORCED = Moment(
    "forced",
    "red7",
    4,
    "hand=R1/V1O2/-/Y1B1 palette=O7/R6B5I3/-/R7B2 in=013",
    names=NAMES[:4],
)
"""No card can bring the reader into the lead, and the third player is out."""

BEGINS = Moment(
    "begins",
    "red7",
    4,
    "hand=B6O5V3R1/V1O2/Y6R3/Y1B1 palette=Y4G2I6/R6B5I3/O4I5G6V4/R7B2 canvas=R2O1",
    options={"advanced": True, "actions": True},
    names=NAMES[:4],
)
STANDING = """() => {
  const top = (what) => Math.round(document.querySelector(what).getBoundingClientRect().top);
  const covered = [...document.querySelectorAll('.bay .thing, .rule b, .top .latest')].filter((each) => {
    const {x, y, width, height} = each.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + 0.9 * height);
    return width > 0 && seen?.closest('.stone, .mat');
  });
  return [['.gate', '.mat', '.hand'].map(top), covered.map((each) => each.textContent)];
}"""
"""Where the parts of the board begin, and what the arch or the palette covers."""


async def test_the_board_stands_still_when_a_turn_goes_on(open_app: OpenApp) -> None:
    """The steps of a turn with actions used to push arch and palette up, over other players and the line of news."""
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    after = msgspec.structs.replace(BEGINS, moves=("lay B6",)).update()
    for size in (DESKTOP, LAPTOP, LYING, PHONE, SMALL_UPRIGHT):
        await ada.page.set_viewport_size(size["viewport"])
        await stage.show(BEGINS.update())
        before = await ada.page.evaluate(STANDING)
        await stage.show(after)
        assert await ada.page.locator(".steps li").count() > 1
        assert await ada.page.evaluate(STANDING) == before, size
        assert not before[1], size


async def test_a_player_who_is_out_keeps_the_place(open_app: OpenApp) -> None:
    """The palette used to vanish, and with it half of the player's place."""
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    await stage.show(FORCED.update())
    out = ada.page.locator(".bay", has_text="Chiyo")
    await expect(out.locator(".gone")).to_have_count(3)
    await expect(ada.page.locator(".gone")).to_have_count(3)


async def test_who_is_out_reads_so_in_the_middle_of_the_palette(open_app: OpenApp) -> None:
    """The sentence used to stand in the corner of a large empty box."""
    ada = await open_app("Ada", **SMALL_UPRIGHT)
    stage = Stage(ada)
    await stage.show(moment("red7", "knocked out").update())
    sentence = await ada.page.locator(".mat .out").bounding_box()
    mat = await ada.page.locator(".mat .place.pal").bounding_box()
    assert sentence
    assert mat
    assert abs(sentence["x"] + sentence["width"] / 2 - mat["x"] - mat["width"] / 2) < 2
    assert abs(sentence["y"] + sentence["height"] / 2 - mat["y"] - mat["height"] / 2) < 2


async def test_a_pass_that_is_forced_is_not_asked_about(open_app: OpenApp) -> None:
    """A player who could only pass used to be asked whether to pass."""
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    await stage.show(FORCED.update())
    [only] = FORCED.update()["view"]["moves"]
    await ada.page.locator(".bar .button", has_text="Pass").click()
    assert [each["move"] for each in await stage.asked() if each["type"] == "play"] == [only["number"]]
