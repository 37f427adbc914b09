"""The list of marks: where kobito and swap cards lie in rainbows. Small, and kept sorted: see cards.py."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.kobito import cards, fields as at, moves, rainbows


def mark_at(row: i64, index: i64) -> i64:
    """Return the mark of a swap card of level 0 at an index of a row, to which level and kind are added."""
    return row << cards.ROW_SHIFT | index << cards.INDEX_SHIFT


def mark_row(mark: i64) -> i64:
    """Return the row of a mark."""
    return mark >> cards.ROW_SHIFT


def mark_index(mark: i64) -> i64:
    """Return the index of a mark in its rainbow."""
    return mark >> cards.INDEX_SHIFT & cards.INDEX_BITS


def is_same_spot(mark: i64, other: i64) -> bool:
    """Return whether two marks lie on the same spot of the same rainbow."""
    return mark >> cards.INDEX_SHIFT == other >> cards.INDEX_SHIFT


def add_mark(d: vec[i64], mark: i64) -> None:
    """Insert a mark in order."""
    base = at.MARKS + d[at.MARKED]
    while base > at.MARKS and d[base - 1] > mark:
        d[base] = d[base - 1]
        base -= 1
    d[base] = mark
    d[at.MARKED] += 1


def drop_mark(d: vec[i64], which: i64) -> None:
    """Remove the mark at a place in the list."""
    d[at.MARKED] -= 1
    base: i64
    for base in range(at.MARKS + which, at.MARKS + d[at.MARKED]):
        d[base] = d[base + 1]
    d[at.MARKS + d[at.MARKED]] = 0


def shift_marks(d: vec[i64], row: i64, by: i64) -> None:
    """Add to the indexes of one rainbow's marks."""
    i: i64
    for i in range(d[at.MARKED]):
        if mark_row(d[at.MARKS + i]) == row:
            d[at.MARKS + i] += by << cards.INDEX_SHIFT


def swap_cards_on(d: vec[i64], spot: i64) -> i64:
    """Return how many swap cards lie on the spot of a mark."""
    found: i64 = 0
    i: i64
    for i in range(d[at.MARKED]):
        mark = d[at.MARKS + i]
        if is_same_spot(mark, spot) and mark & cards.IS_KOBITO == 0:
            found += 1
    return found


def open_kobito(d: vec[i64], row: i64, index: i64) -> i64:
    """Return the place in the list of a kobito that lies on top at this spot, or -1."""
    spot = mark_at(row, index)
    found: i64 = -1
    i: i64
    for i in range(d[at.MARKED]):
        if is_same_spot(d[at.MARKS + i], spot):
            found = i
    if found >= 0 and d[at.MARKS + found] & cards.IS_KOBITO == 0:
        return -1
    return found


def move_marks(d: vec[i64], move: i64) -> None:
    """Move the marks of a piece from a workshop rainbow to one beside gold, before the rainbows change."""
    row = rainbows.bench_row(d[at.TURN], moves.piece_bench(move))
    gold = moves.piece_gold(move)
    size = moves.piece_size(move)
    first = rainbows.piece_first(d, move)
    shift = -first
    if moves.piece_goal_end(move) == moves.LOW:
        shift_marks(d, gold, size)
    else:
        shift += rainbows.length_of(d[at.RAINBOW + gold])
    i: i64
    for i in range(d[at.MARKED]):
        mark = d[at.MARKS + i]
        if mark_row(mark) != row:
            continue
        index = mark_index(mark)
        if index >= first and index < first + size:
            d[at.MARKS + i] = mark_at(gold, index + shift) | mark & cards.LEVEL_BITS
        elif index >= first:
            d[at.MARKS + i] = mark - (size << cards.INDEX_SHIFT)
    _sort(d)


def _sort(d: vec[i64]) -> None:
    count = d[at.MARKED]
    d[at.MARKED] = 0
    i: i64
    for i in range(count):
        add_mark(d, d[at.MARKS + i])


def clear_away(d: vec[i64], row: i64) -> i64:
    """Remove a rainbow with all its marks, and return the pile of its cards."""
    rainbow = d[at.RAINBOW + row]
    d[at.RAINBOW + row] = 0
    low = rainbows.number_at(rainbow, 0)
    pile: i64 = 0
    i: i64
    for i in range(rainbows.length_of(rainbow)):
        pile += cards.ONE[cards.WRAP[low + i]]
    for i in range(d[at.MARKED] - 1, -1, -1):
        mark = d[at.MARKS + i]
        if mark_row(mark) == row:
            number = cards.WRAP[low + mark_index(mark)]
            if mark & cards.IS_KOBITO != 0:
                pile += cards.ONE[cards.KOBITO] - cards.ONE[number]
            else:
                pile += cards.ONE[cards.SWAP_CARD] + cards.ONE[number]
            drop_mark(d, i)
    return pile
