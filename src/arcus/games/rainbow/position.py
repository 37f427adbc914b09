"""The full state of a Rainbow game, and how moves change it.

Player A is seat 0 and draws from the end of the deck, B is seat 1 and draws from its beginning.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core import position as core
from arcus.core.bits import bit, lowest
from arcus.core.events import ALL_SEATS, EventSink
from arcus.core.luck import Luck
from arcus.games.rainbow import cards, facts, fields as at, labels, moves, places, refusals, stages

GAME_NUMBER: Final = 3  # this game's number in packed bytes

UNTOUCHED: Final = vec[i64](list(range(cards.MOST_CARDS)))  # a list of cards, in order


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RainbowPosition(core.Position):
    """Deck, hands, row and piles."""

    deck: vec[i64]  # by side: the face of every card in the game; shared between copies, so never written to

    def __init__(self, data: vec[i64], deck: vec[i64]) -> None:
        self.data = data
        self.deck = deck

    def copy(self) -> "RainbowPosition":
        return RainbowPosition(self.data[:], self.deck)

    def to_bytes(self) -> bytes:
        tidy = tidied(self)
        return core.packed(GAME_NUMBER, [tidy.data, tidy.deck])

    def to_act(self) -> i64:
        if self.data[at.STAGE] == stages.OVER:
            return 0
        return self.data[at.TURN] + 1

    def points(self, seat: i64) -> i64:
        return self.data[at.WON + seat]  # 5.5, 5.6

    # -- legality

    def legal(self, seat: i64) -> vec[i64]:
        d = self.data
        key = d[at.STAGE] << moves.STAGE_SHIFT | d[at.ROWS] << moves.ROW_SHIFT | d[at.HELD + seat]
        return moves.LEGAL[moves.LEGAL_FROM[key] : moves.LEGAL_FROM[key + 1]]

    def move_count(self) -> i64:
        return moves.COUNT

    def rule_against(self, seat: i64, move: i64) -> i64:
        d = self.data
        stage = d[at.STAGE]
        if move == moves.STOP:
            if stage < stages.LAID:
                return refusals.LAY_FIRST  # 3.8
        elif move >= moves.LAY:
            if stage == stages.LAID:
                return refusals.FLIP_BETWEEN  # 3.4
            if d[at.HELD + seat] >> ((move - moves.LAY) % cards.SLOTS) & 1 == 0:
                return refusals.FROM_HAND  # 3.6
        elif stage & stages.A_FLIP != 0:
            return refusals.ONE_FLIP  # 3.5
        elif move >= d[at.ROWS]:
            return refusals.IN_ROW  # 3.3
        return 0

    # -- play

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        d[at.DECISION] += 1
        if move == moves.STOP:
            sink.emit(facts.STOPPED, seat, facts.NOTHING, places.SEAT + seat, places.SEAT + seat, seen_by=ALL_SEATS)
            return self._end_turn(seat, 1 - seat, sink)
        if move >= moves.LAY:
            return self._lay(seat, move, sink)
        return self._flip(seat, move, sink)

    def _flip(self, seat: i64, place: i64, sink: EventSink) -> i64:
        d = self.data
        side = d[at.ROW + place]
        d[at.COLOURS] &= ~bit(self.deck[side])
        side ^= 1  # 3.3
        d[at.ROW + place] = side
        d[at.STAGE] |= stages.A_FLIP
        sink.emit(facts.FLIPPED_CARD, seat, self.deck[side], places.ROW + place, places.ROW + place, seen_by=ALL_SEATS)
        return self._check_face(seat, place, sink)

    def _lay(self, seat: i64, move: i64, sink: EventSink) -> i64:
        d = self.data
        slot = move - moves.LAY
        back: i64 = 0
        kind: i64 = facts.LAID_CARD
        if move >= moves.BLIND:  # 3.7
            slot = move - moves.BLIND
            back = 1
            kind = facts.LAID_BLIND
        side = d[at.HAND + cards.SLOTS * seat + slot] * 2 + (seat ^ back)
        place = d[at.ROWS]
        d[at.HELD + seat] ^= bit(slot)
        d[at.ROW + place] = side
        d[at.ROWS] = place + 1  # 3.1
        d[at.STAGE] = stages.LAID
        source = places.HAND + places.STRIDE * slot + seat
        sink.emit(kind, seat, self.deck[side], source, places.ROW + place, seen_by=ALL_SEATS)
        return self._check_face(seat, place, sink)

    def _check_face(self, seat: i64, place: i64, sink: EventSink) -> i64:
        """Apply the rules 4.1 to 4.5 to the face that came up at a place."""
        d = self.data
        side = d[at.ROW + place]
        face = self.deck[side]
        d[at.SHOWN + (side & 1)] |= bit(side >> 1)
        if face == cards.SHADE:  # 4.2
            sink.emit(facts.MET_SHADE, seat, face, places.ROW + place, places.ROW + place, seen_by=ALL_SEATS)
            return self._end_round(seat, 1 - seat, sink)
        if face != cards.LIGHT:  # 4.4
            if d[at.COLOURS] >> face & 1 != 0:  # 4.3
                sink.emit(facts.MET_TWIN, seat, face, places.ROW + place, places.ROW + place, seen_by=ALL_SEATS)
                return self._end_round(seat, 1 - seat, sink)
            d[at.COLOURS] |= bit(face)
        if d[at.ROWS] == cards.PLACES:  # 4.5
            sink.emit(facts.MADE_RAINBOW, seat, facts.NOTHING, places.WHOLE_ROW, places.WHOLE_ROW, seen_by=ALL_SEATS)
            return self._end_round(seat, seat, sink)
        if d[at.HELD + seat] == 0:  # 3.9
            return self._end_turn(seat, 1 - seat, sink) | core.REVEALED
        return core.REVEALED  # 4.1

    def _end_round(self, seat: i64, winner: i64, sink: EventSink) -> i64:
        """Give the row to the winner, and let the loser open the next round."""
        d = self.data
        rows = d[at.ROWS]
        base = at.PILE + d[at.WON]
        step: i64 = 1
        if winner == 1:
            base = at.LAST - d[at.WON + 1]
            step = -1
        place: i64
        for place in range(rows):
            d[base] = d[at.ROW + place] >> 1
            base += step
        d[at.WON + winner] += rows  # 4.6, 4.7
        d[at.ROWS] = 0
        d[at.COLOURS] = 0
        sink.emit(facts.TOOK_ROW, winner, rows, places.WHOLE_ROW, places.PILE + winner, seen_by=ALL_SEATS)
        return self._end_turn(seat, 1 - winner, sink) | core.REVEALED | core.ROUND_ENDED  # 4.8

    def _end_turn(self, seat: i64, following: i64, sink: EventSink) -> i64:
        """Refill the hand of the player whose turn ends, then begin the following turn or end the game.

        The other hand is full, since nobody lays cards outside their own turn.
        """
        d = self.data
        flags: i64 = core.TURN_ENDED
        if self._fill(seat, facts.DREW, sink):  # 5.1
            flags = core.TURN_ENDED | core.REVEALED
        if d[at.HELD + seat] != cards.FULL:  # 5.2
            d[at.STAGE] = stages.OVER
            sink.emit(facts.RAN_OUT, seat, facts.NOTHING, places.DECK + seat, places.SEAT + seat, seen_by=ALL_SEATS)
            return flags | core.GAME_ENDED
        d[at.STAGE] = stages.OPENING
        d[at.TURN] = following
        if d[at.ROWS] == 0:
            d[at.ROUND] += 1
        self._emit_turn(following, sink)
        return flags

    def _emit_turn(self, seat: i64, sink: EventSink) -> None:
        """Emit the beginning of a turn; where the row is empty, of a round too."""
        d = self.data
        if d[at.ROWS] == 0:
            sink.emit(
                facts.ROUND_BEGAN, facts.NOTHING, d[at.ROUND], places.WHOLE_ROW, places.WHOLE_ROW, seen_by=ALL_SEATS
            )
        sink.emit(facts.TURN_BEGAN, seat, facts.NOTHING, places.SEAT + seat, places.SEAT + seat, seen_by=ALL_SEATS)

    def _fill(self, seat: i64, kind: i64, sink: EventSink) -> bool:
        """Draw into the empty slots while the deck lasts; return whether a card was drawn."""
        d = self.data
        empty = cards.FULL ^ d[at.HELD + seat]
        drawn = False
        while empty != 0 and d[at.LOW] < d[at.HIGH]:  # 5.3
            slot = lowest(empty)
            empty &= empty - 1
            card = d[at.LOW]
            if seat == 0:
                card = d[at.HIGH] - 1
                d[at.HIGH] = card
            else:
                d[at.LOW] = card + 1
            d[at.HAND + cards.SLOTS * seat + slot] = card
            d[at.HELD + seat] |= bit(slot)
            drawn = True
            self._emit_drawn(kind, seat, slot, sink)
        if drawn and d[at.LOW] < d[at.HIGH]:
            face = self.deck[self.next(seat)]
            sink.emit(
                facts.NEXT_CAME, seat, face, places.DECK + seat, places.DECK + seat, seen_by=bit(seat)
            )  # 2.3, 2.4
        return drawn

    def _emit_drawn(self, kind: i64, seat: i64, slot: i64, sink: EventSink) -> None:
        """Emit a card that comes to a hand: its player sees one side, the other player the other side."""
        side = self.data[at.HAND + cards.SLOTS * seat + slot] * 2 + seat
        place = places.HAND + places.STRIDE * slot + seat
        sink.emit(kind, seat, self.deck[side], places.DECK + seat, place, seen_by=bit(seat))  # 2.3
        sink.emit(facts.BACK_SEEN, 1 - seat, self.deck[side ^ 1], places.DECK + seat, place, seen_by=bit(1 - seat))

    def next(self, seat: i64) -> i64:
        """Return the side that a seat sees of the next card at its end of the deck, which must not be empty."""
        if seat == 0:
            return self.data[at.HIGH] * 2 - 2
        return self.data[at.LOW] * 2 + 1

    def begin(self, luck: Luck, sink: EventSink) -> None:
        """Shuffle, deal three cards to A, then three to B, and begin the first round."""
        d = self.data
        self.deck = shuffled(self.deck, luck)  # 2.1
        if d[at.TURN] == at.ANYONE:
            d[at.TURN] = luck.pick(labels.FIRST, 1, 2)  # 2.5
        self._fill(0, facts.DEALT, sink)  # 2.2
        self._fill(1, facts.DEALT, sink)
        self._emit_turn(d[at.TURN], sink)


def shuffled(listed: vec[i64], luck: Luck) -> vec[i64]:
    """Return a deck by side from a list of cards, two faces each: shuffled, and each card turned at random.

    Cards are shuffled by their place in the list; `orient/n` is the seat towards which its nth card has its first face.
    """
    n: i64 = len(listed) // 2
    order = UNTOUCHED[:n]
    order = luck.shuffle(labels.DECK, 1, order)
    deck = listed[:]
    i: i64
    for i in range(n):
        card = order[i]
        seat = luck.pick(labels.ORIENT, card + 1, 2)
        deck[2 * i + seat] = listed[2 * card]
        deck[2 * i + 1 - seat] = listed[2 * card + 1]
    return deck


def blank(listed: vec[i64], first: i64) -> RainbowPosition:
    """Return a position before the deal, with a list of cards, two faces each; `first` is a seat, or ANYONE."""
    d = at.EMPTY[:]
    d[at.HIGH] = len(listed) // 2
    d[at.ROUND] = 1
    d[at.TURN] = first
    return RainbowPosition(d, listed)


def tidied(position: RainbowPosition) -> RainbowPosition:
    """Return the same position with its cards numbered by where they are: A's pile, B's, row, A's hand, B's, deck.

    How a card came to its place is no part of a position. So equal positions have equal bytes, and a view is enough
    to number the cards.
    """
    tidy = RainbowPosition(position.data[:], vec[i64]())
    old, d = position.data, tidy.data
    i: i64
    for i in range(at.HAND, at.HELD):
        d[i] = 0
    for i in range(at.PILE, at.SIZE):
        d[i] = 0
    d[at.SHOWN] = 0
    d[at.SHOWN + 1] = 0
    for i in range(old[at.WON]):
        d[at.PILE + i] = _renumber(position, old[at.PILE + i], tidy)
    for i in range(old[at.WON + 1]):
        d[at.LAST - i] = _renumber(position, old[at.LAST - i], tidy)
    for i in range(old[at.ROWS]):
        d[at.ROW + i] = _renumber(position, old[at.ROW + i] >> 1, tidy) * 2 + (old[at.ROW + i] & 1)
    for i in range(cards.SLOTS * 2):
        if old[at.HELD + i // cards.SLOTS] >> (i % cards.SLOTS) & 1 != 0:
            d[at.HAND + i] = _renumber(position, old[at.HAND + i], tidy)
    d[at.LOW] = len(tidy.deck) // 2
    for i in range(old[at.LOW], old[at.HIGH]):
        _renumber(position, i, tidy)
    d[at.HIGH] = len(tidy.deck) // 2
    return tidy


def _renumber(old: RainbowPosition, card: i64, tidy: RainbowPosition) -> i64:
    """Give a card the next number, with its faces and the record of which were up; return the number."""
    number: i64 = len(tidy.deck) // 2
    seat: i64
    for seat in range(2):
        tidy.deck = append(tidy.deck, old.deck[2 * card + seat])
        if old.data[at.SHOWN + seat] >> card & 1 != 0:
            tidy.data[at.SHOWN + seat] |= bit(number)
    return number


def from_bytes(data: bytes) -> RainbowPosition:
    """Return the position that `to_bytes` wrote, or raise ValueError."""
    parts = core.unpacked(GAME_NUMBER, data, 2)
    if len(parts[0]) != at.SIZE or len(parts[1]) > 2 * cards.MOST_CARDS:
        raise ValueError(core.OTHER_VERSION)
    return RainbowPosition(parts[0], parts[1])
