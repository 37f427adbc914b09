"""Animation: words and numbers wait for cards and dice, and the end of a round stays visible."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.async_api import expect

from arcus.server import changes
from tests.browser.conftest import OpenApp
from tests.browser.hands import NEXT_FRAME, Hands
from tests.browser.moments import Guest, Moment, Stage, Update, moment, put, update
from tests.browser.person import DESKTOP, LYING, PHONE, Person
from tests.browser.tables import typed
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

pytestmark = pytest.mark.needs("chromium")
GO_ON = """async ([moment, ...what]) => {
  stage.go_on(moment);
  await stage.settle();
  return what.map((each) => document.querySelector(each)?.textContent);
}"""
"""Shows the next moment, and returns some texts of the page a frame later."""
WATCH_NEWS = """() => {
  window.news = [];
  const note = () => window.news.push(document.querySelector('.latest')?.textContent);
  const all = {subtree: true, childList: true, characterData: true};
  new MutationObserver(note).observe(document.querySelector('.news'), all);
}"""
"""Collects every line of news from now on."""
WATCH_POT = """() => {
  window.pot_flew = new Promise((flew) => new MutationObserver((_, watch) => {
    if (document.querySelector('.flier .pot')) watch.disconnect(), flew(true);
  }).observe(document, {subtree: true, childList: true}));
}"""
"""Records that a pot flies, however short the flight is."""
FLIGHTS = """() => [...document.querySelectorAll('.flier')].map((each) => {
  const {transform} = each.getAnimations()[0].effect.getKeyframes()[0];
  const {e, f} = new DOMMatrix(transform), {width, height} = each.style;
  const layer = each.parentElement.getBoundingClientRect();
  return [layer.x + e + parseFloat(width) / 2, layer.y + f + parseFloat(height) / 2];
})"""
"""Returns the initial centre of each flying card."""
MOVING = r"""() => {
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  const cheap = new Set([...timing, 'transform', 'translate', 'rotate', 'scale', 'opacity']);
  const all = document.getAnimations(), flying = all.filter(({effect}) => effect.target.closest('.flier'));
  const costly = all.filter(({effect}) => {
    const {target} = effect, keys = effect.getKeyframes().flatMap(Object.keys);
    return target.ownerSVGElement || effect.getTiming().delay > 0 || keys.some((key) => !cheap.has(key));
  });
  const ends = new Set(flying.map(({effect}) => effect.getComputedTiming().endTime));
  return [[...ends], costly.map(({effect}) => `${effect.target.tagName} ${effect.target.getAttribute('class')}`)];
}"""
"""When flying cards land, and the animations that the page draws frame by frame meanwhile."""
TAKE_OFF = f"""async ([moment, is_moving]) => {{
  stage.go_on(moment);
  while (!document.querySelector('.flier')) await new Promise(requestAnimationFrame);
  return is_moving ? ({MOVING})() : ({FLIGHTS})();
}}"""
"""Shows the next moment, and returns either result as soon as cards fly."""
MARKS = """async (moment) => {
  stage.go_on(moment);
  while (!document.querySelector('.flier')) await new Promise(requestAnimationFrame);
  const marks = document.querySelectorAll('.clash').length;
  return [document.querySelectorAll('.ended').length, marks];
}"""
"""Shows the end of a round, and returns whether it is shown and how many cards are marked, as soon as cards fly."""
RING = """() => {
  const here = document.activeElement, drawn = here.querySelector('svg');
  const ring = [here, drawn].find((each) => getComputedStyle(each).outlineStyle !== 'none');
  const [one, other] = [ring, drawn].map((each) => each.getBoundingClientRect());
  return [one.x - other.x, one.y - other.y];
}"""
"""Returns the offset between the focus ring and the drawing of the card."""


async def moving(open_app: OpenApp, speed: str = "calm") -> tuple[Person, Stage]:
    """Open a page on which things move at a speed."""
    ada = await open_app("Ada", painted=True, reduced_motion="no-preference", **DESKTOP)
    await ada.like(speed=speed)
    return ada, Stage(ada)


def two(journal: Journal, position: str, *moves: str) -> tuple[Update, Update]:
    """Return the updates of seat 0 before and after some moves from a position, the second with its events only."""
    put(journal, position)
    before = update(journal)
    journal.moves(*moves)
    after = update(journal)
    return before, {**after, "events": after["events"][len(before["events"]) :]}


def seated(game: str, seats: int = 2) -> Journal:
    """Return a game with a person and bots."""
    return Journal(game, seats, number=1).sat(Guest("p0", "Ada")).bots().dealt()


async def test_of_two_equal_cards_the_one_that_was_taken_flies(open_app: OpenApp) -> None:
    """The other one used to jump into its place."""
    ada, stage = await moving(open_app)
    page = ada.page
    before, after = two(seated("kobito"), "hand=7,7,7,12/5,6 gold=7:6:5-6,9:10:1,4:4:11 owed=3", "lay 7 g1 high")
    await stage.show(before)
    await stage.script({"play": {"type": "answer"}})
    for played, left in (("h:7:1", ["h:7:0", "h:7:2", "h:12:0"]), ("h:7:0", ["h:7:1", "h:7:2", "h:12:0"])):
        await stage.show(before)
        await page.keyboard.press("Escape")  # nothing moves any more
        await page.evaluate(NEXT_FRAME)
        card = page.locator(f'[data-thing="{played}"]')
        box = await card.bounding_box()
        assert box
        await Hands(ada).take(played)
        await page.locator('[data-place="g1:high"] > .target').click()
        [(x, y)] = await page.evaluate(TAKE_OFF, [after, False])
        things = await page.locator(".hand [data-thing]").all()
        assert [await each.get_attribute("data-thing") for each in things] == left
        assert abs(x - box["x"] - box["width"] / 2) < 12
        assert abs(y - box["y"] - box["height"] / 2) < box["height"] / 3  # it stood higher in the hand


async def test_the_news_names_dice_when_they_have_come_to_rest(open_app: OpenApp) -> None:
    ada, stage = await moving(open_app)
    journal = seated("qwinto")
    before, after = two(journal, "stage=choose turn=1", "roll oy")
    news = ada.page.locator(".news .latest")
    await stage.show(before)
    old = await news.text_content()
    assert await ada.page.evaluate(GO_ON, [after, ".news .latest"]) == [old]
    await expect(news).to_contain_text("rolls")


async def test_the_end_of_a_round_is_marked_when_its_card_has_landed(open_app: OpenApp) -> None:
    """A red cross used to hang over an empty place until its card came."""
    ada, stage = await moving(open_app)
    before, after = two(seated("rainbow"), "hand=GTYWPK/OBRYTP row=Ro*yB turn=1", "lay 1")
    await stage.show(before)
    assert await ada.page.evaluate(MARKS, after) == [1, 0]
    await expect(ada.page.locator(".clash")).to_have_count(2)


async def test_points_at_kobito_count_when_the_pot_has_arrived(open_app: OpenApp) -> None:
    ada, stage = await moving(open_app)
    position = "hand=8,3,4/5,6 gold=4:5:5-6-7,9:10:1,4:4:11 owed=1"
    before, after = two(seated("kobito"), position, "lay 8 g1 high")
    assert any(event["kind"] == "won_gold" for event in after["events"])
    coin, news = ada.page.locator(".dock .coin > [aria-hidden]"), ada.page.locator(".news .latest")
    await stage.show(before)
    await expect(ada.page.locator(".flier")).to_have_count(0)
    await ada.page.evaluate(NEXT_FRAME)  # the news has caught up with what flew
    old = await news.text_content()
    await ada.page.evaluate(WATCH_POT)
    texts = await ada.page.evaluate(GO_ON, [after, ".dock .coin > [aria-hidden]", ".news .latest"])
    assert texts == ["0", old]
    await ada.page.evaluate("pot_flew")
    await expect(coin).to_have_text("5")
    await expect(ada.page.locator(".flier")).to_have_count(0)
    await expect(news).to_contain_text("gold for 4 cards")


@pytest.mark.parametrize(
    ("game", "position", "moves"),
    [
        ("red7", "hand=B6O5/V1O4 palette=Y4/R6 turn=1", ("paint O4", "end")),
        (
            "kobito",
            "hand=8,3,4/3,4,5 gold=7:6:2-3-4,9:10:1,4:4:11 owed=3 turn=1",
            ("lay 5 g1 high", "start 3 4", "end"),
        ),
    ],
)
async def test_while_cards_fly_the_page_draws_nothing_itself(
    open_app: OpenApp, game: str, position: str, moves: tuple[str, ...]
) -> None:
    """The stones of Red7 used to move at the same time, inside of a drawing: each frame was laid out and painted."""
    ada, stage = await moving(open_app)
    before, after = two(seated(game), position, *moves)
    await stage.show(before)
    ends, drawn = await ada.page.evaluate(TAKE_OFF, [after, True])
    assert len(ends) == 1  # all end at once, since each end costs a frame
    assert not drawn
    await expect(ada.page.locator(".flier")).to_have_count(0)


async def test_at_once_nothing_waits(open_app: OpenApp) -> None:
    ada, stage = await moving(open_app, "instant")
    before, after = two(seated("qwinto"), "stage=choose turn=1", "roll oy")
    await stage.show(before)
    [news] = await ada.page.evaluate(GO_ON, [after, ".news .latest"])
    assert "rolls" in news


@pytest.mark.parametrize("key", ["ArrowLeft", "ArrowRight"])
async def test_the_ring_of_the_focus_goes_up_with_a_card(open_app: OpenApp, key: str) -> None:
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    await stage.show(moment("red7", "asks seven").update())
    lifted = ada.page.locator('[data-place="palette"] .thing.movable')
    await lifted.first.focus()
    await ada.page.keyboard.press(key)  # a ring is shown to those who use keys
    await lifted.first.focus()
    assert await ada.page.evaluate(RING) == [0, 0]


PROMPTS = (
    ("qwinto", "stage=choose turn=1", "Bob chooses the dice to roll."),
    ("qwinto", "stage=rolled dice=o2y4 turn=1", "Bob keeps the roll or rolls again."),
    ("red7", "hand=B6O5/V1O2 palette=Y4/R6 turn=1", "It's Bob's turn."),
    ("rainbow", "hand=GTYWPK/OBRYTP row=Ro*yB turn=1", "Bob lays a card, or flips one first."),
    ("kobito", "hand=8,3/5,6 gold=4:5:5-6,9:10:1,4:4:11 owed=1 turn=1", "Bob must play 1 more card."),
)


async def test_the_prompt_is_one_sentence(open_app: OpenApp) -> None:
    """At Qwinto it used to say twice whose turn it was."""
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    for game, position, asked in PROMPTS:
        await stage.show(Moment("", game, 2, position, names=("Ada", "Bob")).update())
        await expect(ada.page.locator(".prompt")).to_have_text(asked)


async def test_who_has_chosen_reads_who_has_not(open_app: OpenApp) -> None:
    eve = await open_app("Eve", **PHONE)
    three = ("Ada", "Bob", "Cleo")
    stage = Stage(eve)
    rolled = Moment("", "qwinto", 3, "stage=write dice=o4y2", reader=None, names=three)
    await stage.show(rolled.update())
    await expect(eve.page.locator(".prompt")).to_have_text("Still choosing: Ada, Bob, Cleo")


ENDS: tuple[tuple[changes.AnyChange, str], ...] = (
    (changes.Asked("end", 0), "Everyone agreed to end the game here."),
    (changes.Lost(1, "casual", "resigned"), "Bob gave up."),
    (changes.Lost(1, "casual", "time"), "Bob ran out of time."),
)


async def test_the_news_says_why_a_game_is_over(open_app: OpenApp) -> None:
    """It used to stay at the last event, often the beginning of the round."""
    ada = await open_app("Ada", **DESKTOP)
    stage = Stage(ada)
    for deed, news in ENDS:
        names = ("Ada", "Bob") if isinstance(deed, changes.Lost) else ("Ada",)
        await stage.show(Moment("", "red7", 2, names=names, then=partial(Journal.do, change=deed)).update())
        await expect(ada.page.locator("#result")).to_be_visible()
        await expect(ada.page.locator(".news .latest")).to_have_text(news)


SHADY = " ".join(f"K{face}" for face in "ROYGTBP" * 3)
"""A deck for Rainbow: each card has the shade on one side."""


def before_rainbow(ada: Person) -> Journal:
    """Return a game on one device where Bob, who sits on seat 1, lays the last card of a rainbow next."""
    people = (Guest(ada.id, "Ada"), Guest(ada.id, "Bob"))
    return Journal("rainbow", 2, number=4).sat(*people).dealt().moves(*(["lay 1", "stop"] * 5))


def before_result(ada: Person) -> Journal:
    """Return a game on one device that the next card ends."""
    made: list[str] = []

    def dealt() -> Journal:
        people = (Guest(ada.id, "Ada"), Guest(ada.id, "Bob"))
        return Journal("rainbow", 2, number=2, options={"deck": SHADY}).sat(*people).dealt()

    journal = dealt()
    while journal.table.acting:
        made.append(next_move(journal))
        journal.moves(made[-1])
    return dealt().moves(*made[:-1])


def next_move(journal: Journal) -> str:
    """Return the first card that may be laid, or `stop`."""
    moves = [move.text for move in journal.view(journal.table.acting[0]).moves]
    return next((text for text in moves if text.startswith("lay ")), "stop")


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["upright", "lying"])
@pytest.mark.parametrize(("before", "row", "then"), [(before_rainbow, 6, ".pass"), (before_result, 1, "#result")])
async def test_the_end_of_a_round_on_one_device_stays_until_somebody_goes_on(
    open_app: OpenApp, site: Arcus, before: Callable[[Person], Journal], row: int, then: str, size: dict[str, Any]
) -> None:
    """The next player's cover, or the result, used to hide it at once."""
    ada = await open_app("Ada", **size)
    await ada.hold_timers(1000, 4000)
    page, hands = ada.page, Hands(ada, touch=True)
    journal = before(ada)
    seat, card = journal.table.acting[0], next_move(journal)[-1]
    await ada.go(f"t/{await site.write(journal)}")
    await hands.touch_it(page.locator(".pass .button"))
    await page.locator(".dock [data-thing]").first.wait_for()
    await hands.take(f"hand{card}/{seat}")
    await hands.touch_it(page.locator('[data-place="lay"] > .target'))
    go_on = page.get_by_role("button", name="Continue")
    await expect(go_on).to_be_visible()
    assert await page.evaluate("timers.size") == 0  # it ends by no timer, as it does where everybody has a device
    await expect(page.locator(".row .thing")).to_have_count(row)
    await expect(page.locator(".pass, #result")).to_have_count(0)
    hidden = page.locator(".fan .thing:has([fill='url(#night)'])")  # backs
    assert await hidden.count() == await page.locator(".fan .thing").count() > 1
    await hands.touch_it(go_on)
    await expect(page.locator(then)).to_be_visible()
    if then == ".pass":
        await ada.until(lambda: ada.update["you"]["facing"] is None, "for no seat to be shown")
    else:
        await expect(page.locator(".row .thing")).to_have_count(0)
    assert not ada.troubles


