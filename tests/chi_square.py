"""The one check of frequencies: are outcomes met as often as they should be, by Pearson's chi-square?"""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

NORMAL = 3.090
"""What a standard normal variable exceeds once in 1,000 times; seeds are fixed, so a check that passes always does."""
LEAST = 5
"""The fewest times that an outcome has to be expected; below, the distribution of chi-square is another."""


def limit(freedom: int) -> float:
    """Return what chi-square with these degrees of freedom exceeds once in 1,000 times (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + NORMAL * sqrt(part)) ** 3


def assert_frequencies(seen: Counter[T], weights: Mapping[T, float], what: str = "") -> None:
    """Fail unless the outcomes were seen as often as their weights say, and no others; `what` names the case."""
    assert len(weights) > 1, f"there is nothing to compare {what}"
    assert not seen.keys() - weights.keys(), f"{len(seen.keys() - weights.keys())} impossible outcomes {what}"
    share = seen.total() / sum(weights.values())
    assert share * min(weights.values()) >= LEAST, f"too few samples {what}"
    chi_square = sum((seen[each] - weight * share) ** 2 / (weight * share) for each, weight in weights.items())
    most = limit(len(weights) - 1)
    assert chi_square < most, f"chi-square is {chi_square:.1f}, at most {most:.1f} were expected {what}"


def assert_uniform(seen: Counter[T], outcomes: int, what: str = "") -> None:
    """Fail unless exactly this many outcomes were seen, all equally often."""
    assert len(seen) == outcomes, f"{len(seen)} outcomes, {outcomes} were expected {what}"
    assert_frequencies(seen, dict.fromkeys(seen, 1), what)
