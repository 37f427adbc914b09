"""Houses on a database of their own, and people who listen at their tables: for tests below the protocol."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import msgspec

from arcus import protocol
from arcus.server import deeds
from arcus.server.connection import Bucket, Connection
from arcus.server.house import House
from arcus.server.room import Room
from arcus.server.schema import persons
from arcus.server.store import Person, Store
from arcus.server.table import Table
from tests.server.manual import ManualClock, ScriptedBots

T = TypeVar("T")
RED7 = protocol.Setup("red7", 2)
PATIENCE = 30.0
"""Seconds to wait for something that has to happen."""


class Quiet:
    """The part of a house that a room needs to write messages."""

    name = "quiet"
    clock = ManualClock()


@contextlib.asynccontextmanager
async def opened(database: str, clock: ManualClock, company: bool = True) -> AsyncIterator[House]:
    """Start a house with scripted bots; with company it expects other processes on the same database."""
    house = House(Store(database), ScriptedBots(), clock=clock)
    house.has_company = company
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def add_people(house: House) -> None:
    """Write the people p0 to p9 into the house's database."""
    rows = [{"id": f"p{each}", "name": f"P{each}", "created": 0, "is_bot": False, "since": 0} for each in range(10)]
    await house.writer.do(lambda database: database.execute(persons.insert(), rows))


def bots_of(house: House) -> ScriptedBots:
    """Return the bots of a house that `opened` started."""
    assert isinstance(house.thinkers, ScriptedBots)
    return house.thinkers


def always(deed: deeds.AnyDeed) -> Callable[[Table], deeds.AnyDeed]:
    """Return a decision that is this deed whatever the table is like."""
    return lambda _: deed


async def settle(room: Room, *some: deeds.AnyDeed) -> None:
    """Add deeds to a table's journal, without asking whether they may happen."""
    for deed in some:
        assert await room.settle(always(deed))


async def seated(house: House, setup: protocol.Setup) -> Room:
    """Open a table where p0, p1, … sit and the game has begun."""
    room = await house.open_table(setup, "p0")
    sat = [deeds.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(setup.seats)]
    await settle(room, *sat, deeds.Began())
    return room


def listener(person: str, is_bot: bool = False) -> Connection:
    """Return a connection of this person; its messages wait until `heard` takes them."""

    async def nowhere(_: bytes) -> None:
        """Send nothing."""

    return Connection(Person(person, person, is_bot, 0), nowhere, Bucket(1, 1))


def heard(connection: Connection) -> list[dict[str, Any]]:
    """Return the messages to a connection since the last call."""
    told = [msgspec.json.decode(text) for text in connection._waiting]
    connection._waiting.clear()
    connection._bytes = 0
    return told


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that a task or thread is about to do."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


@contextlib.asynccontextmanager
async def writing_held(house: House) -> AsyncIterator[None]:
    """Let the house write nothing inside this block: entries wait, and are written together afterwards."""
    writer, answers = house.writer, house.writer._answers
    is_held, may_go_on = threading.Event(), threading.Event()

    def hold(batch: list[Any]) -> list[Any]:
        is_held.set()
        may_go_on.wait(PATIENCE)
        return answers(batch)

    writer._answers = hold  # type: ignore[method-assign] # for this test alone
    held = asyncio.ensure_future(writer.do(lambda _: None))
    await until(is_held.is_set)
    try:
        yield
        await asyncio.sleep(0)  # tasks that the block has made hand their entries over
    finally:
        writer._answers = answers  # type: ignore[method-assign] # as it was
        may_go_on.set()
        await held


class Meeting:
    """A point in the code where two threads wait for each other, once: then neither is ahead of the other."""

    def __init__(self) -> None:
        self._barrier = threading.Barrier(2)

    def _meet(self) -> None:
        with contextlib.suppress(threading.BrokenBarrierError):  # they have met before
            self._barrier.wait(PATIENCE)
            self._barrier.abort()

    def after(self, call: Callable[..., T]) -> Callable[..., T]:
        """Return the same function, which meets the other when it is done."""

        def met(*given: Any) -> T:
            found = call(*given)
            self._meet()
            return found

        return met

    def before(self, call: Callable[..., T]) -> Callable[..., T]:
        """Return the same function, which meets the other before it begins."""

        def met(*given: Any) -> T:
            self._meet()
            return call(*given)

        return met
