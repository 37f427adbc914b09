"""What must hold on either database, however many processes share it: each test says what used to happen."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from arcus.core.game import AnyView
from arcus.server import deeds
from arcus.server import house as houses
from arcus.server import messages as m
from arcus.server import people as peoples
from arcus.server import room as rooms
from arcus.server.house import House
from arcus.server.judge import Asker, No
from arcus.server.people import People
from arcus.server.room import Room, now_ms
from arcus.server.schema import journal, named, persons, records, settings, sitters, tables
from arcus.server.store import Append, Person, Store, new_id
from arcus.server.table import Table
from arcus.server.writer import NotStored
from tests.server.services import Postgres
from tests.server.test_review import always, run, soon

RED7 = m.Setup("red7", 2)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[House]:
    """A house on a database that other processes may use as well."""
    house = House(Store(database), None, 1, 0.0)
    house.has_company = True
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


async def finished(room: Room, *sat: deeds.Sat) -> None:
    """A game that some people sat down for is over."""
    for seated in sat:
        await room.settle(always(seated))
    await room.settle(always(deeds.Began()))
    await room.settle(always(deeds.Lost(0, "casual", "resigned")))


def first_entry(house: House, code: str) -> Append:
    """The first entry of a new table."""
    room = Room(house, Table(new_id()))
    entry = deeds.Entry(1, now_ms(), deeds.Opened(code, RED7, 1, "host", "00" * 32))
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


def test_of_two_who_write_the_very_same_only_one_was_first(database: str) -> None:
    """On SQLite both were told so if the deed and the millisecond were the same, and both went on from there."""
    one, other = Store(database), Store(database)
    one.migrate()

    def written(store: Store, *numbers: int) -> list[int]:
        with store.begin() as connection:
            won = store.append(connection, [Append("t", number, 1, b"{}") for number in numbers])
        return sorted(number for _, number in won)

    assert written(one, 1, 3) == [1, 3]
    assert written(other, 1) == []
    assert written(other, 1, 2, 3, 4) == [2, 4]
    assert written(one, 4, 5) == [5]
    for store in (one, other):
        store.close()


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


# -- who is erased


def names_in(house: House, *words: str) -> list[str]:
    """Which of some words stand in what is kept of tables and people."""
    with house.store.engine.connect() as connection:
        of_tables = (journal.c.deed, tables.c.line, records.c.record, sitters.c.person, named.c.person)
        kept = [
            bytes(each) if isinstance(each, bytes) else each.encode()
            for c in (*of_tables, persons.c.id, persons.c.name)
            for each in connection.scalars(sa.select(c))
        ]
    return [word for word in words if any(word.encode() in text for text in kept)]


async def one_to_forget(one: House, other: House) -> tuple[People, Person, Room]:
    """Somebody who is known in one house, and another's table in the other."""
    people = People(one, "key")
    ada, _ = await people.make("Forgetme")
    host, _ = await people.make("Host")
    return people, ada, await other.open_table(RED7, host.id)


