"""A game as a file: JSON that another program can read and verify. docs/records.md describes it."""

import os
import secrets
from pathlib import Path
from typing import Any, Literal

import msgspec

from arcus.core.game import AnyGame, Outcome, Refusal, UsageError
from arcus.games import GAMES, make
from arcus.records.fair import Fair
from arcus.records.luck import Notes

FORMAT = "arcus-record"
VERSION = 1
LONGEST_NAME = 80


class RecordError(UsageError):
    """A record that can't be read or does not hold; the message names the place.

    If a move in it is not allowed, `refusal` says why, and `place` which move it is.
    """

    def __init__(self, message: str, refusal: Refusal | None = None, place: str = "") -> None:
        super().__init__(message)
        self.refusal = refusal
        self.place = place


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One game: what was agreed, what luck gave, what was played, and how it ended."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    players: int
    options: dict[str, Any] = {}
    names: list[str] = []
    luck: Notes
    moves: list[str]
    """Seat and notation: `0 lay R7`."""
    outcome: Outcome | None = None
    seed: str | None = None
    """Only once the game is over."""
    ended: Literal["", "agreed", "resigned"] = ""
    """Why it was over before its end: all agreed, or all others gave up."""
    fair: Fair | None = None
    """What proves that the deal was fixed beforehand."""


class _Head(msgspec.Struct):
    format: Any = None
    version: Any = None


def record_bytes(record: Record) -> bytes:
    """A record as JSON that a person can read too."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def save(record: Record, path: Path | str) -> None:
    """Write a record to a file, whole or not at all."""
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
    """Read a record, or RecordError."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: can't be read ({error.strerror})") from None
    return parse_record(data, str(path))


def parse_record(data: bytes, name: str = "record") -> Record:
    """The record that some bytes hold, or RecordError with the place of the damage."""
    try:
        data.decode("utf-8")
        head = msgspec.json.decode(data, type=_Head)
        if head.format != FORMAT:
            raise RecordError(f"{name}: this is not an Arcus record (its 'format' is not '{FORMAT}')")
        if head.version != VERSION:
            raise RecordError(
                f"{name}: written as version {head.version} of records; this Arcus reads version {VERSION}"
            )
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{name}: not a record as it should be: {error}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{name}: damaged: byte {error.start} is not UTF-8 text") from None
    except RecursionError:
        raise RecordError(f"{name}: damaged: nested too deeply") from None
    except msgspec.DecodeError as error:
        line = data.count(b"\n") + 1
        place = "" if "byte" in str(error) else f"; the file ends at byte {len(data)}, in line {line}"
        raise RecordError(f"{name}: damaged or cut short: {error}{place}") from None


def game_of(record: Record) -> AnyGame:
    """The game a record is of, or RecordError."""
    try:
        found = make(record.game, record.players, record.options)
    except UsageError as error:
        raise RecordError(str(error)) from None
    _check_names(record)
    if record.rules != GAMES[record.game].rules_version:
        raise RecordError(f"rules version {record.rules} of {record.game} is not one that this Arcus knows")
    return found


def _check_names(record: Record) -> None:
    """Refuse names that could not be shown: a terminal obeys control characters."""
    if record.names and len(record.names) != record.players:
        raise RecordError(f"names: {len(record.names)} names for {record.players} players")
    for seat, name in enumerate(record.names):
        if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
            raise RecordError(f"names, seat {seat}: 1 to {LONGEST_NAME} printable characters go here")
