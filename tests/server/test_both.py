"""What must hold on either database, however many processes share it: each test says what used to happen."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from sqlalchemy.engine import Connection

from arcus.server import deeds
from arcus.server import messages as m
from arcus.server.house import House
from arcus.server.room import Room, now_ms
from arcus.server.schema import persons, settings, tables
from arcus.server.store import Append, Store, new_id
from arcus.server.table import Table
from arcus.server.writer import NotStored
from tests.server.services import Postgres
from tests.server.test_review import run

RED7 = m.Setup("red7", 2)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[House]:
    """A house on a database that other processes may use as well."""
    house = House(Store(database), None, 1, 0.0)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


def first_entry(house: House, code: str) -> Append:
    """The first entry of a new table."""
    room = Room(house, Table(new_id()))
    entry = deeds.Entry(1, now_ms(), deeds.Opened(code, RED7, 1, "p0", "00" * 32))
    room.table.fold((entry,))
    return room._append(entry, deeds.encode(entry.deed))


def test_an_entry_that_cannot_be_written_is_refused_alone(database: str) -> None:
    """One bad entry, as one with a code that another table has, took all down that were written with it."""

    async def play() -> None:
        async with opened(database) as house:
            entries = [first_entry(house, code) for code in ("AAAAAA", "AAAAAA", "BBBBBB")]
            answers = await asyncio.gather(*map(house.writer.append, entries), return_exceptions=True)
            assert [type(answer) for answer in answers] == [bool, NotStored, bool]
            kept = [bool(await house.writer.read(house.store.entries, each.table)) for each in entries]
            assert kept == [True, False, True]

    run(play())


def test_a_job_that_fails_is_refused_alone_and_with_its_own_error(database: str) -> None:
    """An error that was not the database's spoiled the transaction, and all who waited with it."""

    def fail(connection: Connection) -> Any:
        connection.execute(tables.delete())
        raise KeyError("a fault of ours")

    async def play() -> None:
        async with opened(database) as house:
            entry = first_entry(house, "AAAAAA")
            answers = await asyncio.gather(house.writer.append(entry), house.writer.do(fail), return_exceptions=True)
            assert answers[0] is True
            assert isinstance(answers[1], KeyError)
            assert await house.writer.read(house.store.table_of_code, "AAAAAA") == entry.table

    run(play())


def test_what_is_written_together_is_seen_together(database: str) -> None:
    """On SQLite every job that came without an entry was a transaction of its own, with a wait for the disk."""

    async def play() -> None:
        async with opened(database) as house:
            row = {"id": "a", "name": "Ada", "created": 0, "is_bot": False, "since": 0}
            jobs = [
                house.writer.do(lambda connection: connection.execute(persons.insert(), row)),
                house.writer.do(lambda _: house.store.person("a")),  # by a connection of its own
            ]
            assert (await asyncio.gather(*jobs))[1] is None
            assert await house.writer.read(house.store.person, "a") is not None

    run(play())


def test_processes_that_write_to_the_same_tables_never_wait_for_each_other_in_a_ring(database: str) -> None:
    """On PostgreSQL they did, in whatever order the entries had come, and a whole group was refused."""

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            for number in range(1, 6):
                places = [f"t{each}" for each in range(600)]
                ones = [one.writer.append(Append(name, number, 1, b"{}")) for name in places]
                others = [other.writer.append(Append(name, number, 2, b"{}")) for name in places[::-1]]
                won = await asyncio.gather(*ones, *others)
                assert sum(won) == len(places)

    run(play())


@pytest.mark.needs("postgres")
def test_after_a_ring_of_locks_all_is_written(postgres: Postgres) -> None:
    """Whatever was in the group that PostgreSQL gave up was refused."""

    async def play() -> None:
        url = postgres.fresh(f"ring-{new_id()}")
        async with opened(url) as one, opened(url) as other:
            rows = [{"name": name, "value": ""} for name in "ab"]
            await one.writer.do(lambda connection: connection.execute(settings.insert(), rows))
            met = threading.Barrier(2)

            def change(names: str) -> Callable[[Connection], None]:
                def job(connection: Connection) -> None:
                    for name in names:
                        connection.execute(settings.update().where(settings.c.name == name).values(value=names))
                        with suppress(threading.BrokenBarrierError):
                            met.wait(5)
                            met.abort()

                return job

            jobs = [one.writer.do(change("ab")), other.writer.do(change("ba"))]
            assert await asyncio.gather(*jobs) == [None, None]

    run(play())
