"""The journal of one table, in the database."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace
from sqlalchemy.engine import Connection as Database

from arcus.protocol import Refused, TableLine, encode
from arcus.server import changes
from arcus.server.bus import Notice
from arcus.server.changes import Entry
from arcus.server.journal_store import Append, Unknown
from arcus.server.services import Services
from arcus.server.table_info import table_line, table_record, wanted
from arcus.server.table_state import TableState

LEASE = 4_000  # ms for which a process has the lease on a table's bots without renewing it
# Changes that lists don't show, unless the game begins or ends with them.
SILENT = (changes.Drafted, changes.Undid, changes.Revealed, changes.Asked, changes.Agreed, changes.Rematched)
NOBODY = ("server-who-are-you", "this account was deleted; choose a name first")

Guard = Callable[[Database], None]


class TableJournal(Protocol):
    """Storage for the entries of a table."""

    @property
    def has_other_writers(self) -> bool:
        """Whether other processes write to the same journal."""

    async def append(self, entry: Entry, state: TableState) -> bool:
        """Write an entry, which leads to this state; return False if another entry was first."""

    async def read(self, since: int) -> list[Entry]:
        """Return the entries after a number."""

    async def flush(self) -> None:
        """Wait until all earlier entries are written."""

    def changed_elsewhere(self) -> None:
        """Note that another process has written an entry."""


class DatabaseJournal:
    """A journal in the database; each entry is written with the summary that lists and sweeps need."""

    def __init__(self, services: Services, table: str) -> None:
        self._services = services
        self._table = table
        self._written: tuple[Any, ...] = ()
        self._line: TableLine | None = None
        self._sitters: tuple[tuple[int, str], ...] | None = None
        """The table's row, its line and sitters as last written; unknown if others write too."""
        self.leased = 0
        """Until when this process has the lease on the table's bots."""

    @property
    def has_other_writers(self) -> bool:
        """Whether other processes write to the same journal."""
        return self._services.has_company

    async def open(self, entries: Sequence[Entry], state: TableState, guard: Guard) -> None:
        """Write the first entries of a new table, all or none; a guard may refuse them in the same transaction.

        Raise Unknown with the accounts that have been deleted.
        """
        *first, last = [(entry, changes.encode(entry.change)) for entry in entries]
        appends = [Append(self._table, entry.number, entry.at, text) for entry, text in first]
        appends.append(self.append_of(*last, state))
        people = sorted({changes.person_in(entry.change) for entry in entries} - {""})
        store = self._services.store

        def write(database: Database) -> None:
            guard(database)
            store.append(database, appends)
            if unknown := store.unknown(database, people):
                raise Unknown(*unknown)

        await self._services.writer.do(write)
        self._publish(*last)

    async def append(self, entry: Entry, state: TableState) -> bool:
        """Write an entry, and notify the other processes; return False if another entry was first."""
        text = changes.encode(entry.change)
        try:
            is_first = await self._services.writer.append(self.append_of(entry, text, state))
        except Unknown:
            raise Refused(*NOBODY) from None
        if is_first:
            self._publish(entry, text)
            self._services.moves += isinstance(entry.change, changes.Drafted)
        return is_first

    async def read(self, since: int) -> list[Entry]:
        """Return the entries after a number."""
        return await self._services.writer.read(self._services.store.entries, self._table, since)

    async def flush(self) -> None:
        """Wait until all earlier entries are written."""
        await self._services.writer.do(lambda _: None)

    def changed_elsewhere(self) -> None:
        """Write the table's row with the next entry, since another process may have changed it."""
        self._written, self._line, self._sitters = (), None, None

    def _publish(self, entry: Entry, text: bytes) -> None:
        if self.has_other_writers:
            source = self._services.name
            self._services.bus.publish(Notice(source, "entry", self._table, entry.number, entry.at, msgspec.Raw(text)))

    def append_of(self, entry: Entry, text: bytes, state: TableState) -> Append:
        """Return an entry with the summary that lists and sweeps need."""
        bots_due = bool(state.bots_due())
        known = (state.phase, state.deadline(), bots_due, state.acting if state.setup.public else ())
        is_silent = isinstance(entry.change, SILENT)
        row = sitters = record = None
        is_lease_short = bots_due and self._services.has_bots and self.leased < entry.at + LEASE // 2
        line = self._line if is_silent else replace(table_line(state, ""), changed=0.0, moves=0)
        if known != self._written or is_lease_short or line != self._line:
            row = self._row(state, entry.at)
            self._written, self._line = known, line
        if not is_silent:
            sitting = tuple((seat, each.person) for seat, each in enumerate(state.seats) if each.person)
            if sitting != self._sitters:
                sitters = self._sitters = sitting
        if row is not None and state.phase == "over" and (kept := table_record(state)) is not None:
            record = {
                "table_id": state.id,
                "game": state.setup.game,
                "ended": entry.at,
                "public": state.setup.public,
                "record": encode(kept),
            }
        return Append(state.id, entry.number, entry.at, text, row, sitters, record, changes.person_in(entry.change))

    def _row(self, state: TableState, at: int) -> dict[str, Any]:
        bots_due = bool(state.bots_due())
        self.leased = at + LEASE if bots_due and self._services.has_bots else 0
        has_room = state.phase == "gathering" and any(each.kind == "open" for each in state.seats)
        is_open = has_room and state.begins_when_full and not state.locked
        return {
            "id": state.id,
            "code": state.code,
            "game": state.setup.game,
            "rules": state.rules,
            "phase": state.phase,
            "public": state.setup.public,
            "wanted": wanted(state.setup) if is_open else "",
            "changed": at,
            "deadline": state.deadline(),
            "bots_due": bots_due,
            "lease": self.leased,
            "line": encode(table_line(state, "")),
        }
