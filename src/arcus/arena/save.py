"""The file of a run, from which a stopped run resumes: a header line, then one line per finished game."""

import os
import time
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from arcus.arena.results import Result, Setting
from arcus.core.game import UsageError
from arcus.games import GAMES

FORMAT = "arcus-arena"
VERSION = 1
SYNC_SECONDS = 1.0  # between two fsyncs, which only matter if the machine stops


class Header(msgspec.Struct, frozen=True):
    """Identity of a run, so that the results of two runs are never mixed."""

    format: str
    version: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    contents: tuple[str, ...]
    seed: int
    move_seconds: float


def header_of(setting: Setting) -> Header:
    """Return the header of a run's file."""
    return Header(
        format=FORMAT,
        version=VERSION,
        game=setting.game,
        rules=GAMES[setting.game].rules_version,
        players=setting.players,
        options=setting.options,
        bots=tuple(entrant.text for entrant in setting.entrants),
        contents=tuple(entrant.content for entrant in setting.entrants),
        seed=setting.seed,
        move_seconds=setting.move_seconds,
    )


class Saved:
    """A run's file with its results, locked against other runs."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.results: dict[tuple[int, int], Result] = {}
        self._synced = 0.0
        self._file: BinaryIO = open(path, "a+b")  # noqa: SIM115 - closed by close()
        try:
            _lock(self._file, path)
            self._read(msgspec.json.encode(header_of(setting)) + b"\n")
        except BaseException:
            self._file.close()
            raise

    def add(self, results: list[Result]) -> None:
        """Append results."""
        self._file.write(b"".join(msgspec.json.encode(result) + b"\n" for result in results))
        self._file.flush()
        if time.monotonic() - self._synced > SYNC_SECONDS:
            self._sync()
        self.results.update((result.key, result) for result in results)

    def close(self) -> None:
        """Close and unlock the file."""
        self._sync()
        self._file.close()

    def _read(self, head: bytes) -> None:
        """Read the results, and drop an incomplete last line."""
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        if whole == 0 and not head.startswith(data):
            raise UsageError(f"{self.path} is not a saved run of the arena; choose another file for --save")
        if whole < len(data):
            self._file.truncate(whole)
        if whole == 0:
            self._file.write(head)
            self._sync()
            return
        lines = data[:whole].splitlines()
        self._compare(lines[0], head)
        decoder = msgspec.json.Decoder(Result)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise UsageError(f"{self.path}: line {number} is damaged ({error})") from None
            self.results.setdefault(result.key, result)

    def _compare(self, found: bytes, head: bytes) -> None:
        try:
            there = msgspec.to_builtins(msgspec.json.decode(found, type=Header))
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise UsageError(f"{self.path} is not a saved run of the arena; choose another file for --save") from None
        for name, ours in msgspec.to_builtins(msgspec.json.decode(head, type=Header)).items():
            if there[name] != ours:
                what = "the file of a bot" if name == "contents" else name
                raise UsageError(
                    f"{self.path} is from another run: {what} is {there[name]} there, {ours} now; "
                    "choose another file for --save"
                )

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()


def _lock(file: BinaryIO, path: Path) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError(f"{path} is in use by another run") from None
