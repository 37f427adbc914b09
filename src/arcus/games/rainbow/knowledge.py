"""What one seat of Rainbow knows for certain, and random truths that agree with it.

Of every card a seat knows where it lies, and both its faces, one, or none. A truth that agrees shares out the cards of
the list so that all known faces fit. Where both faces are known, the card is found. Where one is known, a card that has
it fits in one way round; where none is, every card fits in both. So all ways to share out the cards are equally
likely, and so is then each way round. The places come in classes: one for each known face, and FREE. The places of a
class are alike, and are put in random order; what remains is to give each card to one of its three classes, its faces'
and FREE. Cards that can go to one class only are settled beforehand.

Drawing one of all ways, each with the same chance (acceptance and rejection after M. Huber and J. Law, "Fast
approximation of the permanent for very dense problems", 2008): go through the cards. Of a class only two numbers
matter: how many of its places still wait (k), and how many of the cards still to come fit it (r). Let U be the product
of b(r, k) over the classes, with a b to be found. A card goes to a class with the chance U after / U before; with the
chance that is left over, all begins anew. The chances along one way multiply to 1 / U at the beginning, whichever way
it is (at the end U is 1). So all ways are equally likely, if only the chances of a card never add up to more than 1.

For that, let s = b(r - 1, k - 1) / b(r - 1, k) in a class that the card fits, let b(r, k) = b(r - 1, k) * exp(s / e),
and let S be the sum of s over the card's classes. Then its chances add up to S / exp(S / e), and S <= exp(S / e) for
every S. Where a class needs every card to come, b(k, k) = 1: no other class can get the card, and the class itself
gets it with a chance of at most 1.

Chances are rounded to 31 bits: over a whole drawing, two ways differ in likelihood by less than one in a million.
"""

from math import e, exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.luck import SAMPLE, Luck, Rng
from arcus.core.position import Knowledge
from arcus.games.rainbow.cards import NO_FACE
from arcus.games.rainbow.position import RainbowPosition

FREE: Final = NO_FACE  # the class of places of which nothing is known; those before it are the faces
CLASSES: Final = 10
BITS: Final = 31  # chances are whole numbers: this many bits mean 1
SEEDS: Final = 0x40000000
TRIES: Final = 1000000  # the views of a game take two or three on average at its beginning, some fifty at its end


def _bounds() -> list[list[float]]:
    """b(r, k), see above."""
    b = [[0.0] * 64 for _ in range(64)]
    for r in range(64):
        b[r][0] = b[r][r] = 1.0
        for k in range(1, r):
            b[r][k] = b[r - 1][k] * exp(b[r - 1][k - 1] / b[r - 1][k] / e)
    return b


def _chances(step: int) -> vec[i64]:
    """By r << 6 | k: what a class puts into the chance of a card that goes to it (step 1), or to another (step 0)."""
    b = _bounds()
    table = [0] * (64 * 64)
    for r in range(1, 64):
        for k in range(step, r + step):
            table[r << 6 | k] = int(b[r - 1][k - step] / b[r][k] * (1 << BITS))
    return vec[i64](table)


TAKEN: Final = _chances(1)
LEFT: Final = _chances(0)
ONE_LEFT: Final = 1 << 6  # one card less to come, in r << 6 | k
NO_CLASS: Final = 10
NOWHERE: Final = 1024  # a place that is none, for cards that are not in the game
DISAGREES: Final = "no deal of this list of cards agrees with what is known"


