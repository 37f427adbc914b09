"""The page as a whole: its size, its security, and its behaviour."""

import asyncio
import gzip
import random
import re
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Response, Route, expect

from arcus.core.game import AnyView
from arcus.locale import LANGUAGES
from arcus.protocol import Resign, TimeControl
from tests.browser.access import SHIFTS
from tests.browser.conftest import OpenApp
from tests.browser.hands import NEXT_FRAME, Hands
from tests.browser.moments import FOLLOW_LINK, Stage, moment, switch_language
from tests.browser.person import DESKTOP, PHONE
from tests.browser.screens import GAMES
from tests.browser.tables import drawn, pin_deal, typed
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Account, Journal
from tests.server.manual import first_lively

pytestmark = pytest.mark.needs("chromium")
HEAVIEST = 110_000  # bytes of compressed script and style of the first page
HEAVIEST_WITH_A_TABLE = 120_000
HEAVIEST_FONTS = 45_000  # bytes of the fonts for Latin
HOSTILE = "<img src=x onerror=1>"  # a name may have 24 signs
PLAY_NOW = ".game:nth-child({}) .main"
FIRST = {
    "red7": ('[data-thing="I1"]', '[data-place="palette"] > .target'),
    "qwinto": ('[data-place="o2"] > .target',) * 2,
    "rainbow": ('[data-thing^="hand1/"]', '[data-place="lay"] > .target'),
    "kobito": ('[data-thing="h:10:0"]', '[data-place="g1:low"] > .target'),
}
"""The selectors to press for a first move, in deal 2229 of a quick game."""
MOVING = """window.moving = 0;
const look = () => {
  const is_long = (each) => each.effect.getComputedTiming().activeDuration > 20;
  const running = document.getAnimations().filter((each) => each.playState === 'running' && is_long(each));
  window.moving = Math.max(window.moving, running.length);
  requestAnimationFrame(look);
};
look();"""
"""Records the most elements that moved at the same time, checked in every frame."""


class Scale:
    """Weighs what a page loads: script and style compressed, fonts as they are."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._tasks: list[asyncio.Task[None]] = []
        self._weights: dict[str, dict[str, int]] = {"script": {}, "stylesheet": {}, "font": {}}
        page.on("response", lambda response: self._tasks.append(asyncio.create_task(self._note(response))))

    async def _note(self, response: Response) -> None:
        kind = response.request.resource_type
        if kind in self._weights:
            body = await response.body()
            weight = len(body) if kind == "font" else len(gzip.compress(body))
            self._weights[kind][response.url.rsplit("/", 1)[-1]] = weight

    async def weigh(self, *kinds: str) -> dict[str, int]:
        """Return the bytes of each file of these kinds, once all that was asked for has come."""
        await self.page.wait_for_load_state("networkidle")
        await self.page.evaluate("document.fonts.ready.then(() => true)")
        await asyncio.gather(*self._tasks)
        return {name: weight for kind in kinds for name, weight in self._weights[kind].items()}


async def first_load(scale: Scale, url: str, language: str) -> None:
    """Load the first page, and check the weight of its script and style, compressed, and of its fonts for Latin."""
    await scale.page.goto(url)
    await scale.page.locator(PLAY_NOW.format(4)).wait_for()
    code = await scale.weigh("script", "stylesheet")
    fonts = await scale.weigh("font")
    print(f"{language}: {sum(code.values())} bytes of code in {len(code)} files, {sum(fonts.values())} bytes of fonts")
    assert len(code) > 3
    assert sum(code.values()) <= HEAVIEST, code
    assert sum(weight for name, weight in fonts.items() if "-latin-" in name and "-ext-" not in name) <= HEAVIEST_FONTS


WITH_A_TABLE = ("en", "uk")
"""The languages in which the first page is loaded on the way to each game's table."""


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each not in WITH_A_TABLE])
async def test_the_first_load_is_light(browser: Browser, site: Arcus, language: str) -> None:
    site.bots.hold()
    async with await browser.new_context(service_workers="block", locale=language, **DESKTOP) as context:
        await first_load(Scale(await context.new_page()), site.url, language)


