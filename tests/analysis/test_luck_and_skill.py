"""Luck and skill: they add up to the result, luck is unbiased, and the stated error is correct."""

from math import sqrt
from statistics import fmean, pstdev

import pytest

from arcus.analysis.estimates import Depth
from arcus.analysis.review import Analysis, scaled, shared
from arcus.analysis.run import analyse
from arcus.records.record import Record
from tests.analysis.games import SHALLOW, SHORT, played
from tests.cases import SOAK

GAMES = 100
ROUNDED = 0.002  # figures in a file have five digits, and there are many of them
WHOLE = GAMES if SOAK else 10  # of Qwinto's games are played to the end, since its master is slow
BARELY = Depth(iterations=32, worlds=2, deals=20, proofs=1, positions=100)  # the sums hold at every depth


def records(name: str) -> list[Record]:
    """Return 100 recorded games, of two and of three players where the game allows it."""
    many = ("greedy", "random", "greedy") if name != "rainbow" else ("greedy", "random")
    return [
        played(name, seed, many if seed % 4 == 0 else ("greedy", "random"), most_moves(name, seed))
        for seed in range(GAMES)
    ]


def most_moves(name: str, seed: int) -> int | None:
    return None if name != "qwinto" or seed < WHOLE else 4


@pytest.mark.parametrize("name", SHORT)
def test_luck_and_skill_add_up_to_the_result(name: str) -> None:
    for record in records(name):
        check_sums(analyse(record, BARELY), record)


def check_sums(analysis: Analysis, record: Record) -> None:
    """Check the sum rule for each seat, in the totals and event by event."""
    for seat, account in enumerate(analysis.accounts):
        assert account.luck + account.own + account.others == pytest.approx(account.result - account.start, abs=ROUNDED)
        luck = analysis.deal_luck[seat] + sum(move.luck[seat] for move in analysis.moves)
        assert luck == pytest.approx(account.luck, abs=ROUNDED)
        assert sum(move.skill[seat] for move in analysis.moves) == pytest.approx(account.skill, abs=ROUNDED)
        assert account.own <= 0
        assert account.error > 0
        if record.outcome is not None:
            assert (account.result > 0) == (seat in record.outcome.winners)
    assert sum(account.start for account in analysis.accounts) == pytest.approx(1, abs=ROUNDED)
    assert sum(account.result for account in analysis.accounts) == pytest.approx(1, abs=ROUNDED)
    for move in analysis.moves:
        assert sum(move.skill) == pytest.approx(0, abs=ROUNDED)
        assert sum(move.chances) == pytest.approx(1, abs=ROUNDED)
        assert move.skill[move.seat] == pytest.approx(-move.cost, abs=ROUNDED)


@pytest.mark.parametrize("name", ["red7", "kobito", *(["rainbow"] if SOAK else [])])
def test_a_better_player_wins_by_skill_and_not_by_luck(name: str) -> None:
    """Greedy beats random nearly always; its luck is zero on average, so the wins are counted as skill.

    Rainbow is played with its whole deck, which takes long: with a short one the luck is not zero (docs/analysis.md).
    """
    depth = Depth(iterations=600, worlds=20, deals=300, proofs=4, positions=300)
    accounts = [analyse(played(name, seed, is_short=name != "rainbow"), depth).accounts[0] for seed in range(25)]
    lucks = [account.luck for account in accounts]
    assert fmean(account.result for account in accounts) > 0.85
    assert fmean(account.skill for account in accounts) > 0.3
    assert abs(fmean(lucks)) < 3 * pstdev(lucks) / sqrt(len(lucks))


def test_the_stated_error_covers_another_analysis() -> None:
    """Two analyses of the same game with other random numbers differ by as much as they state, and not more."""
    off: list[float] = []
    for seed in range(25):
        one, other = (
            analyse(played("red7", seed), Depth(400, 20, 300, 4, 300, seed=own)).accounts[0] for own in (1, 2)
        )
        off.append((one.luck - other.luck) / sqrt(one.error**2 + other.error**2))
    assert sqrt(fmean(each**2 for each in off)) < 1.5
    assert sum(abs(each) > 3 for each in off) <= 1


def test_the_same_seed_gives_the_same_analysis() -> None:
    assert analyse(played("red7", 1), SHALLOW) == analyse(played("red7", 1), SHALLOW)


def test_other_processes_give_the_same_analysis() -> None:
    seen: list[tuple[int, int]] = []
    here = analyse(played("red7", 1), SHALLOW)
    there = analyse(played("red7", 1), SHALLOW, processes=2, progress=lambda *done: seen.append(done))
    assert here == there
    count = len(here.moves) + 1
    assert seen[0] == (0, count)
    assert [total for _, total in seen] == [count] * len(seen)


def test_a_dice_roll_is_luck_and_the_choice_of_dice_is_not() -> None:
    """In Qwinto nothing is hidden but choices made at the same time: until all are made, nobody has any luck."""
    analysis = analyse(played("qwinto", 3), SHALLOW)
    rolls = [move for move in analysis.moves if move.text.startswith("roll")]
    assert any(abs(move.luck[0]) > 0.01 for move in rolls)
    first = next(number for number, move in enumerate(analysis.moves) if move.text.startswith(("write", "pass")))
    assert analysis.moves[first].luck == (0.0, 0.0)


def test_a_cost_goes_to_the_others_in_proportion_to_their_chances() -> None:
    assert shared(0.2, 0, [0.4, 0.45, 0.15]) == pytest.approx([-0.2, 0.15, 0.05])
    assert shared(0.2, 1, [0.0, 1.0, 0.0]) == pytest.approx([0.1, -0.2, 0.1])
    assert scaled([0.5, 0.5, 1.0]) == (0.25, 0.25, 0.5)
