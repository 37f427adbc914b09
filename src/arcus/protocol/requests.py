"""Requests from a client to a table. The `id` of a request is its sender's choice, and the answer repeats it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from arcus.protocol.limits import Digits, Level, Name, Number, SeatNumber


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all requests; the answer repeats its `id`."""

    id: Number


class Sit(Request, tag="sit", frozen=True):
    """Take a seat; `commitment` is the hash of the word that this seat adds to the deal."""

    seat: SeatNumber | None = None
    name: Name | None = None
    commitment: Digits | None = None


class Rise(Request, tag="rise", frozen=True):
    """Leave a seat."""

    seat: SeatNumber


class SeatBot(Request, tag="seat-bot", frozen=True):
    """Put a bot on an open seat, or let it play for an absent person. Host only."""

    seat: SeatNumber
    level: Level


class Remove(Request, tag="remove", frozen=True):
    """Free a seat. Host only."""

    seat: SeatNumber


class Begin(Request, tag="begin", frozen=True):
    """Begin the game. Host only."""


class Reveal(Request, tag="reveal", frozen=True):
    """Reveal the word of a seat, while the cards are dealt."""

    seat: SeatNumber
    word: Digits


class Face(Request, tag="face", frozen=True):
    """Show the view of this seat on a shared device; None hides it again."""

    seat: SeatNumber | None = None


class Play(Request, tag="play", frozen=True):
    """Play a move, by number or in notation, for the decision with that number."""

    decision: Number
    move: Number | Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Try(Request, tag="try", frozen=True):
    """Ask whether a card may be put somewhere; the answer is granted or gives the reason, and nothing changes.

    Cards and places are named as in choices and events; `card` is None where the place is enough.
    """

    decision: Number
    source: Annotated[str, Meta(max_length=20)]
    target: Annotated[str, Meta(max_length=20)]
    card: Annotated[str, Meta(max_length=20)] | None = None
    seat: SeatNumber | None = None


class Undo(Request, tag="undo", frozen=True):
    """Undo the last step of the unfinished turn, or the choice."""

    seat: SeatNumber | None = None


class Ask(Request, tag="ask", frozen=True):
    """Propose to take back the sender's last turn, or to end the game now."""

    what: Literal["take-back", "end"]
    seat: SeatNumber | None = None


class Agree(Request, tag="agree", frozen=True):
    """Accept or decline the proposal; once the game is over, that of a rematch."""

    yes: bool
    seat: SeatNumber | None = None


class Resign(Request, tag="resign", frozen=True):
    """Resign; a bot plays the seat to the end."""

    seat: SeatNumber | None = None


class Back(Request, tag="back", frozen=True):
    """Take the seat back from the bot that stood in."""

    seat: SeatNumber | None = None


class Claim(Request, tag="claim", frozen=True):
    """Claim the win over a player who is to act and has been away for a minute, or let a bot play on for them.

    `seat` is the seat of that player; None takes the first one.
    """

    what: Literal["win", "bot"]
    seat: SeatNumber | None = None


class MoreTime(Request, tag="more-time", frozen=True):
    """Ask for more time."""

    seat: SeatNumber | None = None


class Pause(Request, tag="pause", frozen=True):
    """Pause or resume the game. Host only."""

    on: bool


class Lock(Request, tag="lock", frozen=True):
    """Lock or unlock the table for newcomers. Host only."""

    on: bool


class AskHint(Request, tag="hint", frozen=True):
    """Ask for the moves that the master considers best."""

    seat: SeatNumber | None = None


class Say(Request, tag="say", frozen=True):
    """Say a phrase."""

    phrase: Annotated[str, Meta(max_length=24)]
    seat: SeatNumber | None = None


class Rematch(Request, tag="rematch", frozen=True):
    """Propose a rematch, or accept one; it is opened once all people have accepted."""


class CloseTable(Request, tag="close", frozen=True):
    """Close the table for good. Host only."""


class Ping(Request, tag="ping", frozen=True):
    """Ask for a pong, to test the connection."""


ToTable = (
    Sit
    | Rise
    | SeatBot
    | Remove
    | Begin
    | Reveal
    | Face
    | Play
    | Try
    | Undo
    | Ask
    | Agree
    | Resign
    | Back
    | Claim
    | MoreTime
    | Pause
    | Lock
    | AskHint
    | Say
    | Rematch
    | CloseTable
    | Ping
)
