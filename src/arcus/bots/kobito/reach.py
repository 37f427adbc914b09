"""How far a seat is from each gold card: which numbers it lacks, and the next step on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count
from arcus.games.kobito import fields as at, moves
from arcus.games.kobito.cards import (
    BENCHES,
    DOWN,
    END_BITS,
    GOLD_SHIFT,
    HELD_NUMBERS,
    KIND_BIT,
    KOBITO,
    LENGTH_SHIFT,
    LONGEST,
    TURN_ROUND,
    UP,
)
from arcus.games.kobito.legality import held_kinds, number_at

FAR: Final = 99  # lacks more than anyone could have
LACKS_SHIFT: Final = 8
BELOW_BITS: Final = 255
ARC_ROW: Final = 32


def _arcs() -> vec[i64]:
    table = vec[i64]([0] * (12 * ARC_ROW))
    for low in range(12):
        for length in range(ARC_ROW):
            for i in range(min(length, 12)):
                table[low * ARC_ROW + length] |= 1 << 3 * ((low + i) % 12)
    return table


ARC: Final = _arcs()  # low number * ARC_ROW + length -> the numbers of that stretch of the circle, as bits of HELD


def lengths(some: i64) -> i64:
    """The length of a rainbow, as far as tables go."""
    length = some >> LENGTH_SHIFT
    if length > LONGEST:
        return LONGEST
    return length


def piece(some: i64, arc: i64) -> i64:
    """The numbers of a stretch beside gold that a workshop rainbow can bring: those of one end, or all of it."""
    length = lengths(some)
    low = UP[some & END_BITS]
    shared = ARC[low * ARC_ROW + length] & arc
    if shared == 0 or (KIND_BIT[low] | KIND_BIT[DOWN[some >> 4 & END_BITS]]) & arc == 0:
        return 0
    if length - count(shared) == 1:  # one card would stay alone
        return 0
    return shared


def brought(d: vec[i64], seat: i64, arc: i64) -> i64:
    """The numbers of a stretch that the workshop of a seat can bring."""
    base = at.RAINBOW + 3 + BENCHES * seat
    found: i64 = 0
    bench: i64
    for bench in range(BENCHES):
        some = d[base + bench]
        if some != 0:
            found |= piece(some, arc)
    return found


def reach(d: vec[i64], seat: i64, gold: i64) -> i64:
    """How many cards a seat lacks for a gold card, with hand and workshop, and how many go to the low end then.

    lacks << LACKS_SHIFT | below. Kobito are not counted: each makes up for one.
    """
    best: i64 = FAR << LACKS_SHIFT
    if d[at.CARD + gold] == 0:
        return best
    goal = d[at.RAINBOW + gold]
    need = (d[at.CARD + gold] >> GOLD_SHIFT) - (goal >> LENGTH_SHIFT)
    held = held_kinds(d[at.HAND + seat]) & HELD_NUMBERS
    base = at.RAINBOW + 3 + BENCHES * seat
    idle = (d[base] | d[base + 1] | d[base + 2] | d[base + 3]) == 0
    below: i64
    for below in range(need + 1):
        under = low_stretch(goal, below)
        over = high_stretch(goal, need - below)
        if not idle:
            under &= ~brought(d, seat, under)
            over &= ~brought(d, seat, over)
        lacks = count((under | over) & ~held)
        if lacks < best >> LACKS_SHIFT:
            best = lacks << LACKS_SHIFT | below
    return best


def low_stretch(goal: i64, size: i64) -> i64:
    """The numbers that so many more cards at the low end of a rainbow would have."""
    return ARC[TURN_ROUND[(goal & END_BITS) + 25 - size] * ARC_ROW + size]


def high_stretch(goal: i64, size: i64) -> i64:
    """The same at its high end."""
    return ARC[(goal >> 4 & END_BITS) * ARC_ROW + size]


def step(d: vec[i64], seat: i64, gold: i64, below: i64) -> i64:
    """The next move to a gold card that can be had with so many cards at its low end; hardly ever an illegal one."""
    goal = d[at.RAINBOW + gold]
    end: i64 = moves.LOW
    fits = goal & END_BITS
    arc = low_stretch(goal, below)
    if below == 0:
        end = moves.HIGH
        fits = goal >> 4 & END_BITS
        arc = high_stretch(goal, (d[at.CARD + gold] >> GOLD_SHIFT) - (goal >> LENGTH_SHIFT))
    bench: i64
    for bench in range(BENCHES):
        some = d[at.RAINBOW + 3 + BENCHES * seat + bench]
        if some != 0:
            move = _piece_to(some, arc, fits, bench, gold, end)
            if move >= 0:
                return move
    kind = fits
    if held_kinds(d[at.HAND + seat]) & KIND_BIT[fits] == 0:
        kind = KOBITO
    return moves.LAY + (gold * 2 + end) * moves.LAY_KINDS + kind


def _piece_to(some: i64, arc: i64, fits: i64, bench: i64, gold: i64, goal_end: i64) -> i64:
    """The move of the longest piece of a workshop rainbow that fits right there, or -1."""
    shared = piece(some, arc)
    if shared & KIND_BIT[fits] == 0:
        return -1
    size = count(shared)
    first = UP[some & END_BITS]
    end: i64 = moves.LOW
    if size < some >> LENGTH_SHIFT and shared & KIND_BIT[first] == 0:
        end = moves.HIGH
        first = number_at(some, (some >> LENGTH_SHIFT) - size)
    joins = first
    if goal_end == moves.LOW:
        joins = TURN_ROUND[first + size - 1]
    if joins != fits:
        return -1
    return moves.piece_move(bench, end, size, gold, goal_end)
