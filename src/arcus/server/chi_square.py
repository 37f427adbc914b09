"""How far counts are from those expected, by Pearson's chi-square."""

from collections.abc import Mapping
from math import erfc, exp, lgamma, log, sqrt

import msgspec

LEAST = 5.0
"""The fewest times that an outcome has to be expected; below, the distribution of chi-square is another."""


class Comparison(msgspec.Struct, frozen=True):
    """Counts beside those expected."""

    expected: dict[str, float]
    chi_square: float
    freedom: int
    share: float | None
    """How often fair luck would be at least this uneven; None while there are too few draws to say."""


def compare(counts: Mapping[str, int], weights: Mapping[str, int], spread: float) -> Comparison:
    """Compare counts with weights.

    `spread` is the number of independent draws whose counts vary as much as these: cards that are not put back vary
    less than dice.
    """
    draws, whole = sum(counts.values()), sum(weights.values())
    expected = {outcome: draws * weight / whole for outcome, weight in weights.items()}
    freedom = len(weights) - 1
    if not draws or spread <= 0:
        return Comparison(expected, 0.0, freedom, None)
    squares = sum((counts.get(outcome, 0) - each) ** 2 / each for outcome, each in expected.items())
    chi_square = squares * draws / spread
    is_enough = min(expected.values()) * spread / draws >= LEAST
    return Comparison(expected, chi_square, freedom, exceeded(chi_square, freedom) if is_enough else None)


def exceeded(chi_square: float, freedom: int) -> float:
    """Return how often chi-square with these degrees of freedom is at least this large, from 0 to 1."""
    half = chi_square / 2
    if half <= 0:
        return 1.0
    start = 0.5 if freedom % 2 else 0.0  # half-integers begin with the normal distribution, integers with 0
    terms = (exp(k * log(half) - half - lgamma(k + 1)) for k in (start + i for i in range(freedom // 2)))
    return min(1.0, (erfc(sqrt(half)) if freedom % 2 else 0.0) + sum(terms))
