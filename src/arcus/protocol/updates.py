"""Messages from the server to a client at a table."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from arcus.core.game import Event, Seat
from arcus.protocol.tables import SeatInfo, TableBase, You


class Answer(msgspec.Struct, tag="answer", frozen=True, omit_defaults=True):
    """The answer to the request with the same id, unless an update carries it; without `refused`, it was granted."""

    id: int
    refused: str | None = None
    """The message of the catalogue with the reason of a refusal."""
    rule: str | None = None
    """The number of the rule that forbids the move."""
    detail: str = ""
    """The reason in English, for logs."""
    move: int | None = None
    """The move that a granted `try` stands for."""


class Hint(msgspec.Struct, frozen=True):
    """A move that the master considers, and its value."""

    move: int
    text: str
    value: float


class Hints(msgspec.Struct, tag="hints", frozen=True):
    """The moves that the master considers best, best first."""

    id: int
    decision: int
    moves: tuple[Hint, ...]


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """The parts of the table that have changed for this reader; the first update of a socket has all of them."""

    number: int
    """The number of the table's last change."""
    answer: int | UnsetType = UNSET
    """The id of the reader's granted request that caused this update."""
    table: TableBase | UnsetType = UNSET
    seats: tuple[SeatInfo, ...] | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET
    """The reader's view of the game, as JSON; null before the deal."""
    first: int | UnsetType = UNSET
    """The number of the first event. To reconnect, pass `since` = first + the number of events."""
    events: tuple[Event, ...] = ()
    """The events since the last update."""


class Said(msgspec.Struct, tag="said", frozen=True):
    """A seat said a phrase."""

    seat: Seat
    phrase: str


class Gone(msgspec.Struct, tag="gone", frozen=True):
    """The last message of a socket, with the reason why the server closes it."""

    why: Literal["slow", "flood", "unreadable", "logged-out"]


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """The answer to a ping."""

    id: int


FromTable = Answer | Hints | Update | Said | Gone | Pong
