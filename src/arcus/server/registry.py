"""The tables of one process: opens, finds, matches and unloads them."""

import asyncio
import contextlib
import re
import secrets
from collections.abc import Sequence
from functools import partial

import structlog
from sqlalchemy.engine import Connection as Database

from arcus.core.game import Seat, UsageError
from arcus.games import GAMES, make
from arcus.protocol import Refused, Setup
from arcus.records.fair import new_secret
from arcus.server import changes
from arcus.server.changes import AnyChange, Entry
from arcus.server.connection import Connection
from arcus.server.database import NotStored
from arcus.server.fold import OtherRules, folded
from arcus.server.journal_store import Unknown
from arcus.server.live_table import LiveTable
from arcus.server.services import Services
from arcus.server.store import Elsewhere, Taken, new_id
from arcus.server.strangers import match_setup, with_defaults
from arcus.server.table_host import TRIES, Listener
from arcus.server.table_info import wanted
from arcus.server.table_journal import NOBODY, DatabaseJournal, Guard
from arcus.server.table_state import TableState

IDLE = 600.0  # seconds without a connection after which a table is unloaded
WAITS = 60_000  # ms without a connection after which a stranger who waits for a match counts as gone
CODE = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # letters and digits that are not easily confused
CODE_LENGTH = 6
ID = re.compile("[0-9a-f]{1,32}")
SEPARATORS = re.compile(r"[\s._\-\u2010-\u2015]")  # blanks and dashes of all kinds, as people type or paste them

log = structlog.get_logger()


