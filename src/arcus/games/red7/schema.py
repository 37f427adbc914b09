"""Every field of a Red7 position, in the order of its text: `palette=Y4G2I6/R6 hand=I4O5/V1 canvas=O5`."""

from typing import Any

from arcus.core.bits import count
from arcus.core.game import Seat
from arcus.core.schema import (
    EVERYONE,
    SEAT,
    Count,
    Derived,
    Field,
    OneOf,
    Part,
    Partly,
    Schema,
    Setting,
    Value,
    WholePosition,
)
from arcus.games.red7 import cards, fields as at, leading, notation, scoring, stages
from arcus.games.red7.position import Red7Position

CARDS = Value(cards.cards_text, cards.parse_cards)


def _hands_seen(position: Red7Position, seat: Seat | None) -> Any:
    """Return the seat's own hand; of others the number of cards, and those that were face up before."""
    d = position.data
    hands = d[at.HAND : at.HAND + d[at.PLAYERS]]
    return [(count(hand), hand if owner == seat else hand & d[at.SEEN]) for owner, hand in enumerate(hands)]


def _deck_seen(position: Red7Position, seat: Seat | None) -> Any:
    """Return the cards that a 1 put on the deck."""
    d = position.data
    return list(position.deck[d[at.LEFT] - d[at.KNOWN] : d[at.LEFT]])


def _cards_seen(position: Red7Position, seat: Seat | None) -> Any:
    """Return the cards that were face up and are not scored; a view does not say in which round a card was scored."""
    return position.data[at.SEEN] & ~scoring.cards_scored(position.data)


def _count_palettes(position: Red7Position) -> None:
    for seat in range(position.data[at.PLAYERS]):
        leading.set_palette(position.data, seat, position.data[at.PALETTE + seat])


def _update_rivals(position: Red7Position) -> None:
    leading.update_rivals(position.data)


def _read_rule(position: Red7Position) -> None:
    top = position.data[at.CANVAS_TOP]
    position.data[at.RULE] = cards.RED if top == cards.NO_CARD else cards.COLOUR[top]


SCHEMA: Schema[Red7Position] = Schema(
    (
        Setting("players", at.PLAYERS, EVERYONE),
        Setting("options", at.OPTIONS, EVERYONE),
        Setting("rounds", at.ROUNDS, EVERYONE),
        Field("hand", at.HAND, Partly(_hands_seen), CARDS, seats=at.SEATS),
        Field("palette", at.PALETTE, EVERYONE, CARDS, seats=at.SEATS),
        Derived("numbers", at.NUMBERS, EVERYONE, _count_palettes, seats=at.SEATS),
        Derived("score", at.SCORE, EVERYONE, _count_palettes, seats=at.SEATS, count=7),
        Field("canvas", at.CANVAS, EVERYONE, WholePosition(notation.canvas_text, notation.read_canvas)),
        Part("canvas_top", at.CANVAS_TOP, EVERYONE, of="canvas"),
        Derived("rule", at.RULE, EVERYONE, _read_rule),
        Field("turn", at.TURN, EVERYONE, SEAT, "0"),
        Field("stage", at.STAGE, EVERYONE, OneOf(stages.NAMES), stages.NAMES[stages.OPENING]),
        Field("in", at.ACTIVE, EVERYONE, WholePosition(notation.in_text, notation.read_in), notation.all_in),
        Derived("rival", at.RIVAL, EVERYONE, _update_rivals, count=7),
        Field("deck", "deck", Partly(_deck_seen), WholePosition(notation.deck_text, notation.read_deck), notation.REST),
        Part("left", at.LEFT, EVERYONE, of="deck"),
        Field("known", at.KNOWN, EVERYONE, Count(), "0"),
        Field(
            "seen", at.SEEN, Partly(_cards_seen), WholePosition(notation.seen_text, notation.read_seen), notation.OPEN
        ),
        Field("last", at.LAST, EVERYONE, Value(notation.last_text, notation.parse_last)),
        Field("scored", at.SCORED, EVERYONE, CARDS, seats=at.SEATS),
        Field("won", at.WON, EVERYONE, Count(), "0", seats=at.SEATS),
        Field("round", at.ROUND, EVERYONE, Count(least=1), "1"),
        Field("decision", at.DECISION, EVERYONE, Count(), "0"),
    ),
    notation.check,
)
