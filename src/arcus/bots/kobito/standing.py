"""What hand and workshop of a seat promise, beyond the points that it has."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.kobito.reach import LACKS_SHIFT, reach
from arcus.bots.kobito.weights import (
    # fmt: off
    BENCH,
    BEST_LATER,
    BEST_NOW,
    BUILDS,
    BUILDS_MORE,
    FITS_GOLD,
    HELD_KOBITOS,
    HELD_SWAPS,
    KINDS_HELD,
    LACKS,
    LATE,
    LONG,
    MIDDLE,
    OPEN,
    PAIRS,
    SHORT,
    UNPAID,
    # fmt: on
)
from arcus.core.bits import count
from arcus.games.kobito import fields as at
from arcus.games.kobito.cards import (
    BENCHES,
    END_BITS,
    GOLD_POINTS,
    GOLD_SHIFT,
    HELD_NUMBERS,
    KIND_BIT,
    KOBITO,
    LENGTH_SHIFT,
    SWAP_CARD,
)
from arcus.games.kobito.legality import held_kinds


def promise(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """What a seat's cards promise, in thousandths of a point."""
    lasting = _workshop(d, seat, w) + _hand(d, seat, w)
    left = d[at.GOLD_LEFT]
    if left < 5:
        lasting = lasting * (w[LATE] + (1000 - w[LATE]) * left // 5) // 1000
    return lasting + _golds(d, seat, w)


def _golds(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """What the gold cards on the table promise."""
    kobito = d[at.HAND + seat] >> (3 * KOBITO) & 7
    total: i64 = 0
    least: i64 = 4
    most: i64 = 0  # points of the gold that lacks least
    gold: i64
    for gold in range(3):
        points = d[at.CARD + gold] & GOLD_POINTS
        lacks = (reach(d, seat, gold) >> LACKS_SHIFT) - kobito
        if lacks < 0:
            lacks = 0
        if lacks < least or (lacks == least and points > most):
            least = lacks
            most = points
        if lacks < 4:
            total += points * w[LACKS + lacks]
        if d[at.TURN] == seat:
            need = (d[at.CARD + gold] >> GOLD_SHIFT) - (d[at.RAINBOW + gold] >> LENGTH_SHIFT)
            if need < 6:
                total += points * w[OPEN + need]
    if least < 4:
        if d[at.TURN] == seat:
            return total + most * w[BEST_NOW + least]
        return total + most * w[BEST_LATER + least]
    return total


def _workshop(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """What the rainbows in the workshop promise; each is also a debt."""
    total: i64 = 0
    used: i64 = 0
    bench: i64
    for bench in range(BENCHES):
        length = d[at.RAINBOW + 3 + BENCHES * seat + bench] >> LENGTH_SHIFT
        if length == 0:
            continue
        used += 1
        if length > 9:
            length = 9
        if length > 6:
            total += (length - 6) * w[LONG] + 3 * (w[SHORT] + w[MIDDLE])
        elif length > 3:
            total += (length - 3) * w[MIDDLE] + 3 * w[SHORT]
        else:
            total += length * w[SHORT]
    return total + w[BENCH + used]


def _hand(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """What the hand promises, above all whether what will be owed is there."""
    hand = d[at.HAND + seat]
    kobito = hand >> (3 * KOBITO) & 7
    swaps = hand >> (3 * SWAP_CARD) & 7
    held = held_kinds(hand) & HELD_NUMBERS
    debt: i64 = 1
    ends: i64 = 0
    bench: i64
    for bench in range(BENCHES):
        some = d[at.RAINBOW + 3 + BENCHES * seat + bench]
        if some != 0:
            debt += 1
            ends |= both_ends(some)
    builds = count(held & ends)
    fits = count(
        held & ~ends & (both_ends(d[at.RAINBOW]) | both_ends(d[at.RAINBOW + 1]) | both_ends(d[at.RAINBOW + 2]))
    )
    total = kobito * w[HELD_KOBITOS] + swaps * w[HELD_SWAPS] + fits * w[FITS_GOLD]
    total += count(held) * w[KINDS_HELD] + count(held & (held >> 3 | (held & 1) << 33)) * w[PAIRS]
    unpaid = debt - builds - fits - kobito - 2 * swaps
    if unpaid > 0:
        total += unpaid * w[UNPAID]
    if builds > debt:
        return total + debt * w[BUILDS] + (builds - debt) * w[BUILDS_MORE]
    return total + builds * w[BUILDS]


def both_ends(some: i64) -> i64:
    """The numbers that fit the ends of a rainbow, as bits of HELD."""
    return KIND_BIT[some & END_BITS] | KIND_BIT[some >> 4 & END_BITS]
