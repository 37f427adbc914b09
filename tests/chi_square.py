"""The check of frequencies that all tests share: Pearson's chi-square test."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

NORMAL = 3.090
"""The 99.9 % quantile of the standard normal distribution; seeds are fixed, so a check that passes always passes."""
LEAST = 5
"""The smallest expected count; with fewer, the statistic is not distributed as chi-square."""


def limit(freedom: int) -> float:
    """Return the 99.9 % quantile of chi-square with these degrees of freedom (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + NORMAL * sqrt(part)) ** 3


def assert_frequencies(seen: Counter[T], weights: Mapping[T, float], what: str = "") -> None:
    """Fail unless outcomes occurred in proportion to their weights, and no others; `what` names the case."""
    assert len(weights) > 1, f"there is nothing to compare {what}"
    assert not seen.keys() - weights.keys(), f"{len(seen.keys() - weights.keys())} impossible outcomes {what}"
    share = seen.total() / sum(weights.values())
    assert share * min(weights.values()) >= LEAST, f"too few samples {what}"
    chi_square = sum((seen[each] - weight * share) ** 2 / (weight * share) for each, weight in weights.items())
    most = limit(len(weights) - 1)
    assert chi_square < most, f"chi-square is {chi_square:.1f}, at most {most:.1f} were expected {what}"


def assert_uniform(seen: Counter[T], outcomes: int, what: str = "") -> None:
    """Fail unless exactly this many outcomes occurred, all equally often."""
    assert len(seen) == outcomes, f"{len(seen)} outcomes, {outcomes} were expected {what}"
    assert_frequencies(seen, dict.fromkeys(seen, 1), what)
