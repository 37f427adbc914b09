"""Servers for tests: one in this process for each kind of database, or, for tests of dying, a process of its own."""

import contextlib
import os
import secrets
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from arcus.server.schema import metadata
from arcus.server.settings import sqlite_file
from arcus.server.store import Store
from tests.server.inprocess import Arcus, running
from tests.server.process import ServerProcess
from tests.services import Postgres, Redis
from tests.shared import shared


@pytest.fixture(scope="session")
def postgres() -> Postgres:
    """PostgreSQL, the same for all workers."""
    return shared(Postgres)


@pytest.fixture(scope="session")
def redis() -> Redis:
    """Redis, one for each worker, since notices of the lobby reach every server on it."""
    return shared(Redis, os.environ.get("PYTEST_XDIST_WORKER", "all"))


SQLITE, POSTGRES = "sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgres", "redis"))


@pytest.fixture(params=[SQLITE, POSTGRES])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return sqlite_file(tmp_path / "arcus.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh(f"empty-{secrets.token_hex(6)}")


@pytest.fixture(params=[SQLITE, POSTGRES])
def emptied(request: pytest.FixtureRequest) -> str:
    """The URL of a database of this worker, of either kind, with the schema and no rows."""
    name = "emptied_sqlite" if request.param == "sqlite" else "emptied_postgres"
    return emptied_database(request.getfixturevalue(name))


def emptied_database(url: str) -> str:
    """Bring a database to the newest schema and delete all rows; return its address."""
    store = Store(url)
    store.migrate()
    with store.begin() as connection:
        for each in reversed(metadata.sorted_tables):
            connection.execute(each.delete())
    store.close()
    return url


@pytest.fixture(scope="session")
def emptied_sqlite(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The SQLite database of `emptied`."""
    return sqlite_file(tmp_path_factory.mktemp("emptied") / "arcus.sqlite")


@pytest.fixture(scope="session")
def emptied_postgres(postgres: Postgres) -> str:
    """The PostgreSQL database of `emptied`."""
    return postgres.fresh(f"emptied-{secrets.token_hex(6)}")


class Servers:
    """The servers of this worker, by kind of database, each started on demand."""

    def __init__(self, stack: contextlib.AsyncExitStack) -> None:
        self._stack = stack
        self._running: dict[str, Arcus] = {}

    async def get(self, database: str, broker: str | None, kind: str) -> Arcus:
        """Return the server of this kind."""
        if kind not in self._running:
            self._running[kind] = await self._stack.enter_async_context(running(database, broker))
        return self._running[kind]


@pytest.fixture(scope="session")
async def servers() -> AsyncIterator[Servers]:
    """The servers of this worker."""
    async with contextlib.AsyncExitStack() as stack:
        yield Servers(stack)


@pytest.fixture(scope="session")
def worker_sqlite(tmp_path_factory: pytest.TempPathFactory) -> str:
    """This worker's SQLite database."""
    return sqlite_file(tmp_path_factory.mktemp("arcus") / "arcus.sqlite")


@pytest.fixture(scope="session")
def worker_postgres(postgres: Postgres) -> str:
    """This worker's PostgreSQL database."""
    return postgres.fresh(f"worker-{secrets.token_hex(6)}")


@pytest.fixture(params=[SQLITE, POSTGRES])
async def arcus(request: pytest.FixtureRequest, servers: Servers) -> Arcus:
    """This worker's server: on SQLite alone, and on PostgreSQL with Redis. Tables are kept apart by their ids."""
    if request.param == "sqlite":
        found = await servers.get(request.getfixturevalue("worker_sqlite"), None, "sqlite")
    else:
        redis: Redis = request.getfixturevalue("redis")
        found = await servers.get(request.getfixturevalue("worker_postgres"), redis.url, "postgresql")
    found.bots.reset()
    return found


@pytest.fixture
def server_process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own on SQLite, for a test that stops or kills it."""
    server = ServerProcess(tmp_path, "--data", str(tmp_path))
    yield server.start()
    server.stop(signal.SIGTERM)
