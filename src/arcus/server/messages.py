"""Everything that is said between a table and those who sit at it, as two closed unions of typed messages.

A page, a bot and the server know no other words; `docs/protocol.md` tells how they are used, and the page's types are
made from these.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from arcus.core.game import Event, Seat

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Number = Annotated[int, Meta(ge=0, le=2**53)]

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "hurry", "wow", "again", "bye")
"""What people can say to each other: a phrase is a message in every language, and nothing needs a moderator."""


# ---- what a table is


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bank of seconds for each seat, and how many each of its turns adds."""

    bank: Annotated[int, Meta(ge=5, le=7 * 86400)]
    gain: Annotated[int, Meta(ge=0, le=86400)] = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table is opened for."""

    game: Annotated[str, Meta(max_length=16)]
    seats: Annotated[int, Meta(ge=1, le=10)]
    options: dict[Annotated[str, Meta(max_length=32)], bool | int | str] = {}
    clock: Clock | None = None
    absent: Literal["bot", "lose"] = "bot"
    """What becomes of a seat whose time is up: a bot plays on for it until its owner is back, or it is lost."""
    memory_aid: bool = False
    hints: bool = True
    spectators: Annotated[int, Meta(ge=0, le=20)] | None = 0
    """By how many turns onlookers lag behind; None: there are none."""
    public: bool = False
    """In the lobby for everyone, or only for those who have the link."""


Phase = Literal["gathering", "playing", "paused", "over", "closed"]


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat, as everybody may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    """The bot's; also of the bot that plays for somebody who is away."""
    present: bool = False
    stand_in: bool = False
    """A bot plays for the person for now."""
    to_act: bool = False
    decided: bool = False
    """Has chosen, where all choose at once."""
    steps: int = 0
    """Steps of a turn that is still being put together."""
    left_ms: int | None = None
    """What was left in the bank when this was sent; it runs while the seat is to act."""
    lost: bool = False
    """Resigned, or lost by time: a bot plays it to the end, and it can't win."""
    lost_by: Literal["resigned", "time"] | None = None
    """Why it is lost."""
    points: int | None = None
    """Only when the game is over."""


class Fairness(msgspec.Struct, frozen=True):
    """How anyone can prove that the deal was fixed beforehand: docs/records.md."""

    commitment: str
    """SHA-256 of the table's secret, told before anyone sits down."""
    words: tuple[str, ...] = ()
    """What each seat mixed in, by seat."""
    secret: str | None = None
    """Told when the game is over."""


