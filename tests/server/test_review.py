"""Faults that a hostile reader found: each test says what used to happen."""

import asyncio
import random
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from arcus.core.game import AnyView
from arcus.server import deeds
from arcus.server import house as houses
from arcus.server import messages as m
from arcus.server.connection import Connection
from arcus.server.house import House
from arcus.server.judge import Asker, No
from arcus.server.news import News
from arcus.server.people import People
from arcus.server.room import Room, now_ms
from arcus.server.schema import persons
from arcus.server.settings import sqlite_file
from arcus.server.store import Append, Store
from arcus.server.table import Table
from arcus.server.writer import NotStored
from tests.server.conftest import Arcus
from tests.server.test_secrecy import listener
from tests.server.test_table import At

RED7 = m.Setup("red7", 2)


@asynccontextmanager
async def opened(path: Path, company: bool = False) -> AsyncIterator[House]:
    """A house on a database of its own; with company it acts as one of several processes."""
    house = House(Store(sqlite_file(path / "arcus.sqlite")), None, 1, 0.0)
    house.has_company = company
    await house.start()
    await settle_in(house)
    try:
        yield house
    finally:
        await house.stop()


async def settle_in(house: House) -> None:
    """The house knows the people p0 to p9."""
    rows = [{"id": f"p{each}", "name": f"P{each}", "created": 0, "is_bot": False, "since": 0} for each in range(10)]
    await house.writer.do(lambda database: database.execute(persons.insert(), rows))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test to its end, but not for ever."""
    asyncio.run(asyncio.wait_for(work, 240))


def always(deed: deeds.AnyDeed) -> Callable[[Table], deeds.AnyDeed]:
    """A decision that is the same whatever the table is like."""
    return lambda _: deed


async def seated(house: House, setup: m.Setup, people: int = 2, bots: str = "") -> Room:
    """A table where a game has begun."""
    room = await house.open_table(setup, "p0")
    for seat in range(setup.seats):
        deed = deeds.Sat(seat, f"p{seat}", f"P{seat}") if seat < people else deeds.BotSat(seat, bots)
        await room.settle(always(deed))
    await room.settle(lambda _: deeds.Began())
    return room


def heard(connection: Connection) -> list[dict[str, Any]]:
    """What a connection was told since it was last asked."""
    told = [msgspec.json.decode(text) for text in connection._waiting]
    connection._waiting.clear()
    connection._bytes = 0
    return told


def any_play(room: Room, id: int = 1) -> m.Play:
    """Any move of whose turn it is."""
    view = room.table.view(room.table.acting()[0])
    assert view is not None
    return m.Play(id=id, decision=view.decision, move=view.moves[0].number)


async def soon(is_so: Callable[[], bool], seconds: float = 20.0) -> bool:
    """Does it come to be so?"""
    until = time.monotonic() + seconds
    while not (was_so := is_so()) and time.monotonic() < until:
        await asyncio.sleep(0.02)
    return was_so


def test_a_move_whose_sender_hangs_up_while_it_is_written_is_told_to_the_others(tmp_path: Path) -> None:
    """The move was written, but nobody was told, and the table stood still until somebody did something else."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            room = await seated(house, RED7)
            mover = listener(f"p{room.table.acting()[0]}")
            other = listener(f"p{1 - room.table.acting()[0]}")
            await room.enter(other, 0)
            await room.enter(mover, 0)
            heard(other)
            number = room.table.number
            task = asyncio.create_task(room.request(mover, any_play(room)))
            while room.table.number == number:
                await asyncio.sleep(0)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
            room.leave(mover)
            assert await soon(lambda: any(told["table"]["number"] > number for told in heard(other)))

    run(play())


