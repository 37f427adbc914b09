"""Statistics with known results, and the coverage of confidence intervals."""

from math import log, sqrt
from random import Random

import pytest

from arcus.arena.ratings import ELO, beats, ratings
from arcus.arena.results import Fault, Result
from arcus.arena.statistics import Table, mean_error, rate_interval, standings


def result(deal: int, seating: int, bots: tuple[int, ...], points: tuple[int, ...], *faults: Fault) -> Result:
    """Return a game with these points."""
    fair = [seat for seat in range(len(bots)) if seat not in {fault.seat for fault in faults}]
    winners = tuple(seat for seat in fair if points[seat] == max(points[each] for each in fair))
    seats = len(bots)
    return Result(deal, seating, bots, winners, points, (2,) * seats, (3.0,) * seats, faults)


def test_wins_ties_and_points_are_counted_for_each_argument() -> None:
    results = [
        result(0, 0, (0, 1), (9, 4)),
        result(0, 1, (1, 0), (5, 5)),
        result(1, 0, (0, 1), (1, 2)),
        result(1, 1, (1, 0), (0, 8)),
    ]
    first, second = standings(["same", "same"], results)
    assert (first.games, first.wins, first.ties, first.win_rate) == (4, 2, 1, 0.625)
    assert (second.games, second.wins, second.ties, second.win_rate) == (4, 1, 1, 0.375)
    assert first.points_mean == pytest.approx((9 + 5 + 1 + 8) / 4)
    assert first.ms_per_move == 1.5
    assert first.rating == -second.rating > 0


def test_a_bot_with_two_seats_wins_the_game_once() -> None:
    """A win that two seats of the same bot share is no tie."""
    both = standings(["a", "b"], [result(0, 0, (0, 0, 1, 1), (7, 7, 1, 1)), result(0, 1, (1, 0, 0, 1), (7, 7, 7, 1))])
    assert (both[0].wins, both[0].ties, both[1].ties) == (1, 1, 1)
    assert both[0].win_rate == pytest.approx((1 + 2 / 3) / 2, abs=1e-6)
    assert both[1].win_rate == pytest.approx(1 / 6, abs=1e-6)


def test_alone_the_most_points_win_the_deal() -> None:
    results = [result(deal, bot, (bot,), (10 * bot + deal,)) for deal in range(5) for bot in range(2)]
    first, second = standings(["low", "high"], results)
    assert (first.games, first.win_rate, second.win_rate) == (5, 0, 1)
    assert (first.points_mean, second.points_mean) == (2, 12)


def test_faults_are_counted_by_kind_with_their_first_message() -> None:
    faulty = [
        result(deal, 0, (0, 1), (0, 0), Fault(1, kind, f"{kind} {deal}"))
        for deal, kind in enumerate(("crash", "timeout", "crash"))
    ]
    fair, wrong = standings(["fair", "wrong"], faulty)
    assert fair.faults == ()
    assert [(fault.kind, fault.count, fault.message) for fault in wrong.faults] == [
        ("crash", 2, "crash 0"),
        ("timeout", 1, "timeout 1"),
    ]
    assert fair.win_rate == 1


def test_a_game_that_all_spoilt_has_no_winner() -> None:
    spoilt = [result(0, 0, (0, 1), (0, 0), Fault(0, "crash", ""))]
    nobody = Result(0, 1, (1, 0), (), (0, 0), (1, 1), (1.0, 1.0), (Fault(0, "crash", ""), Fault(1, "crash", "")))
    first, second = standings(["a", "b"], [*spoilt, nobody])
    assert (first.win_rate, second.win_rate) == (0, 0.5)


