"""Pieces of workshop rainbows that go to rainbows beside gold."""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.games.kobito import cards, fields as at, moves, rainbows, stages


def with_pieces(found: vec[i64], d: vec[i64]) -> vec[i64]:
    """Append the legal piece moves; at the stage LEFTOVER only those of the card left over."""
    base = at.RAINBOW + rainbows.bench_row(d[at.TURN], 0)
    leftover = d[at.STAGE] == stages.LEFTOVER
    bench: i64
    gold: i64
    for bench in range(cards.BENCHES):  # 6.1
        rainbow = d[base + bench]
        if rainbow == 0 or (leftover and rainbows.length_of(rainbow) != 1):
            continue
        for gold in range(moves.GOLD_PLACES):
            low = rainbows.fits_low(d[at.RAINBOW + gold])
            high = rainbows.fits_high(d[at.RAINBOW + gold])
            if rainbows.has_number(rainbow, low) or rainbows.has_number(rainbow, high):
                found = _with_pieces_to(found, d, rainbow, bench, gold)
    return found


def _with_pieces_to(found: vec[i64], d: vec[i64], rainbow: i64, bench: i64, gold: i64) -> vec[i64]:
    """Append the legal moves of pieces from a bench with this rainbow to the rainbow beside a gold card."""
    goal = d[at.RAINBOW + gold]
    low = rainbows.fits_low(goal)
    high = rainbows.fits_high(goal)
    before = rainbows.fits_low(rainbow)  # the number before the lowest card, and the one after the highest
    after = rainbows.fits_high(rainbow)
    length = rainbows.length_of(rainbow)
    most = rainbows.missing(goal, d[at.CARD + gold])  # 3.3
    if most > length:
        most = length
    # A piece off the low end, at gold's high end: its first card has to fit. At gold's low end: its last card.
    size: i64
    if cards.UP[before] == high:
        for size in range(1, most + 1):
            found = _with_piece(found, d, moves.piece_move(bench, moves.LOW, size, gold, moves.HIGH), length - size)
    size = rainbows.steps(before, low)
    while size <= most:
        found = _with_piece(found, d, moves.piece_move(bench, moves.LOW, size, gold, moves.LOW), length - size)
        size += cards.NUMBERS
    # The same off the high end; a whole rainbow is taken by its low end.
    if most == length:  # 6.3
        most -= 1
    if cards.DOWN[after] == low:
        for size in range(1, most + 1):
            found = _with_piece(found, d, moves.piece_move(bench, moves.HIGH, size, gold, moves.LOW), length - size)
    size = rainbows.steps(high, after)
    while size <= most:
        found = _with_piece(found, d, moves.piece_move(bench, moves.HIGH, size, gold, moves.HIGH), length - size)
        size += cards.NUMBERS
    return found


def _with_piece(found: vec[i64], d: vec[i64], move: i64, rest: i64) -> vec[i64]:
    """Append the move of a piece that leaves `rest` cards, if they may stay."""
    if rest == 1 and not can_leave_one(d, move):  # 6.4
        return found
    return append(found, move)


def can_leave_one(d: vec[i64], move: i64) -> bool:
    """Return whether a piece may leave a single card: it has to fit a rainbow beside gold after the move."""
    rainbow = d[at.RAINBOW + rainbows.bench_row(d[at.TURN], moves.piece_bench(move))]
    size = moves.piece_size(move)
    number = cards.UP[rainbows.fits_low(rainbow)]
    if moves.piece_end(move) == moves.LOW:
        number = cards.DOWN[rainbows.fits_high(rainbow)]
    gold = moves.piece_gold(move)
    goal_end = moves.piece_goal_end(move)
    place: i64
    for place in range(moves.GOLD_PLACES):
        goal = d[at.RAINBOW + place]
        low = rainbows.fits_low(goal)
        high = rainbows.fits_high(goal)
        if place == gold:
            if rainbows.missing(goal, d[at.CARD + place]) == size:
                continue
            if goal_end == moves.LOW:
                low = rainbows.down_by(low, size)
            else:
                high = cards.WRAP[high + size]
        if number == low:
            return True
        if number == high:
            return True
    return False


def fits(d: vec[i64], move: i64) -> bool:
    """Return whether a piece fits the end of the rainbow beside gold."""
    rainbow = d[at.RAINBOW + rainbows.bench_row(d[at.TURN], moves.piece_bench(move))]
    goal = d[at.RAINBOW + moves.piece_gold(move)]
    first = rainbows.piece_first(d, move)
    if moves.piece_goal_end(move) == moves.HIGH:
        return rainbows.number_at(rainbow, first) == rainbows.fits_high(goal)
    return rainbows.number_at(rainbow, first + moves.piece_size(move) - 1) == rainbows.fits_low(goal)
