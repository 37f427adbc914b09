"""Players that make random moves, at once or at a given rate, and measure how long each answer takes."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, UnsetType

from arcus import protocol
from arcus.loadtest.wire import Wire, open_wire

SETUPS = (
    protocol.Setup("red7", 4, options={"advanced": True}),
    protocol.Setup("qwinto", 4),
    protocol.Setup("rainbow", 2),
    protocol.Setup("kobito", 4),
)
PATIENCE = 60  # seconds to wait for an HTTP response or for a seat
SLACK = 0.05  # seconds by which moves may lag behind the rate and still catch up


class _Choice(msgspec.Struct):
    number: int


class _View(msgspec.Struct):
    decision: int
    moves: list[_Choice]


class _Seat(msgspec.Struct):
    decided: bool
    present: bool = False


class _Question(msgspec.Struct):
    what: str


class _Table(msgspec.Struct):
    phase: str
    next: str | None
    question: _Question | None = None


class _You(msgspec.Struct):
    facing: int | None
    draft: list[_Choice]


class _Message(msgspec.Struct):
    """The fields of a message that a player reads; decoding whole messages would cost more than the server does."""

    type: str
    id: int = 0
    refused: str | None = None
    answer: int | None = None
    table: _Table | None = None
    seats: list[_Seat] | None = None
    you: _You | None = None
    view: _View | UnsetType | None = UNSET


decode = msgspec.json.Decoder(_Message).decode


class Meter:
    """The measurements of a run, taken while `is_on`."""

    def __init__(self) -> None:
        self.is_on = False
        self.waits: list[float] = []
        """Seconds from each move to its answer."""
        self.refused: dict[str, int] = {}
        """How often each refusal occurred."""
        self.rematches = 0


class Pace:
    """A limit on moves per second over all players; None for no limit."""

    def __init__(
        self,
        rate: float | None,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.rate = rate
        self._now = now
        self._sleep = sleep
        self._next = now()

    async def wait(self) -> None:
        """Wait until one more move may be made."""
        if self.rate is None:
            return
        now = self._now()
        self._next = max(self._next, now - SLACK) + 1 / self.rate
        if self._next > now:
            await self._sleep(self._next - now)


class Player:
    """A player that moves whenever it can, and joins the rematch when a game is over."""

    def __init__(self, url: str, cookie: str, meter: Meter, pace: Pace, seed: int) -> None:
        self.url, self.cookie = url, cookie
        self.meter, self.pace = meter, pace
        self.random = random.Random(seed)
        self.wire: Wire | None = None
        self.bytes = 0
        self.updates = 0
        self.is_host = False
        self.was_answered = asyncio.Event()
        """Set by the first answer."""
        self._table = _Table("", None)
        self._seats: list[_Seat] = []
        self._you = _You(None, [])
        self._view: _View | None = None
        self._last_id = 0
        self._sent: dict[int, float] = {}
        """When each unanswered move was sent, by the id of its request."""
        self._last: tuple[int, int] | None = None
        """The decision and the step that were answered last."""
        self._next = ""
        """The table of the rematch, or `asked` once it was requested."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def enter(self, table: str) -> None:
        """Connect to a table."""
        self._last = None
        self.wire = await open_wire(
            f"{self.url}/api/tables/{table}/socket?protocol={protocol.VERSION}", self.cookie, self._receive
        )

    def ask(self, request: type[protocol.Request], **fields: Any) -> None:
        """Send a request, as in `ask(Sit, seat=1)`."""
        assert self.wire is not None
        self._last_id += 1
        if request is protocol.Play:
            self._sent[self._last_id] = time.perf_counter()
        self.wire.send(protocol.encode(request(id=self._last_id, **fields)))

    def _receive(self, text: bytes) -> None:
        message = decode(text)
        if message.type == "answer":
            self._on_answer(message.id, message.refused)
        elif message.type == "update":
            self.bytes += len(text)
            self.updates += 1
            if message.answer is not None:
                self._on_answer(message.answer, None)
            self._on_update(message)

    def _on_answer(self, request: int, refused: str | None) -> None:
        self.was_answered.set()
        sent = self._sent.pop(request, None)
        if refused is not None:
            self.meter.refused[refused] = self.meter.refused.get(refused, 0) + 1
        elif self.meter.is_on and sent is not None:
            self.meter.waits.append(time.perf_counter() - sent)

    def _on_update(self, message: _Message) -> None:
        """Apply the parts that have changed, and make the next move if one is due."""
        table = self._table = message.table or self._table
        seats = self._seats = message.seats or self._seats
        you = self._you = message.you or self._you
        if message.view is not UNSET:
            self._view = message.view
        view = self._view
        if table.phase == "over":
            self._on_end(table)
        elif view is not None and view.moves and you.facing is not None and not seats[you.facing].decided:
            step = (view.decision, len(you.draft))
            if step != self._last:
                self._last = step
                self._spawn(self._move(view))

    async def _move(self, view: _View) -> None:
        await self.pace.wait()
        if self.wire is not None and not self.wire.is_closed:
            self.ask(protocol.Play, decision=view.decision, move=self.random.choice(view.moves).number)

    def _on_end(self, table: _Table) -> None:
        """Propose a rematch as the host, or accept it, and change to its table once there is one."""
        if table.next is None:
            if (self.is_host or table.question is not None) and self._next == "":
                self._next = "asked"
                self.ask(protocol.Rematch)
        elif self._next != table.next:
            self._next = table.next
            self._spawn(self._change_to(table.next))

    async def _change_to(self, table: str) -> None:
        assert self.wire is not None
        self.wire.close()
        await self.enter(table)
        self.ask(protocol.Sit)  # the table begins when all have come
        self._next = ""
        self.meter.rematches += self.is_host and self.meter.is_on

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def seat_players(urls: list[str], count: int, meter: Meter, pace: Pace) -> list[list[Player]]:
    """Seat at least `count` players at tables of all four games, and return them by table; servers take turns."""
    tables: list[list[Player]] = []
    seated = 0
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(timeout=PATIENCE, limits=limits) as http:
        while seated < count:
            setup = SETUPS[len(tables) % len(SETUPS)]
            people = [await _register(http, urls, seated + k, meter, pace) for k in range(setup.seats)]
            headers = {"Cookie": people[0].cookie, "Content-Type": "application/json"}
            body = protocol.encode(setup)
            answer = await http.post(f"{people[0].url}/api/tables", content=body, headers=headers)
            table = answer.raise_for_status().json()["id"]
            people[0].is_host = True
            for seat, player in enumerate(people):
                await player.enter(table)
                player.ask(protocol.Sit, seat=seat)
                await asyncio.wait_for(player.was_answered.wait(), PATIENCE)
            tables.append(people)
            seated += len(people)
    return tables


async def _register(http: httpx.AsyncClient, urls: list[str], number: int, meter: Meter, pace: Pace) -> Player:
    """Create a guest account and return its player."""
    url = urls[number % len(urls)]
    http.cookies.clear()
    answer = await http.put(f"{url}/api/me", json={"name": f"P{number}"})
    cookie = answer.raise_for_status().cookies["arcus"]
    http.cookies.clear()
    return Player(url, f"arcus={cookie}", meter, pace, seed=number)
