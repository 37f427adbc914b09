"""Mouse and Elephant: a complete game with hidden cards, in one file. docs/add-a-game.md explains it.

1.1 There are cards from 1 to 20. Each player is dealt four; nobody sees the rest.
2.1 In turn each player lays a card from the hand. 2.2 The highest card takes the trick, 2.3 unless the mouse (1) and
the elephant (20) are both in it: then the mouse does. 2.4 Who takes a trick leads to the next one.
3.1 After four tricks the game is over, and the most tricks win.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core import codecs, seen_by
from arcus.core.bits import bit, count, members
from arcus.core.events import ALL_SEATS, EventSink
from arcus.core.game import Choice, Game, Line, Options, Seat, UsageError, View
from arcus.core.luck import SAMPLE, Luck
from arcus.core.position import (
    DECISION,
    GAME_ENDED,
    OTHER_VERSION,
    PLAYERS,
    STAGE,
    TURN,
    TURN_ENDED,
    Knowledge,
    Position,
    next_seat,
    packed,
    unpacked,
)
from arcus.core.schema import Field, Schema, Setting
from arcus.core.text import parse_number, place_texts

SEATS, HAND_SIZE, CARDS = 4, 4, 20
MOUSE, ELEPHANT = 0, CARDS - 1  # a card is its number - 1; a move is the card that is laid
HAND, LAID, TRICKS, GONE, SIZE = 4, 8, 12, 16, 17  # where the fields of `data` begin
PLAYING, OVER = 0, 1  # stages
DEALT, LAID_CARD, TOOK = 0, 1, 2  # facts
AT_HAND, AT_TRICK, AT_TRICKS, AT_DECK = 0, 8, 16, 24  # places
DECK = 0  # the label of the shuffle
FROM_HAND = 201  # the rule that refuses a move: 2.1
GAME_NUMBER = 100  # this game's number in bytes


class MousePosition(Position):
    """All hands, the trick on the table, and the cards that are gone."""

    def __init__(self, data: vec[i64]) -> None:
        self.data = data

    def copy(self) -> "MousePosition":
        return MousePosition(self.data[:])

    def to_bytes(self) -> bytes:
        return packed(GAME_NUMBER, [self.data])

    def begin(self, luck: Luck, sink: EventSink) -> None:
        cards = luck.shuffle(DECK, 1, vec[i64](list(range(CARDS))))
        for i in range(HAND_SIZE * self.data[PLAYERS]):  # 1.1
            seat = i // HAND_SIZE
            self.data[HAND + seat] |= bit(cards[i])
            sink.emit(DEALT, seat, cards[i], AT_DECK, AT_HAND + seat, seen_by=bit(seat))

    def to_act(self) -> i64:
        return 0 if self.data[STAGE] == OVER else bit(self.data[TURN])

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64](members(self.data[HAND + seat]))

    def move_count(self) -> i64:
        return CARDS

    def rule_against(self, seat: i64, move: i64) -> i64:
        return 0 if self.data[HAND + seat] >> move & 1 else FROM_HAND  # 2.1

    def points(self, seat: i64) -> i64:
        return self.data[TRICKS + seat]  # 3.1

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        d[DECISION] += 1
        d[HAND + seat] ^= bit(move)
        d[LAID + seat] = move + 1
        d[TURN] = next_seat(seat, d[PLAYERS])
        sink.emit(LAID_CARD, seat, move, AT_HAND + seat, AT_TRICK + seat, seen_by=ALL_SEATS)
        return TURN_ENDED if d[LAID + d[TURN]] == 0 else self._take_trick(sink)

    def _take_trick(self, sink: EventSink) -> i64:
        d = self.data
        trick = {d[LAID + seat] - 1: seat for seat in range(d[PLAYERS])}
        best = MOUSE if {MOUSE, ELEPHANT} <= trick.keys() else max(trick)  # 2.2, 2.3
        winner = trick[best]
        d[TRICKS + winner] += 1
        for card, seat in trick.items():
            d[GONE] |= bit(card)
            d[LAID + seat] = 0
        d[TURN] = winner  # 2.4
        sink.emit(TOOK, winner, best, AT_TRICK + winner, AT_TRICKS + winner, seen_by=ALL_SEATS)
        if d[HAND + winner] != 0:
            return TURN_ENDED
        d[STAGE] = OVER  # 3.1
        return TURN_ENDED | GAME_ENDED


def from_bytes(data: bytes) -> MousePosition:
    """Return the position that `to_bytes` wrote, or raise ValueError."""
    numbers = unpacked(GAME_NUMBER, data, 1)[0]
    if len(numbers) != SIZE:
        raise ValueError(OTHER_VERSION)
    return MousePosition(numbers)


class MouseKnowledge(Knowledge):
    """A position without the cards that a seat has not seen, and how many each hand lacks."""

    def __init__(self, known: MousePosition, missing: list[int]) -> None:
        self.known = known
        self.missing = missing
        self.unseen = [card for card in range(CARDS) if card not in placed(known)]

    def sample(self, luck: Luck, nth: i64) -> MousePosition:
        position = self.known.copy()
        cards = luck.shuffle(SAMPLE, nth, vec[i64](self.unseen))
        for seat, missing in enumerate(self.missing):
            position.data[HAND + seat] |= sum(1 << card for card in cards[:missing])
            cards = cards[missing:]
        return position


def placed(position: MousePosition) -> list[int]:
    """Return the cards in hands, in the trick, and gone."""
    d = position.data
    piles = [*d[HAND : HAND + SEATS], *(bit(card - 1) for card in d[LAID : LAID + SEATS] if card), d[GONE]]
    return [card for pile in piles for card in members(pile)]


# -- text


def cards_text(cards: int) -> str:
    """Return a set of cards as text: `3,17`, or `-`."""
    return ",".join(str(card + 1) for card in members(cards)) or "-"


def parse_cards(text: str) -> int:
    """Return the set of cards that a text means."""
    return sum(1 << card for card in {parse_card(card) for card in text.split(",") if card != "-"})


def parse_card(text: str) -> int:
    """Return the card that a text means."""
    return parse_number("card", text, 1, CARDS) - 1


# -- the schema


def _hands_seen(position: MousePosition, seat: Seat | None) -> Any:
    """Return the seat's own hand, and the number of cards of the others."""
    hands = position.data[HAND : HAND + SEATS]
    return [hand if owner == seat else count(hand) for owner, hand in enumerate(hands)]