def test_two_entries_for_one_place_are_never_both_won(tmp_path: Path) -> None:
    """Both were told to be written if they came in one transaction: a move was acknowledged and lost."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            writes = [house.writer.append(Append("t", 1, 1, deeds.encode(deeds.Rose(seat)))) for seat in (0, 1)]
            assert await asyncio.gather(*writes) == [True, False]
            kept = await house.writer.read(house.store.entries, "t", 0)
            assert [entry.deed for entry in kept] == [deeds.Rose(0)]

    run(play())


def test_a_refusal_that_heard_of_something_new_tells_it_to_all(tmp_path: Path) -> None:
    """What another process wrote was folded before a refusal, and then nobody here was ever told of it."""

    async def play() -> None:
        async with opened(tmp_path, company=True) as house:
            room = await seated(house, RED7)
            reader = listener("p0")
            await room.enter(reader, 0)
            heard(reader)
            number = room.table.number + 1
            text = deeds.encode(deeds.Locked(True))
            assert await house.writer.append(Append(room.table.id, number, 1, text))
            with pytest.raises(No):
                await room.settle(lambda table: _never(table, number))
            await room.catch_up(News("elsewhere", "entry", room.table.id, number, 1, msgspec.Raw(text)))
            assert heard(reader)[-1]["table"]["locked"] is True

    run(play())


def _never(table: Table, number: int) -> deeds.AnyDeed:
    raise No("server-not-your-seat", "no")


def test_nobody_is_shown_what_could_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who came in behind a move that the database refused saw that move, although it had never happened."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            room = await seated(house, RED7)
            table = room.table
            seat = table.acting()[0]
            guest = listener("stranger")
            await room.enter(guest, 0)
            heard(guest)

            async def full(_: Append) -> bool:
                await asyncio.sleep(0.05)
                raise NotStored("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(house.writer, "append", full)
                lost = asyncio.create_task(room.settle(lambda _: deeds.Drafted(seat, "pass")))
                await asyncio.sleep(0.01)
                late = asyncio.create_task(room.request(guest, m.Face(id=1)))
                with pytest.raises(NotStored):
                    await lost
                await late
            assert table.phase == "over"
            assert [told["table"]["phase"] for told in heard(guest) if told["type"] == "update"] == ["playing"]
            assert room.table.acting() == (seat,)

    run(play())


def test_one_broken_table_stops_no_sweep_and_no_lobby(tmp_path: Path) -> None:
    """A journal that can't be read ended the sweep of the whole process: no clock ran out any more, no bot was due."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            bad = await seated(house, m.Setup("rainbow", 2, clock=m.Clock(5), public=True))
            good = await seated(house, m.Setup("rainbow", 2, clock=m.Clock(5), public=True))
            del house.rooms[bad.table.id]

            def spoil(database: Any) -> None:
                database.exec_driver_sql("UPDATE tables SET deadline = 1 WHERE deadline IS NOT NULL")
                database.exec_driver_sql(
                    "UPDATE journal SET number = 99 WHERE number = 2 AND table_id = ?", (bad.table.id,)
                )

            await house.writer.do(spoil)
            good.table.clocks.bank = [0, 0]
            assert await soon(lambda: any(chair.stand_in for chair in good.table.chairs))
            lobby = await house.lobby_of("p0")
            assert [line.id for line in lobby.mine] == [good.table.id]

    run(play())


def test_onlookers_still_lag_behind_after_a_take_back() -> None:
    """A take-back showed onlookers the table as it was at that moment, whatever lag it had."""
    at = At("red7", 2, spectators=2).begun()
    rng = random.Random(4)
    ends = [at.table.game.view(at.table._live.position, None)]
    while len(ends) < 5:
        turns = len(at.table._turns)
        while len(at.table._turns) == turns:
            at.play(at.table.acting()[0], rng=rng)
        ends.append(at.table.game.view(at.table._live.position, None))
    assert at.view(None) == ends[-3]
    told = at.table.told(None)
    mover = at.table._live.moves[-1][0]
    assert at.table.can_take_back(mover)
    at.ask(mover, m.Ask(id=1, what="take-back"))
    at.ask(1 - mover, m.Agree(id=1, yes=True))
    assert at.view(None) == ends[-3]
    assert at.table.told(None) == told


def test_who_comes_back_after_a_take_back_is_told_nothing_twice() -> None:
    """The numbers of older events shifted, and who had missed the turn was told what came before it again."""
    at = At("red7", 2).begun()
    rng = random.Random(4)
    before = 0
    for _ in range(3):
        before, turns = at.table.told(0), len(at.table._turns)
        while len(at.table._turns) == turns:
            at.play(at.table.acting()[0], rng=rng)
    story = at.table.events(0, 0)
    mover = at.table._live.moves[-1][0]
    at.ask(mover, m.Ask(id=1, what="take-back"))
    at.ask(1 - mover, m.Agree(id=1, yes=True))
    assert at.table.events(0, before) == ()
    assert at.table.events(0, before - 1) == story[before - 1 : before]
    end = at.table.told(0)
    assert end == len(story)
    while len(at.table._turns) == 2:
        at.play(at.table.acting()[0], rng=rng)
    fresh = at.table.events(0, end)
    assert fresh
    assert at.table.events(0, before) == fresh
    assert at.table.events(0, 0) == (*story[:before], *fresh)


def choosing(**setup: Any) -> At:
    """Qwinto, where all choose at once."""
    at = At("qwinto", 3, **setup).begun()
    while len(at.table.acting()) < 3:
        at.play(at.table.acting()[0])
    return at


