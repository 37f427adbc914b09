"""The state of a Kobito game, and how moves change it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.core import position as core
from arcus.core.bits import bit
from arcus.core.events import ALL_SEATS, EventSink
from arcus.core.luck import Luck
from arcus.games.kobito import cards, checks, facts, fields as at, labels, legality, moves, piles, places, stages, turns

GAME_NUMBER: Final = 4  # this game's number in packed bytes
PLACES_IN_LIST: Final = vec[i64](list(range(cards.MOST_GOLDS)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class KobitoPosition(core.Position):
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
        return core.packed(GAME_NUMBER, [d, self.deck[: d[at.LEFT]], self.golds[: d[at.GOLD_LEFT]], self.wins])

    def to_act(self) -> i64:
        d = self.data
        if d[at.STAGE] == stages.OVER:
            return 0
        return bit(d[at.TURN])

    def points(self, seat: i64) -> i64:
        d = self.data
        return d[at.GOLD_WON + seat] - cards.COST * piles.size_of(d[at.PENALTY + seat])  # 10.4, 11.3, 11.4

    def legal(self, seat: i64) -> vec[i64]:
        return legality.legal_moves(self.data)

    def move_count(self) -> i64:
        return moves.COUNT

    def rule_against(self, seat: i64, move: i64) -> i64:
        return checks.rule_against(self.data, move)

    # -- dealing

    def begin(self, luck: Luck, sink: EventSink) -> None:
        d = self.data
        players = d[at.PLAYERS]
        self.deck = luck.shuffle(labels.DECK, 1, piles.sorted_cards(cards.WHOLE_DECK))
        self.golds = shuffled_golds(self.golds, luck)
        d[at.LEFT] = len(self.deck)
        d[at.GOLD_LEFT] = len(self.golds)
        place: i64
        for place in range(moves.GOLD_PLACES):
            self._turn_up_gold(place, sink)  # 2.1
        for place in range(moves.GOLD_PLACES):
            self._turn_up_start(place, luck, sink)
        turn = luck.pick(labels.FIRST, 1, players)  # 2.4
        _i: i64
        _k: i64
        for _i in range(players):
            turn = core.next_seat(turn, players)
            for _k in range(cards.HAND_SIZE):
                d[at.LEFT] -= 1
                card = self.deck[d[at.LEFT]]
                d[at.HAND + turn] += cards.ONE[card]
                sink.emit(facts.DEALT, turn, card, places.DECK, places.HAND + turn, seen_by=bit(turn))
        d[at.SURE] = 0
        turns.begin(d, core.next_seat(turn, players), sink)

    def _turn_up_gold(self, place: i64, sink: EventSink) -> None:
        d = self.data
        d[at.GOLD_LEFT] -= 1
        card = self.golds[d[at.GOLD_LEFT]]
        d[at.CARD + place] = card
        sink.emit(facts.GOLD_TURNED, -1, card, places.GOLD_DECK, places.GOLD + place, seen_by=ALL_SEATS)

    def _turn_up_start(self, place: i64, luck: Luck, sink: EventSink) -> None:
        """Turn up the first card of a rainbow. There always is one: the rainbow just won is in the discard pile."""
        d = self.data
        while True:
            left = d[at.LEFT]
            if left == 0:
                self._shuffle_discards(luck, sink)  # 2.3
                continue
            card = self.deck[left - 1]
            if card < cards.KOBITO:  # 2.2
                break
            sink.emit(facts.PUT_BACK, -1, card, places.DECK, places.DECK, seen_by=ALL_SEATS)
            d[at.SURE] |= cards.KIND_BIT[card]
            if self.pile_left() & cards.NUMBERED_CARDS == 0:
                self._shuffle_discards(luck, sink)
                continue
            d[at.STARTS] += 1
            self.deck = luck.shuffle(labels.START, d[at.STARTS], piles.sorted_cards(self.pile_left()))
        d[at.LEFT] = left - 1
        if d[at.FRESH] != 0:
            d[at.FRESH] -= cards.ONE[card]
        turns.place_start(d, place, card, sink)

    def pile_left(self) -> i64:
        """Return the cards of the deck as a pile."""
        pile: i64 = 0
        i: i64
        for i in range(self.data[at.LEFT]):
            pile += cards.ONE[self.deck[i]]
        return pile

    def _shuffle_discards(self, luck: Luck, sink: EventSink) -> None:
        """Shuffle the discard pile into the deck, which is empty or has no numbers."""
        d = self.data
        pile = d[at.DISCARD]
        d[at.FRESH] = pile
        if d[at.LEFT] != 0:  # nobody knows which kobito and swap cards it has: perhaps all of them
            d[at.FRESH] = piles.with_all_specials(pile)
            pile += self.pile_left()
        d[at.SHUFFLES] += 1
        d[at.DISCARD] = 0
        seat: i64
        for seat in range(d[at.PLAYERS]):
            d[at.TAKEN + seat] = 0
        self.deck = luck.shuffle(labels.RESHUFFLE, d[at.SHUFFLES], piles.sorted_cards(pile))
        d[at.LEFT] = len(self.deck)
        sink.emit(facts.SHUFFLED, -1, d[at.LEFT], places.DISCARD, places.DECK, seen_by=ALL_SEATS)

    # -- moves

    def apply(self, seat: i64, move: i64, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        d[at.DECISION] += 1
        if move == moves.END:
            return self._end_turn(luck, sink)
        if move >= moves.EXCHANGE:  # 7.3
            turns.exchange(d, move, sink)
            return 0
        d[at.ACTED] = 1
        if move < moves.START:
            turns.pay(d, move - moves.PAY, sink)
        elif move < moves.LAY:
            turns.start(d, move, sink)
        elif move < moves.MOVE:
            row = turns.lay(d, move, sink)
            if row < moves.GOLD_PLACES and turns.is_complete(d, row):  # 9.1
                return self._win(row, luck, sink)
        elif move < moves.SWAP:
            gold = turns.move_piece(d, move, sink)
            if turns.is_complete(d, gold):  # 9.1
                return self._win(gold, luck, sink)
        else:
            turns.swap(d, move, sink)
        return 0

    def _win(self, gold: i64, luck: Luck, sink: EventSink) -> i64:
        """Let the seat to move win a gold card, turn up a new one, and return flags."""
        d = self.data
        self.wins = turns.win(d, self.wins, gold, sink)
        if d[at.GOLD_LEFT] == 0:  # 11.1
            d[at.STAGE] = stages.OVER
            return core.TURN_ENDED | core.GAME_ENDED
        self._turn_up_gold(gold, sink)
        self._turn_up_start(gold, luck, sink)
        return core.REVEALED  # 9.3

    def _end_turn(self, luck: Luck, sink: EventSink) -> i64:
        d = self.data
        drawn = self._draw(luck, sink)
        if drawn != 0 or d[at.ACTED] != 0:
            d[at.IDLE] = 0
        else:
            d[at.IDLE] += 1
            if d[at.IDLE] == d[at.PLAYERS]:  # 11.2
                d[at.STAGE] = stages.OVER
                sink.emit(facts.STOPPED, -1, 0, places.DECK, places.DECK, seen_by=ALL_SEATS)
                return core.TURN_ENDED | core.GAME_ENDED
        turns.begin(d, core.next_seat(d[at.TURN], d[at.PLAYERS]), sink)
        if drawn != 0:
            return core.TURN_ENDED | core.REVEALED
        return core.TURN_ENDED

    def _draw(self, luck: Luck, sink: EventSink) -> i64:
        """Fill the hand of the seat to move, and return how many cards came."""
        d = self.data
        turn = d[at.TURN]
        wanted = cards.HAND_SIZE - piles.size_of(d[at.HAND + turn])
        drawn: i64 = 0
        while drawn < wanted:  # 4.5
            if d[at.LEFT] == 0:
                if d[at.DISCARD] == 0:  # 4.6
                    break
                self._shuffle_discards(luck, sink)
            d[at.LEFT] -= 1
            card = self.deck[d[at.LEFT]]
            d[at.HAND + turn] += cards.ONE[card]
            if d[at.FRESH] != 0:
                d[at.TAKEN + turn] += cards.ONE[card]
            d[at.SURE] = 0
            drawn += 1
            sink.emit(facts.DREW, turn, card, places.DECK, places.HAND + turn, seen_by=bit(turn))
        return drawn


def shuffled_golds(golds: vec[i64], luck: Luck) -> vec[i64]:
    """Return the gold deck, top last: luck shuffles the places of the cards in their list, not the cards."""
    order = PLACES_IN_LIST[: len(golds)]
    order = luck.shuffle(labels.GOLD, 1, order)
    deck = golds[:]
    i: i64
    for i in range(len(golds)):
        deck[i] = golds[order[i]]
    return deck


def blank(players: i64, golds: vec[i64]) -> KobitoPosition:
    """Return a position before the deal, with these gold cards."""
    d = at.EMPTY[:]
    d[at.PLAYERS] = players
    return KobitoPosition(d, vec[i64](), golds, vec[i64]())


def from_bytes(data: bytes) -> KobitoPosition:
    """Return the position that `to_bytes` wrote, or raise ValueError."""
    parts = core.unpacked(GAME_NUMBER, data, 4)
    if len(parts[0]) != at.SIZE:
        raise ValueError(core.OTHER_VERSION)
    return KobitoPosition(parts[0], parts[1], parts[2], parts[3])
