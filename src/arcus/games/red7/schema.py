"""Every field of a Red7 position, in the order of its text: `palette=Y4G2I6/R6 hand=I4O5/V1 canvas=O5`."""

from typing import Any

from arcus.core import codecs, seen_by
from arcus.core.bits import count
from arcus.core.game import Seat
from arcus.core.schema import Derived, Field, Part, Schema, Setting
from arcus.games.red7 import cards, fields as at, notation, scoring, stages
from arcus.games.red7.position import Red7Position

CARDS = codecs.Value(cards.cards_text, cards.parse_cards)
CANVAS = codecs.WholePosition(notation.canvas_text, notation.read_canvas)
IN = codecs.WholePosition(notation.in_text, notation.read_in)
DECK = codecs.WholePosition(notation.deck_text, notation.read_deck)
SEEN = codecs.WholePosition(notation.seen_text, notation.read_seen)
LAST = codecs.Value(notation.last_text, notation.parse_last)


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


SCHEMA: Schema[Red7Position] = Schema(
    (
        Setting("players", at.PLAYERS, seen_by.EVERYONE),
        Setting("options", at.OPTIONS, seen_by.EVERYONE),
        Setting("rounds", at.ROUNDS, seen_by.EVERYONE),
        Field("hand", at.HAND, seen_by.Partly(_hands_seen), CARDS, seats=at.SEATS),
        Field("palette", at.PALETTE, seen_by.EVERYONE, CARDS, seats=at.SEATS),
        Derived("numbers", at.NUMBERS, seen_by.EVERYONE, notation.count_palettes, seats=at.SEATS),
        Derived("score", at.SCORE, seen_by.EVERYONE, notation.count_palettes, seats=at.SEATS, count=7),
        Field("canvas", at.CANVAS, seen_by.EVERYONE, CANVAS),
        Part("canvas_top", at.CANVAS_TOP, seen_by.EVERYONE, of="canvas"),
        Derived("rule", at.RULE, seen_by.EVERYONE, notation.set_rule),
        Field("turn", at.TURN, seen_by.EVERYONE, codecs.SEAT, "0"),
        Field("stage", at.STAGE, seen_by.EVERYONE, codecs.OneOf(stages.NAMES), stages.NAMES[stages.OPENING]),
        Field("in", at.ACTIVE, seen_by.EVERYONE, IN, notation.all_in),
        Derived("rival", at.RIVAL, seen_by.EVERYONE, notation.update_rivals, count=7),
        Field("deck", "deck", seen_by.Partly(_deck_seen), DECK, notation.REST),
        Part("left", at.LEFT, seen_by.EVERYONE, of="deck"),
        Field("known", at.KNOWN, seen_by.EVERYONE, codecs.Count(), "0"),
        Field("seen", at.SEEN, seen_by.Partly(_cards_seen), SEEN, notation.OPEN),
        Field("last", at.LAST, seen_by.EVERYONE, LAST),
        Field("scored", at.SCORED, seen_by.EVERYONE, CARDS, seats=at.SEATS),
        Field("won", at.WON, seen_by.EVERYONE, codecs.Count(), "0", seats=at.SEATS),
        Field("round", at.ROUND, seen_by.EVERYONE, codecs.Count(least=1), "1"),
        Field("decision", at.DECISION, seen_by.EVERYONE, codecs.Count(), "0"),
    ),
    notation.check,
)
