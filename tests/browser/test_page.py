"""The page as a whole: what it weighs, what it lets in, and how it feels."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.async_api import Response, Route, expect

from tests.browser.access import COVERED, OUT_OF_SIGHT, SHIFTS
from tests.browser.conftest import chromium
from tests.browser.hands import NEXT_FRAME, Hands
from tests.browser.person import DESKTOP, LAPTOP, LEAST_LYING, LYING, PHONE, SMALL_LYING, SMALL_UPRIGHT, Person, arrive
from tests.browser.screens import GAMES
from tests.browser.tables import drawn, play_now
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
HEAVIEST = 120_000  # bytes
HOSTILE = "<img src=x onerror=1>"  # a name may have 24 signs
PLAY_NOW = ".game:nth-child({}) .main"
FIRST: dict[str, Callable[[list[str]], tuple[str, str]]] = {  # by the words of a move: what to press, and where then
    "red7": lambda words: (f'[data-thing="{words[1]}"]', "palette"),
    "qwinto": lambda words: (".bar .main" if words[0] == "roll" else ".place.lit > .target >> nth=0", ""),
    "rainbow": lambda words: (f'[data-thing^="hand{words[1]}/"]', "lay"),
    "kobito": lambda words: (
        f'[data-thing="h:{"kobito" if words[1] == "k" else words[1]}:0"]',
        ":".join(words[2:]) or "score",
    ),
}
LOOKED_AT = {
    "red7": ".canvas, .who-leads, section.mine",
    "qwinto": ".status, .dice, .mine .spot",
    "rainbow": ".middle .row, .turning",
    "kobito": ".pot, .workshop",
}
"""What one chooses by, and so has to see together with the hand."""
MARKS = """(what) => [...document.querySelectorAll(what)].map((each) => {
  const style = getComputedStyle(each, '::before');
  return style.content === 'none' ? 0 : parseFloat(style.borderBottomWidth);
})"""
"""How thick the bar below each thing is."""
MOVING = """window.moving = 0;
const look = () => {
  const is_long = (each) => each.effect.getComputedTiming().activeDuration > 20;
  const running = document.getAnimations().filter((each) => each.playState === 'running' && is_long(each));
  window.moving = Math.max(window.moving, running.length);
  requestAnimationFrame(look);
};
look();"""
"""How much has ever moved at a time, looked at in every frame."""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_is_light(arcus: Arcus, game: str) -> None:
    async def weigh() -> dict[str, int]:
        weights: dict[str, int] = {}

        async def note(response: Response) -> None:
            if response.request.resource_type in ("script", "stylesheet"):
                weights[response.url.rsplit("/", 1)[-1]] = len(gzip.compress(await response.body()))

        async with chromium() as browser:
            person = await arrive(browser, arcus.url, "Ada", "lobby", service_workers="block", **DESKTOP)
            tasks: list[asyncio.Task[None]] = []
            person.page.on("response", lambda response: tasks.append(asyncio.create_task(note(response))))
            await person.page.goto(arcus.url)
            await person.page.locator(PLAY_NOW.format(GAMES.index(game) + 1)).click()
            await person.page.locator(".board .bar").wait_for()
            await asyncio.gather(*tasks)
        return weights

    weights = asyncio.run(weigh())
    print(f"{game}: {sum(weights.values())} bytes of compressed script and style in {len(weights)} files")
    assert len(weights) > 3
    assert sum(weights.values()) <= HEAVIEST, weights


def test_a_first_visit_meets_no_error(arcus: Arcus) -> None:
    """The console used to tell of a 401, since whoever is new is nobody yet."""

    async def visit() -> list[str]:
        told: list[str] = []
        async with chromium() as browser:
            page = await (await browser.new_context()).new_page()
            page.on("console", lambda message: told.append(f"{message.type}: {message.text}"))
            page.on("response", lambda answer: told.append(answer.url) if answer.status >= 400 else None)
            await page.goto(arcus.url)
            await page.locator(PLAY_NOW.format(1)).click()
            await page.locator(".board .bar").wait_for()
        return told

    assert asyncio.run(visit()) == []


def test_whoever_is_invited_sees_no_form_for_a_code(arcus: Arcus) -> None:
    """It used to stand there while the table was looked for."""

    async def visit() -> None:
        async with chromium() as browser:
            host, guest = [await arrive(browser, arcus.url, name, **PHONE) for name in ("Ada", "Ben")]
            await host.page.goto(f"{arcus.url}/new/red7?with=friends")
            await host.page.locator("form button[type=submit]:not(:disabled)").click()
            await host.page.locator(".gather img").wait_for()
            found = asyncio.Event()

            async def wait(route: Route) -> None:
                await found.wait()
                await route.continue_()

            await guest.page.route("**/api/codes/*", wait)
            await guest.page.goto(f"{arcus.url}/j/{host.update['table']['code']}")
            await guest.page.locator("main [role=status]").wait_for()
            assert await guest.page.locator("main form").count() == 0
            found.set()
            await guest.page.locator("#name").wait_for()

    asyncio.run(visit())


@pytest.mark.parametrize(
    "size",
    [PHONE, LYING, SMALL_UPRIGHT, SMALL_LYING, LAPTOP],
    ids=["upright", "lying", "small", "small lying", "laptop"],
)
@pytest.mark.parametrize("game", GAMES)
def test_hand_and_buttons_are_in_sight_on_a_low_screen(arcus: Arcus, game: str, size: dict[str, Any]) -> None:
    """A button used to lie on Red7's hand; on a phone that lies, hand and buttons were below the screen."""

    async def look() -> None:
        async with chromium() as browser:
            person = await arrive(browser, arcus.url, "Ada", **size)
            await play_now(person, game)
            await drawn(person)
            assert await person.page.evaluate(OUT_OF_SIGHT) == []
            assert await person.page.evaluate(COVERED, LOOKED_AT[game]) == []

    asyncio.run(look())


