"""Turns of Red7: the effect of each move on the table, and who moves next.

Each function changes the numbers of a position; all of them act for the player to move. Flags are those of `apply`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core import position as core
from arcus.core.bits import bit, count
from arcus.core.events import ALL_SEATS, EventSink
from arcus.games.red7 import cards, facts, fields as at, leading, legality, places, stages


def lay(d: vec[i64], deck: vec[i64], card: i64, sink: EventSink) -> i64:
    """Put a hand card into the palette, begin its action, and return flags."""
    turn = d[at.TURN]
    d[at.HAND + turn] ^= bit(card)
    d[at.SEEN] |= bit(card)
    d[at.LAST] = card
    leading.add_card(d, turn, card)
    sink.emit(facts.LAID, turn, card, places.HAND + turn, places.PALETTE + turn, seen_by=ALL_SEATS)
    d[at.STAGE] = legality.stage_after_laying(d, card)  # 6.7
    if cards.NUMBER[card] == 3 and d[at.OPTIONS] & at.ACTIONS != 0 and d[at.LEFT] > 0:  # 6.9, 6.10
        draw(d, deck, sink)
        return core.REVEALED
    return 0


def draw(d: vec[i64], deck: vec[i64], sink: EventSink) -> None:
    """Take the top card of the deck into the hand."""
    turn = d[at.TURN]
    d[at.LEFT] -= 1
    card = deck[d[at.LEFT]]
    seen = bit(turn)
    if d[at.KNOWN] > 0:
        d[at.KNOWN] -= 1
        seen = ALL_SEATS
    d[at.HAND + turn] |= bit(card)
    sink.emit(facts.DREW, turn, card, places.DECK, places.HAND + turn, seen_by=seen)


def paint(d: vec[i64], card: i64, sink: EventSink) -> None:
    """Put a hand card on the canvas."""
    turn = d[at.TURN]
    d[at.HAND + turn] ^= bit(card)
    _cover_canvas(d, card)
    sink.emit(facts.PAINTED, turn, card, places.HAND + turn, places.CANVAS, seen_by=ALL_SEATS)
    d[at.STAGE] = stages.DONE  # 3.4
    number = cards.NUMBER[card]
    if d[at.OPTIONS] & at.ADVANCED != 0 and number > count(d[at.PALETTE + turn]) and d[at.LEFT] > 0:  # 5.1, 6.15
        d[at.STAGE] = stages.CHANCE


def repaint(d: vec[i64], card: i64, sink: EventSink) -> None:
    """Put a palette card on the canvas, by a 7."""
    turn = d[at.TURN]
    leading.set_palette(d, turn, d[at.PALETTE + turn] ^ bit(card))
    _cover_canvas(d, card)
    sink.emit(facts.REPAINTED, turn, card, places.PALETTE + turn, places.CANVAS, seen_by=ALL_SEATS)
    d[at.STAGE] = stages.AFTER  # 6.6, 6.14


def _cover_canvas(d: vec[i64], card: i64) -> None:
    d[at.CANVAS] |= bit(card)
    d[at.SEEN] |= bit(card)
    d[at.CANVAS_TOP] = card
    d[at.RULE] = cards.COLOUR[card]  # 3.2


def take(d: vec[i64], deck: vec[i64], card: i64, sink: EventSink) -> vec[i64]:
    """Put a card of a rival's palette on the deck, by a 1, and return the new deck."""
    seat = palette_with(d, card)
    leading.set_palette(d, seat, d[at.PALETTE + seat] ^ bit(card))
    taller = append(deck[: d[at.LEFT]], card)
    d[at.LEFT] += 1
    d[at.KNOWN] += 1  # 6.12
    leading.update_rivals(d)
    sink.emit(facts.TOOK, d[at.TURN], card, places.PALETTE + seat, places.DECK, seen_by=ALL_SEATS)
    d[at.STAGE] = stages.AFTER
    return taller


def palette_with(d: vec[i64], card: i64) -> i64:
    """Return the seat in whose palette a card lies."""
    seat: i64 = 0
    while d[at.PALETTE + seat] >> card & 1 == 0:
        seat += 1
    return seat


def pass_turn(d: vec[i64], sink: EventSink) -> i64:
    """Drop out of the round by choice, and return flags."""
    _emit_seat(facts.PASSED, d[at.TURN], sink)
    return _go_out(d, sink)


def end_turn(d: vec[i64], sink: EventSink) -> i64:
    """End the turn, drop out unless the player leads, and return flags."""
    if leading.is_leading(d):
        return _next_player(d, sink)
    return _go_out(d, sink)  # 3.8


def _go_out(d: vec[i64], sink: EventSink) -> i64:
    turn = d[at.TURN]
    d[at.ACTIVE] &= ~bit(turn)  # 3.9
    _emit_seat(facts.WENT_OUT, turn, sink)
    if d[at.ACTIVE] & (d[at.ACTIVE] - 1) == 0:
        return core.TURN_ENDED | core.ROUND_ENDED  # 3.10
    return _next_player(d, sink)


def _next_player(d: vec[i64], sink: EventSink) -> i64:
    turn = core.next_seat(d[at.TURN], d[at.PLAYERS])
    while d[at.ACTIVE] >> turn & 1 == 0:
        turn = core.next_seat(turn, d[at.PLAYERS])
    if d[at.HAND + turn] == 0:
        d[at.TURN] = turn
        return _go_out(d, sink)  # 3.7
    begin(d, turn, sink)
    return core.TURN_ENDED


def begin(d: vec[i64], turn: i64, sink: EventSink) -> None:
    """Begin the turn of a seat."""
    d[at.TURN] = turn
    d[at.STAGE] = stages.OPENING
    d[at.LAST] = cards.NO_CARD
    leading.update_rivals(d)
    _emit_seat(facts.TURN_BEGAN, turn, sink)


def _emit_seat(fact: i64, seat: i64, sink: EventSink) -> None:
    """Emit a fact about a player and no card."""
    sink.emit(fact, seat, cards.NO_CARD, places.SEAT + seat, places.SEAT + seat, seen_by=ALL_SEATS)
