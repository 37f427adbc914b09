"""A seat's knowledge in Red7, and random positions that agree with it."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.bits import bit
from arcus.core.luck import SAMPLE, Luck
from arcus.core.position import Knowledge
from arcus.games.red7 import fields as at
from arcus.games.red7.position import Red7Position


@final
class Red7Knowledge(Knowledge):
    """A position without its hidden cards, and those cards."""

    known: Red7Position  # hands hold only cards known to be there; the deck holds its known top alone
    unseen: vec[i64]  # the cards that could be anywhere, in rank order
    missing: vec[i64]  # by seat: how many unknown cards the hand holds

    def __init__(self, known: Red7Position, unseen: vec[i64], missing: vec[i64]) -> None:
        self.known = known
        self.unseen = unseen
        self.missing = missing

    def sample(self, luck: Luck, nth: i64) -> Red7Position:
        position = self.known.copy()
        d = position.data
        cards = luck.shuffle(SAMPLE, nth, self.unseen[:])
        base: i64 = 0
        seat: i64
        i: i64
        for seat in range(d[at.PLAYERS]):
            for i in range(self.missing[seat]):
                d[at.HAND + seat] |= bit(cards[base])
                base += 1
        deck = cards[base:]
        for card in self.known.deck:
            deck = append(deck, card)
        position.deck = deck
        d[at.LEFT] = len(deck)
        return position
