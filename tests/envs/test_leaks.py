"""No environment leaks: what a seat can't know never changes its observation, its mask or its legal moves.

Other positions that agree with all that the seat knows are drawn from its knowledge; they must look the same to it.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arcus.core.game import AnyGame, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import Position
from arcus.envs import vector
from arcus.envs.observation import Observer
from arcus.envs.pettingzoo import MaskPlace, env
from tests.cases import CASES, Case, game_at
from tests.envs.test_openspiel import load

SHARES = (0, 20, 40, 60, 80, 100)  # of a game, in hundredths
SAMPLES = 3
Look = Callable[[Position, Seat], Any]


def twins(game: AnyGame, position: Position, seat: Seat) -> Iterator[Position]:
    """Yield positions that agree with all that a seat knows."""
    knowledge = game.knowledge(game.view(position, seat))
    for nth in range(SAMPLES):
        yield knowledge.sample(FastLuck(nth), nth)


def leaks(case: Case, look: Look) -> list[str]:
    """Return the moments of a few games at which what a seat sees depends on what it can't know."""
    game = case.game()
    found = []
    for seed, share in enumerate(SHARES):
        position = game_at(game, seed, share)
        for seat in game.seats:
            seen = look(position, seat)
            found += [
                f"{game.position_text(position)} and {game.position_text(other)}, seat {seat}"
                for other in twins(game, position, seat)
                if look(other, seat) != seen
            ]
    return found


def hidden(case: Case) -> bool:
    """Return whether some position of these games has a secret: a twin that is another position."""
    game = case.game()
    for seed, share in enumerate(SHARES):
        position = game_at(game, seed, share)
        for seat in game.seats:
            if any(game.position_text(other) != game.position_text(position) for other in twins(game, position, seat)):
                return True
    return False


@pytest.mark.parametrize("case", CASES, ids=str)
def test_observations_and_legal_moves_tell_nothing_that_a_seat_does_not_know(case: Case) -> None:
    observer = Observer(case.game())

    def look(position: Position, seat: Seat) -> Any:
        legal = list(position.legal(seat)) if position.to_act() >> seat & 1 else []
        return observer.observe(position, seat).tobytes(), legal

    assert leaks(case, look) == []


@pytest.mark.parametrize("mask", ["observation", "info"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_pettingzoo_tells_nothing_that_a_seat_does_not_know(case: Case, mask: MaskPlace) -> None:
    played = env(case.name, case.players, **case.options, mask=mask, render_mode="ansi")
    played.reset(seed=0)

    def look(position: Position, seat: Seat) -> Any:
        played.position, played.render_seat = position, seat
        if not played.position.to_act():
            return played.observer.observe(position, seat).tobytes()
        played._select()
        agent = played.possible_agents[seat]
        seen = played.observe(agent)
        if mask == "observation":
            return {name: value.tobytes() for name, value in seen.items()}, played.render()
        info = played.infos[agent]["action_mask"].tobytes() if agent == played.agent_selection else None
        return seen.tobytes(), info

    assert leaks(case, look) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_openspiel_tells_nothing_that_a_seat_does_not_know(case: Case) -> None:
    state: Any = load(case).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)

    def look(position: Position, seat: Seat) -> Any:
        state.progress.position = position
        return (
            state.information_state_string(seat),
            state.information_state_tensor(seat),
            state.observation_string(seat),
            state.observation_tensor(seat),
            state.legal_actions(seat),
        )

    assert leaks(case, look) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_vector_environments_tell_nothing_that_a_seat_does_not_know(case: Case) -> None:
    env = vector.make(case.name, case.players, games=1, **case.options)
    lanes: Any = env._lanes

    def look(position: Position, seat: Seat) -> Any:
        if not position.to_act() >> seat & 1:
            return None
        lanes.lanes[0].position = position
        lanes.lanes[0].encoder.begin()
        lanes._show(0, lanes.lanes[0], 1 << seat)
        return env.observations.tobytes(), env.masks.tobytes()

    assert leaks(case, look) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bot_gets_the_same_observation_from_its_view(case: Case) -> None:
    game = case.game()
    observer = Observer(game)
    for seed, share in enumerate(SHARES):
        position = game_at(game, seed, share)
        for seat in game.seats:
            assert (observer.observe_view(game.view(position, seat)) == observer.observe(position, seat)).all()


def test_all_games_with_secrets_are_tested_with_other_positions() -> None:
    assert not [str(case) for case in CASES if case.players > 1 and case.name != "qwinto" and not hidden(case)]
    assert hidden(Case("qwinto", 6, {}))  # a choice is secret only until all have chosen


@pytest.mark.parametrize(
    "case", [Case("red7", 2, {}), Case("qwinto", 6, {}), Case("rainbow", 2, {}), Case("kobito", 2, {})]
)
def test_a_planted_leak_is_found(case: Case) -> None:
    """The observation of the next seat holds secrets of that seat."""
    observer = Observer(case.game())

    def peek(position: Position, seat: Seat) -> Any:
        return observer.observe(position, (seat + 1) % case.players).tobytes()

    assert leaks(case, peek)
