"""A table in use: requests are settled one by one, written, and only then told to everybody who sits at it."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy.engine import Connection as Database

from arcus import protocol
from arcus.core.game import Seat, UsageError
from arcus.protocol import Refused
from arcus.server import deeds
from arcus.server.absence import Absences
from arcus.server.connection import Connection
from arcus.server.deeds import AnyDeed, Entry
from arcus.server.judge import Asker, claim, judge, next_by_itself, overdue, own_seat, play, propose_rematch
from arcus.server.news import News
from arcus.server.store import Append, Unknown
from arcus.server.table import GRACE, Table
from arcus.server.teller import Teller

if TYPE_CHECKING:
    from arcus.server.house import House

TRIES = 6  # against other processes that write to the same journal
ABSENT = 30.0  # seconds of silence after which a process is taken for dead
LEASE = 4_000  # ms: how long others leave a table's bots to a process that gives no sign of life
SILENT = (deeds.Drafted, deeds.Undid)  # change nothing that lists show, unless the game ends by them

Guard = Callable[[Database], None]
NOBODY = ("server-who-are-you", "nobody has that number any more; say a name first")
NOT_LOOKED: tuple[int, frozenset[Seat], int] = (-1, frozenset(), 0)

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Room:
    """One table in this process."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.clock = house.clock
        self.table = table
        self.teller = Teller(table)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[Seat, ...]] = {}
        """By process: the seats whose people are connected there."""
        self._told_at: dict[str, float] = {}
        """By process: when it last told so."""
        self._absences = Absences(self.clock)
        self.used = self.clock.monotonic()
        self.is_stale = False
        """What is in memory may not be what is written: to be read anew."""
        self._told = table.number
        """The newest entry that everybody here was told of."""
        self._thinking: dict[Seat, tuple[int, int]] = {}
        """By seat: the decision that a bot thinks about, and after how many commits: a turn can be taken back."""
        self._leased = 0
        """Until when the table's row says that this process sees to its bots."""
        self._written: tuple[Any, ...] = ()
        self._sitters: tuple[tuple[Seat, str], ...] | None = None
        """What the table's row says, and who sits there by the list of that; unknown if others write too."""
        self._around = NOT_LOOKED
        """Who is present, and how many look on; and as of which order."""
        self._who_is_here()

    # -- requests

    async def open(self, opened: deeds.Opened, seated: Sequence[AnyDeed], guard: Guard) -> None:
        """The first entries of a new table, all or none; a guard may refuse them at the moment of writing.

        Unknown tells who was erased meanwhile.
        """
        at = self.clock.now_ms()
        entries = [Entry(number, at, deed) for number, deed in enumerate((opened, *seated), 1)]
        self.table.fold(entries)
        *first, last = [(entry, deeds.encode(entry.deed)) for entry in entries]
        appends = [Append(self.table.id, entry.number, at, text) for entry, text in first] + [self._append(*last)]
        people = sorted({deeds.person_in(entry.deed) for entry in entries} - {""})

        def write(database: Database) -> None:
            guard(database)
            self.house.store.append_of(database, appends, people)

        await self.house.writer.do(write)
        self._publish_entry(*last)
        self._told = self.table.number
        self._go_on(is_ours=True)

    async def request(self, connection: Connection, request: Any) -> None:
        """Grant a request, or answer why not."""
        try:
            match request:
                case protocol.Ping():
                    connection.tell(protocol.Pong(request.id))
                    return
                case protocol.Face():
                    await self._face(connection, request)
                case protocol.AskHint():
                    await self._hint(connection, request)
                    return
                case protocol.Say():
                    self._say(connection, request)
                case protocol.Rematch():
                    await self.rematch(connection.asker())
                case protocol.Claim():
                    asked = (connection, request.id)
                    await self.settle(lambda table: claim(table, connection.asker(), request, self.away()), asked)
                    return
                case _:
                    if isinstance(request, protocol.Sit):
                        await self._check_known(connection)
                    await self.settle(lambda table: judge(table, connection.asker(), request), (connection, request.id))
                    if isinstance(request, protocol.Agree):
                        await self.open_rematch_if_agreed()
                    return
        except Refused as refused:
            connection.tell(protocol.Answer(request.id, refused.message, refused.rule, refused.told))
            return
        connection.tell(protocol.Answer(request.id))

    async def rematch(self, asker: Asker) -> None:
        """Propose a rematch, or accept it; the last who accepts opens its table."""
        await self.settle(lambda table: propose_rematch(table, asker))
        await self.open_rematch_if_agreed()

    async def open_rematch_if_agreed(self) -> None:
        """Open the table of a rematch if all want it who have neither declined nor been away for a minute."""
        gone = frozenset(seat for seat, lasting in self.away().items() if lasting >= GRACE)
        if self.table.is_rematch_agreed(gone):
            await self.house.open_rematch(self)

    async def _check_known(self, connection: Connection) -> None:
        """Who was erased, here or elsewhere, while a socket was open hears that first."""
        if await self.house.writer.read(self.house.store.person, connection.person.id) is None:
            raise Refused("server-who-are-you", "you were erased; say a name first")

    async def settle(
        self, decide: Callable[[Table], AnyDeed | None], asked: tuple[Connection, int] | None = None
    ) -> bool:
        """Decide, write, tell; asks again if another process was faster. False if there was nothing to do."""
        self.used = self.clock.monotonic()
        is_done = False
        async with self.lock:
            try:
                is_done = await self._settle(decide)
                if is_done and asked is not None:
                    asked[0].tell(protocol.Answer(asked[1]))
            except asyncio.CancelledError:
                if not self.house.is_stopping:
                    self.house.spawn(self._after_all())
                raise
            finally:
                self._tell_news(is_done)
        return is_done

    async def _settle(self, decide: Callable[[Table], AnyDeed | None]) -> bool:
        for _ in range(TRIES):
            if self.is_stale:
                await self._reload()
            try:
                deed = decide(self.table)
            except Refused:
                if await self._hear_what_is_new():
                    continue
                raise
            if deed is None:
                return False
            if await self._write(deed):
                return True
        raise Refused("server-busy", "too many write to this table at once; try again")

    async def _after_all(self) -> None:
        """Whoever asked is gone, but what was handed to the writer is written all the same: read it, and tell it."""
        await self.house.writer.do(lambda _: None)  # done after all that was handed over before
        await self.catch_up()

    def _tell_news(self, is_ours: bool) -> None:
        """Tell everybody here what they were not told yet, whoever wrote it, and see to what follows."""
        if not self.is_stale and self._told != self.table.number:
            self._told = self.table.number
            self.tell_all()
            self._go_on(is_ours)

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[Table]:
        """The table as it is written, and nobody changes it meanwhile."""
        async with self.lock:
            if self.is_stale:
                await self._reload()
            yield self.table

    async def _write(self, deed: AnyDeed) -> bool:
        """Fold an entry and write it; if it can't be written, forget what was folded."""
        table = self.table
        at = max(self.clock.now_ms(), table.changed)
        entry = Entry(table.number + 1, at, deed)
        self.is_stale = True  # until it is written
        table.fold((entry,))
        text = deeds.encode(deed)
        won = await self._store(self._append(entry, text), deeds.person_in(deed))
        self.is_stale = not won
        if won:
            self._publish_entry(entry, text)
            self.house.moves += isinstance(deed, deeds.Drafted)
        return won

    def _publish_entry(self, entry: Entry, text: bytes) -> None:
        if self.house.has_company:
            self._publish(News(self.house.name, "entry", self.table.id, entry.number, entry.at, msgspec.Raw(text)))

    async def _store(self, entry: Append, person: str) -> bool:
        """Write an entry; who was erased meanwhile is written nowhere any more."""
        if not person:
            return await self.house.writer.append(entry)
        try:
            return await self.house.writer.do(lambda database: self.house.store.append_of(database, [entry], [person]))
        except Unknown:
            raise Refused(*NOBODY) from None

    def _append(self, entry: Entry, text: bytes) -> Append:
        """The entry, with what lists and sweeps must know of it."""
        table, deed = self.table, entry.deed
        bots_due = bool(table.bots_due())
        known = (table.phase, table.clocks.deadline(), bots_due, table.acting() if table.setup.public else ())
        row = sitters = record = None
        is_lease_short = bots_due and self.house.has_thinkers and self._leased < entry.at + LEASE // 2
        if known != self._written or is_lease_short or not isinstance(deed, SILENT):
            row = self._row(entry.at)
            self._written = known
        if not isinstance(deed, SILENT):
            sitting = tuple((seat, chair.person) for seat, chair in enumerate(table.chairs) if chair.person)
            if sitting != self._sitters:
                sitters = self._sitters = sitting
        if table.phase == "over" and (kept := table.record()) is not None:
            record = {
                "table_id": table.id,
                "game": table.setup.game,
                "ended": entry.at,
                "public": table.setup.public,
                "record": encode(kept),
            }
        return Append(table.id, entry.number, entry.at, text, row, sitters, record)

    def _row(self, at: int) -> dict[str, Any]:
        table = self.table
        bots_due = bool(table.bots_due())
        self._leased = at + LEASE if bots_due and self.house.has_thinkers else 0
        has_room = table.phase == "gathering" and any(chair.kind == "open" for chair in table.chairs)
        is_open = has_room and table.begins_when_full and not table.locked
        return {
            "id": table.id,
            "code": table.code,
            "game": table.setup.game,
            "phase": table.phase,
            "public": table.setup.public,
            "wanted": wanted(table.setup) if is_open else "",
            "changed": at,
            "deadline": table.clocks.deadline(),
            "bots_due": bots_due,
            "lease": self._leased,
            "line": encode(self.line("")),
        }

    async def _reload(self) -> None:
        """Read the table anew from its journal."""
        fresh = Table(self.table.id)
        fresh.fold(await self.house.writer.read(self.house.store.entries, self.table.id, 0))
        self.table = fresh
        self._written, self._sitters = (), None
        self.teller = Teller(fresh)
        self._around = NOT_LOOKED
        self._told = -1
        self.is_stale = False

    async def _hear_what_is_new(self) -> bool:
        """Before a refusal, where others write too: has something happened that we were not told of yet?"""
        if not self.house.has_company:
            return False
        fresh = await self.house.writer.read(self.house.store.entries, self.table.id, self.table.number)
        await self._take_in(fresh)
        return bool(fresh)

    async def _take_in(self, fresh: list[Entry]) -> None:
        """Fold what others wrote; who was erased stands in older entries under another name by now."""
        if any(isinstance(entry.deed, deeds.Forgot) for entry in fresh):
            await self._reload()
            return
        self.table.fold(fresh)
        self._written, self._sitters = (), None

    async def catch_up(self, news: News | None = None) -> None:
        """Take in what other processes have written."""
        async with self.settled() as table:
            if news is None or news.number > table.number + 1:
                await self._take_in(await self.house.writer.read(self.house.store.entries, table.id, table.number))
            elif news.number == table.number + 1:
                await self._take_in([Entry(news.number, news.at, deeds.decode(bytes(news.deed)))])
            self._tell_news(is_ours=False)

    def _go_on(self, is_ours: bool) -> None:
        """See to what follows by itself: strangers who are complete, bots that are due, tables in the lobby."""
        self._begin_if_full()
        if self.house.has_thinkers and (is_ours or not self.house.has_company):  # else whoever has the lease
            self.see_to_bots()
        if self.table.setup.public:
            self.house.lobby_changed()
        elif self.house.lobby and any(self.table.seats_of(each.person.id) for each in self.house.lobby):
            self.house.lobby_changed(is_news=True)  # other processes hear of the entry itself

    def _begin_if_full(self) -> None:
        if next_by_itself(self.table) is not None:
            self.house.spawn(self.settle(next_by_itself))

    def is_waiting(self) -> bool:
        """Does somebody who is connected here sit and wait for a stranger?"""
        table = self.table
        return table.phase == "gathering" and table.begins_when_full and bool(self.connections) and bool(self._here())

    async def see_to_clocks(self) -> None:
        """Let a bot play for the first whose time is up, or take their seat, as the table says."""
        await self.settle(lambda table: overdue(table, self.clock.now_ms()))

    # -- bots

    def see_to_bots(self) -> None:
        """Have every bot that is due think, once."""
        for seat in self.table.bots_due():
            moment = self._moment(self.table, seat)
            if self._thinking.get(seat) != moment:
                self._thinking[seat] = moment
                self.house.spawn(self._think(seat, moment))

    def needs_lease(self, now: int) -> bool:
        """Does a bot of this table think here, and will others soon take it for nobody's?"""
        return bool(self._thinking) and self._leased < now + LEASE // 2

    def has_lease(self, until: int) -> None:
        """The table's row says that this process sees to its bots until then."""
        self._leased = until

    def is_thinking(self) -> bool:
        """Does a bot of this table think here?"""
        return bool(self._thinking)

    def _moment(self, table: Table, seat: Seat) -> tuple[int, int]:
        return int(table.position_of(seat).decision()), table.commits

    async def _think(self, seat: Seat, moment: tuple[int, int]) -> None:
        table, decision = self.table, moment[0]
        level = table.chairs[seat].level
        view = table.view(seat)
        assert view is not None
        began = self.clock.monotonic()
        try:
            move = await self.house.thinkers.choose(table.game, level, bot_seed(table, seat, decision), view)
            await self.clock.sleep(max(0.0, self.house.pace - (self.clock.monotonic() - began)))
            await self.settle(lambda now: self._bot_move(now, seat, moment, move))
        except Refused as refused:
            log.info("bot too late", table=table.id, seat=seat, told=refused.told)
        finally:
            if self._thinking.get(seat) == moment:
                del self._thinking[seat]

    def _bot_move(self, table: Table, seat: Seat, moment: tuple[int, int], move: int) -> AnyDeed | None:
        if seat not in table.bots_due() or self._moment(table, seat) != moment:
            return None
        return play(table, seat, moment[0], move)

    async def _hint(self, connection: Connection, request: protocol.AskHint) -> None:
        async with self.settled() as table:
            if not table.setup.hints:
                raise Refused("server-no-hints", "this table allows no hints")
            seat = own_seat(table, connection.asker(), request.seat)
            if seat != connection.facing:  # a hint names cards: on a shared device only whoever is ready sees them
                raise Refused("server-not-your-seat", "that seat is not before you")
            view = table.view(seat)
        if view is None or not view.moves:
            raise Refused("server-nothing-to-decide", "there is nothing to decide now")
        try:
            found = await self.house.thinkers.hints(table.game, bot_seed(table, seat, view.decision), view)
        except (UsageError, OSError, TimeoutError) as error:
            raise Refused("server-no-hint-now", str(error)) from None
        connection.tell(protocol.Hints(request.id, view.decision, found))

    # -- people

    async def enter(self, connection: Connection, since: int) -> None:
        """Somebody is here: tell them all, from the number of an event on."""
        async with self.settled() as table:
            self._look(connection)
            mine = table.seats_of(connection.person.id)
            if not mine and table.setup.spectators is None and table.phase != "gathering":
                raise Refused("server-no-onlookers", "this table has no onlookers")
            connection.told = min(since, table.told(connection.facing))
            self.connections.add(connection)
            self._around = NOT_LOOKED
            connection.tell_bytes(self.teller.update(connection, self._info()))
        self._presence_changed()
        self._begin_if_full()  # whoever was to see to it may have died

    def leave(self, connection: Connection) -> None:
        """Somebody's socket is gone."""
        self.connections.discard(connection)
        self._around = NOT_LOOKED
        self._who_is_here()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.used = self.clock.monotonic()
        self.tell_presence()
        self.house.later(self.tell_all)

    def _here(self) -> tuple[Seat, ...]:
        people = {connection.person.id for connection in self.connections}
        return tuple(seat for seat, chair in enumerate(self.table.chairs) if chair.person in people)

    def _present(self) -> frozenset[Seat]:
        recent = self.clock.monotonic() - ABSENT
        there = [seats for name, seats in self._elsewhere.items() if self._told_at[name] > recent]
        return frozenset(self._here()).union(*there)

    def present_elsewhere(self, process: str, seats: tuple[Seat, ...]) -> None:
        """Another process tells whose people are connected to it; it does so again and again, as long as it lives."""
        self._told_at[process] = self.clock.monotonic()
        if self._elsewhere.get(process, ()) != seats:
            self._elsewhere[process] = seats
            self._who_is_here()
            self.house.later(self.tell_all)

    def look_for_silence(self) -> None:
        """Tell everybody here if a process, with the people who are connected there, has fallen silent."""
        if self._elsewhere and self._around[1] != self._present():
            self.tell_all()

    def away(self) -> dict[Seat, int]:
        """Return for how many ms the people who are not connected have been away.

        While other processes can't be heard, nobody counts as away for longer.
        """
        self._who_is_here()
        news = self.house.news
        return self._absences.lasting(news.up_since if news.is_up else self.clock.monotonic())

    async def close_if_deserted(self) -> None:
        """Close the table if all its people have been away for a minute or more, and nobody looks on."""
        away, number = self.away(), self.table.number
        people = [seat for seat, chair in enumerate(self.table.chairs) if chair.person]
        if not self.connections and all(away.get(seat, 0) >= GRACE for seat in people):
            await self.settle(lambda table: deeds.Closed() if table.number == number else None)

    def tell_presence(self) -> None:
        """Tell the other processes whose people are connected here."""
        self._publish(News(self.house.name, "present", self.table.id, seats=self._here()))

    def _look(self, connection: Connection) -> None:
        """Who has one seat faces it; a shared device faces the one that said it is ready, and nobody at first."""
        mine = self.table.seats_of(connection.person.id)
        if len(mine) == 1:
            self._turn(connection, mine[0])
        elif connection.facing not in mine or not connection.is_ready:
            self._turn(connection, None)

    def _turn(self, connection: Connection, seat: Seat | None) -> None:
        """From now on a connection is told what another seat sees, from the beginning of its own story."""
        if connection.facing != seat:
            connection.facing = seat
            connection.told = 0

    async def _face(self, connection: Connection, request: protocol.Face) -> None:
        async with self.settled() as table:
            if request.seat is not None and request.seat not in table.seats_of(connection.person.id):
                raise Refused("server-not-your-seat", "that seat is not yours")
            connection.is_ready = request.seat is not None
            self._turn(connection, request.seat)
            connection.tell_bytes(self.teller.update(connection, self._info()))

    def _say(self, connection: Connection, request: protocol.Say) -> None:
        if request.phrase not in protocol.PHRASES:
            raise Refused("server-no-such-phrase", f"the phrases are {', '.join(protocol.PHRASES)}")
        seat = own_seat(self.table, connection.asker(), request.seat)
        self.said(seat, request.phrase)
        self._publish(News(self.house.name, "said", self.table.id, seat=seat, phrase=request.phrase))

    def said(self, seat: Seat, phrase: str) -> None:
        """Tell all what somebody said."""
        text = encode(protocol.Said(seat, phrase))
        for connection in self.connections:
            connection.tell_bytes(text)

    def _publish(self, news: News) -> None:
        self.house.news.tell(news)

    # -- telling

    def tell_all(self) -> None:
        """Tell everybody here how the table is now."""
        if not self.connections or self.is_stale:
            return
        info = self._info()
        for connection in self.connections:
            self._look(connection)
            connection.tell_bytes(self.teller.update(connection, info))

    def info(self) -> protocol.TableInfo:
        """The table as everybody at it may see it."""
        return self.table.info(*self._who_is_here(), self.clock.now_ms(), self.away())

    def _info(self) -> bytes:
        return self.teller.info(*self._who_is_here(), self.clock.now_ms(), self.away())

    def _who_is_here(self) -> tuple[frozenset[Seat], int]:
        """The seats whose people are connected, and how many onlookers there are."""
        orders = self.table.orders
        if self._around[0] != orders or self._elsewhere:  # who is elsewhere may have fallen silent
            onlookers = sum(not self.table.seats_of(each.person.id) for each in self.connections)
            self._around = (orders, self._present(), onlookers)
            self._absences.look(self.table.chairs, self._around[1])
        return self._around[1:]

    def line(self, person: str) -> protocol.TableLine:
        """The table as one line of a list."""
        table = self.table
        mine = table.seats_of(person)
        acting = table.acting()
        return protocol.TableLine(
            id=table.id,
            code=table.code,
            setup=table.setup,
            phase=table.phase,
            seats=tuple(
                protocol.SeatInfo(
                    kind=chair.kind,
                    name=chair.name,
                    level=chair.level,
                    to_act=seat in acting,
                    lost=chair.lost,
                    lost_by=chair.lost_by,
                )
                for seat, chair in enumerate(table.chairs)
            ),
            locked=table.locked,
            changed=table.changed / 1000,
            mine=mine,
            your_turn=any(seat in mine and not table.chairs[seat].is_played_by_bot for seat in acting),
            moves=len(table.match.moves) if table.match is not None else 0,
        )


def wanted(setup: protocol.Setup) -> str:
    """What two strangers must agree on, as a short text."""
    return hashlib.sha256(encode(msgspec.structs.replace(setup, public=True))).hexdigest()[:32]


def bot_seed(table: Table, seat: Seat, decision: int) -> int:
    """The same bot at the same table thinks the same, in whatever process, and nobody can know it beforehand."""
    text = f"{table.secret} bot {seat} {decision}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
