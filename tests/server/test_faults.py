"""Faults, on purpose and for real: killed processes, a database or broker that is away, a full disk, a deaf client."""

import asyncio
import contextlib
import os
import resource
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from redis.asyncio import Redis as RedisClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from arcus.core.game import Seat
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server import changes, sockets
from arcus.server.bus import CHANNEL
from arcus.server.changes import Entry
from arcus.server.connection import NOTHING_SENT
from arcus.server.schema import journal as journals, tables
from arcus.server.server import Server
from arcus.server.services import Services
from arcus.server.settings import sqlite_file
from arcus.server.store import Store
from arcus.server.table_journal import LEASE
from tests.cases import SOAK
from tests.server.client import Player, is_later_than, socket_path
from tests.server.inprocess import Arcus, listening, running
from tests.server.journal import Account, Journal
from tests.server.manual import ManualClock, ScriptedBots
from tests.server.process import ArcusCommand, ServerProcess, common_folder
from tests.server.test_play import SETUPS
from tests.services import Postgres, Redis

T = TypeVar("T")
Moves = dict[Seat, list[str]]
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError)


# -- a script that everybody plays by, so that each game is known beforehand


def chosen(moves: Sequence[T], decision: int) -> T:
    """Return the move that the script plays; it depends on the position alone."""
    return moves[decision * 7 % len(moves)]


def foreseen(journal: Journal) -> Moves:
    """Play a table to its end by the script, and return the moves of each seat."""
    while seats := journal.table.acting:
        view = journal.view(seats[0])
        journal.moves(chosen(view.moves, view.decision).text)
    return by_seat(journal.entries)


def by_seat(entries: Sequence[Entry]) -> Moves:
    """Return the moves of each seat, in order."""
    found: Moves = defaultdict(list)
    for entry in entries:
        if isinstance(entry.change, changes.Drafted):
            found[entry.change.seat].append(entry.change.move)
    return dict(found)


def stored(database: str, table: str) -> Moves:
    """Return the moves of each seat as a restart would read them, from a journal without gap or double."""
    store = Store(database)
    numbered = sa.select(journals.c.number).where(journals.c.table_id == table).order_by(journals.c.number)
    with store.engine.connect() as connection:
        numbers = list(connection.scalars(numbered))
    assert numbers == list(range(1, len(numbers) + 1)), "the journal has a gap or a double"
    found = by_seat(store.entries(table))
    store.close()
    return found


def is_to_move(player: Player) -> bool:
    """Return whether a player has a move to make."""
    return bool(player.moves) and not player.update["table"]["seats"][player.update["you"]["facing"]]["decided"]


async def play_by_script(player: Player) -> dict[str, Any]:
    """Make one move, and return the server's answer."""
    decision = player.update["view"]["decision"]
    return await player.ask("play", decision=decision, move=chosen(player.moves, decision)["number"])


async def play_out(*players: Player, most: int = 10_000) -> None:
    """Play to the end, or some moves of people; after each move all wait until they have seen it."""
    while most and players[0].update["table"]["phase"] != "over":
        mover = next(filter(is_to_move, players), None)
        if mover is None:
            await players[0].next_update()  # a bot moves
        else:
            answer = await play_by_script(mover)
            assert not answer.get("refused"), answer
            most -= 1
        newest = max(player.update["table"]["number"] for player in players)
        for player in players:
            await player.until(partial(is_later_than, newest - 1))


def two_seats(number: int) -> dict[str, Any]:
    """Return the setup of a table for two, of all games in turn."""
    return {**SETUPS[number % len(SETUPS)], "seats": 2}


@contextlib.asynccontextmanager
async def writing(database: str) -> AsyncIterator[Server]:
    """Write tables to a database that other processes serve."""
    server = Server(Services(Store(database), ScriptedBots()))
    server.services.writer.start()
    yield server
    await server.services.writer.stop()
    server.services.store.close()


# -- processes that are killed


