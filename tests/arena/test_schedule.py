"""Seatings: all bots meet equally often, with the same luck."""

from collections import Counter
from itertools import combinations, islice

import pytest
from hypothesis import given, strategies as st

from arcus.arena.schedule import Schedule, derived_seed, rotations, tables
from tests.arena.conftest import played, setting


def test_two_bots_play_each_deal_with_seats_swapped() -> None:
    schedule = Schedule(2, 2, seed=5)
    for deal in range(20):
        assert sorted(schedule.seatings(deal)) == [(0, 1), (1, 0)]


def test_four_seats_for_two_bots_are_shared_evenly() -> None:
    for deal in range(20):
        seatings = Schedule(2, 4, seed=5).seatings(deal)
        assert all(Counter(seating) == {0: 2, 1: 2} for seating in seatings)
        assert len(set(seatings)) == len(seatings)


def test_an_odd_seat_goes_to_each_of_two_bots_in_turn_on_the_same_deal() -> None:
    seatings = Schedule(2, 3, seed=5).seatings(0)
    assert len(seatings) == 6
    assert Counter(bot for seating in seatings for bot in seating) == {0: 9, 1: 9}


def test_alone_every_bot_plays_every_deal() -> None:
    assert sorted(Schedule(3, 1, seed=5).seatings(7)) == [(0,), (1,), (2,)]


def test_one_bot_fills_the_table_once() -> None:
    assert Schedule(1, 3, seed=5).seatings(0) == ((0, 0, 0),)


@given(bots=st.integers(1, 7), players=st.integers(1, 6), seed=st.integers(0, 2**61))
def test_every_bot_has_each_seat_equally_often_and_meets_the_others_equally(bots: int, players: int, seed: int) -> None:
    schedule = Schedule(bots, players, seed)
    turn = 1 if bots == 2 or players == 1 else len(tables(bots, players))
    seats: list[Counter[int]] = [Counter() for _ in range(players)]
    met: Counter[tuple[int, int]] = Counter()
    for deal in range(turn):
        seatings = schedule.seatings(deal)
        for seating in seatings:
            for seat, bot in enumerate(seating):
                seats[seat][bot] += players * 60 // len(seatings)  # a deal weighs the same, however it can be turned
            met.update({(a, b) for a, b in combinations(sorted(set(seating)), 2)})
        for each in seats:
            assert each == seats[0]
    assert len(set(seats[0].values())) == 1
    assert len(seats[0]) == bots
    pairs = list(combinations(range(bots), 2)) if players > 1 else []
    assert len({met[pair] for pair in pairs}) <= 1
    assert all(met[pair] > 0 for pair in pairs)


@given(bots=st.integers(2, 5), players=st.integers(1, 6))
def test_no_two_games_have_the_same_key(bots: int, players: int) -> None:
    jobs = list(islice(Schedule(bots, players, 3).jobs(), 200))
    assert len({job.key for job in jobs}) == 200
    assert jobs == list(islice(Schedule(bots, players, 3).jobs(), 200))


def test_rotations_are_not_repeated() -> None:
    assert rotations((0, 1, 0, 1)) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_seeds_of_different_purposes_differ() -> None:
    assert len({derived_seed(what, 1, deal) for what in ("luck", "bot", "tables") for deal in range(50)}) == 150


@pytest.mark.parametrize(("game", "players"), [("red7", 2), ("kobito", 2), ("qwinto", 3)])
def test_all_seatings_of_a_deal_have_the_same_luck(
    tmp_path_factory: pytest.TempPathFactory, game: str, players: int
) -> None:
    """Bots that always play their first move play the very same game in every seating."""
    file = tmp_path_factory.mktemp("bots") / "first.py"
    file.write_text("class First:\n    def choose(self, view):\n        return view.moves[0].number\n")
    bot = f"{file}:First"
    results = played(setting(bot, bot, game=game, players=players), 12).results()
    points: dict[int, set[tuple[int, ...]]] = {}
    for result in results:
        points.setdefault(result.deal, set()).add(result.points)
    assert {len(each) for each in points.values()} == {1}
    assert len({next(iter(each)) for each in points.values()}) > 1 or game == "red7"
