"""The whole truth of a Kobito game, and how it moves in time."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import bit
from arcus.core.events import EVERYONE, EventSink
from arcus.core.luck import Luck
from arcus.core.position import (
    GAME_ENDED,
    OTHER_VERSION,
    REVEALED,
    TURN_ENDED,
    Position,
    next_seat,
    packed,
    unpacked,
)
from arcus.games.kobito import facts, fields as at, labels, moves, places, stages
from arcus.games.kobito.cards import (
    ALL_SHIFT,
    BENCHES,
    COST,
    DOWN,
    END_BITS,
    GOLD_POINTS,
    GOLD_SHIFT,
    HAND_SIZE,
    HELD_NUMBERS,
    INDEX_SHIFT,
    IS_KOBITO,
    KIND_BIT,
    KINDS,
    KOBITO,
    LENGTH_SHIFT,
    LEVEL_SHIFT,
    MOST_GOLDS,
    ONE,
    ONE_LONGER,
    ROW_SHIFT,
    SWAP_CARD,
    UP,
    WHOLE_DECK,
)
from arcus.games.kobito.legality import (
    free_bench,
    legal_moves,
    number_at,
    open_mark,
    rainbow,
    refused,
    row_named,
    row_of,
)
from arcus.games.kobito.marks import add_mark, clear_away, drop_mark, move_marks, shift_marks, swap_cards_on

GAME: Final = 4  # this game's number in packed bytes
PLACES_IN_LIST: Final = vec[i64](list(range(MOST_GOLDS)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KobitoPosition(Position):
    """All hands, rainbows, score piles and both decks."""

    deck: vec[i64]  # the rainbow deck, top last, used up from there; shared between copies, never written to
    golds: vec[i64]  # the gold deck, in the same way
    wins: vec[i64]  # gold cards in the order they were won: seat << 16 | card; shared, never written to

    def __init__(self, data: vec[i64], deck: vec[i64], golds: vec[i64], wins: vec[i64]) -> None:
        self.data = data
        self.deck = deck
        self.golds = golds
        self.wins = wins

    def copy(self) -> "KobitoPosition":
        return KobitoPosition(self.data[:], self.deck, self.golds, self.wins)

    def to_bytes(self) -> bytes:
        d = self.data
        return packed(GAME, [d, self.deck[: d[at.LEFT]], self.golds[: d[at.GOLD_LEFT]], self.wins])

    def to_act(self) -> i64:
        d = self.data
        if d[at.STAGE] == stages.OVER:
            return 0
        return bit(d[at.TURN])

    def points(self, seat: i64) -> i64:
        d = self.data
        return d[at.GOLD_WON + seat] - COST * (d[at.PENALTY + seat] >> ALL_SHIFT)  # 10.4, 11.3, 11.4

    def legal(self, seat: i64) -> vec[i64]:
        return legal_moves(self.data)

    def move_count(self) -> i64:
        return moves.COUNT

    def rule_against(self, seat: i64, move: i64) -> i64:
        return refused(self.data, move)

    # -- dealing

    def begin(self, luck: Luck, sink: EventSink) -> None:
        d = self.data
        players = d[at.PLAYERS]
        self.deck = luck.shuffle(labels.DECK, 1, in_order(WHOLE_DECK))
        self.golds = shuffled_golds(self.golds, luck)
        d[at.LEFT] = len(self.deck)
        d[at.GOLD_LEFT] = len(self.golds)
        place: i64
        for place in range(3):
            self._turn_up_gold(place, sink)  # 2.1
        for place in range(3):
            self._turn_up_start(place, luck, sink)
        turn = luck.pick(labels.FIRST, 1, players)  # 2.4
        _i: i64
        _k: i64
        for _i in range(players):
            turn = next_seat(turn, players)
            for _k in range(HAND_SIZE):
                d[at.LEFT] -= 1
                card = self.deck[d[at.LEFT]]
                d[at.HAND + turn] += ONE[card]
                sink.emit(facts.DEALT, turn, card, places.DECK, places.HAND + turn, bit(turn))
        d[at.SURE] = 0
        self._begin_turn(next_seat(turn, players), sink)

    def _turn_up_gold(self, place: i64, sink: EventSink) -> None:
        d = self.data
        d[at.GOLD_LEFT] -= 1
        card = self.golds[d[at.GOLD_LEFT]]
        d[at.CARD + place] = card
        sink.emit(facts.GOLD_TURNED, -1, card, places.GOLD_DECK, places.GOLD + place, EVERYONE)

    def _turn_up_start(self, place: i64, luck: Luck, sink: EventSink) -> None:
        """Turn up the first card of a rainbow. There always is one: the one just won is in the discard pile."""
        d = self.data
        while True:
            left = d[at.LEFT]
            if left == 0:
                self._shuffle_discards(luck, sink)  # 2.3
                continue
            card = self.deck[left - 1]
            if card < KOBITO:  # 2.2
                break
            sink.emit(facts.PUT_BACK, -1, card, places.DECK, places.DECK, EVERYONE)
            d[at.SURE] |= KIND_BIT[card]
            if self.pile_left() & HELD_NUMBERS * 7 == 0:
                self._shuffle_discards(luck, sink)
                continue
            d[at.STARTS] += 1
            self.deck = luck.shuffle(labels.START, d[at.STARTS], in_order(self.pile_left()))
        d[at.LEFT] = left - 1
        if d[at.FRESH] != 0:
            d[at.FRESH] -= ONE[card]
        d[at.RAINBOW + place] = rainbow(card, 1)
        sink.emit(facts.START_TURNED, -1, card, places.DECK, places.GOLD + place, EVERYONE)

    def pile_left(self) -> i64:
        """The cards of the deck as a pile."""
        pile: i64 = 0
        i: i64
        for i in range(self.data[at.LEFT]):
            pile += ONE[self.deck[i]]
        return pile

    def _shuffle_discards(self, luck: Luck, sink: EventSink) -> None:
        """Shuffle the discard pile into the deck, which is empty or has no numbers."""
        d = self.data
        pile = d[at.DISCARD]
        d[at.FRESH] = pile
        if d[at.LEFT] != 0:  # nobody has seen which kobito and swap cards are left in it: up to all of them
            d[at.FRESH] = with_all_specials(pile)
            pile += self.pile_left()
        d[at.SHUFFLES] += 1
        d[at.DISCARD] = 0
        seat: i64
        for seat in range(d[at.PLAYERS]):
            d[at.TAKEN + seat] = 0
        self.deck = luck.shuffle(labels.RESHUFFLE, d[at.SHUFFLES], in_order(pile))
        d[at.LEFT] = len(self.deck)
        sink.emit(facts.SHUFFLED, -1, d[at.LEFT], places.DISCARD, places.DECK, EVERYONE)

    # -- what happens

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        d[at.DECISION] += 1
        if move == moves.END:
            return self._end_turn(luck, sink)
        if move >= moves.EXCHANGE:  # 7.3
            self._exchange(move - moves.EXCHANGE, sink)
            return 0
        d[at.ACTED] = 1
        if move < moves.START:
            self._pay(move - moves.PAY, sink)
            return 0
        if move < moves.LAY:
            self._start(move, sink)
            return 0
        if move < moves.MOVE:
            return self._lay(move - moves.LAY, luck, sink)
        if move < moves.SWAP:
            return self._move(move - moves.MOVE, luck, sink)
        self._swap(move - moves.SWAP, sink)
        return 0

    def _from_hand(self, kind: i64) -> None:
        """A card leaves the hand of the seat to move and counts, if one is owed."""
        d = self.data
        turn = d[at.TURN]
        d[at.HAND + turn] -= ONE[kind]
        if d[at.OWED] > 0:
            d[at.OWED] -= 1  # 4.1
        if kind == KOBITO and d[at.KNOWN + turn] > 0:
            d[at.KNOWN + turn] -= 1

    def _lay(self, which: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        kind = which % moves.LAY_KINDS
        place = which // (2 * moves.LAY_KINDS)
        self._from_hand(kind)
        row = row_of(d[at.TURN], place)
        if which // moves.LAY_KINDS & 1 == moves.LOW:
            self._join_low(row, kind, sink)
        else:
            self._join_high(row, kind, sink)
        if place < 3 and d[at.RAINBOW + row] >> LENGTH_SHIFT == d[at.CARD + row] >> GOLD_SHIFT:
            return self._win(row, luck, sink)  # 9.1
        return 0

    def _join_low(self, row: i64, kind: i64, sink: EventSink) -> None:
        d = self.data
        some = d[at.RAINBOW + row]
        number = some & END_BITS
        d[at.RAINBOW + row] = some - number + DOWN[number] + ONE_LONGER  # 3.1, 3.2
        if d[at.MARKED] != 0:
            shift_marks(d, row, 1)
        self._tell_joined(facts.LAID, row, 0, kind, number, sink)

    def _join_high(self, row: i64, kind: i64, sink: EventSink) -> None:
        d = self.data
        some = d[at.RAINBOW + row]
        number = some >> 4 & END_BITS
        d[at.RAINBOW + row] = some + ((UP[number] - number) << 4) + ONE_LONGER  # 3.1, 3.2
        self._tell_joined(facts.LAID, row, some >> LENGTH_SHIFT, kind, number, sink)

    def _tell_joined(self, fact: i64, row: i64, index: i64, kind: i64, number: i64, sink: EventSink) -> None:
        """Mark a kobito that came to an index of a rainbow, and tell what came."""
        d = self.data
        turn = d[at.TURN]
        what = kind
        if kind == KOBITO:  # 7.1
            add_mark(d, row << ROW_SHIFT | index << INDEX_SHIFT | IS_KOBITO)
            what = facts.STANDS_FOR + number
        sink.emit(fact, turn, what, places.HAND + turn, at_row(row), EVERYONE)

    def _start(self, move: i64, sink: EventSink) -> None:
        d = self.data
        number = (move - moves.START) % 12
        low = number
        high = UP[number]
        first = low
        if move >= moves.START_HIGH_KOBITO:
            high = KOBITO
        elif move >= moves.START_LOW_KOBITO:
            low = KOBITO
            high = number
            first = DOWN[number]
        row = row_of(d[at.TURN], 3 + free_bench(d, d[at.TURN]))  # 5.3, 5.4
        self._from_hand(low)
        self._from_hand(high)
        d[at.RAINBOW + row] = rainbow(first, 1)
        self._tell_joined(facts.BEGAN, row, 0, low, first, sink)
        self._join_high(row, high, sink)

    def _swap(self, which: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[at.TURN]
        kind = which % moves.LAY_KINDS
        spot = which // moves.LAY_KINDS
        index = moves.spot_index(spot)
        row = row_of(turn, moves.spot_place(spot))
        self._from_hand(SWAP_CARD)  # 8.1, 8.2
        self._from_hand(kind)
        on = row << ROW_SHIFT | index << INDEX_SHIFT
        on |= (swap_cards_on(d, on) + 1) << LEVEL_SHIFT
        add_mark(d, on)
        what = kind
        if kind == KOBITO:
            add_mark(d, on | IS_KOBITO)
            what = facts.STANDS_FOR + number_at(d[at.RAINBOW + row], index)
        sink.emit(facts.SWAPPED, turn, what, places.HAND + turn, at_row(row), EVERYONE)

    def _exchange(self, which: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[at.TURN]
        number = which % 12
        spot = which // 12
        row = row_named(d, moves.spot_place(spot))
        drop_mark(d, open_mark(d, row, moves.spot_index(spot)))  # 7.3, 3.5
        d[at.HAND + turn] += ONE[KOBITO] - ONE[number]
        d[at.KNOWN + turn] += 1
        fact: i64 = facts.EXCHANGED
        if moves.spot_place(spot) >= moves.OWN_PLACES:
            fact = facts.EXCHANGED_ELSEWHERE
        sink.emit(fact, turn, number, places.HAND + turn, at_row(row), EVERYONE)
        sink.emit(facts.TOOK_KOBITO, turn, facts.STANDS_FOR + number, at_row(row), places.HAND + turn, EVERYONE)

    def _pay(self, kind: i64, sink: EventSink) -> None:
        d = self.data
        turn = d[at.TURN]
        self._from_hand(kind)
        d[at.PENALTY + turn] += ONE[kind]  # 10.1
        d[at.STAGE] = stages.PLAYING
        if d[at.OWED] > 0:
            d[at.STAGE] = stages.PAYING  # 10.3
        sink.emit(facts.PAID, turn, kind, places.HAND + turn, places.SCORE + turn, EVERYONE)

    def _move(self, which: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        goal_end = which % 2
        gold = which // 2 % 3
        end = which // 6 % 2
        size = which // 48 + 1
        row = row_of(d[at.TURN], 3 + which // 12 % BENCHES)
        some = d[at.RAINBOW + row]
        stays = (some >> LENGTH_SHIFT) - size
        first: i64 = 0  # index of the piece, and of what stays
        rest = size
        if end == moves.HIGH:
            first = stays
            rest = 0
        goal = d[at.RAINBOW + gold]
        if d[at.MARKED] != 0:
            move_marks(d, row, gold, first, size, goal_end, goal >> LENGTH_SHIFT)  # 6.6
        low = number_at(some, first)
        d[at.RAINBOW + row] = rainbow(number_at(some, rest), stays)
        if goal_end == moves.LOW:
            d[at.RAINBOW + gold] = rainbow(low, (goal >> LENGTH_SHIFT) + size)
        else:
            d[at.RAINBOW + gold] = rainbow(UP[goal & END_BITS], (goal >> LENGTH_SHIFT) + size)
        d[at.STAGE] = stages.PLAYING
        if stays == 1:
            d[at.STAGE] = stages.LEFTOVER  # 6.5
        sink.emit(facts.MOVED, d[at.TURN], low << 8 | size, at_row(row), places.GOLD + gold, EVERYONE)
        if d[at.RAINBOW + gold] >> LENGTH_SHIFT == d[at.CARD + gold] >> GOLD_SHIFT:
            return self._win(gold, luck, sink)  # 9.1
        return 0

    def _win(self, gold: i64, luck: Luck, sink: EventSink) -> i64:
        """The rainbow beside a gold card is complete: the seat to move wins the card, and a new one is turned up."""
        d = self.data
        turn = d[at.TURN]
        card = d[at.CARD + gold]
        d[at.GOLD_WON + turn] += card & GOLD_POINTS
        self.wins = append(self.wins[:], turn << 16 | card)
        sink.emit(facts.WON_GOLD, turn, card, places.GOLD + gold, places.SCORE + turn, EVERYONE)
        pile = clear_away(d, gold)
        d[at.DISCARD] += pile  # 9.2
        sink.emit(facts.DISCARDED, turn, pile >> ALL_SHIFT, places.GOLD + gold, places.DISCARD, EVERYONE)
        if d[at.GOLD_LEFT] == 0:  # 11.1
            d[at.CARD + gold] = 0
            d[at.STAGE] = stages.OVER
            return TURN_ENDED | GAME_ENDED
        self._turn_up_gold(gold, sink)
        self._turn_up_start(gold, luck, sink)
        return REVEALED  # 9.3

    # -- from turn to turn

    def _end_turn(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        turn = d[at.TURN]
        drawn = self._draw(luck, sink)
        if drawn != 0 or d[at.ACTED] != 0:
            d[at.IDLE] = 0
        else:
            d[at.IDLE] += 1
            if d[at.IDLE] == d[at.PLAYERS]:  # 11.2
                d[at.STAGE] = stages.OVER
                sink.emit(facts.STOPPED, -1, 0, places.DECK, places.DECK, EVERYONE)
                return TURN_ENDED | GAME_ENDED
        self._begin_turn(next_seat(turn, d[at.PLAYERS]), sink)
        if drawn != 0:
            return TURN_ENDED | REVEALED
        return TURN_ENDED

    def _draw(self, luck: Luck, sink: EventSink) -> i64:
        """Fill the hand of the seat to move; how many cards came."""
        d = self.data
        turn = d[at.TURN]
        wanted = HAND_SIZE - (d[at.HAND + turn] >> ALL_SHIFT)
        drawn: i64 = 0
        while drawn < wanted:  # 4.5
            if d[at.LEFT] == 0:
                if d[at.DISCARD] == 0:  # 4.6
                    break
                self._shuffle_discards(luck, sink)
            d[at.LEFT] -= 1
            card = self.deck[d[at.LEFT]]
            d[at.HAND + turn] += ONE[card]
            if d[at.FRESH] != 0:
                d[at.TAKEN + turn] += ONE[card]
            d[at.SURE] = 0
            drawn += 1
            sink.emit(facts.DREW, turn, card, places.DECK, places.HAND + turn, bit(turn))
        return drawn

    def _begin_turn(self, turn: i64, sink: EventSink) -> None:
        d = self.data
        d[at.TURN] = turn
        d[at.STAGE] = stages.PLAYING
        d[at.ACTED] = 0
        d[at.OWED] = full_debt(d, turn)
        sink.emit(facts.TURN_BEGAN, turn, d[at.OWED], places.SEAT + turn, places.SEAT + turn, EVERYONE)


def full_debt(d: vec[i64], turn: i64) -> i64:
    """How many cards a seat owes as its turn begins: one, and one for each of its rainbows, at most its hand."""
    owed: i64 = 1
    bench: i64
    for bench in range(BENCHES):
        if d[at.RAINBOW + 3 + BENCHES * turn + bench] != 0:
            owed += 1  # 4.1
    hand = d[at.HAND + turn] >> ALL_SHIFT
    if owed > hand:  # 4.2
        return hand
    return owed


def at_row(row: i64) -> i64:
    """The place of a rainbow in facts."""
    if row < 3:
        return places.GOLD + row
    return places.BENCH + (row - 3) % BENCHES * 8 + (row - 3) // BENCHES


def shuffled_golds(golds: vec[i64], luck: Luck) -> vec[i64]:
    """The gold deck, top last: luck shuffles the places of the cards in their list, not what stands on them."""
    order = PLACES_IN_LIST[: len(golds)]
    order = luck.shuffle(labels.GOLD, 1, order)
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
    d = at.EMPTY[:]
    d[at.PLAYERS] = players
    return KobitoPosition(d, vec[i64](), golds, vec[i64]())


def from_bytes(data: bytes) -> KobitoPosition:
    """The position that `to_bytes` wrote, or ValueError."""
    parts = unpacked(GAME, data, 4)
    if len(parts[0]) != at.SIZE:
        raise ValueError(OTHER_VERSION)
    return KobitoPosition(parts[0], parts[1], parts[2], parts[3])
