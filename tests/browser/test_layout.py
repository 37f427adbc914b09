"""Layout in fixed moments of the games: visible, within its container, and large enough for a finger."""

from typing import Any

import pytest
from playwright.async_api import expect

from arcus.locale import LANGUAGES
from tests.browser.access import BELOW, COVERED
from tests.browser.conftest import OpenApp
from tests.browser.hands import GRIP, Hands
from tests.browser.moments import Moment, Stage, between, hints, moment, switch_language
from tests.browser.person import DESKTOP, LAPTOP, LEAST_LYING, LYING, PHONE, SMALL_LYING, SMALL_UPRIGHT
from tests.browser.screens import GAMES, HARD
from tests.browser.test_drags import FAR, Drag
from tests.rulebook.test_rules_now import RULES_NOW

pytestmark = pytest.mark.needs("chromium")
MARKS = """(what) => [...document.querySelectorAll(what)].map((each) => {
  const style = getComputedStyle(each, '::before');
  return style.content === 'none' ? 0 : parseFloat(style.borderTopWidth);
})"""
"""Returns the thickness of the arc above each thing."""
LAID_OUT = """() => [scrollY, document.documentElement.scrollHeight, ...[...document.querySelectorAll(
  '.prompt, .seat, .board section, .place, .hand, .tools')].map((each) => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return `${each.dataset.place ?? each.classList[0]} ${[x, y, width, height].map(Math.round)}`;
  })]"""
PICTURES = """() => [...document.querySelectorAll('.game')].map((each) => ['.picture', '.lesson'].map(
  (what) => each.querySelector(what).getBoundingClientRect().toJSON()))"""
"""Returns the boxes of the picture and of the lesson's link at each game of the first page."""
DRAGGED = {
    "red7": ("one", "asks five"),
    "qwinto": ("write", "clock"),
    "rainbow": ("memory", "again", "row"),
    "kobito": ("paying", "left"),
}
"""Moments of each game with something to drag."""


async def test_a_game_can_be_begun_without_scrolling(open_app: OpenApp) -> None:
    """On a phone that lies the picture of the first game used to fill the screen."""
    ada = await open_app("Ada", "", **SMALL_UPRIGHT)
    for size in (SMALL_UPRIGHT, SMALL_LYING, LEAST_LYING):
        await ada.page.set_viewport_size(size["viewport"])
        await expect(ada.page.locator(".game:nth-child(1) .main")).to_be_in_viewport(ratio=1)


async def test_all_doors_and_the_code_fit_a_phone(open_app: OpenApp) -> None:
    """Nothing of the first page is below the screen, in any language."""
    ada = await open_app("Ada", "settings", **PHONE)
    for language in LANGUAGES:
        await switch_language(ada, language)
        await ada.page.locator("a.brand").tap()
        await expect(ada.page.locator("#code")).to_be_visible()
        await expect(ada.page.locator(".game .main")).to_have_count(len(GAMES))
        await ada.settled()
        for size in (SMALL_UPRIGHT, {**PHONE, "viewport": {"width": 390, "height": 844}}, LYING):
            await ada.page.set_viewport_size(size["viewport"])
            assert not await ada.page.evaluate(BELOW, ".game .main, #code"), (language, size)


@pytest.mark.parametrize("sizes", [(SMALL_UPRIGHT, LYING), (LAPTOP, DESKTOP)], ids=["finger", "mouse"])
async def test_the_offer_of_a_lesson_covers_no_picture(open_app: OpenApp, sizes: tuple[dict[str, Any], ...]) -> None:
    """It used to lie on the lower part of each picture."""
    ada = await open_app("Ada", "", **sizes[0])
    for size in sizes:
        await ada.page.set_viewport_size(size["viewport"])
        assert await ada.page.locator(".game .lesson").count() == len(GAMES)
        for picture, lesson in await ada.page.evaluate(PICTURES):
            is_beside = lesson["x"] >= picture["right"]
            assert is_beside or lesson["y"] >= picture["bottom"], size


UNREAD = """() => [...document.querySelectorAll('.news .latest, .hints > *')].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.left < 0 || box.right > innerWidth || each.scrollHeight > each.clientHeight + 1;
}).map((each) => each.textContent)"""
"""What is cut off of the line of news and of the hints."""


