"""Pearson's chi-square test of counts against expected counts."""

from collections.abc import Mapping
from math import erfc, exp, lgamma, log, sqrt

import msgspec

LEAST = 5.0
"""The smallest expected count; with fewer, the statistic is not distributed as chi-square."""


class Comparison(msgspec.Struct, frozen=True):
    """The result of a test."""

    expected: dict[str, float]
    chi_square: float
    freedom: int
    share: float | None
    """The probability that fair luck is at least this uneven; None while there are too few draws."""


def compare(counts: Mapping[str, int], weights: Mapping[str, int], spread: float) -> Comparison:
    """Test counts against weights.

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
    """Return the probability that chi-square with these degrees of freedom is at least this large."""
    half = chi_square / 2
    if half <= 0:
        return 1.0
    start = 0.5 if freedom % 2 else 0.0  # half-integers begin with the normal distribution, integers with 0
    terms = (exp(k * log(half) - half - lgamma(k + 1)) for k in (start + i for i in range(freedom // 2)))
    return min(1.0, (erfc(sqrt(half)) if freedom % 2 else 0.0) + sum(terms))
