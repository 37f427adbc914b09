"""External bots: programs in any language, or classes in a file, each in its own process.

Arcus writes requests to the program's standard input and reads answers from its standard output, one JSON line each
way; docs/bots.md describes the protocol. A program that fails only loses its game: it is killed when it is late, and
can't block or crash the process that runs it.
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
STDERR_KEPT = 2000  # bytes from the end of standard error that go into a failure's message
STDERR_READS = 64  # chunks of standard error read at a time, so that a flood can't block
CHUNK = 1 << 16  # bytes in one read
GRACE = 5.0  # seconds to start, besides those for the first answer
EXIT_SECONDS = 0.5  # to wait for the exit code of a program that closed its output
QUOTED = 80  # bytes of an unexpected answer that a message quotes

CRASH, ILLEGAL, TIMEOUT, PROTOCOL_ERROR = "crash", "illegal", "timeout", "nonsense"

# Run before the program on Linux: the kernel then kills it when the process that started it dies.
DIE_WITH_PARENT = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(1, 9)
if os.getppid() == int(sys.argv[1]):
    os.execvp(sys.argv[2], sys.argv[2:])
"""


class BotFailure(Exception):
    """A failure of an external bot: `kind` is CRASH, ILLEGAL, TIMEOUT or PROTOCOL_ERROR, `message` explains it."""

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
    """An answer: to a hello the protocol number, to a view a move; or an error, to give up."""

    arcus: int | None = None
    move: int | str | None = None
    error: str | None = None


