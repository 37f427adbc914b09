"""Servers without an application, and listening connections, for tests below the protocol."""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import msgspec

from arcus import protocol
from arcus.server import changes
from arcus.server.connection import Connection
from arcus.server.live_table import LiveTable
from arcus.server.rate_limits import Bucket
from arcus.server.schema import persons
from arcus.server.server import Server
from arcus.server.services import Services
from arcus.server.store import Person, Store
from arcus.server.table_state import TableState
from tests.server.manual import ManualClock, ScriptedBots

T = TypeVar("T")
RED7 = protocol.Setup("red7", 2)
PATIENCE = 30.0
"""Seconds to wait for something that has to happen."""


@contextlib.asynccontextmanager
async def opened(database: str, clock: ManualClock, company: bool = True) -> AsyncIterator[Server]:
    """Run a server with scripted bots; with `company` it expects other processes on the same database."""
    server = Server(Services(Store(database), ScriptedBots(), clock=clock))
    server.services.has_company = company
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def add_people(server: Server) -> None:
    """Insert the people p0 to p9 into the server's database."""
    rows = [{"id": f"p{each}", "name": f"P{each}", "created": 0, "is_bot": False, "since": 0} for each in range(10)]
    await server.services.writer.do(lambda database: database.execute(persons.insert(), rows))


def listed(store: Store, game: str | None, after: int, most: int) -> list[tuple[int, bytes]]:
    """Give new records their places, as a server does every second, and return a page of the list."""
    store.list_records()
    return store.public_records(game, after, most)


def bots_of(server: Server) -> ScriptedBots:
    """Return the bots of a server that `opened` started."""
    assert isinstance(server.services.bot_pool, ScriptedBots)
    return server.services.bot_pool


def always(change: changes.AnyChange) -> Callable[[TableState], changes.AnyChange]:
    """Return a decision that always makes this change."""
    return lambda _: change


async def settle(table: LiveTable, *some: changes.AnyChange) -> None:
    """Add changes to a table's journal, without checking whether they are allowed."""
    for change in some:
        assert await table.submit(always(change))


async def seated(server: Server, setup: protocol.Setup) -> LiveTable:
    """Open a table where p0, p1, … sit and the game has begun."""
    table = await server.registry.open_table(setup, "p0")
    sat = [changes.Sat(seat, f"p{seat}", f"P{seat}") for seat in range(setup.seats)]
    await settle(table, *sat, changes.Began())
    return table


class Listener(Connection):
    """A connection that keeps its messages for `heard`."""

    def __init__(self, person: str, is_bot: bool = False) -> None:
        super().__init__(Person(person, person, is_bot, 0), self._keep, Bucket(1, 1))
        self.written: list[bytes] = []

    def _keep(self, text: bytes) -> int:
        self.written.append(text)
        return 0


def heard(connection: Listener) -> list[dict[str, Any]]:
    """Return the messages to a connection since the last call."""
    messages = [msgspec.json.decode(text) for text in connection.written]
    connection.written.clear()
    return messages


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition that a task or thread is about to meet."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


@contextlib.asynccontextmanager
async def writing_held(server: Server) -> AsyncIterator[None]:
    """Hold back writes inside this block; entries are then written together."""
    writer, answers = server.services.writer, server.services.writer._answers
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


class Rendezvous:
    """A point in the code where two threads wait for each other, once."""

    def __init__(self) -> None:
        self._barrier = threading.Barrier(2)

    def _meet(self) -> None:
        with contextlib.suppress(threading.BrokenBarrierError):  # they have met before
            self._barrier.wait(PATIENCE)
            self._barrier.abort()

    def after(self, call: Callable[..., T]) -> Callable[..., T]:
        """Return a function that calls another and then waits at the rendezvous."""

        def met(*given: Any) -> T:
            found = call(*given)
            self._meet()
            return found

        return met

    def before(self, call: Callable[..., T]) -> Callable[..., T]:
        """Return a function that waits at the rendezvous before it calls another."""

        def met(*given: Any) -> T:
            self._meet()
            return call(*given)

        return met
