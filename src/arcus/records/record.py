"""A game as a JSON file that any program can read and verify; docs/records.md describes the format."""

import os
import reprlib
import secrets
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from arcus.core.game import AnyGame, Outcome, Refusal, UsageError
from arcus.games import GAMES, make
from arcus.records.fair import FairProof
from arcus.records.luck import Answers

FORMAT = "arcus-record"
VERSION = 1
COMMITTED = 2
"""The version of records whose proof has commitments to words; older programs can read all others."""
LONGEST_NAME = 80

T = TypeVar("T")


class RecordError(UsageError):
    """A record that can't be read or does not hold; the message names the place.

    For an illegal move, `place` says which one and `refusal` why.
    """

    def __init__(self, message: str, refusal: Refusal | None = None, place: str = "") -> None:
        super().__init__(message)
        self.refusal = refusal
        self.place = place


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One game: its settings, luck, moves and outcome."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    players: int
    options: dict[str, Any] = {}
    names: list[str] = []
    luck: Answers
    moves: list[str]
    """Seat and notation: `0 lay R7`."""
    outcome: Outcome | None = None
    seed: str | None = None
    """None until the game is over."""
    ended: Literal["", "agreed", "resigned"] = ""
    """Why a game ended early: all agreed to stop, or all but one resigned."""
    fair: FairProof | None = None
    """The proof that nobody chose the deal."""


class _Head(msgspec.Struct):
    format: Any = None
    version: Any = None


def record_bytes(record: Record) -> bytes:
    """Return a record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def save(record: Record, path: Path | str) -> None:
    """Write a record to a file atomically."""
    path = Path(path)
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    with open(part, "xb") as file:
        try:
            file.write(record_bytes(record))
            file.close()
            os.replace(part, path)
        except BaseException:
            os.unlink(part)
            raise


def load(path: Path | str) -> Record:
    """Read a record from a file, or raise RecordError."""
    return parse_record(read_bytes(path), str(path))


def read_bytes(path: Path | str) -> bytes:
    """Return the content of a file, or raise RecordError."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: can't be read ({error.strerror})") from None


def parse_record(data: bytes, name: str = "record") -> Record:
    """Parse a record; raise RecordError with the place of the damage."""
    return decoded(data, name, Record, FORMAT, (VERSION, COMMITTED))


def decoded(data: bytes, name: str, kind: type[T], file_format: str, versions: tuple[int, ...]) -> T:
    """Decode a file of a format in one of these versions; raise RecordError with the place of the damage."""
    what = file_format.removeprefix("arcus-")
    try:
        data.decode("utf-8")
        head = msgspec.json.decode(data, type=_Head)
        if head.format != file_format:
            raise RecordError(
                f"{name}: not an Arcus {what} (format must be '{file_format}', got {reprlib.repr(head.format)})"
            )
        if head.version not in versions or isinstance(head.version, bool):
            raise RecordError(
                f"{name}: expected a {what} of version {' or '.join(map(str, versions))}, "
                f"got version {reprlib.repr(head.version)}; a newer Arcus may read it"
            )
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise RecordError(f"{name}: not a valid {what}: {error}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: damaged: byte {error.start} is not UTF-8 text") from None
    except RecursionError:
        raise RecordError(f"{name}: damaged: nested too deeply") from None
    except msgspec.DecodeError as error:
        line = data.count(b"\n") + 1
        place = "" if "byte" in str(error) else f"; the file ends at byte {len(data)}, in line {line}"
        raise RecordError(f"{name}: damaged or cut short: {error}{place}") from None


def game_of(record: Record) -> AnyGame:
    """Return the game of a record; raise RecordError if its settings are invalid."""
    try:
        found = make(record.game, record.players, record.options)
    except UsageError as error:
        raise RecordError(str(error)) from None
    _check_names(record)
    known = GAMES[record.game].rules_version
    if record.rules != known:
        raise RecordError(f"rules: expected version {known} of {record.game}, got version {record.rules}")
    return found


def _check_names(record: Record) -> None:
    """Raise RecordError for names that can't be shown: a terminal obeys control characters."""
    if record.names and len(record.names) != record.players:
        raise RecordError(f"names: expected {record.players} names or none, got {len(record.names)}")
    for seat, name in enumerate(record.names):
        if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
            raise RecordError(f"names, seat {seat}: expected 1 to {LONGEST_NAME} printable characters")