class Question(msgspec.Struct, frozen=True):
    """Something that all people at the table must agree to."""

    what: Literal["take-back", "end"]
    seat: Seat
    agreed: tuple[Seat, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody at it may see it."""

    id: str
    code: str
    setup: Setup
    rules: int
    phase: Phase
    number: int
    """Grows with every change."""
    seats: tuple[SeatInfo, ...]
    locked: bool
    begins_when_full: bool
    """Strangers need no host to begin."""
    fairness: Fairness
    question: Question | None = None
    next: str | None = None
    """The table of the rematch."""
    onlookers: int = 0
    ended: Literal["", "played", "agreed", "resigned", "closed"] = ""
    winners: tuple[Seat, ...] = ()


class You(msgspec.Struct, frozen=True):
    """Who the reader is at this table."""

    seats: tuple[Seat, ...]
    facing: Seat | None
    """The seat whose view this is; None for an onlooker, or while a shared device is passed on."""
    host: bool
    draft: tuple[str, ...] = ()
    """The steps of the turn that is being put together, or the choice made, in notation."""
    can_undo: bool = False
    can_take_back: bool = False


# ---- what the server says


class Answer(msgspec.Struct, tag="answer", frozen=True, omit_defaults=True):
    """The answer to the request with that number: done, if there is no refusal."""

    id: int
    refused: str | None = None
    """A message of the catalogue that says why not."""
    rule: str | None = None
    """The number of the rule that forbids a move."""
    told: str = ""
    """The same in English, for those who read a log."""


class Advice(msgspec.Struct, frozen=True):
    """A move that the master would make, and what it is worth."""

    move: int
    text: str
    value: float


class Hints(msgspec.Struct, tag="hints", frozen=True):
    """What the master would do, best first."""

    id: int
    decision: int
    moves: tuple[Advice, ...]


class Update(msgspec.Struct, tag="update", frozen=True):
    """The table as it is now, whole, and what has happened since the last update."""

    table: TableInfo
    you: You
    view: msgspec.Raw | None
    """What the reader sees: a view of the game; None before the deal."""
    events: tuple[Event, ...]
    first: int
    """The number of the first event; `since` of a reconnect is this plus their count."""


class Said(msgspec.Struct, tag="said", frozen=True):
    """Somebody said a phrase."""

    seat: Seat
    phrase: str


class Gone(msgspec.Struct, tag="gone", frozen=True):
    """The last message of a socket: why it closes."""

    why: Literal["slow", "flood", "unreadable"]


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """Still here."""

    id: int


FromTable = Answer | Hints | Update | Said | Gone | Pong


# ---- what a person or a bot says


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request has a number of its sender's choice, and its answer names it."""

    id: Number


class Sit(Request, tag="sit", frozen=True):
    """Take a seat; `word` is what the sender mixes into the deal."""

    seat: SeatNumber | None = None
    name: Name | None = None
    word: Hex | None = None


class Rise(Request, tag="rise", frozen=True):
    """Give a seat up."""

    seat: SeatNumber


class SeatBot(Request, tag="seat-bot", frozen=True):
    """The host puts a bot on an open seat, or in for somebody who is away."""

    seat: SeatNumber
    level: Level


class Remove(Request, tag="remove", frozen=True):
    """The host frees a seat."""

    seat: SeatNumber


class Begin(Request, tag="begin", frozen=True):
    """The host begins the game."""


class Face(Request, tag="face", frozen=True):
    """On a shared device: "I'm ready", show this seat; None hides it again."""

    seat: SeatNumber | None = None


class Play(Request, tag="play", frozen=True):
    """A move, by number or in notation, in answer to a decision."""

    decision: Number
    move: Number | Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Undo(Request, tag="undo", frozen=True):
    """Take the last step of the draft back, or the choice."""

    seat: SeatNumber | None = None


class Ask(Request, tag="ask", frozen=True):
    """Ask all to agree to a take-back of my last turn, or to end the game here."""

    what: Literal["take-back", "end"]
    seat: SeatNumber | None = None


class Agree(Request, tag="agree", frozen=True):
    """Yes or no to what was asked."""

    yes: bool
    seat: SeatNumber | None = None


class Resign(Request, tag="resign", frozen=True):
    """Give the game up; a bot plays the seat to its end."""

    seat: SeatNumber | None = None


class Back(Request, tag="back", frozen=True):
    """I am back: the bot that played for me rises."""

    seat: SeatNumber | None = None


class MoreTime(Request, tag="more-time", frozen=True):
    """I need more time."""

    seat: SeatNumber | None = None


class Pause(Request, tag="pause", frozen=True):
    """The host stops the table, for minutes or days, or goes on."""

    on: bool


class Lock(Request, tag="lock", frozen=True):
    """The host lets nobody else in, or opens the table again."""

    on: bool


class AskHint(Request, tag="hint", frozen=True):
    """What would the master do?"""

    seat: SeatNumber | None = None


class Say(Request, tag="say", frozen=True):
    """Say a phrase."""

    phrase: Annotated[str, Meta(max_length=24)]
    seat: SeatNumber | None = None


class Rematch(Request, tag="rematch", frozen=True):
    """Once more with the same people."""


class CloseTable(Request, tag="close", frozen=True):
    """The host closes the table for good."""


class Ping(Request, tag="ping", frozen=True):
    """Are you there?"""


ToTable = (
    Sit
    | Rise
    | SeatBot
    | Remove
    | Begin
    | Face
    | Play
    | Undo
    | Ask
    | Agree
    | Resign
    | Back
    | MoreTime
    | Pause
    | Lock
    | AskHint
    | Say
    | Rematch
    | CloseTable
    | Ping
)


# ---- what is asked and answered by plain HTTP


class Me(msgspec.Struct, frozen=True):
    """The person that a cookie or a token stands for."""

    id: str
    name: str
    is_bot: bool = False


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link that brings a person to another device."""

    token: Annotated[str, Meta(min_length=10, max_length=400)]


class RecoveryLink(msgspec.Struct, frozen=True):
    """A link that brings a person to another device, for some minutes."""

    url: str
    token: str
    qr: str
    """The link as a QR code, an SVG drawing."""


class BotAccount(msgspec.Struct, frozen=True):
    """A bot's account; the token is told once."""

    id: str
    name: str
    token: str


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


class Lobby(msgspec.Struct, tag="lobby", frozen=True):
    """Public tables that can be joined or watched, and the reader's own."""

    open: tuple[TableLine, ...]
    playing: tuple[TableLine, ...]
    mine: tuple[TableLine, ...]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a message of the catalogue, and the same in English."""

    refused: str
    told: str


class Option(msgspec.Struct, frozen=True):
    """An option of a game, with what may stand there."""

    name: str
    kind: Literal["bool", "int", "choice", "text"]
    default: bool | int | str
    choices: tuple[int | str, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    rules: int
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    sections: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The rules sheet: the message of each section's title, and those of its sentences."""


class Invitation(msgspec.Struct, frozen=True):
    """How others come to a table."""

    url: str
    code: str
    qr: str


class Catalogue(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    games: tuple[GameInfo, ...]
    languages: tuple[str, ...]
    phrases: tuple[str, ...] = PHRASES


def schema() -> dict[str, Any]:
    """All messages and the views of all games as one JSON schema, from which the page's types are made."""
    from arcus.games import GAMES

    roots: list[Any] = [FromTable, ToTable, Lobby, Catalogue, Me, RecoveryLink, Problem, Invitation]
    views = [kind.view_type for kind in GAMES.values()]
    _, parts = msgspec.json.schema_components([*roots, *views], ref_template="#/$defs/{name}")
    for name, part in parts.items():
        if name.startswith("View_"):  # what a person could remember is sent only where the table aids the memory
            part["properties"]["memory"] = {"anyOf": [part["properties"]["memory"], {"type": "null"}]}
    return {"$defs": parts}
