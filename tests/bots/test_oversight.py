"""The mistakes of the lower levels: they overlook moves, and never give up while they could play on."""

from collections import Counter
from itertools import pairwise

import pytest

import arcus
from arcus.bots.analysis import Thinker, Thought
from arcus.bots.budget import Budget
from arcus.bots.levels import LEVELS, SPECS, levels_of, make_bot
from arcus.bots.oversight import Oversight
from arcus.core.bits import lowest
from arcus.core.luck import FastLuck
from arcus.games.qwinto import moves as qwinto_moves
from arcus.games.red7 import moves as red7_moves
from arcus.records.match import Match

FEW = Budget(iterations=25)
VIEW = arcus.game("red7", 2).view(arcus.game("red7", 2).deal(FastLuck(1)), 0)
PASS = 7
THOUGHTS = [Thought(move, 1, 1 - move / 10) for move in (3, 5, PASS, 8)]  # the best one first


def _played(overlook: float, thoughts: list[Thought]) -> Counter[int]:
    """Return how often 400 bots play each move."""
    return Counter(Oversight(seed, overlook, (PASS,)).choose(VIEW, thoughts) for seed in range(400))


def test_a_bot_that_overlooks_nothing_plays_the_best_move() -> None:
    assert _played(0.0, THOUGHTS) == {3: 400}


def test_a_bot_that_overlooks_half_of_its_moves_plays_the_best_of_the_rest() -> None:
    """The best is noticed in half of all cases, the next in half of the others; if none is noticed, any is played."""
    played = _played(0.5, THOUGHTS)
    assert 400 * 0.45 < played[3] < 400 * 0.65
    assert 400 * 0.2 < played[5] < 400 * 0.4
    assert 400 * 0.1 < played[8] < 400 * 0.25


@pytest.mark.parametrize("overlook", [0.5, 0.9, 1.0])
def test_a_last_resort_is_never_played_for_overlooking_the_others(overlook: float) -> None:
    played = _played(overlook, THOUGHTS)
    assert set(played) == {3, 5, 8}


@pytest.mark.parametrize("overlook", [0.0, 0.5, 1.0])
def test_a_last_resort_is_played_if_it_is_judged_best_or_alone(overlook: float) -> None:
    passing = Thought(PASS, 1, 1.0)
    assert _played(overlook, [passing, *THOUGHTS[:2]]) == {PASS: 400}
    assert _played(overlook, [passing]) == {PASS: 400}


@pytest.mark.parametrize("level", LEVELS[:-1])  # the master may find that giving up a round early is cheaper
@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"actions": True}], ids=["basic", "advanced", "actions"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_of_red7_never_passes_while_it_could_stay_in(level: str, options: dict[str, bool], players: int) -> None:
    """A slip used to be any legal move: 95 of 181 passes of `casual` in 100 games had an alternative."""
    game = arcus.game("red7", players, **options)
    chances = 0  # to pass without need
    for deal in range(3):
        match = Match(game, FastLuck(deal))
        bots = [make_bot(level, game, deal + seat, FEW) for seat in range(players)]
        while owing := match.position.to_act():
            view = match.view(lowest(owing))
            move = bots[lowest(owing)].choose(view)
            if len(view.moves) > 1:
                chances += view.moves[0].number == red7_moves.PASS
                assert move != red7_moves.PASS
            match.play(lowest(owing), move)
    assert chances


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_bot_of_qwinto_takes_a_misthrow_only_if_it_holds_that_best(level: str) -> None:
    game = arcus.game("qwinto", 2)
    oversights = 0
    for deal in range(3):
        match = Match(game, FastLuck(deal))
        bots = [make_bot(level, game, deal + seat) for seat in range(2)]
        while owing := match.position.to_act():
            seat = lowest(owing)
            view, bot = match.view(seat), bots[seat]
            move = bot.choose(view)
            assert isinstance(bot, Thinker)
            best = bot.think(view)[0].move
            assert move == best or move != qwinto_moves.PASS
            oversights += move != best
            match.play(seat, move)
    assert oversights


@pytest.mark.parametrize("game", sorted(SPECS))
def test_a_level_overlooks_no_more_than_the_one_below(game: str) -> None:
    levels = [levels_of(game)[name] for name in LEVELS]
    kinds = [getattr(level, "by", "search") for level in levels]
    for (low, low_kind), (high, high_kind) in pairwise(zip(levels, kinds, strict=True)):
        assert low_kind != high_kind or high.overlook < low.overlook
    assert levels[-1].overlook == 0