class Stubborn(Player):
    """A player that plays by the script through everything, and remembers each move that was acknowledged."""

    def __init__(self, where: str | Arcus, name: str) -> None:
        super().__init__(where, name)
        self.acknowledged: dict[str, list[str]] = defaultdict(list)
        """By table."""
        self.total = 0
        self.is_asking = False
        """A move was sent and not answered yet."""
        self.unanswered: tuple[str, int] | None = None
        """The table and the decision of the last move whose answer was lost: it may have been written, or not."""
        self.may_ask = asyncio.Event()
        self.may_ask.set()

    async def play_through(self, tables: Sequence[str]) -> None:
        """Play at one table after the other to the end, and come back whenever the connection is lost."""
        for table in tables:
            await self.leave()
            self.update = {}
            while not self.update or self.update["table"]["phase"] != "over":
                try:
                    if self.socket is None:
                        await self.enter(table)
                    await self._step(table)
                except GONE:
                    if self.is_asking:
                        self.unanswered = (table, self.update["view"]["decision"])
                    self.is_asking = False
                    await self.leave()
                    await asyncio.sleep(0.02)

    async def _step(self, table: str) -> None:
        if not is_to_move(self):
            await self.next_update()
            return
        await self.may_ask.wait()
        decision = self.update["view"]["decision"]
        move = chosen(self.moves, decision)
        self.is_asking = True
        answer = await self.ask("play", decision=decision, move=move["number"])
        self.is_asking = False
        if self.unanswered == (table, decision) and answer.get("refused") == "server-decision-closed":
            return  # it was written, and this process had not heard of it; the update comes beside the refusal
        assert not answer.get("refused"), answer
        self.acknowledged[table].append(move["text"])
        self.total += 1


class Load:
    """Pairs of players, each with tables of its own, and the game that each table will have seen."""

    def __init__(self, pairs: list[tuple[Stubborn, Stubborn]]) -> None:
        self.pairs = pairs
        self.players = [player for pair in pairs for player in pair]
        self.tables: list[list[str]] = [[] for _ in pairs]
        self.expected: dict[str, Moves] = {}

    async def write(self, database: str, rounds: int) -> None:
        """Write the tables of each pair."""
        async with writing(database) as server:
            for number, pair in enumerate(self.pairs):
                for deal in range(rounds):
                    journal = Journal(**two_seats(number), number=deal, host=pair[0]).sat(*pair).dealt()
                    self.tables[number].append(await journal.write(server))
                    self.expected[journal.table.id] = foreseen(journal)

    def size(self) -> int:
        """Return the number of moves of all games."""
        return sum(len(moves) for expected in self.expected.values() for moves in expected.values())

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[list[asyncio.Task[None]]]:
        """Let everybody play; at the end all games must be over."""
        games = [
            asyncio.create_task(player.play_through(tables))
            for pair, tables in zip(self.pairs, self.tables, strict=True)
            for player in pair
        ]
        try:
            yield games
            await asyncio.wait_for(asyncio.gather(*games), 120)
        finally:
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)

    def acknowledged(self) -> int:
        """Return how many moves were acknowledged so far."""
        return sum(player.total for player in self.players)

    def check(self, database: str) -> None:
        """Assert that each journal holds the foreseen game, and every acknowledged move in it, once."""
        for pair, played in zip(self.pairs, self.tables, strict=True):
            for table in played:
                moves = stored(database, table)
                assert moves == self.expected[table]
                for seat, player in enumerate(pair):
                    assert is_part(moves[seat], player.acknowledged[table]), "an acknowledged move was lost"


def is_part(whole: list[str], part: list[str]) -> bool:
    """Return whether a list holds another, in order."""
    rest = iter(whole)
    return all(each in rest for each in part)


@contextlib.asynccontextmanager
async def stubborn_pairs(urls: Sequence[str], count: int) -> AsyncIterator[Load]:
    """Pairs of players, the first of each at the first address, the second at the last."""
    async with contextlib.AsyncExitStack() as stack:
        pairs = []
        for number in range(count):
            ada, bob = Stubborn(urls[0], f"Ada{number}"), Stubborn(urls[-1], f"Bob{number}")
            pairs.append((await stack.enter_async_context(ada), await stack.enter_async_context(bob)))
        yield Load(pairs)


async def wait_until(games: list[asyncio.Task[None]], condition: Callable[[], bool]) -> None:
    """Wait for a moment of games that are being played; none may fail before."""
    async with asyncio.timeout(60):
        while not condition():
            for game in games:
                assert not game.done() or game.exception() is None, game.exception()
            await asyncio.sleep(0.001)


async def kill(server: ServerProcess) -> None:
    """Kill a server at this very moment."""
    assert server.process is not None
    os.killpg(server.process.pid, signal.SIGKILL)
    await asyncio.to_thread(server.stop, signal.SIGKILL)


