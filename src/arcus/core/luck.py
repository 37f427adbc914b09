"""Luck: the only source of randomness, queried by label and number, not as a stream.

An answer depends on the seed and on the question (a label and a number), not on earlier questions. So a retry, another
process or another order of bots gets the same cards, and a die does not depend on how many are thrown.
"""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# A label says what a question is about. Fast luck depends on its number and fair luck on its name, so both are fixed
# (docs/records.md). Games have their own, in `labels.py`; this one is used by every game's knowledge.
SAMPLE: Final = 9
NAMES: Final = {SAMPLE: "sample"}
LABEL_COUNT: Final = 64  # labels are numbers below this

# Products are masked to SEED_BITS bits, so that compiled i64, which wraps, and Python's integers, which grow, agree.
# 62 bits, since mypyc compiles a constant of 2**62 or more to a Python object.
SEED_BITS: Final = 62
MASK: Final = 0x3FFFFFFFFFFFFFFF  # SEED_BITS ones
M32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """Answers every question about chance."""

    @abstractmethod
    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        """Shuffle `cards`, which must be given sorted; may modify them in place."""

    @abstractmethod
    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        """Return a random number from 0 to n - 1."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A small generator (62-bit linear congruential, output mixed) for playouts and FastLuck."""

    state: i64

    def __init__(self, seed: i64) -> None:
        self.state = mix(seed)

    def reseed(self, seed: i64) -> None:
        """Start again from another seed."""
        self.state = mix(seed)

    def next(self) -> i64:
        """Return 32 random bits."""
        s = (self.state * 0x2851F42D4C957F2D + 1442695040888963407) & MASK
        self.state = s
        return ((s ^ (s >> 27)) >> 20) & M32

    def below(self, n: i64) -> i64:
        """Return a random number from 0 to n - 1, n up to 2**31."""
        return (self.next() * n) >> 32


def mix(seed: i64) -> i64:
    """Return a well-mixed number of SEED_BITS bits."""
    x = (seed * 0x1E3779B97F4A7C15 + 0x232BE59BD9B4E019) & MASK
    x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & MASK
    return x ^ (x >> 31)


@final
class FastLuck(Luck):
    """Luck for searches and simulations: quick, repeatable, not secure."""

    seed: i64
    rng: Rng

    def __init__(self, seed: i64) -> None:
        self.seed = mix(seed)
        self.rng = Rng(0)

    def reseed(self, seed: i64) -> None:
        """Start again from another seed."""
        self.seed = mix(seed)

    def _aim(self, label: i64, nth: i64) -> Rng:
        self.rng.state = mix(self.seed ^ (nth * LABEL_COUNT + label))
        return self.rng

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        rng = self._aim(label, nth)
        i: i64
        for i in range(len(cards) - 1, 0, -1):
            j = rng.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        return cards

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        return self._aim(label, nth).below(n)
