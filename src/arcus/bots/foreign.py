"""Bots from outside: a program in any language, or a class in one file, each in a process of its own.

A bot from outside is asked over its standard input and answers on its standard output, one JSON line each way;
docs/bots.md tells the protocol. Whatever it does, it can only fail: it is killed when it is late, and it never holds up
or brings down whoever asks.
"""

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from arcus.bots import Bot
from arcus.core.game import AnyGame, AnyView, UsageError

PROTOCOL = 1
LONGEST = 1 << 16  # bytes in one answer
COMPLAINT = 2000  # bytes that are kept of what a program said on its standard error
GRACE = 5.0  # seconds that a program may take to start, besides those for its first answer
CHUNK = 1 << 16

CRASH, ILLEGAL, TIMEOUT, NONSENSE = "crash", "illegal", "timeout", "nonsense"

# Started through this on Linux, a program dies with whoever started it, even if that one is killed.
LEASH = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(1, 9)
if os.getppid() == int(sys.argv[1]):
    os.execvp(sys.argv[2], sys.argv[2:])
"""


class Failed(Exception):
    """A bot failed: in which way, and what can be said about it."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message


class Hello(msgspec.Struct, frozen=True):
    """The line that begins a game."""

    arcus: int
    game: str
    players: int
    options: dict[str, Any]
    seat: int
    seed: int
    seconds: float


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a program may answer: to a hello the protocol's number, to a view a move, or that it gives up, and why."""

    arcus: int | None = None
    move: int | str | None = None
    error: str | None = None