def test_games_of_one_deal_are_not_counted_as_independent() -> None:
    """The same outcomes mean less if the luck of the deal decided both games of it."""
    apart = [(deal, float(deal % 2)) for deal in range(200)]
    together = [(deal // 2, float(deal // 2 % 2)) for deal in range(200)]
    swapped = [(deal // 2, float(deal % 2)) for deal in range(200)]
    wide = [high - low for low, high in (rate_interval(each)[1] for each in (together, apart, swapped))]
    assert wide[0] == pytest.approx(wide[1] * sqrt(2), rel=0.05)
    assert wide[2] < wide[1] / 4
    assert mean_error(apart)[1] == pytest.approx(0.5 / sqrt(199))


def test_winning_every_game_is_not_taken_for_certain() -> None:
    rate, (low, high) = rate_interval((deal, 1.0) for deal in range(100) for _ in range(2))
    assert (rate, high) == (1, 1)
    assert 0.95 < low < 0.98


@pytest.mark.parametrize("rate", [0.5, 0.75, 0.95])
def test_intervals_hold_as_often_as_they_say(rate: float) -> None:
    rng = Random(4)
    runs = 400
    held = 0
    for _ in range(runs):
        shares = [(deal, float(rng.random() < rate)) for deal in range(50) for _ in range(2)]
        low, high = rate_interval(shares)[1]
        held += low <= rate <= high
    assert 0.92 <= held / runs <= 0.99


def duels(rng: Random, strengths: list[float], deals: int, players: int = 2) -> list[Table]:
    """Return games decided by the model itself."""
    tables: list[Table] = []
    for deal in range(deals):
        bots = tuple(rng.sample(range(len(strengths)), players))
        for _ in range(2):
            winner = rng.choices(range(players), [strengths[bot] for bot in bots])[0]
            tables.append(Table(deal, bots, (winner,)))
    return tables


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_the_strengths_that_decided_the_games(players: int) -> None:
    strengths = [8.0, 4.0, 2.0, 1.0]
    found = ratings(4, duels(Random(1), strengths, 6000, players))
    mean = sum(map(log, strengths)) / 4
    for rating, strength in zip(found, strengths, strict=True):
        truth = ELO * (log(strength) - mean)
        assert rating.value == pytest.approx(truth, abs=14)
        assert rating.ci95[0] - 5 <= truth <= rating.ci95[1] + 5
        assert rating.ci95[0] < rating.value < rating.ci95[1]


def test_two_bots_ten_to_one_are_400_apart() -> None:
    tables = [Table(deal, (0, 1), (0 if deal % 11 else 1,)) for deal in range(2200)]
    first, second = ratings(2, tables)
    assert first.value - second.value == pytest.approx(400, abs=2)
    assert first.value == -second.value


def test_rating_intervals_hold_as_often_as_they_say() -> None:
    truth = ELO * log(3) / 2
    held = 0
    for run in range(30):
        first = ratings(2, duels(Random(run), [3.0, 1.0], 60))[0]
        held += first.ci95[0] <= truth <= first.ci95[1]
    assert held >= 26


def test_ratings_are_finite_whoever_has_met_whom() -> None:
    for tables in (
        [Table(0, (0, 1), (0,))],
        [Table(deal, (0, 1), (0,)) for deal in range(50)],
        [Table(0, (0, 1), (0,)), Table(1, (2, 3), (0, 1))],
        [Table(0, (0, 1, 2, 3), ())],
        [],
    ):
        for rating in ratings(4, tables):
            assert all(abs(value) < 5000 for value in (rating.value, *rating.ci95))


def test_the_same_games_give_the_same_intervals() -> None:
    tables = duels(Random(1), [2.0, 1.0, 1.0], 40)
    assert ratings(3, tables) == ratings(3, tables)


def test_only_the_winner_has_beaten_anybody() -> None:
    assert beats(Table(0, (0, 1, 2), (1,))) == [(1, 0, 1), (1, 2, 1)]
    assert beats(Table(0, (0, 1, 2), (0, 1))) == [(0, 1, 0.5), (0, 2, 0.5), (1, 0, 0.5), (1, 2, 0.5)]
    assert beats(Table(0, (0, 0, 1), (0,))) == [(0, 2, 1)]
