"""Every language has room on a phone: nothing is cut off, covered or wider than the screen, and the hand stays.

All is looked at in fixed moments of the games, many on one page load.
"""

import json
from collections.abc import AsyncIterator, Iterable
from typing import Any

import pytest
from playwright.async_api import expect

from arcus.locale import LANGUAGES
from tests.browser.access import BELOW, COVERED, CROWDED, FAULTS, OUT_OF_SIGHT, WIDTH, faults
from tests.browser.conftest import OpenApp
from tests.browser.hands import Hands
from tests.browser.moments import MOMENTS, Moment, Stage, between, moment, switch_language
from tests.browser.person import LAPTOP, LEAST_LYING, LYING, PHONE, SMALL_LYING, SMALL_UPRIGHT, Person
from tests.browser.screens import GAMES, overlays, plain_screens

pytestmark = pytest.mark.needs("chromium")
SIZES = (SMALL_UPRIGHT, LEAST_LYING, PHONE, SMALL_LYING, LAPTOP)
LARGE = {  # the moments that are looked at in every size and language
    "red7": ("start", "long hand", "asks one"),
    "qwinto": ("start", "write", "late"),
    "rainbow": ("start", "row", "last"),
    "kobito": ("start", "workshop", "full benches"),
}
SHORT_NAMES = """() => [...document.querySelectorAll('.seat .name')].filter((each) => each.offsetWidth > 1).filter(
  (each) => each.clientWidth < Math.min(each.scrollWidth, 44) || parseFloat(getComputedStyle(each).fontSize) < 12
).map((each) => `${each.textContent} has ${each.clientWidth} pixels`)"""
"""Returns names with less room than a few letters need; a longer one ends with three dots."""
AT_TABLE = f"""() => [
  ...({FAULTS})(), ...({CROWDED})().map((each) => `crowded: ${{each}}`),
  ...({OUT_OF_SIGHT})().map((each) => `out of sight: ${{each}}`),
  ...({COVERED})('%s').map((each) => `covered: ${{each}}`),
]"""
"""Returns all layout faults of a table in play."""
WITH_NAMES = f"(name) => [...({AT_TABLE})(), ...(%s.includes(name) ? ({SHORT_NAMES})() : [])]"
"""Returns all layout faults of a table, and at some moments the names with too little room."""
LONG = ("long names", "last", "full benches", "six", "clock")
"""Moments with long names or many players."""
LOOKED_AT = {
    "red7": ".place.canvas, .stone[data-rule], .mat",
    "qwinto": ".prompt, .dice, .mine .spot",
    "rainbow": ".row, .turning",
    "kobito": ".pot, .workshop",
}
"""Selectors of what a player must see together with the hand to choose a move."""
FOOT = f"""() => [
  document.querySelector('.board .hand').getBoundingClientRect().y,
  document.querySelector('.board .dock').offsetHeight,
  ({WIDTH})(),
]"""
"""Returns the top of the hand, the height of the dock, and the excess width of the page."""
HELD = {
    "red7": ("start", "one", "asks five", "seven"),
    "rainbow": ("start", "memory", "row", "flipped", "laid", "again"),
    "kobito": ("start", "paying", "owes", "may stop", "left"),
}
"""Moments of each game between which buttons appear and disappear."""


OVERHANGS = "(button) => button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > innerWidth"
"""Whether the words of a button are wider than it, or it ends right of the screen."""


def in_play(game: str) -> Iterable[Moment]:
    """Return the moments of a game that is played."""
    return (each for each in MOMENTS[game] if not each.name.startswith("over"))


