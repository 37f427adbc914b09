"""Every screen of the app, and how to get there; for the tests that look at all of them, and for screenshots."""

from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import Browser

from tests.browser.hands import Hands
from tests.browser.person import Person, arrive

GAMES = ("red7", "qwinto", "rainbow", "kobito")
PLAIN = {
    "home": "",
    "new table": "new/red7?with=friends",
    "new table, one device": "new/rainbow?with=device",
    "lobby": "lobby",
    "join": "j/NOSUCH",
    "settings": "settings",
    "rules": "rules/kobito",
    "palettes": "palettes",
    "recover": "recover",
    "nowhere": "t/nosuchtable",
}
LIKED = "localStorage.setItem('arcus', JSON.stringify({theme: '%s', language: '%s', commands: true}))"


async def visitor(browser: Browser, url: str, theme: str, language: str, **options: Any) -> Person:
    """Somebody new who likes a theme and a language."""
    person = await arrive(browser, url, "Ada", **options)
    await person.page.evaluate(LIKED % (theme, language))
    return person


async def plain_screens(person: Person) -> AsyncIterator[str]:
    """Go to every screen without a table."""
    for name, path in PLAIN.items():
        await person.page.goto(f"{person.url}/{path}")
        await person.page.locator("main h1").wait_for(state="attached")
        yield name


async def gather(person: Person, game: str) -> None:
    """A new table of a game, where others are waited for."""
    person.update = {}
    await person.page.goto(f"{person.url}/new/{game}?with=friends")
    await person.page.locator("form button[type=submit]:not(:disabled)").click()
    await person.page.locator(".gather img").wait_for()


async def begin_with_bots(person: Person) -> None:
    """Bots take the other seats, and it begins."""
    await person.page.locator(".bots .button, .gather .acts .button:not(.quiet)").last.click()
    await person.page.locator(".gather .main:not(:disabled)").click()
    await person.turn()


async def table_screens(person: Person, game: str) -> AsyncIterator[str]:
    """A table of a game: gathering, the rules, my turn, a card held, and when it is over."""
    page, hands = person.page, Hands(person)
    await gather(person, game)
    yield f"{game}, gathering"
    await begin_with_bots(person)
    while not person.moves:  # bots that could do nothing with their first hands have ended the game
        await gather(person, game)
        await begin_with_bots(person)
    await page.locator(".board .bar .button, .board .movable").first.wait_for()
    yield f"{game}, my turn"
    if (await hands.offers())["things"]:
        await page.locator("[data-thing].movable").first.click()
        yield f"{game}, a thing held"
        await page.keyboard.press("Escape")
    await page.locator("header .button.quiet").nth(1).click()
    await page.locator("dialog[open]").wait_for()
    yield f"{game}, the rules sheet"
    await page.keyboard.press("Escape")
    await page.locator("header .button").last.click()
    await page.locator("dialog[open]").wait_for()
    yield f"{game}, the menu"
    await page.locator(".menu li:nth-child(4) .button").click()  # end the game here; bots agree
    await person.until(lambda: person.is_over, "for the end")
    await page.locator("#result").wait_for()
    yield f"{game}, over"
