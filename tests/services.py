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
from typing import Any, ClassVar, Self

import psycopg

from tests.run import note_end, note_start

PLACES = [*Path("/usr/lib/postgresql").glob("*/bin"), *map(Path, os.environ.get("PATH", "").split(":"))]


def program(name: str) -> str | None:
    """Return the path of a program; those of PostgreSQL are seldom on the search path."""
    found = [str(place / name) for place in sorted(PLACES, reverse=True) if (place / name).is_file()]
    return found[0] if found else shutil.which(name)


CHROMIUM = program("chromium-headless-shell") or program("chromium")
"""The browser; its shell without windows is a quarter faster."""
HELD: list[socket.socket] = []
"""Sockets that reserve ports; see `free_port`."""


def free_port() -> int:
    """Reserve and return a free port.

    So a service has its port when it starts, and again when it restarts. Only Linux can hold a port like this.
    """
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # the service sets it too, and so can bind
    place.bind(("127.0.0.1", 0))
    port = int(place.getsockname()[1])
    HELD.append(place)
    if sys.platform != "linux":
        place.close()
    return port


def wait_for(what: str, condition: Callable[[], bool], seconds: float = 90.0) -> None:
    """Wait until a condition holds, or raise TimeoutError that names it; a busy machine may take long."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            raise TimeoutError(f"waited {seconds:.0f} s for {what}")
        time.sleep(0.02)


def is_listening(port: int) -> bool:
    """Return whether a port of this machine accepts connections."""
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Service(ABC):
    """A program that runs until it is stopped."""

    hard: ClassVar[signal.Signals] = signal.SIGKILL
    """The signal that ends it at once."""

    def __init__(self, folder: Path, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> Sequence[str]:
        """Return the command line."""

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        return self.spawn(user=ordinary_user())

    def spawn(self, **options: Any) -> Self:
        """Start it with these options of `Popen`, and wait until it answers; if it does not, end it."""
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                **options,
            )
        note_start(self.process.pid, self.hard)
        STARTED.append(self)
        try:
            self.wait()
        except BaseException:
            self.stop(self.hard)
            raise
        return self

    def wait(self) -> None:
        """Wait until it answers; if it does not, its log says why."""
        try:
            wait_for(f"{type(self).__name__} on port {self.port}", self._answers_or_ended)
        except TimeoutError as error:
            raise TimeoutError(f"{error}: {self.log()[-2000:]}") from error
        if self.process is not None and self.process.poll() is not None:
            raise ChildProcessError(f"{type(self).__name__} ended at once: {self.log()[-2000:]}")

    def _answers_or_ended(self) -> bool:
        return self.process is None or self.process.poll() is not None or self.answers()

    def answers(self) -> bool:
        """Return whether it takes requests."""
        return is_listening(self.port)

    def log(self) -> str:
        """Return everything that it has printed."""
        return (self.folder / "log").read_text()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Stop it with a signal, and return its exit code; one that does not end is killed, and that is a failure."""
        process, self.process = self.process, None
        if process is None:
            return 0
        if process.poll() is None:
            os.killpg(process.pid, how)
        code = wait_or_kill(process)
        note_end(process.pid)
        return code


def wait_or_kill(process: subprocess.Popen[Any], seconds: float = 30.0) -> int:
    """Wait until a process has ended; if it does not, kill it with all that it started, and fail."""
    try:
        return process.wait(seconds)
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(seconds)
        raise


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    command = ["ps", "-o", "pid=", "--ppid", str(pid)]
    return [int(word) for word in subprocess.run(command, capture_output=True, text=True, timeout=30).stdout.split()]


STARTED: list[Service] = []
"""Everything that was ever started here; see `end_all`."""


@atexit.register
def end_all() -> None:
    """End the services that a test has left running."""
    for service in STARTED:
        service.stop(service.hard)
    for place in HELD:
        place.close()


def ordinary_user() -> str | None:
    """Return the user that PostgreSQL runs as, which refuses to run as root; None for the user of the tests."""
    return "nobody" if os.geteuid() == 0 else None


class Postgres(Service):
    """A PostgreSQL server."""

    hard = signal.SIGQUIT  # killed, it would leave shared memory behind

    @property
    def url(self) -> str:
        """The URL of its first database."""
        return f"postgresql://arcus@127.0.0.1:{self.port}/postgres"

    def start(self) -> Self:
        """Make the cluster if there is none yet, and start it."""
        if not (self.folder / "db").exists():
            init = [program("initdb") or "initdb", "-D", str(self.folder / "db"), "-U", "arcus", "--auth=trust", "-N"]
            subprocess.run(init, check=True, stdout=subprocess.DEVNULL, user=ordinary_user(), cwd="/", timeout=120)
        return super().start()

    def answers(self) -> bool:
        """Return whether it takes requests; for a moment it listens and refuses."""
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url, connect_timeout=10):
            return True
        return False

    def fresh(self, name: str) -> str:
        """Create an empty database, and return its address."""
        with psycopg.connect(self.url, autocommit=True, connect_timeout=10) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url.removesuffix("postgres") + name

    def command(self) -> Sequence[str]:
        return [
            program("postgres") or "postgres",
            *("-D", str(self.folder / "db"), "-p", str(self.port)),
            *("-c", "unix_socket_directories="),  # else files would stay in /tmp
            *("-c", "max_connections=100", "-c", "fsync=off"),  # processes are killed here, never the machine
        ]


class Redis(Service):
    """A Redis server that keeps nothing."""

    @property
    def url(self) -> str:
        """Its URL."""
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str]:
        return [program("redis-server") or "redis-server", *("--port", str(self.port), "--save", "", "--dir", "/tmp")]
