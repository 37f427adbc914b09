"""The legal moves of Kobito."""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.games.kobito import cards, fields as at, marks, moves, pieces, piles, rainbows, stages


def legal_moves(d: vec[i64]) -> vec[i64]:
    """Return the legal moves of the seat to move."""
    turn = d[at.TURN]
    held = piles.kinds_in(d[at.HAND + turn])
    found = vec[i64](capacity=24)
    stage = d[at.STAGE]
    if stage == stages.PAYING:  # 10.3
        return _with_pays(found, held)
    if stage == stages.LEFTOVER:  # 6.5
        return pieces.with_pieces(found, d)
    found = _with_lays(found, d, held)
    found = _with_starts(found, d, held)
    if held & cards.HELD_SWAP_CARD != 0:
        found = _with_swaps(found, d, held)
    stuck = len(found) == 0
    found = pieces.with_pieces(found, d)
    if d[at.MARKED] != 0:
        found = _with_exchanges(found, d, held)
    if d[at.OWED] == 0:  # 4.3, 4.4
        return append(found, moves.END)
    if stuck:  # 10.1, 10.2
        return _with_pays(found, held)
    return found


def can_play(d: vec[i64]) -> bool:
    """Return whether the seat to move can lay, start or swap anything, at the stage PLAYING."""
    for move in legal_moves(d):
        if (move >= moves.START and move < moves.MOVE) or (move >= moves.SWAP and move < moves.EXCHANGE):
            return True
    return False


def _with_pays(found: vec[i64], held: i64) -> vec[i64]:
    kind: i64
    for kind in range(cards.KINDS):
        if piles.has_kind(held, kind):
            found = append(found, moves.PAY + kind)
    return found


def _with_lays(found: vec[i64], d: vec[i64], held: i64) -> vec[i64]:
    kobito = held & cards.HELD_KOBITO
    base: i64 = at.RAINBOW
    place: i64
    for place in range(moves.OWN_PLACES):  # 5.2, 3.4, 5.6
        if place == moves.GOLD_PLACES:
            base += cards.BENCHES * d[at.TURN]
        rainbow = d[base + place]
        if rainbow != 0:
            low = rainbows.fits_low(rainbow)
            high = rainbows.fits_high(rainbow)
            if piles.has_kind(held, low):
                found = append(found, moves.lay_move(place, moves.LOW, low))
            if piles.has_kind(held, high):
                found = append(found, moves.lay_move(place, moves.HIGH, high))
            if kobito != 0:  # 7.1
                found = append(found, moves.lay_move(place, moves.LOW, cards.KOBITO))
                found = append(found, moves.lay_move(place, moves.HIGH, cards.KOBITO))
    return found


def _with_starts(found: vec[i64], d: vec[i64], held: i64) -> vec[i64]:
    numbers = held & cards.HELD_NUMBERS
    pairs = piles.pairs_in(numbers)  # 5.3
    kobito = held & cards.HELD_KOBITO
    if (pairs | kobito) == 0 or not rainbows.has_free_bench(d, d[at.TURN]):  # 5.5
        return found
    while pairs != 0:
        found = append(found, moves.start_move(lowest(pairs) // cards.KIND_BITS))
        pairs &= pairs - 1
    if kobito != 0:  # 7.2
        while numbers != 0:
            number = lowest(numbers) // cards.KIND_BITS
            found = append(found, moves.start_low_kobito(number))
            found = append(found, moves.start_high_kobito(number))
            numbers &= numbers - 1
    return found


def _with_swaps(found: vec[i64], d: vec[i64], held: i64) -> vec[i64]:
    place: i64
    spot: i64
    for place in range(moves.OWN_PLACES):  # 8.1
        rainbow = d[at.RAINBOW + rainbows.row_of(d[at.TURN], place)]
        first = moves.spot_at(place, 0)
        number = rainbows.number_at(rainbow, 0)
        for spot in range(first, first + rainbows.length_of(rainbow)):
            if piles.has_kind(held, number):
                found = append(found, moves.swap_move(spot, number))
            if held & cards.HELD_KOBITO != 0:  # 8.4
                found = append(found, moves.swap_move(spot, cards.KOBITO))
            number = cards.UP[number]
    return found


def _with_exchanges(found: vec[i64], d: vec[i64], held: i64) -> vec[i64]:
    last = d[at.MARKED] - 1
    i: i64
    for i in range(last + 1):
        mark = d[at.MARKS + i]
        if mark & cards.IS_KOBITO == 0 or (i < last and marks.is_same_spot(mark, d[at.MARKS + i + 1])):  # 7.4
            continue
        row = marks.mark_row(mark)
        index = marks.mark_index(mark)
        number = rainbows.number_at(d[at.RAINBOW + row], index)
        if piles.has_kind(held, number):
            spot = moves.spot_at(rainbows.name_of_row(d[at.TURN], row), index)
            found = append(found, moves.exchange_move(spot, number))
    return found