def _check(position: MousePosition) -> None:
    d = position.data
    if len(set(placed(position))) < len(placed(position)):
        raise UsageError(f"each card must be in one place, got {cards_text(sum(1 << c for c in placed(position)))}")
    if d[STAGE] == PLAYING and (d[HAND + d[TURN]] == 0 or d[LAID + d[TURN]] != 0):
        raise UsageError(f"turn must be a seat that can lay a card, got {d[TURN]}")


HANDS = codecs.Value(cards_text, parse_cards)
ONE_CARD = codecs.Value(
    lambda laid: str(laid) if laid else "-", lambda text: 0 if text == "-" else parse_card(text) + 1
)
SCHEMA: Schema[MousePosition] = Schema(
    (
        Setting("players", PLAYERS, seen_by.EVERYONE),
        Field("hand", HAND, seen_by.Partly(_hands_seen), HANDS, seats=SEATS),
        Field("laid", LAID, seen_by.EVERYONE, ONE_CARD, seats=SEATS),
        Field("tricks", TRICKS, seen_by.EVERYONE, codecs.Count(), "0", seats=SEATS),
        Field("gone", GONE, seen_by.EVERYONE, HANDS),
        Field("turn", TURN, seen_by.EVERYONE, codecs.SEAT, "0"),
        Field("stage", STAGE, seen_by.EVERYONE, codecs.OneOf(("playing", "over")), "playing"),
        Field("decision", DECISION, seen_by.EVERYONE, codecs.Count(), "0"),
    ),
    _check,
)


