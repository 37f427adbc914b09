"""What is kept: journals, and what is folded from them for lists and sweeps. Plain calls; a thread makes them."""

import hashlib
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from arcus.server import changes
from arcus.server.changes import AnyChange, Entry
from arcus.server.engines import ANSWER_WITHIN, engine_for
from arcus.server.schema import journal, named, persons, records, settings, sitters, tables

INSERT = "INSERT INTO journal (table_id, number, at, deed) VALUES "
MOST_ROWS = 2000  # in one statement
HEAD = "0004"  # the newest migration
GONE = 2**62  # added to when somebody asked to be erased, it is since when no cookie of theirs holds
MIGRATING = 7_277_001  # PostgreSQL's advisory lock while the schema changes
LISTING = 7_277_003  # the same while records get their places
MATCHING = 7_277_002  # the same while a table is opened for whoever wants the same; with a number for what is wanted


class Append(msgspec.Struct, frozen=True):
    """One more entry of a journal, and all that changes with it; it is written whole or not at all."""

    table: str
    number: int
    at: int
    deed: bytes
    row: dict[str, Any] | None = None
    """The table's row, if it has changed."""
    sitters: tuple[tuple[int, str], ...] | None = None
    """Who sits where, if that has changed."""
    record: dict[str, Any] | None = None
    """The game's record, once it is over."""


class Unknown(Exception):
    """Somebody who is to be written down is not known, or not any more."""


class Taken(Exception):
    """Another table has that code."""