async def test_the_news_never_goes_back_at_the_end_of_a_turn(open_app: OpenApp, site: Arcus) -> None:
    """Between the steps of a turn and their events, the news before that turn used to flash up again."""
    ada = await open_app("Ada", **DESKTOP)
    page = ada.page
    await ada.sit_at(await site.write(Journal("red7", 2, number=23).sat(ada).bots().dealt()))
    await typed(ada, "lay Y3")
    mine = "You put the yellow 3 in your palette."
    await expect(page.locator(".latest")).to_have_text(mine)
    await page.evaluate(WATCH_NEWS)
    await typed(ada, "end")
    await page.wait_for_function("() => news.some((each) => !each.startsWith('You '))")
    news = await page.evaluate("news")
    assert not [each for each in news if each.startswith("Round 1")], news


HIDE = """(on) => {
  Object.defineProperty(Document.prototype, 'hidden', {get: () => on, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""Makes the page look hidden, or visible."""


async def test_the_end_of_a_round_waits_until_the_page_is_in_sight(open_app: OpenApp) -> None:
    """A row that was lost while the reader looked at another page used to be gone when they came back."""
    ada = await open_app("Ada", **DESKTOP)
    await ada.hold_timers(1000, 4000)
    stage = Stage(ada)
    before, after = two(seated("rainbow"), "hand=GTYWPK/OBRYTP row=Ro*yB turn=1", "lay 1")
    await stage.show(before)
    await ada.page.evaluate(HIDE, True)
    await ada.page.evaluate(GO_ON, [after, ".prompt"])
    await expect(ada.page.locator(".grid.ended")).to_have_count(1)
    assert await ada.page.evaluate("timers.size") == 0
    await ada.page.evaluate(HIDE, False)
    await ada.pass_time()
    await expect(ada.page.locator(".grid.ended")).to_have_count(0)
