"""What may be done in a turn of Kobito, read from the numbers of a position."""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.games.kobito.cards import (
    # fmt: off
    BENCH_SPOTS,
    BENCHES,
    BENCHES_FROM,
    CAN_PLAY,
    CARD,
    DOWN,
    END,
    END_BITS,
    EXCHANGE,
    FOUR_BENCHES,
    GOLD_SHIFT,
    GOLD_SPOTS,
    HAND,
    HELD,
    HELD_KOBITO,
    HELD_NUMBERS,
    HELD_SWAP_CARD,
    HIGH,
    INDEX_BITS,
    INDEX_SHIFT,
    IS_KOBITO,
    KIND_BIT,
    KINDS,
    KOBITO,
    LAY,
    LAY_KINDS,
    LEFTOVER,
    LEFTOVER_FIRST,
    LENGTH_SHIFT,
    LOW,
    MARKED,
    MARKS,
    MOVE,
    NO_FIT,
    NO_KOBITO,
    NO_PIECE,
    NO_TWIN,
    NOT_HELD,
    NOTHING_OWED,
    ONE_STAYS,
    OWED,
    OWN_PLACES,
    PAST_GOLD,
    PAY,
    PAY_ON,
    PAYING,
    PIECE_NO_FIT,
    PLAYERS,
    RAINBOW,
    ROW_SHIFT,
    STAGE,
    START,
    START_HIGH_KOBITO,
    START_LOW_KOBITO,
    STILL_OWED,
    SWAP,
    TURN,
    TURN_ROUND,
    UP,
    WHOLE_BY_LOW,
    # fmt: on
)


def rainbow(low: i64, length: i64) -> i64:
    """A rainbow of so many cards from a low number on; none has no length."""
    if length == 0:
        return 0
    return DOWN[low] | TURN_ROUND[low + length] << 4 | length << LENGTH_SHIFT


def number_at(some: i64, index: i64) -> i64:
    """The number at an index of a rainbow."""
    return TURN_ROUND[UP[some & END_BITS] + index]


def held_kinds(hand: i64) -> i64:
    """Which kinds a pile holds, as bits of HELD."""
    return (hand | hand >> 1 | hand >> 2) & HELD


def row_of(turn: i64, place: i64) -> i64:
    """The row of one of the places g1 to b4 that a seat can lay to."""
    if place < 3:
        return place
    return place + BENCHES * turn


def spot_at(place: i64, index: i64) -> i64:
    """The spot at an index of a place."""
    if place < 3:
        return place * GOLD_SPOTS + index
    return BENCHES_FROM + (place - 3) * BENCH_SPOTS + index


def spot_place(spot: i64) -> i64:
    """The place of a spot."""
    if spot < BENCHES_FROM:
        return spot // GOLD_SPOTS
    return 3 + (spot - BENCHES_FROM) // BENCH_SPOTS


def spot_index(spot: i64) -> i64:
    """The index of a spot in its place."""
    if spot < BENCHES_FROM:
        return spot % GOLD_SPOTS
    return (spot - BENCHES_FROM) % BENCH_SPOTS


def free_bench(d: vec[i64], turn: i64) -> i64:
    """The lowest bench without a rainbow, or BENCHES."""
    at = RAINBOW + 3 + BENCHES * turn
    bench: i64 = 0
    while bench < BENCHES and d[at + bench] != 0:
        bench += 1
    return bench


# -- all legal moves


def legal_moves(d: vec[i64]) -> vec[i64]:
    """The moves open to the seat to move."""
    turn = d[TURN]
    held = held_kinds(d[HAND + turn])
    moves = vec[i64](capacity=24)
    stage = d[STAGE]
    if stage == PAYING:
        return _pays(moves, held)
    if stage == LEFTOVER:
        return _pieces(moves, d, turn)
    moves = _lays(moves, d, turn, held)
    moves = _starts(moves, d, turn, held)
    if held & HELD_SWAP_CARD != 0:
        moves = _swaps(moves, d, turn, held)
    stuck = len(moves) == 0
    moves = _pieces(moves, d, turn)
    if d[MARKED] != 0:
        moves = _exchanges(moves, d, turn, held)
    if d[OWED] == 0:
        return append(moves, END)
    if stuck:
        return _pays(moves, held)
    return moves


