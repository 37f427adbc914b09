"""Who is who: a guest is a signed cookie, a bot is a token, and nothing else is asked for."""

import secrets
from collections.abc import AsyncIterator
from functools import partial

import msgspec
import sqlalchemy as sa
import structlog
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.engine import Connection as Database

from arcus.core.game import Seat
from arcus.protocol import Refused, TableLine
from arcus.records.record import Record
from arcus.server import deeds
from arcus.server.house import House
from arcus.server.schema import journal, named, persons, records, sitters
from arcus.server.store import GONE, Person, Store, new_id, token_hash
from arcus.server.table import STAND_IN, Table
from arcus.server.writer import NotStored

COOKIE = "arcus"
COOKIE_AGE = 400 * 86400  # seconds: the longest that browsers keep one
LINK_AGE = 900  # seconds that a recovery link holds
KNOWN = 5_000  # people kept in memory
KNOWN_FOR = 60.0  # seconds since they were last asked for
LOOK = 2.0  # seconds between two looks at them all: another process may rename or erase them
TRUSTED = 5.0  # seconds after which whoever could not be looked at is asked for anew
PAGE = 200  # tables that are exported at a time
LATER = 60_000  # ms after which an erasing that is not done is taken up by whoever lives

Page = list[tuple[str, bytes, tuple[Seat, ...]]]

log = structlog.get_logger()
_line = msgspec.json.Decoder(TableLine).decode


class Known:
    """Somebody who is remembered; when they were last asked for, and last looked at in the database."""

    def __init__(self, person: Person, now: float) -> None:
        self.person = person
        self.asked = self.looked = now


class People:
    """Makes, knows and forgets people."""

    def __init__(self, house: House, key: str) -> None:
        self.house = house
        self.clock = house.clock
        self._cookies = URLSafeTimedSerializer(key, salt="cookie")
        self._links = URLSafeTimedSerializer(key, salt="link")
        self._known: dict[str, Known] = {}

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Who a cookie stands for; None if it is forged, too old, or its owner erased."""
        found = _signed(self._cookies, cookie, COOKIE_AGE)
        person = await self.of_id(found[0]) if found else None
        return person if person and found and person.since <= found[1] else None

    async def of_token(self, token: str) -> Person | None:
        """The bot that a token belongs to."""
        return await self.house.writer.read(self.house.store.person_of_token, token)

    async def of_link(self, token: str) -> Person | None:
        """Who a recovery link stands for, while it holds."""
        found = _signed(self._links, token, LINK_AGE)
        return await self.of_id(found[0]) if found else None

    async def of_id(self, who: str) -> Person | None:
        """Somebody, by number."""
        known, now = self._known.get(who), self.clock.monotonic()
        if known is not None and known.looked > now - TRUSTED:
            known.asked = now
            return known.person
        person = await self.house.writer.read(self.house.store.person, who)
        if person is not None:
            if len(self._known) >= KNOWN:
                self._known.clear()
            self._known[who] = Known(person, now)
        return person

    async def keep_known(self) -> None:
        """Again and again: what is remembered of people is what the database says."""
        while True:
            await self.clock.sleep(LOOK)
            await self._look()

    async def _look(self) -> None:
        """All at once, so that no socket has to wait for a look of its own."""
        now = self.clock.monotonic()
        self._known = {who: known for who, known in self._known.items() if known.asked > now - KNOWN_FOR}
        remembered = self._known.copy()
        if not remembered:
            return
        try:
            found = await self.house.writer.read(self.house.store.people, list(remembered))
        except NotStored:
            self._known.clear()
            return
        for who, known in remembered.items():
            if self._known.get(who) is known:  # else it has changed here meanwhile
                if who in found:
                    known.person, known.looked = found[who], now
                else:
                    del self._known[who]

    def cookie(self, person: Person) -> str:
        """A cookie for somebody."""
        return str(self._cookies.dumps([person.id, self.clock.now_ms()]))

    def link(self, person: Person) -> str:
        """The token of a link that brings somebody to another device."""
        return str(self._links.dumps([person.id, self.clock.now_ms()]))

    def forget_cached(self, who: str) -> None:
        """Ask the database again next time."""
        self._known.pop(who, None)

    async def make(self, name: str, is_bot: bool = False) -> tuple[Person, str]:
        """Somebody new; a bot with its token."""
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
        await self.house.writer.do(lambda database: database.execute(persons.insert(), row))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, from now on."""
        change = persons.update().where(persons.c.id == person.id, persons.c.since < GONE).values(name=name)
        found: int = await self.house.writer.do(lambda database: database.execute(change).rowcount)
        self.forget_cached(person.id)
        need(person if found else None)
        return Person(person.id, name, person.is_bot, person.since)

    async def data(self, person: Person) -> AsyncIterator[bytes]:
        """All that is kept about somebody, as one JSON object, some tables at a time."""
        page = await self._lines(person, "")  # before anything is said: now it can still be refused
        return self._told(person, page)

    async def _told(self, person: Person, page: Page) -> AsyncIterator[bytes]:
        head = {"id": person.id, "name": person.name, "is_bot": person.is_bot}
        yield b'{"person":%b,"tables":[' % msgspec.json.encode(head)
        comma = b""
        while page:
            lines = [msgspec.structs.replace(_line(text), mine=seats) for _, text, seats in page]
            yield comma + b",".join(map(msgspec.json.encode, lines))
            comma = b","
            page = await self._lines(person, page[-1][0])
        yield b"]}"

    async def _lines(self, person: Person, after: str) -> Page:
        return await self.house.writer.read(self.house.store.lines_of, person.id, after, PAGE)

    async def erase(self, person: Person) -> None:
        """Forget somebody: games stay, under another name, and a bot plays on for them.

        First nobody is known by that number any more, so that they can't sit down anywhere meanwhile; whoever lives
        finishes the rest, should this process not.
        """
        pseudonym = f"guest-{secrets.token_hex(3)}"
        mark = persons.update().where(persons.c.id == person.id, persons.c.since < GONE)
        change = mark.values(name=pseudonym, token=None, since=GONE + self.clock.now_ms())
        await self.house.writer.do(lambda database: database.execute(change))
        self.forget_cached(person.id)
        try:
            await self._forget(person.id, pseudonym)
        except (NotStored, Refused) as error:
            log.warning("erasing goes on later", error=str(error))

    async def finish_erasing(self) -> None:
        """Again and again: erase those whom a process that died, or had no database, was about to erase."""
        while True:
            try:
                for who, pseudonym in await self.house.writer.read(
                    self.house.store.half_erased, self.clock.now_ms() - LATER
                ):
                    await self._forget(who, pseudonym)
            except (NotStored, Refused) as error:
                log.warning("erasing goes on later", error=str(error))
            await self.clock.sleep(LATER / 1000)

    async def _forget(self, who: str, pseudonym: str) -> None:
        """Write the pseudonym wherever somebody stands, table by table, and then forget the number itself."""
        for name in await self.house.writer.read(self.house.store.tables_naming, who):
            room = await self.house.room_if_whole(name)
            if room is not None:
                for seat in room.table.seats_of(who):
                    await room.settle(partial(_gone_from, seat=seat, who=who))
                await room.settle(partial(_forgotten, who=who, pseudonym=pseudonym))
            scrub = partial(_scrub, store=self.house.store, table=name, who=who, pseudonym=pseudonym)
            await self.house.writer.do(scrub)
        await self.house.writer.do(lambda database: _delete(database, who))


