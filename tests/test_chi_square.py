"""The check of frequencies accepts fair outcomes and rejects unfair ones."""

from collections import Counter

import pytest

from arcus.core.luck import Rng
from tests.chi_square import assert_frequencies, assert_uniform, limit

TABLE = {
    3: 16.27,
    5: 20.52,
    11: 31.26,
    23: 49.73,
    59: 98.32,
    500: 603.45,
}  # by degrees of freedom: one in 1,000 exceeds it


def test_the_limit_is_that_of_the_tables() -> None:
    for freedom, exceeded in TABLE.items():
        assert limit(freedom) == pytest.approx(exceeded, rel=0.02)


def test_a_fair_die_passes() -> None:
    rng = Rng(1)
    assert_uniform(Counter(rng.below(6) for _ in range(6000)), 6)
    assert_frequencies(Counter(max(rng.below(6), rng.below(6)) for _ in range(6000)), {n: 2 * n + 1 for n in range(6)})


@pytest.mark.parametrize(
    "seen",
    [
        Counter({0: 1150, 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 850}),
        Counter({0: 1200, 1: 1200, 2: 1200, 3: 1200, 4: 1200}),
        Counter(dict.fromkeys(range(7), 1000)),
        Counter(dict.fromkeys(range(6), 4)),
    ],
    ids=["one face comes too often", "a face never comes", "a face that the die does not have", "too few throws"],
)
def test_an_unfair_die_does_not(seen: Counter[int]) -> None:
    with pytest.raises(AssertionError):
        assert_frequencies(seen, dict.fromkeys(range(6), 1))
    with pytest.raises(AssertionError):
        assert_uniform(seen, 6)
