"""The value of a seat's hand and workshop, beyond the points that it has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.kobito import weights
from arcus.bots.kobito.reach import LACKS_SHIFT, reach
from arcus.core.bits import count
from arcus.games.kobito import cards, fields as at, moves, piles, rainbows

LATE_GOLDS: Final = 5  # hand and workshop count less when fewer gold cards are left
LACKS_COUNTED: Final = 4  # weights of gold cards are for seats that lack fewer cards
OPEN_COUNTED: Final = 6  # weights of rainbows beside gold are for those that lack fewer cards
SWAP_CARD_PAYS: Final = 2  # cards owed that a swap card takes off

# The cards of a workshop rainbow count by thirds.
SHORT_TO: Final = 3
MIDDLE_TO: Final = 6
LONG_TO: Final = 9


def potential(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """Return the expected value of a seat's cards under the weights `w`, in thousandths of a point."""
    lasting = _workshop(d, seat, w) + _hand(d, seat, w)
    left = d[at.GOLD_LEFT]
    if left < LATE_GOLDS:
        late = w[weights.LATE]
        lasting = lasting * (late + (weights.WHOLE - late) * left // LATE_GOLDS) // weights.WHOLE
    return lasting + _golds(d, seat, w)


def _golds(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """Return the value of the gold cards on the table."""
    kobito = piles.count_of(d[at.HAND + seat], cards.KOBITO)
    total: i64 = 0
    least: i64 = LACKS_COUNTED
    most: i64 = 0  # points of the gold card that lacks least
    gold: i64
    for gold in range(moves.GOLD_PLACES):
        points = d[at.CARD + gold] & cards.GOLD_POINTS
        lacks = (reach(d, seat, gold) >> LACKS_SHIFT) - kobito
        if lacks < 0:
            lacks = 0
        if lacks < least or (lacks == least and points > most):
            least = lacks
            most = points
        if lacks < LACKS_COUNTED:
            total += points * w[weights.LACKS + lacks]
        if d[at.TURN] == seat:
            need = rainbows.missing(d[at.RAINBOW + gold], d[at.CARD + gold])
            if need < OPEN_COUNTED:
                total += points * w[weights.OPEN + need]
    if least < LACKS_COUNTED:
        if d[at.TURN] == seat:
            return total + most * w[weights.BEST_NOW + least]
        return total + most * w[weights.BEST_LATER + least]
    return total


def _workshop(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """Return the value of the rainbows in the workshop; each is also a debt."""
    total: i64 = 0
    used: i64 = 0
    bench: i64
    for bench in range(cards.BENCHES):
        length = rainbows.length_of(d[at.RAINBOW + rainbows.bench_row(seat, bench)])
        if length == 0:
            continue
        used += 1
        if length > LONG_TO:
            length = LONG_TO
        if length > MIDDLE_TO:
            total += (length - MIDDLE_TO) * w[weights.LONG] + SHORT_TO * (w[weights.SHORT] + w[weights.MIDDLE])
        elif length > SHORT_TO:
            total += (length - SHORT_TO) * w[weights.MIDDLE] + SHORT_TO * w[weights.SHORT]
        else:
            total += length * w[weights.SHORT]
    return total + w[weights.BENCH + used]


def _hand(d: vec[i64], seat: i64, w: vec[i64]) -> i64:
    """Return the value of the hand, above all whether it has the cards that will be owed."""
    hand = d[at.HAND + seat]
    kobito = piles.count_of(hand, cards.KOBITO)
    swaps = piles.count_of(hand, cards.SWAP_CARD)
    held = piles.kinds_in(hand) & cards.HELD_NUMBERS
    debt: i64 = 1
    ends: i64 = 0
    bench: i64
    for bench in range(cards.BENCHES):
        rainbow = d[at.RAINBOW + rainbows.bench_row(seat, bench)]
        if rainbow != 0:
            debt += 1
            ends |= both_ends(rainbow)
    gold_ends = both_ends(d[at.RAINBOW]) | both_ends(d[at.RAINBOW + 1]) | both_ends(d[at.RAINBOW + 2])
    builds = count(held & ends)
    fits = count(held & ~ends & gold_ends)
    total = kobito * w[weights.HELD_KOBITOS] + swaps * w[weights.HELD_SWAPS] + fits * w[weights.FITS_GOLD]
    total += count(held) * w[weights.KINDS_HELD] + count(piles.pairs_in(held)) * w[weights.PAIRS]
    unpaid = debt - builds - fits - kobito - SWAP_CARD_PAYS * swaps
    if unpaid > 0:
        total += unpaid * w[weights.UNPAID]
    if builds > debt:
        return total + debt * w[weights.BUILDS] + (builds - debt) * w[weights.BUILDS_MORE]
    return total + builds * w[weights.BUILDS]


def both_ends(rainbow: i64) -> i64:
    """Return the numbers that fit the ends of a rainbow, as bits of HELD."""
    return cards.KIND_BIT[rainbows.fits_low(rainbow)] | cards.KIND_BIT[rainbows.fits_high(rainbow)]
