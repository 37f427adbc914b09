"""Faults that a hostile reader found: each test says what used to happen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from arcus import protocol
from arcus.core.game import TAKEN_BACK, AnyView, Event
from arcus.games import GAMES
from arcus.protocol import Refused
from arcus.server import changes, registry, sweeper
from arcus.server.accounts import Accounts
from arcus.server.changes import Entry
from arcus.server.command_checks import Actor
from arcus.server.database import NotKnown, NotStored, Writer
from arcus.server.journal_store import Append
from arcus.server.live_table import LiveTable
from arcus.server.schema import journal
from arcus.server.server import Server
from arcus.server.sweeper import SWEEP
from arcus.server.table_info import event_count, events_since, table_line, view_of
from arcus.server.table_journal import LEASE
from arcus.server.table_state import TableState
from tests.server.conftest import emptied_database
from tests.server.inprocess import listening
from tests.server.journal import Journal
from tests.server.manual import ManualClock
from tests.server.servers import (
    PATIENCE,
    RED7,
    Listener,
    Rendezvous,
    add_people,
    bots_of,
    heard,
    listed,
    opened,
    seated,
    settle,
    until,
    writing_held,
)


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the server."""
    return ManualClock()


@pytest.fixture
async def server(emptied_sqlite: str, clock: ManualClock) -> AsyncIterator[Server]:
    """The only process on its database, which knows the people p0 to p9."""
    async with opened(emptied_database(emptied_sqlite), clock, company=False) as server:
        await add_people(server)
        yield server


def any_play(table: LiveTable, id: int = 1) -> protocol.Play:
    """Return the first move of the seat that is to act."""
    view = view_of(table.state, table.state.acting[0])
    assert view is not None
    return protocol.Play(id=id, decision=view.decision, move=view.moves[0].number)


async def test_a_move_whose_sender_hangs_up_while_it_is_written_is_told_to_the_others(server: Server) -> None:
    """The move was written, but nobody was told, and the table stood still until somebody did something else."""
    table = await seated(server, RED7)
    mover = Listener(f"p{table.state.acting[0]}")
    other = Listener(f"p{1 - table.state.acting[0]}")
    await table.enter(other, 0)
    await table.enter(mover, 0)
    heard(other)
    number = table.state.number
    async with writing_held(server):
        task = asyncio.create_task(table.request(mover, any_play(table)))
        await until(lambda: table.host.is_stale or task.done())
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        table.leave(mover)
        assert not [message for message in heard(other) if message["number"] > number]
    await until(lambda: any(message["number"] > number for message in heard(other)))


class LineLost:
    """A database whose line breaks between a commit and the answer to it."""

    def __init__(self, writer: Writer) -> None:
        self._append = writer.append
        self._read = writer.read
        self.is_silent = False

    async def append(self, entry: Append) -> bool:
        """Write, and lose the answer."""
        await self._append(entry)
        raise NotStored("the connection was lost")

    async def read(self, *given: Any) -> Any:
        """Read, unless the database is silent."""
        if self.is_silent:
            raise NotStored("the connection was lost")
        return await self._read(*given)


async def test_a_move_that_is_in_the_journal_is_never_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sender was told that nothing had changed, if the line broke between the commit and its answer."""
    table = await seated(server, RED7)
    mover = Listener(f"p{table.state.acting[0]}")
    await table.enter(mover, 0)
    heard(mover)
    number, play = table.state.number, any_play(table, 7)
    monkeypatch.setattr(server.services.writer, "append", LineLost(server.services.writer).append)
    await table.request(mover, play)
    assert heard(mover)[0]["answer"] == 7
    assert table.state.number == number + 1
    monkeypatch.undo()
    await table.request(mover, play)  # repeated, it is answered as done, and not made again
    assert heard(mover) == [{"type": "answer", "id": 7}]
    assert table.state.number == number + 1


async def test_nobody_is_told_that_nothing_changed_while_the_database_is_silent(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(server, RED7)
    mover = Listener(f"p{table.state.acting[0]}")
    await table.enter(mover, 0)
    number, play, lost = table.state.number, any_play(table, 7), LineLost(server.services.writer)
    lost.is_silent = True
    monkeypatch.setattr(server.services.writer, "append", lost.append)
    monkeypatch.setattr(server.services.writer, "read", lost.read)
    with pytest.raises(NotKnown):
        await table.request(mover, play)
    monkeypatch.undo()
    heard(mover)
    await table.request(mover, play)
    assert {"type": "answer", "id": 7} in heard(mover)
    assert table.state.number == number + 1


async def test_tables_of_other_rules_are_reported_at_the_start_and_refused(
    emptied_sqlite: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a journal was replayed under the rules of the day."""
    database = emptied_database(emptied_sqlite)
    async with opened(database, clock, company=False) as server:
        await add_people(server)
        name = (await seated(server, RED7)).state.id
    monkeypatch.setattr(GAMES["red7"], "rules_version", 2)
    with capture_logs() as logs:
        async with opened(database, clock, company=False) as server:
            assert [each["table"] for each in logs if each["event"] == "table can't be continued"] == [name]
            with pytest.raises(Refused) as refused:
                await server.registry.table(name)
            assert refused.value.message == "server-other-rules"


