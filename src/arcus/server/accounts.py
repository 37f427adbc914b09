"""Accounts: a guest has a signed cookie, a bot a token; no password or address is asked for."""

import secrets
from collections.abc import AsyncIterator, Iterable
from functools import partial

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection as Database

from arcus.core.game import Seat
from arcus.protocol import Gone, PlayedGame, Refused
from arcus.records.record import Record
from arcus.server import changes
from arcus.server.database import NotStored
from arcus.server.journal_store import GONE
from arcus.server.results import delete_statistics, history, my_statistics, place
from arcus.server.schema import journal, named, persons, records, sitters
from arcus.server.server import Server
from arcus.server.store import Person, new_id, token_hash
from arcus.server.table_info import decode_line
from arcus.server.table_state import STAND_IN, TableState
from arcus.server.tokens import Tokens, spend

COOKIE = "arcus"
KNOWN = 5_000  # accounts kept in memory
KNOWN_FOR = 60.0  # seconds since last used
LOOK = 2.0  # seconds between two refreshes, since another process may rename or delete an account
TRUSTED = 5.0  # seconds after which an account that could not be refreshed is read again
PAGE = 200  # tables read at a time for an export
LATER = 60_000  # ms after which another process finishes a deletion

Page = list[tuple[str, bytes, tuple[Seat, ...]]]

log = structlog.get_logger()


class Known:
    """A cached account, when it was last used, and when it was last read from the database."""

    def __init__(self, person: Person, now: float) -> None:
        self.person = person
        self.asked = self.looked = now


