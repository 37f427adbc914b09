"""The changes of a table, and the entries of its journal.

The journal is a table's only source of truth; the state is folded from it. An entry is never changed or removed, except
for the name of a person whose account is deleted. A step that was undone leaves two entries in the journal, which keeps
all processes in the same state, and none in the record of the game.
"""

from typing import Literal

import msgspec

from arcus.core.game import Seat
from arcus.protocol import Setup


class Change(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The base class of all changes of a table."""


class Opened(Change, tag="opened", frozen=True):
    """A table was opened. `secret` is the server's part of the seed; everyone is sent its hash."""

    code: str
    setup: Setup
    rules: int
    host: str
    secret: str
    begins_when_full: bool = False
    """Whether the game begins without a host once all seats are taken, as for matched strangers."""
    games: int = 0
    """Of a rematch: how many games of the series are over."""


class Sat(Change, tag="sat", frozen=True):
    """A person took a seat, under their name at that time."""

    seat: Seat
    person: str
    name: str
    word: str = ""
    """The word itself, in old journals from before players committed to their words."""
    wins: int = 0
    """Of a rematch: games of the series that this person has won."""
    word_commitment: str = ""
    """The hash of the word that this person will reveal; empty for a client without part in the deal."""
    is_kept: bool = False
    """Of a rematch: the seat is reserved for this person, who has not connected yet."""


class Rose(Change, tag="rose", frozen=True):
    """A seat was freed."""

    seat: Seat


class BotSat(Change, tag="bot-sat", frozen=True):
    """A bot took a seat; in a rematch, `name` is its name in the previous game."""

    seat: Seat
    level: str
    name: str = ""
    wins: int = 0


class Origin(msgspec.Struct, frozen=True):
    """The moment of another game at which a game continues: the recorded luck, and the moves up to that moment."""

    luck: dict[str, int | list[int]]
    moves: tuple[str, ...]


class Began(Change, tag="began", frozen=True):
    """The host began the game: seats are final. The cards are dealt once all committed words are revealed.

    A game that continues another has its cards immediately.
    """

    origin: Origin | None = None


class Revealed(Change, tag="revealed", frozen=True):
    """A person revealed the word of a seat; the cards are dealt with the last word."""

    seat: Seat
    word: str


class Voided(Change, tag="voided", frozen=True):
    """A deal became void because a word was not revealed in time; `secret` is for the next one."""

    secret: str


class Drafted(Change, tag="drafted", frozen=True):
    """A seat added a step to its turn or made its choice, to be played once it can't be undone."""

    seat: Seat
    move: str
    request: int = 0
    """The id of the request, to recognise a repeated one; 0 for a bot's move."""


class Undid(Change, tag="undid", frozen=True):
    """A seat undid its last step, or its choice."""

    seat: Seat


class StoodIn(Change, tag="stood-in", frozen=True):
    """A bot began to play for an absent person."""

    seat: Seat
    level: str
    why: Literal["time", "host", "left"]
    claimed_by: Seat | None = None
    """The seat that claimed it because this person was away."""


class Returned(Change, tag="returned", frozen=True):
    """A person came back and plays for the seat again."""

    seat: Seat


class Lost(Change, tag="lost", frozen=True):
    """A seat lost before the end of the game; a bot plays it to the end."""

    seat: Seat
    level: str
    why: Literal["time", "resigned"]
    claimed_by: Seat | None = None
    """The seat that claimed the win because this person was away."""


class Asked(Change, tag="asked", frozen=True):
    """A person made a proposal that all others must agree to."""

    what: Literal["take-back", "end"]
    seat: Seat


class Agreed(Change, tag="agreed", frozen=True):
    """A person accepted or declined a proposal.

    With `what` the game is over and the proposal is a rematch, which the first acceptance proposes. Processes of an
    older version take it for an answer to no proposal and ignore it.
    """

    seat: Seat
    yes: bool
    what: Literal["", "rematch"] = ""


class GaveTime(Change, tag="gave-time", frozen=True):
    """A seat was given more time."""

    seat: Seat


class Paused(Change, tag="paused", frozen=True):
    """The game was paused, or resumed."""

    on: bool


class Locked(Change, tag="locked", frozen=True):
    """The table was locked against newcomers, or unlocked."""

    on: bool


class Rematched(Change, tag="rematched", frozen=True):
    """The rematch was opened at another table."""

    next: str


class Closed(Change, tag="closed", frozen=True):
    """The table was closed permanently."""


class Forgot(Change, tag="forgot", frozen=True):
    """An account was deleted; its seats continue under a pseudonym."""

    person: str
    pseudonym: str


AnyChange = (
    Opened
    | Sat
    | Rose
    | BotSat
    | Began
    | Revealed
    | Voided
    | Drafted
    | Undid
    | StoodIn
    | Returned
    | Lost
    | Asked
    | Agreed
    | GaveTime
    | Paused
    | Locked
    | Rematched
    | Closed
    | Forgot
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyChange).decode


class Entry(msgspec.Struct, frozen=True):
    """One line of a journal."""

    number: int
    at: int
    """Milliseconds since 1970, by the clock of the process that wrote the entry."""
    change: AnyChange


def person_in(change: AnyChange) -> str:
    """Return the account that a change names; empty if it names none."""
    if isinstance(change, Sat):
        return change.person
    return change.host if isinstance(change, Opened) else ""


def without_person(change: AnyChange, person: str, pseudonym: str) -> AnyChange | None:
    """Return a change with an account replaced by a pseudonym; None if the change does not name it."""
    if isinstance(change, Opened) and change.host == person:
        return msgspec.structs.replace(change, host=pseudonym)
    if isinstance(change, Sat) and change.person == person:
        return msgspec.structs.replace(change, person=pseudonym, name=pseudonym)
    if isinstance(change, Forgot) and change.person == person:
        return msgspec.structs.replace(change, person=pseudonym)
    return None