@pytest.mark.parametrize("game", GAMES)
async def test_aim_and_hints_are_whole_on_the_smallest_phone(open_app: OpenApp, game: str) -> None:
    """The aim of the game used to be cut off; hints began left of the screen, or ended right of it."""
    ada = await open_app("Ada", **SMALL_UPRIGHT)
    stage = Stage(ada)
    shown = moment(game, HARD[game]).update()
    await stage.show(shown)
    for language in LANGUAGES:
        await stage.speak(language)
        await stage.script({"hint": hints(shown)})
        await ada.page.locator(".tools .button").nth(1).tap()
        await expect(ada.page.locator(".hints .why")).not_to_be_empty()
        assert not await ada.page.evaluate(UNREAD), language


CUT = """() => [...document.querySelectorAll('.seat .name')].filter(
  (each) => each.scrollWidth > each.clientWidth || each.clientWidth === 0).map((each) => each.textContent)"""
"""Returns the names that are truncated."""


@pytest.mark.parametrize(
    ("game", "moments"),
    [
        ("qwinto", [("six", SMALL_UPRIGHT), ("six", LEAST_LYING)]),
        ("red7", [("long hand", SMALL_UPRIGHT), ("long hand", LEAST_LYING)]),
        ("kobito", [("onlooker", LEAST_LYING), ("six", LYING)]),
    ],
    ids=["qwinto", "red7", "kobito"],
)
async def test_names_of_usual_length_are_whole_on_small_phones(
    open_app: OpenApp, game: str, moments: list[tuple[str, dict[str, Any]]]
) -> None:
    """They used to end in dots, or to be left out."""
    person = await open_app("Ada", **SMALL_UPRIGHT)
    stage = Stage(person)
    for name, size in moments:
        await person.page.set_viewport_size(size["viewport"])
        await stage.show(moment(game, name).update())
        mine = await person.page.evaluate("() => document.querySelector('.seat.you .name')?.textContent")
        assert [each for each in await person.page.evaluate(CUT) if each != mine] == [], (name, size)


async def test_a_phone_shows_the_whole_first_page_and_opens_a_door(open_app: OpenApp) -> None:
    """The last link used to be below the edge of a small phone."""
    ada = await open_app("Ada", "", **SMALL_UPRIGHT)
    door = ada.page.locator(".game:nth-child(2)")
    await door.wait_for()
    await ada.settled()
    assert await ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    ways = door.locator(".entry:visible")
    await expect(ways).to_have_count(2)
    await door.click(position={"x": 40, "y": 40})  # on the picture
    await expect(ways).to_have_count(4)
    await expect(door.get_by_role("button", expanded=True)).to_have_count(1)
    await door.get_by_role("button", expanded=True).click()
    await expect(ways).to_have_count(2)


async def test_what_can_be_moved_is_seen_to_be_movable(open_app: OpenApp) -> None:
    """Cards that could move used to look like all others; the mark goes when the game is over."""
    person = await open_app("Ada", **SMALL_UPRIGHT)
    stage = Stage(person)
    await stage.show(moment("red7", "start").update())
    assert set(await person.page.evaluate(MARKS, ".hand .movable")) == {3}
    await stage.show(moment("red7", "over, agreed").update())
    assert set(await person.page.evaluate(MARKS, ".hand .thing")) == {0}


async def test_no_bench_is_covered_on_a_low_screen(open_app: OpenApp) -> None:
    """The hand used to lie on Kobito's third and fourth bench."""
    person = await open_app("Ada", **LAPTOP)
    stage = Stage(person)
    await stage.show(moment("kobito", "full benches").update())
    for height in (800, 720, LAPTOP["viewport"]["height"]):
        await person.page.set_viewport_size({"width": 1280, "height": height})
        await stage.show(moment("kobito", "full benches").update())
        assert await person.page.locator(".bench").count() == 4
        assert await person.page.evaluate(COVERED, ".pot, .bench") == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_rules_sheet_marks_the_rules_that_matter_now(open_app: OpenApp, game: str) -> None:
    """At every stage of every game, as the view says; the first of them is brought into sight."""
    person = await open_app("Ada", **DESKTOP)
    stage, page = Stage(person), person.page
    for _, seats, options, position, rules in [each for each in RULES_NOW if each[0] == game]:
        update = Moment("", game, seats, position, options=options).update()
        assert update["view"]["rules"] == rules.split()
        await stage.show(update)
        await page.get_by_role("button", name="Rules").click()
        marked = page.locator("dialog[open] li.now")
        await expect(marked).to_have_count(len(rules.split()))
        assert {await each.get_attribute("data-rule") for each in await marked.all()} == set(rules.split())
        await expect(marked.get_by_text("This matters now")).to_have_count(len(rules.split()))
        await expect(page.locator(f'dialog[open] [data-rule="{rules.split()[0]}"]')).to_be_in_viewport()
        await page.keyboard.press("Escape")
    assert person.troubles == []