def test_a_game_can_be_begun_without_scrolling(arcus: Arcus) -> None:
    """On a phone that lies the picture of the first game used to fill the screen."""

    async def look() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", **SMALL_UPRIGHT)
            for size in (SMALL_UPRIGHT, SMALL_LYING, LEAST_LYING):
                await ada.page.set_viewport_size(size["viewport"])
                await expect(ada.page.locator(PLAY_NOW.format(1))).to_be_in_viewport(ratio=1)

    asyncio.run(look())


def test_what_can_be_moved_is_seen_to_be_movable(arcus: Arcus) -> None:
    """Cards that could move used to look like all others; the mark goes when the game is over."""

    async def look() -> None:
        async with chromium() as browser:
            person = await arrive(browser, arcus.url, "Ada", **SMALL_UPRIGHT)
            await play_now(person, "red7", lambda person: bool({*person.moves} - {"pass"}), touch=True)
            await person.page.locator(".hand .movable").first.wait_for()
            assert set(await person.page.evaluate(MARKS, ".hand .movable")) == {4}
            await person.page.locator("header .button").last.tap()
            await person.page.locator(".menu li:nth-child(4) .button").tap()  # end the game here; bots agree
            await person.page.locator("#result").wait_for()
            assert set(await person.page.evaluate(MARKS, ".hand .thing")) == {0}

    asyncio.run(look())


def test_what_a_page_may_run_is_said_with_every_answer(arcus: Arcus) -> None:
    for path in ("", "t/x", "api/catalogue", "sw.js"):
        policy = httpx.get(f"{arcus.url}/{path}").headers["content-security-policy"]
        rules = {words[0]: words[1:] for words in (rule.split() for rule in policy.split(";"))}
        assert rules["script-src"] == ["'self'"]
        assert rules["object-src"] == ["'none'"]


def test_hostile_names_links_and_codes_are_shown_as_text(arcus: Arcus) -> None:
    async def play() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", "new/rainbow?with=friends", **DESKTOP)
            await ada.page.locator("input[autocomplete=nickname]").fill(HOSTILE)
            await ada.page.locator("form button[type=submit]").click()
            await expect(ada.page.locator(".gather .name").first).to_contain_text(HOSTILE)
            code = await ada.page.locator(".invite .code").text_content()
            bob = await arrive(browser, arcus.url, "Bob", f"j/{code}", **PHONE)
            await expect(bob.page.locator("main li").first).to_contain_text(HOSTILE)
            await bob.page.locator("#name").fill("javascript:alert(1)//")
            await bob.page.locator("form .main").tap()
            await ada.page.locator(".gather .main:not(:disabled)").click()
            for person in (ada, bob):
                await person.dealt()
                await expect(person.page.locator(".seats .name").first).to_contain_text(HOSTILE)
            mover = ada if ada.moves else bob
            await mover.page.goto(f"{arcus.url}/j/{'%3Cscript%3Ealert(1)%3C%2Fscript%3E'}")
            await expect(mover.page.locator("#code")).to_have_value("<script>alert(1)</script>")
            for path in ("j/%2e%2e%2fapi", "t/%22%3E%3Cimg%20src%3Dx%3E", "rules/__proto__", "new/constructor", "x/y"):
                await mover.page.goto(f"{arcus.url}/{path}")
            for person in (ada, bob):
                assert await person.page.locator("img[src=x], main script").count() == 0
                assert not person.troubles

    asyncio.run(play())