@pytest.mark.parametrize("language", WITH_A_TABLE)
@pytest.mark.parametrize("game", GAMES)
async def test_the_first_load_with_a_table_is_light(browser: Browser, site: Arcus, game: str, language: str) -> None:
    """Script and style of the first page, and then with those of one board, compressed."""
    site.bots.hold()
    async with await browser.new_context(service_workers="block", locale=language, **DESKTOP) as context:
        scale = Scale(await context.new_page())
        await first_load(scale, site.url, language)
        await scale.page.locator(PLAY_NOW.format(GAMES.index(game) + 1)).click()
        await scale.page.locator(".board .prompt").wait_for()
        code = await scale.weigh("script", "stylesheet")
    print(f"{game} in {language}: {sum(code.values())} bytes of compressed script and style in {len(code)} files")
    assert sum(code.values()) <= HEAVIEST_WITH_A_TABLE, code
    assert [name for name in code if name.startswith(tuple(f"{each}-" for each in GAMES if each != game))] == []


async def test_a_language_chosen_before_a_game_is_spoken_at_its_table(open_app: OpenApp, site: Arcus) -> None:
    """The words of a game come with its table, in the language spoken then, and again with every other language."""
    site.bots.hold()
    ada = await open_app("Ada", "", **DESKTOP)
    warned: list[str] = []
    ada.page.on("console", lambda message: warned.append(message.text))
    await switch_language(ada, "de")
    await ada.page.evaluate("history.back()")
    await ada.page.locator(PLAY_NOW.format(1)).click()
    await expect(ada.page.locator('.board [aria-label="Deine Hand"]')).to_be_visible()
    await switch_language(ada, "fr")
    await ada.page.evaluate("history.back()")
    await expect(ada.page.locator('.board [aria-label="Ta main"]')).to_be_visible()
    texts = await ada.page.locator(".board").all_inner_texts()
    assert [text for text in texts if re.search(r"\b(red7|board|web)-[a-z]", text)] == []
    assert warned == []


async def test_a_first_visit_meets_no_error(browser: Browser, site: Arcus) -> None:
    """The console used to show a 401, since a new visitor has no account yet."""
    site.bots.hold()
    errors: list[str] = []
    async with await browser.new_context() as context:
        page = await context.new_page()
        page.on("console", lambda message: errors.append(f"{message.type}: {message.text}"))
        page.on("response", lambda answer: errors.append(answer.url) if answer.status >= 400 else None)
        await page.goto(site.url)
        await page.locator(PLAY_NOW.format(1)).click()
        await page.locator(".board .prompt").wait_for()
    assert errors == []


async def test_an_invitation_shows_no_form_for_a_code(open_app: OpenApp, site: Arcus) -> None:
    """It used to stand there while the table was looked for."""
    async with Player(site, "Ada") as ada:
        journal = Journal("red7", 2, host=ada).sat(ada)
        await site.write(journal)
        ben = await open_app("Ben", **PHONE)
        found = asyncio.Event()

        async def wait(route: Route) -> None:
            await found.wait()
            await route.continue_()

        await ben.page.route("**/api/codes/*", wait)
        await ben.go(f"j/{journal.table.code}")
        await ben.page.locator("main [role=status]").wait_for()
        assert await ben.page.locator("main form").count() == 0
        found.set()
        await ben.page.locator("#name").wait_for()


WRITTEN = ("{} ", "{lower}", " {first} {last}", "{first}-{last}", "{url}/j/{}", "{url}/t/{id}")


async def test_a_code_is_taken_however_it_is_written(open_app: OpenApp, site: Arcus) -> None:
    """Spaces, hyphens and lower case do not matter, and a whole link can be pasted."""
    async with Player(site, "Ada") as ada:
        journal = Journal("red7", 2, host=ada).sat(ada)
        await site.write(journal)
        code = journal.table.code
        words = {"lower": code.lower(), "first": code[:3].lower(), "last": code[3:], "url": site.url}
        ben = await open_app("Ben", "", **PHONE)
        for written in WRITTEN:
            await ben.page.evaluate(FOLLOW_LINK, "/")
            await ben.page.locator("#code").fill(written.format(code, id=journal.table.id, **words))
            await ben.page.locator("#code").press("Enter")
            await expect(ben.page.locator(".gather" if "/t/" in written else "#name"), written).to_be_visible()
        assert not ben.troubles


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_fonts_that_come_late_push_nothing(browser: Browser, site: Arcus, size: dict[str, Any]) -> None:
    """The fallbacks are as wide as the real faces: no line breaks elsewhere, and nothing moves up or down."""
    wanted = asyncio.Event()

    async def wait(route: Route) -> None:
        await wanted.wait()
        await route.continue_()

    async with await browser.new_context(service_workers="block", locale="en-GB", **size) as context:
        page = await context.new_page()
        await page.add_init_script(SHIFTS.replace(".board .bar", ".game .main"))
        await page.route("**/*.woff2", wait)
        await page.goto(site.url, wait_until="commit")
        await page.locator(PLAY_NOW.format(4)).wait_for()
        await page.evaluate(NEXT_FRAME)
        await page.evaluate(NEXT_FRAME)
        wanted.set()
        await page.wait_for_function("() => [...document.fonts].filter((each) => each.status === 'loaded').length >= 2")
        for _ in range(5):
            await page.evaluate(NEXT_FRAME)
        assert await page.evaluate("pushed") == []
        assert await page.evaluate("shifted") < 0.005, await page.evaluate("shifts")


