"""A database that is there and does not answer, or can't store anything: refusals, readiness and starting."""

import asyncio
import contextlib
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from arcus.server.settings import sqlite_file
from arcus.server.startup import prepare
from tests.server.client import Player
from tests.server.inprocess import Arcus, running
from tests.server.journal import Journal
from tests.server.process import ArcusCommand, common_folder, quick
from tests.server.test_faults import Disk, disk as disk, play_by_script, play_out
from tests.services import Postgres, children, wait_for

IMPATIENT: dict[str, Any] = {"answer_within": 0.5}


@contextlib.contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """Stop every process of PostgreSQL: connections are accepted by the system, and nothing is answered."""
    assert postgres.process is not None
    main = postgres.process.pid
    os.kill(main, signal.SIGSTOP)  # first, so that it starts no other
    all_of_it = [main, *children(main)]
    for pid in all_of_it:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(all_of_it):
            os.kill(pid, signal.SIGCONT)


@pytest.fixture
async def own_postgres() -> AsyncIterator[Postgres]:
    """A PostgreSQL that a test may stop."""
    with common_folder() as folder:
        postgres = Postgres(folder)
        await asyncio.to_thread(postgres.start)
        yield postgres
        await asyncio.to_thread(postgres.stop, signal.SIGQUIT)


@pytest.mark.needs("postgres")
async def test_a_stopped_database_is_a_refusal_and_not_a_silence(own_postgres: Postgres) -> None:
    """Ready checks, moves and the lobby used to wait for as long as it was stopped."""
    async with (
        running(own_postgres.url, **IMPATIENT) as arcus,
        Player(arcus, "Ada") as ada,
        Player(arcus, "Bob") as bob,
    ):
        table = await arcus.write(Journal("kobito", 2, number=1, host=ada).sat(ada, bob).dealt())
        for player in (ada, bob):
            await player.enter(table)
        await play_out(ada, bob, most=5)
        mover = ada if ada.moves else bob
        with stopped(own_postgres), capture_logs() as logs:
            await refused_everywhere(arcus, mover)
        failed = [line["access"] for line in logs if line["event"] == "database fails"]
        assert sorted(failed) == ["read", "write"]
        assert (await ada.http.get("/health/ready")).status_code == 200
        await play_out(ada, bob)


async def refused_everywhere(arcus: Arcus, mover: Player) -> None:
    """Ask for what needs the database, all at once; each request is answered with a sentence."""
    ready, lobby, renamed, played = await asyncio.gather(
        mover.http.get("/health/ready"),
        mover.http.get("/api/lobby"),
        mover.http.put("/api/me", json={"name": "Eva"}),
        play_by_script(mover),
    )
    assert ready.status_code == 503
    assert ready.json()["status"] == "not ready"
    assert "can't write to the database" in ready.json()["reason"]
    for answer in (lobby, renamed):
        assert (answer.status_code, answer.json()["refused"]) == (503, "server-cannot-store")
    assert played["refused"] == "server-not-known"  # the database may have taken it before it fell silent


SERVE = ("serve", "--no-browser", "--port", "0", "--bots", "0")


def serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start a server that ends by itself."""
    command = [sys.executable, "-m", "arcus", *SERVE, *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, env={**quick(), **environment})


@pytest.mark.needs("postgres")
async def test_starting_against_a_stopped_database_says_what_it_waits_for_and_ends(own_postgres: Postgres) -> None:
    """It used to say nothing, for ever."""
    with stopped(own_postgres):
        ended = await asyncio.to_thread(serve, "--database", own_postgres.url, ARCUS_WAITS_FOR_DATABASE="1")
    place = f"127.0.0.1:{own_postgres.port}/postgres"
    assert "waiting for the database" in ended.stderr
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == (
        f"arcus: the database {place} has not answered for 1 s; start it, or choose another with --database"
    )
    assert "Traceback" not in ended.stderr


class Waiting(ArcusCommand):
    """`arcus serve` that counts as started as soon as it waits for its database."""

    def answers(self) -> bool:
        """Return whether it has said that it waits."""
        return "waiting for the database" in self.log()


@pytest.mark.needs("postgres")
async def test_a_database_that_answers_after_a_while_is_waited_for(own_postgres: Postgres, tmp_path: Path) -> None:
    server = Waiting(tmp_path, *SERVE, "--database", own_postgres.url)
    with stopped(own_postgres):
        await asyncio.to_thread(server.start)
    await asyncio.to_thread(wait_for, "its greeting", lambda: "Ctrl-C" in server.log())
    await asyncio.to_thread(server.stop, signal.SIGKILL)


# -- a full disk


@pytest.mark.needs("linux")
async def test_a_server_that_can_store_nothing_is_not_ready_and_says_why(disk: Disk) -> None:
    """It used to be ready as long as the database could be read."""
    async with disk.serving() as server, Player(server, "Ada") as ada:
        assert (await ada.http.get("/health/ready")).status_code == 200
        disk.fill()
        ready = await ada.http.get("/health/ready")
        assert (ready.status_code, ready.json()["status"]) == (503, "not ready")
        assert "can't write to the database" in ready.json()["reason"]
        assert (await ada.http.get("/health/live")).status_code == 200
        disk.free()
        assert (await ada.http.get("/health/ready")).json() == {"status": "ok", "broker": True}


@pytest.mark.needs("linux")
@pytest.mark.parametrize("room", [0, 40_000, None], ids=["no file", "half a schema", "a schema and no more"])
async def test_starting_on_a_full_disk_is_an_error_of_one_line(room: int | None, tmp_path: Path) -> None:
    """A server whose database was there already ended with a traceback."""
    file = tmp_path / "arcus.sqlite"
    if room is None:
        prepare(sqlite_file(file))
        room = 0
    command = [sys.executable, "-m", "arcus", *SERVE, "--data", str(tmp_path)]
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
    ended = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=120, env=quick(), preexec_fn=limit
    )
    assert ended.returncode == 2
    assert re.fullmatch(f"arcus: the database {file} can't be used .*; make room on its disk.*\n", ended.stderr)
