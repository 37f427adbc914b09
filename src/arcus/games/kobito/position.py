"""The whole truth of a Kobito game, and how it moves in time."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import bit
from arcus.core.events import EVERYONE, EventSink
from arcus.core.luck import DECK, FIRST, GOLD, RESHUFFLE, Luck
from arcus.core.luck import START as START_AGAIN
from arcus.core.position import (
    GAME_ENDED,
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_TO_ACT,
    REVEALED,
    TURN_ENDED,
    Position,
    next_seat,
    packed,
    unpacked,
)
from arcus.games.kobito.cards import (
    # fmt: off
    ACTED,
    ALL_SHIFT,
    AT_BENCH,
    AT_DECK,
    AT_DISCARD,
    AT_GOLD,
    AT_GOLD_DECK,
    AT_HAND,
    AT_SCORE,
    AT_SEAT,
    BEGAN,
    BENCHES,
    CARD,
    COST,
    DEALT,
    DECISION,
    DISCARD,
    DISCARDED,
    DOWN,
    DREW,
    EMPTY,
    END,
    END_BITS,
    EXCHANGE,
    EXCHANGED,
    EXCHANGED_ELSEWHERE,
    FRESH,
    GOLD_LEFT,
    GOLD_POINTS,
    GOLD_SHIFT,
    GOLD_TURNED,
    GOLD_WON,
    HAND,
    HAND_SIZE,
    HELD_NUMBERS,
    HIGH,
    IDLE,
    INDEX_SHIFT,
    IS_KOBITO,
    KIND_BIT,
    KINDS,
    KNOWN,
    KOBITO,
    LAID,
    LAY,
    LAY_KINDS,
    LEFT,
    LEFTOVER,
    LENGTH_SHIFT,
    LEVEL_SHIFT,
    LOW,
    MARKED,
    MOST_GOLDS,
    MOVE,
    MOVED,
    MOVES,
    ONE,
    ONE_LONGER,
    OVER,
    OWED,
    OWN_PLACES,
    PAID,
    PAY,
    PAYING,
    PENALTY,
    PLAYERS,
    PLAYING,
    PUT_BACK,
    RAINBOW,
    ROW_SHIFT,
    SHUFFLED,
    SHUFFLES,
    SIZE,
    STAGE,
    STANDS_FOR,
    START,
    START_HIGH_KOBITO,
    START_LOW_KOBITO,
    START_TURNED,
    STARTS,
    STOPPED,
    SURE,
    SWAP,
    SWAP_CARD,
    SWAPPED,
    TAKEN,
    TOOK_KOBITO,
    TURN,
    TURN_BEGAN,
    UP,
    WHOLE_DECK,
    WON_GOLD,
    # fmt: on
)
from arcus.games.kobito.marks import add_mark, clear_away, drop_mark, move_marks, shift_marks, swap_cards_on
from arcus.games.kobito.moves import (
    free_bench,
    legal_moves,
    number_at,
    open_mark,
    rainbow,
    refused,
    row_named,
    row_of,
    spot_index,
    spot_place,
)

GAME: Final = 4  # this game's number in packed bytes
PLACES_IN_LIST: Final = vec[i64](list(range(MOST_GOLDS)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KobitoPosition(Position):
    """All hands, rainbows, score piles and both decks."""

    data: vec[i64]
    deck: vec[i64]  # Secret. The rainbow deck, top last, used up from there; shared between copies, never written to.
    golds: vec[i64]  # Secret. The gold deck, in the same way.
    wins: vec[i64]  # Public. Gold cards in the order they were won: seat << 16 | card. Shared, never written to.

    def __init__(self, data: vec[i64], deck: vec[i64], golds: vec[i64], wins: vec[i64]) -> None:
        self.data = data
        self.deck = deck
        self.golds = golds
        self.wins = wins

    def copy(self) -> "KobitoPosition":
        return KobitoPosition(self.data[:], self.deck, self.golds, self.wins)

    def to_bytes(self) -> bytes:
        d = self.data
        return packed(GAME, [d, self.deck[: d[LEFT]], self.golds[: d[GOLD_LEFT]], self.wins])

    def to_act(self) -> i64:
        d = self.data
        if d[STAGE] == OVER:
            return 0
        return bit(d[TURN])

    def decision(self) -> i64:
        return self.data[DECISION]

    def points(self, seat: i64) -> i64:
        d = self.data
        return d[GOLD_WON + seat] - COST * (d[PENALTY + seat] >> ALL_SHIFT)

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self.data)

    def why_not(self, seat: i64, move: i64) -> i64:
        d = self.data
        if move < 0 or move >= MOVES:
            return NO_SUCH_MOVE
        if d[STAGE] == OVER:
            return GAME_OVER
        if seat != d[TURN]:
            return NOT_TO_ACT
        return refused(d, move)

    # -- dealing

    def begin(self, luck: Luck, sink: EventSink) -> None:
        d = self.data
        players = d[PLAYERS]
        self.deck = luck.shuffle(DECK, 1, in_order(WHOLE_DECK))
        self.golds = shuffled_golds(self.golds, luck)
        d[LEFT] = len(self.deck)
        d[GOLD_LEFT] = len(self.golds)
        place: i64
        for place in range(3):
            self._turn_up_gold(place, sink)
        for place in range(3):
            self._turn_up_start(place, luck, sink)
        turn = luck.pick(FIRST, 1, players)
        _i: i64
        _k: i64
        for _i in range(players):
            turn = next_seat(turn, players)
            for _k in range(HAND_SIZE):
                d[LEFT] -= 1
                card = self.deck[d[LEFT]]
                d[HAND + turn] += ONE[card]
                sink.emit(DEALT, turn, card, AT_DECK, AT_HAND + turn, bit(turn))
        d[SURE] = 0
        self._begin_turn(next_seat(turn, players), sink)

    def _turn_up_gold(self, place: i64, sink: EventSink) -> None:
        d = self.data
        d[GOLD_LEFT] -= 1
        card = self.golds[d[GOLD_LEFT]]
        d[CARD + place] = card
        sink.emit(GOLD_TURNED, -1, card, AT_GOLD_DECK, AT_GOLD + place, EVERYONE)

    def _turn_up_start(self, place: i64, luck: Luck, sink: EventSink) -> None:
        """Turn up the first card of a rainbow. There always is one: the one just won is in the discard pile."""
        d = self.data
        while True:
            left = d[LEFT]
            if left == 0:
                self._shuffle_discards(luck, sink)
                continue
            card = self.deck[left - 1]
            if card < KOBITO:
                break
            sink.emit(PUT_BACK, -1, card, AT_DECK, AT_DECK, EVERYONE)
            d[SURE] |= KIND_BIT[card]
            if self.pile_left() & HELD_NUMBERS * 7 == 0:
                self._shuffle_discards(luck, sink)
                continue
            d[STARTS] += 1
            self.deck = luck.shuffle(START_AGAIN, d[STARTS], in_order(self.pile_left()))
        d[LEFT] = left - 1
        if d[FRESH] != 0:
            d[FRESH] -= ONE[card]
        d[RAINBOW + place] = rainbow(card, 1)
        sink.emit(START_TURNED, -1, card, AT_DECK, AT_GOLD + place, EVERYONE)

    def pile_left(self) -> i64:
        """The cards of the deck as a pile."""
        pile: i64 = 0
        i: i64
        for i in range(self.data[LEFT]):
            pile += ONE[self.deck[i]]
        return pile

    def _shuffle_discards(self, luck: Luck, sink: EventSink) -> None:
        """Shuffle the discard pile into the deck, which is empty or has no numbers."""
        d = self.data
        pile = d[DISCARD]
        d[FRESH] = pile
        if d[LEFT] != 0:  # nobody has seen which kobito and swap cards are left in it: up to all of them
            d[FRESH] = with_all_specials(pile)
            pile += self.pile_left()
        d[SHUFFLES] += 1
        d[DISCARD] = 0
        seat: i64
        for seat in range(d[PLAYERS]):
            d[TAKEN + seat] = 0
        self.deck = luck.shuffle(RESHUFFLE, d[SHUFFLES], in_order(pile))
        d[LEFT] = len(self.deck)
        sink.emit(SHUFFLED, -1, d[LEFT], AT_DISCARD, AT_DECK, EVERYONE)

    # -- what happens

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        d[DECISION] += 1
        if move == END:
            return self._end_turn(luck, sink)
        if move >= EXCHANGE:
            self._exchange(move - EXCHANGE, sink)
            return 0
        d[ACTED] = 1
        if move < START:
            self._pay(move - PAY, sink)
            return 0
        if move < LAY:
            self._start(move, sink)
            return 0
        if move < MOVE:
            return self._lay(move - LAY, luck, sink)
        if move < SWAP:
            return self._move(move - MOVE, luck, sink)
        self._swap(move - SWAP, sink)
        return 0

    def _from_hand(self, kind: i64) -> None:
        """A card leaves the hand of the seat to move and counts, if one is owed."""
        d = self.data
        turn = d[TURN]
        d[HAND + turn] -= ONE[kind]
        if d[OWED] > 0:
            d[OWED] -= 1
        if kind == KOBITO and d[KNOWN + turn] > 0:
            d[KNOWN + turn] -= 1

    def _lay(self, which: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        kind = which % LAY_KINDS
        place = which // (2 * LAY_KINDS)
        self._from_hand(kind)
        row = row_of(d[TURN], place)
        if which // LAY_KINDS & 1 == LOW:
            self._join_low(row, kind, sink)
        else:
            self._join_high(row, kind, sink)
        if place < 3 and d[RAINBOW + row] >> LENGTH_SHIFT == d[CARD + row] >> GOLD_SHIFT:
            return self._win(row, luck, sink)
        return 0

    def _join_low(self, row: i64, kind: i64, sink: EventSink) -> None:
        d = self.data
        some = d[RAINBOW + row]
        number = some & END_BITS
        d[RAINBOW + row] = some - number + DOWN[number] + ONE_LONGER
        if d[MARKED] != 0:
            shift_marks(d, row, 1)
        self._tell_joined(LAID, row, 0, kind, number, sink)

    def _join_high(self, row: i64, kind: i64, sink: EventSink) -> None:
        d = self.data
        some = d[RAINBOW + row]
        number = some >> 4 & END_BITS
        d[RAINBOW + row] = some + ((UP[number] - number) << 4) + ONE_LONGER
        self._tell_joined(LAID, row, some >> LENGTH_SHIFT, kind, number, sink)

    def _tell_joined(self, fact: i64, row: i64, index: i64, kind: i64, number: i64, sink: EventSink) -> None:
        """Mark a kobito that came to an index of a rainbow, and tell what came."""
        d = self.data
        turn = d[TURN]
        what = kind
        if kind == KOBITO:
            add_mark(d, row << ROW_SHIFT | index << INDEX_SHIFT | IS_KOBITO)
            what = STANDS_FOR + number
        sink.emit(fact, turn, what, AT_HAND + turn, at_row(row), EVERYONE)

    def _start(self, move: i64, sink: EventSink) -> None:
        d = self.data
        number = (move - START) % 12
        low = number
        high = UP[number]
        first = low
        if move >= START_HIGH_KOBITO:
            high = KOBITO
        elif move >= START_LOW_KOBITO:
            low = KOBITO
            high = number
            first = DOWN[number]
        row = row_of(d[TURN], 3 + free_bench(d, d[TURN]))
        self._from_hand(low)
        self._from_hand(high)
        d[RAINBOW + row] = rainbow(first, 1)
        self._tell_joined(BEGAN, row, 0, low, first, sink)
        self._join_high(row, high, sink)

    def _swap(self, which: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[TURN]
        kind = which % LAY_KINDS
        spot = which // LAY_KINDS
        index = spot_index(spot)
        row = row_of(turn, spot_place(spot))
        self._from_hand(SWAP_CARD)
        self._from_hand(kind)
        on = row << ROW_SHIFT | index << INDEX_SHIFT
        on |= (swap_cards_on(d, on) + 1) << LEVEL_SHIFT
        add_mark(d, on)
        what = kind
        if kind == KOBITO:
            add_mark(d, on | IS_KOBITO)
            what = STANDS_FOR + number_at(d[RAINBOW + row], index)
        sink.emit(SWAPPED, turn, what, AT_HAND + turn, at_row(row), EVERYONE)

    def _exchange(self, which: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[TURN]
        number = which % 12
        spot = which // 12
        row = row_named(d, spot_place(spot))
        drop_mark(d, open_mark(d, row, spot_index(spot)))
        d[HAND + turn] += ONE[KOBITO] - ONE[number]
        d[KNOWN + turn] += 1
        fact: i64 = EXCHANGED
        if spot_place(spot) >= OWN_PLACES:
            fact = EXCHANGED_ELSEWHERE
        sink.emit(fact, turn, number, AT_HAND + turn, at_row(row), EVERYONE)
        sink.emit(TOOK_KOBITO, turn, STANDS_FOR + number, at_row(row), AT_HAND + turn, EVERYONE)

    def _pay(self, kind: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[TURN]
        self._from_hand(kind)
        d[PENALTY + turn] += ONE[kind]
        d[STAGE] = PLAYING
        if d[OWED] > 0:
            d[STAGE] = PAYING
        sink.emit(PAID, turn, kind, AT_HAND + turn, AT_SCORE + turn, EVERYONE)

    def _move(self, which: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        goal_end = which % 2
        gold = which // 2 % 3
        end = which // 6 % 2
        size = which // 48 + 1
        row = row_of(d[TURN], 3 + which // 12 % BENCHES)
        some = d[RAINBOW + row]
        stays = (some >> LENGTH_SHIFT) - size
        first: i64 = 0  # index of the piece, and of what stays
        rest = size
        if end == HIGH:
            first = stays
            rest = 0
        goal = d[RAINBOW + gold]
        if d[MARKED] != 0:
            move_marks(d, row, gold, first, size, goal_end, goal >> LENGTH_SHIFT)
        low = number_at(some, first)
        d[RAINBOW + row] = rainbow(number_at(some, rest), stays)
        if goal_end == LOW:
            d[RAINBOW + gold] = rainbow(low, (goal >> LENGTH_SHIFT) + size)
        else:
            d[RAINBOW + gold] = rainbow(UP[goal & END_BITS], (goal >> LENGTH_SHIFT) + size)
        d[STAGE] = PLAYING
        if stays == 1:
            d[STAGE] = LEFTOVER
        sink.emit(MOVED, d[TURN], low << 8 | size, at_row(row), AT_GOLD + gold, EVERYONE)
        if d[RAINBOW + gold] >> LENGTH_SHIFT == d[CARD + gold] >> GOLD_SHIFT:
            return self._win(gold, luck, sink)
        return 0

    def _win(self, gold: i64, luck: Luck, sink: EventSink) -> i64:
        """The rainbow beside a gold card is complete: the seat to move wins the card, and a new one is turned up."""
        d = self.data
        turn = d[TURN]
        card = d[CARD + gold]
        d[GOLD_WON + turn] += card & GOLD_POINTS
        self.wins = append(self.wins[:], turn << 16 | card)
        sink.emit(WON_GOLD, turn, card, AT_GOLD + gold, AT_SCORE + turn, EVERYONE)
        pile = clear_away(d, gold)
        d[DISCARD] += pile
        sink.emit(DISCARDED, turn, pile >> ALL_SHIFT, AT_GOLD + gold, AT_DISCARD, EVERYONE)
        if d[GOLD_LEFT] == 0:
            d[CARD + gold] = 0
            d[STAGE] = OVER
            return TURN_ENDED | GAME_ENDED
        self._turn_up_gold(gold, sink)
        self._turn_up_start(gold, luck, sink)
        return REVEALED

    # -- from turn to turn

    def _end_turn(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        turn = d[TURN]
        drawn = self._draw(luck, sink)
        if drawn != 0 or d[ACTED] != 0:
            d[IDLE] = 0
        else:
            d[IDLE] += 1
            if d[IDLE] == d[PLAYERS]:
                d[STAGE] = OVER
                sink.emit(STOPPED, -1, 0, AT_DECK, AT_DECK, EVERYONE)
                return TURN_ENDED | GAME_ENDED
        self._begin_turn(next_seat(turn, d[PLAYERS]), sink)
        if drawn != 0:
            return TURN_ENDED | REVEALED
        return TURN_ENDED

    def _draw(self, luck: Luck, sink: EventSink) -> i64:
        """Fill the hand of the seat to move; how many cards came."""
        d = self.data
        turn = d[TURN]
        wanted = HAND_SIZE - (d[HAND + turn] >> ALL_SHIFT)
        drawn: i64 = 0
        while drawn < wanted:
            if d[LEFT] == 0:
                if d[DISCARD] == 0:
                    break
                self._shuffle_discards(luck, sink)
            d[LEFT] -= 1
            card = self.deck[d[LEFT]]
            d[HAND + turn] += ONE[card]
            if d[FRESH] != 0:
                d[TAKEN + turn] += ONE[card]
            d[SURE] = 0
            drawn += 1
            sink.emit(DREW, turn, card, AT_DECK, AT_HAND + turn, bit(turn))
        return drawn

    def _begin_turn(self, turn: i64, sink: EventSink) -> None:
        d = self.data
        d[TURN] = turn
        d[STAGE] = PLAYING
        d[ACTED] = 0
        d[OWED] = full_debt(d, turn)
        sink.emit(TURN_BEGAN, turn, d[OWED], AT_SEAT + turn, AT_SEAT + turn, EVERYONE)


def full_debt(d: vec[i64], turn: i64) -> i64:
    """How many cards a seat owes as its turn begins: one, and one for each of its rainbows, at most its hand."""
    owed: i64 = 1
    bench: i64
    for bench in range(BENCHES):
        if d[RAINBOW + 3 + BENCHES * turn + bench] != 0:
            owed += 1
    hand = d[HAND + turn] >> ALL_SHIFT
    if owed > hand:
        return hand
    return owed


def at_row(row: i64) -> i64:
    """The place of a rainbow in facts."""
    if row < 3:
        return AT_GOLD + row
    return AT_BENCH + (row - 3) % BENCHES * 8 + (row - 3) // BENCHES


def shuffled_golds(golds: vec[i64], luck: Luck) -> vec[i64]:
    """The gold deck, top last: luck shuffles the places of the cards in their list, not what stands on them."""
    order = PLACES_IN_LIST[: len(golds)]
    order = luck.shuffle(GOLD, 1, order)
    deck = golds[:]
    i: i64
    for i in range(len(golds)):
        deck[i] = golds[order[i]]
    return deck


def in_order(pile: i64) -> vec[i64]:
    """The cards of a pile, sorted."""
    cards = vec[i64](capacity=pile >> ALL_SHIFT)
    kind: i64
    _i: i64
    for kind in range(KINDS):
        for _i in range(pile >> (kind * 3) & 7):
            cards = append(cards, kind)
    return cards


def with_all_specials(pile: i64) -> i64:
    """The numbers of a pile, with all kobito and swap cards there are."""
    numbers = pile & HELD_NUMBERS * 7
    cards: i64 = 0
    kind: i64
    for kind in range(KOBITO):
        cards += (numbers >> (kind * 3) & 7) * ONE[kind]
    return cards + 5 * ONE[KOBITO] + 3 * ONE[SWAP_CARD]


def blank(players: i64, golds: vec[i64]) -> KobitoPosition:
    """A position before the deal, with these gold cards."""
    d = EMPTY[:]
    d[PLAYERS] = players
    return KobitoPosition(d, vec[i64](), golds, vec[i64]())


def from_bytes(data: bytes) -> KobitoPosition:
    """The position that `to_bytes` wrote, or ValueError."""
    parts = unpacked(GAME, data)
    if len(parts) != 4 or len(parts[0]) != SIZE:
        raise ValueError("the bytes are a position of another version")
    return KobitoPosition(parts[0], parts[1], parts[2], parts[3])
