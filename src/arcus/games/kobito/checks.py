"""The rule of Kobito that refuses a move."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.kobito import cards, fields as at, legality, marks, moves, pieces, piles, rainbows, refusals, stages


def rule_against(d: vec[i64], move: i64) -> i64:
    """Return the rule that refuses a move of the seat to move, or 0. The move exists, and the game goes on."""
    stage = d[at.STAGE]
    if stage == stages.PAYING and (move < moves.PAY or move >= moves.START):
        return refusals.PAY_ON  # 10.3
    if stage == stages.LEFTOVER and (move < moves.MOVE or move >= moves.SWAP):
        return refusals.LEFTOVER_FIRST  # 6.5
    if move == moves.END:
        if d[at.OWED] != 0:
            return refusals.STILL_OWED  # 4.3
        return 0
    if move >= moves.MOVE and move < moves.SWAP:
        return _against_piece(d, move)
    held = piles.kinds_in(d[at.HAND + d[at.TURN]])
    if move >= moves.EXCHANGE:
        return _against_exchange(d, held, move)
    if move >= moves.SWAP:
        return _against_swap(d, held, move)
    if move >= moves.LAY:
        return _against_lay(d, held, move)
    if move >= moves.START:
        return _against_start(d, held, move)
    return _against_pay(d, held, move - moves.PAY)


def _against_pay(d: vec[i64], held: i64, kind: i64) -> i64:
    if not piles.has_kind(held, kind):
        return refusals.NOT_HELD  # 5.1
    if d[at.OWED] == 0:
        return refusals.NOTHING_OWED  # 10.1
    if d[at.STAGE] != stages.PAYING and legality.can_play(d):
        return refusals.CAN_PLAY  # 10.2
    return 0


def _against_start(d: vec[i64], held: i64, move: i64) -> i64:
    if not piles.has_kind(held, moves.start_low(move)) or not piles.has_kind(held, moves.start_high(move)):
        return refusals.NOT_HELD
    if not rainbows.has_free_bench(d, d[at.TURN]):
        return refusals.FOUR_BENCHES  # 5.5
    return 0


def _against_lay(d: vec[i64], held: i64, move: i64) -> i64:
    kind = moves.lay_kind(move)
    if not piles.has_kind(held, kind):
        return refusals.NOT_HELD
    rainbow = d[at.RAINBOW + rainbows.row_of(d[at.TURN], moves.lay_place(move))]
    if rainbow == 0 or (kind != cards.KOBITO and kind != rainbows.fits_at(rainbow, moves.lay_end(move))):
        return refusals.NO_FIT  # 5.2
    return 0


def _against_piece(d: vec[i64], move: i64) -> i64:
    length = rainbows.length_of(d[at.RAINBOW + rainbows.bench_row(d[at.TURN], moves.piece_bench(move))])
    size = moves.piece_size(move)
    if d[at.STAGE] == stages.LEFTOVER and length != 1:
        return refusals.LEFTOVER_FIRST
    if size > length:
        return refusals.NO_PIECE  # 6.1
    if size == length and moves.piece_end(move) == moves.HIGH:
        return refusals.WHOLE_BY_LOW  # 6.3
    if not pieces.fits(d, move):
        return refusals.PIECE_NO_FIT  # 6.2
    gold = moves.piece_gold(move)
    if size > rainbows.missing(d[at.RAINBOW + gold], d[at.CARD + gold]):
        return refusals.PAST_GOLD  # 3.3
    if length - size == 1 and not pieces.can_leave_one(d, move):
        return refusals.ONE_STAYS  # 6.4
    return 0


def _against_swap(d: vec[i64], held: i64, move: i64) -> i64:
    kind = moves.swap_kind(move)
    if held & cards.HELD_SWAP_CARD == 0 or not piles.has_kind(held, kind):
        return refusals.NOT_HELD
    spot = moves.swap_spot(move)
    index = moves.spot_index(spot)
    rainbow = d[at.RAINBOW + rainbows.row_of(d[at.TURN], moves.spot_place(spot))]
    if index >= rainbows.length_of(rainbow) or (kind != cards.KOBITO and kind != rainbows.number_at(rainbow, index)):
        return refusals.NO_TWIN  # 8.1, 8.3
    return 0


def _against_exchange(d: vec[i64], held: i64, move: i64) -> i64:
    number = moves.exchange_number(move)
    if not piles.has_kind(held, number):
        return refusals.NOT_HELD
    spot = moves.exchange_spot(move)
    index = moves.spot_index(spot)
    row = rainbows.row_named(d, moves.spot_place(spot))
    if row < 0 or index >= rainbows.length_of(d[at.RAINBOW + row]):
        return refusals.NO_KOBITO  # 7.4
    if number != rainbows.number_at(d[at.RAINBOW + row], index) or marks.open_kobito(d, row, index) < 0:
        return refusals.NO_KOBITO  # 7.4
    return 0
