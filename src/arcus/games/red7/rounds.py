"""Rounds of Red7: the deal, and the reward of the winner."""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core import bits
from arcus.core.events import ALL_SEATS, EventSink
from arcus.core.luck import Luck
from arcus.core.position import next_seat
from arcus.games.red7 import cards, facts, fields as at, labels, leading, places, scoring, stages, turns


def begin(d: vec[i64], luck: Luck, sink: EventSink) -> vec[i64]:
    """Shuffle all cards that are not scored, deal, begin the first turn, and return the deck."""
    d[at.ROUND] += 1
    sink.emit(facts.ROUND_BEGAN, -1, d[at.ROUND], places.CANVAS, places.CANVAS, seen_by=ALL_SEATS)
    deck = luck.shuffle(labels.DECK, d[at.ROUND], _in_rank_order(cards.ALL & ~scoring.cards_scored(d)))  # 5.3, 7.3
    _deal(d, deck, sink)
    turns.begin(d, next_seat(leading.leader(d, cards.RED), d[at.PLAYERS]), sink)  # 2.3
    return deck


def _in_rank_order(mask: i64) -> vec[i64]:
    """Return a set of cards as a list, lowest first."""
    found = vec[i64](capacity=cards.CARDS)
    rest = mask
    while rest != 0:
        found = append(found, bits.lowest(rest))
        rest &= rest - 1
    return found


def _deal(d: vec[i64], deck: vec[i64], sink: EventSink) -> None:
    """Clear the table and deal hands and first palette cards from the top of the deck."""
    d[at.KNOWN] = 0
    d[at.SEEN] = 0
    d[at.CANVAS] = 0
    d[at.CANVAS_TOP] = cards.NO_CARD
    d[at.RULE] = cards.RED  # 2.2
    d[at.ACTIVE] = bits.bit(d[at.PLAYERS]) - 1
    left: i64 = len(deck)
    seat: i64
    i: i64
    for seat in range(d[at.PLAYERS]):
        hand: i64 = 0
        for i in range(cards.HAND_SIZE):  # 2.1
            left -= 1
            card = deck[left]
            hand |= bits.bit(card)
            sink.emit(facts.DEALT, seat, card, places.DECK, places.HAND + seat, seen_by=bits.bit(seat))
        d[at.HAND + seat] = hand
    for seat in range(d[at.PLAYERS]):
        left -= 1
        card = deck[left]
        d[at.SEEN] |= bits.bit(card)
        leading.clear_palette(d, seat)
        leading.add_card(d, seat, card)
        sink.emit(facts.DEALT, seat, card, places.DECK, places.PALETTE + seat, seen_by=ALL_SEATS)
    d[at.LEFT] = left


def end(d: vec[i64], sink: EventSink) -> bool:
    """Reward the last player in, and return whether the game is over too."""
    _reward_winner(d, sink)
    if not _is_last(d):
        return False
    leading.update_rivals(d)  # the winner's palette may be smaller now
    d[at.STAGE] = stages.OVER
    return True


def _reward_winner(d: vec[i64], sink: EventSink) -> None:
    """Give the round, and in an advanced game the cards that count, to the last player in."""
    winner = bits.lowest(d[at.ACTIVE])
    d[at.WON + winner] += 1
    sink.emit(facts.WON_ROUND, winner, d[at.ROUND], places.SEAT + winner, places.SEAT + winner, seen_by=ALL_SEATS)
    if d[at.OPTIONS] & at.ADVANCED == 0:
        return
    rest = scoring.cards_meeting(d[at.PALETTE + winner], d[at.RULE])  # 5.2
    leading.set_palette(d, winner, d[at.PALETTE + winner] & ~rest)
    d[at.SCORED + winner] |= rest
    while rest != 0:
        card = bits.lowest(rest)
        sink.emit(facts.SCORED_CARD, winner, card, places.PALETTE + winner, places.SCORED + winner, seen_by=ALL_SEATS)
        rest &= rest - 1


def _is_last(d: vec[i64]) -> bool:
    """Return whether the game ends with this round."""
    if d[at.OPTIONS] & at.ADVANCED == 0:
        return d[at.ROUND] >= d[at.ROUNDS]  # 7.1
    players = d[at.PLAYERS]
    if cards.CARDS - bits.count(scoring.cards_scored(d)) < (cards.HAND_SIZE + 1) * players:  # 5.5
        return True
    seat: i64
    for seat in range(players):
        if scoring.points(d, seat) >= scoring.TARGET[players]:  # 5.4
            return True
    return False
