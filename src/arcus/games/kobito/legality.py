"""What may be done in a turn of Kobito, read from the numbers of a position."""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.games.kobito import fields as at, moves, refusals, stages
from arcus.games.kobito.cards import (
    BENCHES,
    DOWN,
    END_BITS,
    GOLD_SHIFT,
    HELD,
    HELD_KOBITO,
    HELD_NUMBERS,
    HELD_SWAP_CARD,
    INDEX_BITS,
    INDEX_SHIFT,
    IS_KOBITO,
    KIND_BIT,
    KINDS,
    KOBITO,
    LENGTH_SHIFT,
    ROW_SHIFT,
    TURN_ROUND,
    UP,
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


def free_bench(d: vec[i64], turn: i64) -> i64:
    """The lowest bench without a rainbow, or BENCHES."""
    base = at.RAINBOW + 3 + BENCHES * turn
    bench: i64 = 0
    while bench < BENCHES and d[base + bench] != 0:
        bench += 1
    return bench


# -- all legal moves


def legal_moves(d: vec[i64]) -> vec[i64]:
    """The moves open to the seat to move."""
    turn = d[at.TURN]
    held = held_kinds(d[at.HAND + turn])
    found = vec[i64](capacity=24)
    stage = d[at.STAGE]
    if stage == stages.PAYING:  # 10.3
        return _pays(found, held)
    if stage == stages.LEFTOVER:  # 6.5
        return _pieces(found, d, turn)
    found = _lays(found, d, turn, held)
    found = _starts(found, d, turn, held)
    if held & HELD_SWAP_CARD != 0:
        found = _swaps(found, d, turn, held)
    stuck = len(found) == 0
    found = _pieces(found, d, turn)
    if d[at.MARKED] != 0:
        found = _exchanges(found, d, turn, held)
    if d[at.OWED] == 0:  # 4.3, 4.4
        return append(found, moves.END)
    if stuck:  # 10.1, 10.2
        return _pays(found, held)
    return found


def _pays(found: vec[i64], held: i64) -> vec[i64]:
    kind: i64
    for kind in range(KINDS):
        if held >> (kind * 3) & 1 != 0:
            found = append(found, moves.PAY + kind)
    return found


def _lays(found: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    kobito = held & HELD_KOBITO
    move: i64 = moves.LAY
    base: i64 = at.RAINBOW
    place: i64
    for place in range(moves.OWN_PLACES):  # 5.2, 3.4, 5.6
        if place == 3:
            base += BENCHES * turn
        some = d[base + place]
        if some != 0:
            low = some & END_BITS
            high = some >> 4 & END_BITS
            if held >> (low * 3) & 1 != 0:
                found = append(found, move + low)
            if held >> (high * 3) & 1 != 0:
                found = append(found, move + moves.LAY_KINDS + high)
            if kobito != 0:  # 7.1
                found = append(found, move + KOBITO)
                found = append(found, move + moves.LAY_KINDS + KOBITO)
        move += 2 * moves.LAY_KINDS
    return found


def _starts(found: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    numbers = held & HELD_NUMBERS
    pairs = numbers & (numbers >> 3 | (numbers & 1) << 33)  # 12 and 1 are neighbours (5.3)
    kobito = held & HELD_KOBITO
    if (pairs | kobito) == 0 or free_bench(d, turn) == BENCHES:  # 5.5
        return found
    while pairs != 0:
        found = append(found, moves.START + lowest(pairs) // 3)
        pairs &= pairs - 1
    if kobito != 0:  # 7.2
        while numbers != 0:
            number = lowest(numbers) // 3
            found = append(found, moves.START_LOW_KOBITO + number)
            found = append(found, moves.START_HIGH_KOBITO + number)
            numbers &= numbers - 1
    return found


def _swaps(found: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    place: i64
    _index: i64
    for place in range(moves.OWN_PLACES):  # 8.1
        some = d[at.RAINBOW + row_of(turn, place)]
        if some == 0:
            continue
        number = UP[some & END_BITS]
        move = moves.SWAP + moves.spot_at(place, 0) * moves.LAY_KINDS
        for _index in range(some >> LENGTH_SHIFT):
            if held >> (number * 3) & 1 != 0:
                found = append(found, move + number)
            if held & HELD_KOBITO != 0:  # 8.4
                found = append(found, move + KOBITO)
            move += moves.LAY_KINDS
            number = UP[number]
    return found


def _exchanges(found: vec[i64], d: vec[i64], turn: i64, held: i64) -> vec[i64]:
    last = d[at.MARKED] - 1
    i: i64
    for i in range(last + 1):
        mark = d[at.MARKS + i]
        if mark & IS_KOBITO == 0 or (i < last and d[at.MARKS + i + 1] >> INDEX_SHIFT == mark >> INDEX_SHIFT):  # 7.4
            continue
        row = mark >> ROW_SHIFT
        index = mark >> INDEX_SHIFT & INDEX_BITS
        number = number_at(d[at.RAINBOW + row], index)
        if held >> (number * 3) & 1 != 0:
            found = append(found, moves.EXCHANGE + moves.spot_at(_named(turn, row), index) * 12 + number)
    return found


def _named(turn: i64, row: i64) -> i64:
    """How a seat names the row of a rainbow: its own places first, then those of all seats."""
    if row < 3:
        return row
    bench = row - 3 - BENCHES * turn
    if bench >= 0 and bench < BENCHES:
        return 3 + bench
    return row + BENCHES


def _pieces(found: vec[i64], d: vec[i64], turn: i64) -> vec[i64]:
    """Pieces of workshop rainbows that fit a rainbow beside gold; of a card left over alone only that card."""
    bench: i64
    gold: i64
    base = at.RAINBOW + 3 + BENCHES * turn
    leftover = d[at.STAGE] == stages.LEFTOVER
    for bench in range(BENCHES):  # 6.1
        some = d[base + bench]
        if some == 0 or (leftover and some >> LENGTH_SHIFT != 1):
            continue
        for gold in range(3):
            found = _pieces_to(found, d, bench, some, gold)
    return found


def _pieces_to(found: vec[i64], d: vec[i64], bench: i64, some: i64, gold: i64) -> vec[i64]:
    goal = d[at.RAINBOW + gold]
    length = some >> LENGTH_SHIFT
    most = (d[at.CARD + gold] >> GOLD_SHIFT) - (goal >> LENGTH_SHIFT)  # 3.3
    if most > length:
        most = length
    before = some & END_BITS  # the number before the lowest card, and the one after the highest
    after = some >> 4 & END_BITS
    low = goal & END_BITS
    high = goal >> 4 & END_BITS
    # A piece off the low end, at gold's high end: its first card has to fit. At gold's low end: its last card.
    if UP[before] == high:
        found = _sizes(found, d, bench, some, moves.LOW, gold, moves.HIGH, 1, 1, most)
    size = low - before
    if size <= 0:
        size += 12
    if size <= most:
        found = _sizes(found, d, bench, some, moves.LOW, gold, moves.LOW, size, 12, most)
    # The same off the high end; a whole rainbow is taken by its low end.
    if most == length:  # 6.3
        most -= 1
    if DOWN[after] == low:
        found = _sizes(found, d, bench, some, moves.HIGH, gold, moves.LOW, 1, 1, most)
    size = after - high
    if size <= 0:
        size += 12
    if size <= most:
        found = _sizes(found, d, bench, some, moves.HIGH, gold, moves.HIGH, size, 12, most)
    return found


def _sizes(
    found: vec[i64],
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
            found = append(found, moves.piece_move(bench, end, size, gold, goal_end))
        size += step
    return found


def may_leave(d: vec[i64], some: i64, end: i64, size: i64, gold: i64, goal_end: i64) -> bool:
    """May what a piece leaves stay? Two cards or more, or none; one only if it can go to gold as things lie then."""
    length = some >> LENGTH_SHIFT
    if length - size != 1:  # 6.4
        return True
    number = UP[some & END_BITS]
    if end == moves.LOW:
        number = number_at(some, length - 1)
    i: i64
    for i in range(3):
        goal = d[at.RAINBOW + i]
        low = goal & END_BITS
        high = goal >> 4 & END_BITS
        if i == gold:
            if (goal >> LENGTH_SHIFT) + size == d[at.CARD + i] >> GOLD_SHIFT:
                continue
            if goal_end == moves.LOW:
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
    turn = d[at.TURN]
    held = held_kinds(d[at.HAND + turn])
    found = _starts(_lays(vec[i64](capacity=24), d, turn, held), d, turn, held)
    if held & HELD_SWAP_CARD != 0:
        found = _swaps(found, d, turn, held)
    return len(found) != 0


# -- one move


def refused(d: vec[i64], move: i64) -> i64:
    """The rule against a move of the seat to move, or 0. The move is in the table, and the game goes on."""
    stage = d[at.STAGE]
    if stage == stages.PAYING and (move < moves.PAY or move >= moves.START):
        return refusals.PAY_ON  # 10.3
    if stage == stages.LEFTOVER and (move < moves.MOVE or move >= moves.SWAP):
        return refusals.LEFTOVER_FIRST  # 6.5
    if move == moves.END:
        if d[at.OWED] != 0:
            return refusals.STILL_OWED  # 4.3
        return 0
    held = held_kinds(d[at.HAND + d[at.TURN]])
    if move >= moves.EXCHANGE:
        return _exchange_refused(d, held, move - moves.EXCHANGE)
    if move >= moves.SWAP:
        return _swap_refused(d, held, move - moves.SWAP)
    if move >= moves.MOVE:
        return _piece_refused(d, move - moves.MOVE)
    if move >= moves.LAY:
        return _lay_refused(d, held, move - moves.LAY)
    if move >= moves.START:
        return _start_refused(d, held, move)
    return _pay_refused(d, held, move - moves.PAY)


def _pay_refused(d: vec[i64], held: i64, kind: i64) -> i64:
    if held >> (kind * 3) & 1 == 0:
        return refusals.NOT_HELD  # 5.1
    if d[at.OWED] == 0:
        return refusals.NOTHING_OWED  # 10.1
    if d[at.STAGE] != stages.PAYING and can_play(d):
        return refusals.CAN_PLAY  # 10.2
    return 0


def _start_refused(d: vec[i64], held: i64, move: i64) -> i64:
    number = (move - moves.START) % 12
    needed = KIND_BIT[number] | KIND_BIT[UP[number]]
    if move >= moves.START_LOW_KOBITO:
        needed = KIND_BIT[number] | HELD_KOBITO
    if held & needed != needed:
        return refusals.NOT_HELD
    if free_bench(d, d[at.TURN]) == BENCHES:
        return refusals.FOUR_BENCHES  # 5.5
    return 0


def _lay_refused(d: vec[i64], held: i64, which: i64) -> i64:
    kind = which % moves.LAY_KINDS
    if held >> (kind * 3) & 1 == 0:
        return refusals.NOT_HELD
    place = which // (2 * moves.LAY_KINDS)
    some = d[at.RAINBOW + row_of(d[at.TURN], place)]
    fits = some & END_BITS
    if which // moves.LAY_KINDS % 2 == moves.HIGH:
        fits = some >> 4 & END_BITS
    if some == 0 or (kind != KOBITO and kind != fits):
        return refusals.NO_FIT  # 5.2
    return 0


def _piece_refused(d: vec[i64], which: i64) -> i64:
    goal_end = which % 2
    gold = which // 2 % 3
    end = which // 6 % 2
    bench = which // 12 % BENCHES
    size = which // 48 + 1
    some = d[at.RAINBOW + 3 + BENCHES * d[at.TURN] + bench]
    length = some >> LENGTH_SHIFT
    if d[at.STAGE] == stages.LEFTOVER and length != 1:
        return refusals.LEFTOVER_FIRST
    if size > length:
        return refusals.NO_PIECE  # 6.1
    if size == length and end == moves.HIGH:
        return refusals.WHOLE_BY_LOW  # 6.3
    if not _piece_fits(d[at.RAINBOW + gold], some, end, size, goal_end):
        return refusals.PIECE_NO_FIT  # 6.2
    if (d[at.RAINBOW + gold] >> LENGTH_SHIFT) + size > d[at.CARD + gold] >> GOLD_SHIFT:
        return refusals.PAST_GOLD  # 3.3
    if not may_leave(d, some, end, size, gold, goal_end):
        return refusals.ONE_STAYS  # 6.4
    return 0


def _piece_fits(goal: i64, some: i64, end: i64, size: i64, goal_end: i64) -> bool:
    first: i64 = 0
    if end == moves.HIGH:
        first = (some >> LENGTH_SHIFT) - size
    if goal_end == moves.HIGH:
        return number_at(some, first) == goal >> 4 & END_BITS
    return number_at(some, first + size - 1) == goal & END_BITS


def _swap_refused(d: vec[i64], held: i64, which: i64) -> i64:
    kind = which % moves.LAY_KINDS
    if held & HELD_SWAP_CARD == 0 or held >> (kind * 3) & 1 == 0:
        return refusals.NOT_HELD
    spot = which // moves.LAY_KINDS
    some = d[at.RAINBOW + row_of(d[at.TURN], moves.spot_place(spot))]
    index = moves.spot_index(spot)
    if index >= some >> LENGTH_SHIFT or (kind != KOBITO and kind != number_at(some, index)):
        return refusals.NO_TWIN  # 8.1, 8.3
    return 0


def _exchange_refused(d: vec[i64], held: i64, which: i64) -> i64:
    number = which % 12
    if held >> (number * 3) & 1 == 0:
        return refusals.NOT_HELD
    spot = which // 12
    row = row_named(d, moves.spot_place(spot))
    if row < 0:
        return refusals.NO_KOBITO  # 7.4
    some = d[at.RAINBOW + row]
    index = moves.spot_index(spot)
    if index >= some >> LENGTH_SHIFT or number != number_at(some, index) or open_mark(d, row, index) < 0:
        return refusals.NO_KOBITO
    return 0


def row_named(d: vec[i64], name: i64) -> i64:
    """The row that the seat to move means by a name, or -1: no such seat, or its own by the name for others."""
    if name < moves.OWN_PLACES:
        return row_of(d[at.TURN], name)
    seat = (name - moves.OWN_PLACES) // BENCHES
    if seat == d[at.TURN] or seat >= d[at.PLAYERS]:  # 7.5
        return -1
    return name - BENCHES


def open_mark(d: vec[i64], row: i64, index: i64) -> i64:
    """Where in the list the mark of a kobito stands that lies open on this spot, or -1."""
    spot = row << (ROW_SHIFT - INDEX_SHIFT) | index
    found: i64 = -1
    i: i64
    for i in range(d[at.MARKED]):
        if d[at.MARKS + i] >> INDEX_SHIFT == spot:
            found = i
    if found >= 0 and d[at.MARKS + found] & IS_KOBITO == 0:
        return -1
    return found
