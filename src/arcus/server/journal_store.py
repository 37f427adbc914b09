"""The journals in the database: synchronous functions to write and read entries, called from threads."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from arcus.server import changes
from arcus.server.changes import Entry
from arcus.server.engines import ANSWER_WITHIN, engine_for
from arcus.server.schema import insert, journal, persons, records, sitters, tables

T = TypeVar("T")

INSERT = "INSERT INTO journal (table_id, number, at, deed) VALUES "
MOST_ROWS = 2000  # in one statement
HEAD = "0007"  # the newest migration
GONE = 2**62  # marks deleted accounts: added to the time of the deletion in `since`, it also revokes every cookie
MIGRATING = 7_277_001  # PostgreSQL's advisory lock while the schema changes


class Append(msgspec.Struct, frozen=True):
    """An entry to append to a journal, and everything that changes with it; written atomically."""

    table: str
    number: int
    at: int
    change: bytes
    row: dict[str, Any] | None = None
    """The table's row, if it has changed."""
    sitters: tuple[tuple[int, str], ...] | None = None
    """The accounts by seat, if they have changed."""
    record: dict[str, Any] | None = None
    """The game's record, once it is over."""
    person: str = ""
    """The account that it names, if it does; an entry that names a deleted one is not written."""


class Unknown(Exception):
    """An account that an entry names does not exist, or was deleted."""


class JournalStore:
    """The journals in the database."""

    def __init__(self, url: str, answer_within: float | None = ANSWER_WITHIN) -> None:
        self.url = url
        self.answer_within = answer_within
        """Seconds for a statement on PostgreSQL; None lets it take as long as it needs."""
        self.engine = engine_for(url, answer_within)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        self._sit = sitters.insert()
        self._keep = insert(records, self.engine.dialect.name).on_conflict_do_nothing()
        row = insert(tables, self.engine.dialect.name)
        changing = ("phase", "public", "wanted", "changed", "deadline", "bots_due", "lease", "line")
        self._row = row.on_conflict_do_update(
            index_elements=["id"], set_={name: row.excluded[name] for name in changing}
        )

    def migrate(self, to: str = HEAD) -> None:
        """Migrate the schema to this version, once, even if several processes start; a newer schema stays as it is."""
        if (self.version() or "") >= to:
            return
        if not self.is_sqlite and self.answer_within is not None:  # a large database takes its time
            patient = JournalStore(self.url, None)
            patient.migrate(to)
            patient.close()
            return
        from alembic import command  # half a second to load, and seldom needed
        from alembic.config import Config

        with self.begin() as connection:  # atomic
            if not self.is_sqlite:
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            config = Config()
            config.set_main_option("script_location", str(files("arcus.server").joinpath("migrations")))
            config.attributes["connection"] = connection
            command.upgrade(config, to)

    def version(self) -> str | None:
        """Return the migration that the schema is at; None if there is no schema."""
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            version: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
            return version

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    # -- writing

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """Begin a transaction that writes."""
        with self.engine.begin() as connection:
            if self.is_sqlite:  # Python's module would begin late, and end with every savepoint
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    def append(self, connection: Connection, entries: Sequence[Append]) -> set[tuple[str, int]]:
        """Write entries; return those whose numbers were free. Losing the race for one does not affect the others."""
        won: set[tuple[str, int]] = set()
        for start in range(0, len(entries), MOST_ROWS):
            won |= self._insert(connection, entries[start : start + MOST_ROWS])
        wrote = [entry for entry in entries if (entry.table, entry.number) in won]
        if changed := [entry.row for entry in wrote if entry.row is not None]:
            connection.execute(self._row, changed)
        if seated := {entry.table: entry.sitters for entry in wrote if entry.sitters is not None}:
            connection.execute(sitters.delete().where(sitters.c.table_id.in_(seated)))
            sitting = [(table, *each) for table, people in seated.items() for each in people]
            if rows := [{"table_id": table, "seat": seat, "person": person} for table, seat, person in sitting]:
                connection.execute(self._sit, rows)
        if kept := [entry.record for entry in wrote if entry.record is not None]:
            connection.execute(self._keep, kept)
        return won

    def unknown(self, connection: Connection, people: Sequence[str]) -> set[str]:
        """Return which of these accounts do not exist, or were deleted; the others exist until the transaction ends."""
        known = sa.select(persons.c.id).where(persons.c.id.in_(people), persons.c.since < GONE).order_by(persons.c.id)
        found = connection.scalars(known.with_for_update(read=True))  # waits for a deletion in progress
        return set(people).difference(found)

    def _insert(self, connection: Connection, entries: Sequence[Append]) -> set[tuple[str, int]]:
        """Insert all rows with one statement, since each statement makes this thread wait for Python's lock again."""
        values = tuple(each for e in entries for each in (e.table, e.number, e.at, e.change))
        if self.is_sqlite:
            try:  # RETURNING would name the rows written, and makes an insert up to three times slower
                connection.exec_driver_sql(INSERT + ",".join(["(?,?,?,?)"] * len(entries)), values)
            except IntegrityError:  # another was faster somewhere, and none is written
                rest = self._with_free_places(connection, entries)
                if len(rest) == len(entries):
                    raise
                return self._insert(connection, rest) if rest else set()
            return {(entry.table, entry.number) for entry in entries}
        rows = ",".join(["(%s,%s,%s,%s)"] * len(entries))
        text = f"{INSERT}{rows} ON CONFLICT DO NOTHING RETURNING table_id, number"
        return {(row[0], row[1]) for row in connection.exec_driver_sql(text, values)}

    def _with_free_places(self, connection: Connection, entries: Sequence[Append]) -> list[Append]:
        """Return the entries whose numbers are free; a transaction that writes to SQLite keeps them free."""
        place = sa.tuple_(journal.c.table_id, journal.c.number)
        wanted = [(entry.table, entry.number) for entry in entries]
        found = connection.execute(sa.select(journal.c.table_id, journal.c.number).where(place.in_(wanted)))
        taken = {(row.table_id, row.number) for row in found}
        return [entry for entry in entries if (entry.table, entry.number) not in taken]

    # -- reading

    def _rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def _column(self, query: sa.Select[tuple[T]]) -> list[T]:
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return a table's entries after a number."""
        query = (
            sa.select(journal.c.number, journal.c.at, journal.c.deed)
            .where(journal.c.table_id == table, journal.c.number > after)
            .order_by(journal.c.number)
        )
        return [Entry(row.number, row.at, changes.decode(row.deed)) for row in self._rows(query)]

    def heads(self, names: Iterable[str]) -> dict[str, int]:
        """Return the length of each of these tables' journals."""
        last = sa.select(sa.func.max(journal.c.number)).where(
            journal.c.table_id == tables.c.id
        )  # one step in the index
        query = sa.select(tables.c.id, last.scalar_subquery().label("head")).where(tables.c.id.in_(list(names)))
        return {row.id: row.head for row in self._rows(query)}


def in_short(error: Exception) -> str:
    """Return an error in one line, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else ''}"