WON = {(0,): "You win!", (1,): "Bea wins!", (0, 1): "You share the win!"}


async def test_tables_say_whose_turn_it_is_and_finished_ones_who_won(open_app: OpenApp, site: Arcus) -> None:
    """A finished table used to offer "View", and its replay was two presses away."""
    ada = await open_app("Ada", **DESKTOP)
    async with Player(site, "Bea") as bea:
        mine = Journal("kobito", 2, number=4).sat(ada, bea).dealt()
        theirs = Journal("red7", 2, number=3, public=True, spectators=0).sat(bea).bots().dealt()
        open_one = Journal("qwinto", 4, public=True, clock=TimeControl(bank=300, gain=10)).sat(bea)
        played = Journal("rainbow", 2, number=1).sat(ada, bea).dealt()
        played.play_on(random.Random(1))
        unplayed = Journal("rainbow", 2, number=1).sat(ada, bea).dealt()
        unplayed.ask(0, Resign(id=1))
        tables = (mine, theirs, open_one, played, unplayed)
        for each in tables:
            await site.write(each)
        assert [each.table.phase for each in tables] == ["playing", "playing", "gathering", "over", "over"]
        await ada.go("lobby")
        lines = {each.table.id: ada.page.locator(f'a[href$="/{each.table.id}"]') for each in tables}
        said = (
            ("Your turn", "Play"),
            ("turn", "Watch"),
            ("3 free seats", "5 minutes each", "Join"),
            (WON[played.table.winners], "Replay"),
            ("Bea wins!", "Replay"),
        )
        for each, words in zip(tables, said, strict=True):
            for word in words:
                await expect(lines[each.table.id]).to_contain_text(word)
        await lines[played.table.id].click()
        await ada.page.wait_for_url(f"**/replay/{played.table.id}")
        await ada.go(f"t/{played.table.id}")
        await expect(ada.page.locator("#result")).to_have_text(WON[played.table.winners])
        await ada.page.locator(".news button").click()
        assert await ada.page.locator(".drawer .log li").count() > 100


async def test_every_answer_says_what_a_page_may_run(site: Arcus) -> None:
    async with site.http() as http:
        for path in ("", "t/x", "api/catalogue", "sw.js"):
            policy = (await http.get(f"/{path}")).headers["content-security-policy"]
            rules = {words[0]: words[1:] for words in (rule.split() for rule in policy.split(";"))}
            assert rules["script-src"] == ["'self'"]
            assert rules["object-src"] == ["'none'"]


async def test_hostile_names_links_and_codes_are_shown_as_text(open_app: OpenApp) -> None:
    ada = await open_app("Ada", "new/rainbow?with=friends", **DESKTOP)
    await ada.page.locator("input[autocomplete=nickname]").fill(HOSTILE)
    await ada.page.locator("form button[type=submit]").click()
    await expect(ada.page.locator(".gather .name").first).to_contain_text(HOSTILE)
    code = await ada.page.locator(".invite .code").text_content()
    bob = await open_app("Bob", f"j/{code}", **PHONE)
    await expect(bob.page.locator("main li").first).to_contain_text(HOSTILE)
    await bob.page.locator("#name").fill("javascript:alert(1)//")
    await bob.page.locator("form .main").tap()
    await ada.page.locator(".gather .main:not(:disabled)").click()
    for person in (ada, bob):
        await person.dealt()
        for name in (HOSTILE, "javascript:alert(1)//"):
            await expect(person.page.locator(".seat .name").filter(has_text=name)).to_have_count(1)
    await bob.go("j/%3Cscript%3Ealert(1)%3C%2Fscript%3E")
    await expect(bob.page.locator("#code")).to_have_value("<script>alert(1)</script>")
    for path in ("j/%2e%2e%2fapi", "t/%22%3E%3Cimg%20src%3Dx%3E", "rules/__proto__", "new/constructor", "x/y"):
        await bob.go(path)
        await bob.page.locator("main").wait_for()
        assert await bob.page.locator("img[src=x], main script").count() == 0
    assert await ada.page.locator("img[src=x], main script").count() == 0
    assert not ada.troubles + bob.troubles