def _gone_from(table: Table, seat: Seat, who: str) -> deeds.AnyDeed | None:
    """What becomes of the seat of somebody who never comes back."""
    chair = table.chairs[seat]
    if chair.person != who:
        return None
    if table.phase == "gathering":
        return deeds.Rose(seat)
    if table.phase in ("playing", "paused") and not chair.is_played_by_bot:
        return deeds.StoodIn(seat, STAND_IN, "left")
    return None


def _forgotten(table: Table, who: str, pseudonym: str) -> deeds.AnyDeed:
    """Also where they only once sat: whoever has the table in memory reads its journal anew."""
    return deeds.Forgot(who, pseudonym)


def _signed(signer: URLSafeTimedSerializer, text: str | None, age: int) -> tuple[str, int] | None:
    """What was signed, if it was and still holds."""
    if not text:
        return None
    try:
        who, when = signer.loads(text, max_age=age)
    except (BadSignature, ValueError, TypeError):
        return None
    return str(who), int(when)


def _scrub(database: Database, store: Store, table: str, who: str, pseudonym: str) -> None:
    """Write the pseudonym wherever somebody stood at a table: the one change that is ever made to a journal."""
    naming = sa.select(journal.c.number, journal.c.deed).where(journal.c.table_id == table, store.names(who))
    for row in database.execute(naming).all():
        deed = deeds.without_person(deeds.decode(row.deed), who, pseudonym)
        if deed is not None:
            place = sa.and_(journal.c.table_id == table, journal.c.number == row.number)
            database.execute(journal.update().where(place).values(deed=deeds.encode(deed)))
    kept = database.scalar(sa.select(records.c.record).where(records.c.table_id == table))
    if kept is not None:
        fresh = _renamed(kept, _seats_at_the_deal(database, table, pseudonym), pseudonym)
        database.execute(records.update().where(records.c.table_id == table).values(record=fresh))
    database.execute(named.delete().where(named.c.person == who, named.c.table_id == table))


def _delete(database: Database, who: str) -> None:
    database.execute(sitters.delete().where(sitters.c.person == who))
    database.execute(persons.delete().where(persons.c.id == who))


def _renamed(kept: bytes, seats: set[int], pseudonym: str) -> bytes:
    """A record with some seats under another name."""
    record = msgspec.json.decode(kept, type=Record)
    record.names = [pseudonym if seat in seats else name for seat, name in enumerate(record.names)]
    return msgspec.json.encode(record)


def _seats_at_the_deal(database: Database, table: str, person: str) -> set[int]:
    """The seats of somebody when the game began; who had risen before that left them to others."""
    rows = database.scalars(sa.select(journal.c.deed).where(journal.c.table_id == table).order_by(journal.c.number))
    seats = set()
    for deed in map(deeds.decode, rows):
        if isinstance(deed, deeds.Began):
            break
        if isinstance(deed, deeds.Sat | deeds.Rose | deeds.BotSat):
            seats.discard(deed.seat)
        if isinstance(deed, deeds.Sat) and deed.person == person:
            seats.add(deed.seat)
    return seats


def need(person: Person | None) -> Person:
    """Return the person; raise Refused if there is none."""
    if person is None:
        raise Refused("server-who-are-you", "say a name first: PUT api/me, or send a bot's token")
    return person
