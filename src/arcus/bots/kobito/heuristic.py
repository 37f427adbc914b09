"""Rules of thumb for the playouts of Kobito."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.kobito import reach
from arcus.core.luck import Rng
from arcus.games.kobito import cards, fields as at, moves, piles, rainbows

UNSET: Final = -1000000  # below every value

# The value of a move where no gold card can be completed. Moves below END are made only if cards are owed.
TAKES_KOBITO: Final = 140
BUILDS_ON: Final = 130
STARTS: Final = 110
ENDS: Final = 100
LAYS_BY_GOLD: Final = 50
SWAPS: Final = 30
PAYS: Final = 20
STARTS_TOO_MANY: Final = 10
FEEDS_GOLD: Final = -50
USES_KOBITO: Final = 60  # less for a move that uses a kobito
PAYS_KOBITO: Final = 15  # less for paying with a kobito or a swap card
NEAR_GOLD: Final = 10  # less for each card that the rainbow beside gold lacks fewer than HARMLESS
NOISE: Final = 8  # a random number below this is added
BENCHES_WANTED: Final = 2
HARMLESS: Final = 5  # a rainbow beside gold that lacks this many cards is of no use to the others

# The value of a gold card that can be completed.
GOLD_POINT: Final = 2
GOLD_KOBITO: Final = 3  # less for each kobito that it takes


def step_to_gold(d: vec[i64], seat: i64, legal: vec[i64]) -> i64:
    """Return a step to the most valuable gold card that can be completed, or -1."""
    kobito = piles.count_of(d[at.HAND + seat], cards.KOBITO)
    best: i64 = -1
    best_value: i64 = UNSET
    gold: i64
    for gold in range(moves.GOLD_PLACES):
        found = reach.reach(d, seat, gold)
        lacks = found >> reach.LACKS_SHIFT
        value = (d[at.CARD + gold] & cards.GOLD_POINTS) * GOLD_POINT - lacks * GOLD_KOBITO
        if lacks <= kobito and value > best_value:
            move = reach.step(d, seat, gold, found & reach.BELOW_BITS)
            if contains(legal, move):
                best = move
                best_value = value
    return best


def contains(found: vec[i64], move: i64) -> bool:
    """Return whether a move is among these."""
    for each in found:
        if each == move:
            return True
    return False


def best_move(d: vec[i64], seat: i64, found: vec[i64], rng: Rng) -> i64:
    """Return the best of some moves where no gold card can be completed, with some noise."""
    used = rainbows.benches_used(d, seat)
    best = found[0]
    best_value: i64 = UNSET
    for move in found:
        value = value_of(d, move, used) + rng.below(NOISE)
        if value > best_value:
            best_value = value
            best = move
    return best


def value_of(d: vec[i64], move: i64, used: i64) -> i64:
    """Return the value of a move to a seat with `used` benches in use."""
    if move == moves.END:
        return ENDS
    if move >= moves.EXCHANGE:
        return TAKES_KOBITO
    if move >= moves.SWAP:
        return SWAPS - _kobito_cost(moves.swap_kind(move))
    if move >= moves.MOVE:
        return FEEDS_GOLD
    if move >= moves.LAY:
        return _lay_value(d, move)
    if move >= moves.START:
        value: i64 = STARTS
        if used >= BENCHES_WANTED:
            value = STARTS_TOO_MANY
        if move >= moves.START_LOW_KOBITO:
            value -= USES_KOBITO
        return value
    if move - moves.PAY >= cards.KOBITO:
        return PAYS - PAYS_KOBITO
    return PAYS


def _kobito_cost(kind: i64) -> i64:
    if kind == cards.KOBITO:
        return USES_KOBITO
    return 0


def _lay_value(d: vec[i64], move: i64) -> i64:
    place = moves.lay_place(move)
    value: i64 = BUILDS_ON
    if place < moves.GOLD_PLACES:
        value = LAYS_BY_GOLD
        need = rainbows.missing(d[at.RAINBOW + place], d[at.CARD + place]) - 1
        if need < HARMLESS:
            value -= (HARMLESS - need) * NEAR_GOLD
    return value - _kobito_cost(moves.lay_kind(move))
