"""The knowledge of one seat of Rainbow, and random positions that agree with it.

A seat knows where every card is, and both its faces, one, or none. A sample assigns the cards of the list to places so
that all known faces match. Where both faces are known, the card is determined. Where one is known, a card that has it
fits in one orientation; where none is, every card fits in both. So all assignments of cards to places are equally
likely, and so is then each orientation. The places come in classes: one for each known face, and FREE. The places of a
class are alike, and are shuffled; what remains is to give each card to one of its three classes: those of its faces,
and FREE. Cards that can go to one class only are settled beforehand.

The sampler draws uniformly by acceptance and rejection (after M. Huber and J. Law, "Fast approximation of the permanent
for very dense problems", 2008). Go through the cards. Of a class only two numbers matter: how many of its places are
still empty (k), and how many of the remaining cards fit it (r). Let U be the product of b(r, k) over the classes, with
a b to be found. A card goes to a class with the chance U after / U before; with the chance that is left over, the
sampler starts again. The chances along one assignment multiply to 1 / U at the beginning, whichever assignment it is
(at the end U is 1). So all assignments are equally likely, if only the chances of a card never add up to more than 1.

For that, let s = b(r - 1, k - 1) / b(r - 1, k) in a class that the card fits, let b(r, k) = b(r - 1, k) * exp(s / e),
and let S be the sum of s over the card's classes. Then its chances add up to S / exp(S / e), and S <= exp(S / e) for
every S. Where a class needs every remaining card, b(k, k) = 1: no other class can get the card, and the class itself
gets it with a chance of at most 1.

Chances are rounded to 31 bits: over a whole sample, two assignments differ in likelihood by less than one in a million.

The state of a class, and a card, are each packed into one integer:

    state   r << 6 | k                     card   a face | the other << 4, the lower one first
"""

from math import e, exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.luck import SAMPLE, Luck, Rng
from arcus.core.position import Knowledge
from arcus.games.rainbow.cards import NO_FACE
from arcus.games.rainbow.position import RainbowPosition

FREE: Final = 9  # the class of places without a known face, as NO_FACE; those before it are the faces
CLASSES: Final = 10
CARD_CLASSES: Final = 3  # of one card: those of its faces, and FREE
BITS: Final = 31  # chances are integers; 1 << BITS is certain
RNG_BITS: Final = 32  # of a number that Rng gives
SEEDS: Final = 0x40000000
TRIES: Final = 1000000  # the views of a game take two or three on average at its beginning, some fifty at its end

COUNT_SHIFT: Final = 6  # of r in a state
COUNT_MASK: Final = 63
COUNTS: Final = 64  # values of r, and of k
ONE_LEFT: Final = 1 << COUNT_SHIFT  # one remaining card in a state
FACE_SHIFT: Final = 4  # of the other face in a card
FACE_MASK: Final = 15
PAIRS: Final = 256  # cards that two faces can make
PLACE_SHIFT: Final = 8  # of the place in a settled card


def _bounds() -> list[list[float]]:
    """Return b(r, k), see above."""
    b = [[0.0] * COUNTS for _ in range(COUNTS)]
    for r in range(COUNTS):
        b[r][0] = b[r][r] = 1.0
        for k in range(1, r):
            b[r][k] = b[r - 1][k] * exp(b[r - 1][k - 1] / b[r - 1][k] / e)
    return b


def _chances(step: int) -> vec[i64]:
    """Return, by state, the factor of a class in the chance of a card that goes to it (step 1) or not (step 0)."""
    b = _bounds()
    table = [0] * (COUNTS * COUNTS)
    for r in range(1, COUNTS):
        for k in range(step, r + step):
            table[r << COUNT_SHIFT | k] = int(b[r - 1][k - step] / b[r][k] * (1 << BITS))
    return vec[i64](table)


TAKEN: Final = _chances(1)
LEFT: Final = _chances(0)
NO_CLASS: Final = 10
NOWHERE: Final = 1024  # a place for cards that are not in the game
DISAGREES: Final = "no deal of this list of cards agrees with what is known"


