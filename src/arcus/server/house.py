"""All tables of one process, and what keeps them going: news, sweeps, bots."""

import asyncio
import contextlib
import re
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import msgspec
import structlog
from sqlalchemy.engine import Connection as Database

from arcus.core.game import Seat, UsageError
from arcus.games import GAMES, make
from arcus.protocol import Lobby, Refused, Setup, TableLine
from arcus.records.fair import new_secret
from arcus.server import deeds
from arcus.server.clock import SYSTEM, Clock
from arcus.server.connection import Connection
from arcus.server.news import News, NoNews, RedisNews
from arcus.server.room import LEASE, NOBODY, TRIES, Guard, Room, wanted
from arcus.server.store import Elsewhere, Store, Taken, Unknown, new_id
from arcus.server.strangers import match_setup, with_defaults
from arcus.server.table import Table
from arcus.server.thinkers import Thinkers
from arcus.server.writer import NotStored, Writer

SWEEP = 0.5  # seconds between two looks at clocks, bots and journals
IDLE = 600.0  # seconds after which a table that nobody looks at leaves the memory
WAITS = 60_000  # ms after which a stranger who waits for a match and is not connected is taken for gone
STILL_HERE = 20  # sweeps between two signs of life of those who wait for a match, and of who is connected
DESERTED = 120  # sweeps between two looks for tables that everybody has left
HOUR = 3_600_000  # ms
LEFT_WAITING, LEFT_PUBLIC, LEFT_PRIVATE = HOUR, 24 * HOUR, 30 * 24 * HOUR  # after which such a table is closed
CODE = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # letters and digits that nobody mistakes for one another
CODE_LENGTH = 6
ID = re.compile("[0-9a-f]{1,32}")
SEPARATORS = re.compile(r"[\s._\-\u2010-\u2015]")  # blanks and dashes of all kinds, as people type or paste them

log = structlog.get_logger()