@final
class RainbowKnowledge(Knowledge):
    """A position whose deck has gaps, and the cards that could fill them."""

    known: RainbowPosition  # NO_FACE stands in its deck where a face is not known
    places: vec[i64]  # the sides that are not known, class by class; of a free place the side towards A
    ends: vec[i64]  # by class: where it ends in `places`
    state: vec[i64]  # by class: r << 6 | k, for the cards that are not settled
    cards: vec[i64]  # those cards: a face | the other << 4
    settled: vec[i64]  # cards that can go to one class only: face for the side | for its back << 4 | place << 8

    def __init__(self, known: RainbowPosition, cards: vec[i64]) -> None:
        """Knowledge of a position with gaps in its deck, if it is played with this list of cards, two faces each."""
        self.known = known
        self.cards = _unknown(known.deck, cards)
        self.settled = vec[i64]()
        self.places = vec[i64]()
        self.ends = vec[i64]([0] * CLASSES)
        self.state = vec[i64]([0] * CLASSES)
        kind: i64
        for kind in range(CLASSES):
            before: i64 = len(self.places)
            self._add_places(kind)
            self.ends[kind] = len(self.places)
            self.state[kind] = self.ends[kind] - before
        if len(self.places) > len(self.cards):
            raise ValueError(DISAGREES)
        for card in self.cards:
            self.state[card & 15] += ONE_LEFT
            self.state[card >> 4] += ONE_LEFT
            self.state[FREE] += ONE_LEFT
        while self._settle():
            pass

    def _add_places(self, kind: i64) -> None:
        deck = self.known.deck
        side: i64
        for side in range(len(deck)):
            # of a card without a known face only one side is a place
            if deck[side] == NO_FACE and deck[side ^ 1] == kind and (kind != FREE or side & 1 == 0):
                self.places = append(self.places, side)
        while kind == FREE and len(self.places) < len(self.cards):
            self.places = append(self.places, NOWHERE)  # a text can leave cards out of the game

    def _settle(self) -> bool:
        """Take out the cards that can go to one class only; were there any?"""
        rest = vec[i64](capacity=len(self.cards))
        for card in self.cards:
            kind = self._only_class(card)
            if kind == NO_CLASS:
                rest = append(rest, card)
                continue
            at = self.ends[kind] - (self.state[kind] & 63)
            # the last places of a class are for the cards to be drawn: see `_share_out`
            if kind == card >> 4:
                self.settled = append(self.settled, card | at << 8)
            else:
                self.settled = append(self.settled, card >> 4 | (card & 15) << 4 | at << 8)
            self.state[kind] -= 1
            self.state[card & 15] -= ONE_LEFT
            self.state[card >> 4] -= ONE_LEFT
            self.state[FREE] -= ONE_LEFT
        found = len(rest) < len(self.cards)
        self.cards = rest
        return found

    def _only_class(self, card: i64) -> i64:
        """The class that needs every card, or that alone can still take this one; NO_CLASS if there is a choice."""
        only: i64 = NO_CLASS
        open: i64 = 0
        kind = card & 15
        i: i64
        for i in range(3):
            waiting = self.state[kind] & 63
            if waiting > self.state[kind] >> 6:
                raise ValueError(DISAGREES)
            if waiting == self.state[kind] >> 6:
                return kind
            if waiting > 0:
                only = kind
                open += 1
            kind = card >> 4
            if i == 1:
                kind = FREE
        if open == 0:
            raise ValueError(DISAGREES)
        if open > 1:
            return NO_CLASS
        return only

    def sample(self, luck: Luck, nth: i64) -> RainbowPosition:
        rng = Rng(luck.pick(SAMPLE, nth, SEEDS))
        places = self._shuffled_places(rng)
        deck = self.known.deck[:]
        for card in self.settled:
            side = places[card >> 8]
            if side < NOWHERE:
                if deck[side ^ 1] == NO_FACE:
                    side ^= rng.next() & 1
                deck[side] = card & 15
                deck[side ^ 1] = card >> 4 & 15
        for _ in range(TRIES):
            if self._share_out(places, deck, rng):
                return RainbowPosition(self.known.data[:], deck)
        raise ValueError(DISAGREES)

    def _shuffled_places(self, rng: Rng) -> vec[i64]:
        """The places in random order within their class."""
        places = self.places[:]
        begin: i64 = 0
        i: i64
        for end in self.ends:
            for i in range(end - 1, begin, -1):
                j = begin + rng.below(i + 1 - begin)
                place = places[i]
                places[i] = places[j]
                places[j] = place
            begin = end
        return places

    def _share_out(self, places: vec[i64], deck: vec[i64], rng: Rng) -> bool:
        """Give the cards to places, or break off: both with the chances that make all ways equally likely."""
        state = self.state[:]
        ends = self.ends
        for card in self.cards:
            face = card & 15
            other = card >> 4
            a = state[face]
            b = state[other]
            c = state[FREE]
            dice = rng.next()
            luck = dice >> (32 - BITS)
            luck -= (TAKEN[a] * LEFT[b] >> BITS) * LEFT[c] >> BITS
            if luck < 0:
                deck[places[ends[face] - (a & 63)]] = other
                a -= 1
            else:
                luck -= (LEFT[a] * TAKEN[b] >> BITS) * LEFT[c] >> BITS
                if luck < 0:
                    deck[places[ends[other] - (b & 63)]] = face
                    b -= 1
                else:
                    luck -= (LEFT[a] * LEFT[b] >> BITS) * TAKEN[c] >> BITS
                    if luck >= 0:
                        return False
                    side = places[ends[FREE] - (c & 63)] ^ (dice & 1)
                    if side < NOWHERE:
                        deck[side] = face
                        deck[side ^ 1] = other
                    c -= 1
            state[face] = a - ONE_LEFT
            state[other] = b - ONE_LEFT
            state[FREE] = c - ONE_LEFT
        return True


def _unknown(deck: vec[i64], cards: vec[i64]) -> vec[i64]:
    """The cards of the list, a face | the other << 4, without those that stand in the deck with both faces."""
    gone = vec[i64]([0] * 256)
    side: i64
    for side in range(0, len(deck), 2):
        if deck[side] != NO_FACE and deck[side + 1] != NO_FACE:
            gone[_pair(deck[side], deck[side + 1])] += 1
    left = vec[i64]()
    for side in range(0, len(cards), 2):
        pair = _pair(cards[side], cards[side + 1])
        if gone[pair] > 0:
            gone[pair] -= 1
        else:
            left = append(left, pair)
    return left


def _pair(face: i64, other: i64) -> i64:
    if face < other:
        return face | other << 4
    return other | face << 4
