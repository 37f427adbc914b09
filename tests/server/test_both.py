"""Behaviour on either database with any number of processes; each docstring describes the fixed fault."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import psycopg
import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.engine import Connection

from arcus import protocol
from arcus.protocol import Refused
from arcus.server import accounts, bot_turns, changes, registry as registries, sweeper, table_journal
from arcus.server.accounts import Accounts
from arcus.server.command_checks import Actor
from arcus.server.database import NotStored
from arcus.server.fold import folded
from arcus.server.journal_store import Append
from arcus.server.live_table import LiveTable
from arcus.server.schema import journal, named, persons, records, settings, sitters, tables
from arcus.server.server import Server
from arcus.server.store import Person, Store, new_id
from arcus.server.sweeper import SWEEP
from arcus.server.table_journal import DatabaseJournal
from tests.server.manual import ManualClock
from tests.server.servers import PATIENCE, RED7, Rendezvous, bots_of, listed, opened, settle, until, writing_held
from tests.services import Postgres


@pytest.fixture
def clock() -> ManualClock:
    """The clock of all servers of a test."""
    return ManualClock()


async def finish(table: LiveTable, *sat: changes.Sat) -> None:
    """These people sit down, begin a game, and it is over."""
    await settle(table, *sat, changes.Began(), changes.Lost(0, "casual", "resigned"))


async def make(people: Accounts, *names: str) -> list[Person]:
    """Make new people with these names."""
    return [(await people.make(name))[0] for name in names]


def first_entry(server: Server, code: str) -> Append:
    """Return the first entry of a new table."""
    entry = changes.Entry(1, server.services.clock.now_ms(), changes.Opened(code, RED7, 1, "", "00" * 32))
    state = folded(new_id(), [entry])
    return DatabaseJournal(server.services, state.id).append_of(entry, changes.encode(entry.change), state)


@contextmanager
def statements(server: Server) -> Iterator[list[tuple[str, Any]]]:
    """Collect the statements that a server sends to its database, with their values."""
    sent: list[tuple[str, Any]] = []

    def note(_: Any, __: Any, text: str, values: Any, *___: Any) -> None:
        sent.append((text, values))

    sa.event.listen(server.services.store.engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        sa.event.remove(server.services.store.engine, "before_cursor_execute", note)


# -- writing


async def test_an_entry_that_cannot_be_written_is_refused_alone(emptied: str, clock: ManualClock) -> None:
    """One bad entry, such as one with the code of another table, took down all that were written with it."""
    async with opened(emptied, clock) as server:
        entries = [first_entry(server, code) for code in ("AAAAAA", "AAAAAA", "BBBBBB")]
        async with writing_held(server):
            writes = [asyncio.ensure_future(server.services.writer.append(entry)) for entry in entries]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers] == [bool, NotStored, bool]
        kept = [bool(await server.services.writer.read(server.services.store.entries, each.table)) for each in entries]
        assert kept == [True, False, True]


async def test_a_job_that_fails_is_refused_alone_and_with_its_own_error(emptied: str, clock: ManualClock) -> None:
    """An error that was not the database's spoiled the transaction, and everything else in it."""

    def fail(connection: Connection) -> Any:
        connection.execute(tables.delete())
        raise KeyError("a fault of ours")

    async with opened(emptied, clock) as server:
        entry = first_entry(server, "AAAAAA")
        async with writing_held(server):
            writes = [
                asyncio.ensure_future(each)
                for each in (server.services.writer.append(entry), server.services.writer.do(fail))
            ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert answers[0] is True
        assert isinstance(answers[1], KeyError)
        assert await server.services.writer.read(server.services.store.table_of_code, "AAAAAA") == entry.table


async def test_jobs_that_wait_together_are_written_in_one_transaction(emptied: str, clock: ManualClock) -> None:
    """On SQLite every job that came without an entry was a transaction of its own, with a wait for the disk."""
    async with opened(emptied, clock) as server:
        row = {"id": "a", "name": "Ada", "created": 0, "is_bot": False, "since": 0}
        async with writing_held(server):
            jobs = [
                asyncio.ensure_future(
                    server.services.writer.do(lambda connection: connection.execute(persons.insert(), row))
                ),
                asyncio.ensure_future(
                    server.services.writer.do(lambda _: server.services.store.person("a"))
                ),  # by another connection
            ]
            commits = server.services.writer.commits
        assert (await asyncio.gather(*jobs))[1] is None
        assert server.services.writer.commits == commits + 2  # of the job that held the writer, and of these
        assert await server.services.writer.read(server.services.store.person, "a") is not None


async def test_the_end_of_a_game_writes_only_what_lists_show(emptied: str, clock: ManualClock) -> None:
    """Each seat that was taken at a rematch wrote the table's row and all its sitters again, in a savepoint."""
    async with opened(emptied, clock) as server:
        ada, bob = await make(Accounts(server, "key"), "Ada", "Bob")
        seats = [changes.Sat(seat, each.id, each.name, is_kept=True) for seat, each in enumerate((ada, bob))]
        table = await server.registry.open_table(RED7, ada.id, seated=seats)
        with statements(server) as sent:
            await settle(table, *(replace(each, is_kept=False) for each in seats))
            assert not rows_written(sent)
            assert not any("SAVEPOINT" in text for text, _ in sent)
            await settle(table, changes.Began())
            assert rows_written(sent) == ["tables"]
            sent.clear()
            await settle(table, changes.Lost(0, "casual", "resigned"))
            assert rows_written(sent) == ["tables", "records"]
            sent.clear()
            await settle(table, *(changes.Agreed(seat, True, "rematch") for seat in (0, 1)), changes.Rematched("next"))
            assert not rows_written(sent)
        found = await server.services.writer.read(server.services.store.tables_of, bob.id)
        assert found == [table.state.id]


def rows_written(sent: list[tuple[str, Any]]) -> list[str]:
    """Return the tables of the database, other than journals, that statements write to."""
    words = (text.split() for text, _ in sent)
    found = [each[2] for each in words if each[:1] in (["INSERT"], ["DELETE"])]
    return [name for name in found if name != "journal"]


async def test_processes_that_write_to_the_same_tables_never_wait_for_each_other_in_a_ring(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On PostgreSQL they did, in whatever order the entries had come, and a whole group was refused."""
    places = [f"t{each:03}" for each in range(200)]
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        alone: list[Any] = []
        for server in (one, other):
            monkeypatch.setattr(server.services.writer, "_alone", alone.append)
        with statements(one) as of_one, statements(other) as of_other:
            async with writing_held(one), writing_held(other):
                ones = [asyncio.ensure_future(one.services.writer.append(Append(name, 1, 1, b"{}"))) for name in places]
                others = [
                    asyncio.ensure_future(other.services.writer.append(Append(name, 1, 2, b"{}")))
                    for name in places[::-1]
                ]
            won = await asyncio.gather(*ones, *others)
        assert sum(won) == len(places)
        assert alone == []
        for sent in (of_one, of_other):
            groups = [values[::4] for text, values in sent if text.startswith("INSERT INTO journal")]
            assert all(list(group) == sorted(group) for group in groups)
            assert len(groups[0]) == len(places)


def test_of_two_who_write_the_very_same_only_one_was_first(emptied: str) -> None:
    """On SQLite both were told so if the change and the millisecond were the same, and both went on from there."""
    one, other = Store(emptied), Store(emptied)
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
async def test_after_a_ring_of_locks_everything_is_written(postgres: Postgres, clock: ManualClock) -> None:
    """Everything in the group that PostgreSQL gave up was refused."""
    name = f"ring-{new_id()}"
    url = postgres.fresh(name)
    with psycopg.connect(url, autocommit=True) as connection:  # it looks for a ring after a second by itself
        connection.execute(f"ALTER DATABASE \"{name}\" SET deadlock_timeout = '10ms'".encode())
    async with opened(url, clock) as one, opened(url, clock) as other:
        rows = [{"name": name, "value": ""} for name in "ab"]
        await one.services.writer.do(lambda connection: connection.execute(settings.insert(), rows))
        met = threading.Barrier(2)
        tries: list[str] = []

        def change(names: str) -> Callable[[Connection], None]:
            def job(connection: Connection) -> None:
                tries.append(names)
                for name in names:
                    connection.execute(settings.update().where(settings.c.name == name).values(value=names))
                    with suppress(threading.BrokenBarrierError):
                        met.wait(PATIENCE)
                        met.abort()

            return job

        jobs = [one.services.writer.do(change("ab")), other.services.writer.do(change("ba"))]
        assert await asyncio.gather(*jobs) == [None, None]
        assert len(tries) > 2  # there was a ring


# -- erasing


def _names_in(server: Server, words: tuple[str, ...]) -> list[str]:
    with server.services.store.engine.connect() as connection:
        of_tables = (journal.c.deed, tables.c.line, records.c.record, sitters.c.person, named.c.person)
        kept = [
            bytes(each) if isinstance(each, bytes) else each.encode()
            for c in (*of_tables, persons.c.id, persons.c.name)
            for each in connection.scalars(sa.select(c))
        ]
    return [word for word in words if any(word.encode() in text for text in kept)]


async def names_in(server: Server, *words: str) -> list[str]:
    """Return which of these words are kept anywhere with tables and people."""
    return await asyncio.to_thread(_names_in, server, words)


async def one_to_forget(one: Server, other: Server) -> tuple[Accounts, Person, LiveTable]:
    """Return the people of one server, one of them to forget, and another person's table in the other server."""
    people = Accounts(one, "key")
    ada, host = await make(people, "Forgetme", "Host")
    return people, ada, await other.registry.open_table(RED7, host.id)


async def test_a_person_who_sits_down_elsewhere_while_being_erased_leaves_no_name(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables were looked for first, and the person deleted afterwards: a name written in between stayed for ever."""
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        people, ada, table = await one_to_forget(one, other)
        read = one.services.writer.read
        tried: list[str] = []

        async def read_and_sit(call: Any, *given: Any) -> Any:
            found = await read(call, *given)
            if call == one.services.store.tables_naming:
                with pytest.raises(Refused, match="choose a name first"):
                    await table.submit(lambda _: changes.Sat(0, ada.id, "Forgetme"))
                tried.append(ada.id)
            return found

        with monkeypatch.context() as patch:
            patch.setattr(one.services.writer, "read", read_and_sit)
            await people.erase(ada)
        assert tried
        assert await names_in(one, "Forgetme", ada.id) == []
        with pytest.raises(Refused):
            await people.rename(ada, "Forgetme")
        with pytest.raises(Refused):
            await other.registry.open_table(RED7, ada.id)
        assert await names_in(one, "Forgetme", ada.id) == []


async def test_a_person_who_is_erased_while_sitting_down_leaves_no_name(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        people, ada, table = await one_to_forget(one, other)
        append, loop = other.services.store.append, asyncio.get_running_loop()
        is_written, is_erased = asyncio.Event(), threading.Event()

        def written_and_not_committed(connection: Connection, entries: Sequence[Append]) -> set[tuple[str, int]]:
            written = append(connection, entries)
            loop.call_soon_threadsafe(is_written.set)
            while not is_erased.is_set() and not _another_waits(connection, one):
                time.sleep(0.001)
            return written

        monkeypatch.setattr(other.services.store, "append", written_and_not_committed)
        with statements(one) as sent_by_one:
            monkeypatch.setattr(one, "sent", sent_by_one, raising=False)
            sitting = asyncio.create_task(table.submit(lambda _: changes.Sat(0, ada.id, "Forgetme")))
            await is_written.wait()
            sent_by_one.clear()
            await people.erase(ada)
            is_erased.set()
            assert await sitting
        assert await names_in(one, "Forgetme", ada.id) == []
        await table.host.catch_up()
        assert table.state.seats[0].kind == "open"


def _another_waits(connection: Connection, other: Any) -> bool:
    """Return whether another process waits for the end of this transaction."""
    if connection.dialect.name == "sqlite":  # the file is locked: it waits as soon as it begins
        return any(text.startswith("BEGIN IMMEDIATE") for text, _ in list(other.sent))
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    return bool(connection.exec_driver_sql(waiting).scalar())


async def test_an_erasing_that_was_cut_short_is_finished(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person was gone, or not, and their name stood at half of the tables."""
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        people = Accounts(one, "key")
        ada, token = await people.make("Forgetme", is_bot=True)
        for _ in range(2):
            table = await one.registry.open_table(RED7, ada.id)
            await settle(table, changes.Sat(0, ada.id, "Forgetme"))

        async def fail(_: str) -> None:
            raise NotStored("the database is away")

        with monkeypatch.context() as patch:
            patch.setattr(one.registry, "table_if_whole", fail)
            await people.erase(ada)
        assert await names_in(one, "Forgetme") == ["Forgetme"]
        assert await people.of_id(ada.id) is None
        assert await people.of_token(token) is None
        await clock.advance(accounts.LATER / 1000 - 1)  # it may be under way yet
        other.services.spawn(Accounts(other, "key").finish_erasing())
        await until(lambda: clock.is_asleep("Accounts.finish_erasing"))  # it has looked for the first time
        await clock.advance(SWEEP)
        assert await names_in(one, "Forgetme") == ["Forgetme"]
        await clock.advance(accounts.LATER / 1000)
        assert await names_in(one, "Forgetme", ada.id) == []


async def test_erasing_a_person_reads_no_other_journal(emptied: str, clock: ManualClock) -> None:
    """Every change of every table was searched: a million entries, for a person who had only once opened a table."""
    async with opened(emptied, clock) as server:
        people = Accounts(server, "key")
        ada, bob = await make(people, "Forgetme", "Bob")
        opened_by, left, other = [await server.registry.open_table(RED7, who.id) for who in (ada, bob, bob)]
        await settle(left, changes.Sat(0, ada.id, "Forgetme"), changes.Rose(0))
        await settle(other, changes.Sat(0, bob.id, "Bob"))
        found = await server.services.writer.read(server.services.store.tables_naming, ada.id)
        assert sorted(found) == sorted([opened_by.state.id, left.state.id])
        with statements(server) as sent:
            await people.erase(ada)
        of_journals = [text for text, _ in sent if "FROM journal" in text]
        assert of_journals
        assert [text for text in of_journals if "journal.table_id =" not in text] == []
        assert await names_in(server, "Forgetme", ada.id) == []


async def test_a_record_keeps_the_name_of_the_person_who_sat_down_after_one_who_is_erased(
    emptied: str, clock: ManualClock
) -> None:
    """A person who had once sat on a seat was taken for the one who played there."""
    async with opened(emptied, clock) as server:
        people = Accounts(server, "key")
        ada, bob, cleo = await make(people, "Ada", "Bob", "Cleo")
        table = await server.registry.open_table(RED7, bob.id)
        await settle(table, changes.Sat(0, ada.id, "Ada"), changes.Rose(0))
        await finish(table, changes.Sat(0, bob.id, "Bob"), changes.Sat(1, cleo.id, "Cleo"))
        for person, names in ((ada, ("Bob", "Cleo")), (cleo, ("Bob", "guest-"))):
            await people.erase(person)
            kept = await server.services.writer.read(server.services.store.record, table.state.id)
            found = msgspec.json.decode(kept or b"")["names"]
            assert all(name.startswith(start) for name, start in zip(found, names, strict=True)), found


async def test_the_seat_of_an_erased_person_is_open_in_a_rematch(emptied: str, clock: ManualClock) -> None:
    """A pseudonym that nobody plays under sat there, and nobody could begin."""
    async with opened(emptied, clock) as server:
        people = Accounts(server, "key")
        ada, bob = await make(people, "Ada", "Bob")
        table = await server.registry.open_table(RED7, bob.id)
        await finish(table, changes.Sat(0, ada.id, "Ada"), changes.Sat(1, bob.id, "Bob"))
        await people.erase(ada)
        await table.rematch(Actor(bob.id, "Bob"))
        fresh = await server.registry.table(table.state.next or "")
        assert [chair.kind for chair in fresh.state.seats] == ["open", "person"]
        assert fresh.state.host == bob.id


# -- people and tables


async def test_cached_accounts_are_refreshed_together_without_a_query_for_each(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each socket asked the database who had opened it; a name from another process comes all the same."""
    async with opened(emptied, clock) as server, opened(emptied, clock) as other:
        here, there = Accounts(server, "key"), Accounts(other, "key")
        ada, bob = await make(here, "Ada", "Bob")
        for each in (ada, bob):
            assert await here.of_id(each.id) == each
        asked: list[str] = []
        monkeypatch.setattr(server.services.store, "person", asked.append)
        server.services.spawn(here.keep_known())
        await clock.advance(0)
        await there.rename(ada, "Eve")
        await there.erase(bob)
        assert await here.of_id(ada.id) == ada
        await clock.advance(accounts.LOOK)
        assert bob.id not in here._known
        found = await here.of_id(ada.id)
        assert (found and found.name, asked) == ("Eve", [])


async def test_a_cached_account_that_could_not_be_refreshed_is_asked_for_anew(emptied: str, clock: ManualClock) -> None:
    async with opened(emptied, clock) as server:
        people, elsewhere = Accounts(server, "key"), Accounts(server, "key")
        (ada,) = await make(people, "Ada")
        assert await people.of_id(ada.id) == ada
        await elsewhere.rename(ada, "Eve")
        await clock.advance(accounts.TRUSTED - 0.5)
        assert await people.of_id(ada.id) == ada
        await clock.advance(1)
        found = await people.of_id(ada.id)
        assert (found and found.name) == "Eve"


async def test_the_table_of_a_rematch_is_written_whole(emptied: str, clock: ManualClock) -> None:
    """It was opened first, and then each seat was taken in a transaction of its own: a crash left it half empty."""
    async with opened(emptied, clock) as server:
        (ada,) = await make(Accounts(server, "key"), "Ada")
        bots_of(server).hold()
        table = await server.registry.open_table(protocol.Setup("kobito", 3), ada.id)
        await settle(table, changes.BotSat(1, "casual"))
        await finish(table, changes.Sat(0, ada.id, "Ada"), changes.Sat(2, ada.id, "Ada"))
        await settle(table, changes.Lost(2, "casual", "resigned"))
        before = server.services.writer.written
        await table.rematch(Actor(ada.id, "Ada"))
        assert server.services.writer.written == before + 3  # the proposal, the new table, and where to find it
        entries = await server.services.writer.read(server.services.store.entries, table.state.next or "")
        assert [type(entry.change) for entry in entries] == [changes.Opened, changes.Sat, changes.BotSat, changes.Sat]
        assert table.state.next in await server.services.writer.read(server.services.store.tables_of, ada.id)


async def test_a_code_that_another_table_has_is_not_given_again(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A code leads to one table."""
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB"])
    monkeypatch.setattr(registries, "_new_code", lambda: next(codes))
    async with opened(emptied, clock) as server:
        (ada,) = await make(Accounts(server, "key"), "Ada")
        both = [await server.registry.open_table(RED7, ada.id) for _ in range(2)]
        assert [table.state.code for table in both] == ["AAAAAA", "BBBBBB"]


async def test_exported_data_are_read_in_pages_and_take_no_table_into_memory(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every table that a person had ever sat at was read and kept in memory, up to a hundred thousand."""
    monkeypatch.setattr(accounts, "PAGE", 4)
    async with opened(emptied, clock) as server:
        people = Accounts(server, "key")
        ada, bob = await make(people, "Ada", "Bob")
        names = set()
        for _ in range(9):
            table = await server.registry.open_table(RED7, bob.id)
            await settle(table, *(changes.Sat(seat, ada.id, "Ada") for seat in (0, 1)))
            names.add(table.state.id)
        server.registry.tables.clear()
        parts = [part async for part in await people.data(ada)]
        data = msgspec.json.decode(b"".join(parts))
        assert data["person"] == {"id": ada.id, "name": "Ada", "is_bot": False}
        assert {line["id"] for line in data["tables"]} == names
        assert all(line["mine"] == [0, 1] for line in data["tables"])
        assert max(part.count(b'"setup"') for part in parts) == 4
        assert not server.registry.tables
        nothing = [part async for part in await people.data(bob)]
        assert msgspec.json.decode(b"".join(nothing))["tables"] == []


# -- matching


async def test_strangers_who_ask_two_processes_at_once_meet(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process opened a table of its own, and both waited there."""
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        ada, bob = await make(Accounts(one, "key"), "Ada", "Bob")
        rendezvous = Rendezvous()  # both have seen that nobody waits
        for server in (one, other):
            monkeypatch.setattr(
                server.services.store, "tables_wanted", rendezvous.after(server.services.store.tables_wanted)
            )
        found = await asyncio.gather(one.registry.find_match(RED7, ada.id), other.registry.find_match(RED7, bob.id))
        assert found[0].state.id == found[1].state.id


async def test_a_stranger_who_asks_while_the_last_seat_is_taken_gets_another_table(
    emptied: str, clock: ManualClock
) -> None:
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        people = await make(Accounts(one, "key"), "Ada", "Bob", "Cleo")
        first = await one.registry.find_match(RED7, people[0].id)
        await settle(first, *(changes.Sat(seat, people[seat].id, "Somebody") for seat in (0, 1)))
        assert (await other.registry.find_match(RED7, people[2].id)).state.id != first.state.id


# -- records


def record(name: str, ended: int, game: str = "red7") -> dict[str, Any]:
    """Return the row of a public record."""
    return {"table_id": name, "game": game, "ended": ended, "public": True, "record": name.encode()}


async def keep(server: Server, name: str, ended: int) -> None:
    """Write a record."""
    await server.services.writer.append(Append(name, 1, 1, b"{}", None, None, record(name, ended)))


async def test_a_record_that_comes_late_is_listed_late(emptied: str, clock: ManualClock) -> None:
    """A game that ended before the newest one listed, and was written after it, was never listed."""
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        found: list[bytes] = []
        after = 0
        for name, ended in [("a", 10), ("b", 5), ("c", 10), ("d", 1)]:
            await keep(one, name, ended)
            ((after, kept),) = await other.services.writer.read(listed, other.services.store, None, after, 100)
            found.append(kept)
            assert await one.services.writer.read(listed, one.services.store, "red7", after, 100) == []
        assert found == [b"a", b"b", b"c", b"d"]
        again = await one.services.writer.read(listed, one.services.store, None, 0, 3)
        assert [kept for _, kept in again] == [b"a", b"b", b"c"]


async def test_processes_that_list_records_at_once_agree_on_their_places(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        for count in range(2):
            for each in range(20):
                await keep(one, f"{count}-{each}", each)
            rendezvous = Rendezvous()  # both have seen that there are new ones
            with monkeypatch.context() as patch:
                for server in (one, other):
                    patch.setattr(server.services.store, "begin", rendezvous.before(server.services.store.begin))
                lists = [
                    server.services.writer.read(listed, server.services.store, None, 20 * count, 100)
                    for server in (one, other)
                ]
                first, second = await asyncio.gather(*lists)
            assert first == second
            assert [place for place, _ in first] == list(range(20 * count + 1, 20 * count + 21))


async def test_records_that_are_listed_by_two_at_once_keep_their_places(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that came while another process listed used to push those that were listed before it."""
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        for each in range(3):
            await keep(one, f"early-{each}", 10 + each)
        begin, loop = one.services.store.begin, asyncio.get_running_loop()
        is_listed, is_over = asyncio.Event(), threading.Event()

        @contextmanager
        def listed_and_not_committed() -> Iterator[Connection]:
            with begin() as connection:
                yield connection
                loop.call_soon_threadsafe(is_listed.set)
                while not is_over.is_set() and not _another_waits(connection, other):
                    time.sleep(0.001)

        monkeypatch.setattr(one.services.store, "begin", listed_and_not_committed)
        with statements(other) as sent_by_other:
            monkeypatch.setattr(other, "sent", sent_by_other, raising=False)
            listing = asyncio.create_task(one.services.writer.read(listed, one.services.store, None, 0, 100))
            await is_listed.wait()
            if not other.services.store.is_sqlite:  # there nobody else could write now
                await keep(other, "late", 1)
            sent_by_other.clear()
            second = await other.services.writer.read(listed, other.services.store, None, 0, 100)
            is_over.set()
            first = await listing
        assert [place for place, _ in second] == list(range(1, 4 if other.services.store.is_sqlite else 5))
        assert second[: len(first)] == first


# -- bots


async def lease_of(table: LiveTable) -> int:
    """Return until when the bots of a table are left to one process."""

    def read() -> int:
        with table._services.store.engine.connect() as connection:
            return connection.scalar(sa.select(tables.c.lease).where(tables.c.id == table.state.id)) or 0

    return await asyncio.to_thread(read)


async def test_bots_that_think_long_are_left_to_the_process_where_they_think(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that lives says so; only half a minute of silence used to show that one was dead."""
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        (ada,) = await make(Accounts(one, "key"), "Ada")
        for server in (one, other):
            bots_of(server).hold()
        table = await one.registry.open_table(protocol.Setup("kobito", 2), ada.id)
        await settle(table, changes.BotSat(0, "random"), changes.BotSat(1, "random"), changes.Began())
        await until(lambda: one.services.bot_pool.moves == 1)
        for _ in range(3 * table_journal.LEASE // int(SWEEP * 1000)):
            await clock.advance(SWEEP)
            assert await lease_of(table) >= clock.now_ms()
        assert (one.services.bot_pool.moves, other.services.bot_pool.moves) == (1, 0)
        for module in (table_journal, bot_turns, sweeper):
            monkeypatch.setattr(module, "LEASE", 60_000)
        await clock.advance(SWEEP)
        assert await lease_of(table) == clock.now_ms() + 60_000
        await one.stop()  # it leaves them to others, however long they would have waited
        await clock.advance(SWEEP)
        await until(lambda: other.services.bot_pool.moves == 1)


async def test_bots_of_a_process_that_died_are_taken_over_when_its_lease_ends(emptied: str, clock: ManualClock) -> None:
    async with opened(emptied, clock) as one, opened(emptied, clock) as other:
        (ada,) = await make(Accounts(one, "key"), "Ada")
        for server in (one, other):
            bots_of(server).hold()
        table = await one.registry.open_table(protocol.Setup("kobito", 2), ada.id)
        await settle(table, changes.BotSat(0, "random"), changes.BotSat(1, "random"), changes.Began())
        await until(lambda: one.services.bot_pool.moves == 1)
        for task in one.services._tasks:
            task.cancel()  # it gives no sign of life any more
        await clock.advance(table_journal.LEASE / 1000 - 0.1)
        assert other.services.bot_pool.moves == 0
        await clock.advance(SWEEP)
        await until(lambda: other.services.bot_pool.moves == 1)
