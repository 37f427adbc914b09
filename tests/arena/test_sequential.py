"""The sequential test: it stops, and its error rate is as stated."""

from random import Random

import pytest

from arcus.arena.sequential import BETTER, EQUAL, LEAST, WORSE, Sequential


def pair(rng: Random, rate: float) -> float:
    """Return the score of two games with swapped seats, half of them decided by the seat."""
    if rng.random() < 0.5:
        return 0.5
    strong = 0.5 + 2 * (rate - 0.5)
    return ((rng.random() < strong) + (rng.random() < strong)) / 2


def verdicts(rate: float, runs: int = 400, seed: int = 1) -> list[str | None]:
    """Return the verdicts of many runs for a bot with this win rate."""
    rng = Random(seed)
    found: list[str | None] = []
    for _ in range(runs):
        test = Sequential(0.05)
        while test.verdict is None:
            test.add(pair(rng, rate))
        found.append(test.verdict)
    return found


def test_equal_bots_are_seldom_called_different() -> None:
    found = verdicts(0.5)
    assert found.count(EQUAL) >= 0.92 * len(found)
    assert found.count(BETTER) > 0 or found.count(WORSE) > 0  # five per cent of the time it may be wrong


@pytest.mark.parametrize(("rate", "right", "wrong"), [(0.55, BETTER, WORSE), (0.45, WORSE, BETTER)])
def test_a_bot_that_is_better_by_the_margin_is_seldom_missed(rate: float, right: str, wrong: str) -> None:
    found = verdicts(rate)
    assert found.count(right) >= 0.92 * len(found)
    assert found.count(wrong) <= 0.01 * len(found)


def test_a_clear_winner_is_found_soon() -> None:
    rng = Random(2)
    test = Sequential(0.05)
    deals = 0
    while test.add((rng.random() < 0.9) / 2 + (rng.random() < 0.9) / 2) is None:
        deals += 1
    assert test.verdict == BETTER
    assert deals < 40


def test_it_never_judges_before_it_has_seen_a_few_deals() -> None:
    test = Sequential(margin=0.4)
    for _ in range(LEAST - 1):
        assert test.add(1.0) is None
    assert test.report().llr_better > test.report().upper
    assert test.add(1.0) == BETTER


def test_deals_that_always_split_prove_equality() -> None:
    test = Sequential(0.05)
    while test.add(0.5) is None:
        assert len(test.path) < 200
    assert test.verdict == EQUAL


def test_the_verdict_stands_whatever_comes_later() -> None:
    test = Sequential(0.05)
    while test.add(1.0) is None:
        pass
    for _ in range(200):
        test.add(0.0)
    assert test.verdict == BETTER
