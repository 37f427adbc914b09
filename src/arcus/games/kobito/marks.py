"""The list of marks: where kobito and swap cards lie in rainbows. Small, and kept sorted."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.kobito import fields as at, moves
from arcus.games.kobito.cards import (
    END_BITS,
    INDEX_BITS,
    INDEX_SHIFT,
    IS_KOBITO,
    KOBITO,
    LENGTH_SHIFT,
    ONE,
    ROW_SHIFT,
    SWAP_CARD,
    TURN_ROUND,
    UP,
)


def add_mark(d: vec[i64], mark: i64) -> None:
    """Put a mark where it belongs."""
    base = at.MARKS + d[at.MARKED]
    while base > at.MARKS and d[base - 1] > mark:
        d[base] = d[base - 1]
        base -= 1
    d[base] = mark
    d[at.MARKED] += 1


def drop_mark(d: vec[i64], which: i64) -> None:
    """Take a mark out of the list."""
    d[at.MARKED] -= 1
    base: i64
    for base in range(at.MARKS + which, at.MARKS + d[at.MARKED]):
        d[base] = d[base + 1]
    d[at.MARKS + d[at.MARKED]] = 0


def shift_marks(d: vec[i64], row: i64, by: i64) -> None:
    """Count the indexes of one rainbow's marks up."""
    i: i64
    for i in range(d[at.MARKED]):
        if d[at.MARKS + i] >> ROW_SHIFT == row:
            d[at.MARKS + i] += by << INDEX_SHIFT


def swap_cards_on(d: vec[i64], spot: i64) -> i64:
    """How many swap cards lie on a spot."""
    found: i64 = 0
    i: i64
    for i in range(d[at.MARKED]):
        mark = d[at.MARKS + i]
        if mark >> INDEX_SHIFT == spot >> INDEX_SHIFT and mark & IS_KOBITO == 0:
            found += 1
    return found


def move_marks(d: vec[i64], row: i64, gold: i64, first: i64, size: i64, goal_end: i64, goal_length: i64) -> None:
    """Take the marks of a piece along from a workshop rainbow to an end of a rainbow beside gold."""
    if goal_end == moves.LOW:
        shift_marks(d, gold, size)
    i: i64
    for i in range(d[at.MARKED]):
        mark = d[at.MARKS + i]
        if mark >> ROW_SHIFT != row:
            continue
        index = mark >> INDEX_SHIFT & INDEX_BITS
        if index >= first and index < first + size:
            index -= first
            if goal_end == moves.HIGH:
                index += goal_length
            d[at.MARKS + i] = gold << ROW_SHIFT | index << INDEX_SHIFT | mark & 7
        elif index >= first:
            d[at.MARKS + i] = mark - (size << INDEX_SHIFT)
    _sort(d)


def _sort(d: vec[i64]) -> None:
    count = d[at.MARKED]
    d[at.MARKED] = 0
    i: i64
    for i in range(count):
        add_mark(d, d[at.MARKS + i])


def clear_away(d: vec[i64], row: i64) -> i64:
    """Take a rainbow off the table with all its marks; the pile of its cards."""
    some = d[at.RAINBOW + row]
    d[at.RAINBOW + row] = 0
    number = UP[some & END_BITS]
    pile: i64 = 0
    i: i64
    for i in range(some >> LENGTH_SHIFT):
        pile += ONE[TURN_ROUND[number + i]]
    for i in range(d[at.MARKED] - 1, -1, -1):
        mark = d[at.MARKS + i]
        if mark >> ROW_SHIFT == row:
            card = TURN_ROUND[number + (mark >> INDEX_SHIFT & INDEX_BITS)]
            if mark & IS_KOBITO != 0:
                pile += ONE[KOBITO] - ONE[card]
            else:
                pile += ONE[SWAP_CARD] + ONE[card]
            drop_mark(d, i)
    return pile
