"""Faults that a hostile reader found: each test says what used to happen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import httpx
import msgspec
import pytest

from arcus import protocol
from arcus.core.game import AnyView
from arcus.protocol import Refused
from arcus.server import deeds, house as houses
from arcus.server.house import SWEEP, House
from arcus.server.judge import Asker
from arcus.server.news import News
from arcus.server.people import People
from arcus.server.room import Room
from arcus.server.schema import journal
from arcus.server.store import Append
from arcus.server.table import Table
from arcus.server.writer import NotStored
from tests.server.conftest import emptied_database
from tests.server.houses import (
    PATIENCE,
    RED7,
    Meeting,
    add_people,
    bots_of,
    heard,
    listener,
    opened,
    seated,
    settle,
    until,
    writing_held,
)
from tests.server.inprocess import listening
from tests.server.journal import Journal
from tests.server.manual import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the house."""
    return ManualClock()


@pytest.fixture
async def house(emptied_sqlite: str, clock: ManualClock) -> AsyncIterator[House]:
    """The only process on its database, which knows the people p0 to p9."""
    async with opened(emptied_database(emptied_sqlite), clock, company=False) as house:
        await add_people(house)
        yield house


def any_play(room: Room, id: int = 1) -> protocol.Play:
    """Return the first move of the seat that is to act."""
    view = room.table.view(room.table.acting()[0])
    assert view is not None
    return protocol.Play(id=id, decision=view.decision, move=view.moves[0].number)


async def test_a_move_whose_sender_hangs_up_while_it_is_written_is_told_to_the_others(house: House) -> None:
    """The move was written, but nobody was told, and the table stood still until somebody did something else."""
    room = await seated(house, RED7)
    mover = listener(f"p{room.table.acting()[0]}")
    other = listener(f"p{1 - room.table.acting()[0]}")
    await room.enter(other, 0)
    await room.enter(mover, 0)
    heard(other)
    number = room.table.number
    async with writing_held(house):
        task = asyncio.create_task(room.request(mover, any_play(room)))
        await until(lambda: room.table.number > number)
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        room.leave(mover)
        assert not [told for told in heard(other) if told["table"]["number"] > number]
    await until(lambda: any(told["table"]["number"] > number for told in heard(other)))


async def test_two_entries_for_one_place_are_never_both_won(house: House) -> None:
    """Both were told to be written if they came in one transaction: a move was acknowledged and lost."""
    async with writing_held(house):
        entries = [Append("t", 1, 1, deeds.encode(deeds.Rose(seat))) for seat in (0, 1)]
        writes = [asyncio.ensure_future(house.writer.append(entry)) for entry in entries]
    assert await asyncio.gather(*writes) == [True, False]
    kept = await house.writer.read(house.store.entries, "t", 0)
    assert [entry.deed for entry in kept] == [deeds.Rose(0)]


async def test_a_refusal_that_heard_of_something_new_tells_it_to_all(house: House) -> None:
    """What another process wrote was folded before a refusal, and then nobody here was ever told of it."""
    house.has_company = True
    room = await seated(house, RED7)
    reader = listener("p0")
    await room.enter(reader, 0)
    heard(reader)
    number = room.table.number + 1
    text = deeds.encode(deeds.Locked(True))
    assert await house.writer.append(Append(room.table.id, number, 1, text))
    with pytest.raises(Refused):
        await room.settle(_never)
    await room.catch_up(News("elsewhere", "entry", room.table.id, number, 1, msgspec.Raw(text)))
    assert heard(reader)[-1]["table"]["locked"] is True


def _never(table: Table) -> deeds.AnyDeed:
    raise Refused("server-not-your-seat", "no")


async def test_nobody_is_shown_what_could_not_be_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who came in behind a move that the database refused saw that move, although it had never happened."""
    room = await seated(house, RED7)
    table = room.table
    seat = table.acting()[0]
    guest = listener("stranger")
    await room.enter(guest, 0)
    heard(guest)
    is_writing, is_full = asyncio.Event(), asyncio.Event()

    async def fail(_: Append) -> bool:
        is_writing.set()
        await is_full.wait()
        raise NotStored("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(house.writer, "append", fail)
        lost = asyncio.create_task(room.settle(lambda _: deeds.Drafted(seat, "pass")))
        await is_writing.wait()
        late = asyncio.create_task(room.request(guest, protocol.Face(id=1)))
        await asyncio.sleep(0)  # it waits for the table now
        is_full.set()
        with pytest.raises(NotStored):
            await lost
        await late
    assert table.phase == "over"
    assert [told["table"]["phase"] for told in heard(guest) if told["type"] == "update"] == ["playing"]
    assert room.table.acting() == (seat,)


async def test_one_broken_table_stops_no_sweep_and_no_lobby(house: House, clock: ManualClock) -> None:
    """A journal that can't be read ended the sweep of the whole process: no clock ran out any more, no bot was due."""
    setup = protocol.Setup("rainbow", 2, clock=protocol.TimeControl(5), public=True)
    bots_of(house).hold()
    before, bad, after = [await seated(house, setup) for _ in range(3)]
    del house.rooms[bad.table.id]
    hole = journal.update().where(journal.c.number == 2, journal.c.table_id == bad.table.id).values(number=99)
    await house.writer.do(lambda database: database.execute(hole))
    await clock.advance(5 + SWEEP)
    for good in (before, after):  # swept in whatever order, one of them comes after the bad one
        assert any(chair.stand_in for chair in good.table.chairs)
    lobby = await house.lobby_of("p0")
    assert {line.id for line in lobby.mine} == {before.table.id, after.table.id}