async def test_a_broken_link_is_answered_with_a_page(open_app: OpenApp) -> None:
    """Some used to show JSON, nothing at all, or an error in the console."""
    ada = await open_app("Ada", **PHONE)
    for path in ("t", "j/", "new", "rules/", "j/%E0%A4%A", "t/%E0%A4%A", "constructor", "toString", "__proto__/x"):
        await ada.go(path)
        await expect(ada.page.locator("main h1")).to_be_visible()
        assert not ada.troubles, path


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_own_move_takes_at_most_three_presses_from_the_first_page(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    ada = await open_app("Ada", **PHONE)
    await pin_deal(monkeypatch, 2229, ada)
    presses = (PLAY_NOW.format(GAMES.index(game) + 1), *FIRST[game])
    assert len(presses) <= 3
    await ada.page.locator(presses[0]).tap()
    await ada.turn()
    before = ada.stage
    for press in presses[1:]:
        await ada.page.locator(press).first.tap()
    await ada.past(before)
    assert ada.sent == 1


BACKGROUNDS = """(game) => {
  window.backgrounds = new Set();
  const look = () => {
    if (!document.querySelector('main.home')) backgrounds.add(document.documentElement.classList.contains(game));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes whether the background is that of a game, in each frame after the first page has gone."""


async def test_the_way_to_a_table_leads_over_no_other_background(open_app: OpenApp) -> None:
    """The screen used to turn lilac for a moment."""
    ada = await open_app("Ada", "", **DESKTOP)
    await ada.page.evaluate(BACKGROUNDS, "kobito")
    await ada.page.locator(PLAY_NOW.format(GAMES.index("kobito") + 1)).click()
    await ada.page.locator(".board .prompt").wait_for()
    assert await ada.page.evaluate("[...backgrounds]") == [True]
    await ada.page.locator("a.mark").click()
    await ada.page.locator("main.home").wait_for()
    assert not await ada.page.evaluate("document.documentElement.classList.contains('kobito')")


def others_first(game: str, ada: Account) -> Journal:
    """Return a game where bots make several moves, and then it is Ada's turn."""
    if game == "rainbow":
        return Journal("rainbow", 2, number=1).sat(ada).bots().dealt().moves("lay 1", "stop")
    seats, number = {"red7": (3, 3), "qwinto": (2, 3), "kobito": (3, 1)}[game]  # a bot is the first to move
    return Journal(game, seats, number=number).sat(ada).bots().dealt()


def lay_and_stop(view: AnyView) -> str:
    """Return the move of a bot that ends its turn at Rainbow as soon as it may."""
    return "stop" if any(move.text == "stop" for move in view.moves) else first_lively(view)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_others_who_play_push_nothing_up_or_down(open_app: OpenApp, site: Arcus, size: dict[str, Any]) -> None:
    ada = await open_app("Ada", painted=True, reduced_motion="no-preference", **size)
    await ada.context.add_init_script(SHIFTS)
    site.bots.script = lay_and_stop
    pushed: dict[str, list[str]] = {}
    for game in GAMES:
        await ada.sit_at(await site.write(others_first(game, ada)))
        await ada.page.evaluate(NEXT_FRAME)
        assert not ada.moves
        await site.sweep()
        await ada.turn()
        assert ada.moves
        await drawn(ada)
        pushed[game] = await ada.page.evaluate("pushed")
    assert pushed == {game: [] for game in GAMES}


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
async def test_cards_move_unless_the_reader_wants_them_still(
    open_app: OpenApp, site: Arcus, motion: str, moves: bool
) -> None:
    ada = await open_app("Ada", painted=True, reduced_motion=motion, **DESKTOP)
    await ada.context.add_init_script(MOVING)
    await ada.like(speed="normal")
    await ada.sit_at(await site.write(Journal("red7", 2, number=23).sat(ada).bots().dealt()))
    await drawn(ada)
    if motion == "reduce":
        assert await ada.page.evaluate("moving") == 0
    await ada.page.evaluate("() => { moving = 0; }")
    await typed(ada, "lay Y3")
    await typed(ada, "end")
    await ada.turn()  # the bot has painted G6
    await typed(ada, "lay I4")
    await ada.page.evaluate(NEXT_FRAME)
    assert (await ada.page.evaluate("moving") > 0) is moves


async def test_the_language_changes_without_a_new_page(open_app: OpenApp) -> None:
    ada = await open_app("Ada", "settings", **DESKTOP)
    await ada.page.evaluate("() => { window.same = true; }")
    await expect(ada.page.locator("h1")).to_have_text("Settings")
    await ada.page.locator("#language").select_option("de")
    await expect(ada.page.locator("h1")).to_have_text("Einstellungen")
    await expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    await ada.page.locator("a.brand").click()
    await expect(ada.page.locator(".game .main").first).not_to_contain_text("Play")
    assert await ada.page.evaluate("window.same")


async def test_a_lost_connection_is_announced_on_every_page(open_app: OpenApp, site: Arcus) -> None:
    site.bots.hold()
    ada = await open_app("Ada", "", **PHONE)
    await ada.context.set_offline(True)
    await expect(ada.page.locator(".offline")).to_be_visible()
    await ada.page.locator(PLAY_NOW.format(1)).tap()
    await expect(ada.page.locator("[role=alert]")).to_contain_text("Can't reach the server")
    await ada.context.set_offline(False)
    await expect(ada.page.locator(".offline")).to_have_count(0)
    await expect(ada.page.locator("[role=alert]")).to_have_count(0)  # it used to stay until the next press
    await ada.page.locator(PLAY_NOW.format(1)).tap()
    await ada.page.locator(".board .prompt").wait_for()


async def test_the_app_opens_without_a_network(open_app: OpenApp) -> None:
    """The service worker keeps every file of the app."""
    ada = await open_app("Ada", "", service_workers="allow", **PHONE)
    await ada.page.wait_for_function(
        "() => navigator.serviceWorker.controller !== null"
    )  # it has kept all, and answers
    await ada.context.set_offline(True)
    await ada.page.reload()
    await expect(ada.page.locator(".game .main")).to_have_count(4)
    await expect(ada.page.locator(".offline")).to_be_visible()


async def test_the_focus_stays_on_the_board_when_a_card_leaves_the_hand(open_app: OpenApp, site: Arcus) -> None:
    """Somebody who plays by keyboard goes on where they are, without a way back from the top of the page."""
    ada = await open_app("Ada", **DESKTOP)
    await ada.sit_at(await site.write(Journal("kobito", 2, number=4).sat(ada).bots().dealt()))  # Ada moves first
    await drawn(ada)
    hands = Hands(ada, "keys", keys_alone=True)
    card = (await hands.offers())["things"][0]
    await hands.tab_to("[data-thing]")
    await hands.walk_to(card)
    await ada.page.keyboard.press("Enter")
    await ada.page.locator(".place.lit button.target").first.focus()
    before = ada.stage
    await ada.page.keyboard.press("Enter")
    await ada.past(before)
    await expect(hands.thing(card)).to_have_count(0)
    await ada.page.evaluate(NEXT_FRAME)
    assert await ada.page.evaluate("document.activeElement.closest('.board') !== null")


async def test_a_heading_takes_no_focus_from_a_card_in_the_hand(open_app: OpenApp) -> None:
    """The heading of a page was focused up to 50 ms after the page had come, and Escape no longer put the card back."""
    ada = await open_app("Ada", **DESKTOP)
    await ada.hold_timers(50, 50)
    stage, hands = Stage(ada), Hands(ada)
    await stage.show(moment("red7", "start").update())
    await ada.page.evaluate(FOLLOW_LINK, "/settings")
    await ada.page.locator("#language").wait_for()
    await ada.page.evaluate("history.back()")
    await ada.page.evaluate("stage.drawn()")
    await hands.take((await hands.offers())["things"][0])
    await ada.pass_time()
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator(".thing.held")).to_have_count(0)
