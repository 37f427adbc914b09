"""Servers for tests: a real `arcus serve`, on SQLite alone, or on PostgreSQL and Redis."""

import contextlib
import os
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from arcus.server.settings import sqlite_file
from tests.server.services import Postgres, Redis, Service, is_listening, wait_for


class Arcus(Service):
    """A real server process; it can be killed and started again on the same data."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder)
        self.options = options
        given = dict(zip(options[::2], options[1::2], strict=True))
        self.database = given.get("--database") or f"sqlite:///{given['--data']}/arcus.sqlite"

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        return [
            *(sys.executable, "-m", "arcus", "serve", "--no-browser", "--json-logs", "--port", str(self.port)),
            *(() if "--pace" in self.options else ("--pace", "0")),
            *self.options,
        ]

    def start(self, limits: bool = False) -> "Arcus":
        """Start it, as the user that runs the tests."""
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=subprocess.STDOUT, start_new_session=True, env=quick(limits)
            )
        self.wait_or_end()
        return self

    def wait(self) -> None:
        """Wait until it answers; if it does not, its log says why."""
        try:
            wait_for(f"Arcus on port {self.port}", lambda: is_listening(self.port))
        except TimeoutError as error:
            raise TimeoutError(f"{error}: {self.log()[-2000:]}") from error

    def log(self) -> str:
        """What it has said."""
        return (self.folder / "log").read_text()


def quick(limits: bool = False) -> dict[str, str]:
    """The environment of a server in tests: no limits by address, unless asked for, since all players come from one."""
    return {**os.environ, "ARCUS_LIMITS": "on" if limits else "off"}


@contextlib.contextmanager
def common_folder() -> Iterator[Path]:
    """A folder that an ordinary user can write to, too."""
    with tempfile.TemporaryDirectory(prefix="arcus-", ignore_cleanup_errors=True) as name:
        os.chmod(name, 0o777)
        yield Path(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL."""
    with common_folder() as folder:
        service = Postgres(folder)
        yield service.start()
        service.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """Redis."""
    with common_folder() as folder:
        service = Redis(folder)
        yield service.start()
        service.stop(signal.SIGTERM)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgres"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return sqlite_file(tmp_path / "arcus.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh(f"empty-{secrets.token_hex(6)}")


@pytest.fixture(
    scope="module",
    params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgres", "redis"))],
)
def arcus(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arcus]:
    """A server, on SQLite alone and on PostgreSQL with Redis."""
    folder = tmp_path_factory.mktemp("arcus")
    if request.param == "sqlite":
        options = ["--data", str(folder)]
    else:
        postgres, redis = request.getfixturevalue("postgres"), request.getfixturevalue("redis")
        options = ["--database", postgres.url, "--broker", redis.url]
    server = Arcus(folder, *options)
    yield server.start()
    server.stop(signal.SIGTERM)
