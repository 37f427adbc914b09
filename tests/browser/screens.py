"""Every screen of the app, and how to get there, for tests of all screens and for screenshots."""

from collections.abc import AsyncIterator

from tests.browser.hands import Hands
from tests.browser.moments import FOLLOW_LINK, NAMES, Stage, Update, gathering, hints, moment, refusal
from tests.browser.person import Person

GAMES = ("red7", "qwinto", "rainbow", "kobito")
PLAIN = {  # the path of each screen, and a selector that matches once it is loaded
    "home": ("", ".game .main"),
    "new table": ("new/red7?with=friends", "form button[type=submit]:not(:disabled)"),
    "new table, one device": ("new/rainbow?with=device", "form button[type=submit]:not(:disabled)"),
    "lobby": ("lobby", "main h1"),
    "join": ("j/NOSUCH", "#code"),
    "settings": ("settings", "#language"),
    "my games": ("games", "main h2"),
    "chance": ("luck", ".verdict h1"),
    "rules": ("rules/kobito", "main [data-rule]"),
    "palettes": ("palettes", "main h1"),
    "recover": ("recover", "main h1"),
    "nowhere": ("t/nosuchtable", "main h1"),
}
STANDS = "(each) => Promise.all(each.getAnimations().map((motion) => motion.finished)).then(() => true)"
RULES = ".top .button >> nth=0"
SAME = {"the menu": ".top .button >> nth=-1", "phrases": ".tools .button >> nth=-1"}
"""Panels that are the same in every game, and the buttons that open them."""


async def plain_screens(person: Person) -> AsyncIterator[str]:
    """Go to every screen without a table, with links inside of the loaded app."""
    for name, (path, shown) in PLAIN.items():
        await person.page.evaluate(FOLLOW_LINK, f"/{path}")
        await person.page.locator(shown).first.wait_for(state="attached")
        yield name


def shown_moments(game: str) -> dict[str, Update]:
    """Return the moments of a game that have their own screens."""
    shown = {name: moment(game, name).update() for name in ("start", HARD[game], "onlooker", OVER[game])}
    return {
        "gathering": gathering(game, 2, names=NAMES[:1]),
        **({"all seated": gathering(game, 2, names=NAMES[:2])} if game == GAMES[0] else {}),
        "my turn": shown["start"],
        "in the middle": shown[HARD[game]],
        "watched": shown["onlooker"],
        "over": shown[OVER[game]],
    }


OVER = {"red7": "over, points", "qwinto": "over", "rainbow": "over", "kobito": "over"}
"""Moments of results with everyone's points."""
HARD = {"red7": "long hand", "qwinto": "write", "rainbow": "row", "kobito": "workshop"}


async def table_screens(stage: Stage, game: str) -> AsyncIterator[str]:
    """Show a table of a game at fixed moments, and with every panel."""
    moments = shown_moments(game)
    await stage.keep(moments)
    for name in moments:
        await stage.show(name)
        if name == "gathering":
            await stage.page.locator(".gather img").wait_for()
        if name == "over":
            await stage.page.locator("[aria-labelledby=result] dl dd").nth(1).wait_for(state="attached")
        yield f"{game}, {name}"
    await stage.show("my turn")
    async for name in overlays(stage, game == GAMES[0]):
        yield f"{game}, {name}"


async def overlays(stage: Stage, is_first: bool = True) -> AsyncIterator[str]:
    """Open all panels over a table on the reader's turn, one after the other.

    Menu and phrases are the same in every game, and the board below them is inert: they are opened over the first.
    """
    page = stage.page
    await page.locator("[data-thing].movable").first.wait_for()
    hands = Hands(stage.person)
    await hands.take((await hands.offers())["things"][0])
    yield "a thing held"
    await page.keyboard.press("Escape")
    for name, button in (("the rules sheet", RULES), *(SAME.items() if is_first else ())):
        await page.locator(button).click()
        await page.locator("dialog[open]").evaluate(STANDS)
        yield name
        await page.keyboard.press("Escape")
    await stage.script({"hint": hints(await stage.shown()), "play": refusal(await stage.shown())})
    await page.locator(".tools .button >> nth=1").click()
    await page.locator(".prompt .hints").wait_for()
    yield "hints"
    await page.locator(".news button").click()
    await page.locator(".drawer").evaluate(STANDS)
    yield "the drawer"
    await page.locator(".command input").fill("lay")
    await page.locator(".command input").press("Enter")
    await page.locator(".bubble").evaluate(STANDS)
    yield "a refusal"
    await page.locator(".bubble .shut").click()
    await page.keyboard.press("Escape")
