"""What may go wrong, does: here, on purpose, with the real thing."""

import asyncio
import contextlib
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server import deeds
from arcus.server.schema import journal
from arcus.server.store import Store
from tests.server.client import Player, is_later_than
from tests.server.conftest import Arcus, quick
from tests.server.services import Postgres, Redis, Service, wait_for
from tests.server.test_play import SETUPS, begun, seated

GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError)


class Stubborn(Player):
    """Plays on through everything, and remembers every move that was acknowledged."""

    patience = 20.0  # then it asks anew: what it waits for may be lost

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.acknowledged: list[tuple[int, str]] = []

    async def play_through(self) -> None:
        """Play to the end, whatever happens to the connection."""
        while not self.update or self.update["table"]["phase"] != "over":
            try:
                if self.socket is None:
                    await self.enter(self.table)
                await self._step()
            except (*GONE, TimeoutError):
                await self.leave()
                await asyncio.sleep(0.1)

    async def _step(self) -> None:
        you = self.update["you"]["facing"]
        if self.moves and not self.update["table"]["seats"][you]["decided"]:
            decision = self.update["view"]["decision"]
            move = self.random.choice(self.moves)
            answer = await self.ask("play", decision=decision, move=move["number"])
            if not answer.get("refused"):
                self.acknowledged.append((decision, move["text"]))
            await self.next_update()
        else:
            await self.hear(5)


@contextlib.asynccontextmanager
async def stubborn_pairs(url: str, count: int) -> AsyncIterator[list[tuple[Stubborn, Stubborn]]]:
    """Tables of two people each, begun, of all four games."""
    async with contextlib.AsyncExitStack() as stack:
        pairs = []
        for number in range(count):
            pair = (Stubborn(url, f"Ada{number}"), Stubborn(url, f"Bob{number}"))
            for player in pair:
                await stack.enter_async_context(player)
            await seated(*pair, {**SETUPS[number % 4], "seats": 2})
            await begun(*pair)
            pairs.append(pair)
        yield pairs


def played(url: str, table: str) -> list[tuple[int, str]]:
    """Every drafted move that the journal holds: the truth that a restart reads."""
    store = Store(url)
    with store.engine.connect() as connection:
        numbers = list(
            connection.scalars(
                sa.select(journal.c.number).where(journal.c.table_id == table).order_by(journal.c.number)
            )
        )
    assert numbers == list(range(1, len(numbers) + 1)), "the journal has a gap or a double"
    drafted = [entry.deed for entry in store.entries(table) if isinstance(entry.deed, deeds.Drafted)]
    found = [(deed.seat, deed.move) for deed in drafted]
    store.close()
    return found


def check_nothing_lost(url: str, pairs: list[tuple[Stubborn, Stubborn]], records: dict[str, bytes]) -> None:
    """Every acknowledged move is in the journal, in order, once; every record holds."""
    for pair in pairs:
        table = pair[0].table
        moves = played(url, table)
        for player in pair:
            seat = player.update["you"]["facing"]
            mine = [move for who, move in moves if who == seat]
            assert is_part(mine, [move for _, move in player.acknowledged]), "an acknowledged move was lost"
        verify(parse_record(records[table]))


def is_part(whole: list[str], part: list[str]) -> bool:
    """Does a list hold another, in order?"""
    rest = iter(whole)
    return all(each in rest for each in part)


KILLS = 20


def test_killed_twenty_times_under_load_it_loses_and_doubles_nothing(arcus: Arcus) -> None:
    rng = random.Random(1)

    async def play() -> tuple[list[tuple[Stubborn, Stubborn]], dict[str, bytes]]:
        async with stubborn_pairs(arcus.url, 8) as pairs:
            games = [asyncio.create_task(player.play_through()) for pair in pairs for player in pair]
            for _ in range(KILLS):
                await asyncio.sleep(rng.uniform(0.05, 0.4))
                await asyncio.to_thread(arcus.stop, signal.SIGKILL)
                await asyncio.to_thread(arcus.start)
            await asyncio.wait_for(asyncio.gather(*games), 240)
            records = {}
            for ada, _ in pairs:
                records[ada.table] = (await ada.http.get(f"/api/tables/{ada.table}/record")).content
            return pairs, records

    pairs, records = asyncio.run(play())
    assert all(player.acknowledged for pair in pairs for player in pair)
    check_nothing_lost(arcus.database, pairs, records)