def program_command(text: str) -> tuple[str, ...]:
    """Return the words of `exec:COMMAND`, or raise UsageError if there is no such program."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UsageError(f"exec:{text}: the command can't be split into words ({error})") from None
    if not words:
        raise UsageError("exec: needs a command, such as exec:./mybot")
    if shutil.which(words[0]) is None:
        raise UsageError(f"exec:{text}: found no program '{words[0]}'; check its path and permissions")
    return tuple(words)


def class_command(path: Path, name: str) -> tuple[str, ...]:
    """Return the command that runs a class from a file as a bot."""
    return (sys.executable, "-m", "arcus.bots.host", str(path), name)


class ExternalBot(Bot):
    """A bot in its own process, asked line by line; it is restarted after a failure."""

    def __init__(self, command: Sequence[str], seconds: float, folder: str | None = None) -> None:
        self.command = tuple(command)
        self.seconds = seconds
        self.folder = folder
        self._game: AnyGame | None = None
        self._pipes: _Pipes | None = None

    def begin(self, game: AnyGame, seat: int, seed: int) -> None:
        """Begin a game, and start the program if it is not running; raise BotFailure if it gives no valid answer."""
        self._game = game
        hello = Hello(
            arcus=PROTOCOL,
            game=game.name,
            players=game.players,
            options=game.options_dict(),
            seat=seat,
            seed=seed,
            seconds=self.seconds,
        )
        seconds = self.seconds
        if self._pipes is None:
            self._pipes = _Pipes(self.command, self.folder)
            seconds += GRACE
        answer = self._ask(msgspec.json.encode(hello), seconds)
        if answer.arcus != PROTOCOL:
            raise self._failed(
                PROTOCOL_ERROR, f'expected {{"arcus": {PROTOCOL}}} in answer to the first line, got {answer.arcus}'
            )

    def choose(self, view: AnyView) -> int:
        answer = self._ask(msgspec.json.encode(view), self.seconds)
        if answer.move is None:
            raise self._failed(PROTOCOL_ERROR, 'expected an answer with "move", got no move')
        return answer.move if isinstance(answer.move, int) else self._number(view, answer.move)

    def close(self) -> None:
        """Kill the program; `begin` starts it again."""
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
            raise BotFailure(CRASH, "the program is not running; call begin first")
        try:
            received = self._pipes.ask(line, seconds)
            answer = msgspec.json.decode(received, type=Answer)
        except BotFailure as failure:
            self.close()
            raise failure from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._failed(PROTOCOL_ERROR, f"expected a JSON object with a move, got {_quoted(received)}") from None
        if answer.error is not None:
            raise self._failed(CRASH, answer.error)
        return answer

    def _failed(self, kind: str, message: str) -> BotFailure:
        """Kill the program, whose state is unknown now, and return the failure to raise."""
        stderr = self._pipes.stderr() if self._pipes is not None else ""
        self.close()
        return BotFailure(kind, _joined(message, stderr))


class _Pipes:
    """A running program and its three pipes. No method waits past its deadline."""

    def __init__(self, command: Sequence[str], folder: str | None) -> None:
        prefix = (
            (sys.executable, "-S", "-E", "-c", DIE_WITH_PARENT, str(os.getpid())) if sys.platform == "linux" else ()
        )
        try:
            self.process = subprocess.Popen(
                (*prefix, *command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=folder,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailure(CRASH, f"the program can't be started: {error.strerror}") from None
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self._to, self._from, self._errors = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._seconds = 0.0  # for the current answer
        self._received = bytearray()
        self._stderr = bytearray()  # the end of its standard error
        self._selector = selectors.DefaultSelector()
        for number, event in ((self._from, selectors.EVENT_READ), (self._errors, selectors.EVENT_READ)):
            os.set_blocking(number, False)
            self._selector.register(number, event)
        os.set_blocking(self._to, False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the next one that the program writes; raise BotFailure if none comes in time."""
        deadline = time.monotonic() + seconds
        self._seconds = seconds
        self._read_output()
        if self._received.strip():
            raise BotFailure(PROTOCOL_ERROR, f"expected no output before a request, got {_quoted(self._received)}")
        self._received.clear()
        self._send(line + b"\n", deadline)
        while (answer := self._line()) is None:
            if len(self._received) > LONGEST:
                raise BotFailure(
                    PROTOCOL_ERROR, f"expected a line of at most {LONGEST} bytes, got more without a line break"
                )
            self._wait(deadline)
            if not self._read_output():
                raise BotFailure(CRASH, self._end())
        return answer

    def stderr(self) -> str:
        """Return the end of the program's standard error."""
        self._read_stderr()
        return self._stderr.decode(errors="replace").strip()

    def close(self) -> None:
        """Kill the program and all its children."""
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
                self._read_output()
            except BrokenPipeError:
                raise BotFailure(CRASH, self._end()) from None

    def _wait(self, deadline: float) -> None:
        """Wait until something can be read or written; raise BotFailure at the deadline."""
        left = deadline - time.monotonic()
        if left <= 0 or not self._selector.select(left):
            raise BotFailure(
                TIMEOUT, _joined(f"expected an answer within {self._seconds:g} seconds, got none", self.stderr())
            )
        self._read_stderr()

    def _line(self) -> bytes | None:
        """Return the first complete line that is not blank, or None."""
        while (end := self._received.find(b"\n")) >= 0:
            line = bytes(self._received[:end])
            del self._received[: end + 1]
            if line.strip():
                return line
        return None

    def _read_output(self) -> bool:
        """Read the available output, up to the longest answer; return False at its end."""
        while len(self._received) <= LONGEST:
            try:
                data = os.read(self._from, CHUNK)
            except BlockingIOError:
                return True
            if not data:
                return bool(self._received)
            self._received += data
        return True

    def _read_stderr(self) -> None:
        """Read the available standard error, up to a limit, and keep its end."""
        for _ in range(STDERR_READS):
            try:
                data = os.read(self._errors, CHUNK)
            except BlockingIOError:
                return
            if not data:
                with contextlib.suppress(KeyError):
                    self._selector.unregister(self._errors)
                return
            self._stderr = (self._stderr + data)[-STDERR_KEPT:]

    def _end(self) -> str:
        """Return how the program ended, with the end of its standard error."""
        try:
            code = self.process.wait(EXIT_SECONDS)
            how = f"the program exited with code {code}" if code >= 0 else f"the program was killed by signal {-code}"
        except subprocess.TimeoutExpired:
            how = "the program closed its output"
        return _joined(how, self.stderr())


def _joined(message: str, stderr: str) -> str:
    """Return a message with the standard error below it."""
    return "\n".join(filter(None, (message, stderr)))


def _quoted(received: bytes | bytearray) -> str:
    """Return the beginning of an answer in quotes."""
    return ascii(bytes(received[:QUOTED]).decode(errors="replace"))