def test_changing_a_choice_earns_no_time() -> None:
    """Every choice that was made and undone again added the gain of a whole turn to the clock."""
    at = choosing(clock=m.Clock(60, 10))
    seat = at.table.acting()[0]
    left = at.table.clocks.left(seat, at.now)
    for _ in range(5):
        at.play(seat)
        at.ask(seat, m.Undo(id=1))
    assert at.table.clocks.left(seat, at.now) == left
    for each in (0, 1, 2):
        at.play(each)
    assert len({at.table.clocks.left(each, at.now) for each in (0, 1, 2)} - {left}) >= 1


def test_leaving_and_coming_back_earns_no_time() -> None:
    """Where a late seat is lost, rising and coming back filled the clock up again and again."""
    at = At("rainbow", 2, clock=m.Clock(60, 10), absent="lose").begun()
    seat = at.table.acting()[0]
    at.now += 55_000
    at.ask(seat, m.Rise(id=1, seat=seat))
    at.ask(seat, m.Back(id=1))
    assert at.table.clocks.left(seat, at.now) == 5_000


def test_a_shared_device_gets_no_hint_for_a_seat_that_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint names cards of a hand, and was given for any seat of the device, or the first while it was passed on."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            room = await house.open_table(RED7, "p0")
            for seat in (0, 1):
                await room.settle(always(deeds.Sat(seat, "p0", f"P{seat}")))
            await room.settle(lambda _: deeds.Began())

            async def advice(*_: Any) -> tuple[m.Advice, ...]:
                return (m.Advice(1, "lay R7", 1.0),)

            monkeypatch.setattr(house.thinkers, "hints", advice)
            device = listener("p0")
            await room.enter(device, 0)
            seat = room.table.acting()[0]
            for request in (m.AskHint(id=7), m.AskHint(id=7, seat=seat)):
                await room.request(device, request)
                assert heard(device)[-1]["refused"] == "server-not-your-seat"
            await room.request(device, m.Face(id=8, seat=seat))
            await room.request(device, m.AskHint(id=7, seat=seat))
            assert heard(device)[-1]["type"] == "hints"

    run(play())


def test_a_bot_thinks_anew_after_a_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It played what it had chosen for the turn that was taken back, or, if that was not legal, slept half a minute."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            seen: list[AnyView] = []

            async def choose(game: Any, level: str, seed: int, view: AnyView) -> int:
                seen.append(view)
                await asyncio.sleep(60)
                return view.moves[0].number

            monkeypatch.setattr(house.thinkers, "choose", choose)
            turns: list[str] = []
            while len(turns) < 2:
                room = await seated(house, RED7, people=1, bots="random")
                turns = await _turns(room) if room.table.acting() == (0,) else []
            seen.clear()
            for text in (turns[0], "end"):
                await room.settle(always(deeds.Drafted(0, text)))
            assert await soon(lambda: len(seen) == 1)
            await room.settle(lambda _: deeds.Asked("take-back", 0))
            assert room.table.acting() == (0,)
            for text in (turns[1], "end"):
                await room.settle(always(deeds.Drafted(0, text)))
            assert await soon(lambda: len(seen) == 2)
            assert seen[0].decision == seen[1].decision
            assert seen[0] != seen[1]

    run(play())


async def _turns(room: Room) -> list[str]:
    """The cards that seat 0 of Red7 can lay and end its turn with."""
    view = room.table.view(0)
    assert view is not None
    found = []
    for text in [move.text for move in view.moves if move.text.startswith("lay")]:
        await room.settle(always(deeds.Drafted(0, text)))
        after = room.table.view(0)
        if after is not None and "end" in [move.text for move in after.moves]:
            found.append(text)
        if room.table.draft:
            await room.settle(lambda _: deeds.Undid(0))
    return found


def test_two_who_ask_for_a_rematch_at_once_get_one_table(tmp_path: Path) -> None:
    """Each opened one, and everybody sat at two."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            room = await seated(house, RED7)
            await room.settle(lambda _: deeds.Lost(0, "casual", "resigned"))
            await asyncio.gather(*(house.rematch(room, Asker(f"p{seat}", f"P{seat}")) for seat in (0, 1)))
            mine = [line for line in (await house.lobby_of("p0")).mine if line.phase == "gathering"]
            assert [line.id for line in mine] == [room.table.next]

    run(play())


def test_two_strangers_who_ask_at_once_meet(tmp_path: Path) -> None:
    """Neither saw the other, and both waited."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            rooms = await asyncio.gather(*(house.find_match(RED7, f"p{each}") for each in (0, 1)))
            assert rooms[0] is rooms[1]

    run(play())