@pytest.mark.needs("postgres", "redis")
def test_the_database_may_be_restarted(postgres: Postgres, redis: Redis, two: tuple[Arcus, Arcus]) -> None:
    """While it is away a request is refused in a sentence; then play goes on."""

    async def play() -> tuple[list[tuple[Stubborn, Stubborn]], dict[str, bytes]]:
        async with stubborn_pairs(two[0].url, 4) as pairs:
            games = [asyncio.create_task(player.play_through()) for pair in pairs for player in pair]
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(1.5)
            await asyncio.to_thread(postgres.start)
            await asyncio.wait_for(asyncio.gather(*games), 120)
            records = {}
            for ada, _ in pairs:
                records[ada.table] = (await ada.http.get(f"/api/tables/{ada.table}/record")).content
            return pairs, records

    check_nothing_lost(postgres.url, *asyncio.run(play()))


@pytest.fixture
def two(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[tuple[Arcus, Arcus]]:
    """Two processes that share a database and a broker."""
    with sharing(postgres, redis, tmp_path, (), ()) as servers:
        yield servers


@contextlib.contextmanager
def sharing(
    postgres: Postgres, redis: Redis, path: Path, first: Sequence[str], second: Sequence[str]
) -> Iterator[tuple[Arcus, Arcus]]:
    """Two processes, with options of their own, that share a database and a broker."""
    with contextlib.ExitStack() as stack:
        servers = []
        for name, options in (("one", first), ("other", second)):
            (path / name).mkdir()
            server = Arcus(path / name, "--database", postgres.url, "--broker", redis.url, *options)
            stack.callback(server.stop, signal.SIGTERM)
            servers.append(server.start())
        yield servers[0], servers[1]


async def across(two: tuple[Arcus, Arcus], setup: dict[str, Any], harm: Any = None) -> None:
    """Two people at one table through two processes, to the end of the game."""
    async with Stubborn(two[0].url, "Ada") as ada, Stubborn(two[1].url, "Bob") as bob:
        await seated(ada, bob, setup)
        await begun(ada, bob)
        games = [asyncio.create_task(player.play_through()) for player in (ada, bob)]
        if harm is not None:
            await asyncio.sleep(0.3)
            await asyncio.to_thread(harm)
        await asyncio.wait_for(asyncio.gather(*games), 120)
        assert ada.update["table"]["winners"] == bob.update["table"]["winners"]
        record = (await bob.http.get(f"/api/tables/{ada.table}/record")).content
        verify(parse_record(record))


@pytest.mark.needs("postgres", "redis")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["game"])
def test_two_processes_share_a_table(two: tuple[Arcus, Arcus], setup: dict[str, Any]) -> None:
    asyncio.run(across(two, setup))


@pytest.mark.needs("postgres", "redis")
def test_the_broker_may_vanish_and_come_back(two: tuple[Arcus, Arcus], redis: Redis) -> None:
    def harm() -> None:
        redis.stop(signal.SIGKILL)
        wait_for("a moment without a broker", iter([False] * 40 + [True]).__next__)
        redis.start()

    asyncio.run(across(two, {"game": "kobito", "seats": 2}, harm))


@pytest.mark.needs("postgres", "redis")
def test_one_of_two_processes_may_be_killed(two: tuple[Arcus, Arcus]) -> None:
    """Who was connected to it goes on at the other, with the same cookie."""

    async def play() -> None:
        async with Stubborn(two[0].url, "Ada") as ada, Stubborn(two[1].url, "Bob") as bob:
            await seated(ada, bob, {"game": "kobito", "seats": 3})
            await begun(ada, bob)
            games = [asyncio.create_task(player.play_through()) for player in (ada, bob)]
            await asyncio.sleep(0.5)
            await asyncio.to_thread(two[1].stop, signal.SIGKILL)
            bob.url = two[0].url
            await asyncio.wait_for(asyncio.gather(*games), 120)
            assert bob.update["table"]["phase"] == "over"

    asyncio.run(play())


