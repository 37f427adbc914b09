"""`random_move` against `legal`: games may override it with something quicker, but not with something else."""

from collections import Counter

import pytest

from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.core.position import COUNT_UNIT, MOVE_MASK
from tests.cases import LAWFUL, Case, game_at
from tests.chi_square import assert_uniform

every_case = pytest.mark.parametrize("case", LAWFUL, ids=str)
GAMES = 3  # random games of each case
DRAWS = 3  # random moves at each of their decisions
OFTEN = 30  # draws for each move in the check of frequencies


@every_case
def test_a_random_move_is_the_one_that_the_generator_picks_from_the_legal_moves(case: Case) -> None:
    """So it is legal, comes with the number of legal moves, and a seed gives the same game in a quick override."""
    game = case.game()
    for seed in range(GAMES):
        luck, rng = FastLuck(seed), Rng(seed)
        position = game.deal(luck)
        while owing := position.to_act():
            seat = lowest(owing)
            legal = list(position.legal(seat))
            for _ in range(DRAWS):
                twin = Rng(0)
                twin.state = rng.state
                found = position.random_move(seat, rng)
                picked = legal[twin.below(len(legal))] if len(legal) > 1 else legal[0]
                assert (found // COUNT_UNIT, found & MOVE_MASK) == (len(legal), picked)
                assert rng.state == twin.state, "only a choice uses the generator"
            position.apply(seat, legal[rng.below(len(legal))], luck, NO_EVENTS)


@every_case
@pytest.mark.parametrize("share", [0, 50])
def test_all_legal_moves_are_equally_likely_as_random_moves(case: Case, share: int) -> None:
    position = game_at(case.game(), 1, share)
    seat = lowest(position.to_act())
    legal = position.legal(seat)
    rng = Rng(share)
    found = Counter(position.random_move(seat, rng) & MOVE_MASK for _ in range(OFTEN * len(legal)))
    assert set(found) == set(legal)
    if len(legal) > 1:
        assert_uniform(found, len(legal))