def test_nobody_is_brought_to_a_stranger_who_has_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who had waited longest, and gone home, was found first, and the game began against nobody."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            later = 0
            monkeypatch.setattr(houses, "now_ms", lambda: now_ms() + later)
            monkeypatch.setattr(houses, "STILL_HERE", 1)

            async def after_a_look() -> None:
                sweeps = house._sweeps
                assert await soon(lambda: house._sweeps > sweeps + 1)

            room = await house.find_match(RED7, "p0")
            await room.settle(lambda _: deeds.Sat(0, "p0", "P0"))
            ada = listener("p0")
            await room.enter(ada, 0)
            later += 2 * houses.WAITS
            await after_a_look()
            assert await house.find_match(RED7, "p1") is room
            room.leave(ada)
            await after_a_look()
            later += 2 * houses.WAITS
            assert await house.find_match(RED7, "p1") is not room

    run(play())


def test_strangers_who_are_complete_begin_even_after_a_crash(tmp_path: Path) -> None:
    """A process that died after the last one had sat down left a full table that never began."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            room = await house.find_match(RED7, "p0")
            for seat in (0, 1):
                number = room.table.number + 1 + seat
                deed = deeds.encode(deeds.Sat(seat, f"p{seat}", f"P{seat}"))
                assert await house.writer.append(Append(room.table.id, number, 1, deed))
            del house.rooms[room.table.id]
            again = await house.room(room.table.id)
            await again.enter(listener("p0"), 0)
            assert await soon(lambda: again.table.phase == "playing")

    run(play())


def test_the_lobby_tells_that_it_is_your_turn_at_a_table_by_link(tmp_path: Path) -> None:
    """Only public tables were told again; who waited in the lobby for a friend's move never heard of it."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            room = await seated(house, m.Setup("rainbow", 2))
            mover = room.table.acting()[0]
            waiting = listener(f"p{1 - mover}")
            house.lobby.add(waiting)
            while room.table.acting() == (mover,):
                view = room.table.view(mover)
                assert view is not None
                text = view.moves[0].text
                await room.settle(always(deeds.Drafted(mover, text)))
            assert await soon(lambda: any(told["mine"][0]["your_turn"] for told in heard(waiting)))

    run(play())


def test_records_that_ended_in_the_same_moment_are_all_listed(tmp_path: Path) -> None:
    """The next page began after that moment, and left the others out."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            for name in ("a", "b", "c"):
                record = {"table_id": name, "game": "red7", "ended": 5, "public": True, "record": name.encode()}
                await house.writer.append(Append(name, 1, 1, b"{}", None, None, record))
            found: list[bytes] = []
            after = 0
            while page := await house.writer.read(house.store.public_records, None, after, 2):
                found += [record for _, record in page]
                after = page[-1][0]
            assert sorted(found) == [b"a", b"b", b"c"]

    run(play())


def test_a_table_without_its_host_has_another(tmp_path: Path) -> None:
    """When the host was erased, nobody could begin the game, or end a pause, any more."""

    async def play() -> None:
        async with opened(tmp_path) as house:
            people = People(house, "key")
            ada, _ = await people.make("Ada")
            room = await house.open_table(RED7, ada.id)
            await room.settle(lambda _: deeds.Sat(0, ada.id, "Ada"))
            await room.settle(lambda _: deeds.Sat(1, "p1", "P1"))
            await people.erase(ada)
            assert room.table.host == "p1"
            del house.rooms[room.table.id]
            assert (await house.room(room.table.id)).table.host == "p1"

    run(play())


def asked(server: Arcus, head: str, body: bytes = b"") -> int:
    """The status of the answer to a request that no polite client would send."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as peer:
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        peer.sendall(f"{head}\r\n{length}Connection: close\r\n\r\n".encode() + body)
        return int(peer.recv(100).split()[1])


def test_what_cannot_be_asked_for_is_no_fault_of_ours(tmp_path: Path) -> None:
    """Names that no file can have, a host that fits into no QR code, bodies that are no text: all were answered 500."""
    server = Arcus(tmp_path, "--data", str(tmp_path)).start()
    try:
        here = f"Host: 127.0.0.1:{server.port}"
        kind = "Content-Type: application/json"
        for path in ("/%00", "/" + "a" * 300, "/assets/" + "b/" * 3000, "/" + "a" * 300 + ".js", "/%00.js"):
            assert asked(server, f"GET {path} HTTP/1.1\r\n{here}") == 404
        for body in (b'{"name": "\xff"}', b"[" * 50_000):
            assert asked(server, f"PUT /api/me HTTP/1.1\r\n{here}\r\n{kind}", body) == 400
        with httpx.Client(base_url=server.url) as http:
            http.put("/api/me", json={"name": "Ada"})
            table = http.post("/api/tables", json={"game": "rainbow", "seats": 2}).json()["id"]
        assert asked(server, f"GET /api/tables/{table}/invitation HTTP/1.1\r\n{here}") == 200
        for host in ("a" * 4000, "a b", 'x"><script>'):
            assert asked(server, f"GET /api/tables/{table}/invitation HTTP/1.1\r\nHost: {host}") == 400
    finally:
        server.stop()
    assert "Traceback" not in server.log()
