"""Servers in separate processes, for tests of starting, stopping and crashing."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Self

from tests.run import run_folder
from tests.services import Service


class ServerProcess(Service):
    """`arcus serve`, which can be killed and restarted on the same data."""

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

    def start(self, limits: bool = False) -> Self:
        """Start it, as the user that runs the tests."""
        return self.spawn(env=quick(limits))


class ArcusCommand(Service):
    """A command of `arcus` that runs until Ctrl-C, as its greeting says."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        super().__init__(folder)
        self.words = words
        self.environment = environment

    def command(self) -> Sequence[str]:
        return [sys.executable, "-m", "arcus", *self.words]

    def start(self) -> Self:
        """Start it, as the user that runs the tests."""
        return self.spawn(env={**quick(), **self.environment})

    def answers(self) -> bool:
        """Return whether it has printed its greeting."""
        return "Ctrl-C" in self.log()


def quick(limits: bool = False) -> dict[str, str]:
    """Return a server's environment; by default without limits by address, since all players come from one."""
    return {**os.environ, "ARCUS_LIMITS": "on" if limits else "off"}


@contextlib.contextmanager
def common_folder() -> Iterator[Path]:
    """A folder that an ordinary user can write to, too."""
    with tempfile.TemporaryDirectory(prefix="arcus-", dir=run_folder(), ignore_cleanup_errors=True) as name:
        os.chmod(name, 0o777)
        yield Path(name)
