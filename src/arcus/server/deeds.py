"""What has happened at a table, in the order in which it was settled: the entries of its journal.

The journal is the only truth of a table; all else is folded from it. An entry is never changed or removed, but for the
name of somebody who asks to be erased. A step that was undone leaves two entries here, for processes to agree on, and
none in the record of the game.
"""

from typing import Literal

import msgspec

from arcus.core.game import Seat
from arcus.protocol import Setup


class Deed(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Something that was done at a table."""


class Opened(Deed, tag="opened", frozen=True):
    """The table stands; the secret is the server's part of the seed, and its hash is told to all."""

    code: str
    setup: Setup
    rules: int
    host: str
    secret: str
    begins_when_full: bool = False
    """Strangers who want the same need no host to begin."""
    games: int = 0
    """Of a rematch: how many games of the series are over."""


class Sat(Deed, tag="sat", frozen=True):
    """A person sits down, under the name they had then."""

    seat: Seat
    person: str
    name: str
    word: str = ""
    wins: int = 0
    """Of a rematch: games of the series that this person has won."""


class Rose(Deed, tag="rose", frozen=True):
    """A seat is free again."""

    seat: Seat


class BotSat(Deed, tag="bot-sat", frozen=True):
    """A bot sits down; `name` is what it was called in the game before, if this is a rematch."""

    seat: Seat
    level: str
    name: str = ""
    wins: int = 0


class Began(Deed, tag="began", frozen=True):
    """The cards are dealt."""


class Drafted(Deed, tag="drafted", frozen=True):
    """A seat added a step to its turn, or made its choice; it is played as soon as it can't be taken back."""

    seat: Seat
    move: str


class Undid(Deed, tag="undid", frozen=True):
    """A seat took its last step, or its choice, back."""

    seat: Seat


class StoodIn(Deed, tag="stood-in", frozen=True):
    """A bot plays for somebody until they are back."""

    seat: Seat
    level: str
    why: Literal["time", "host", "left"]
    claimed_by: Seat | None = None
    """The seat that claimed it, since this one's person was away."""


class Returned(Deed, tag="returned", frozen=True):
    """Somebody is back."""

    seat: Seat


class Lost(Deed, tag="lost", frozen=True):
    """A seat can't win any more; a bot plays it to the end."""

    seat: Seat
    level: str
    why: Literal["time", "resigned"]
    claimed_by: Seat | None = None
    """The seat that claimed the win, since this one's person was away."""


class Asked(Deed, tag="asked", frozen=True):
    """Somebody asks all to agree."""

    what: Literal["take-back", "end"]
    seat: Seat


class Agreed(Deed, tag="agreed", frozen=True):
    """Somebody accepts or declines a proposal.

    With `what` the game is over, and it is about a rematch; the first yes proposes it. Processes of an older version
    read it as an answer to no proposal, and go on.
    """

    seat: Seat
    yes: bool
    what: Literal["", "rematch"] = ""


class GaveTime(Deed, tag="gave-time", frozen=True):
    """A seat got more time."""

    seat: Seat


class Paused(Deed, tag="paused", frozen=True):
    """The table rests, or goes on."""

    on: bool


class Locked(Deed, tag="locked", frozen=True):
    """Nobody else may sit down, or they may again."""

    on: bool


class Rematched(Deed, tag="rematched", frozen=True):
    """The same people go on at another table."""

    next: str


class Closed(Deed, tag="closed", frozen=True):
    """The table is closed for good."""


class Forgot(Deed, tag="forgot", frozen=True):
    """A person was erased: their seats go on under another name."""

    person: str
    pseudonym: str


AnyDeed = (
    Opened
    | Sat
    | Rose
    | BotSat
    | Began
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
decode = msgspec.json.Decoder(AnyDeed).decode


class Entry(msgspec.Struct, frozen=True):
    """One line of a journal."""

    number: int
    at: int
    """Milliseconds since 1970, by the clock of the process that wrote it."""
    deed: AnyDeed


def person_in(deed: AnyDeed) -> str:
    """Who is written down with a deed; empty if nobody is."""
    if isinstance(deed, Sat):
        return deed.person
    return deed.host if isinstance(deed, Opened) else ""


def without_person(deed: AnyDeed, person: str, pseudonym: str) -> AnyDeed | None:
    """The deed with somebody's name and number replaced, or None if they do not stand in it."""
    if isinstance(deed, Opened) and deed.host == person:
        return msgspec.structs.replace(deed, host=pseudonym)
    if isinstance(deed, Sat) and deed.person == person:
        return msgspec.structs.replace(deed, person=pseudonym, name=pseudonym)
    if isinstance(deed, Forgot) and deed.person == person:
        return msgspec.structs.replace(deed, person=pseudonym)
    return None