def test_a_broken_link_is_answered_with_a_page(arcus: Arcus) -> None:
    """They used to show JSON, nothing at all, or an error in the console."""
    paths = ("t", "j/", "new", "rules/", "j/%E0%A4%A", "t/%E0%A4%A", "constructor", "toString", "__proto__/x")

    async def visit() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", **PHONE)
            for path in paths:
                await ada.page.goto(f"{arcus.url}/{path}")
                await expect(ada.page.locator("main h1")).to_be_visible()
                assert not ada.troubles, path

    asyncio.run(visit())


def by_one_card(person: Person) -> list[str]:
    """The moves that take a thing and a place: a hand of Kobito may only start a rainbow, with two cards."""
    return [move for move in person.moves if move.startswith(("lay ", "pay ", "roll ", "write "))]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_own_move_takes_three_presses_from_the_first_page(arcus: Arcus, game: str) -> None:
    async def play() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", **PHONE)
            await play_now(ada, game, lambda person: bool(by_one_card(person)), touch=True)
            before, move = ada.stage, by_one_card(ada)[0]
            thing, place = FIRST[game](move.split())
            await ada.page.locator(thing).tap()
            if place:
                await ada.page.locator(f'[data-place="{place}"] > .target').tap()
            await ada.until(lambda: ada.stage != before, "for three presses to make a move")

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_others_who_play_push_nothing_up_or_down(arcus: Arcus, size: dict[str, Any], game: str) -> None:
    async def watch() -> list[str]:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", reduced_motion="no-preference", **size)
            await ada.context.add_init_script(SHIFTS)
            await ada.page.reload()
            await ada.page.locator(PLAY_NOW.format(GAMES.index(game) + 1)).click()
            await ada.turn()
            await ada.page.evaluate(NEXT_FRAME)
            pushed: list[str] = await ada.page.evaluate("pushed")
            return pushed

    assert not asyncio.run(watch())


def test_nothing_moves_for_those_who_want_it_still_and_much_does_for_others(arcus: Arcus) -> None:
    async def most_moving(motion: str) -> tuple[int, int]:
        """On the way to one's turn, and from the first card that one lays on."""
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", reduced_motion=motion, **DESKTOP)
            await ada.context.add_init_script(MOVING)
            await ada.page.reload()
            await play_now(ada, "red7", lambda person: any(move.startswith("lay ") for move in person.moves))
            await drawn(ada)
            opening = await ada.page.evaluate("() => { const most = moving; moving = 0; return most; }")
            await move(ada, next(move for move in ada.moves if move.startswith("lay ")))
            for _ in range(3):
                if not ada.moves:
                    break
                await move(ada, Hands(ada).choice())
                await ada.turn()
            await ada.page.evaluate(NEXT_FRAME)
            return opening, await ada.page.evaluate("moving")

    async def move(ada: Person, text: str) -> None:
        before, field = ada.stage, ada.page.locator(".command input:visible")
        await field.fill(text)
        await field.press("Enter")
        await ada.past(before)

    assert asyncio.run(most_moving("reduce")) == (0, 0)
    assert asyncio.run(most_moving("no-preference"))[1] > 0


def test_the_language_changes_without_a_new_page(arcus: Arcus) -> None:
    async def switch() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", "settings", **DESKTOP)
            await ada.page.evaluate("() => { window.same = true; }")
            await expect(ada.page.locator("h1")).to_have_text("Settings")
            await ada.page.locator("#language").select_option("de")
            await expect(ada.page.locator("h1")).to_have_text("Einstellungen")
            await expect(ada.page.locator("html")).to_have_attribute("lang", "de")
            await ada.page.locator("a.brand").click()
            await expect(ada.page.locator(".game .main").first).not_to_contain_text("Play")
            assert await ada.page.evaluate("window.same")

    asyncio.run(switch())


def test_a_lost_connection_is_said_on_every_page(arcus: Arcus) -> None:
    async def lose() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", **PHONE)
            await ada.context.set_offline(True)
            await expect(ada.page.locator(".offline")).to_be_visible()
            await ada.page.locator(PLAY_NOW.format(1)).tap()
            await expect(ada.page.locator("[role=alert]")).to_contain_text("no connection")
            await ada.context.set_offline(False)
            await expect(ada.page.locator(".offline")).to_have_count(0)
            await ada.page.locator(PLAY_NOW.format(1)).tap()
            await ada.page.locator(".board .bar").wait_for()

    asyncio.run(lose())