def test_who_sits_down_elsewhere_while_being_erased_leaves_no_name(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables were looked for first, and the person deleted afterwards: a name of between stayed for ever."""

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            people, ada, room = await one_to_forget(one, other)
            read = one.writer.read

            async def read_and_sit(call: Any, *given: Any) -> Any:
                found = await read(call, *given)
                if call == one.store.tables_naming:
                    with pytest.raises(No, match="say a name first"):
                        await room.settle(lambda _: deeds.Sat(0, ada.id, "Forgetme"))
                return found

            with monkeypatch.context() as patch:
                patch.setattr(one.writer, "read", read_and_sit)
                await people.erase(ada)
            assert names_in(one, "Forgetme", ada.id) == []
            with pytest.raises(No):
                await people.rename(ada, "Forgetme")
            with pytest.raises(No):
                await other.open_table(RED7, ada.id)
            assert names_in(one, "Forgetme", ada.id) == []

    run(play())


def test_who_is_erased_while_sitting_down_leaves_no_name(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            people, ada, room = await one_to_forget(one, other)
            append = other.store.append_of
            is_written = asyncio.Event()
            loop = asyncio.get_running_loop()

            def slowly(*given: Any) -> bool:
                was_first = append(*given)
                loop.call_soon_threadsafe(is_written.set)
                time.sleep(0.5)  # written, and not yet committed
                return was_first

            monkeypatch.setattr(other.store, "append_of", slowly)
            sitting = asyncio.create_task(room.settle(lambda _: deeds.Sat(0, ada.id, "Forgetme")))
            await is_written.wait()
            await people.erase(ada)
            assert await sitting
            assert names_in(one, "Forgetme", ada.id) == []
            await room.catch_up()
            assert room.table.chairs[0].kind == "open"

    run(play())


def test_an_erasing_that_was_cut_short_is_finished(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person was gone, or not, and their name stood at half of the tables."""

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            people = People(one, "key")
            ada, token = await people.make("Forgetme", is_bot=True)
            for _ in range(2):
                room = await one.open_table(RED7, ada.id)
                await room.settle(lambda _: deeds.Sat(0, ada.id, "Forgetme"))

            async def fail(_: str) -> None:
                raise NotStored("the database is away")

            with monkeypatch.context() as patch:
                patch.setattr(one, "room_if_whole", fail)
                await people.erase(ada)
            assert names_in(one, "Forgetme") == ["Forgetme"]
            assert await people.of_id(ada.id) is None
            assert await people.of_token(token) is None
            monkeypatch.setattr(peoples, "LATER", 100)
            other.spawn(People(other, "key").finish_erasing())
            assert await soon(lambda: names_in(one, "Forgetme", ada.id) == [])

    run(play())


def test_who_is_erased_is_looked_for_in_no_other_journal(database: str) -> None:
    """Every deed of every table was searched for them: a million entries, for whoever had only once opened a table."""

    async def play() -> None:
        async with opened(database) as house:
            people = People(house, "key")
            ada, bob = [(await people.make(name))[0] for name in ("Forgetme", "Bob")]
            opened_by, left, other = [await house.open_table(RED7, who.id) for who in (ada, bob, bob)]
            await left.settle(always(deeds.Sat(0, ada.id, "Forgetme")))
            await left.settle(always(deeds.Rose(0)))
            await other.settle(always(deeds.Sat(0, bob.id, "Bob")))
            found = await house.writer.read(house.store.tables_naming, ada.id)
            assert sorted(found) == sorted([opened_by.table.id, left.table.id])
            asked: list[str] = []
            sa.event.listen(house.store.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
            await people.erase(ada)
            of_journals = [text for text in asked if "FROM journal" in text]
            assert of_journals
            assert [text for text in of_journals if "journal.table_id =" not in text] == []
            assert names_in(house, "Forgetme", ada.id) == []

    run(play())


def test_a_record_keeps_the_name_of_who_sat_down_after_somebody_who_is_erased(database: str) -> None:
    """Whoever had once sat on a seat was taken for the one who played there."""

    async def play() -> None:
        async with opened(database) as house:
            people = People(house, "key")
            ada, bob, cleo = [(await people.make(name))[0] for name in ("Ada", "Bob", "Cleo")]
            room = await house.open_table(RED7, bob.id)
            await room.settle(always(deeds.Sat(0, ada.id, "Ada")))
            await room.settle(always(deeds.Rose(0)))
            await finished(room, deeds.Sat(0, bob.id, "Bob"), deeds.Sat(1, cleo.id, "Cleo"))
            for person, names in ((ada, ("Bob", "Cleo")), (cleo, ("Bob", "guest-"))):
                await people.erase(person)
                kept = await house.writer.read(house.store.record, room.table.id)
                found = msgspec.json.decode(kept or b"")["names"]
                assert all(name.startswith(start) for name, start in zip(found, names, strict=True)), found

    run(play())


def test_the_seat_of_who_was_erased_is_open_in_a_rematch(database: str) -> None:
    """A pseudonym that nobody plays under sat there, and nobody could begin."""

    async def play() -> None:
        async with opened(database) as house:
            people = People(house, "key")
            ada, bob = [(await people.make(name))[0] for name in ("Ada", "Bob")]
            room = await house.open_table(RED7, bob.id)
            await finished(room, deeds.Sat(0, ada.id, "Ada"), deeds.Sat(1, bob.id, "Bob"))
            await people.erase(ada)
            await house.rematch(room, Asker(bob.id, "Bob"))
            fresh = await house.room(room.table.next or "")
            assert [chair.kind for chair in fresh.table.chairs] == ["open", "person"]
            assert fresh.table.host == bob.id

    run(play())


def test_who_is_remembered_is_looked_at_again_and_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each socket asked the database who had opened it; a name from another process comes all the same."""
    monkeypatch.setattr(peoples, "LOOK", 0.05)

    async def play() -> None:
        async with opened(database) as house, opened(database) as other:
            here, there = People(house, "key"), People(other, "key")
            ada, bob = [(await here.make(name))[0] for name in ("Ada", "Bob")]
            for each in (ada, bob):
                assert await here.of_id(each.id) == each
            asked: list[str] = []
            monkeypatch.setattr(house.store, "person", asked.append)
            house.spawn(here.keep_known())
            await there.rename(ada, "Eve")
            await there.erase(bob)
            assert await soon(lambda: "Eve" in [known.person.name for known in here._known.values()])
            assert await soon(lambda: bob.id not in here._known)
            found = await here.of_id(ada.id)
            assert (found and found.name, asked) == ("Eve", [])
            here._known[ada.id].looked -= peoples.TRUSTED  # as if nobody could look
            await here.of_id(ada.id)
            assert asked == [ada.id]

    run(play())


def test_the_table_of_a_rematch_is_written_whole(database: str) -> None:
    """It was opened first, and then each seat was taken in a transaction of its own: a crash left it half empty."""

    async def play() -> None:
        async with opened(database) as house:
            people = People(house, "key")
            ada = (await people.make("Ada"))[0]
            room = await house.open_table(m.Setup("kobito", 3), ada.id)
            await room.settle(always(deeds.BotSat(1, "casual")))
            await finished(room, deeds.Sat(0, ada.id, "Ada"), deeds.Sat(2, ada.id, "Ada"))
            await room.settle(always(deeds.Lost(2, "casual", "resigned")))
            before = house.writer.written
            await house.rematch(room, Asker(ada.id, "Ada"))
            assert house.writer.written == before + 2  # the new table, and where to find it
            entries = await house.writer.read(house.store.entries, room.table.next or "")
            assert [type(entry.deed) for entry in entries] == [deeds.Opened, deeds.Sat, deeds.BotSat, deeds.Sat]
            assert room.table.next in await house.writer.read(house.store.tables_of, ada.id)

    run(play())


def test_a_code_that_another_table_has_is_not_given_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes by a code comes to one table."""
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(houses, "_new_code", lambda: next(codes))

    async def play() -> None:
        async with opened(database) as house:
            ada = (await People(house, "key").make("Ada"))[0]
            both = [await house.open_table(RED7, ada.id) for _ in range(2)]
            assert [room.table.code for room in both] == ["AAAAAA", "BBBBBB"]

    run(play())


def test_exported_data_are_read_some_at_a_time_and_take_no_table_into_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every table that somebody had ever sat at was read and kept in memory, up to a hundred thousand."""
    monkeypatch.setattr(peoples, "PAGE", 4)

    async def play() -> None:
        async with opened(database) as house:
            people = People(house, "key")
            ada, bob = [(await people.make(name))[0] for name in ("Ada", "Bob")]
            names = set()
            for _ in range(9):
                room = await house.open_table(RED7, bob.id)
                for seat in (0, 1):
                    await room.settle(always(deeds.Sat(seat, ada.id, "Ada")))
                names.add(room.table.id)
            house.rooms.clear()
            parts = [part async for part in await people.data(ada)]
            data = msgspec.json.decode(b"".join(parts))
            assert data["person"] == {"id": ada.id, "name": "Ada", "is_bot": False}
            assert {line["id"] for line in data["tables"]} == names
            assert all(line["mine"] == [0, 1] for line in data["tables"])
            assert max(part.count(b'"setup"') for part in parts) == 4
            assert not house.rooms
            nothing = [part async for part in await people.data(bob)]
            assert msgspec.json.decode(b"".join(nothing))["tables"] == []

    run(play())


# -- who is looked for


def test_strangers_who_ask_two_processes_at_once_meet(database: str) -> None:
    """Each process opened a table of its own, and both waited there."""

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            ada, bob = [(await People(one, "key").make(name))[0] for name in ("Ada", "Bob")]
            for bank in range(60, 70):
                setup = m.Setup("red7", 2, clock=m.Clock(bank))
                found = await asyncio.gather(one.find_match(setup, ada.id), other.find_match(setup, bob.id))
                assert found[0].table.id == found[1].table.id

    run(play())


def test_who_asks_while_the_last_seat_is_taken_opens_another_table(database: str) -> None:
    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            people = [(await People(one, "key").make(name))[0] for name in ("Ada", "Bob", "Cleo")]
            first = await one.find_match(RED7, people[0].id)
            for seat in (0, 1):
                await first.settle(always(deeds.Sat(seat, people[seat].id, "Somebody")))
            assert (await other.find_match(RED7, people[2].id)).table.id != first.table.id

    run(play())


# -- records


def record(name: str, ended: int, game: str = "red7") -> dict[str, Any]:
    """A record that is kept."""
    return {"table_id": name, "game": game, "ended": ended, "public": True, "record": name.encode()}


def test_a_record_that_comes_late_is_listed_late(database: str) -> None:
    """A game that ended before the newest one listed, and was written after it, was never listed."""

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            found: list[bytes] = []
            after = 0
            for name, ended in [("a", 10), ("b", 5), ("c", 10), ("d", 1)]:
                await one.writer.append(Append(name, 1, 1, b"{}", None, None, record(name, ended)))
                ((after, kept),) = await other.writer.read(other.store.public_records, None, after, 100)
                found.append(kept)
                assert await one.writer.read(one.store.public_records, "red7", after, 100) == []
            assert found == [b"a", b"b", b"c", b"d"]
            again = await one.writer.read(one.store.public_records, None, 0, 3)
            assert [kept for _, kept in again] == [b"a", b"b", b"c"]

    run(play())


def test_processes_that_list_records_at_once_agree_on_their_places(database: str) -> None:
    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            for count in range(8):
                for each in range(20):
                    name = f"{count}-{each}"
                    await one.writer.append(Append(name, 1, 1, b"{}", None, None, record(name, each)))
                lists = [house.writer.read(house.store.public_records, None, 20 * count, 100) for house in (one, other)]
                first, second = await asyncio.gather(*lists)
                assert first == second
                assert [place for place, _ in first] == list(range(20 * count + 1, 20 * count + 21))

    run(play())


# -- bots


def test_bots_that_think_long_are_left_to_the_process_where_they_think(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that lives says so; only half a minute of silence used to tell that one was dead."""
    monkeypatch.setattr(houses, "SWEEP", 0.1)
    for module in (rooms, houses):
        monkeypatch.setattr(module, "LEASE", 4000)  # it is renewed when half of it is over

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            thought: list[House] = []

            def slowly(house: House) -> Any:
                async def choose(game: Any, level: str, seed: int, view: AnyView) -> int:
                    thought.append(house)
                    await asyncio.sleep(6)
                    return view.moves[0].number

                return choose

            for house in (one, other):
                monkeypatch.setattr(house.thinkers, "choose", slowly(house))
            ada, _ = await People(one, "key").make("Ada")
            room = await one.open_table(m.Setup("kobito", 2), ada.id)
            for deed in (deeds.BotSat(0, "random"), deeds.BotSat(1, "random")):
                await room.settle(always(deed))
            await room.settle(always(deeds.Began()))
            number = room.table.number
            assert await soon(lambda: room.table.number > number)
            assert thought[0] is one
            assert other not in thought
            for module in (rooms, houses):
                monkeypatch.setattr(module, "LEASE", 60_000)
            await asyncio.sleep(1.2)
            await one.stop()  # and leaves them to others, however long they would have waited
            assert await soon(lambda: other in thought)

    run(play())
