"""The database: journals, and the data beside them for lists, sweeps, people and records."""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arcus.games import GAMES
from arcus.server.journal_store import GONE, JournalStore
from arcus.server.schema import insert, named, persons, records, settings, sitters, tables

MATCHING = 7_277_002  # PostgreSQL's advisory lock while a table is opened for a match, with a number for what is wanted
LISTING = 7_277_003  # held while records get their places
UPLOAD_AGE = 86_400_000  # ms for which an uploaded record is kept
MOST_UPLOADS = 200  # the newest uploads, which are kept


class Taken(Exception):
    """The code is taken by another table."""


class Elsewhere(Exception):
    """Another table already waits for players with the same setup."""


class Person(msgspec.Struct, frozen=True):
    """An account."""

    id: str
    name: str
    is_bot: bool
    since: int


class Store(JournalStore):
    """The database."""

    def tables_of_other_rules(self) -> list[tuple[str, str, int]]:
        """Return the id, the game and the version of the rules of every unfinished table of other rules."""
        is_open = tables.c.phase.in_(("gathering", "dealing", "playing", "paused"))
        query = sa.select(tables.c.id, tables.c.game, tables.c.rules).where(is_open, ~_has_our_rules())
        return [(row.id, row.game, row.rules) for row in self._rows(query)]

    def overdue(self, now: int) -> list[str]:
        """Return the tables where a clock has run out, or the time to reveal words."""
        query = sa.select(tables.c.id).where(tables.c.deadline <= now, _has_our_rules()).limit(200)
        return self._column(query)

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
        query = sa.select(tables.c.id).where(is_open, is_old, _has_our_rules()).order_by(tables.c.changed).limit(200)
        return self._column(query)

    def claim_bots(self, now: int, until: int, only: str | None = None, most: int = 50) -> list[str]:
        """Take the lease, until a time, on tables whose bots are due and not leased; return these tables."""
        due = sa.select(tables.c.id).where(tables.c.bots_due, tables.c.lease < now, _has_our_rules())
        if only is not None:
            due = due.where(tables.c.id == only)
        due = due.limit(most)
        if not self.is_sqlite:
            due = due.with_for_update(skip_locked=True)
        claim = tables.update().where(tables.c.id.in_(due)).values(lease=until).returning(tables.c.id)
        with self.engine.begin() as connection:
            return list(connection.scalars(claim))

    def lease_bots(self, connection: Connection, names: Sequence[str], until: int) -> None:
        """Extend this process's lease on the bots of these tables to a time; 0 releases it at once."""
        connection.execute(tables.update().where(tables.c.id.in_(names), tables.c.bots_due).values(lease=until))

    def free_bots(self) -> None:
        """Release all leases on bots; for a process that starts as the only one."""
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.bots_due).values(lease=0))

    def table_of_code(self, code: str) -> str | None:
        """Return the table with a short code; None if there is none."""
        return next(iter(self._column(_coded(code))), None)

    def check_code(self, connection: Connection, code: str) -> None:
        """Raise Taken if a table has that code; a duplicate would abort the whole transaction."""
        if connection.scalar(_coded(code)) is not None:
            raise Taken

    def touch(self, connection: Connection, names: Sequence[str], now: int) -> None:
        """Record that players still wait at these tables."""
        connection.execute(tables.update().where(tables.c.id.in_(names)).values(changed=now))

    def tables_wanted(self, wanted: str, not_by: str, since: int) -> list[str]:
        """Return the public tables where a player with the same setup has waited since then, the longest wait first."""
        return self._column(_waiting_for(wanted, not_by, since))

    def check_nobody_waits(self, connection: Connection, wanted: str, not_by: str, since: int) -> None:
        """Raise Elsewhere if a player waits with the same setup; no other table opens for it in this transaction."""
        if not self.is_sqlite:
            lock = sa.func.pg_advisory_xact_lock(MATCHING, int(wanted[:7], 16))
            connection.execute(sa.select(lock))
        if connection.scalar(_waiting_for(wanted, not_by, since)) is not None:
            raise Elsewhere

    def lobby(self, most: int = 60) -> list[bytes]:
        """Return the lines of public tables, the newest first."""
        query = (
            sa.select(tables.c.line)
            .where(tables.c.public, tables.c.phase.in_(("gathering", "dealing", "playing")), _has_our_rules())
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return self._column(query)

    def tables_of(self, person: str, most: int = 50) -> list[str]:
        """Return the tables where a person has a seat, the newest first."""
        query = (
            sa.select(tables.c.id)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.person == person, _has_our_rules())
            .group_by(tables.c.id, tables.c.changed)
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return self._column(query)

    def lines_of(self, person: str, after: str, most: int) -> list[tuple[str, bytes, tuple[int, ...]]]:
        """Return the id, the line and the person's seats of their tables, in order of id, after a given one."""
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
        """Return the tables whose journals name a person, including those that they have left."""
        query = sa.select(named.c.table_id).where(named.c.person == person)
        return self._column(query)

    def record(self, table: str) -> bytes | None:
        """Return the record of a finished game; None if there is none."""
        return next(iter(self._column(sa.select(records.c.record).where(records.c.table_id == table))), None)

    def analysis(self, table: str) -> bytes | None:
        """Return the analysis of a finished game, if it was made."""
        return next(iter(self._column(sa.select(records.c.analysis).where(records.c.table_id == table))), None)

    def replace_analysis(self, connection: Connection, table: str, before: bytes | None, after: bytes | None) -> bool:
        """Store an analysis or its mark with the record; return False if another process has replaced `before`."""
        known = sa.and_(records.c.table_id == table, records.c.analysis.is_not_distinct_from(before))
        return connection.execute(records.update().where(known).values(analysis=after)).rowcount == 1

    def keep_upload(self, connection: Connection, name: str, game: str, record: bytes, now: int) -> None:
        """Store an uploaded record for a limited time; its id begins with u, and statistics ignore it."""
        row = {"table_id": name, "game": game, "ended": now, "public": False, "record": record, "counted": now}
        connection.execute(
            insert(records, connection.dialect.name)
            .values(row)
            .on_conflict_do_update(index_elements=["table_id"], set_={"ended": now})
        )
        is_upload = records.c.table_id.between("u", "v")
        newest = sa.select(records.c.table_id).where(is_upload).order_by(records.c.ended.desc()).limit(MOST_UPLOADS)
        is_old = sa.or_(records.c.ended < now - UPLOAD_AGE, records.c.table_id.not_in(newest))
        connection.execute(records.delete().where(is_upload, is_old))

    def public_records(self, game: str | None, after: int, most: int) -> list[tuple[int, bytes]]:
        """Return listed records of public games after a place in their list, with their places."""
        query = sa.select(records.c.number, records.c.record).where(_listed(game, after)).order_by(records.c.number)
        return [(row.number, row.record) for row in self._rows(query.limit(most))]

    def last_place(self, game: str | None, after: int, most: int) -> int:
        """Return the place of the last record that `public_records` would return, or `after` if there is none."""
        places = sa.select(records.c.number).where(_listed(game, after)).order_by(records.c.number).limit(most)
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.max(places.subquery().c.number))) or after

    def list_records(self) -> None:
        """Append the records written since the last call to the list, whenever their games ended.

        A place written with the record could be out of order, since transactions may commit in another order.
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
        """Return an account by its number."""
        return self._person(persons.c.id == who)

    def person_of_token(self, token: str) -> Person | None:
        """Return the bot of a token; None if there is none."""
        return self._person(persons.c.token == token_hash(token))

    def people(self, who: Sequence[str]) -> dict[str, Person]:
        """Return those of these accounts that exist, by number."""
        return {person.id: person for person in self._people(persons.c.id.in_(who))}

    def _person(self, condition: sa.ColumnElement[bool]) -> Person | None:
        return next(iter(self._people(condition)), None)

    def _people(self, condition: sa.ColumnElement[bool]) -> list[Person]:
        known = sa.select(persons.c.id, persons.c.name, persons.c.is_bot, persons.c.since)
        rows = self._rows(known.where(condition, persons.c.since < GONE))
        return [Person(row.id, row.name, row.is_bot, row.since) for row in rows]

    def half_erased(self, before: int) -> list[tuple[str, str]]:
        """Return the accounts whose deletion was requested before a time and is unfinished, with their pseudonyms."""
        query = sa.select(persons.c.id, persons.c.name).where(persons.c.since.between(GONE, GONE + before))
        return [(row.id, row.name) for row in self._rows(query)]

    def setting(self, name: str, default: str) -> str:
        """Return a setting that all processes share; the first process to ask sets it."""
        row = insert(settings, self.engine.dialect.name).values(name=name, value=default)
        with self.engine.begin() as connection:
            connection.execute(row.on_conflict_do_nothing())
            found: str = connection.scalar(sa.select(settings.c.value).where(settings.c.name == name)) or default
        return found


def _has_our_rules() -> sa.ColumnElement[bool]:
    """Return whether a table has the rules of this program; it can't be continued under others."""
    known = ((tables.c.game == name) & (tables.c.rules == kind.rules_version) for name, kind in GAMES.items())
    return sa.or_(*known)


def _coded(code: str) -> sa.Select[tuple[str]]:
    return sa.select(tables.c.id).where(tables.c.code == code)


def _listed(game: str | None, after: int) -> sa.ColumnElement[bool]:
    wanted = sa.and_(records.c.public, records.c.number > after)
    return wanted if game is None else sa.and_(wanted, records.c.game == game)


def _waiting_for(wanted: str, not_by: str, since: int) -> sa.Select[tuple[str]]:
    own = sa.select(sitters.c.table_id).where(sitters.c.person == not_by)
    return (
        sa.select(tables.c.id)
        .where(tables.c.wanted == wanted, tables.c.changed > since, tables.c.id.not_in(own), _has_our_rules())
        .order_by(tables.c.changed)
        .limit(5)
    )


def token_hash(token: str) -> str:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """Return a random id that can't be guessed."""
    return secrets.token_hex(12)
