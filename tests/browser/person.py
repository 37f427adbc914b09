"""A person at a browser: their page, and the last messages of the table."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page, WebSocket

from tests.server.client import whole
from tests.server.inprocess import Arcus

Message = dict[str, Any]
BLANK = "about:blank"
"""The page of a new context."""
PATIENCE = 30.0
"""The time limit in seconds of all waiting; no test ever waits this long on purpose."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 740, "height": 360}}
SMALL_UPRIGHT: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
SMALL_LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 640, "height": 360}}
LEAST_LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 568, "height": 320}}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 625}}  # what a common one leaves for a page
SMALL_FILE = "icons/arcus.svg"
"""A file of the app without scripts, from which the app's storage can be written before the app is loaded."""
SETTLED = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  do await document.fonts.ready.then(frame);
  while (document.fonts.status === 'loading');
}"""
"""Waits until all visible fonts are loaded and the layout is final."""
INSTANT = """{
  const chosen = JSON.parse(localStorage.getItem('arcus') ?? '{}');
  localStorage.setItem('arcus', JSON.stringify({speed: 'instant', ...chosen}));
}"""
"""Shows the moves of others at once, unless a test chooses another speed."""
LIKED = """if (!localStorage.getItem('liked')) {
  localStorage.setItem('liked', 'yes');
  localStorage.setItem('arcus', JSON.stringify({speed: 'instant', ...%s}));
}"""
"""Writes settings before the first page is loaded, and leaves those alone that are chosen later."""
UNPAINTED = """{
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync('html { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(unpainted);
}"""
"""Turns off painting, which would take a third of the time; layout and hit testing work as usual."""
TIMERS = """{
  const set = window.setTimeout, clear = window.clearTimeout;
  let last = 0;
  window.timers = new Map();
  window.setTimeout = (call, ms = 0, ...rest) => {
    if (ms < %d || ms > %d) return set(call, ms, ...rest);
    timers.set(--last, call);
    return last;
  };
  window.clearTimeout = (id) => timers.delete(id) || clear(id);
}"""
"""Holds timers whose delay is between two numbers, until the test lets their time pass."""
PASS = """() => {
  const due = [...timers.values()];
  timers.clear();
  for (const call of due) call();
}"""
EXPECTED = (
    *("Failed to load resource", "WebSocket connection to", "ERR_INTERNET_DISCONNECTED"),  # a lost connection
    "Service Worker registration blocked by Playwright",
)
"""Expected errors in the browser's console."""


class Signal:
    """Wakes all waiting tasks, whenever any page has sent or received a message."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def wake_all(self) -> None:
        """Wake all waiting tasks."""
        self._event.set()
        self._event = asyncio.Event()

    async def wait(self) -> None:
        """Wait for the next message of any page."""
        await self._event.wait()


MESSAGE_SIGNAL = Signal()
"""Shared by all people, since a test may wait for a message to any page."""


class Person:
    """A person with their own browser context."""

    def __init__(self, url: str, name: str, context: BrowserContext, page: Page) -> None:
        self.url = url
        self.name = name
        self.id = ""
        """The id of the account, for a person who has one from the start."""
        self.context = context
        self.page = page
        self.random = random.Random(name)
        self.update: Message = {}
        """The last update of the table."""
        self.refusals: list[str] = []
        self.troubles: list[str] = []
        """Errors in the page: exceptions, blocked content, missing messages."""
        self.sent = 0
        """The number of moves that the page has sent."""
        self.played = 0
        """The number of moves that the server has accepted."""
        self.pending: set[int] = set()
        """Unanswered requests, which keep the board from accepting a move."""
        page.on("websocket", self._connect)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", lambda message: self._read(message.type, message.text))
        page.on("dialog", lambda dialog: self.troubles.append(f"dialog: {dialog.message}"))

    def _read(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(each in text for each in EXPECTED):
            self.troubles.append(f"{kind}: {text}")

    def _connect(self, socket: WebSocket) -> None:
        if "/api/tables/" in socket.url:
            self.pending.clear()
            socket.on("framesent", lambda text: self._ask(json.loads(text)))
            socket.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _ask(self, message: Message) -> None:
        if message["type"] == "play":
            self.sent += 1
            self.pending.add(message["id"])
        MESSAGE_SIGNAL.wake_all()

    def _hear(self, message: Message) -> None:
        if done := self.pending & {message.get("id"), message.get("answer")}:
            self.pending -= done
            self.played += not message.get("refused")
        if message["type"] == "update":
            self.update = whole(self.update, message)
        elif message.get("refused"):
            self.refusals.append(message["refused"])
        MESSAGE_SIGNAL.wake_all()

    async def go(self, path: str = "") -> None:
        """Load another page of the app by its URL."""
        self.update = {}
        await self.page.goto(f"{self.url}/{path}")

    async def store(self, key: str, text: str) -> None:
        """Write into the storage of the app, which need not be loaded yet."""
        if self.page.url == BLANK:
            await self.page.goto(f"{self.url}/{SMALL_FILE}")
        await self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])

    async def like(self, **settings: Any) -> None:
        """Choose the settings with which the app is loaded next, as if they had been chosen on the page."""
        if self.page.url == BLANK:
            await self.context.add_init_script(LIKED % json.dumps(settings))
        else:
            await self.store("arcus", json.dumps(settings))

    async def sit_at(self, table: str) -> None:
        """Open a table, and wait until the page has received it and drawn its board."""
        await self.go(f"t/{table}")
        await self.heard()
        await self.page.locator(".board .prompt").wait_for()
        await self.settled()

    async def settled(self) -> None:
        """Wait until all fonts are loaded, so that nothing moves under a press."""
        await self.page.evaluate(SETTLED)

    async def hold_timers(self, least: int, most: int) -> None:
        """Hold timers with such delays until `pass_time`, in every page that is loaded from now on."""
        await self.context.add_init_script(TIMERS % (least, most))

    async def pass_time(self) -> None:
        """Fire the held timers, of which there must be at least one."""
        await self.page.wait_for_function("() => timers.size > 0")
        await self.page.evaluate(PASS)

    async def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until a message makes a condition true."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    await MESSAGE_SIGNAL.wait()
        except TimeoutError:
            raise AssertionError(f"{self.name} waited {PATIENCE:.0f} s {what}; last: {self.summary()}") from None

    async def turn(self) -> None:
        """Wait until this person may move, or the game is over."""
        await self.until(lambda: self.is_over or bool(self.moves), "for a turn")

    async def dealt(self) -> None:
        """Wait until there is a view."""
        await self.until(lambda: bool(self.update.get("view")), "for the deal")

    async def begun(self) -> None:
        """Wait until a game is in progress."""
        await self.until(lambda: bool(self.update) and self.update["table"]["phase"] == "playing", "for the game")

    async def heard(self) -> None:
        """Wait until the table has sent an update."""
        await self.until(lambda: bool(self.update), "for the table")

    async def past(self, stage: tuple[object, ...]) -> None:
        """Wait until a move has been made from a stage."""
        await self.until(lambda: self.stage != stage or bool(self.refusals), f"after a move from {stage}")
        assert not self.refusals, self.summary()

    async def news_after(self, number: int) -> None:
        """Wait until the table has a newer entry than a number."""
        await self.until(lambda: bool(self.update["table"]["number"] != number), "for the table to change")

    def summary(self) -> str:
        """Return a summary of the last update, for failure messages."""
        view = self.update.get("view") or {}
        moves = [move["text"] for move in view.get("moves", [])]
        seats = [seat["to_act"] for seat in self.update.get("table", {}).get("seats", [])]
        return f"{self.name} at {self.stage}, to act {seats}, {moves[:9]}, {self.refusals}, {self.troubles}"

    @property
    def number(self) -> int:
        """The number of the newest entry of the table that this person has received."""
        return int(self.update["table"]["number"])

    @property
    def at(self) -> tuple[str, int]:
        """The table where this person is, and the number of its newest entry received."""
        return (self.update["table"]["id"], self.number)

    @property
    def stage(self) -> tuple[object, ...]:
        """A value that changes with every step of this person."""
        if not self.update.get("view"):
            return ()
        you, table = self.update["you"], self.update["table"]
        decided = you["facing"] is not None and table["seats"][you["facing"]]["decided"]
        return (self.update["view"]["decision"], len(you["draft"]), decided, table["phase"])

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.update) and self.update["table"]["phase"] == "over"

    @property
    def moves(self) -> list[str]:
        """The legal moves of this person."""
        if self.pending or not self.update.get("view") or self.update["table"]["phase"] != "playing":
            return []
        seat = self.update["you"]["facing"]
        if seat is None or not self.update["table"]["seats"][seat]["to_act"]:
            return []
        if self.update["table"]["seats"][seat]["decided"]:
            return []
        return [move["text"] for move in self.update["view"]["moves"]]


async def visit(
    browser: Browser,
    url: str,
    name: str,
    path: str | None = None,
    *,
    known: bool = True,
    painted: bool = False,
    **options: Any,
) -> Person:
    """Open a page of the app in a new context. A known person has an account, and can be seated in a journal.

    Without a path nothing is loaded yet: the test chooses what is loaded first.

    What takes long and few tests look at is left out unless a test asks for it: painting, and the service worker, which
    fetches every file of the app.
    """
    given: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **options}
    context = await browser.new_context(**given)
    context.set_default_timeout(PATIENCE * 1000)
    await context.add_init_script(INSTANT)
    if not painted:
        await context.add_init_script(UNPAINTED)
    person = Person(url, name, context, await context.new_page())
    if known:
        made = await context.request.put(f"{url}/api/me", data={"name": name})
        assert made.ok, await made.text()
        person.id = (await made.json())["id"]
    if path is not None:
        await person.page.goto(f"{url}/{path}")
        await person.page.locator("main").wait_for()
        await person.settled()
    return person


async def visit_site(
    browser: Browser, site: Arcus, name: str, path: str | None = None, *, known: bool = True, **options: Any
) -> Person:
    """Open the app of the server in this process; see `visit`."""
    return await visit(browser, site.url, name, path, known=known, **options)
