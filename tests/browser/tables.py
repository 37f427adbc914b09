"""How people come together at a table: one opens it, another comes by its code, bots fill it, and it begins."""

from collections.abc import Callable

from playwright.async_api import Browser

from tests.browser.hands import NEXT_FRAME, Hands
from tests.browser.person import DESKTOP, PHONE, Person, arrive
from tests.browser.screens import GAMES

SEATS = {"red7": 3, "qwinto": 3, "rainbow": 2, "kobito": 3}
"""Two people and, where the game seats more, a bot."""


def may_move(person: Person) -> bool:
    """Is it somebody's turn?"""
    return bool(person.moves)


async def play_now(person: Person, game: str, fits: Callable[[Person], bool] = may_move, touch: bool = False) -> None:
    """Press for a game against bots, until one's turn; for another if it is over before, or the deal does not fit."""
    button = person.page.locator(f".game:nth-child({GAMES.index(game) + 1}) .main")
    while not fits(person):
        if person.update:
            await person.page.goto(person.url)
            person.update = {}
        await (button.tap() if touch else button.click())
        await person.turn()


async def drawn(person: Person) -> None:
    """Wait until the board offers something, and has settled."""
    await person.page.locator(".board .bar .button, .board .movable").first.wait_for()
    await person.page.evaluate(NEXT_FRAME)


async def open_table(hands: Hands, game: str, **options: int) -> str:
    """Open a table for friends from the first page, in this person's way; its code."""
    page = hands.page
    await hands.act(f'a[href$="/new/{game}?with=friends"]')
    await page.locator("form button[type=submit]:not(:disabled)").wait_for()
    if SEATS[game] > 2:
        await hands.choose(str(SEATS[game]))
    await hands.write("input[autocomplete=nickname]", hands.person.name)
    for number in options.values():
        await hands.write("input[type=number]", str(number))
    await hands.act("form button[type=submit]")
    code = page.locator(".invite .code")
    await code.wait_for()
    return str(await code.text_content())


async def join(hands: Hands, code: str) -> None:
    """Come by the code on the first page, and sit down."""
    page = hands.page
    await page.locator("#code").fill(code)
    await page.locator("#code").press("Enter")
    await page.locator("#name").fill(hands.person.name)
    await hands.touch_it(page.locator("form .main"))
    await page.locator(".gather").wait_for()
    await hands.person.until(lambda: bool(hands.person.update["you"]["seats"]), "for a seat")


async def begin(host: Hands, guest: Hands) -> None:
    """The host seats bots where nobody sits, and begins."""
    await host.person.until(lambda: host.person.at == guest.person.at, "to hear who has sat down")
    while any(seat["kind"] == "open" for seat in host.person.update["table"]["seats"]):
        number = host.person.update["table"]["number"]
        await host.act(".acts .button:not(.quiet)")
        await host.person.news_after(number)
    await host.page.locator(".gather .main:not(:disabled)").wait_for()
    await host.act(".gather .main")
    for hands in (host, guest):
        await hands.person.dealt()


async def show_commands(hands: Hands) -> None:
    """A phone shows its command line only if asked to."""
    await hands.touch_it(hands.page.locator("header .button").last)
    await hands.touch_it(hands.page.locator(".menu .button").first)
    await hands.page.locator(".command input:visible").wait_for()


async def two_at(browser: Browser, url: str, game: str) -> tuple[Hands, Hands]:
    """A game that has begun: Ada at a desktop, Bob at a phone."""
    host = Hands(await arrive(browser, url, "Ada", **DESKTOP))
    guest = Hands(await arrive(browser, url, "Bob", **PHONE), touch=True)
    await join(guest, await open_table(host, game))
    await begin(host, guest)
    for hands in (host, guest):
        await hands.page.locator(".board .bar").wait_for()
    await show_commands(guest)
    return host, guest


def other_of(pair: tuple[Hands, Hands], hands: Hands) -> Hands:
    """The other of two."""
    return pair[1] if hands is pair[0] else pair[0]


async def play_until(pair: tuple[Hands, Hands], hands: Hands, verb: str) -> None:
    """Play in notation until somebody may make a move of a kind; where all choose at once, nobody else has chosen."""
    while not any(move.startswith(verb) for move in hands.person.moves):
        await hands.person.until(lambda: len({each.person.number for each in pair}) == 1, "for the same news")
        if any(move.startswith(verb) for move in hands.person.moves):
            return
        await hands.person.until(lambda: any(each.person.moves for each in pair), "for anybody's turn")
        mover = next(each for each in pair if each.person.moves)
        before = mover.person.stage
        await mover.command()
        await mover.person.past(before)