class Accounts:
    """Creates, finds, caches and deletes accounts."""

    def __init__(self, server: Server, key: str) -> None:
        self._services = server.services
        self._registry = server.registry
        self._connections = server.connections
        self.clock = server.services.clock
        self.tokens = Tokens(key, server.services.clock)
        self._known: dict[str, Known] = {}

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Return the account of a cookie; None if it is forged, expired or revoked, or if the account was deleted."""
        found = self.tokens.of_cookie(cookie)
        person = await self.of_id(found.who) if found else None
        return person if person and found and person.since <= found.made else None

    async def of_token(self, token: str) -> Person | None:
        """Return the bot of a token; None if there is none."""
        return await self._services.writer.read(self._services.store.person_of_token, token)

    async def of_link(self, token: str) -> Person | None:
        """Use up a recovery link and return its account; None if the link is invalid or was used before."""
        found = self.tokens.of_link(token)
        person = await self._services.writer.read(self._services.store.person, found.who) if found else None
        if person is None or found is None or found.made < person.since:
            return None
        is_first = await self._services.writer.do(partial(spend, link=found, now=self.clock.now_ms()))
        return person if is_first else None

    async def of_id(self, who: str) -> Person | None:
        """Return an account by its number."""
        known, now = self._known.get(who), self.clock.monotonic()
        if known is not None and known.looked > now - TRUSTED:
            known.asked = now
            return known.person
        person = await self._services.writer.read(self._services.store.person, who)
        if person is not None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            self._known[who] = Known(person, now)
        return person

    async def keep_known(self) -> None:
        """Refresh the cached accounts from the database, periodically."""
        while True:
            await self.clock.sleep(LOOK)
            await self._refresh()

    async def _refresh(self) -> None:
        """Refresh all cached accounts with one read instead of one per socket."""
        now = self.clock.monotonic()
        self._known = {who: known for who, known in self._known.items() if known.asked > now - KNOWN_FOR}
        remembered = self._known.copy()
        connected = self._connections()
        if not remembered and not connected:
            return
        try:
            ids = remembered.keys() | {each.person.id for each in connected}
            found = await self._services.writer.read(self._services.store.people, list(ids))
        except NotStored:
            self._known.clear()
            return
        for who, known in remembered.items():
            if self._known.get(who) is known:  # otherwise it was changed here in the meantime
                if who in found:
                    known.person, known.looked = found[who], now
                else:
                    del self._known[who]
        for each in connected:
            if each.person.id in found and found[each.person.id].since > each.person.since:
                each.leave(Gone("logged-out"))

    def forget_cached(self, who: str) -> None:
        """Drop an account from the cache."""
        self._known.pop(who, None)

    async def make(self, name: str, is_bot: bool = False) -> tuple[Person, str]:
        """Create an account; a bot's has a token."""
        token = secrets.token_urlsafe(32) if is_bot else ""
        person = Person(new_id(), name, is_bot, 0)
        row = {
            "id": person.id,
            "name": name,
            "created": self.clock.now_ms(),
            "is_bot": is_bot,
            "token": token_hash(token) if is_bot else None,
            "since": 0,
        }
        await self._services.writer.do(lambda database: database.execute(persons.insert(), row))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """Change the name of an account."""
        change = persons.update().where(persons.c.id == person.id, persons.c.since < GONE).values(name=name)
        found: int = await self._services.writer.do(lambda database: database.execute(change).rowcount)
        self.forget_cached(person.id)
        require(person if found else None)
        return Person(person.id, name, person.is_bot, person.since)

    async def log_out(self, person: Person) -> Person:
        """Revoke every cookie and recovery link of an account; sockets that were opened with them close soon."""
        since = self.tokens.revoking(person)
        change = persons.update().where(persons.c.id == person.id, persons.c.since < since).values(since=since)
        found: int = await self._services.writer.do(lambda database: database.execute(change).rowcount)
        self.forget_cached(person.id)
        require(person if found else None)
        return Person(person.id, person.name, person.is_bot, since)

    async def data(self, person: Person) -> AsyncIterator[bytes]:
        """Return all data stored about an account, as parts of one JSON object, a few tables at a time."""
        page = await self._lines(person, "")  # before the response begins, while it can still be refused
        return self._exported(person, page)

    async def _exported(self, person: Person, page: Page) -> AsyncIterator[bytes]:
        head = {"id": person.id, "name": person.name, "is_bot": person.is_bot}
        yield b'{"person":%b,"tables":[' % msgspec.json.encode(head)
        comma = b""
        while page:
            lines = [msgspec.structs.replace(decode_line(text), mine=seats) for _, text, seats in page]
            yield comma + b",".join(map(msgspec.json.encode, lines))
            comma = b","
            page = await self._lines(person, page[-1][0])
        yield b'],"games":['
        async for part in self.games(person.id):
            yield part
        statistics = await self._services.writer.read(my_statistics, self._services.store, person.id)
        yield b'],"ratings":%b}' % msgspec.json.encode(statistics.ratings)

    async def games(self, person: str) -> AsyncIterator[bytes]:
        """Yield the finished games of an account as JSON objects with commas between them, a few at a time."""
        comma = b""
        async for page in self.game_pages(person):
            yield comma + b",".join(map(msgspec.json.encode, page))
            comma = b","

    async def game_pages(self, person: str) -> AsyncIterator[tuple[PlayedGame, ...]]:
        """Yield the finished games of an account, the newest first, a few at a time."""
        more: str | None = ""
        while more is not None:
            before = place(more) if more else None
            page = await self._services.writer.read(history, self._services.store, person, before, PAGE)
            if page.games:
                yield page.games
            more = page.more

    async def _lines(self, person: Person, after: str) -> Page:
        return await self._services.writer.read(self._services.store.lines_of, person.id, after, PAGE)

    async def erase(self, person: Person) -> None:
        """Delete an account: its games stay, under a pseudonym, and a bot plays on for it.

        The account is first marked as deleted, which keeps it from taking another seat. If this process stops before
        the rest is done, another process finishes it.
        """
        pseudonym = f"guest-{secrets.token_hex(3)}"
        mark = persons.update().where(persons.c.id == person.id, persons.c.since < GONE)
        change = mark.values(name=pseudonym, token=None, since=GONE + self.clock.now_ms())
        await self._services.writer.do(lambda database: database.execute(change))
        self.forget_cached(person.id)
        try:
            await self._forget(person.id, pseudonym)
        except (NotStored, Refused) as error:
            log.warning("deletion continues later", error=str(error))

    async def finish_erasing(self) -> None:
        """Finish deletions that a process left undone because it died or had no database, periodically."""
        while True:
            try:
                for who, pseudonym in await self._services.writer.read(
                    self._services.store.half_erased, self.clock.now_ms() - LATER
                ):
                    await self._forget(who, pseudonym)
            except (NotStored, Refused) as error:
                log.warning("deletion continues later", error=str(error))
            await self.clock.sleep(LATER / 1000)

    async def _forget(self, who: str, pseudonym: str) -> None:
        """Replace an account by its pseudonym in every table, then delete its row."""
        for name in await self._services.writer.read(self._services.store.tables_naming, who):
            table = await self._registry.table_if_whole(name)
            if table is not None:
                for seat in table.state.seats_of(who):
                    await table.submit(partial(_gone_from, seat=seat, who=who))
                # after it, every process reads the table's journal again
                await table.submit(lambda _: changes.Forgot(who, pseudonym))
            await self._services.writer.do(partial(_scrub, table=name, who=who, pseudonym=pseudonym))
        await self._services.writer.do(lambda database: _delete(database, who))


