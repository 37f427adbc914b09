"""Every field of a Kobito position, in the order of its text: `hand=7,8/k bench=4-5/-`."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from arcus.core import codecs, seen_by
from arcus.core.game import Seat
from arcus.core.schema import Derived, Field, Part, Schema, Setting
from arcus.games.kobito import cards, fields as at, notation, stages
from arcus.games.kobito.position import KobitoPosition
from arcus.games.kobito.visible import kinds_of

PILE = codecs.Value(notation.pile_text, notation.parse_pile)


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
    hand = codecs.Value(notation.pile_text, notation.parse_hand)
    pots = codecs.WholePosition(notation.pots_text, notation.read_pots)
    bench = codecs.EachSeat(notation.bench_text, notation.read_bench)
    stage = codecs.WholePosition(notation.stage_text, notation.read_stage)
    owed = codecs.WholePosition(notation.owed_text, notation.read_owed)
    deck = codecs.WholePosition(notation.deck_text, notation.read_deck)
    discard = codecs.WholePosition(notation.discard_text, notation.read_discard)
    gold_deck = codecs.WholePosition(partial(notation.golds_text, golds), partial(notation.read_golds, golds))
    won = codecs.WholePosition(notation.won_text, notation.read_won)
    sure = codecs.Value(notation.pile_text, notation.parse_sure)
    return Schema(
        (
            Setting("players", at.PLAYERS, seen_by.EVERYONE),
            Field("hand", at.HAND, seen_by.Partly(_hands_seen), hand, seats=at.SEATS),
            Field("gold", at.CARD, seen_by.EVERYONE, pots, partial(notation.usual_pots, golds), count=notation.GOLDS),
            Part("pots", at.RAINBOW, seen_by.EVERYONE, of="gold", count=notation.GOLDS),
            Field("bench", at.RAINBOW + notation.GOLDS, seen_by.EVERYONE, bench, seats=at.SEATS, count=cards.BENCHES),
            Part("marks", at.MARKS, seen_by.EVERYONE, of="bench", count=cards.MARK_COUNT),
            Part("marked", at.MARKED, seen_by.EVERYONE, of="bench"),
            Field("turn", at.TURN, seen_by.EVERYONE, codecs.SEAT, "0"),
            Field("stage", at.STAGE, seen_by.EVERYONE, stage, stages.NAMES[stages.PLAYING]),
            Field("owed", at.OWED, seen_by.EVERYONE, owed, notation.ALL),
            Field("acted", at.ACTED, seen_by.EVERYONE, codecs.Count(most=1), "0"),
            Field("idle", at.IDLE, seen_by.EVERYONE, codecs.Count(most=_players), "0"),
            Field("deck", "deck", seen_by.NOBODY, deck, notation.REST),
            Part("left", at.LEFT, seen_by.EVERYONE, of="deck"),
            Field("discard", at.DISCARD, seen_by.EVERYONE, discard, notation.REST),
            Field("golds", "golds", seen_by.NOBODY, gold_deck, notation.REST),
            Part("gold_left", at.GOLD_LEFT, seen_by.EVERYONE, of="golds"),
            Field("won", "wins", seen_by.EVERYONE, won),
            Derived("gold_won", at.GOLD_WON, seen_by.EVERYONE, notation.count_gold, seats=at.SEATS),
            Field("penalty", at.PENALTY, seen_by.EVERYONE, PILE, seats=at.SEATS),
            Field("known", at.KNOWN, seen_by.EVERYONE, codecs.Count(most=_kobito_held), "0", seats=at.SEATS),
            Field("fresh", at.FRESH, seen_by.EVERYONE, PILE),
            Field("taken", at.TAKEN, seen_by.OWNER, PILE, seats=at.SEATS),
            Field("sure", at.SURE, seen_by.EVERYONE, sure),
            Field("starts", at.STARTS, seen_by.EVERYONE, codecs.Count(), "0"),
            Field("shuffles", at.SHUFFLES, seen_by.EVERYONE, codecs.Count(), "0"),
            Field("decision", at.DECISION, seen_by.EVERYONE, codecs.Count(), "0"),
        ),
        partial(notation.check, golds),
    )