class Registry:
    """The tables in the memory of this process; all others are in the database."""

    def __init__(self, services: Services, listener: Listener) -> None:
        self.tables: dict[str, LiveTable] = {}
        self._services = services
        self._listener = listener
        """Called after every change of any table, after the table's own listeners."""
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    def connections(self) -> list[Connection]:
        """Return all connections to tables."""
        return [each for table in self.tables.values() for each in table.presence.connections]

    def _live(self, state: TableState, entries: DatabaseJournal) -> LiveTable:
        table = LiveTable(self._services, state, entries, self._open_rematch)
        table.host.subscribe(self._listener)
        return self.tables.setdefault(state.id, table)

    async def table(self, name: str) -> LiveTable:
        """Return a table; raise Refused if there is none with that id."""
        table = self.tables.get(name)
        if table is None:
            if not ID.fullmatch(name):  # nor one that a database could be asked for
                raise Refused("server-no-such-table", "there is no such table")
            if name not in self._opening:
                self._opening[name] = asyncio.create_task(self._read_table(name))
            try:
                table = await asyncio.shield(self._opening[name])
            finally:
                self._opening.pop(name, None)
        table.used = self._services.clock.monotonic()
        return table

    async def _read_table(self, name: str) -> LiveTable:
        entries = DatabaseJournal(self._services, name)
        found = await entries.read(0)
        if not found:
            raise Refused("server-no-such-table", "there is no such table")
        try:
            return self._live(folded(name, found), entries)
        except OtherRules as other:
            raise Refused("server-other-rules", str(other)) from None

    async def table_if_whole(self, name: str) -> LiveTable | None:
        """Return a table; if it can't be read, log that and return None, so that work for other tables goes on."""
        try:
            return await self.table(name)
        except (NotStored, asyncio.CancelledError):
            raise
        except Refused as refused:
            log.info("table can't be continued", table=name, why=refused.detail)
            return None
        except Exception as error:
            log.error("table can't be read", table=name, error=f"{type(error).__name__}: {error}")
            return None

    async def table_of_code(self, code: str) -> LiveTable:
        """Return the table with a code, in any spelling; raise Refused if there is none."""
        plain = normal_code(code)
        services = self._services
        name = await services.writer.read(services.store.table_of_code, plain) if plain else None
        if name is None:
            raise Refused("server-no-such-table", "no table has that code")
        return await self.table(name)

    # -- new tables

    async def open_table(
        self,
        setup: Setup,
        host: str,
        *,
        begins_when_full: bool = False,
        guard: Guard | None = None,
        seated: Sequence[AnyChange] = (),
        games: int = 0,
    ) -> LiveTable:
        """Open a new table, or raise Refused; a seat whose person was deleted meanwhile stays open."""
        try:
            make(setup.game, setup.seats, setup.options)
        except UsageError as error:
            raise Refused("server-bad-setup", str(error)) from None
        setup, rules = with_defaults(setup), GAMES[setup.game].rules_version
        while True:
            opened = changes.Opened(_new_code(), setup, rules, host, new_secret(), begins_when_full, games)
            try:
                return await self._write_table(opened, seated, partial(self._check_free, opened.code, guard))
            except Taken:
                log.info("code taken")
            except Unknown as unknown:
                if host in unknown.args:
                    raise Refused(*NOBODY) from None
                seated = [change for change in seated if changes.person_in(change) not in unknown.args]

    async def _write_table(self, opened: changes.Opened, seated: Sequence[AnyChange], guard: Guard) -> LiveTable:
        name, at = new_id(), self._services.clock.now_ms()
        entries = [Entry(number, at, change) for number, change in enumerate((opened, *seated), 1)]
        state, kept = folded(name, entries), DatabaseJournal(self._services, name)
        await kept.open(entries, state, guard)
        table = self._live(state, kept)
        table.host.announce()
        return table

    def _check_free(self, code: str, guard: Guard | None, database: Database) -> None:
        """Check within the transaction that a table may be opened, and with that code."""
        self._services.store.check_code(database, code)
        if guard is not None:
            guard(database)

    async def find_match(self, setup: Setup, person: str) -> LiveTable:
        """Return a table where a stranger waits with the same setup, or a new one to wait at."""
        setup, services = match_setup(setup), self._services
        for _ in range(TRIES):
            what = wanted(setup), person, services.clock.now_ms() - WAITS
            for name in await services.writer.read(services.store.tables_wanted, *what):
                table = await self.table(name)
                if services.has_company:
                    await table.host.catch_up()
                if table.state.phase == "gathering" and any(seat.kind == "open" for seat in table.state.seats):
                    return table
            nobody_waits = partial(services.store.check_nobody_waits, wanted=what[0], not_by=what[1], since=what[2])
            with contextlib.suppress(Elsewhere):  # another request was faster, perhaps in another process
                return await self.open_table(setup, person, begins_when_full=True, guard=nobody_waits)
        raise Refused("server-busy", "too many ask for the same at once; try again")

    async def _open_rematch(self, table: LiveTable) -> None:
        """Open a table for those who agreed to a rematch; the one who proposed it is the host."""
        old = table.state
        assert old.question is not None
        seated = _seated_at(old, old.question.agreed)
        host = old.seats[old.question.seat].person
        name = (await self.open_table(old.setup, host, seated=seated, games=old.series.games)).state.id
        if not await table.submit(lambda state: changes.Rematched(name) if state.next is None else None):
            fresh = await self.table(name)
            await fresh.submit(lambda _: changes.Closed())  # another process was faster: use its table

    def drop_idle(self) -> None:
        """Unload tables that have been idle for a while."""
        before = self._services.clock.monotonic() - IDLE
        for name, table in list(self.tables.items()):
            if not table.presence.connections and table.used < before and not table.host.lock.locked():
                del self.tables[name]


def normal_code(code: str) -> str:
    """Return a code in capitals without blanks and hyphens; empty if it has other characters than letters and digits.

    >>> normal_code(" abc-234 ")
    'ABC234'
    """
    plain = SEPARATORS.sub("", code)
    return plain.upper() if plain.isascii() and plain.isalnum() else ""


def _new_code() -> str:
    return "".join(secrets.choice(CODE) for _ in range(CODE_LENGTH))


def _seated_at(state: TableState, people: Sequence[Seat]) -> list[AnyChange]:
    """Return the changes that seat the bots and these people at another table, with their wins."""
    found: list[AnyChange] = []
    for number, (seat, wins) in enumerate(zip(state.seats, state.series.wins, strict=True)):
        if number in people:
            found.append(changes.Sat(number, seat.person, seat.name, wins=wins, is_kept=True))
        elif seat.kind == "bot":
            found.append(changes.BotSat(number, seat.level, seat.name, wins))
    return found