class Elsewhere(Exception):
    """Somebody waits for the same at another table already."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    is_bot: bool
    since: int


class Store:
    """The database."""

    def __init__(self, url: str, answer_within: float | None = ANSWER_WITHIN) -> None:
        self.url = url
        self.answer_within = answer_within
        """Seconds for a statement on PostgreSQL; None lets it take as long as it needs."""
        self.engine = engine_for(url, answer_within)
        self.is_sqlite = self.engine.dialect.name == "sqlite"
        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        self._sit = insert(sitters)
        self._keep = insert(records).on_conflict_do_nothing()
        row = insert(tables)
        changing = ("phase", "public", "wanted", "changed", "deadline", "bots_due", "lease", "line")
        self._row = row.on_conflict_do_update(
            index_elements=["id"], set_={name: row.excluded[name] for name in changing}
        )

    def migrate(self, to: str = HEAD) -> None:
        """Bring the schema up to this version, once, whoever else is starting; a newer one is left as it is."""
        if (self.version() or "") >= to:
            return
        if not self.is_sqlite and self.answer_within is not None:  # a large database takes its time
            patient = Store(self.url, None)
            patient.migrate(to)
            patient.close()
            return
        from alembic import command  # half a second to load, and seldom needed
        from alembic.config import Config

        with self.begin() as connection:  # whole, or not at all
            if not self.is_sqlite:
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            config = Config()
            config.set_main_option("script_location", str(files("arcus.server").joinpath("migrations")))
            config.attributes["connection"] = connection
            command.upgrade(config, to)

    def version(self) -> str | None:
        """Which migration the schema is at; None if there is none."""
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            version: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
            return version

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()

    # -- writing

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction that writes."""
        with self.engine.begin() as connection:
            if self.is_sqlite:  # Python's module would begin late, and end with every savepoint
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    def append(self, connection: Connection, entries: Sequence[Append]) -> set[tuple[str, int]]:
        """Write entries; the answer holds those that came first. One that lost the race spoils none of the others."""
        won: set[tuple[str, int]] = set()
        for start in range(0, len(entries), MOST_ROWS):
            won |= self._insert(connection, entries[start : start + MOST_ROWS])
        wrote = [entry for entry in entries if (entry.table, entry.number) in won]
        if changed := [entry.row for entry in wrote if entry.row is not None]:
            connection.execute(self._row, changed)
        for entry in wrote:
            if entry.sitters is not None:
                connection.execute(sitters.delete().where(sitters.c.table_id == entry.table))
                if entry.sitters:
                    connection.execute(
                        self._sit,
                        [{"table_id": entry.table, "seat": seat, "person": who} for seat, who in entry.sitters],
                    )
        if kept := [entry.record for entry in wrote if entry.record is not None]:
            connection.execute(self._keep, kept)
        return won

    def append_of(self, connection: Connection, entries: Sequence[Append], people: Sequence[str]) -> bool:
        """Write entries that name people, unless one of them is erased meanwhile; False if another came first."""
        are_first = len(self.append(connection, entries)) == len(entries)
        known = sa.select(persons.c.id).where(persons.c.id.in_(people), persons.c.since < GONE).order_by(persons.c.id)
        found = set(connection.scalars(known.with_for_update(read=True)))  # waits for whoever erases them just now
        if unknown := set(people) - found:
            raise Unknown(*unknown)
        return are_first

    def _insert(self, connection: Connection, entries: Sequence[Append]) -> set[tuple[str, int]]:
        """One statement for all rows: every step that the database takes by itself is a change of threads."""
        values = tuple(each for e in entries for each in (e.table, e.number, e.at, e.deed))
        if self.is_sqlite:
            try:  # RETURNING would tell as well who came first, and slow every insert down, up to three times
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
        """Those whose places nobody has taken; in a transaction that writes to SQLite, nobody will."""
        place = sa.tuple_(journal.c.table_id, journal.c.number)
        wanted = [(entry.table, entry.number) for entry in entries]
        found = connection.execute(sa.select(journal.c.table_id, journal.c.number).where(place.in_(wanted)))
        taken = {(row.table_id, row.number) for row in found}
        return [entry for entry in entries if (entry.table, entry.number) not in taken]

    # -- reading

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's journal after a number."""
        query = (
            sa.select(journal.c.number, journal.c.at, journal.c.deed)
            .where(journal.c.table_id == table, journal.c.number > after)
            .order_by(journal.c.number)
        )
        with self.engine.connect() as connection:
            return [Entry(row.number, row.at, changes.decode(row.deed)) for row in connection.execute(query)]

    def first_entries(self) -> list[tuple[str, AnyChange]]:
        """Return the first entry of every table that is not over."""
        query = (
            sa.select(journal.c.table_id, journal.c.deed)
            .join(tables, tables.c.id == journal.c.table_id)
            .where(journal.c.number == 1, tables.c.phase.in_(["gathering", "playing", "paused"]))
        )
        with self.engine.connect() as connection:
            return [(row.table_id, changes.decode(row.deed)) for row in connection.execute(query)]

    def heads(self, names: Iterable[str]) -> dict[str, int]:
        """How long the journals of these tables are."""
        query = (
            sa.select(journal.c.table_id, sa.func.max(journal.c.number).label("head"))
            .where(journal.c.table_id.in_(list(names)))
            .group_by(journal.c.table_id)
        )
        with self.engine.connect() as connection:
            return {row.table_id: row.head for row in connection.execute(query)}

    def overdue(self, now: int) -> list[str]:
        """The tables where a clock has run out."""
        query = sa.select(tables.c.id).where(tables.c.deadline <= now).limit(200)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def abandoned(self, waiting: int, public: int, private: int) -> list[str]:
        """Return unfinished tables without a running clock that have not changed for long.

        The arguments are times: of the last change of public tables that wait for players, of other public ones, and of
        private ones.
        """
        is_open = sa.and_(tables.c.phase.in_(("gathering", "playing", "paused")), tables.c.deadline.is_(None))
        is_old = sa.or_(
            sa.and_(tables.c.public, tables.c.phase == "gathering", tables.c.changed < waiting),
            sa.and_(tables.c.public, tables.c.changed < public),
            tables.c.changed < private,
        )
        query = sa.select(tables.c.id).where(is_open, is_old).order_by(tables.c.changed).limit(200)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def claim_bots(self, now: int, until: int, only: str | None = None, most: int = 50) -> list[str]:
        """The tables whose bots are due and seen to by nobody; until a time they are the caller's alone."""
        due = sa.select(tables.c.id).where(tables.c.bots_due, tables.c.lease < now)
        if only is not None:
            due = due.where(tables.c.id == only)
        due = due.limit(most)
        if not self.is_sqlite:
            due = due.with_for_update(skip_locked=True)
        claim = tables.update().where(tables.c.id.in_(due)).values(lease=until).returning(tables.c.id)
        with self.engine.begin() as connection:
            return list(connection.scalars(claim))

    def lease_bots(self, connection: Connection, names: Sequence[str], until: int) -> None:
        """Whoever sees to the bots of these tables still does, until a time; 0 leaves them to others at once."""
        connection.execute(tables.update().where(tables.c.id.in_(names), tables.c.bots_due).values(lease=until))

    def free_bots(self) -> None:
        """Nobody sees to any bots: for the only process there is, when it starts."""
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.bots_due).values(lease=0))

    def table_of_code(self, code: str) -> str | None:
        """The table that a short code stands for."""
        with self.engine.connect() as connection:
            return connection.scalar(_coded(code))

    def check_code(self, connection: Connection, code: str) -> None:
        """Taken if a table has that code: one that two had would spoil a whole transaction."""
        if connection.scalar(_coded(code)) is not None:
            raise Taken

    def touch(self, connection: Connection, names: Sequence[str], now: int) -> None:
        """Somebody still waits at these tables."""
        connection.execute(tables.update().where(tables.c.id.in_(names)).values(changed=now))

    def tables_wanted(self, wanted: str, not_by: str, since: int) -> list[str]:
        """Public tables where a stranger who wants the same gave a sign of life since then, the oldest sign first."""
        with self.engine.connect() as connection:
            return list(connection.scalars(_waiting_for(wanted, not_by, since)))

    def check_nobody_waits(self, connection: Connection, wanted: str, not_by: str, since: int) -> None:
        """Elsewhere if a stranger waits for the same; until this transaction ends, nobody else opens a table for it."""
        if not self.is_sqlite:
            lock = sa.func.pg_advisory_xact_lock(MATCHING, int(wanted[:7], 16))
            connection.execute(sa.select(lock))
        if connection.scalar(_waiting_for(wanted, not_by, since)) is not None:
            raise Elsewhere

    def lobby(self, most: int = 60) -> list[bytes]:
        """The lines of public tables, the newest first."""
        query = (
            sa.select(tables.c.line)
            .where(tables.c.public, tables.c.phase.in_(("gathering", "playing")))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def tables_of(self, person: str, most: int = 50) -> list[str]:
        """The tables where somebody sits, the newest first."""
        query = (
            sa.select(tables.c.id)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.person == person)
            .group_by(tables.c.id, tables.c.changed)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def lines_of(self, person: str, after: str, most: int) -> list[tuple[str, bytes, tuple[int, ...]]]:
        """The tables where somebody sits, by id from one on: id, line and their seats."""
        seats = sa.select(sitters.c.table_id, sitters.c.seat).where(sitters.c.person == person)
        of_person = sa.select(sitters.c.table_id).where(sitters.c.person == person)
        query = sa.select(tables.c.id, tables.c.line).where(tables.c.id.in_(of_person), tables.c.id > after)
        with self.engine.connect() as connection:
            lines = connection.execute(query.order_by(tables.c.id).limit(most)).all()
            mine: dict[str, list[int]] = {row.id: [] for row in lines}
            for name, seat in connection.execute(seats.where(sitters.c.table_id.in_(list(mine)))):
                mine[name].append(seat)
        return [(row.id, row.line, tuple(sorted(mine[row.id]))) for row in lines]

    def tables_naming(self, person: str) -> list[str]:
        """The tables in whose journals somebody stands, also those where they do not sit any more."""
        query = sa.select(named.c.table_id).where(named.c.person == person)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def names(self, person: str) -> sa.ColumnElement[bool]:
        """Does an entry of a journal name somebody?"""
        if self.is_sqlite:
            return sa.func.instr(journal.c.deed, person.encode()) > 0
        return sa.func.encode(journal.c.deed, "escape").contains(person)

    def record(self, table: str) -> bytes | None:
        """The record of a finished game."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(records.c.record).where(records.c.table_id == table))

    def public_records(self, game: str | None, after: int, most: int) -> list[tuple[int, bytes]]:
        """Return listed records of public games after a place in their list, with their places."""
        query = sa.select(records.c.number, records.c.record).where(_listed(game, after)).order_by(records.c.number)
        with self.engine.connect() as connection:
            return [(row.number, row.record) for row in connection.execute(query.limit(most))]

    def last_place(self, game: str | None, after: int, most: int) -> int:
        """Return the place of the last record that `public_records` would return, or `after` if there is none."""
        places = sa.select(records.c.number).where(_listed(game, after)).order_by(records.c.number).limit(most)
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.max(places.subquery().c.number))) or after

    def list_records(self) -> None:
        """Give records that came since the last call their places: behind all that are listed, whenever they ended.

        A place that came with the record would not do: who is written first may be committed last.
        """
        is_new = sa.and_(records.c.public, records.c.number.is_(None))
        with self.engine.connect() as connection:
            if connection.scalar(sa.select(records.c.table_id).where(is_new).limit(1)) is None:
                return
        with self.begin() as connection:
            if not self.is_sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LISTING)))
            last = connection.scalar(sa.select(sa.func.max(records.c.number)).where(records.c.public)) or 0
            place = sa.func.row_number().over(order_by=(records.c.ended, records.c.table_id))
            new = sa.select(records.c.table_id, place.label("place")).where(is_new).subquery()
            change = records.update().where(records.c.table_id == new.c.table_id)
            connection.execute(change.values(number=last + new.c.place))

    # -- people

    def person(self, who: str) -> Person | None:
        """Somebody, by number."""
        return self._person(persons.c.id == who)

    def person_of_token(self, token: str) -> Person | None:
        """The bot that a token belongs to."""
        return self._person(persons.c.token == token_hash(token))

    def people(self, who: Sequence[str]) -> dict[str, Person]:
        """Those of them who are known, by number."""
        return {person.id: person for person in self._people(persons.c.id.in_(who))}

    def _person(self, condition: sa.ColumnElement[bool]) -> Person | None:
        return next(iter(self._people(condition)), None)

    def _people(self, condition: sa.ColumnElement[bool]) -> list[Person]:
        known = sa.select(persons.c.id, persons.c.name, persons.c.is_bot, persons.c.since)
        with self.engine.connect() as connection:
            rows = connection.execute(known.where(condition, persons.c.since < GONE))
            return [Person(row.id, row.name, row.is_bot, row.since) for row in rows]

    def half_erased(self, before: int) -> list[tuple[str, str]]:
        """Who asked before a time to be erased and still stands in journals, with their pseudonyms."""
        query = sa.select(persons.c.id, persons.c.name).where(persons.c.since.between(GONE, GONE + before))
        with self.engine.connect() as connection:
            return [(row.id, row.name) for row in connection.execute(query)]

    def setting(self, name: str, default: str) -> str:
        """A setting that all processes share; the first to ask for it sets it."""
        insert = sqlite.insert if self.is_sqlite else postgresql.insert
        with self.engine.begin() as connection:
            connection.execute(insert(settings).values(name=name, value=default).on_conflict_do_nothing())
            found: str = connection.scalar(sa.select(settings.c.value).where(settings.c.name == name)) or default
        return found


def _coded(code: str) -> sa.Select[str]:
    return sa.select(tables.c.id).where(tables.c.code == code)


def _listed(game: str | None, after: int) -> sa.ColumnElement[bool]:
    wanted = sa.and_(records.c.public, records.c.number > after)
    return wanted if game is None else sa.and_(wanted, records.c.game == game)


def _waiting_for(wanted: str, not_by: str, since: int) -> sa.Select[tuple[str]]:
    own = sa.select(sitters.c.table_id).where(sitters.c.person == not_by)
    return (
        sa.select(tables.c.id)
        .where(tables.c.wanted == wanted, tables.c.changed > since, tables.c.id.not_in(own))
        .order_by(tables.c.changed)
        .limit(5)
    )


def in_short(error: Exception) -> str:
    """An error in one line, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else ''}"


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_hex(12)
