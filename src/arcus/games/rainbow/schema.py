"""Every field of a Rainbow position, in the order of its text: `row=RoyB hand=GTGWPK/RBOTYW deck=RGOYTP`."""

from functools import partial
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Seat
from arcus.core.schema import (
    EVERYONE,
    SEAT,
    Count,
    Derived,
    EachSeat,
    Field,
    OneOf,
    Part,
    Partly,
    Schema,
    Setting,
    WholePosition,
)
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
    hand = EachSeat(notation.hand_text, partial(notation.read_hand, cards))
    row = WholePosition(notation.row_text, partial(notation.read_row, cards))
    pile = EachSeat(notation.pile_text, partial(notation.read_pile, cards))
    deck = WholePosition(notation.deck_text, partial(notation.read_deck, cards))
    return Schema(
        (
            Setting("players", at.PLAYERS, EVERYONE),
            Field("hand", at.HAND, EVERYONE, hand, notation.REST, seats=at.SEATS, count=SLOTS),
            Part("held", at.HELD, EVERYONE, of="hand", seats=at.SEATS),
            Field("row", at.ROW, EVERYONE, row, count=PLACES),
            Part("rows", at.ROWS, EVERYONE, of="row"),
            Derived("colours", at.COLOURS, EVERYONE, notation.count_colours),
            Field("pile", at.PILE, EVERYONE, pile, seats=at.SEATS, count=PILE_SIZE),
            Part("won", at.WON, EVERYONE, of="pile", seats=at.SEATS),
            Part("shown", at.SHOWN, EVERYONE, of="row", seats=at.SEATS),
            Field("turn", at.TURN, EVERYONE, SEAT, "0"),
            Field("stage", at.STAGE, EVERYONE, OneOf(stages.NAMES), stages.NAMES[stages.OPENING]),
            Field("deck", "deck", Partly(_faces_seen), deck, notation.REST),
            Part("low", at.LOW, EVERYONE, of="deck"),
            Part("high", at.HIGH, EVERYONE, of="deck"),
            Field("round", at.ROUND, EVERYONE, Count(least=1), "1"),
            Field("decision", at.DECISION, EVERYONE, Count(), "0"),
        ),
        notation.settle,
    )
