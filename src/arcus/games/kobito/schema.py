"""Every field of a Kobito position, in the order of its text: `hand=7,8/k bench=4-5/-`."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from arcus.core.game import Seat
from arcus.core.schema import (
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    Count,
    Derived,
    EachSeat,
    Field,
    Part,
    Partly,
    Schema,
    Setting,
    Value,
    WholePosition,
)
from arcus.games.kobito import cards, fields as at, notation, stages
from arcus.games.kobito.notation import GOLDS, REST
from arcus.games.kobito.position import KobitoPosition
from arcus.games.kobito.visible import kinds_of

PILE = Value(notation.pile_text, notation.parse_pile)


def _hands_seen(position: KobitoPosition, seat: Seat | None) -> Any:
    """Return the seat's own hand; of others the number of cards, and of kobito that were taken from the table."""
    d = position.data
    hands = enumerate(d[at.HAND : at.HAND + d[at.PLAYERS]])
    return [
        kinds_of(hand)
        if owner == seat
        else (hand >> cards.ALL_SHIFT, min(kinds_of(hand).count(cards.KOBITO), d[at.KNOWN + owner]))
        for owner, hand in hands
    ]


def _kobito_held(position: KobitoPosition, seat: Seat) -> int:
    return kinds_of(position.data[at.HAND + seat]).count(cards.KOBITO)


def _players(position: KobitoPosition, seat: Seat) -> int:
    return position.data[at.PLAYERS]


def schema_of(golds: Sequence[int]) -> Schema[KobitoPosition]:
    """Return the fields of a game with these gold cards."""
    hand = Value(notation.pile_text, notation.parse_hand)
    pots = WholePosition(notation.pots_text, notation.read_pots)
    bench = EachSeat(notation.bench_text, notation.read_bench)
    stage = WholePosition(notation.stage_text, notation.read_stage)
    owed = WholePosition(notation.owed_text, notation.read_owed)
    deck = WholePosition(notation.deck_text, notation.read_deck)
    discard = WholePosition(notation.discard_text, notation.read_discard)
    gold_deck = WholePosition(partial(notation.golds_text, golds), partial(notation.read_golds, golds))
    won = WholePosition(notation.won_text, notation.read_won)
    sure = Value(notation.pile_text, notation.parse_sure)
    return Schema(
        (
            Setting("players", at.PLAYERS, EVERYONE),
            Field("hand", at.HAND, Partly(_hands_seen), hand, seats=at.SEATS),
            Field("gold", at.CARD, EVERYONE, pots, partial(notation.usual_pots, golds), count=GOLDS),
            Part("pots", at.RAINBOW, EVERYONE, of="gold", count=GOLDS),
            Field("bench", at.RAINBOW + GOLDS, EVERYONE, bench, seats=at.SEATS, count=cards.BENCHES),
            Part("marks", at.MARKS, EVERYONE, of="bench", count=cards.MARK_COUNT),
            Part("marked", at.MARKED, EVERYONE, of="bench"),
            Field("turn", at.TURN, EVERYONE, SEAT, "0"),
            Field("stage", at.STAGE, EVERYONE, stage, stages.NAMES[stages.PLAYING]),
            Field("owed", at.OWED, EVERYONE, owed, notation.ALL),
            Field("acted", at.ACTED, EVERYONE, Count(most=1), "0"),
            Field("idle", at.IDLE, EVERYONE, Count(most=_players), "0"),
            Field("deck", "deck", NOBODY, deck, REST),
            Part("left", at.LEFT, EVERYONE, of="deck"),
            Field("discard", at.DISCARD, EVERYONE, discard, REST),
            Field("golds", "golds", NOBODY, gold_deck, REST),
            Part("gold_left", at.GOLD_LEFT, EVERYONE, of="golds"),
            Field("won", "wins", EVERYONE, won),
            Derived("gold_won", at.GOLD_WON, EVERYONE, notation.count_gold, seats=at.SEATS),
            Field("penalty", at.PENALTY, EVERYONE, PILE, seats=at.SEATS),
            Field("known", at.KNOWN, EVERYONE, Count(most=_kobito_held), "0", seats=at.SEATS),
            Field("fresh", at.FRESH, EVERYONE, PILE),
            Field("taken", at.TAKEN, OWNER, PILE, seats=at.SEATS),
            Field("sure", at.SURE, EVERYONE, sure),
            Field("starts", at.STARTS, EVERYONE, Count(), "0"),
            Field("shuffles", at.SHUFFLES, EVERYONE, Count(), "0"),
            Field("decision", at.DECISION, EVERYONE, Count(), "0"),
        ),
        partial(notation.check, golds),
    )