def program_command(text: str) -> tuple[str, ...]:
    """The words of `exec:COMMAND`, or UsageError if there is no such program."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UsageError(f"exec:{text}: can't be split into words ({error})") from None
    if not words:
        raise UsageError("exec: needs a command after it, like exec:./mybot")
    if shutil.which(words[0]) is None:
        raise UsageError(f"exec:{text}: there is no program '{words[0]}' that can be run")
    return tuple(words)


def class_command(path: Path, name: str) -> tuple[str, ...]:
    """The command that plays with a class of a file."""
    return (sys.executable, "-m", "arcus.bots.host", str(path), name)


class Program(Bot):
    """A bot in a process of its own, asked line by line; it is started anew after it has failed."""

    def __init__(self, command: Sequence[str], seconds: float, folder: str | None = None) -> None:
        self.command = tuple(command)
        self.seconds = seconds
        self.folder = folder
        self._game: AnyGame | None = None
        self._pipes: _Pipes | None = None

    def begin(self, game: AnyGame, seat: int, seed: int) -> None:
        """Tell the program that a game begins; Failed if it does not answer as it should."""
        self._game = game
        hello = Hello(PROTOCOL, game.name, game.players, game.options_dict(), seat, seed, self.seconds)
        seconds = self.seconds
        if self._pipes is None:
            self._pipes = _Pipes(self.command, self.folder)
            seconds += GRACE
        answer = self._ask(msgspec.json.encode(hello), seconds)
        if answer.arcus != PROTOCOL:
            raise self._failed(NONSENSE, f'the answer to the first line was not {{"arcus": {PROTOCOL}}}')

    def choose(self, view: AnyView) -> int:
        answer = self._ask(msgspec.json.encode(view), self.seconds)
        if answer.move is None:
            raise self._failed(NONSENSE, "the answer names no move")
        return answer.move if isinstance(answer.move, int) else self._number(view, answer.move)

    def close(self) -> None:
        """End the program; it can begin again."""
        if self._pipes is not None:
            self._pipes.close()
            self._pipes = None

    def _number(self, view: AnyView, text: str) -> int:
        for choice in view.moves:
            if choice.text == text:
                return choice.number
        assert self._game is not None
        try:
            return self._game.parse_move(text)
        except UsageError as error:
            raise self._failed(ILLEGAL, str(error)) from None

    def _ask(self, line: bytes, seconds: float) -> Answer:
        if self._pipes is None:
            raise Failed(CRASH, "it is not running")
        try:
            heard = self._pipes.ask(line, seconds)
            answer = msgspec.json.decode(heard, type=Answer)
        except Failed as failed:
            self.close()
            raise failed from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._failed(NONSENSE, f"this is no answer: {_shown(heard)}") from None
        if answer.error is not None:
            raise self._failed(CRASH, answer.error)
        return answer

    def _failed(self, kind: str, message: str) -> Failed:
        """The failure to raise; the program is ended, since nobody knows what it would say next."""
        complaint = self._pipes.complaint() if self._pipes is not None else ""
        self.close()
        return Failed(kind, "\n".join(filter(None, (message, complaint))))


class _Pipes:
    """A running program and the three pipes to it; nothing here waits longer than it is told to."""

    def __init__(self, command: Sequence[str], folder: str | None) -> None:
        leash = (sys.executable, "-S", "-E", "-c", LEASH, str(os.getpid())) if sys.platform == "linux" else ()
        try:
            self.process = subprocess.Popen(
                (*leash, *command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=folder,
                start_new_session=True,
            )
        except OSError as error:
            raise Failed(CRASH, f"it can't be started: {error.strerror}") from None
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self._to, self._from, self._errors = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._heard = bytearray()
        self._said = bytearray()  # the end of what it said on its standard error
        self._selector = selectors.DefaultSelector()
        for number, event in ((self._from, selectors.EVENT_READ), (self._errors, selectors.EVENT_READ)):
            os.set_blocking(number, False)
            self._selector.register(number, event)
        os.set_blocking(self._to, False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait so long for the next; Failed if there is none."""
        deadline = time.monotonic() + seconds
        self._hear()
        if self._heard.strip():
            raise Failed(NONSENSE, f"it spoke without being asked: {_shown(self._heard)}")
        self._heard.clear()
        self._send(line + b"\n", deadline)
        while (answer := self._line()) is None:
            if len(self._heard) > LONGEST:
                raise Failed(NONSENSE, f"more than {LONGEST} bytes without an end of line")
            self._wait(deadline)
            if not self._hear():
                raise Failed(CRASH, self._end())
        return answer

    def complaint(self) -> str:
        """The end of what the program said on its standard error."""
        self._hear_errors()
        return self._said.decode(errors="replace").strip()

    def close(self) -> None:
        """Kill the program with all it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self._selector.close()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def _send(self, line: bytes, deadline: float) -> None:
        rest = memoryview(line)
        while rest:
            try:
                rest = rest[os.write(self._to, rest) :]
            except BlockingIOError:
                self._selector.register(self._to, selectors.EVENT_WRITE)
                try:
                    self._wait(deadline)
                finally:
                    self._selector.unregister(self._to)
                self._hear()
            except BrokenPipeError:
                raise Failed(CRASH, self._end()) from None

    def _wait(self, deadline: float) -> None:
        """Until something can be read or written."""
        left = deadline - time.monotonic()
        if left <= 0 or not self._selector.select(left):
            raise Failed(TIMEOUT, "\n".join(filter(None, ("no answer in time", self.complaint()))))
        self._hear_errors()

    def _line(self) -> bytes | None:
        """The first line that is not blank, if it is whole."""
        while (end := self._heard.find(b"\n")) >= 0:
            line = bytes(self._heard[:end])
            del self._heard[: end + 1]
            if line.strip():
                return line
        return None

    def _hear(self) -> bool:
        """Read what is there, up to the longest answer; False if nothing will ever come."""
        while len(self._heard) <= LONGEST:
            try:
                data = os.read(self._from, CHUNK)
            except BlockingIOError:
                return True
            if not data:
                return bool(self._heard)
            self._heard += data
        return True

    def _hear_errors(self) -> None:
        """Read what is there on the standard error, but not for ever, and keep its end."""
        for _ in range(64):
            try:
                data = os.read(self._errors, CHUNK)
            except BlockingIOError:
                return
            if not data:
                with contextlib.suppress(KeyError):
                    self._selector.unregister(self._errors)
                return
            self._said = (self._said + data)[-COMPLAINT:]

    def _end(self) -> str:
        """How the program ended, in words, with what it said last."""
        try:
            code = self.process.wait(0.5)
            how = f"it ended with code {code}" if code >= 0 else f"it was ended by signal {-code}"
        except subprocess.TimeoutExpired:
            how = "it closed its output"
        return "\n".join(filter(None, (how, self.complaint())))


def _shown(heard: bytes | bytearray) -> str:
    return ascii(bytes(heard[:80]).decode(errors="replace"))
