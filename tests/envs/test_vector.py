"""Many games at once play the same games as one at a time."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from arcus.build import is_compiled
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import UsageError
from arcus.core.luck import FastLuck
from arcus.core.playout import game_seed
from arcus.envs import vector
from tests.cases import CASES, Case
from tests.envs.digest import digest

ROOT = Path(__file__).parents[2]
BOTH = [Case("rainbow", 2, {}), Case("qwinto", 3, {}), Case("red7", 3, {"actions": True}), Case("kobito", 2, {})]


def make(case: Case, **more: Any) -> vector.VectorEnv:
    """Return the vector environment of a case."""
    return vector.make(case.name, case.players, **more, **case.options)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_game_goes_as_it_would_alone(case: Case) -> None:
    """Observation, mask, seat, rewards and points, through the end of a game into the next one."""
    env, lanes, seed = make(case, games=3, seed=5), 3, 5
    game, observer = env.game, env.observer
    numbers = list(range(lanes))
    lucks = [FastLuck(game_seed(seed, number)) for number in numbers]
    positions = [game.deal(luck) for luck in lucks]
    ended = 0
    for _ in range(150):
        for i, position in enumerate(positions):
            seat = lowest(position.to_act())
            assert env.seats[i] == seat
            assert (env.observations[i] == observer.observe(position, seat)).all()
            assert (env.masks[i] == observer.mask(position, seat)).all()
        actions = env.random_actions()
        env.step(actions)
        for i, action in enumerate(actions.tolist()):
            positions[i].play(lowest(positions[i].to_act()), action, lucks[i], NO_EVENTS)
            outcome = game.outcome(positions[i])
            assert env.dones[i] == (outcome is not None)
            if outcome is None:
                assert not env.rewards[i].any()
                continue
            ended += 1
            assert tuple(env.points[i]) == outcome.points
            best = {seat for seat in game.seats if env.rewards[i, seat] == env.rewards[i].max()}
            assert best == set(outcome.winners)
            numbers[i] += lanes
            lucks[i] = FastLuck(game_seed(seed, numbers[i]))
            positions[i] = game.deal(lucks[i])
    assert ended or case.name != "rainbow"


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    env, other = make(BOTH[0], games=8, seed=1), make(BOTH[0], games=8, seed=2)
    assert (env.observations != other.observations).any()
    other.reset(1)
    for _ in range(300):
        assert (env.observations == other.observations).all()
        actions = env.random_actions()
        env.step(actions)
        other.step(actions.astype(np.int32))
    env.reset(1)
    assert not env.rewards.any()
    assert not env.dones.any()
    assert (env.observations == make(BOTH[0], games=8, seed=1).observations).all()


def test_random_actions_are_legal_and_reach_every_legal_move() -> None:
    env = make(BOTH[1], games=200, seed=3)
    chosen = np.zeros_like(env.masks)
    for _ in range(60):
        actions = env.random_actions()
        assert env.masks[np.arange(200), actions].all()
        chosen[np.arange(200), actions] = True
    assert (chosen == env.masks).sum(axis=1).min() >= 36  # of 37: no step was made


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    env = make(BOTH[0], games=4, seed=1)
    before = env.observations.copy()
    actions = env.random_actions().copy()
    actions[2] = 12
    for wrong, message in (
        (actions, "action 12 of game 2 is not legal; choose one that its mask allows"),
        (np.full(4, 13), "action 13 of game 0 is not legal"),
        (np.full(4, -1), "action -1 of game 0 is not legal"),
        (actions[:3], r"expected 4 whole numbers, one for each game, got int64 of shape \(3,\)"),
        (actions * 1.0, r"expected 4 whole numbers, one for each game, got float64 of shape \(4,\)"),
    ):
        with pytest.raises(UsageError, match=message):
            env.step(wrong)
    assert (env.observations == before).all()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games must be a whole number from 1 to 1000000, got 0"),
        ({"seed": -1}, "seed must be a whole number from 0 to 4611686018427387903, got -1"),
        ({"players": 7}, "qwinto is for 1 to 6 players, got 7"),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        vector.make("qwinto", **wrong)


def test_arrays_can_only_be_read() -> None:
    env = make(BOTH[0], games=2)
    for array in (env.observations, env.masks, env.seats, env.rewards, env.dones, env.points):
        assert not array.flags.writeable


@pytest.mark.needs("compiled")
@pytest.mark.parametrize("case", BOTH, ids=str)
def test_compiled_and_plain_python_see_the_same(case: Case) -> None:
    """This process runs the compiled loop, another one the plain one."""
    plain = subprocess.run(
        [sys.executable, "-m", "tests.envs.digest", case.name, str(case.players), *case.options],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert is_compiled()
    assert plain.stdout.split() == ["False", digest(case)]