def others(game: str, language: str) -> list[str]:
    """Return the other moments of a game that are looked at in this language: a clock, and every second one."""
    names = [each.name for each in in_play(game) if each.name not in ("clock", *LARGE[game])]
    return ["clock", *names[LANGUAGES.index(language) // 2 % 2 :: 2]]


def named(game: str, size: dict[str, Any]) -> list[str]:
    """Return the moments at which every name has room for a few letters in this size.

    Six sheets at Qwinto leave less, and so do six players of Kobito and Red7 to a spectator.
    """
    if game == "qwinto" or (game == "kobito" and size is LYING):
        return []
    if game == "kobito" and size is LEAST_LYING:
        return [each.name for each in in_play(game)]
    return [each.name for each in in_play(game) if each.name in LONG]


async def visitor(open_app: OpenApp, language: str, **options: Any) -> Person:
    """Let the app be in this language when it is loaded."""
    person = await open_app("Ada", **options)
    await person.like(theme="light", language=language)
    return person


async def has_language(person: Person, language: str) -> bool:
    """Return whether the page says that it is in this language."""
    return bool(await person.page.evaluate("document.documentElement.lang") == language)


async def test_a_screen_without_a_table_has_room_for_the_words(open_app: OpenApp) -> None:
    """The word for "save" used to stand out of its button."""
    found: list[str] = []
    person = await open_app("Ada", "settings", **PHONE)
    for language in LANGUAGES:
        await switch_language(person, language)
        assert not await person.page.locator("form .button").evaluate(OVERHANGS), language
        async for name in plain_screens(person):
            found += [f"{language}, {name}: {each}" for each in await faults(person.page)]
        assert await has_language(person, language)
    assert not found
    assert not person.troubles


async def test_a_laptop_shows_all_four_games_at_once_in_every_language(open_app: OpenApp) -> None:
    """Two of them used to be below the screen."""
    found: list[str] = []
    person = await open_app("Ada", "settings", **LAPTOP)
    for language in LANGUAGES:
        await switch_language(person, language)
        await person.page.locator("a.brand").click()
        await expect(person.page.locator(".game .main")).to_have_count(4)
        below = await person.page.evaluate(BELOW, ".game .main")
        found += [f"{language}: {each}" for each in (*below, *await faults(person.page))]
    assert not found


@pytest.mark.timeout(300)
@pytest.mark.parametrize("languages", [LANGUAGES[:3], LANGUAGES[3:]], ids="-".join)
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_in_play_has_room_for_the_words(open_app: OpenApp, game: str, languages: tuple[str, ...]) -> None:
    """Long words used to lie on others, to be cut off, and to push buttons below the tools or out of the screen.

    A button used to lie on Red7's hand, and tools on each other beside a clock; on a phone that lies, hand and buttons
    were below the screen. The names of three opponents were W…, K… and B…, and five had no name at all. Every moment is
    looked at in English, and the hardest ones in every language.
    """
    found: list[str] = []
    person = await visitor(open_app, "en", **PHONE)
    stage, moments = Stage(person), {each.name: each.update() for each in in_play(game)}
    await stage.keep(moments)
    await stage.show("clock")
    assert await person.page.locator(".seat .clock").count() == moment(game, "clock").seats
    assert await person.page.locator(".tools .button").count() == 4
    for nth, language in enumerate(languages):
        await stage.speak(language)
        sizes = (*SIZES, *([LYING] if language == "en" else []))
        for size in sizes if nth % 2 else sizes[::-1]:  # a language begins in the size in which the last one has ended
            await person.page.set_viewport_size(size["viewport"])
            hard = [*LARGE[game], *(others(game, language) if size is SMALL_UPRIGHT else ())]
            names = moments if language == "en" else hard
            seen = (
                ".mat" if game == "red7" and size is LEAST_LYING else LOOKED_AT[game]
            )  # a question lies over the rules
            looked = await stage.look(names, WITH_NAMES % (seen, json.dumps(named(game, size))))
            found += [f"{language} {size['viewport']}, {each}" for each in looked]
        assert await has_language(person, language)
    assert not found
    assert not person.troubles


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_in_play_has_room_beside_a_mouse(open_app: OpenApp, game: str) -> None:
    """A mouse has other buttons than a finger; the hand used to lie on what one chooses by."""
    person = await visitor(open_app, "en", **LAPTOP)
    stage, moments = Stage(person), {each.name: each.update() for each in in_play(game)}
    await stage.keep(moments)
    assert not await stage.look(moments, AT_TABLE % LOOKED_AT[game])


async def test_what_opens_over_a_table_has_room_for_the_words(open_app: OpenApp) -> None:
    found: list[str] = []
    person = await visitor(open_app, "en", **PHONE)
    stage = Stage(person)
    await stage.show(moment("red7", "start").update())
    for language in LANGUAGES:
        await stage.speak(language)
        async for name in overlays(stage):
            found += [f"{language}, {name}: {each}" for each in await faults(person.page)]
    assert not found
    assert not person.troubles


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_before_and_after_a_game_has_room_for_the_words(open_app: OpenApp, game: str) -> None:
    """Gathering, handing a device on, questions, notices, results: everything around a game."""
    found: list[str] = []
    person = await visitor(open_app, "en", **PHONE)
    stage, moments = Stage(person), between(game)
    await stage.keep(moments)
    await stage.show("open")
    sizes = [SMALL_UPRIGHT, PHONE, SMALL_LYING, LAPTOP]
    for language in LANGUAGES[GAMES.index(game) :: len(GAMES)]:  # all that differs between games is the board
        await stage.speak(language)
        for size in sizes:
            await person.page.set_viewport_size(size["viewport"])
            found += [f"{language} {size['viewport']}, {each}" for each in await stage.look(moments, FAULTS)]
        sizes.reverse()  # the next language begins in the size that is there
    assert not found
    assert not person.troubles


async def held(stage: Stage) -> AsyncIterator[str]:
    """Take up everything that can be taken, one after the other, and put it back."""
    hands = Hands(stage.person, touch=True)
    for name in (await hands.offers())["things"]:
        await hands.take(name)
        await stage.page.locator(".thing.held").first.wait_for()
        yield name
        await stage.page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("game", HELD)
async def test_the_hand_stays_where_it_is_when_buttons_come_and_go(open_app: OpenApp, game: str, language: str) -> None:
    """A button used to push Kobito's hand up, and so did long words in every game."""
    feet: dict[str, int] = {}
    person = await visitor(open_app, language, **PHONE)
    stage = Stage(person)
    for name in HELD[game]:
        await stage.show(moment(game, name).update())
        feet[name], dock, _ = await person.page.evaluate(FOOT)
        async for thing in held(stage):
            feet[f"{name}, {thing} held"], height, wider = await person.page.evaluate(FOOT)
            assert height == dock, f"{name}: {thing} in the hand makes the dock grow"
            assert wider == 0, f"{name}: {thing} in the hand makes the page too wide"
    assert len(set(feet.values())) == 1, feet
    assert len(feet) > len(HELD[game])