async def test_tables_of_other_rules_keep_nobody_from_playing(
    emptied_sqlite: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They stayed in the lobby, a stranger could be matched with one and refused, and every sweep read them again.

    Two hundred of them whose time was up, and no clock of any other table would have run out.
    """
    database = emptied_database(emptied_sqlite)
    with_clock = protocol.Setup("red7", 2, clock=protocol.TimeControl(5), public=True)
    async with opened(database, clock, company=False) as server:
        await add_people(server)
        await seated(server, with_clock)
        await server.registry.open_table(protocol.Setup("red7", 2, public=True), "p0")
        waited_for = await server.registry.find_match(RED7, "p0")
        await settle(waited_for, changes.Sat(0, "p0", "P0"))
        with_bot = await seated(server, RED7)
        bots_of(server).hold()
        await settle(with_bot, *(changes.StoodIn(seat, "random", "left") for seat in (0, 1)))
        assert len((await server.lobby_of("p0")).open) == 2
    monkeypatch.setattr(GAMES["red7"], "rules_version", 2)
    with capture_logs() as logs:
        async with opened(database, clock, company=False) as server:
            await until(lambda: clock.is_asleep("Sweeper.run"))
            await clock.advance(5 + SWEEP)
            await clock.advance(SWEEP)
            assert len([each for each in logs if each["event"] == "table can't be continued"]) == 4
            lobby = await server.lobby_of("p0")
            assert (lobby.open, lobby.playing, lobby.mine) == ((), (), ())
            now = clock.now_ms()
            found = await server.services.writer.read(server.services.store.claim_bots, now + LEASE, now + 2 * LEASE)
            assert found == []
            match = await server.registry.find_match(RED7, "p1")
            assert match.state.id != waited_for.state.id


async def test_two_entries_for_one_place_are_never_both_won(server: Server) -> None:
    """Both were told to be written if they came in one transaction: a move was acknowledged and lost."""
    async with writing_held(server):
        entries = [Append("t", 1, 1, changes.encode(changes.Rose(seat))) for seat in (0, 1)]
        writes = [asyncio.ensure_future(server.services.writer.append(entry)) for entry in entries]
    assert await asyncio.gather(*writes) == [True, False]
    kept = await server.services.writer.read(server.services.store.entries, "t", 0)
    assert [entry.change for entry in kept] == [changes.Rose(0)]


async def test_a_refusal_that_heard_of_something_new_tells_it_to_all(server: Server) -> None:
    """What another process wrote was folded before a refusal, and then nobody here was ever told of it."""
    server.services.has_company = True
    table = await seated(server, RED7)
    reader = Listener("p0")
    await table.enter(reader, 0)
    heard(reader)
    number = table.state.number + 1
    text = changes.encode(changes.Locked(True))
    assert await server.services.writer.append(Append(table.state.id, number, 1, text))
    with pytest.raises(Refused):
        await table.submit(_never)
    await table.host.catch_up(Entry(number, 1, changes.decode(text)))
    assert heard(reader)[-1]["table"]["locked"] is True


def _never(state: TableState) -> changes.AnyChange:
    raise Refused("server-not-your-seat", "no")


async def test_nobody_is_shown_what_could_not_be_written(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who came in behind a move that the database refused saw that move, although it had never happened."""
    table = await seated(server, RED7)
    state = table.state
    seat = state.acting[0]
    guest = Listener("stranger")
    await table.enter(guest, 0)
    heard(guest)
    is_writing, is_full = asyncio.Event(), asyncio.Event()

    async def fail(_: Append) -> bool:
        is_writing.set()
        await is_full.wait()
        raise NotStored("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(server.services.writer, "append", fail)
        lost = asyncio.create_task(table.submit(lambda _: changes.Drafted(seat, "pass")))
        await is_writing.wait()
        late = asyncio.create_task(table.request(guest, protocol.Face(id=1)))
        await asyncio.sleep(0)  # it waits for the table now
        is_full.set()
        with pytest.raises(NotStored):
            await lost
        await late
    assert table.state.number == state.number
    assert heard(guest) == [{"type": "answer", "id": 1}]  # nothing has changed
    assert table.state.acting == (seat,)


async def test_one_broken_table_stops_no_sweep_and_no_lobby(server: Server, clock: ManualClock) -> None:
    """A journal that can't be read ended the sweep of the whole process: no clock ran out any more, no bot was due."""
    setup = protocol.Setup("rainbow", 2, clock=protocol.TimeControl(5), public=True)
    bots_of(server).hold()
    before, bad, after = [await seated(server, setup) for _ in range(3)]
    del server.registry.tables[bad.state.id]
    hole = journal.update().where(journal.c.number == 2, journal.c.table_id == bad.state.id).values(number=99)
    await server.services.writer.do(lambda database: database.execute(hole))
    await clock.advance(5 + SWEEP)
    for good in (before, after):  # swept in whatever order, one of them comes after the bad one
        assert any(seat.stand_in for seat in good.state.seats)
    lobby = await server.lobby_of("p0")
    assert {line.id for line in lobby.mine} == {before.state.id, after.state.id}


DEAL = 2  # at Red7 for two: seat 0 begins, and each turn of TURNS leads in its turn
TURNS = (("lay Y5", "end"), ("lay I6", "end"), ("lay Y6", "end"), ("lay R6", "end"), ("lay I7", "end"))


def take_back(at: Journal) -> None:
    """The seat that moved last takes its turn back, and the other agrees."""
    assert at.table.play is not None
    mover = at.table.play.match.moves[-1][0]
    assert at.table.can_take_back(mover)
    at.ask(mover, protocol.Ask(id=1, what="take-back"))
    at.ask(1 - mover, protocol.Agree(id=1, yes=True))


def test_onlookers_still_lag_behind_after_a_take_back() -> None:
    """A take-back showed spectators the table as it was at that moment, whatever lag it had."""
    at = Journal("red7", 2, number=DEAL, spectators=2).begun()
    ends = []
    for turn in TURNS[:4]:
        at.moves(*turn)
        assert at.table.play is not None
        ends.append(at.table.game.view(at.table.play.match.position, None))
    assert at.view(None) == ends[-3]
    count = event_count(at.table, None)
    take_back(at)
    assert at.view(None) == ends[-3]
    assert event_count(at.table, None) == count


def test_a_reader_who_comes_back_after_a_take_back_is_told_nothing_twice() -> None:
    """The numbers of older events shifted, so that after a reconnect a number could mean another event."""
    at = Journal("red7", 2, number=DEAL).begun()
    at.moves(*TURNS[0], *TURNS[1])
    before = event_count(at.table, 0)
    at.moves(*TURNS[2])
    story = events_since(at.table, 0, 0)
    take_back(at)
    mover = 0
    taken_back = Event(TAKEN_BACK, mover, None, "", "")
    assert events_since(at.table, 0, before) == (*story[before:], taken_back)
    end = event_count(at.table, 0)
    assert end == len(story) + 1
    at.moves(*TURNS[4])
    fresh = events_since(at.table, 0, end)
    assert fresh
    whole = (*story, taken_back, *fresh)
    for since in range(len(whole) + 1):  # a number always means the same event
        assert events_since(at.table, 0, since) == whole[since:]
    take_back(at)
    at.moves(*TURNS[2])
    again = events_since(at.table, 0, 0)
    assert again[: len(whole)] == whole
    assert again[len(whole)] == taken_back


def test_changing_a_choice_earns_no_time() -> None:
    """Every choice that was made and undone again added the gain of a whole turn to the clock."""
    at = Journal("qwinto", 3, clock=protocol.TimeControl(60, 10)).begun()
    at.moves("roll oyp", "keep")
    assert at.table.acting == (0, 1, 2)  # all choose at once
    left = at.table.clocks.left(0, at.now)
    for _ in range(5):
        at.play(0)
        at.ask(0, protocol.Undo(id=1))
    assert at.table.clocks.left(0, at.now) == left
    for each in (0, 1, 2):
        at.play(each)
    assert [at.table.clocks.left(each, at.now) for each in (0, 1, 2)] == [(left or 0) + 10_000] * 3


def test_leaving_and_coming_back_earns_no_time() -> None:
    """Where a late seat is lost, rising and coming back filled the clock up again and again."""
    at = Journal("rainbow", 2, clock=protocol.TimeControl(60, 10), absent="lose").begun()
    seat = at.table.acting[0]
    at.now += 55_000
    at.ask(seat, protocol.Rise(id=1, seat=seat))
    at.ask(seat, protocol.Back(id=1))
    assert at.table.clocks.left(seat, at.now) == 5_000


async def test_a_shared_device_gets_no_hint_for_a_seat_that_is_not_ready(server: Server) -> None:
    """A hint names cards of a hand, and was given for any seat of the device, or the first while it was passed on."""
    table = await server.registry.open_table(RED7, "p0")
    await settle(table, changes.Sat(0, "p0", "P0"), changes.Sat(1, "p0", "P1"), changes.Began())
    device = Listener("p0")
    await table.enter(device, 0)
    seat = table.state.acting[0]
    for request in (protocol.AskHint(id=7), protocol.AskHint(id=7, seat=seat)):
        with pytest.raises(Refused) as refused:
            await table.request(device, request)
        assert refused.value.message == "server-not-your-seat"
    await table.request(device, protocol.Face(id=8, seat=seat))
    await table.request(device, protocol.AskHint(id=7, seat=seat))
    assert heard(device)[-1]["type"] == "hints"


async def test_a_bot_thinks_anew_after_a_take_back(server: Server) -> None:
    """It played what it had chosen for the turn that was taken back, or, if that was not legal, slept half a minute."""
    at = Journal("red7", 2, number=1)  # with a bot on seat 1, seat 0 begins and can lead with B5 or with V6
    at.do(changes.Sat(0, "p0", "P0", "0" * 16))
    table = await server.registry.table(await at.bots().dealt().write(server))
    seen: list[AnyView] = []
    bots = bots_of(server)

    def pass_at_first(view: AnyView) -> str:
        seen.append(view)
        return "pass" if len(seen) == 1 else view.moves[2].text  # to pass is legal before and after the take-back

    bots.script = pass_at_first
    bots.hold()
    await settle(table, changes.Drafted(0, "lay B5"), changes.Drafted(0, "end"))
    await until(lambda: bots.moves == 1)
    await settle(table, changes.Asked("take-back", 0))
    assert table.state.acting == (0,)
    await settle(table, changes.Drafted(0, "lay V6"), changes.Drafted(0, "end"))
    await until(lambda: bots.moves == 2)
    number = table.state.number
    bots.release()
    await until(lambda: table.state.number > number and not table.host.is_stale)
    before, after = seen[:2]
    assert before.decision == after.decision
    assert before != after
    entries = await server.services.writer.read(server.services.store.entries, table.state.id, number)
    assert entries[0].change == changes.Drafted(1, after.moves[2].text)
    assert after.moves[2].text != "pass"


async def test_two_who_ask_for_a_rematch_at_once_get_one_table(server: Server) -> None:
    """Each opened one, and everybody sat at two."""
    table = await seated(server, RED7)
    await settle(table, changes.Lost(0, "casual", "resigned"), changes.Agreed(1, True, "rematch"))
    await asyncio.gather(*(table.rematch(Actor(f"p{seat}", f"P{seat}")) for seat in (0, 1)))
    mine = [line for line in (await server.lobby_of("p0")).mine if line.phase == "gathering"]
    assert [line.id for line in mine] == [table.state.next]


async def test_two_strangers_who_ask_at_once_meet(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither saw the other, and both waited."""
    rendezvous = Rendezvous()  # both have seen that nobody waits
    monkeypatch.setattr(server.services.store, "tables_wanted", rendezvous.after(server.services.store.tables_wanted))
    rooms = await asyncio.gather(*(server.registry.find_match(RED7, f"p{each}") for each in (0, 1)))
    assert rooms[0] is rooms[1]


async def test_nobody_is_matched_with_a_stranger_who_has_left(
    server: Server, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person who had waited longest, and gone home, was found first, and the game began against nobody."""
    monkeypatch.setattr(sweeper, "STILL_HERE", 1)
    waits = registry.WAITS / 1000
    table = await server.registry.find_match(RED7, "p0")
    await settle(table, changes.Sat(0, "p0", "P0"))
    ada = Listener("p0")
    await table.enter(ada, 0)
    await clock.advance(2 * waits)
    assert await server.registry.find_match(RED7, "p1") is table
    table.leave(ada)
    await clock.advance(waits - SWEEP)
    assert await server.registry.find_match(RED7, "p1") is table
    await clock.advance(2 * SWEEP)
    assert await server.registry.find_match(RED7, "p1") is not table


async def test_strangers_who_are_complete_begin_even_after_a_crash(server: Server) -> None:
    """A process that died after the last one had sat down left a full table that never began."""
    table = await server.registry.find_match(RED7, "p0")
    for seat in (0, 1):
        number = table.state.number + 1 + seat
        change = changes.encode(changes.Sat(seat, f"p{seat}", f"P{seat}"))
        assert await server.services.writer.append(Append(table.state.id, number, 1, change))
    del server.registry.tables[table.state.id]
    again = await server.registry.table(table.state.id)
    assert again.state.phase == "gathering"
    await again.enter(Listener("p0"), 0)
    await until(lambda: again.state.phase == "playing")


async def test_the_lobby_shows_that_it_is_your_turn_at_a_table_by_link(server: Server, clock: ManualClock) -> None:
    """Only public tables were sent again; a person who waited in the lobby for a friend's move never heard of it."""
    at = Journal("red7", 2, number=DEAL).begun()
    table = await server.registry.table(await at.write(server))
    waiting = Listener("p1")
    server.lobby.connections.add(waiting)
    await settle(table, changes.Drafted(0, "lay Y5"))
    await until(lambda: bool(waiting.written))
    assert not heard(waiting)[-1]["mine"][0]["your_turn"]
    await settle(table, changes.Drafted(0, "end"))
    await clock.advance(0.3)
    assert heard(waiting)[-1]["mine"][0]["your_turn"]


async def test_the_lobby_shows_who_has_won_once_a_game_is_over(server: Server) -> None:
    at = Journal("red7", 2, number=DEAL).begun()
    table = await server.registry.table(await at.write(server))
    assert table_line(table.state, "p1").winners == ()
    await settle(table, changes.Lost(0, "random", "resigned"))
    assert (table_line(table.state, "p1").phase, table_line(table.state, "p1").winners) == ("over", (1,))


async def test_records_that_ended_in_the_same_moment_are_all_listed(server: Server) -> None:
    """The next page began after that moment, and left the others out."""
    for name in ("a", "b", "c"):
        record = {"table_id": name, "game": "red7", "ended": 5, "public": True, "record": name.encode()}
        await server.services.writer.append(Append(name, 1, 1, b"{}", None, None, record))
    found: list[bytes] = []
    after = 0
    while page := await server.services.writer.read(listed, server.services.store, None, after, 2):
        found += [record for _, record in page]
        after = page[-1][0]
    assert sorted(found) == [b"a", b"b", b"c"]


async def test_a_table_without_its_host_has_another(server: Server) -> None:
    """When the host was erased, nobody could begin the game, or end a pause, any more."""
    people = Accounts(server, "key")
    ada, _ = await people.make("Ada")
    table = await server.registry.open_table(RED7, ada.id)
    await settle(table, changes.Sat(0, ada.id, "Ada"), changes.Sat(1, "p1", "P1"))
    await people.erase(ada)
    assert table.state.host == "p1"
    del server.registry.tables[table.state.id]
    assert (await server.registry.table(table.state.id)).state.host == "p1"


async def status(url: str, head: str, body: bytes = b"") -> int:
    """Return the status of the answer to a request that no polite client would send."""
    address = httpx.URL(url)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    writer.write(f"{head}\r\n{length}Connection: close\r\n\r\n".encode() + body)
    line = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    with suppress(ConnectionError):  # it may have hung up on what it did not read
        await writer.wait_closed()
    return int(line.split()[1])


async def test_requests_for_what_cannot_be_are_answered_with_4xx(
    emptied_sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Names that no file can have, a host that fits into no QR code, bodies that are no text: all were answered 500."""
    async with listening(emptied_database(emptied_sqlite)) as server:
        here = f"Host: {server.url.removeprefix('http://')}"
        kind = "Content-Type: application/json"
        for path in ("/%00", "/" + "a" * 300, "/assets/" + "b/" * 3000, "/" + "a" * 300 + ".js", "/%00.js"):
            assert await status(server.url, f"GET {path} HTTP/1.1\r\n{here}") == 404
        for body in (b'{"name": "\xff"}', b"[" * 50_000):
            assert await status(server.url, f"PUT /api/me HTTP/1.1\r\n{here}\r\n{kind}", body) == 400
        async with server.http() as http:
            await http.put("/api/me", json={"name": "Ada"})
            table = (await http.post("/api/tables", json={"game": "rainbow", "seats": 2})).json()["id"]
        path = f"/api/tables/{table}/invitation"
        assert await status(server.url, f"GET {path} HTTP/1.1\r\n{here}") == 200
        for host in ("a" * 4000, "a b", 'x"><script>'):
            assert await status(server.url, f"GET {path} HTTP/1.1\r\nHost: {host}") == 400
    assert [each for each in caplog.records if each.exc_info] == []
