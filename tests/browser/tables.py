"""Ways to a table: one person opens it, another joins by its code, bots fill it; or it is written as a journal."""

from functools import partial

import pytest

from tests.browser.hands import NEXT_FRAME, Hands, type_move
from tests.browser.person import Message, Person
from tests.server.client import Player, is_later_than
from tests.server.journal import secret

SEATS = {"red7": 3, "qwinto": 3, "rainbow": 2, "kobito": 3}
"""Two people and, where the game seats more, a bot."""
PINNED = "crypto.getRandomValues = (bytes) => bytes.fill(0);"
"""Makes a page contribute zeros to deals, so that the server's secret determines them."""


async def pin_deal(monkeypatch: pytest.MonkeyPatch, number: int, *people: Person) -> None:
    """Open the first page for these people, and fix the deal of their tables."""
    monkeypatch.setattr("arcus.server.registry.new_secret", lambda: secret(number))
    for person in people:
        await person.context.add_init_script(PINNED)
        await person.go()


async def plays(player: Player, *moves: str) -> None:
    """Let a player in this process make moves in notation, each as soon as possible."""
    for move in moves:
        await player.until(partial(offers, move))
        number = player.update["table"]["number"]
        await player.done("play", decision=player.update["view"]["decision"], move=move)
        await player.until(partial(is_later_than, number))


def offers(move: str, update: Message) -> bool:
    """Return whether an update offers a move."""
    return any(each["text"] == move for each in update["view"]["moves"])


async def drawn(person: Person) -> None:
    """Wait until the board offers a move, and has settled."""
    await person.page.locator(".board .bar .button, .board .movable").first.wait_for()
    await person.page.evaluate(NEXT_FRAME)


async def typed(person: Person, move: str) -> None:
    """Make a move in notation, and wait until it is accepted."""
    before = person.stage
    await type_move(person.page, move)
    await person.past(before)


async def open_table(hands: Hands, game: str, **options: int) -> str:
    """Open a table for friends from the first page, in this person's way; return its code."""
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
    """Enter the code on the first page, and sit down."""
    page = hands.page
    await page.locator("#code").fill(code)
    await page.locator("#code").press("Enter")
    await page.locator("#name").fill(hands.person.name)
    await hands.touch_it(page.locator("form .main"))
    await page.locator(".gather").wait_for()
    await hands.person.until(lambda: bool(hands.person.update["you"]["seats"]), "for a seat")


async def begin(host: Hands, guest: Hands) -> None:
    """Let the host seat bots on the open seats, and begin."""
    await host.person.until(lambda: host.person.at == guest.person.at, "for the guest to sit down")
    while any(seat["kind"] == "open" for seat in host.person.update["table"]["seats"]):
        number = host.person.update["table"]["number"]
        await host.act(".acts .button:not(.quiet)")
        await host.person.news_after(number)
    await host.page.locator(".gather .main:not(:disabled)").wait_for()
    await host.act(".gather .main")
    for hands in (host, guest):
        await hands.person.dealt()


def other_of(pair: tuple[Hands, Hands], hands: Hands) -> Hands:
    """Return the other one of a pair."""
    return pair[1] if hands is pair[0] else pair[0]
