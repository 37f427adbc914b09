"""Rainbows of Kobito as numbers, and the rows of a position where they lie: see the drawings in cards.py."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.events import PLACE_STRIDE
from arcus.games.kobito import cards, fields as at, moves, places

# -- one rainbow


def rainbow(low: i64, length: i64) -> i64:
    """Return a rainbow of `length` cards that begins with the number `low`; 0 for no cards."""
    if length == 0:
        return 0
    return cards.DOWN[low] | cards.WRAP[low + length] << cards.HIGH_SHIFT | length << cards.LENGTH_SHIFT


def fits_low(run: i64) -> i64:
    """Return the number that fits the low end of a rainbow."""
    return run & cards.END_BITS


def fits_high(run: i64) -> i64:
    """Return the number that fits the high end of a rainbow."""
    return run >> cards.HIGH_SHIFT & cards.END_BITS


def fits_at(run: i64, end: i64) -> i64:
    """Return the number that fits an end of a rainbow."""
    if end == moves.LOW:
        return fits_low(run)
    return fits_high(run)


def length_of(run: i64) -> i64:
    """Return how many spots a rainbow has."""
    return run >> cards.LENGTH_SHIFT


def missing(run: i64, gold_card: i64) -> i64:
    """Return how many cards a rainbow lacks for a gold card."""
    return (gold_card >> cards.GOLD_SHIFT) - length_of(run)


def number_at(run: i64, index: i64) -> i64:
    """Return the number at an index of a rainbow."""
    return cards.WRAP[fits_low(run) + 1 + index]


def has_number(run: i64, number: i64) -> bool:
    """Return whether a rainbow has a number."""
    return steps(fits_low(run), number) <= length_of(run)


def steps(number: i64, to: i64) -> i64:
    """Return how many steps up the circle it is from a number to another, 1 to 12."""
    if to > number:
        return to - number
    return to - number + cards.NUMBERS


def down_by(number: i64, steps: i64) -> i64:
    """Return the number that lies up to 24 steps below another on the circle."""
    return cards.WRAP[number - steps + 2 * cards.NUMBERS]


# -- rows


def row_of(turn: i64, place: i64) -> i64:
    """Return the row of one of the places g1 to b4, where `turn` can lay cards."""
    if place < moves.GOLD_PLACES:
        return place
    return place + cards.BENCHES * turn


def bench_row(seat: i64, bench: i64) -> i64:
    """Return the row of a bench."""
    return moves.GOLD_PLACES + cards.BENCHES * seat + bench


def has_free_bench(d: vec[i64], seat: i64) -> bool:
    """Return whether a seat has a bench without a rainbow."""
    base = at.RAINBOW + bench_row(seat, 0)
    return d[base] == 0 or d[base + 1] == 0 or d[base + 2] == 0 or d[base + 3] == 0


def free_bench(d: vec[i64], seat: i64) -> i64:
    """Return the lowest bench of a seat without a rainbow; there is one."""
    base = at.RAINBOW + bench_row(seat, 0)
    bench: i64 = 0
    while d[base + bench] != 0:
        bench += 1
    return bench


def benches_used(d: vec[i64], seat: i64) -> i64:
    """Return how many rainbows a seat has in its workshop."""
    base = at.RAINBOW + bench_row(seat, 0)
    used: i64 = 0
    bench: i64
    for bench in range(cards.BENCHES):
        if d[base + bench] != 0:
            used += 1
    return used


def piece_first(d: vec[i64], move: i64) -> i64:
    """Return the index of the first card of a piece in its workshop rainbow, before the move."""
    if moves.piece_end(move) == moves.LOW:
        return 0
    return length_of(d[at.RAINBOW + bench_row(d[at.TURN], moves.piece_bench(move))]) - moves.piece_size(move)


def row_named(d: vec[i64], name: i64) -> i64:
    """Return the row that a name of moves.BENCH_NAMES means to the seat to move.

    -1 if there is no such seat, or if it is the seat's own bench by the name for others.
    """
    if name < moves.OWN_PLACES:
        return row_of(d[at.TURN], name)
    seat = (name - moves.OWN_PLACES) // cards.BENCHES
    if seat == d[at.TURN] or seat >= d[at.PLAYERS]:  # 7.5
        return -1
    return name - cards.BENCHES


def name_of_row(turn: i64, row: i64) -> i64:
    """Return the name of a row for a seat: its own places come first, then those of all seats."""
    if row < moves.GOLD_PLACES:
        return row
    bench = row - bench_row(turn, 0)
    if bench >= 0 and bench < cards.BENCHES:
        return moves.GOLD_PLACES + bench
    return row + cards.BENCHES


def place_of_row(row: i64) -> i64:
    """Return the place of a row in facts."""
    if row < moves.GOLD_PLACES:
        return places.GOLD + row
    bench = row - moves.GOLD_PLACES
    return places.BENCH + bench % cards.BENCHES * PLACE_STRIDE + bench // cards.BENCHES