class House:
    """The tables of this process, and those who look after them."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        broker: str | None = None,
        pace: float = 0.0,
        is_worker: bool = False,
        clock: Clock = SYSTEM,
    ) -> None:
        self.name = secrets.token_hex(6)
        self.store = store
        self.clock = clock
        self.writer = Writer(store)
        self.news: NoNews | RedisNews = RedisNews(broker, self.name, clock) if broker else NoNews()
        self.has_company = broker is not None or is_worker
        """Do other processes write to the same tables?"""
        self.thinkers = thinkers
        self.has_thinkers = thinkers.processes > 0
        self.pace = pace
        self.is_worker = is_worker
        """A worker has no tables of its own: it looks after all whose bots are due."""
        self.rooms: dict[str, Room] = {}
        self.lobby: set[Connection] = set()
        self.moves = 0
        self.is_stopping = False
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._later: set[Callable[[], None]] = set()
        self._lobby_due = asyncio.Event()
        self._sweeps = 0

    async def start(self) -> None:
        """Open the doors."""
        await asyncio.to_thread(self.store.migrate)
        if self.has_thinkers and not self.has_company:
            await asyncio.to_thread(self.store.free_bots)
        self.writer.start()
        self.news.start(self._hear)
        self.spawn(self._sweep())
        self.spawn(self._keep_leases())
        self.spawn(self._tell_lobby())

    async def stop(self) -> None:
        """Write what waits, and close."""
        self.is_stopping = True
        thinking = [name for name, room in self.rooms.items() if room.is_thinking()]
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.stop()  # before anything that waits for the database
        await self._lease(thinking, 0)  # others see to their bots at once
        await self.writer.stop()
        await self.news.stop()
        self.store.close()

    def connections(self) -> list[Connection]:
        """Everybody who is connected to this process."""
        return [each for room in self.rooms.values() for each in room.connections] + list(self.lobby)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; a failure is logged, and stops nothing else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", error=f"{type(error).__name__}: {error}")

    def later(self, call: Callable[[], None]) -> None:
        """Call it once, soon, however often it is asked for: many who come and go at once are told of as one."""
        if call not in self._later:
            self._later.add(call)
            asyncio.get_running_loop().call_later(0.05, self._call, call)

    def _call(self, call: Callable[[], None]) -> None:
        self._later.discard(call)
        call()

    # -- tables

    async def room(self, name: str) -> Room:
        """Return the room of a table; raise Refused if there is no such table."""
        room = self.rooms.get(name)
        if room is None:
            if not ID.fullmatch(name):  # nor one that a database could be asked for
                raise Refused("server-no-such-table", "there is no such table")
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._open_room(name))
            try:
                room = await asyncio.shield(self._opening[name])
            finally:
                self._opening.pop(name, None)
        room.used = self.clock.monotonic()
        return room

    async def _open_room(self, name: str) -> Room:
        entries = await self.writer.read(self.store.entries, name, 0)
        if not entries:
            raise Refused("server-no-such-table", "there is no such table")
        table = Table(name)
        table.fold(entries)
        return self.rooms.setdefault(name, Room(self, table))

    async def open_table(
        self,
        setup: Setup,
        host: str,
        begins_when_full: bool = False,
        guard: Guard | None = None,
        seated: Sequence[deeds.AnyDeed] = (),
        games: int = 0,
    ) -> Room:
        """Open a new table, or raise Refused; a seat whose person was erased since then stays open."""
        try:
            make(setup.game, setup.seats, setup.options)
        except UsageError as error:
            raise Refused("server-bad-setup", str(error)) from None
        setup, rules = with_defaults(setup), GAMES[setup.game].rules_version
        while True:
            room = Room(self, Table(new_id()))
            opened = deeds.Opened(_new_code(), setup, rules, host, new_secret(), begins_when_full, games)
            try:
                await room.open(opened, seated, partial(self._check_free, code=opened.code, guard=guard))
                return self.rooms.setdefault(room.table.id, room)
            except Taken:
                log.info("code taken")
            except Unknown as unknown:
                if host in unknown.args:
                    raise Refused(*NOBODY) from None
                seated = [deed for deed in seated if deeds.person_in(deed) not in unknown.args]

    async def table_of_code(self, code: str) -> Room:
        """Return the table with a code, however it is typed; raise Refused if there is none."""
        plain = normal_code(code)
        name = await self.writer.read(self.store.table_of_code, plain) if plain else None
        if name is None:
            raise Refused("server-no-such-table", "no table has that code")
        return await self.room(name)

    def _check_free(self, database: Database, code: str, guard: Guard | None) -> None:
        """At the moment of writing: may a table be opened, and under that code?"""
        self.store.check_code(database, code)
        if guard is not None:
            guard(database)

    async def find_match(self, setup: Setup, person: str) -> Room:
        """A table where a stranger waits for the same, or a new one to wait at."""
        setup = match_setup(setup)
        for _ in range(TRIES):
            what = wanted(setup), person, self.clock.now_ms() - WAITS
            for name in await self.writer.read(self.store.tables_wanted, *what):
                room = await self.room(name)
                if self.has_company:
                    await room.catch_up()
                if room.table.phase == "gathering" and any(chair.kind == "open" for chair in room.table.chairs):
                    return room
            nobody_waits = partial(self.store.check_nobody_waits, wanted=what[0], not_by=what[1], since=what[2])
            with contextlib.suppress(Elsewhere):  # somebody asked at the same moment, perhaps of another process
                return await self.open_table(setup, person, begins_when_full=True, guard=nobody_waits)
        raise Refused("server-busy", "too many ask for the same at once; try again")

    async def open_rematch(self, room: Room) -> None:
        """Open a table for those who agreed to a rematch; the one who proposed it is the host."""
        old = room.table
        assert old.question is not None
        host = old.chairs[old.question.seat].person
        seated = _seated_at(old, old.question.agreed)
        fresh = await self.open_table(old.setup, host, seated=seated, games=old.series.games)
        name = fresh.table.id
        if not await room.settle(lambda table: deeds.Rematched(name) if table.next is None else None):
            await fresh.settle(lambda _: deeds.Closed())  # somebody else was faster: everybody goes there

    # -- the lobby

    async def lobby_of(self, person: str) -> Lobby:
        """What somebody sees in the lobby."""
        decode = msgspec.json.Decoder(TableLine).decode
        lines = [decode(line) for line in await self.writer.read(self.store.lobby)]
        names = await self.writer.read(self.store.tables_of, person)
        mine = [room for name in names if (room := await self.room_if_whole(name)) is not None]
        return Lobby(
            open=tuple(line for line in lines if line.phase == "gathering" and not line.locked),
            playing=tuple(line for line in lines if line.phase == "playing" and line.setup.spectators is not None),
            mine=tuple(room.line(person) for room in mine if room.table.phase != "closed"),
        )

    async def room_if_whole(self, name: str) -> Room | None:
        """A table, or None and a line in the log: one that can't be read shall not spoil what is done for others."""
        try:
            return await self.room(name)
        except NotStored:
            raise
        except Exception as error:
            log.error("table can't be read", table=name, error=f"{type(error).__name__}: {error}")
            return None

    def lobby_changed(self, is_news: bool = False) -> None:
        """Something in the lobby is different."""
        self._lobby_due.set()
        if not is_news:
            self.news.tell(News(self.name, "lobby"))

    async def _tell_lobby(self) -> None:
        while True:
            await self._lobby_due.wait()
            self._lobby_due.clear()
            for connection in list(self.lobby):
                try:
                    connection.tell(await self.lobby_of(connection.person.id))
                except NotStored:
                    break
            await self.clock.sleep(0.3)

    # -- news and sweeps

    def _hear(self, news: News) -> None:
        if news.kind == "lobby":
            self.lobby_changed(is_news=True)
            return
        room = self.rooms.get(news.table)
        if news.kind == "entry" and (room is not None or self.is_worker):
            self.spawn(self._catch_up(news))
        elif room is not None and news.kind == "said":
            room.said(news.seat, news.phrase)
        elif room is not None and news.kind == "present":
            room.present_elsewhere(news.source, news.seats)

    async def _catch_up(self, news: News) -> None:
        room = self.rooms.get(news.table)
        if room is not None:
            await room.catch_up(news)
        if self.is_worker or (self.has_thinkers and room is not None and room.table.bots_due()):
            await self._claim(news.table)

    async def _sweep(self) -> None:
        """Look at what the database says is due: clocks that ran out, bots that nobody sees to, journals that grew."""
        while True:
            await self.clock.sleep(SWEEP)
            try:
                await self._sweep_once()
            except NotStored as error:
                log.warning("sweep failed", error=str(error))
            except Exception as error:  # the next one may do: without sweeps no clock runs out, and no bot is due
                log.error("sweep failed", error=f"{type(error).__name__}: {error}")

    async def _sweep_once(self) -> None:
        for name in await self.writer.read(self.store.overdue, self.clock.now_ms()):
            if (room := await self.room_if_whole(name)) is not None:
                await room.see_to_clocks()
        if self.has_thinkers:
            await self._claim(None)
        if self.has_company or self._sweeps % 4 == 0:
            await self._look_at_journals()
            self._forget_idle()
        if self._sweeps % STILL_HERE == 0:
            await self._keep_waiting()
        if self.has_company and self._sweeps % STILL_HERE == 0:
            for room in self.rooms.values():
                if room.connections:
                    room.tell_presence()
                    room.look_for_silence()
        if self._sweeps % STILL_HERE == 0:
            for room in [room for room in self.rooms.values() if room.connections]:
                await room.open_rematch_if_agreed()
        if self._sweeps % DESERTED == 0:
            await self._close_deserted()
        self._sweeps += 1

    async def _close_deserted(self) -> None:
        """Close unfinished tables that everybody has left long ago; where a clock runs, time ends the game."""
        now = self.clock.now_ms()
        before = now - LEFT_WAITING, now - LEFT_PUBLIC, now - LEFT_PRIVATE
        for name in await self.writer.read(self.store.abandoned, *before):
            if (room := await self.room_if_whole(name)) is not None:
                await room.close_if_deserted()

    async def _look_at_journals(self) -> None:
        """Find what others wrote and could not tell: a process whose broker is gone, somebody at the command line."""
        watched = [name for name, room in self.rooms.items() if room.connections]
        heads = await self.writer.read(self.store.heads, watched) if watched else {}
        for name, head in heads.items():
            room = self.rooms.get(name)
            is_lost = room is not None and room.is_stale and not room.lock.locked()  # was it written, or not?
            if room is not None and (is_lost or head > room.table.number):
                await room.catch_up()

    async def _keep_waiting(self) -> None:
        """Strangers who wait for a match, and are still here, can still be found."""
        names = [name for name, room in self.rooms.items() if room.is_waiting()]
        if names:
            await self.writer.do(lambda database: self.store.touch(database, names, self.clock.now_ms()))

    async def _claim(self, only: str | None) -> None:
        """Take over bots that are due and that nobody sees to."""
        now = self.clock.now_ms()
        for name in await self.writer.read(self.store.claim_bots, now, now + LEASE, only):
            if (room := await self.room_if_whole(name)) is not None:
                room.has_lease(now + LEASE)
                await room.catch_up()
                room.see_to_bots()

    async def _keep_leases(self) -> None:
        """As long as this process lives, others leave it the bots that think here, however long they do."""
        while True:
            await self.clock.sleep(SWEEP)
            now = self.clock.now_ms()
            await self._lease([name for name, room in self.rooms.items() if room.needs_lease(now)], now + LEASE)

    async def _lease(self, names: list[str], until: int) -> None:
        if not names:
            return
        with contextlib.suppress(NotStored):
            await self.writer.do(partial(self.store.lease_bots, names=sorted(names), until=until))
            for name in names:
                if name in self.rooms:
                    self.rooms[name].has_lease(until)

    def _forget_idle(self) -> None:
        before = self.clock.monotonic() - IDLE
        for name, room in list(self.rooms.items()):
            if not room.connections and room.used < before and not room.lock.locked():
                del self.rooms[name]


def normal_code(code: str) -> str:
    """Return a code in capitals without blanks and hyphens; empty if it has other characters than letters and digits.

    >>> normal_code(" abc-234 ")
    'ABC234'
    """
    plain = SEPARATORS.sub("", code)
    return plain.upper() if plain.isascii() and plain.isalnum() else ""


def _new_code() -> str:
    return "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))


def _seated_at(table: Table, people: Sequence[Seat]) -> list[deeds.AnyDeed]:
    """Return the deeds that seat the bots and these people at another table, with their wins."""
    found: list[deeds.AnyDeed] = []
    for seat, (chair, wins) in enumerate(zip(table.chairs, table.series.wins, strict=True)):
        if seat in people:
            found.append(deeds.Sat(seat, chair.person, chair.name, wins=wins))
        elif chair.kind == "bot":
            found.append(deeds.BotSat(seat, chair.level, chair.name, wins))
    return found
