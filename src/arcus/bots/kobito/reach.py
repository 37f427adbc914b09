"""The distance of a seat from each gold card: the cards it lacks, and its next move on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count
from arcus.games.kobito import cards, fields as at, moves, piles, rainbows

FAR: Final = 99  # lacks more than anyone could have
LACKS_SHIFT: Final = 8
BELOW_BITS: Final = 255
ARC_ROW: Final = 32
NO_PIECE: Final = -1


def _arcs() -> vec[i64]:
    table = vec[i64]([0] * (cards.NUMBERS * ARC_ROW))
    for low in range(cards.NUMBERS):
        for length in range(ARC_ROW):
            for i in range(min(length, cards.NUMBERS)):
                table[low * ARC_ROW + length] |= 1 << cards.KIND_BITS * ((low + i) % cards.NUMBERS)
    return table


ARC: Final = _arcs()  # low number * ARC_ROW + length -> the numbers of that arc of the circle, as bits of HELD


def arc_of(low: i64, length: i64) -> i64:
    """Return the numbers of an arc of the circle, as bits of HELD."""
    return ARC[low * ARC_ROW + length]


def piece(rainbow: i64, arc: i64) -> i64:
    """Return the numbers of an arc beside gold that a workshop rainbow can bring: those of one end, or all of it."""
    length = rainbows.length_of(rainbow)
    if length > cards.LONGEST:
        length = cards.LONGEST
    low = cards.UP[rainbows.fits_low(rainbow)]
    high = cards.DOWN[rainbows.fits_high(rainbow)]
    shared = arc_of(low, length) & arc
    if shared == 0 or (cards.KIND_BIT[low] | cards.KIND_BIT[high]) & arc == 0:
        return 0
    if length - count(shared) == 1:  # one card would stay alone
        return 0
    return shared


def brought(d: vec[i64], seat: i64, arc: i64) -> i64:
    """Return the numbers of an arc beside gold that a seat's workshop can bring."""
    base = at.RAINBOW + rainbows.bench_row(seat, 0)
    found: i64 = 0
    bench: i64
    for bench in range(cards.BENCHES):
        rainbow = d[base + bench]
        if rainbow != 0:
            found |= piece(rainbow, arc)
    return found


def reach(d: vec[i64], seat: i64, gold: i64) -> i64:
    """Return how many cards a seat lacks for a gold card, and how many cards then go to the low end.

    The result is lacks << LACKS_SHIFT | below. Hand and workshop count; kobito do not: each replaces one card.
    """
    best: i64 = FAR << LACKS_SHIFT
    if d[at.CARD + gold] == 0:
        return best
    goal = d[at.RAINBOW + gold]
    need = rainbows.missing(goal, d[at.CARD + gold])
    held = piles.kinds_in(d[at.HAND + seat]) & cards.HELD_NUMBERS
    base = at.RAINBOW + rainbows.bench_row(seat, 0)
    empty = (d[base] | d[base + 1] | d[base + 2] | d[base + 3]) == 0
    below: i64
    for below in range(need + 1):
        under = low_arc(goal, below)
        over = high_arc(goal, need - below)
        if not empty:
            under &= ~brought(d, seat, under)
            over &= ~brought(d, seat, over)
        lacks = count((under | over) & ~held)
        if lacks < best >> LACKS_SHIFT:
            best = lacks << LACKS_SHIFT | below
    return best


def low_arc(goal: i64, size: i64) -> i64:
    """Return the numbers of the next `size` cards at the low end of a rainbow."""
    return arc_of(rainbows.down_by(rainbows.fits_low(goal) + 1, size), size)


def high_arc(goal: i64, size: i64) -> i64:
    """Return the numbers of the next `size` cards at the high end of a rainbow."""
    return arc_of(rainbows.fits_high(goal), size)


def step(d: vec[i64], seat: i64, gold: i64, below: i64) -> i64:
    """Return the next move to a gold card that takes `below` more cards at its low end; it is hardly ever illegal."""
    goal = d[at.RAINBOW + gold]
    end: i64 = moves.LOW
    arc = low_arc(goal, below)
    if below == 0:
        end = moves.HIGH
        arc = high_arc(goal, rainbows.missing(goal, d[at.CARD + gold]))
    fits = rainbows.fits_at(goal, end)
    bench: i64
    for bench in range(cards.BENCHES):
        rainbow = d[at.RAINBOW + rainbows.bench_row(seat, bench)]
        if rainbow != 0:
            found = _fitting_piece(rainbow, arc, fits, end)
            if found != NO_PIECE:
                return moves.piece_move(bench, found % moves.END_COUNT, found // moves.END_COUNT, gold, end)
    kind = fits
    if piles.count_of(d[at.HAND + seat], fits) == 0:
        kind = cards.KOBITO
    return moves.lay_move(gold, end, kind)


def _fitting_piece(rainbow: i64, arc: i64, fits: i64, goal_end: i64) -> i64:
    """Return the longest piece of a workshop rainbow that fits beside gold: size * END_COUNT + end, or NO_PIECE."""
    shared = piece(rainbow, arc)
    if shared & cards.KIND_BIT[fits] == 0:
        return NO_PIECE
    size = count(shared)
    length = rainbows.length_of(rainbow)
    first = rainbows.number_at(rainbow, 0)
    end: i64 = moves.LOW
    if size < length and shared & cards.KIND_BIT[first] == 0:
        end = moves.HIGH
        first = rainbows.number_at(rainbow, length - size)
    joins = first
    if goal_end == moves.LOW:
        joins = cards.WRAP[first + size - 1]
    if joins != fits:
        return NO_PIECE
    return size * moves.END_COUNT + end