# -- views


class MouseTable(msgspec.Struct, frozen=True):
    """The open table; `hand` is the seat's own."""

    hand: tuple[int, ...]
    hands: tuple[int, ...]
    laid: tuple[int | None, ...]
    tricks: tuple[int, ...]
    turn: Seat
    over: bool


class MouseMemory(msgspec.Struct, frozen=True):
    """The cards of earlier tricks."""

    gone: tuple[int, ...]


MouseView = View[MouseTable, MouseMemory, None]


def _numbers(cards: int) -> tuple[int, ...]:
    return tuple(card + 1 for card in members(cards))


class MouseOptions(Options, frozen=True):
    """There are no variants."""


class Mouse(Game[MousePosition, MouseOptions, MouseTable, MouseMemory, None]):
    """2 to 4 players; the most tricks win."""

    name = "mouse"
    min_players = 2
    max_players = SEATS
    rules_version = 1
    refusals = (FROM_HAND,)
    kinds = ("dealt", "laid", "took")
    place_texts = place_texts(("hand/{}", "trick/{}", "tricks/{}", "deck"))
    labels = {DECK: "deck"}  # noqa: RUF012, it is never changed
    option_type = MouseOptions
    view_type = MouseView
    schema = SCHEMA

    def blank(self) -> MousePosition:
        return MousePosition(vec[i64]([self.players] + [0] * (SIZE - 1)))

    def why(self, position: MousePosition) -> str:
        return "mouse-why-tricks"

    def lines(self, position: MousePosition, seat: Seat) -> tuple[Line, ...]:
        return (Line("mouse-line-tricks", position.points(seat)),)

    def table(self, position: MousePosition, seat: Seat | None) -> MouseTable:
        d = position.data
        own = () if seat is None else _numbers(d[HAND + seat])
        hands, laid, tricks = (tuple(d[at : at + self.players]) for at in (HAND, LAID, TRICKS))
        sizes, cards = tuple(map(count, hands)), tuple(card or None for card in laid)
        return MouseTable(own, sizes, cards, tricks, d[TURN], d[STAGE] == OVER)

    def memory(self, position: MousePosition, seat: Seat | None) -> MouseMemory:
        return MouseMemory(_numbers(position.data[GONE]))

    def rules(self, position: MousePosition) -> tuple[str, ...]:
        return () if position.data[STAGE] == OVER else ("2.1", "2.2", "2.3")

    def choice(self, position: MousePosition, seat: Seat, move: int) -> Choice[None]:
        return Choice(move, self.text_of(move), "lay", (str(move + 1),), f"hand/{seat}", f"trick/{seat}")

    def knowledge_of(self, seen: MouseView) -> MouseKnowledge:
        known, table = self.blank(), seen.table
        d = known.data
        for seat in self.seats:
            d[LAID + seat] = table.laid[seat] or 0
            d[TRICKS + seat] = table.tricks[seat]
        d[GONE] = sum(1 << number - 1 for number in seen.memory.gone)
        d[TURN], d[STAGE], d[DECISION] = table.turn, OVER if table.over else PLAYING, seen.decision
        if seen.seat is not None:
            d[HAND + seen.seat] = sum(1 << number - 1 for number in table.hand)
        return MouseKnowledge(known, [table.hands[seat] - count(d[HAND + seat]) for seat in self.seats])

    def what_text(self, kind: int, what: int) -> str | None:
        return str(what + 1)

    def text_of(self, move: int) -> str:
        return f"lay {move + 1}"

    def parse_move(self, text: str) -> int:
        verb, _, card = text.lower().partition(" ")
        if verb != "lay":
            raise UsageError(f"expected lay and a card, like lay 7, got '{text}'")
        return parse_card(card)
