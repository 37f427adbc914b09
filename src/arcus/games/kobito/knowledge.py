"""What one seat of Kobito knows for certain, and random truths that agree with it."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.luck import SAMPLE, Luck
from arcus.core.position import Knowledge
from arcus.games.kobito import fields as at
from arcus.games.kobito.cards import KINDS, ONE
from arcus.games.kobito.position import KobitoPosition


@final
class KobitoKnowledge(Knowledge):
    """A position whose hidden cards are missing, and those cards, sorted by where they can be."""

    known: KobitoPosition  # hands hold only cards known to be there; the decks are empty
    seat: i64  # who knows this, or -1
    free: vec[i64]  # cards that could be in any hand or in the deck
    held: vec[i64]  # cards that must be in some hand
    buried: vec[i64]  # cards that must be in the deck
    golds: vec[i64]  # the gold cards in the gold deck
    missing: vec[i64]  # by seat: how many unknown cards the hand holds

    def __init__(
        self,
        known: KobitoPosition,
        seat: i64,
        free: vec[i64],
        held: vec[i64],
        buried: vec[i64],
        golds: vec[i64],
        missing: vec[i64],
    ) -> None:
        self.known = known
        self.seat = seat
        self.free = free
        self.held = held
        self.buried = buried
        self.golds = golds
        self.missing = missing

    def sample(self, luck: Luck, nth: i64) -> KobitoPosition:
        position = self.known.copy()
        d = position.data
        cards = luck.shuffle(SAMPLE, 4 * nth, self.free[:])
        hidden: i64 = 0
        for number in self.missing:
            hidden += number
        hidden -= len(self.held)
        self._fill_hands(d, cards[:hidden], luck, nth)
        deck = cards[hidden:]
        if len(self.buried) != 0:
            deck = luck.shuffle(SAMPLE, 4 * nth + 2, _joined(deck, self.buried))
        position.deck = deck
        d[at.LEFT] = len(deck)
        position.golds = luck.shuffle(SAMPLE, 4 * nth + 3, self.golds[:])
        d[at.GOLD_LEFT] = len(self.golds)
        if d[at.FRESH] != 0:
            self._share_out(position)
        return position

    def _fill_hands(self, d: vec[i64], cards: vec[i64], luck: Luck, nth: i64) -> None:
        if len(self.held) != 0:
            cards = luck.shuffle(SAMPLE, 4 * nth + 1, _joined(cards, self.held))
        base: i64 = 0
        seat: i64
        _i: i64
        for seat in range(d[at.PLAYERS]):
            for _i in range(self.missing[seat]):
                d[at.HAND + seat] += ONE[cards[base]]
                base += 1

    def _share_out(self, position: KobitoPosition) -> None:
        """Say who drew what is gone from the last shuffle: who holds such a card, and one other seat the rest."""
        d = position.data
        gone = d[at.FRESH] - position.pile_left()
        other: i64 = 0
        if self.seat == 0:
            other = 1
        if self.seat >= 0:
            gone -= d[at.TAKEN + self.seat]
        seat: i64
        kind: i64
        for kind in range(KINDS):
            left = gone >> (kind * 3) & 7
            for seat in range(d[at.PLAYERS]):
                taken = d[at.HAND + seat] >> (kind * 3) & 7
                if seat == self.seat or left == 0:
                    continue
                if taken > left:
                    taken = left
                d[at.TAKEN + seat] += taken * ONE[kind]
                left -= taken
            d[at.TAKEN + other] += left * ONE[kind]


def _joined(cards: vec[i64], more: vec[i64]) -> vec[i64]:
    for card in more:
        cards = append(cards, card)
    return cards
