"""A table: its setup, and its state as everyone at it may see it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arcus.core.game import AnyChoice, Seat

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "hurry", "wow", "again", "bye")
"""The phrases of the chat: messages of the catalogue, which are translated and need no moderation."""

Phase = Literal["gathering", "dealing", "playing", "paused", "over", "closed"]


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time limit: seconds in each seat's bank at the start, and seconds added after each of its turns."""

    bank: Annotated[int, Meta(ge=5, le=7 * 86400)]
    gain: Annotated[int, Meta(ge=0, le=86400)] = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game and the settings that a table is opened with."""

    game: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=1, le=10)]
    options: dict[Annotated[str, Meta(max_length=32)], bool | int | str] = {}
    clock: TimeControl | None = None
    absent: Literal["bot", "lose"] = "bot"
    """What happens to a player who runs out of time: a bot plays until they are back, or they have lost."""
    memory_aid: bool = False
    hints: bool | None = None
    """None leaves it to the server: hints among friends, none at public tables. The server never sends None."""
    spectators: Annotated[int, Meta(ge=0, le=20)] | None = 0
    """How many turns spectators lag behind; None if none are allowed."""
    public: bool = False
    """Listed in the lobby; otherwise only for those who have the link."""


Claimable = Literal["win", "bot"]
"""A claim against a player who is away: the win, or that a bot plays on."""


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat, as everyone may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    """The level of the bot that plays this seat, also while it stands in for a person."""
    present: bool = False
    """The seat's person is connected."""
    away_ms: int | None = None
    """How long the seat's person had been away when this was sent; None if present, or if the seat is open."""
    claims: tuple[Claimable, ...] = ()
    """The claims open to the others, after `claims_in_ms`, since this seat's person is to act and away."""
    claims_in_ms: int | None = None
    """How long until then, when this was sent; 0 for now, None if nothing can be claimed."""
    stand_in: bool = False
    """A bot plays for an absent person."""
    to_act: bool = False
    decided: bool = False
    """This seat has chosen, while others still choose at the same time."""
    steps: int = 0
    """Steps of the unfinished turn."""
    left_ms: int | None = None
    """Time left in the bank when this was sent; it runs while the seat is to act."""
    lost: bool = False
    """Resigned, out of time or away: a bot plays the seat to the end, and it can't win."""
    lost_by: Literal["resigned", "time", "away"] | None = None
    """Why the seat has lost."""
    points: int | None = None
    """Only once the game is over."""


class Fairness(msgspec.Struct, frozen=True):
    """The values with which everyone can check that nobody chose the deal; see docs/fairness.md."""

    commitment: str
    """SHA-256 of the server's secret, published before any word is committed to."""
    word_commitments: tuple[str, ...]
    """By seat, the hash of its word, published before any word is revealed; empty without one."""
    words: tuple[str, ...]
    """By seat, its word, once revealed."""
    voided: tuple[tuple[Seat, ...], ...]
    """For each deal that was void, the seats that did not reveal their word in time."""
    secret: str | None = None
    """Revealed when the game is over."""


class Proposal(msgspec.Struct, frozen=True):
    """A proposal that all people at the table must agree to."""

    what: Literal["take-back", "end", "rematch"]
    seat: Seat
    agreed: tuple[Seat, ...]
    declined: tuple[Seat, ...] = ()
    """Of a rematch: the seats that declined."""


class Series(msgspec.Struct, frozen=True):
    """The score over a chain of rematches, this game included once it is over."""

    games: int
    """Finished games."""
    wins: tuple[int, ...]
    """Games won, by seat; a shared win counts for each winner."""


class TableBase(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its seats, as everyone at it may see it: the part that rarely changes."""

    id: str
    code: str
    setup: Setup
    rules: int
    phase: Phase
    locked: bool
    begins_when_full: bool
    """The game begins without a host once all seats are taken, as for matched strangers."""
    fairness: Fairness
    question: Proposal | None = None
    next: str | None = None
    """The id of the table of the rematch."""
    onlookers: int = 0
    ended: Literal["", "played", "agreed", "resigned", "closed"] = ""
    winners: tuple[Seat, ...] = ()
    series: Series | None = None
    """The score over all rematches so far."""


class TableInfo(TableBase, frozen=True, kw_only=True):
    """A table, as everyone at it may see it."""

    number: int
    """Grows with every change."""
    seats: tuple[SeatInfo, ...]


class You(msgspec.Struct, frozen=True):
    """The reader's own role at the table."""

    seats: tuple[Seat, ...]
    facing: Seat | None
    """The seat whose view this is; None for a spectator, or while a shared device changes hands."""
    host: bool
    draft: tuple[AnyChoice, ...] = ()
    """The steps of the unfinished turn, or the choice made."""
    can_undo: bool = False
    can_take_back: bool = False