@final
class RainbowKnowledge(Knowledge):
    """A position whose deck has gaps, and the cards that could fill them."""

    known: RainbowPosition  # with NO_FACE in its deck where a face is not known
    places: vec[i64]  # the unknown sides, class by class; of a free place the side towards A
    ends: vec[i64]  # by class: where it ends in `places`
    state: vec[i64]  # by class, for the cards that are not settled
    cards: vec[i64]  # those cards
    settled: vec[i64]  # cards that can go to one class only: face of the side | of its back << 4 | place << 8

    def __init__(self, known: RainbowPosition, cards: vec[i64]) -> None:
        """Take a position with gaps in its deck, and the list of cards that the game is played with, two faces each."""
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
            self.state[card & FACE_MASK] += ONE_LEFT
            self.state[card >> FACE_SHIFT] += ONE_LEFT
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
        """Settle the cards that can go to one class only; return whether there were any."""
        rest = vec[i64](capacity=len(self.cards))
        for card in self.cards:
            kind = self._only_class(card)
            if kind == NO_CLASS:
                rest = append(rest, card)
                continue
            at = self.ends[kind] - (self.state[kind] & COUNT_MASK)
            # the last places of a class are for the cards that are drawn: see `_assign`
            if kind == card >> FACE_SHIFT:
                self.settled = append(self.settled, card | at << PLACE_SHIFT)
            else:
                turned = card >> FACE_SHIFT | (card & FACE_MASK) << FACE_SHIFT
                self.settled = append(self.settled, turned | at << PLACE_SHIFT)
            self.state[kind] -= 1
            self.state[card & FACE_MASK] -= ONE_LEFT
            self.state[card >> FACE_SHIFT] -= ONE_LEFT
            self.state[FREE] -= ONE_LEFT
        found = len(rest) < len(self.cards)
        self.cards = rest
        return found

    def _only_class(self, card: i64) -> i64:
        """Return the class that needs every card, or the only one that can take this card; else NO_CLASS."""
        only: i64 = NO_CLASS
        open: i64 = 0
        kind = card & FACE_MASK
        i: i64
        for i in range(CARD_CLASSES):
            places = self.state[kind] & COUNT_MASK
            cards = self.state[kind] >> COUNT_SHIFT
            if places > cards:
                raise ValueError(DISAGREES)
            if places == cards:
                return kind
            if places > 0:
                only = kind
                open += 1
            kind = card >> FACE_SHIFT
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
            side = places[card >> PLACE_SHIFT]
            if side < NOWHERE:
                if deck[side ^ 1] == NO_FACE:
                    side ^= rng.next() & 1
                deck[side] = card & FACE_MASK
                deck[side ^ 1] = card >> FACE_SHIFT & FACE_MASK
        for _ in range(TRIES):
            if self._assign(places, deck, rng):
                return RainbowPosition(self.known.data[:], deck)
        raise ValueError(DISAGREES)

    def _shuffled_places(self, rng: Rng) -> vec[i64]:
        """Return the places in random order within their class."""
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

    def _assign(self, places: vec[i64], deck: vec[i64], rng: Rng) -> bool:
        """Assign the cards to places, or return False, with the chances that make all assignments equally likely."""
        state = self.state[:]
        ends = self.ends
        for card in self.cards:
            face = card & FACE_MASK
            other = card >> FACE_SHIFT
            a = state[face]
            b = state[other]
            c = state[FREE]
            bits = rng.next()
            luck = bits >> (RNG_BITS - BITS)
            luck -= (TAKEN[a] * LEFT[b] >> BITS) * LEFT[c] >> BITS
            if luck < 0:
                deck[places[ends[face] - (a & COUNT_MASK)]] = other
                a -= 1
            else:
                luck -= (LEFT[a] * TAKEN[b] >> BITS) * LEFT[c] >> BITS
                if luck < 0:
                    deck[places[ends[other] - (b & COUNT_MASK)]] = face
                    b -= 1
                else:
                    luck -= (LEFT[a] * LEFT[b] >> BITS) * TAKEN[c] >> BITS
                    if luck >= 0:
                        return False
                    side = places[ends[FREE] - (c & COUNT_MASK)] ^ (bits & 1)
                    if side < NOWHERE:
                        deck[side] = face
                        deck[side ^ 1] = other
                    c -= 1
            state[face] = a - ONE_LEFT
            state[other] = b - ONE_LEFT
            state[FREE] = c - ONE_LEFT
        return True


def _unknown(deck: vec[i64], cards: vec[i64]) -> vec[i64]:
    """Return the cards of the list without those in the deck of which both faces are known."""
    gone = vec[i64]([0] * PAIRS)
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
        return face | other << FACE_SHIFT
    return other | face << FACE_SHIFT
