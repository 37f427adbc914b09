"""The compiled part of a Kobito view: piles and rainbows as texts."""

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.kobito import cards, fields as at, moves, piles, rainbows

T = TypeVar("T")

# The numbers that fit the ends of a rainbow.
BOTH_ENDS: Final = cards.END_BITS | cards.END_BITS << cards.HIGH_SHIFT
ENDS: Final[list[tuple[int, int] | None]] = [
    ((run & cards.END_BITS) + 1, (run >> cards.HIGH_SHIFT) + 1) for run in range(BOTH_ENDS + 1)
]
# What a choice depends on besides its seat and its move, as one number: see `circumstances`.
FIRST_BITS: Final = 15
OWED_SHIFT: Final = 4
OWED_BITS: Final = 15
WINS_SHIFT: Final = 8


def kinds_of(pile: i64) -> list[int]:
    """Return the cards of a pile, sorted."""
    found: list[int] = []
    kind: i64
    _i: i64
    for kind in range(cards.KINDS):
        for _i in range(piles.count_of(pile, kind)):
            found.append(int(kind))
    return found


def names_of(pile: i64) -> tuple[str, ...]:
    """Return the names of the cards of a pile, sorted by kind."""
    if pile == 0:
        return ()
    found: list[str] = []
    kind: i64
    _i: i64
    for kind in range(cards.KINDS):
        for _i in range(piles.count_of(pile, kind)):
            found.append(cards.NAMES[kind])
    return tuple(found)


def counts_of(pile: i64) -> tuple[int, ...]:
    """Return how many cards of each kind a pile has."""
    found: list[int] = []
    kind: i64
    for kind in range(cards.KINDS):
        found.append(int(piles.count_of(pile, kind)))
    return tuple(found)


def sizes(heaps: vec[i64]) -> tuple[int, ...]:
    """Return how many cards each of these piles has."""
    found: list[int] = []
    for pile in heaps:
        found.append(int(piles.size_of(pile)))
    return tuple(found)


def runs(rows: vec[i64], upwards: tuple[tuple[str, ...], ...]) -> list[tuple[tuple[str, ...], ...]]:
    """Return the spots of these rainbows as if all were plain cards; `upwards` has the spots in rising order."""
    found: list[tuple[tuple[str, ...], ...]] = []
    for rainbow in rows:
        before = rainbows.fits_low(rainbow)
        found.append(upwards[before : before + rainbows.length_of(rainbow)])
    return found


def fits(rows: vec[i64]) -> list[tuple[int, int] | None]:
    """Return the numbers that fit the low and the high end of these rainbows; None where there is none."""
    found: list[tuple[int, int] | None] = []
    for rainbow in rows:
        if rainbow == 0:
            found.append(None)
        else:
            found.append(ENDS[rainbow & BOTH_ENDS])
    return found


def by_seat(rows: list[T]) -> tuple[tuple[T, ...], ...]:
    """Return the rows of all workshops, seat by seat."""
    found: list[tuple[T, ...]] = []
    for first in range(moves.GOLD_PLACES, len(rows), cards.BENCHES):
        found.append(tuple(rows[first : first + cards.BENCHES]))
    return tuple(found)


def circumstances(d: vec[i64], seat: i64, move: i64) -> i64:
    """Return what a choice depends on besides its seat and its move.

    bit   0       4       8
          first | owed  | the gold card that the move wins, 0 for none

    `first` is the bench on which a move starts a rainbow, or the lowest number of the piece that it moves.
    """
    owed = d[at.OWED] << OWED_SHIFT
    if move < moves.START:
        return owed
    if move < moves.LAY:
        return owed | rainbows.free_bench(d, seat)
    if move < moves.MOVE:
        place = moves.lay_place(move)
        if place < moves.GOLD_PLACES:
            return owed | won_by(d, place, 1) << WINS_SHIFT
        return owed
    if move < moves.SWAP:
        run = d[at.RAINBOW + rainbows.bench_row(seat, moves.piece_bench(move))]
        first = rainbows.number_at(run, rainbows.piece_first(d, move))
        return owed | first | won_by(d, moves.piece_gold(move), moves.piece_size(move)) << WINS_SHIFT
    return owed


def won_by(d: vec[i64], place: i64, more: i64) -> i64:
    """Return the gold card that is won when the rainbow beside it gets this many cards more; 0 for none."""
    card = d[at.CARD + place]
    if more >= rainbows.missing(d[at.RAINBOW + place], card):
        return card
    return 0