@pytest.mark.needs("postgres", "redis")
def test_strangers_at_two_processes_meet(two: tuple[Arcus, Arcus]) -> None:
    """Who asked two processes at the same moment waited at two tables."""

    async def play() -> None:
        async with Player(two[0].url, "Ada") as ada, Player(two[1].url, "Bob") as bob:
            for bank in range(60, 75):
                setup = {"game": "rainbow", "seats": 2, "clock": {"bank": bank}}
                answers = await asyncio.gather(*(each.http.post("/api/match", json=setup) for each in (ada, bob)))
                assert answers[0].json()["id"] == answers[1].json()["id"]

    asyncio.run(play())


@pytest.mark.needs("postgres", "redis")
def test_the_bots_of_a_killed_process_are_soon_taken_over(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Nobody saw to them for half a minute. How long they stood still now is printed."""

    async def until_a_bot_is_due(player: Player) -> str:
        table = await player.open(game="rainbow", seats=2)
        await player.enter(table)
        await player.done("sit")
        await player.done("seat-bot", seat=1, level="random")
        await player.done("begin")
        await player.until(lambda update: update["view"] is not None)
        while not player.update["table"]["seats"][1]["to_act"]:
            await player.done("play", decision=player.update["view"]["decision"], move=player.moves[0]["number"])
            await player.next_update()
        return table

    async def play(two: tuple[Arcus, Arcus]) -> str:
        async with Player(two[0].url, "Ada") as ada, Player(two[1].url, "Bob") as bob:
            await until_a_bot_is_due(bob)  # there bots think already
            await asyncio.wait_for(bob.play_on(), 120)
            table = await until_a_bot_is_due(ada)
            number = ada.update["table"]["number"]
            await asyncio.to_thread(two[0].stop, signal.SIGKILL)
            began = time.monotonic()
            await ada.leave()
            ada.url = two[1].url
            await ada.enter(table)
            while ada.update["table"]["number"] == number:
                await asyncio.wait_for(ada.next_update(), 30)
            stood = time.monotonic() - began
            print(f"the bots of a killed process stood still for {stood:.1f} s")
            assert stood < 15
            await asyncio.wait_for(ada.play_on(), 120)
            return table

    slow, swift = ("--pace", "60"), ("--pace", "0")  # whoever is killed has never moved
    with sharing(postgres, redis, tmp_path, slow, swift) as two:
        table = asyncio.run(play(two))
    assert {seat for seat, _ in played(two[0].database, table)} == {0, 1}


class Worker(Service):
    """A real `arcus worker`."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder)
        self.options = options

    def command(self) -> Sequence[str]:
        return [sys.executable, "-m", "arcus", "worker", "--bots", "1", *self.options]

    def start(self) -> "Worker":
        with open(self.folder / "worker.log", "ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                env=quick(),
            )
        self.wait_or_end()
        return self

    def wait(self) -> None:
        """It answers nobody."""


@pytest.mark.needs("postgres", "redis")
def test_workers_think_for_all_and_each_bot_moves_once(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    options = ["--database", postgres.url, "--broker", redis.url]
    server = Arcus(tmp_path, *options, "--bots", "0")
    workers = [Worker(tmp_path, *options) for _ in range(2)]

    async def play() -> str:
        async with Stubborn(server.url, "Ada") as ada:
            table = await ada.open(game="kobito", seats=3)
            await ada.enter(table)
            await ada.done("sit")
            for seat in (1, 2):
                await ada.done("seat-bot", seat=seat, level="random")
            await ada.done("begin")
            await ada.until(lambda update: update["view"] is not None)
            await asyncio.wait_for(ada.play_through(), 120)
            return table

    with contextlib.ExitStack() as stack:
        for service in (server, *workers):
            stack.callback(service.stop, signal.SIGTERM)
            service.start()
        table = asyncio.run(play())
    assert {seat for seat, _ in played(postgres.url, table)} == {0, 1, 2}


def test_a_client_that_reads_nothing_is_let_go_and_holds_up_nobody(arcus: Arcus) -> None:
    async def play() -> None:
        async with (
            Stubborn(arcus.url, "Ada") as ada,
            Stubborn(arcus.url, "Bob") as bob,
            Player(arcus.url, "Deaf") as deaf,
        ):
            table = await seated(ada, bob, {"game": "kobito", "seats": 2})
            await begun(ada, bob)
            await deaf.enter(table)
            assert deaf.socket is not None
            deaf.socket.transport.pause_reading()  # from now on it reads nothing
            for _ in range(800):
                await ada.send("say", phrase="hello")
            await asyncio.wait_for(asyncio.gather(ada.play_through(), bob.play_through()), 120)

    asyncio.run(play())


class Disk(ABC):
    """A disk that can be filled up, and freed again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @abstractmethod
    def fill(self, server: Arcus) -> None:
        """From now on nothing more can be written."""

    @abstractmethod
    def free(self, server: Arcus) -> None:
        """There is room again."""


class SmallDisk(Disk):
    """A disk of its own, in memory, which only root can mount."""

    def fill(self, server: Arcus) -> None:
        room = os.statvfs(self.folder)
        (self.folder / "ballast").write_bytes(b"0" * (room.f_bavail * room.f_bsize))

    def free(self, server: Arcus) -> None:
        (self.folder / "ballast").unlink()


class ShortFiles(Disk):
    """The system lets no file of the server's grow, which anybody may ask for."""

    def fill(self, server: Arcus) -> None:
        self._allow(server, max(path.stat().st_size for path in self.folder.glob("arcus.sqlite*")))

    def free(self, server: Arcus) -> None:
        self._allow(server, resource.RLIM_INFINITY)

    def _allow(self, server: Arcus, size: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextlib.contextmanager
def mounted() -> Iterator[Path | None]:
    """A small disk; None if we may not mount one."""
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
    """The ways in which a disk can be full here: one is everywhere, the other where one may mount."""
    with mounted() as folder:
        return ["short files"] if folder is None else ["short files", "small disk"]


@pytest.fixture(params=kinds_of_disk())
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    """A disk that is soon full."""
    if request.param == "short files":
        (tmp_path / "data").mkdir()
        (tmp_path / "log").write_bytes(b"\n" * 8_000_000)  # of the server: it can't be written on either
        yield ShortFiles(tmp_path / "data")
        return
    with mounted() as folder:
        assert folder is not None
        yield SmallDisk(folder)


@pytest.mark.needs("linux")
def test_a_full_disk_is_a_clear_refusal_and_spoils_nothing(disk: Disk, tmp_path: Path) -> None:
    server = Arcus(tmp_path, "--data", str(disk.folder)).start()

    async def play() -> None:
        async with Stubborn(server.url, "Ada") as ada, Stubborn(server.url, "Bob") as bob:
            table = await seated(ada, bob, {"game": "kobito", "seats": 2})
            await begun(ada, bob)
            disk.fill(server)
            refused: set[str] = set()
            while "server-cannot-store" not in refused:
                mover = ada if ada.moves else bob
                move = mover.random.choice(mover.moves)
                number = mover.update["table"]["number"]
                answer = await mover.ask("play", decision=mover.update["view"]["decision"], move=move["number"])
                refused.add(str(answer.get("refused")))
                if not answer.get("refused"):
                    await asyncio.gather(*(each.until(partial(is_later_than, number)) for each in (ada, bob)))
            opened = await ada.http.post("/api/tables", json={"game": "rainbow", "seats": 2})
            assert opened.status_code == 503
            assert opened.json()["refused"] == "server-cannot-store"
            disk.free(server)
            for player in (ada, bob):
                await player.leave()
                await player.enter(table)
            await asyncio.wait_for(asyncio.gather(ada.play_through(), bob.play_through()), 120)
            verify(parse_record((await ada.http.get(f"/api/tables/{table}/record")).content))

    try:
        asyncio.run(play())
    finally:
        server.stop(signal.SIGTERM)