def _pays(moves: vec[i64], held: i64) -> vec[i64]:
    kind: i64
    for kind in range(KINDS):
        if held >> (kind * 3) & 1 != 0:
            moves = append(moves, PAY + kind)
    return moves


def _lays(moves: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    kobito = held & HELD_KOBITO
    move: i64 = LAY
    at: i64 = RAINBOW
    place: i64
    for place in range(OWN_PLACES):
        if place == 3:
            at += BENCHES * turn
        some = d[at + place]
        if some != 0:
            low = some & END_BITS
            high = some >> 4 & END_BITS
            if held >> (low * 3) & 1 != 0:
                moves = append(moves, move + low)
            if held >> (high * 3) & 1 != 0:
                moves = append(moves, move + LAY_KINDS + high)
            if kobito != 0:
                moves = append(moves, move + KOBITO)
                moves = append(moves, move + LAY_KINDS + KOBITO)
        move += 2 * LAY_KINDS
    return moves


def _starts(moves: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    numbers = held & HELD_NUMBERS
    pairs = numbers & (numbers >> 3 | (numbers & 1) << 33)  # 12 and 1 are neighbours
    kobito = held & HELD_KOBITO
    if (pairs | kobito) == 0 or free_bench(d, turn) == BENCHES:
        return moves
    while pairs != 0:
        moves = append(moves, START + lowest(pairs) // 3)
        pairs &= pairs - 1
    if kobito != 0:
        while numbers != 0:
            number = lowest(numbers) // 3
            moves = append(moves, START_LOW_KOBITO + number)
            moves = append(moves, START_HIGH_KOBITO + number)
            numbers &= numbers - 1
    return moves


def _swaps(moves: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    place: i64
    _index: i64
    for place in range(OWN_PLACES):
        some = d[RAINBOW + row_of(turn, place)]
        if some == 0:
            continue
        number = UP[some & END_BITS]
        move = SWAP + spot_at(place, 0) * LAY_KINDS
        for _index in range(some >> LENGTH_SHIFT):
            if held >> (number * 3) & 1 != 0:
                moves = append(moves, move + number)
            if held & HELD_KOBITO != 0:
                moves = append(moves, move + KOBITO)
            move += LAY_KINDS
            number = UP[number]
    return moves


def _exchanges(moves: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    last = d[MARKED] - 1
    i: i64
    for i in range(last + 1):
        mark = d[MARKS + i]
        if mark & IS_KOBITO == 0 or (i < last and d[MARKS + i + 1] >> INDEX_SHIFT == mark >> INDEX_SHIFT):
            continue
        row = mark >> ROW_SHIFT
        index = mark >> INDEX_SHIFT & INDEX_BITS
        number = number_at(d[RAINBOW + row], index)
        if held >> (number * 3) & 1 != 0:
            moves = append(moves, EXCHANGE + spot_at(_named(turn, row), index) * 12 + number)
    return moves


def _named(turn: i64, row: i64) -> i64:
    """How a seat names the row of a rainbow: its own places first, then those of all seats."""
    if row < 3:
        return row
    bench = row - 3 - BENCHES * turn
    if bench >= 0 and bench < BENCHES:
        return 3 + bench
    return row + BENCHES


def _pieces(moves: vec[i64], d: vec[i64], turn: i64) -> vec[i64]:
    """Pieces of workshop rainbows that fit a rainbow beside gold; of a card left over alone only that card."""
    bench: i64
    gold: i64
    at = RAINBOW + 3 + BENCHES * turn
    leftover = d[STAGE] == LEFTOVER
    for bench in range(BENCHES):
        some = d[at + bench]
        if some == 0 or (leftover and some >> LENGTH_SHIFT != 1):
            continue
        for gold in range(3):
            moves = _pieces_to(moves, d, bench, some, gold)
    return moves


def _pieces_to(moves: vec[i64], d: vec[i64], bench: i64, some: i64, gold: i64) -> vec[i64]:
    goal = d[RAINBOW + gold]
    length = some >> LENGTH_SHIFT
    most = (d[CARD + gold] >> GOLD_SHIFT) - (goal >> LENGTH_SHIFT)
    if most > length:
        most = length
    before = some & END_BITS  # the number before the lowest card, and the one after the highest
    after = some >> 4 & END_BITS
    low = goal & END_BITS
    high = goal >> 4 & END_BITS
    # A piece off the low end, at gold's high end: its first card has to fit. At gold's low end: its last card.
    if UP[before] == high:
        moves = _sizes(moves, d, bench, some, LOW, gold, HIGH, 1, 1, most)
    size = low - before
    if size <= 0:
        size += 12
    if size <= most:
        moves = _sizes(moves, d, bench, some, LOW, gold, LOW, size, 12, most)
    # The same off the high end; a whole rainbow is taken by its low end.
    if most == length:
        most -= 1
    if DOWN[after] == low:
        moves = _sizes(moves, d, bench, some, HIGH, gold, LOW, 1, 1, most)
    size = after - high
    if size <= 0:
        size += 12
    if size <= most:
        moves = _sizes(moves, d, bench, some, HIGH, gold, HIGH, size, 12, most)
    return moves


def _sizes(
    moves: vec[i64],
    d: vec[i64],
    bench: i64,
    some: i64,
    end: i64,
    gold: i64,
    goal_end: i64,
    size: i64,
    step: i64,
    most: i64,
) -> vec[i64]:
    while size <= most:
        if may_leave(d, some, end, size, gold, goal_end):
            moves = append(moves, piece_move(bench, end, size, gold, goal_end))
        size += step
    return moves


def piece_move(bench: i64, end: i64, size: i64, gold: i64, goal_end: i64) -> i64:
    """The number of the move that brings a piece to gold."""
    return MOVE + (((size - 1) * BENCHES + bench) * 2 + end) * 6 + gold * 2 + goal_end


def may_leave(d: vec[i64], some: i64, end: i64, size: i64, gold: i64, goal_end: i64) -> bool:
    """May what a piece leaves stay? Two cards or more, or none; one only if it can go to gold as things lie then."""
    length = some >> LENGTH_SHIFT
    if length - size != 1:
        return True
    number = UP[some & END_BITS]
    if end == LOW:
        number = number_at(some, length - 1)
    i: i64
    for i in range(3):
        goal = d[RAINBOW + i]
        low = goal & END_BITS
        high = goal >> 4 & END_BITS
        if i == gold:
            if (goal >> LENGTH_SHIFT) + size == d[CARD + i] >> GOLD_SHIFT:
                continue
            if goal_end == LOW:
                low = TURN_ROUND[low + 36 - size]
            else:
                high = TURN_ROUND[high + size]
        if number == low:
            return True
        if number == high:
            return True
    return False


def can_play(d: vec[i64]) -> bool:
    """Can the seat to move lay, start or swap anything?"""
    turn = d[TURN]
    held = held_kinds(d[HAND + turn])
    moves = _starts(_lays(vec[i64](capacity=24), d, turn, held), d, turn, held)
    if held & HELD_SWAP_CARD != 0:
        moves = _swaps(moves, d, turn, held)
    return len(moves) != 0


# -- one move


def refused(d: vec[i64], move: i64) -> i64:
    """The rule against a move of the seat to move, or 0. The move is in the table, and the game goes on."""
    stage = d[STAGE]
    if stage == PAYING and (move < PAY or move >= START):
        return PAY_ON
    if stage == LEFTOVER and (move < MOVE or move >= SWAP):
        return LEFTOVER_FIRST
    if move == END:
        if d[OWED] != 0:
            return STILL_OWED
        return 0
    held = held_kinds(d[HAND + d[TURN]])
    if move >= EXCHANGE:
        return _exchange_refused(d, held, move - EXCHANGE)
    if move >= SWAP:
        return _swap_refused(d, held, move - SWAP)
    if move >= MOVE:
        return _piece_refused(d, move - MOVE)
    if move >= LAY:
        return _lay_refused(d, held, move - LAY)
    if move >= START:
        return _start_refused(d, held, move)
    return _pay_refused(d, held, move - PAY)


def _pay_refused(d: vec[i64], held: i64, kind: i64) -> i64:
    if held >> (kind * 3) & 1 == 0:
        return NOT_HELD
    if d[OWED] == 0:
        return NOTHING_OWED
    if d[STAGE] != PAYING and can_play(d):
        return CAN_PLAY
    return 0


def _start_refused(d: vec[i64], held: i64, move: i64) -> i64:
    number = (move - START) % 12
    needed = KIND_BIT[number] | KIND_BIT[UP[number]]
    if move >= START_LOW_KOBITO:
        needed = KIND_BIT[number] | HELD_KOBITO
    if held & needed != needed:
        return NOT_HELD
    if free_bench(d, d[TURN]) == BENCHES:
        return FOUR_BENCHES
    return 0


def _lay_refused(d: vec[i64], held: i64, which: i64) -> i64:
    kind = which % LAY_KINDS
    if held >> (kind * 3) & 1 == 0:
        return NOT_HELD
    place = which // (2 * LAY_KINDS)
    some = d[RAINBOW + row_of(d[TURN], place)]
    fits = some & END_BITS
    if which // LAY_KINDS % 2 == HIGH:
        fits = some >> 4 & END_BITS
    if some == 0 or (kind != KOBITO and kind != fits):
        return NO_FIT
    return 0


def _piece_refused(d: vec[i64], which: i64) -> i64:
    goal_end = which % 2
    gold = which // 2 % 3
    end = which // 6 % 2
    bench = which // 12 % BENCHES
    size = which // 48 + 1
    some = d[RAINBOW + 3 + BENCHES * d[TURN] + bench]
    length = some >> LENGTH_SHIFT
    if d[STAGE] == LEFTOVER and length != 1:
        return LEFTOVER_FIRST
    if size > length:
        return NO_PIECE
    if size == length and end == HIGH:
        return WHOLE_BY_LOW
    if not _piece_fits(d[RAINBOW + gold], some, end, size, goal_end):
        return PIECE_NO_FIT
    if (d[RAINBOW + gold] >> LENGTH_SHIFT) + size > d[CARD + gold] >> GOLD_SHIFT:
        return PAST_GOLD
    if not may_leave(d, some, end, size, gold, goal_end):
        return ONE_STAYS
    return 0


def _piece_fits(goal: i64, some: i64, end: i64, size: i64, goal_end: i64) -> bool:
    first: i64 = 0
    if end == HIGH:
        first = (some >> LENGTH_SHIFT) - size
    if goal_end == HIGH:
        return number_at(some, first) == goal >> 4 & END_BITS
    return number_at(some, first + size - 1) == goal & END_BITS


def _swap_refused(d: vec[i64], held: i64, which: i64) -> i64:
    kind = which % LAY_KINDS
    if held & HELD_SWAP_CARD == 0 or held >> (kind * 3) & 1 == 0:
        return NOT_HELD
    spot = which // LAY_KINDS
    some = d[RAINBOW + row_of(d[TURN], spot_place(spot))]
    index = spot_index(spot)
    if index >= some >> LENGTH_SHIFT or (kind != KOBITO and kind != number_at(some, index)):
        return NO_TWIN
    return 0


def _exchange_refused(d: vec[i64], held: i64, which: i64) -> i64:
    number = which % 12
    if held >> (number * 3) & 1 == 0:
        return NOT_HELD
    spot = which // 12
    row = row_named(d, spot_place(spot))
    if row < 0:
        return NO_KOBITO
    some = d[RAINBOW + row]
    index = spot_index(spot)
    if index >= some >> LENGTH_SHIFT or number != number_at(some, index) or open_mark(d, row, index) < 0:
        return NO_KOBITO
    return 0


def row_named(d: vec[i64], name: i64) -> i64:
    """The row that the seat to move means by a name, or -1: no such seat, or its own by the name for others."""
    if name < OWN_PLACES:
        return row_of(d[TURN], name)
    seat = (name - OWN_PLACES) // BENCHES
    if seat == d[TURN] or seat >= d[PLAYERS]:
        return -1
    return name - BENCHES


def open_mark(d: vec[i64], row: i64, index: i64) -> i64:
    """Where in the list the mark of a kobito stands that lies open on this spot, or -1."""
    spot = row << (ROW_SHIFT - INDEX_SHIFT) | index
    found: i64 = -1
    i: i64
    for i in range(d[MARKED]):
        if d[MARKS + i] >> INDEX_SHIFT == spot:
            found = i
    if found >= 0 and d[MARKS + found] & IS_KOBITO == 0:
        return -1
    return found