def _gone_from(state: TableState, seat: Seat, who: str) -> changes.AnyChange | None:
    """Return the change that gives up the seat of a deleted account."""
    sitting = state.seats[seat]
    if sitting.person != who:
        return None
    if state.phase == "gathering":
        return changes.Rose(seat)
    if state.phase in ("playing", "paused") and not sitting.is_played_by_bot:
        return changes.StoodIn(seat, STAND_IN, "left")
    return None


def _scrub(database: Database, table: str, who: str, pseudonym: str) -> None:
    """Replace an account by its pseudonym in a table's journal and record; the only change ever made to a journal."""
    entries = sa.select(journal.c.number, journal.c.deed).where(journal.c.table_id == table).order_by(journal.c.number)
    scrubbed: list[changes.AnyChange] = []
    for row in database.execute(entries).all():
        change = changes.decode(row.deed)
        if (fresh := changes.without_person(change, who, pseudonym)) is not None:
            place = sa.and_(journal.c.table_id == table, journal.c.number == row.number)
            database.execute(journal.update().where(place).values(deed=changes.encode(fresh)))
        scrubbed.append(fresh or change)
    kept = database.scalar(sa.select(records.c.record).where(records.c.table_id == table))
    if kept is not None:
        record = _renamed(kept, _seats_at_the_deal(scrubbed, pseudonym), pseudonym)
        database.execute(records.update().where(records.c.table_id == table).values(record=record))
    database.execute(named.delete().where(named.c.person == who, named.c.table_id == table))


def _delete(database: Database, who: str) -> None:
    database.execute(sitters.delete().where(sitters.c.person == who))
    database.execute(persons.delete().where(persons.c.id == who))
    delete_statistics(database, who)


def _renamed(kept: bytes, seats: set[Seat], pseudonym: str) -> bytes:
    """Return a record with some seats renamed."""
    record = msgspec.json.decode(kept, type=Record)
    record.names = [pseudonym if seat in seats else name for seat, name in enumerate(record.names)]
    return msgspec.json.encode(record)


def _seats_at_the_deal(journaled: Iterable[changes.AnyChange], person: str) -> set[Seat]:
    """Return a person's seats when the game began; seats that they left before that belong to others."""
    seats = set()
    for change in journaled:
        if isinstance(change, changes.Began):
            break
        if isinstance(change, changes.Sat | changes.Rose | changes.BotSat):
            seats.discard(change.seat)
        if isinstance(change, changes.Sat) and change.person == person:
            seats.add(change.seat)
    return seats


def require(person: Person | None) -> Person:
    """Return the person; raise Refused if there is none."""
    if person is None:
        raise Refused("server-who-are-you", "choose a name first: PUT api/me, or send a bot's token")
    return person
