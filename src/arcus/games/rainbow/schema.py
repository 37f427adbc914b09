"""Every field of a Rainbow position, in the order of its text: `row=RoyB hand=GTGWPK/RBOTYW deck=RGOYTP`."""

from functools import partial
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core import codecs, seen_by
from arcus.core.game import Seat
from arcus.core.schema import Derived, Field, Part, Schema, Setting
from arcus.games.rainbow import fields as at, notation, stages
from arcus.games.rainbow.cards import MOST_CARDS, PLACES, SLOTS
from arcus.games.rainbow.position import RainbowPosition

PILE_SIZE = MOST_CARDS // at.SEATS  # on average: the piles share the room for all cards


def _faces_seen(position: RainbowPosition, seat: Seat | None) -> Any:
    """Return the faces that were ever up; and those towards a seat in both hands, row and piles, and at its end."""
    d, deck = position.data, position.deck
    out = [side >> 1 for side in d[at.ROW : at.ROW + d[at.ROWS]]]
    out += notation.pile_cards(position, 0) + notation.pile_cards(position, 1)
    sides = [2 * card + side for card in out for side in range(2) if d[at.SHOWN + side] >> card & 1]
    if seat is not None:
        held = [d[at.HAND + i] for i in range(SLOTS * at.SEATS) if d[at.HELD + i // SLOTS] >> i % SLOTS & 1]
        sides += [2 * card + seat for card in out + held]
        sides += [position.next(seat)] if d[at.LOW] < d[at.HIGH] else []
    return {side: deck[side] for side in sides}


def schema_of(cards: vec[i64]) -> Schema[RainbowPosition]:
    """Return the fields of a game with this list of cards, two faces each."""
    hand = codecs.EachSeat(notation.hand_text, partial(notation.read_hand, cards))
    row = codecs.WholePosition(notation.row_text, partial(notation.read_row, cards))
    pile = codecs.EachSeat(notation.pile_text, partial(notation.read_pile, cards))
    deck = codecs.WholePosition(notation.deck_text, partial(notation.read_deck, cards))
    return Schema(
        (
            Setting("players", at.PLAYERS, seen_by.EVERYONE),
            Field("hand", at.HAND, seen_by.EVERYONE, hand, notation.REST, seats=at.SEATS, count=SLOTS),
            Part("held", at.HELD, seen_by.EVERYONE, of="hand", seats=at.SEATS),
            Field("row", at.ROW, seen_by.EVERYONE, row, count=PLACES),
            Part("rows", at.ROWS, seen_by.EVERYONE, of="row"),
            Derived("colours", at.COLOURS, seen_by.EVERYONE, notation.count_colours),
            Field("pile", at.PILE, seen_by.EVERYONE, pile, seats=at.SEATS, count=PILE_SIZE),
            Part("won", at.WON, seen_by.EVERYONE, of="pile", seats=at.SEATS),
            Part("shown", at.SHOWN, seen_by.EVERYONE, of="row", seats=at.SEATS),
            Field("turn", at.TURN, seen_by.EVERYONE, codecs.SEAT, "0"),
            Field("stage", at.STAGE, seen_by.EVERYONE, codecs.OneOf(stages.NAMES), stages.NAMES[stages.OPENING]),
            Field("deck", "deck", seen_by.Partly(_faces_seen), deck, notation.REST),
            Part("low", at.LOW, seen_by.EVERYONE, of="deck"),
            Part("high", at.HIGH, seen_by.EVERYONE, of="deck"),
            Field("round", at.ROUND, seen_by.EVERYONE, codecs.Count(least=1), "1"),
            Field("decision", at.DECISION, seen_by.EVERYONE, codecs.Count(), "0"),
        ),
        notation.settle,
    )
