"""A seat's knowledge in Kobito, and random positions that agree with it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.luck import SAMPLE, Luck
from arcus.core.position import Knowledge
from arcus.games.kobito import cards, fields as at, piles
from arcus.games.kobito.position import KobitoPosition

# A sample asks luck up to four times: question i of the nth sample has the number SHUFFLES * nth + i.
SHUFFLES: Final = 4
FREE: Final = 0
HANDS: Final = 1
DECK: Final = 2
GOLDS: Final = 3


@final
class KobitoKnowledge(Knowledge):
    """A position without its hidden cards, and those cards, sorted by where they can be."""

    known: KobitoPosition  # hands hold only cards known to be there; the decks are empty
    seat: i64  # the seat whose knowledge it is; -1 for a spectator
    free: vec[i64]  # cards that could be in any hand or in the deck
    held: vec[i64]  # cards that must be in some hand
    buried: vec[i64]  # cards that must be in the deck
    golds: vec[i64]  # the gold cards in the gold deck
    missing: vec[i64]  # by seat: how many unknown cards the hand holds

    def __init__(
        self,
        *,
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
        free = luck.shuffle(SAMPLE, SHUFFLES * nth + FREE, self.free[:])
        hidden: i64 = 0
        for number in self.missing:
            hidden += number
        hidden -= len(self.held)
        self._fill_hands(d, free[:hidden], luck, nth)
        deck = free[hidden:]
        if len(self.buried) != 0:
            deck = luck.shuffle(SAMPLE, SHUFFLES * nth + DECK, _joined(deck, self.buried))
        position.deck = deck
        d[at.LEFT] = len(deck)
        position.golds = luck.shuffle(SAMPLE, SHUFFLES * nth + GOLDS, self.golds[:])
        d[at.GOLD_LEFT] = len(self.golds)
        if d[at.FRESH] != 0:
            self._share_out(position)
        return position

    def _fill_hands(self, d: vec[i64], dealt: vec[i64], luck: Luck, nth: i64) -> None:
        """Deal these cards, and those that must be in some hand, to the hands."""
        if len(self.held) != 0:
            dealt = luck.shuffle(SAMPLE, SHUFFLES * nth + HANDS, _joined(dealt, self.held))
        base: i64 = 0
        seat: i64
        _i: i64
        for seat in range(d[at.PLAYERS]):
            for _i in range(self.missing[seat]):
                d[at.HAND + seat] += cards.ONE[dealt[base]]
                base += 1

    def _share_out(self, position: KobitoPosition) -> None:
        """Decide who drew the cards missing from the last shuffle: seats that hold such cards, and one other seat."""
        d = position.data
        gone = d[at.FRESH] - position.pile_left()
        other: i64 = 0
        if self.seat == 0:
            other = 1
        if self.seat >= 0:
            gone -= d[at.TAKEN + self.seat]
        seat: i64
        kind: i64
        for kind in range(cards.KINDS):
            left = piles.count_of(gone, kind)
            for seat in range(d[at.PLAYERS]):
                taken = piles.count_of(d[at.HAND + seat], kind)
                if seat == self.seat or left == 0:
                    continue
                if taken > left:
                    taken = left
                d[at.TAKEN + seat] += taken * cards.ONE[kind]
                left -= taken
            d[at.TAKEN + other] += left * cards.ONE[kind]


def _joined(some: vec[i64], more: vec[i64]) -> vec[i64]:
    for card in more:
        some = append(some, card)
    return some
