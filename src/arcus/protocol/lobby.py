"""The lobby, and the catalogue of games that a server offers."""

from typing import Any, Literal

import msgspec

from arcus.core.game import Seat
from arcus.protocol.tables import PHRASES, Phase, SeatInfo, Setup


class TableLine(msgspec.Struct, frozen=True):
    """A table as one line of a list."""

    id: str
    code: str
    setup: Setup
    phase: Phase
    seats: tuple[SeatInfo, ...]
    locked: bool
    changed: float
    """When it last changed, in seconds since 1970."""
    mine: tuple[Seat, ...] = ()
    your_turn: bool = False
    moves: int = 0
    """The number of moves made; a game without moves can't be replayed."""
    winners: tuple[Seat, ...] = ()
    """The seats that have won, once the game is over."""


class Lobby(msgspec.Struct, tag="lobby", frozen=True):
    """Public tables that can be joined or watched, and the reader's own."""

    open: tuple[TableLine, ...]
    playing: tuple[TableLine, ...]
    mine: tuple[TableLine, ...]


class Invitation(msgspec.Struct, frozen=True):
    """The link, the code and the QR code (SVG) by which others join a table."""

    url: str
    code: str
    qr: str


class Option(msgspec.Struct, frozen=True):
    """An option of a game, with its possible values."""

    name: str
    kind: Literal["bool", "int", "choice", "text"]
    default: bool | int | str
    choices: tuple[int | str, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """A game that this server offers."""

    name: str
    least: int
    most: int
    rules: int
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The rules sheet: for each section the message of its title, and those of its sentences."""
    layout: dict[str, Any] = {}
    """The `Layout` of the game, for clients that know no rules."""


class ServerInfo(msgspec.Struct, frozen=True):
    """Everything that this server offers."""

    version: str
    games: tuple[GameInfo, ...]
    languages: tuple[str, ...]
    phrases: tuple[str, ...] = PHRASES