DEAL = 2  # at Red7 for two: seat 0 begins, and each turn of TURNS leads in its turn
TURNS = (("lay Y5", "end"), ("lay I6", "end"), ("lay Y6", "end"), ("lay R6", "end"), ("lay I7", "end"))


def take_back(at: Journal) -> None:
    """The seat that moved last takes its turn back, and the other agrees."""
    mover = at.table._match.moves[-1][0]
    assert at.table.can_take_back(mover)
    at.ask(mover, protocol.Ask(id=1, what="take-back"))
    at.ask(1 - mover, protocol.Agree(id=1, yes=True))


def test_onlookers_still_lag_behind_after_a_take_back() -> None:
    """A take-back showed onlookers the table as it was at that moment, whatever lag it had."""
    at = Journal("red7", 2, number=DEAL, spectators=2).begun()
    ends = []
    for turn in TURNS[:4]:
        at.moves(*turn)
        ends.append(at.table.game.view(at.table._match.position, None))
    assert at.view(None) == ends[-3]
    told = at.table.told(None)
    take_back(at)
    assert at.view(None) == ends[-3]
    assert at.table.told(None) == told


def test_a_reader_who_comes_back_after_a_take_back_is_told_nothing_twice() -> None:
    """The numbers of older events shifted, and who had missed the turn was told what came before it again."""
    at = Journal("red7", 2, number=DEAL).begun()
    at.moves(*TURNS[0], *TURNS[1])
    before = at.table.told(0)
    at.moves(*TURNS[2])
    story = at.table.events(0, 0)
    take_back(at)
    assert at.table.events(0, before) == ()
    assert at.table.events(0, before - 1) == story[before - 1 : before]
    end = at.table.told(0)
    assert end == len(story)
    at.moves(*TURNS[4])
    fresh = at.table.events(0, end)
    assert fresh
    assert at.table.events(0, before) == fresh
    assert at.table.events(0, 0) == (*story[:before], *fresh)


def test_changing_a_choice_earns_no_time() -> None:
    """Every choice that was made and undone again added the gain of a whole turn to the clock."""
    at = Journal("qwinto", 3, clock=protocol.TimeControl(60, 10)).begun()
    at.moves("roll oyp", "keep")
    assert at.table.acting() == (0, 1, 2)  # all choose at once
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
    seat = at.table.acting()[0]
    at.now += 55_000
    at.ask(seat, protocol.Rise(id=1, seat=seat))
    at.ask(seat, protocol.Back(id=1))
    assert at.table.clocks.left(seat, at.now) == 5_000


async def test_a_shared_device_gets_no_hint_for_a_seat_that_is_not_ready(house: House) -> None:
    """A hint names cards of a hand, and was given for any seat of the device, or the first while it was passed on."""
    room = await house.open_table(RED7, "p0")
    await settle(room, deeds.Sat(0, "p0", "P0"), deeds.Sat(1, "p0", "P1"), deeds.Began())
    device = listener("p0")
    await room.enter(device, 0)
    seat = room.table.acting()[0]
    for request in (protocol.AskHint(id=7), protocol.AskHint(id=7, seat=seat)):
        await room.request(device, request)
        assert heard(device)[-1]["refused"] == "server-not-your-seat"
    await room.request(device, protocol.Face(id=8, seat=seat))
    await room.request(device, protocol.AskHint(id=7, seat=seat))
    assert heard(device)[-1]["type"] == "hints"


async def test_a_bot_thinks_anew_after_a_take_back(house: House) -> None:
    """It played what it had chosen for the turn that was taken back, or, if that was not legal, slept half a minute."""
    at = Journal("red7", 2, number=1)  # with a bot on seat 1, seat 0 begins and can lead with B5 or with V6
    at.do(deeds.Sat(0, "p0", "P0", "0" * 16))
    room = await house.room(await at.bots().dealt().write(house))
    seen: list[AnyView] = []
    bots = bots_of(house)

    def pass_at_first(view: AnyView) -> str:
        seen.append(view)
        return "pass" if len(seen) == 1 else view.moves[2].text  # to pass is legal before and after the take-back

    bots.script = pass_at_first
    bots.hold()
    await settle(room, deeds.Drafted(0, "lay B5"), deeds.Drafted(0, "end"))
    await until(lambda: bots.moves == 1)
    await settle(room, deeds.Asked("take-back", 0))
    assert room.table.acting() == (0,)
    await settle(room, deeds.Drafted(0, "lay V6"), deeds.Drafted(0, "end"))
    await until(lambda: bots.moves == 2)
    number = room.table.number
    bots.release()
    await until(lambda: room.table.number > number and not room.is_stale)
    before, after = seen[:2]
    assert before.decision == after.decision
    assert before != after
    entries = await house.writer.read(house.store.entries, room.table.id, number)
    assert entries[0].deed == deeds.Drafted(1, after.moves[2].text)
    assert after.moves[2].text != "pass"


