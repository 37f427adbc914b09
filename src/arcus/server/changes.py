"""What has happened at a table, in the order in which it was settled: the entries of its journal.

The journal is the only truth of a table; all else is folded from it. An entry is never changed or removed, but for the
name of a person whose account is deleted. A step that was undone leaves two entries here, for processes to agree on,
and none in the record of the game.
"""

from typing import Literal

import msgspec

from arcus.core.game import Seat
from arcus.protocol import Setup


class Change(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The base of all changes of a table."""


class Opened(Change, tag="opened", frozen=True):
    """The table stands; the secret is the server's part of the seed, and its hash is sent to all."""

    code: str
    setup: Setup
    rules: int
    host: str
    secret: str
    begins_when_full: bool = False
    """Strangers who want the same need no host to begin."""
    games: int = 0
    """Of a rematch: how many games of the series are over."""


class Sat(Change, tag="sat", frozen=True):
    """A person sits down, under the name they had then."""

    seat: Seat
    person: str
    name: str
    word: str = ""
    """In journals from before players committed to their words: the word itself."""
    wins: int = 0
    """Of a rematch: games of the series that this person has won."""
    word_commitment: str = ""
    """The hash of the word that this person will reveal; empty for a client that takes no part in the deal."""
    is_kept: bool = False
    """Of a rematch: the seat is kept for this person, who has not come yet."""


class Rose(Change, tag="rose", frozen=True):
    """A seat is free again."""

    seat: Seat


class BotSat(Change, tag="bot-sat", frozen=True):
    """A bot sits down; `name` is what it was called in the game before, if this is a rematch."""

    seat: Seat
    level: str
    name: str = ""
    wins: int = 0


class Origin(msgspec.Struct, frozen=True):
    """The moment of another game that a game continues from: its recorded luck, and the moves up to that moment."""

    luck: dict[str, int | list[int]]
    moves: tuple[str, ...]


class Began(Change, tag="began", frozen=True):
    """The seats are final. The cards are dealt once every word that was committed to is revealed.

    A game that continues another takes its cards over at once.
    """

    origin: Origin | None = None


class Revealed(Change, tag="revealed", frozen=True):
    """A person revealed the word of a seat; the last one deals the cards."""

    seat: Seat
    word: str


class Voided(Change, tag="voided", frozen=True):
    """A word was not revealed in time: the deal is void, and another begins with a new secret."""

    secret: str


class Drafted(Change, tag="drafted", frozen=True):
    """A seat added a step to its turn, or made its choice; it is played as soon as it can't be taken back."""

    seat: Seat
    move: str
    request: int = 0
    """The id of the request, by which a repeated one is recognised; 0 for a bot's move."""


class Undid(Change, tag="undid", frozen=True):
    """A seat took its last step, or its choice, back."""

    seat: Seat


class StoodIn(Change, tag="stood-in", frozen=True):
    """A bot plays for somebody until they are back."""

    seat: Seat
    level: str
    why: Literal["time", "host", "left"]
    claimed_by: Seat | None = None
    """The seat that claimed it, since this one's person was away."""


class Returned(Change, tag="returned", frozen=True):
    """A person is back, and plays for the seat again."""

    seat: Seat


class Lost(Change, tag="lost", frozen=True):
    """A seat can't win any more; a bot plays it to the end."""

    seat: Seat
    level: str
    why: Literal["time", "resigned"]
    claimed_by: Seat | None = None
    """The seat that claimed the win, since this one's person was away."""


class Asked(Change, tag="asked", frozen=True):
    """A person asked all others to agree."""

    what: Literal["take-back", "end"]
    seat: Seat


class Agreed(Change, tag="agreed", frozen=True):
    """A person accepted or declined a proposal.

    With `what` the game is over, and it is about a rematch; the first yes proposes it. Processes of an older version
    read it as an answer to no proposal, and go on.
    """

    seat: Seat
    yes: bool
    what: Literal["", "rematch"] = ""


class GaveTime(Change, tag="gave-time", frozen=True):
    """A seat got more time."""

    seat: Seat


class Paused(Change, tag="paused", frozen=True):
    """The table rests, or goes on."""

    on: bool


class Locked(Change, tag="locked", frozen=True):
    """The table was locked, so that no other person can sit down, or unlocked."""

    on: bool


class Rematched(Change, tag="rematched", frozen=True):
    """The same people go on at another table."""

    next: str


class Closed(Change, tag="closed", frozen=True):
    """The table is closed for good."""


class Forgot(Change, tag="forgot", frozen=True):
    """A person was erased: their seats go on under another name."""

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
    """Milliseconds since 1970, by the clock of the process that wrote it."""
    change: AnyChange


def person_in(change: AnyChange) -> str:
    """Who is written down with a change; empty if nobody is."""
    if isinstance(change, Sat):
        return change.person
    return change.host if isinstance(change, Opened) else ""


def without_person(change: AnyChange, person: str, pseudonym: str) -> AnyChange | None:
    """The change with somebody's name and number replaced, or None if they do not stand in it."""
    if isinstance(change, Opened) and change.host == person:
        return msgspec.structs.replace(change, host=pseudonym)
    if isinstance(change, Sat) and change.person == person:
        return msgspec.structs.replace(change, person=pseudonym, name=pseudonym)
    if isinstance(change, Forgot) and change.person == person:
        return msgspec.structs.replace(change, person=pseudonym)
    return None
