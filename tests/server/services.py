"""Real services for tests: PostgreSQL and Redis, started as an ordinary user in folders of their own."""

import atexit
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import psycopg

PLACES = [*Path("/usr/lib/postgresql").glob("*/bin"), *map(Path, os.environ.get("PATH", "").split(":"))]


def program(name: str) -> str | None:
    """Where a program lies; PostgreSQL's are seldom on the path."""
    found = [str(place / name) for place in sorted(PLACES, reverse=True) if (place / name).is_file()]
    return found[0] if found else shutil.which(name)


HELD: list[socket.socket] = []
"""Sockets that keep ports from being given to others; see `free_port`."""


def free_port() -> int:
    """A port that nobody listens on; whoever asks the system for any port is given another.

    So a service has its own when it starts, and again when it comes back. Elsewhere than on Linux it can't be held.
    """
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # who listens there does the same, and so may
    place.bind(("127.0.0.1", 0))
    port = int(place.getsockname()[1])
    HELD.append(place)
    if sys.platform != "linux":
        place.close()
    return port


def wait_for(what: str, is_so: Callable[[], bool], seconds: float = 90.0) -> None:
    """Wait until something is so, or fail and say what was waited for; on a busy machine it may come slowly."""
    until = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > until:
            raise TimeoutError(f"waited {seconds:.0f} s for {what}")
        time.sleep(0.05)


def is_listening(port: int) -> bool:
    """Does somebody answer there?"""
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Service(ABC):
    """A program that runs until it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> Sequence[str]:
        """What is run."""

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=subprocess.STDOUT, user=ordinary_user(), start_new_session=True
            )
        self.wait_or_end()
        return self

    def wait_or_end(self) -> None:
        """Wait until it answers; one that does not is ended, so that it outlives no test."""
        STARTED.append(self)
        try:
            self.wait()
        except BaseException:
            self.stop(signal.SIGKILL)
            raise

    def wait(self) -> None:
        """Wait until it answers."""
        wait_for(f"{type(self).__name__} on port {self.port}", lambda: is_listening(self.port))

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it, and wait until it is gone; one that does not go is ended, and that is a failure."""
        process, self.process = self.process, None
        if process is not None and process.poll() is None:
            os.killpg(process.pid, how)
            wait_or_kill(process)


def wait_or_kill(process: subprocess.Popen[Any], seconds: float = 30.0) -> int:
    """Wait until a process has ended; if it does not, end it with all that it started, and fail."""
    try:
        return process.wait(seconds)
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(seconds)
        raise


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    command = ["ps", "-o", "pid=", "--ppid", str(pid)]
    return [int(word) for word in subprocess.run(command, capture_output=True, text=True, timeout=30).stdout.split()]


STARTED: list[Service] = []
"""All that were ever started here; see `end_all`."""


@atexit.register
def end_all() -> None:
    """Whatever a test has left behind ends with the tests."""
    for service in STARTED:
        service.stop(signal.SIGKILL)
    for place in HELD:
        place.close()


def ordinary_user() -> str | None:
    """PostgreSQL refuses to run as root: the user to run as instead, or None if we are an ordinary one."""
    return "nobody" if os.geteuid() == 0 else None


class Postgres(Service):
    """A PostgreSQL server with one database."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        init = [program("initdb") or "initdb", "-D", str(folder / "db"), "-U", "arcus", "--auth=trust", "-N"]
        subprocess.run(init, check=True, stdout=subprocess.DEVNULL, user=ordinary_user(), cwd="/", timeout=120)
        self.url = f"postgresql://arcus@127.0.0.1:{self.port}/postgres"

    def wait(self) -> None:
        """Wait until it answers; for a moment it listens and refuses."""
        wait_for(f"PostgreSQL on port {self.port}", self._is_ready)

    def _is_ready(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url, connect_timeout=10):
            return True
        return False

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        with psycopg.connect(self.url, autocommit=True, connect_timeout=10) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url.removesuffix("postgres") + name

    def command(self) -> Sequence[str]:
        return [
            program("postgres") or "postgres",
            *("-D", str(self.folder / "db"), "-p", str(self.port), "-k", "/tmp"),
            *("-c", "max_connections=60", "-c", "fsync=off"),  # processes are killed here, never the machine
        ]


class Redis(Service):
    """A Redis server that keeps nothing."""

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        return [program("redis-server") or "redis-server", *("--port", str(self.port), "--save", "", "--dir", "/tmp")]
