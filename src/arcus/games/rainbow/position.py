"""The whole truth of a Rainbow game, and how it moves in time.

Player A is seat 0 and draws from the end of the deck, B is seat 1 and draws from its beginning.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import bit, lowest
from arcus.core.events import EVERYONE, EventSink
from arcus.core.luck import DECK, FIRST, ORIENT, Luck
from arcus.core.position import (
    GAME_ENDED,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_TO_ACT,
    REVEALED,
    ROUND_ENDED,
    TURN_ENDED,
    Position,
    packed,
    unpacked,
)
from arcus.games.rainbow.cards import (
    A_FLIP,
    AT_DECK,
    AT_HAND,
    AT_PILE,
    AT_ROW,
    AT_SEAT,
    AT_WHOLE_ROW,
    BACK_SEEN,
    BLIND,
    DEALT,
    DREW,
    FLIP_BETWEEN,
    FLIPPED_CARD,
    FROM_HAND,
    FULL,
    IN_ROW,
    LAID,
    LAID_BLIND,
    LAID_CARD,
    LAY,
    LAY_FIRST,
    LEGAL,
    LEGAL_FROM,
    LIGHT,
    MADE_RAINBOW,
    MET_SHADE,
    MET_TWIN,
    MOST_CARDS,
    MOVES,
    NEXT_CAME,
    NOTHING,
    ONE_FLIP,
    OPENING,
    OVER,
    PLACES,
    RAN_OUT,
    ROUND_BEGAN,
    SHADE,
    SLOTS,
    STOP,
    STOPPED,
    TOOK_ROW,
    TURN_BEGAN,
)

GAME: Final = 3  # this game's number in packed bytes

# Layout of Position.data. A card is a number that tells nothing: where each one lies is public, only its faces are not.
HAND: Final = 0  # Public. 3 * seat + slot: a card, if HELD says that there is one.
ROW: Final = 6  # Public. By place, from 0: the side that is up.
HELD: Final = 12  # Public. By seat: set of the slots of the hand that hold a card.
WON: Final = 14  # Public. By seat: how many cards the pile has.
SHOWN: Final = 16  # Public. By seat: set of the cards whose side towards that seat was up in the row at some time.
ROWS: Final = 18  # Public. How many cards the row has.
COLOURS: Final = 19  # Public. Set of the colours that are up in the row.
LOW: Final = 20  # Public. The deck is what lies from LOW to below HIGH; B draws at LOW,
HIGH: Final = 21  # Public. and A just below HIGH.
TURN: Final = 22  # Public. The seat to move.
STAGE: Final = 23  # Public. What it did last in this turn.
ROUND: Final = 24  # Public. Number of the round, from 1.
DECISION: Final = 25  # Public.
PILE: Final = 26  # Public. A's pile from the first field upwards, B's from the last downwards: cards, as they came.
LAST: Final = 85
SIZE: Final = 86
EMPTY: Final = vec[i64]([0] * SIZE)
UNTOUCHED: Final = vec[i64](list(range(MOST_CARDS)))  # a list of cards, in order
ANYONE: Final = 2  # in TURN before the deal: luck says who begins


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RainbowPosition(Position):
    """Deck, hands, row and piles."""

    data: vec[i64]
    deck: vec[i64]  # Secret. By side: the face of every card in the game; shared between copies, so never written to.

    def __init__(self, data: vec[i64], deck: vec[i64]) -> None:
        self.data = data
        self.deck = deck

    def copy(self) -> "RainbowPosition":
        return RainbowPosition(self.data[:], self.deck)

    def to_bytes(self) -> bytes:
        tidy = tidied(self)
        return packed(GAME, [tidy.data, tidy.deck])

    def to_act(self) -> i64:
        if self.data[STAGE] == OVER:
            return 0
        return self.data[TURN] + 1

    def decision(self) -> i64:
        return self.data[DECISION]

    def points(self, seat: i64) -> i64:
        return self.data[WON + seat]

    # -- what may be done

    def legal(self, seat: i64) -> vec[i64]:
        d = self.data
        key = d[STAGE] << 6 | d[ROWS] << 3 | d[HELD + seat]
        return LEGAL[LEGAL_FROM[key] : LEGAL_FROM[key + 1]]

    def why_not(self, seat: i64, move: i64) -> i64:
        d = self.data
        if move < 0 or move >= MOVES:
            return NO_SUCH_MOVE
        stage = d[STAGE]
        if stage == OVER:
            return GAME_OVER
        if seat != d[TURN]:
            return NOT_TO_ACT
        if move == STOP:
            if stage < LAID:
                return LAY_FIRST
        elif move >= LAY:
            if stage == LAID:
                return FLIP_BETWEEN
            if d[HELD + seat] >> ((move - LAY) % SLOTS) & 1 == 0:
                return FROM_HAND
        elif stage & A_FLIP != 0:
            return ONE_FLIP
        elif move >= d[ROWS]:
            return IN_ROW
        return 0

    # -- what happens

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        d[DECISION] += 1
        if move == STOP:
            sink.emit(STOPPED, seat, NOTHING, AT_SEAT + seat, AT_SEAT + seat, EVERYONE)
            return self._end_turn(seat, 1 - seat, sink)
        if move >= LAY:
            return self._lay(seat, move, sink)
        return self._flip(seat, move, sink)

    def _flip(self, seat: i64, place: i64, sink: EventSink) -> i64:
        d = self.data
        side = d[ROW + place]
        d[COLOURS] &= ~bit(self.deck[side])
        side ^= 1
        d[ROW + place] = side
        d[STAGE] |= A_FLIP
        sink.emit(FLIPPED_CARD, seat, self.deck[side], AT_ROW + place, AT_ROW + place, EVERYONE)
        return self._look(seat, place, sink)

    def _lay(self, seat: i64, move: i64, sink: EventSink) -> i64:
        d = self.data
        slot = move - LAY
        back: i64 = 0
        kind: i64 = LAID_CARD
        if move >= BLIND:
            slot = move - BLIND
            back = 1
            kind = LAID_BLIND
        side = d[HAND + SLOTS * seat + slot] * 2 + (seat ^ back)
        place = d[ROWS]
        d[HELD + seat] ^= bit(slot)
        d[ROW + place] = side
        d[ROWS] = place + 1
        d[STAGE] = LAID
        sink.emit(kind, seat, self.deck[side], AT_HAND + 8 * slot + seat, AT_ROW + place, EVERYONE)
        return self._look(seat, place, sink)

    def _look(self, seat: i64, place: i64, sink: EventSink) -> i64:
        """See what the face that came up last means (rules 4.1 to 4.5)."""
        d = self.data
        side = d[ROW + place]
        face = self.deck[side]
        d[SHOWN + (side & 1)] |= bit(side >> 1)
        if face == SHADE:
            sink.emit(MET_SHADE, seat, face, AT_ROW + place, AT_ROW + place, EVERYONE)
            return self._end_round(seat, 1 - seat, sink)
        if face != LIGHT:
            if d[COLOURS] >> face & 1 != 0:
                sink.emit(MET_TWIN, seat, face, AT_ROW + place, AT_ROW + place, EVERYONE)
                return self._end_round(seat, 1 - seat, sink)
            d[COLOURS] |= bit(face)
        if d[ROWS] == PLACES:
            sink.emit(MADE_RAINBOW, seat, NOTHING, AT_WHOLE_ROW, AT_WHOLE_ROW, EVERYONE)
            return self._end_round(seat, seat, sink)
        if d[HELD + seat] == 0:
            return self._end_turn(seat, 1 - seat, sink) | REVEALED
        return REVEALED

    def _end_round(self, seat: i64, winner: i64, sink: EventSink) -> i64:
        """The winner takes the row, and the loser opens the next round."""
        d = self.data
        rows = d[ROWS]
        at = PILE + d[WON]
        step: i64 = 1
        if winner == 1:
            at = LAST - d[WON + 1]
            step = -1
        place: i64
        for place in range(rows):
            d[at] = d[ROW + place] >> 1
            at += step
        d[WON + winner] += rows
        d[ROWS] = 0
        d[COLOURS] = 0
        sink.emit(TOOK_ROW, winner, rows, AT_WHOLE_ROW, AT_PILE + winner, EVERYONE)
        return self._end_turn(seat, 1 - winner, sink) | REVEALED | ROUND_ENDED

    def _end_turn(self, seat: i64, following: i64, sink: EventSink) -> i64:
        """Fill up the hand of the player whose turn ends. The other hand is full: nobody lays outside of their turn."""
        d = self.data
        flags: i64 = TURN_ENDED
        if self._fill(seat, DREW, sink):
            flags = TURN_ENDED | REVEALED
        if d[HELD + seat] != FULL:
            d[STAGE] = OVER
            sink.emit(RAN_OUT, seat, NOTHING, AT_DECK + seat, AT_SEAT + seat, EVERYONE)
            return flags | GAME_ENDED
        d[STAGE] = OPENING
        d[TURN] = following
        if d[ROWS] == 0:
            d[ROUND] += 1
            sink.emit(ROUND_BEGAN, NOTHING, d[ROUND], AT_WHOLE_ROW, AT_WHOLE_ROW, EVERYONE)
        sink.emit(TURN_BEGAN, following, NOTHING, AT_SEAT + following, AT_SEAT + following, EVERYONE)
        return flags

    def _fill(self, seat: i64, kind: i64, sink: EventSink) -> bool:
        """Draw into the empty slots while there are cards; was one drawn?"""
        d = self.data
        empty = FULL ^ d[HELD + seat]
        drawn = False
        while empty != 0 and d[LOW] < d[HIGH]:
            slot = lowest(empty)
            empty &= empty - 1
            card = d[LOW]
            if seat == 0:
                card = d[HIGH] - 1
                d[HIGH] = card
            else:
                d[LOW] = card + 1
            d[HAND + SLOTS * seat + slot] = card
            d[HELD + seat] |= bit(slot)
            drawn = True
            self._tell_drawn(kind, seat, slot, sink)
        if drawn and d[LOW] < d[HIGH]:
            sink.emit(NEXT_CAME, seat, self.deck[self.next(seat)], AT_DECK + seat, AT_DECK + seat, bit(seat))
        return drawn

    def _tell_drawn(self, kind: i64, seat: i64, slot: i64, sink: EventSink) -> None:
        """A card comes to a hand: its player sees one side, and the other player the other."""
        side = self.data[HAND + SLOTS * seat + slot] * 2 + seat
        place = AT_HAND + 8 * slot + seat
        sink.emit(kind, seat, self.deck[side], AT_DECK + seat, place, bit(seat))
        sink.emit(BACK_SEEN, 1 - seat, self.deck[side ^ 1], AT_DECK + seat, place, bit(1 - seat))

    def next(self, seat: i64) -> i64:
        """The side that a seat sees of the next card at its end of the deck, which must not be empty."""
        if seat == 0:
            return self.data[HIGH] * 2 - 2
        return self.data[LOW] * 2 + 1

    def begin(self, luck: Luck, sink: EventSink) -> None:
        """Shuffle, deal three cards to A, then three to B, and begin the first round."""
        d = self.data
        self.deck = shuffled(self.deck, luck)
        if d[TURN] == ANYONE:
            d[TURN] = luck.pick(FIRST, 1, 2)
        self._fill(0, DEALT, sink)
        self._fill(1, DEALT, sink)
        sink.emit(ROUND_BEGAN, NOTHING, d[ROUND], AT_WHOLE_ROW, AT_WHOLE_ROW, EVERYONE)
        sink.emit(TURN_BEGAN, d[TURN], NOTHING, AT_SEAT + d[TURN], AT_SEAT + d[TURN], EVERYONE)


def shuffled(cards: vec[i64], luck: Luck) -> vec[i64]:
    """A deck by side from a list of cards, two faces each: shuffled, and each card turned at random.

    Cards are shuffled by their place in the list; `orient/n` is the seat towards which its nth card has its first face.
    """
    n: i64 = len(cards) // 2
    order = UNTOUCHED[:n]
    order = luck.shuffle(DECK, 1, order)
    deck = cards[:]
    i: i64
    for i in range(n):
        card = order[i]
        seat = luck.pick(ORIENT, card + 1, 2)
        deck[2 * i + seat] = cards[2 * card]
        deck[2 * i + 1 - seat] = cards[2 * card + 1]
    return deck


def blank(cards: vec[i64], first: i64) -> RainbowPosition:
    """A position before the deal: the list of cards, two faces each, and who begins (a seat, or ANYONE)."""
    d = EMPTY[:]
    d[HIGH] = len(cards) // 2
    d[ROUND] = 1
    d[TURN] = first
    return RainbowPosition(d, cards)


def tidied(position: RainbowPosition) -> RainbowPosition:
    """The same truth with its cards numbered by where they lie: A's pile, B's, the row, A's hand, B's, the deck.

    How a card came to its place is no part of the truth. So equal truths have equal bytes, and a view is enough
    to number the cards.
    """
    tidy = RainbowPosition(position.data[:], vec[i64]())
    old, d = position.data, tidy.data
    i: i64
    for i in range(HAND, HELD):
        d[i] = 0
    for i in range(PILE, SIZE):
        d[i] = 0
    d[SHOWN] = 0
    d[SHOWN + 1] = 0
    for i in range(old[WON]):
        d[PILE + i] = _renumber(position, old[PILE + i], tidy)
    for i in range(old[WON + 1]):
        d[LAST - i] = _renumber(position, old[LAST - i], tidy)
    for i in range(old[ROWS]):
        d[ROW + i] = _renumber(position, old[ROW + i] >> 1, tidy) * 2 + (old[ROW + i] & 1)
    for i in range(SLOTS * 2):
        if old[HELD + i // SLOTS] >> (i % SLOTS) & 1 != 0:
            d[HAND + i] = _renumber(position, old[HAND + i], tidy)
    d[LOW] = len(tidy.deck) // 2
    for i in range(old[LOW], old[HIGH]):
        _renumber(position, i, tidy)
    d[HIGH] = len(tidy.deck) // 2
    return tidy


def _renumber(old: RainbowPosition, card: i64, tidy: RainbowPosition) -> i64:
    """Give a card the next number, with its faces and what was shown of them."""
    number: i64 = len(tidy.deck) // 2
    seat: i64
    for seat in range(2):
        tidy.deck = append(tidy.deck, old.deck[2 * card + seat])
        if old.data[SHOWN + seat] >> card & 1 != 0:
            tidy.data[SHOWN + seat] |= bit(number)
    return number


def from_bytes(data: bytes) -> RainbowPosition:
    """The position that `to_bytes` wrote, or ValueError."""
    parts = unpacked(GAME, data)
    if len(parts) != 2 or len(parts[0]) != SIZE or len(parts[1]) > 2 * MOST_CARDS:
        raise ValueError("the bytes are a position of another version")
    return RainbowPosition(parts[0], parts[1])