@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        *(pytest.param(game, [PHONE], id=f"finger-{game}") for game in GAMES),
        *(pytest.param(game, [DESKTOP], id=f"mouse-{game}") for game in ("red7", "qwinto")),
        *(pytest.param(game, [DESKTOP, LAPTOP], id=f"mouse-{game}") for game in ("rainbow", "kobito")),  # another foot
    ],
)
async def test_a_preview_moves_nothing_under_the_finger(
    open_app: OpenApp, game: str, sizes: list[dict[str, Any]]
) -> None:
    """A preview used to push the page, or its scrolling, away from under a card that was about to be put down."""
    person = await open_app("Ada", **sizes[0])
    stage, hands = Stage(person), Hands(person, touch=sizes == [PHONE])
    for size in sizes:
        await person.page.set_viewport_size(size["viewport"])
        tried = 0
        for name in DRAGGED[game]:
            await stage.show(moment(game, name).update())
            tried += await drag_all(hands)
        assert tried > 1


async def drag_all(hands: Hands) -> int:
    """Drag everything over everything, and put it back; returns how many places were tried."""
    page, tried = hands.page, 0
    for name in (await hands.offers())["things"]:
        if await page.evaluate(GRIP, name) is None:
            continue
        drag = Drag(hands, name)
        await drag.begin()
        home, before = drag.at, await page.evaluate(LAID_OUT)
        for place, there in (await drag.places()).items():
            await drag.to(*there)
            assert await page.evaluate(LAID_OUT) == before, f"{name} over {place} moves the page"
            assert await drag.off() < FAR, f"{name} over {place} is not under the finger"
            tried += 1
        await drag.to(home[0] - 9, home[1] + 9)
        await page.keyboard.press("Escape")
        await drag.end()
    return tried


NOTICED = """() => {
  const all = [...document.querySelectorAll('.notice')];
  for (const each of all.flatMap((each) => each.getAnimations())) each.finish();
  const notices = all.map((each) => each.getBoundingClientRect());
  const covers = (over, box) => over.left < box.right - 1 && box.left < over.right - 1
    && over.top < box.bottom - 1 && box.top < over.bottom - 1;
  return [
    ...[...document.querySelectorAll('.seat, .prompt, .thing, .place, .board .button')].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && box.height > 0 && notices.some((over) => covers(over, box));
    }).map((each) => `${each.className} is below a notice`),
    ...notices.filter((box) => box.left < 0 || box.right > innerWidth || box.top < 0).map(() => 'out of sight'),
    ...(all.length > 0 ? [] : ['no notice']),
  ];
}"""
"""Returns the elements below a notice."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_notice_covers_nothing(open_app: OpenApp, game: str) -> None:
    """A question used to lie over the opponent until it was answered."""
    found: list[str] = []
    person = await open_app("Ada", **DESKTOP)
    stage = Stage(person)
    around = between(game)
    await stage.keep({name: around[name] for name in ("asked", "asking", "resting", "stood in")})
    for size in (DESKTOP, LAPTOP, PHONE, LYING, SMALL_UPRIGHT, LEAST_LYING):
        await person.page.set_viewport_size(size["viewport"])
        looked = await stage.look(("asked", "asking", "resting", "stood in"), NOTICED)
        found += [f"{size['viewport']}, {each}" for each in looked]
    assert not found


async def test_the_news_is_one_line_in_sight(open_app: OpenApp) -> None:
    person = await open_app("Ada", **DESKTOP)
    stage, news = Stage(person), person.page.locator(".news .latest")
    for width, height in ((360, 640), (360, 740), (740, 360), (1280, 900)):
        await person.page.set_viewport_size({"width": width, "height": height})
        await stage.show(moment("red7", "three").update())
        await expect(news).not_to_be_empty()
        await expect(news).to_be_in_viewport(ratio=1)
        assert (await news.bounding_box() or {"height": 99})["height"] < 30, (width, height)