async def test_two_who_ask_for_a_rematch_at_once_get_one_table(house: House) -> None:
    """Each opened one, and everybody sat at two."""
    room = await seated(house, RED7)
    await settle(room, deeds.Lost(0, "casual", "resigned"))
    await asyncio.gather(*(room.rematch(Asker(f"p{seat}", f"P{seat}")) for seat in (0, 1)))
    mine = [line for line in (await house.lobby_of("p0")).mine if line.phase == "gathering"]
    assert [line.id for line in mine] == [room.table.next]


async def test_two_strangers_who_ask_at_once_meet(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither saw the other, and both waited."""
    meeting = Meeting()  # both have seen that nobody waits
    monkeypatch.setattr(house.store, "tables_wanted", meeting.after(house.store.tables_wanted))
    rooms = await asyncio.gather(*(house.find_match(RED7, f"p{each}") for each in (0, 1)))
    assert rooms[0] is rooms[1]


async def test_nobody_is_matched_with_a_stranger_who_has_left(
    house: House, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person who had waited longest, and gone home, was found first, and the game began against nobody."""
    monkeypatch.setattr(houses, "STILL_HERE", 1)
    waits = houses.WAITS / 1000
    room = await house.find_match(RED7, "p0")
    await settle(room, deeds.Sat(0, "p0", "P0"))
    ada = listener("p0")
    await room.enter(ada, 0)
    await clock.advance(2 * waits)
    assert await house.find_match(RED7, "p1") is room
    room.leave(ada)
    await clock.advance(waits - SWEEP)
    assert await house.find_match(RED7, "p1") is room
    await clock.advance(2 * SWEEP)
    assert await house.find_match(RED7, "p1") is not room


async def test_strangers_who_are_complete_begin_even_after_a_crash(house: House) -> None:
    """A process that died after the last one had sat down left a full table that never began."""
    room = await house.find_match(RED7, "p0")
    for seat in (0, 1):
        number = room.table.number + 1 + seat
        deed = deeds.encode(deeds.Sat(seat, f"p{seat}", f"P{seat}"))
        assert await house.writer.append(Append(room.table.id, number, 1, deed))
    del house.rooms[room.table.id]
    again = await house.room(room.table.id)
    assert again.table.phase == "gathering"
    await again.enter(listener("p0"), 0)
    await until(lambda: again.table.phase == "playing")


async def test_the_lobby_shows_that_it_is_your_turn_at_a_table_by_link(house: House, clock: ManualClock) -> None:
    """Only public tables were sent again; a person who waited in the lobby for a friend's move never heard of it."""
    at = Journal("red7", 2, number=DEAL).begun()
    room = await house.room(await at.write(house))
    waiting = listener("p1")
    house.lobby.add(waiting)
    await settle(room, deeds.Drafted(0, "lay Y5"))
    await until(lambda: bool(waiting._waiting))
    assert not heard(waiting)[-1]["mine"][0]["your_turn"]
    await settle(room, deeds.Drafted(0, "end"))
    await clock.advance(0.3)
    assert heard(waiting)[-1]["mine"][0]["your_turn"]


async def test_records_that_ended_in_the_same_moment_are_all_listed(house: House) -> None:
    """The next page began after that moment, and left the others out."""
    for name in ("a", "b", "c"):
        record = {"table_id": name, "game": "red7", "ended": 5, "public": True, "record": name.encode()}
        await house.writer.append(Append(name, 1, 1, b"{}", None, None, record))
    found: list[bytes] = []
    after = 0
    while page := await house.writer.read(house.store.public_records, None, after, 2):
        found += [record for _, record in page]
        after = page[-1][0]
    assert sorted(found) == [b"a", b"b", b"c"]


async def test_a_table_without_its_host_has_another(house: House) -> None:
    """When the host was erased, nobody could begin the game, or end a pause, any more."""
    people = People(house, "key")
    ada, _ = await people.make("Ada")
    room = await house.open_table(RED7, ada.id)
    await settle(room, deeds.Sat(0, ada.id, "Ada"), deeds.Sat(1, "p1", "P1"))
    await people.erase(ada)
    assert room.table.host == "p1"
    del house.rooms[room.table.id]
    assert (await house.room(room.table.id)).table.host == "p1"


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
