"""PettingZoo's own tests for every game, option and number of players, and further checks."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped] # PettingZoo has no types
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from arcus.core.game import UsageError
from arcus.envs.pettingzoo import ArcusEnv, env
from tests.cases import CASES, Case

EACH_GAME = [next(case for case in CASES if case.name == name) for name in dict.fromkeys(case.name for case in CASES)]
LISTED = "Observation space for each agent probably|Observation is not a NumPy|Action mask numpy array is all zeros"


def make(case: Case, **more: Any) -> ArcusEnv:
    """Return the environment of a case."""
    return env(case.name, case.players, **case.options, **more)


def play(played: ArcusEnv, seed: int) -> list[tuple[str, int]]:
    """Play a random game to its end and return its actions."""
    choice = random.Random(seed)
    played.reset(seed=seed)
    actions: list[tuple[str, int]] = []
    for agent in played.agent_iter():
        seen, _, is_over, _, _ = played.last()
        action = None if is_over else choice.choice(np.flatnonzero(seen["action_mask"]).tolist())
        if action is not None:
            actions.append((agent, action))
        played.step(action)
    return actions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_api_test_passes_without_warnings(case: Case) -> None:
    """With the mask in `infos`: PettingZoo warns of masks in observations, except in environments on its own list."""
    api_test(make(case, mask="info"), num_cycles=20)


@pytest.mark.parametrize("case", EACH_GAME, ids=str)
def test_with_masks_in_observations_the_api_test_warns_only_of_that(case: Case) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(make(case), num_cycles=200)
    assert found
    assert not [each for each in found if not any(text in str(each.message) for text in LISTED.split("|"))]


@pytest.mark.parametrize("mask", ["info", "observation"])
@pytest.mark.parametrize("case", EACH_GAME, ids=str)
def test_the_seed_test_passes(case: Case, mask: str) -> None:
    seed_test(lambda: make(case, mask=mask), num_cycles=20)


@pytest.mark.parametrize("case", EACH_GAME, ids=str)
def test_the_render_test_passes(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: make(case, render_mode=render_mode))
    assert capsys.readouterr().out  # of the mode `human`


@pytest.mark.parametrize("case", EACH_GAME, ids=str)
def test_the_performance_benchmark_passes(
    case: Case, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds, of a clock that the test turns."""
    seconds = iter(range(1000))
    monkeypatch.setattr("time.time", lambda: next(seconds) / 10)
    performance_benchmark(make(case))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("case", CASES, ids=str)
def test_rewards_follow_the_outcome(case: Case) -> None:
    played = make(case)
    played.reset(seed=case.players)
    while not any(played.terminations.values()):
        seen = played.observe(played.agent_selection)
        played.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    outcome = played.game.outcome(played.position)
    assert outcome is not None
    rewards = [played.rewards[agent] for agent in played.possible_agents]
    if case.players == 1:
        assert rewards == [outcome.points[0]]
        return
    assert sum(rewards) == pytest.approx(0)
    assert {rewards.index(max(rewards))} <= set(outcome.winners)
    winners = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
    assert tuple(winners) == outcome.winners
    assert max(rewards) <= 1
    if len(winners) == 1:
        assert max(rewards) == 1


def test_the_same_seed_plays_the_same_game_and_another_one_does_not() -> None:
    played = env("rainbow")
    assert play(played, 7) == play(env("rainbow"), 7)
    assert play(played, 7) != play(played, 8)


def test_without_a_seed_the_next_deal_is_another_one() -> None:
    played = env("red7", players=3)
    played.reset(seed=1)
    first = played.observe("seat_0")["observation"]
    played.reset()
    assert (played.observe("seat_0")["observation"] != first).any()


def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing() -> None:
    played = env("rainbow")
    played.reset(seed=1)
    before = played.game.position_text(played.position)
    with pytest.raises(UsageError, match=r"action 12 of seat_0: illegal move: forbidden by rule 3\.8; choose one"):
        played.step(12)
    with pytest.raises(UsageError, match="expected the number of a move for seat_0, got None"):
        played.step(None)
    assert played.game.position_text(played.position) == before
    assert played.agent_selection == "seat_0"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 9}, "red7 is for 2 to 4 players, got 9"),
        ({"colour": 1}, "unknown option 'colour' of red7"),
        ({"mask": "somewhere"}, "mask must be one of observation, info, got 'somewhere'"),
        ({"render_mode": "film"}, "render_mode must be one of None, human, ansi, rgb_array, got 'film'"),
        ({"render_seat": 2}, "seat must be None or between 0 and 1, got 2"),
    ],
)
def test_wrong_arguments_are_refused_with_what_to_do(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        env("red7", **wrong)


def test_text_and_image_show_what_the_chosen_seat_sees() -> None:
    text = {}
    for seat in (None, 0):
        played = env("red7", render_mode="ansi", render_seat=seat)
        played.reset(seed=3)
        text[seat] = str(played.render())
    assert "Your hand:" in text[0]
    assert "Your hand:" not in text[None]
    drawn = env("red7", render_mode="rgb_array")
    drawn.reset(seed=3)
    first = drawn.render()
    drawn.step(int(np.flatnonzero(drawn.observe(drawn.agent_selection)["action_mask"])[-1]))
    second = drawn.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert first.shape == second.shape
    assert (first != second).any()
