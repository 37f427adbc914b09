"""The interface of a game: views, choices, events, outcomes, and the Game that makes them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from arcus.core.bits import members
from arcus.core.chances import Answers, Chance, Draws
from arcus.core.events import MOST_SEATS, NO_EVENTS, SPECTATOR, EventSink
from arcus.core.luck import Luck
from arcus.core.position import SECTION, Knowledge, Position, restored, rule_number

if TYPE_CHECKING:
    from arcus.core.schema import Schema

Seat = int  # an index at a table, from 0; never a user, never a turn number
Fact = tuple[int, int, int, int, int, int]  # the arguments of EventSink.emit


class UsageError(ValueError):
    """Invalid argument: an unknown game or option, unreadable text. The message says how to fix it."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's options; each game has its own."""


class Layout(msgspec.Struct, frozen=True):
    """The layout common to all tables of a game, for clients that draw it without knowing its rules."""


class Line(msgspec.Struct, frozen=True):
    """One item of a seat's score: what it is for (a message), and its points."""

    what: str
    points: int


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game: winners (all who share the win), all points, the reason (a message), and the breakdown."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    why: str
    lines: tuple[tuple[Line, ...], ...]


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a move is not allowed: the rule's number in docs/rules, and the message with its sentence."""

    code: int
    rule: str
    message: str


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact as one seat saw it. `what` is None if it was hidden from that seat, or if there is nothing to show."""

    kind: str
    seat: Seat | None
    what: str | None
    source: str
    target: str


TAKEN_BACK = "took_back"
"""The kind of the event that a turn was taken back, in every game; the events of that turn stay in the log."""

T = TypeVar("T", bound=msgspec.Struct)  # what lies open
M = TypeVar("M", bound=msgspec.Struct | None)  # what was seen before
N = TypeVar("N", bound=msgspec.Struct | None)
V = TypeVar("V")  # the preview of a choice
P = TypeVar("P", bound=Position)
O = TypeVar("O", bound=Options)


class Choice(msgspec.Struct, Generic[V], frozen=True, omit_defaults=True):
    """A legal move as data, so that no client has to read its notation."""

    number: int
    text: str
    """The notation."""
    kind: str
    """The first word of the notation: `lay`, `roll`."""
    cards: tuple[str, ...] = ()
    """The cards, dice or numbers that it is about."""
    source: str | None = None
    """Where they are; places are named as in events, or more precisely as in `Game.attempts`."""
    target: str | None = None
    """Where they go."""
    preview: V | None = None
    """The result of the move, as far as the seat can know it."""


class View(msgspec.Struct, Generic[T, M, V], frozen=True):
    """Everything that a seat, or a spectator (None), may see; built field by field, not by removing secrets."""

    game: str
    players: int
    options: dict[str, Any]
    seat: Seat | None
    decision: int
    to_act: tuple[Seat, ...]
    rules: tuple[str, ...]
    """The numbers of the rules that apply now, as `Game.rules` returns them."""
    table: T
    memory: M
    moves: tuple[Choice[V], ...] = ()
    outcome: Outcome | None = None


class Game(ABC, Generic[P, O, T, M, V]):
    """One game with its players and options: deals positions, and builds the views that people and bots see."""

    name: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    rules_version: ClassVar[int]
    """Increased when a rule changes; a game that began under another version can't be continued."""
    refusals: ClassVar[tuple[int, ...]]
    """The codes of the rules with which `Position.why_not` refuses a move: see `rule_codes`."""
    kinds: ClassVar[tuple[str, ...]]
    """The kinds of facts, in the past tense."""
    place_texts: ClassVar[Sequence[str]]
    """The places that facts name, as text: `hand/0`, `canvas`."""
    labels: ClassVar[Mapping[int, str]]
    """The labels of the game's questions to luck, with their names (docs/records.md)."""
    layout: ClassVar[Layout] = Layout()
    """The game's own layout, if it has one."""
    chances: ClassVar[tuple[Chance, ...]] = ()
    """The random events that statistics count, with how often each outcome is expected."""
    variants: ClassVar[tuple[str, ...]] = ()
    """The options that make it another game, with ratings of its own."""
    option_type: type[O]
    view_type: type[View[T, M, V]]
    schema: "Schema[P]"
    """The fields of a position: text, parsing and defaults follow from it."""

    def __init__(self, players: int, options: O) -> None:
        self.players = players
        self.seats = range(players)
        self.options = options
        self._options: dict[str, Any] = msgspec.to_builtins(options)
        self._event = lru_cache(maxsize=8192)(self._make_event)  # the same few happen again and again

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.players, self.options)

    def __repr__(self) -> str:
        usual = msgspec.to_builtins(self.option_type())
        own = "".join(f", {name}={value!r}" for name, value in self._options.items() if value != usual[name])
        return f"game({self.name!r}, players={self.players}{own})"

    # -- positions

    @abstractmethod
    def blank(self) -> P:
        """Return a position with these players and options before anything is dealt."""

    @cached_property
    def move_count(self) -> int:
        """Return the number of moves; every move is a number below it."""
        return self.blank().move_count()

    def deal(self, luck: Luck, sink: EventSink = NO_EVENTS) -> P:
        """Return the beginning of a new game."""
        position = self.blank()
        position.begin(luck, sink)
        return position

    def from_bytes(self, data: bytes) -> P:
        """Return the position that its `to_bytes` wrote, or raise ValueError."""
        position: Any = restored(type(self.blank()).__module__, data)
        if not self.fits(position):
            raise ValueError(f"expected a position of {self!r}, got one with other players or options")
        found: P = position
        return found

    def fits(self, position: P) -> bool:
        """Return whether a position has the players and options of this game, as far as it holds them."""
        return self.schema.has_settings(position, self.blank())

    @abstractmethod
    def lines(self, position: P, seat: Seat) -> tuple[Line, ...]:
        """Return the parts of a seat's points."""

    @abstractmethod
    def why(self, position: P) -> str:
        """Return the message that says what decided a finished game."""

    def outcome(self, position: P) -> Outcome | None:
        """Return who won, with how many points, and why; None while the game goes on."""
        if position.to_act():
            return None
        points = tuple(position.points(seat) for seat in self.seats)
        winners = most_points(points, self.seats)
        return Outcome(winners, points, self.why(position), tuple(self.lines(position, seat) for seat in self.seats))

    def draws(self, answers: Answers) -> Iterable[Draws]:
        """Return the random events of one game, given the answers of luck in its record; see `chances`."""
        return ()

    # -- views and knowledge

    @abstractmethod
    def table(self, position: P, seat: Seat | None) -> T:
        """Return the table as a seat, or a spectator (None), sees it."""

    @abstractmethod
    def memory(self, position: P, seat: Seat | None) -> M:
        """Return what a seat, or a spectator, has seen before."""

    def hands(self, position: P) -> tuple[tuple[str, ...], ...]:
        """Return the cards of every seat, secret ones included; none in a game without hands."""
        return ()

    @abstractmethod
    def rules(self, position: P) -> tuple[str, ...]:
        """Return the numbers of the rules that apply now, the most important first; none after the end.

        They are the same for all, so they depend only on what lies open.
        """

    @abstractmethod
    def choice(self, position: P, seat: Seat, move: int) -> Choice[V]:
        """Return a legal move, described and previewed by what the seat knows."""

    @abstractmethod
    def knowledge_of(self, seen: View[T, M, V]) -> Knowledge:
        """Return the knowledge that a view of this game gives."""

    def knowledge(self, seen: View[T, M, V]) -> Knowledge:
        """Return what can be known for certain from a view, ready to sample, or raise UsageError."""
        self.check_view(seen)
        return self.knowledge_of(seen)

    def view(self, position: P, seat: Seat | None) -> View[T, M, V]:
        """Return what a seat, or a spectator (None), sees; raise UsageError if there is no such seat."""
        self.check_seat(seat)
        return self._view(position, seat, self.memory(position, seat))

    def view_without_memory(self, position: P, seat: Seat | None) -> View[T, None, V]:
        """Return the view of a player who has to remember earlier events unaided, or raise UsageError."""
        self.check_seat(seat)
        return self._view(position, seat, None)

    def _view(self, position: P, seat: Seat | None, memory: N) -> View[T, N, V]:
        return View(
            game=self.name,
            players=self.players,
            options=self.options_dict(),
            seat=seat,
            decision=position.decision(),
            to_act=seats_of(position.to_act()),
            rules=self.rules(position),
            table=self.table(position, seat),
            memory=memory,
            moves=self.choices(position, seat),
            outcome=self.outcome(position),
        )

    def choices(self, position: P, seat: Seat | None) -> tuple[Choice[V], ...]:
        """Return the legal moves of a seat; a spectator has none."""
        if seat is None or not position.to_act() >> seat & 1:
            return ()
        return tuple([self.choice(position, seat, move) for move in position.legal(seat)])

    def events(self, facts: Iterable[Fact], seat: Seat | None) -> tuple[Event, ...]:
        """Return facts as one seat, or a spectator, saw them; raise UsageError if there is no such seat."""
        self.check_seat(seat)
        mask = SPECTATOR if seat is None else 1 << seat
        event = self._event
        return tuple(
            [
                event(kind, doer, what if seen & mask else None, source, target)
                for kind, doer, what, source, target, seen in facts
            ]
        )

    def _make_event(self, kind: int, doer: int, what: int | None, source: int, target: int) -> Event:
        return Event(
            kind=self.kinds[kind],
            seat=doer if doer >= 0 else None,
            what=None if what is None else self.what_text(kind, what),
            source=self.place_text(source),
            target=self.place_text(target),
        )

    def check_seat(self, seat: Seat | None) -> None:
        """Raise UsageError for an index out of range: it would read other, possibly secret, fields; None is allowed."""
        if seat is not None and seat not in self.seats:
            raise UsageError(f"seat must be None or between 0 and {self.players - 1}, got {seat}")

    def check_view(self, seen: View[T, M, V]) -> None:
        """Raise UsageError unless it is a view of this game, for as many players."""
        if (seen.game, seen.players) != (self.name, self.players):
            raise UsageError(
                f"expected a view of {self.name} for {self.players} players, "
                f"got one of {seen.game} for {seen.players} players"
            )

    def refusal(self, code: int) -> Refusal:
        """Return the rule that a code of `why_not` stands for, and the message with its sentence."""
        if code < SECTION:
            return Refusal(code, "", f"refusal-{code}")
        rule = rule_number(code)
        return Refusal(code, rule, f"{self.name}-rule-{rule.replace('.', '-')}")

    def attempts(self, position: P, seat: Seat, card: str | None, source: str, target: str) -> tuple[int, ...]:
        """Return the moves that putting a card somewhere else could mean, the most natural first.

        Places are named as in choices and events; whether a move is allowed is up to `Position.why_not`.
        """
        return ()

    # -- notation

    @abstractmethod
    def what_text(self, kind: int, what: int) -> str | None:
        """Return the card or number that a fact of this kind is about, as text; None if there is none."""

    def place_text(self, place: int) -> str:
        """Return a place as text: `hand/0`, `canvas`."""
        return self.place_texts[place]

    @abstractmethod
    def text_of(self, move: int) -> str:
        """Return the notation of a move of the table."""

    def move_text(self, move: int) -> str:
        """Return a move's notation, or raise UsageError if there is no such move."""
        if not 0 <= move < self.move_count:
            raise UsageError(f"move must be between 0 and {self.move_count - 1}, got {move}")
        return self.text_of(move)

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """Return the move that a text means, or raise UsageError."""

    def position_text(self, position: P) -> str:
        """Return the complete position, hidden cards included, as one line of text."""
        return self.schema.text(position)

    def parse_position(self, text: str) -> P:
        """Return the position that a text means, or raise UsageError; a field left out has its default."""
        position = self.bare()
        self.schema.parse(position, text)
        return position

    def bare(self) -> P:
        """Return an empty position to parse a text into; a game overrides this if `blank` already holds cards."""
        return self.blank()

    def options_dict(self) -> dict[str, Any]:
        """Return the options as plain data."""
        return self._options.copy()

    @cached_property
    def variant(self) -> str:
        """The names of the options that change the game, such as `advanced+actions`; empty for the basic game."""
        usual = msgspec.to_builtins(self.option_type())
        return "+".join(name for name in self.variants if self._options[name] != usual[name])


AnyGame = Game[Any, Any, Any, Any, Any]
AnyView = View[Any, Any, Any]
AnyChoice = Choice[Any]


_SEATS = tuple(tuple(members(mask)) for mask in range(1 << MOST_SEATS))


def seats_of(mask: int) -> tuple[Seat, ...]:
    """Return a set of seats as a tuple."""
    return _SEATS[mask]


def most_points(points: Sequence[int], seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the winners: those of these seats that have the most points among them."""
    rivals = tuple(seats)
    most = max((points[seat] for seat in rivals), default=0)
    return tuple(seat for seat in rivals if points[seat] == most)


def rule_codes(refusals: ModuleType) -> tuple[int, ...]:
    """Return the codes of rules that a module names as constants."""
    constants = [value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)]
    return tuple(code for code in constants if code >= SECTION)
