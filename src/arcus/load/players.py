"""Players who play random moves as fast as they are let, or at a pace, and note how long each answer took."""

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec

from arcus.load.wire import Wire, open_wire
from arcus.server.clock import SYSTEM, Clock

SETUPS: tuple[dict[str, Any], ...] = (
    {"game": "red7", "seats": 4, "options": {"advanced": True}},
    {"game": "qwinto", "seats": 4},
    {"game": "rainbow", "seats": 2},
    {"game": "kobito", "seats": 4},
)


class _Choice(msgspec.Struct):
    number: int


class _View(msgspec.Struct):
    decision: int
    moves: list[_Choice]


class _Seat(msgspec.Struct):
    decided: bool
    to_act: bool
    present: bool = False


class _Table(msgspec.Struct):
    phase: str
    seats: list[_Seat]
    next: str | None


class _You(msgspec.Struct):
    facing: int | None
    draft: list[str]


class _Message(msgspec.Struct):
    """What a player needs to know of a message, and no more."""

    type: str
    id: int = 0
    refused: str | None = None
    table: _Table | None = None
    you: _You | None = None
    view: _View | None = None


decode = msgspec.json.Decoder(_Message).decode


class Meter:
    """What a run has measured."""

    def __init__(self) -> None:
        self.is_on = False
        self.waits: list[float] = []
        self.refused: dict[str, int] = {}
        self.rematches = 0


class Pace:
    """When moves may be made: at once, or so many a second over all players."""

    def __init__(self, rate: float | None, clock: Clock = SYSTEM) -> None:
        self.rate = rate
        self._clock = clock
        self._next = clock.monotonic()

    async def wait(self) -> None:
        """Wait for one's turn to move."""
        if self.rate is None:
            return
        now = self._clock.monotonic()
        self._next = max(self._next, now - 0.05) + 1 / self.rate
        if self._next > now:
            await self._clock.sleep(self._next - now)


class Player:
    """Somebody who moves whenever they may."""

    def __init__(self, url: str, cookie: str, meter: Meter, pace: Pace, seed: int) -> None:
        self.url, self.cookie = url, cookie
        self.meter, self.pace = meter, pace
        self.random = random.Random(seed)
        self.wire: Wire | None = None
        self.bytes = 0
        self.updates = 0
        self._asked = 0
        self._sent: dict[int, float] = {}
        """By its number: when a move was asked for that is not answered yet."""
        self._last: tuple[int, int] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._next = ""
        self._begins = False
        """At a rematch the host begins, once all are there."""
        self.is_host = False
        self.was_answered = asyncio.Event()
        """Set with the first answer of all."""

    async def enter(self, table: str) -> None:
        """Come to a table."""
        self._last = None
        self.wire = await open_wire(f"{self.url}/api/tables/{table}/socket", self.cookie, self._hear)

    def ask(self, kind: str, **given: Any) -> None:
        """Ask for something."""
        assert self.wire is not None
        self._asked += 1
        if kind == "play":
            self._sent[self._asked] = time.perf_counter()
        self.wire.send(msgspec.json.encode({"type": kind, "id": self._asked, **given}))

    def _hear(self, text: bytes) -> None:
        message = decode(text)
        if message.type == "answer":
            self._answered(message)
        elif message.type == "update":
            self.bytes += len(text)
            self.updates += 1
            self._updated(message)

    def _answered(self, message: _Message) -> None:
        self.was_answered.set()
        sent = self._sent.pop(message.id, None)
        if message.refused is not None:
            self.meter.refused[message.refused] = self.meter.refused.get(message.refused, 0) + 1
        elif self.meter.is_on and sent is not None:
            self.meter.waits.append(time.perf_counter() - sent)

    def _updated(self, message: _Message) -> None:
        table, you, view = message.table, message.you, message.view
        if table is None or you is None:
            return
        if table.phase == "over":
            self._go_on(table)
        elif table.phase == "gathering":
            self._begin_again(table)
        elif view is not None and view.moves and you.facing is not None and not table.seats[you.facing].decided:
            here = (view.decision, len(you.draft))
            if here != self._last:
                self._last = here
                self._later(self._move(view))

    async def _move(self, view: _View) -> None:
        await self.pace.wait()
        if self.wire is not None and not self.wire.is_closed:
            self.ask("play", decision=view.decision, move=self.random.choice(view.moves).number)

    def _go_on(self, table: _Table) -> None:
        """Once more with the same people, at the table of the rematch."""
        if table.next is None:
            if self.is_host and self._next == "":
                self._next = "asked"
                self.ask("rematch")
        elif self._next != table.next:
            self._next = table.next
            self._later(self._move_over(table.next))

    def _begin_again(self, table: _Table) -> None:
        if self._begins and all(seat.present for seat in table.seats):
            self._begins = False
            self.ask("begin")

    async def _move_over(self, table: str) -> None:
        assert self.wire is not None
        self.wire.close()
        self._begins = self.is_host
        await self.enter(table)
        self._next = ""
        self.meter.rematches += self.is_host and self.meter.is_on

    def _later(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def seat_players(urls: list[str], count: int, meter: Meter, pace: Pace) -> list[list[Player]]:
    """People at tables of all four games, ready to begin; the addresses are taken in turn."""
    tables: list[list[Player]] = []
    seated = 0
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        while seated < count:
            setup = SETUPS[len(tables) % len(SETUPS)]
            people = [await _person(http, urls, seated + k, meter, pace) for k in range(setup["seats"])]
            answer = await http.post(f"{people[0].url}/api/tables", json=setup, headers={"Cookie": people[0].cookie})
            table = answer.raise_for_status().json()["id"]
            people[0].is_host = True
            for seat, player in enumerate(people):
                await player.enter(table)
                player.ask("sit", seat=seat)
                await asyncio.wait_for(player.was_answered.wait(), 60)
            tables.append(people)
            seated += len(people)
    return tables


async def _person(http: httpx.AsyncClient, urls: list[str], number: int, meter: Meter, pace: Pace) -> Player:
    url = urls[number % len(urls)]
    http.cookies.clear()
    answer = await http.put(f"{url}/api/me", json={"name": f"P{number}"})
    cookie = answer.raise_for_status().cookies["arcus"]
    http.cookies.clear()
    return Player(url, f"arcus={cookie}", meter, pace, number)
