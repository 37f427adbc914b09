"""Turns of Kobito: the effect of each move on hands and rainbows.

Each function changes the numbers of a position; all of them act for the seat to move.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.events import ALL_SEATS, EventSink
from arcus.games.kobito import cards, facts, fields as at, marks, moves, piles, places, rainbows, stages


def begin(d: vec[i64], turn: i64, sink: EventSink) -> None:
    """Begin the turn of a seat."""
    d[at.TURN] = turn
    d[at.STAGE] = stages.PLAYING
    d[at.ACTED] = 0
    d[at.OWED] = full_debt(d, turn)
    sink.emit(facts.TURN_BEGAN, turn, d[at.OWED], places.SEAT + turn, places.SEAT + turn, seen_by=ALL_SEATS)


def full_debt(d: vec[i64], turn: i64) -> i64:
    """Return how many cards a seat owes as its turn begins: one, and one for each of its rainbows, at most its hand."""
    owed = 1 + rainbows.benches_used(d, turn)  # 4.1
    hand = piles.size_of(d[at.HAND + turn])
    if owed > hand:  # 4.2
        return hand
    return owed


def _take_from_hand(d: vec[i64], kind: i64) -> None:
    """Remove a card from the hand; it counts towards the cards owed."""
    turn = d[at.TURN]
    d[at.HAND + turn] -= cards.ONE[kind]
    if d[at.OWED] > 0:
        d[at.OWED] -= 1  # 4.1
    if kind == cards.KOBITO and d[at.KNOWN + turn] > 0:
        d[at.KNOWN + turn] -= 1


def lay(d: vec[i64], move: i64, sink: EventSink) -> i64:
    """Lay a card to an end of a rainbow, and return its row."""
    kind = moves.lay_kind(move)
    row = rainbows.row_of(d[at.TURN], moves.lay_place(move))
    _take_from_hand(d, kind)
    if moves.lay_end(move) == moves.LOW:
        _join_low(d, row, kind, sink)
    else:
        _join_high(d, row, kind, sink)
    return row


def _join_low(d: vec[i64], row: i64, kind: i64, sink: EventSink) -> None:
    rainbow = d[at.RAINBOW + row]
    number = rainbows.fits_low(rainbow)
    d[at.RAINBOW + row] = rainbow - number + cards.DOWN[number] + cards.ONE_LONGER  # 3.1, 3.2
    if d[at.MARKED] != 0:
        marks.shift_marks(d, row, 1)
    _emit_joined(d, facts.LAID, marks.mark_at(row, 0), kind, sink)


def _join_high(d: vec[i64], row: i64, kind: i64, sink: EventSink) -> None:
    rainbow = d[at.RAINBOW + row]
    number = rainbows.fits_high(rainbow)
    d[at.RAINBOW + row] = rainbow + ((cards.UP[number] - number) << cards.HIGH_SHIFT) + cards.ONE_LONGER  # 3.1, 3.2
    _emit_joined(d, facts.LAID, marks.mark_at(row, rainbows.length_of(rainbow)), kind, sink)


def _emit_joined(d: vec[i64], fact: i64, spot: i64, kind: i64, sink: EventSink) -> None:
    """Emit that a card has joined a rainbow at the spot of a mark, and add the mark if it is a kobito."""
    turn = d[at.TURN]
    row = marks.mark_row(spot)
    what = kind
    if kind == cards.KOBITO:  # 7.1
        marks.add_mark(d, spot | cards.IS_KOBITO)
        what = facts.STANDS_FOR + rainbows.number_at(d[at.RAINBOW + row], marks.mark_index(spot))
    sink.emit(fact, turn, what, places.HAND + turn, rainbows.place_of_row(row), seen_by=ALL_SEATS)


def start(d: vec[i64], move: i64, sink: EventSink) -> None:
    """Start a rainbow on the first free bench."""
    turn = d[at.TURN]
    row = rainbows.bench_row(turn, rainbows.free_bench(d, turn))  # 5.3, 5.4
    low = moves.start_low(move)
    high = moves.start_high(move)
    _take_from_hand(d, low)
    _take_from_hand(d, high)
    d[at.RAINBOW + row] = rainbows.rainbow(moves.start_number(move), 1)
    _emit_joined(d, facts.BEGAN, marks.mark_at(row, 0), low, sink)
    _join_high(d, row, high, sink)


def swap(d: vec[i64], move: i64, sink: EventSink) -> None:
    """Put a swap card and a card on top of it on a spot."""
    turn = d[at.TURN]
    kind = moves.swap_kind(move)
    spot = moves.swap_spot(move)
    index = moves.spot_index(spot)
    row = rainbows.row_of(turn, moves.spot_place(spot))
    _take_from_hand(d, cards.SWAP_CARD)  # 8.1, 8.2
    _take_from_hand(d, kind)
    mark = marks.mark_at(row, index)
    mark |= (marks.swap_cards_on(d, mark) + 1) << cards.LEVEL_SHIFT
    marks.add_mark(d, mark)
    what = kind
    if kind == cards.KOBITO:
        marks.add_mark(d, mark | cards.IS_KOBITO)
        what = facts.STANDS_FOR + rainbows.number_at(d[at.RAINBOW + row], index)
    sink.emit(facts.SWAPPED, turn, what, places.HAND + turn, rainbows.place_of_row(row), seen_by=ALL_SEATS)


def exchange(d: vec[i64], move: i64, sink: EventSink) -> None:
    """Take a kobito from a rainbow and put a numbered card in its place."""
    turn = d[at.TURN]
    number = moves.exchange_number(move)
    spot = moves.exchange_spot(move)
    name = moves.spot_place(spot)
    row = rainbows.row_named(d, name)
    place = rainbows.place_of_row(row)
    marks.drop_mark(d, marks.open_kobito(d, row, moves.spot_index(spot)))  # 7.3, 3.5
    d[at.HAND + turn] += cards.ONE[cards.KOBITO] - cards.ONE[number]
    d[at.KNOWN + turn] += 1
    fact: i64 = facts.EXCHANGED
    if name >= moves.OWN_PLACES:
        fact = facts.EXCHANGED_ELSEWHERE
    sink.emit(fact, turn, number, places.HAND + turn, place, seen_by=ALL_SEATS)
    sink.emit(facts.TOOK_KOBITO, turn, facts.STANDS_FOR + number, place, places.HAND + turn, seen_by=ALL_SEATS)


def pay(d: vec[i64], kind: i64, sink: EventSink) -> None:
    """Put a card from the hand on the score pile."""
    turn = d[at.TURN]
    _take_from_hand(d, kind)
    d[at.PENALTY + turn] += cards.ONE[kind]  # 10.1
    d[at.STAGE] = stages.PLAYING
    if d[at.OWED] > 0:
        d[at.STAGE] = stages.PAYING  # 10.3
    sink.emit(facts.PAID, turn, kind, places.HAND + turn, places.SCORE + turn, seen_by=ALL_SEATS)


def move_piece(d: vec[i64], move: i64, sink: EventSink) -> i64:
    """Move a piece of a workshop rainbow to the rainbow beside a gold card, and return the gold place."""
    row = rainbows.bench_row(d[at.TURN], moves.piece_bench(move))
    gold = moves.piece_gold(move)
    size = moves.piece_size(move)
    rainbow = d[at.RAINBOW + row]
    goal = d[at.RAINBOW + gold]
    stays = rainbows.length_of(rainbow) - size
    low = rainbows.number_at(rainbow, rainbows.piece_first(d, move))
    if d[at.MARKED] != 0:
        marks.move_marks(d, move)  # 6.6
    rest = rainbows.number_at(rainbow, 0)
    if moves.piece_end(move) == moves.LOW:
        rest = rainbows.number_at(rainbow, size)
    d[at.RAINBOW + row] = rainbows.rainbow(rest, stays)
    goal_low = low
    if moves.piece_goal_end(move) == moves.HIGH:
        goal_low = rainbows.number_at(goal, 0)
    d[at.RAINBOW + gold] = rainbows.rainbow(goal_low, rainbows.length_of(goal) + size)
    d[at.STAGE] = stages.PLAYING
    if stays == 1:
        d[at.STAGE] = stages.LEFTOVER  # 6.5
    what = low << facts.LOW_SHIFT | size
    sink.emit(facts.MOVED, d[at.TURN], what, rainbows.place_of_row(row), places.GOLD + gold, seen_by=ALL_SEATS)
    return gold


def place_start(d: vec[i64], gold: i64, card: i64, sink: EventSink) -> None:
    """Begin the rainbow beside a gold card with a start card from the deck."""
    d[at.RAINBOW + gold] = rainbows.rainbow(card, 1)
    sink.emit(facts.START_TURNED, -1, card, places.DECK, places.GOLD + gold, seen_by=ALL_SEATS)


def is_complete(d: vec[i64], gold: i64) -> bool:
    """Return whether the rainbow beside a gold card has the length that the card asks for."""
    return rainbows.missing(d[at.RAINBOW + gold], d[at.CARD + gold]) == 0  # 9.1


def win(d: vec[i64], wins: vec[i64], gold: i64, sink: EventSink) -> vec[i64]:
    """Give a gold card to the seat to move, discard the rainbow beside it, and return the list of gold cards won."""
    turn = d[at.TURN]
    card = d[at.CARD + gold]
    d[at.GOLD_WON + turn] += card & cards.GOLD_POINTS  # 9.1
    d[at.CARD + gold] = 0
    sink.emit(facts.WON_GOLD, turn, card, places.GOLD + gold, places.SCORE + turn, seen_by=ALL_SEATS)
    pile = marks.clear_away(d, gold)
    d[at.DISCARD] += pile  # 9.2
    sink.emit(facts.DISCARDED, turn, piles.size_of(pile), places.GOLD + gold, places.DISCARD, seen_by=ALL_SEATS)
    return append(wins[:], turn << cards.WIN_SHIFT | card)