async def check_records(load: Load) -> None:
    """Assert that the record of each game can be verified."""
    for pair, played in zip(load.pairs, load.tables, strict=True):
        for table in played:
            verify(parse_record((await pair[0].http.get(f"/api/tables/{table}/record")).content))


KILLS = 100 if SOAK else 4
MOVES = 40
"""Moves that are acknowledged after a start and before the next kill."""
PHASES = ("a move is under way", "a move was just answered", "nobody asks for anything", "it has just started")


async def reach(phase: str, load: Load, games: list[asyncio.Task[None]]) -> None:
    """Wait for the moment of a kill."""
    if phase == "it has just started":
        return
    known = load.acknowledged()
    await wait_until(games, lambda: load.acknowledged() >= known + MOVES)
    if phase == "a move is under way":
        await wait_until(games, lambda: any(player.is_asking for player in load.players))
    elif phase == "a move was just answered":
        known = load.acknowledged()
        await wait_until(games, lambda: load.acknowledged() > known)
    else:
        for player in load.players:
            player.may_ask.clear()
        await wait_until(games, lambda: not any(player.is_asking for player in load.players))


@pytest.mark.timeout(7200 if SOAK else 300)
async def test_killed_again_and_again_under_load_it_loses_and_doubles_nothing(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Every kill comes at a chosen moment, after moves that were acknowledged since the last start.

    On PostgreSQL two processes share the tables, each with one player of every pair, and are killed in turn.
    """
    servers = [ServerProcess(made(tmp_path / "one"), "--database", database, "--bots", "0")]
    if database.startswith("postgresql"):
        broker: Redis = request.getfixturevalue("redis")
        shared_by = ("--database", database, "--broker", broker.url, "--bots", "0")
        servers = [ServerProcess(made(tmp_path / name), *shared_by) for name in ("one", "other")]
    for server in servers:
        await asyncio.to_thread(server.start)
    try:
        async with stubborn_pairs([server.url for server in servers], 4) as load:
            await load.write(database, rounds=1 + KILLS // 5)
            assert load.size() > 1.5 * KILLS * MOVES
            async with load.playing() as games:
                for number in range(KILLS):
                    await reach(PHASES[number % len(PHASES)], load, games)
                    assert not all(game.done() for game in games)
                    victim = servers[(number + number // len(PHASES)) % len(servers)]
                    await kill(victim)
                    await asyncio.to_thread(victim.start)
                    for player in load.players:
                        player.may_ask.set()
                known = load.acknowledged()
            assert load.acknowledged() > known
            await check_records(load)
            await asyncio.to_thread(load.check, database)
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop, signal.SIGTERM)


def made(folder: Path) -> Path:
    """Return a folder that is there."""
    folder.mkdir(exist_ok=True)
    return folder


@pytest.mark.needs("postgres", "redis")
async def test_a_player_of_a_killed_process_plays_on_at_another(
    postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    """The cookie holds at both, and the player who was at the other process all the time notices nothing."""
    database = postgres.fresh(f"killed-{secrets.token_hex(6)}")
    options = ("--database", database, "--broker", redis.url, "--bots", "0")
    servers = [ServerProcess(made(tmp_path / name), *options) for name in ("one", "other")]
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
    try:
        async with stubborn_pairs([server.url for server in servers], 1) as load:
            await load.write(database, rounds=1)
            ada, bob = load.pairs[0]
            async with load.playing() as games:
                await wait_until(games, lambda: bob.total >= 5 and bob.is_asking)
                socket, known = ada.socket, bob.total
                await kill(servers[1])
                bob.where = servers[0].url
            assert bob.total > known
            assert ada.socket is socket
            assert ada.update["table"]["winners"] == bob.update["table"]["winners"]
            await check_records(load)
            await asyncio.to_thread(load.check, database)
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop, signal.SIGTERM)


# -- two processes that share a database and a broker; here two applications, which share nothing else


@pytest.fixture(scope="module")
async def own_redis() -> AsyncIterator[Redis]:
    """A broker that only this module uses, so that it can be killed."""
    with common_folder() as folder:
        redis = Redis(folder)
        await asyncio.to_thread(redis.start)
        yield redis
        await asyncio.to_thread(redis.stop, signal.SIGKILL)


async def subscribers(redis: Redis) -> int:
    """Return how many processes hear the news."""
    async with RedisClient.from_url(redis.url) as client:
        return int((await client.pubsub_numsub(CHANNEL))[0][1])


async def until_heard(redis: Redis, count: int) -> None:
    """Wait until this many processes hear the news."""
    async with asyncio.timeout(30):
        while await subscribers(redis) < count:
            await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def sharing(database: str, redis: Redis) -> AsyncIterator[tuple[Arcus, Arcus]]:
    """Two servers that hear of each other."""
    known = await subscribers(redis)
    async with running(database, redis.url) as one, running(database, redis.url) as other:
        await until_heard(redis, known + 2)
        yield one, other


@pytest.fixture(scope="module")
async def pair(postgres: Postgres, own_redis: Redis) -> AsyncIterator[tuple[Arcus, Arcus]]:
    """Two servers that share a database and a broker, for all tests of this module."""
    async with sharing(postgres.fresh(f"pair-{secrets.token_hex(6)}"), own_redis) as servers:
        yield servers


@pytest.fixture
async def two(pair: tuple[Arcus, Arcus]) -> tuple[Arcus, Arcus]:
    """The two servers, with clocks that agree, and bots that play by the script."""
    latest = max(server.clock.monotonic() for server in pair)
    for server in pair:
        await server.clock.advance(latest - server.clock.monotonic())
        by_script(server)
    return pair


def by_script(server: Arcus) -> None:
    """Let the bots of a server play by the script."""
    server.bots.reset()
    server.bots.script = lambda view: chosen(view.moves, view.decision).text


async def check_game(player: Player, database: str, table: str, expected: Moves) -> None:
    """Assert that a finished game is the foreseen one, and that its record can be verified."""
    assert player.update["table"]["phase"] == "over"
    assert await asyncio.to_thread(stored, database, table) == expected
    verify(parse_record((await player.http.get(f"/api/tables/{table}/record")).content))


@pytest.mark.needs("postgres", "redis")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["game"])
async def test_two_processes_share_a_table(two: tuple[Arcus, Arcus], setup: dict[str, Any]) -> None:
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        journal = Journal(**setup, number=1, host=ada).sat(ada, bob).bots().dealt()
        table = await two[0].write(journal)
        for player in (ada, bob):
            await player.enter(table)
        await two[0].sweep()  # a bot may begin
        await play_out(ada, bob)
        assert ada.update["table"]["winners"] == bob.update["table"]["winners"]
        await check_game(bob, two[0].settings.database, table, foreseen(journal))


@pytest.mark.needs("postgres", "redis")
async def test_strangers_who_ask_two_processes_at_once_meet(
    two: tuple[Arcus, Arcus], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both processes used to find nobody waiting, and each opened a table."""
    found: list[list[str]] = []
    both_have_looked = threading.Barrier(2)

    def look_together(look: Callable[..., list[str]]) -> Callable[..., list[str]]:
        def look_then_wait(*given: Any) -> list[str]:
            found.append(look(*given))
            if len(found) <= 2:
                both_have_looked.wait(30)
            return found[-1]

        return look_then_wait

    for server in two:
        monkeypatch.setattr(server.store, "tables_wanted", look_together(server.store.tables_wanted))
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        setup = {"game": "rainbow", "seats": 2, "clock": {"bank": 61}}
        answers = await asyncio.gather(*(each.http.post("/api/match", json=setup) for each in (ada, bob)))
        assert found[:2] == [[], []]
        assert answers[0].json()["id"] == answers[1].json()["id"]


async def wait_for_news(condition: Callable[[], bool]) -> None:
    """Wait until something has happened in a server of this process."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.mark.needs("postgres", "redis")
async def test_without_a_broker_moves_are_found_by_looking_and_it_may_come_back(
    two: tuple[Arcus, Arcus], own_redis: Redis
) -> None:
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        journal = Journal("kobito", 2, number=1, host=ada).sat(ada, bob).dealt()
        table = await two[0].write(journal)
        for player in (ada, bob):
            await player.enter(table)
        await play_out(ada, bob, most=10)
        await asyncio.to_thread(own_redis.stop, signal.SIGKILL)
        try:
            for _ in range(10):
                mover, other = (ada, bob) if is_to_move(ada) else (bob, ada)
                number = mover.update["table"]["number"]
                assert not (await play_by_script(mover)).get("refused")
                assert other.update["table"]["number"] == number
                for server in two:
                    await server.sweep()
                for player in (ada, bob):
                    await player.until(partial(is_later_than, number))
            await wait_for_news(lambda: not any(server.server.services.bus.is_up for server in two))
            assert (await ada.http.get("/health/ready")).json() == {"status": "ok", "broker": False}
        finally:
            await asyncio.to_thread(own_redis.start)
        async with asyncio.timeout(60):
            while await subscribers(own_redis) < 2:
                for server in two:
                    await server.clock.advance(1.0)  # it tries again every second
                await asyncio.sleep(0.01)
        await play_out(ada, bob)  # without a sweep: each hears of the other's moves
        await check_game(bob, two[0].settings.database, table, foreseen(journal))


@pytest.mark.needs("postgres", "redis")
async def test_the_database_may_be_restarted(own_redis: Redis) -> None:
    """While it is away a server lives, is not ready, and refuses every request in a sentence; then play goes on."""
    with common_folder() as folder:
        postgres = Postgres(folder)
        await asyncio.to_thread(postgres.start)
        try:
            async with sharing(postgres.url, own_redis) as two:
                await play_through_a_restart(postgres, two)
        finally:
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)


async def play_through_a_restart(postgres: Postgres, two: tuple[Arcus, Arcus]) -> None:
    """Play a game that the database is restarted in."""
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        journal = Journal("kobito", 2, number=1, host=ada).sat(ada, bob).dealt()
        table = await two[0].write(journal)
        for player in (ada, bob):
            await player.enter(table)
        await play_out(ada, bob, most=10)
        assert (await ada.http.get("/health/ready")).status_code == 200
        await asyncio.to_thread(postgres.stop)
        mover = ada if is_to_move(ada) else bob
        assert (await play_by_script(mover))["refused"] == "server-not-known"
        refused = await ada.http.put("/api/me", json={"name": "Eva"})
        assert (refused.status_code, refused.json()["refused"]) == (503, "server-cannot-store")
        ready = await ada.http.get("/health/ready")
        assert (ready.status_code, ready.json()["status"]) == (503, "not ready")
        assert (await ada.http.get("/health/live")).status_code == 200
        for server in two:
            await server.sweep()  # it fails, and is tried again
        await asyncio.to_thread(postgres.start)
        assert (await ada.http.get("/health/ready")).status_code == 200
        for server in two:
            await server.sweep()
        await play_out(ada, bob)
        await check_game(bob, postgres.url, table, foreseen(journal))


def until_a_bot_is_due(*people: Account) -> Journal:
    """Return a table of one person and a bot, where the bot is to move."""
    journal = Journal("rainbow", 2, number=1, host=people[0]).sat(*people).bots().dealt()
    while 1 not in journal.table.acting:
        view = journal.view(0)
        journal.moves(chosen(view.moves, view.decision).text)
    return journal


@pytest.mark.needs("postgres", "redis")
async def test_the_bots_of_a_dead_process_are_taken_over_when_its_lease_ends(two: tuple[Arcus, Arcus]) -> None:
    """Nobody moved them for half a minute. A process whose clock stands still renews no lease, as if it were dead."""
    dead, alive = two
    async with Player(dead, "Ada") as ada:
        journal = until_a_bot_is_due(ada)
        table = await dead.write(journal)
        dead.bots.hold()
        await dead.sweep()
        live = await dead.server.registry.table(table)
        assert live.bots.is_thinking()
        until = lease_of(dead, table)
        assert until == dead.clock.now_ms() + LEASE
        ada.where, ada.http = alive, ada_http(ada, alive)
        await ada.enter(table)
        number, thought = ada.update["table"]["number"], alive.bots.moves
        while alive.clock.now_ms() + 500 <= until:
            await alive.sweep()
            assert alive.bots.moves == thought
        await alive.sweep()
        await ada.until(lambda update: is_later_than(number, update))
        assert lease_of(alive, table) != until
        dead.bots.release()  # it was only slow: its move comes too late, and is made no second time
        await wait_for_news(lambda: not live.bots.is_thinking())
        await play_out(ada)
        await check_game(ada, alive.settings.database, table, foreseen(journal))


def ada_http(player: Player, where: Arcus) -> Any:
    """Return a client of another server that has a player's cookies."""
    return where.http(cookies=player.http.cookies)


def lease_of(server: Arcus, table: str) -> int:
    """Return until when a table's bots are left to one process, in ms since 1970."""
    with server.store.engine.connect() as connection:
        return int(connection.scalar(sa.select(tables.c.lease).where(tables.c.id == table)) or 0)


# -- workers


@contextlib.asynccontextmanager
async def worker(database: str, redis: Redis) -> AsyncIterator[tuple[ScriptedBots, ManualClock]]:
    """A worker in this process, with bots that play by the script."""
    bots, clock = ScriptedBots(), ManualClock()
    bots.script = lambda view: chosen(view.moves, view.decision).text
    server = Server(Services(Store(database), bots, broker=redis.url, is_worker=True, clock=clock))
    await server.start()
    yield bots, clock
    await server.stop()


@pytest.mark.needs("postgres", "redis")
async def test_workers_think_for_all_and_each_bot_moves_once(postgres: Postgres, own_redis: Redis) -> None:
    database = postgres.fresh(f"workers-{secrets.token_hex(6)}")
    known = await subscribers(own_redis)
    async with (
        running(database, own_redis.url, bot_processes=0) as server,
        worker(database, own_redis) as one,
        worker(database, own_redis) as other,
        Player(server, "Ada") as ada,
    ):
        await until_heard(own_redis, known + 3)
        journal = Journal("kobito", 3, number=1, host=ada).sat(ada).bots().dealt()
        table = await server.write(journal)
        await ada.enter(table)
        for _, clock in (one, other):
            await clock.advance(0.5)  # a bot may begin
        await play_out(ada)
        expected = foreseen(journal)
        await check_game(ada, database, table, expected)
        assert one[0].moves + other[0].moves == len(expected[1]) + len(expected[2])


@pytest.mark.needs("postgres", "redis")
async def test_a_worker_process_moves_the_bots_of_a_server_that_has_none(
    postgres: Postgres, own_redis: Redis, tmp_path: Path
) -> None:
    database = postgres.fresh(f"worker-{secrets.token_hex(6)}")
    async with running(database, own_redis.url, bot_processes=0) as server, Player(server, "Ada") as ada:
        journal = Journal("rainbow", 2, number=1, host=ada).sat(ada).bots().dealt()
        table = await server.write(journal)
        await ada.enter(table)
        process = ArcusCommand(tmp_path, "worker", "--bots", "1", "--database", database, "--broker", own_redis.url)
        known = await subscribers(own_redis)
        try:
            await asyncio.to_thread(process.start)
            await until_heard(own_redis, known + 1)
            await play_out(ada)
        finally:
            assert await asyncio.to_thread(process.stop, signal.SIGTERM) == 0
        moves = await asyncio.to_thread(stored, database, table)
        assert len(moves[0]) > 10
        assert len(moves[1]) > 10
        verify(parse_record((await ada.http.get(f"/api/tables/{table}/record")).content))


# -- a client that reads nothing


async def deaf_socket(url: str, player: Player, table: str) -> ClientConnection:
    """Open a socket at a table that reads nothing, and for which the system keeps little."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", int(url.rsplit(":", 1)[1])))
    address = f"{url.replace('http', 'ws', 1)}{socket_path(table)}"
    found = await connect(address, sock=small, additional_headers={"Cookie": player.cookie})
    found.transport.pause_reading()
    return found


async def test_a_client_that_reads_nothing_is_disconnected_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It used to stay at the table until it answered no ping for half a minute."""
    monkeypatch.setattr(sockets, "FAREWELL", 0.1)
    async with (
        listening(sqlite_file(tmp_path / "arcus.sqlite")) as arcus,
        Player(arcus, "Ada") as ada,
        Player(arcus, "Bob") as bob,
        Player(arcus.url, "Deaf") as deaf,
    ):
        journal = Journal("kobito", 2, number=1, host=ada).sat(ada, bob).dealt()
        table = await arcus.write(journal)
        for player in (ada, bob):
            await player.enter(table)
        deaf.socket = await deaf_socket(arcus.url, deaf, table)
        live = await arcus.server.registry.table(table)
        await wait_for_news(lambda: len(live.presence.connections) == 3)
        connection = next(each for each in live.presence.connections if each.person.id == deaf.id)
        for _ in range(5_000):  # each update is the whole table; the system keeps some megabytes of them
            if connection.gone is not None:
                break
            connection.sent = NOTHING_SENT
            live.broadcast.send_to(live.state, connection)
            await asyncio.sleep(0)
        assert connection.gone is not None
        assert connection.gone.why == "slow"
        await asyncio.wait_for(play_out(ada, bob), 60)
        await check_game(bob, arcus.settings.database, table, foreseen(journal))
        await wait_for_news(lambda: connection not in live.presence.connections)
        deaf.socket.transport.resume_reading()
        with pytest.raises(ConnectionClosed):
            await deaf.until(lambda _: False)


# -- a full disk


class Disk(ABC):
    """A disk that can be filled up, and freed again, with a server on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def serving(self) -> contextlib.AbstractAsyncContextManager[str | Arcus]:
        """Return a server that keeps its data on this disk."""

    @abstractmethod
    def fill(self) -> None:
        """Make every further write fail."""

    @abstractmethod
    def free(self) -> None:
        """Make room again."""

    @property
    def database(self) -> str:
        """The address of the database on it."""
        return sqlite_file(self.folder / "arcus.sqlite")


class SmallDisk(Disk):
    """A disk of its own, in memory, which only root can mount."""

    def serving(self) -> contextlib.AbstractAsyncContextManager[str | Arcus]:
        return running(self.database)

    def fill(self) -> None:
        room = os.statvfs(self.folder)
        (self.folder / "ballast").write_bytes(b"0" * (room.f_bavail * room.f_bsize))

    def free(self) -> None:
        (self.folder / "ballast").unlink()


class ShortFiles(Disk):
    """A process none of whose files may grow, which any user can ask the system for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "data")
        self.folder.mkdir()
        (folder / "log").write_bytes(b"\n" * 8_000_000)  # of the server: nor can it be written to
        self.server = ServerProcess(folder, "--data", str(self.folder), "--bots", "0")

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[str]:
        await asyncio.to_thread(self.server.start)
        try:
            yield self.server.url
        finally:
            await asyncio.to_thread(self.server.stop, signal.SIGTERM)

    def fill(self) -> None:
        self._allow((self.folder / "arcus.sqlite-wal").stat().st_size)

    def free(self) -> None:
        self._allow(resource.RLIM_INFINITY)

    def _allow(self, size: int) -> None:
        assert self.server.process is not None
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextlib.contextmanager
def mounted() -> Iterator[Path | None]:
    """A small disk; None if this user may not mount one."""
    folder = Path(tempfile.mkdtemp(prefix="arcus-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=1500k", "tmpfs", str(folder)]
    is_there = bool(shutil.which("mount")) and subprocess.run(mount, capture_output=True, timeout=30).returncode == 0
    try:
        yield folder if is_there else None
    finally:
        if is_there:
            subprocess.run(["umount", "-l", str(folder)], check=True, timeout=30)
        shutil.rmtree(folder)


def kinds_of_disk() -> list[str]:
    """Return the ways in which a disk can be full here: one works everywhere, the other for users who may mount."""
    with mounted() as folder:
        return ["short files"] if folder is None else ["short files", "small disk"]


@pytest.fixture(params=kinds_of_disk())
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    """A disk that is soon full."""
    if request.param == "short files":
        yield ShortFiles(tmp_path)
        return
    with mounted() as folder:
        assert folder is not None
        yield SmallDisk(folder)


@pytest.mark.needs("linux")
async def test_a_full_disk_is_a_clear_refusal_and_spoils_nothing(disk: Disk) -> None:
    async with disk.serving() as server, Player(server, "Ada") as ada, Player(server, "Bob") as bob:
        async with writing(disk.database) as writer:
            journal = Journal("kobito", 2, number=1, host=ada).sat(ada, bob).dealt()
            table = await journal.write(writer)
        for player in (ada, bob):
            await player.enter(table)
        await play_out(ada, bob, most=10)
        disk.fill()
        mover = ada if is_to_move(ada) else bob
        assert (await play_by_script(mover))["refused"] == "server-cannot-store"
        opened = await ada.http.post("/api/tables", json={"game": "rainbow", "seats": 2})
        assert (opened.status_code, opened.json()["refused"]) == (503, "server-cannot-store")
        disk.free()
        for player in (ada, bob):
            await player.leave()
            await player.enter(table)
        await play_out(ada, bob)
        await check_game(bob, disk.database, table, foreseen(journal))
