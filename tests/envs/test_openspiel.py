"""The games in OpenSpiel: its own tests, its search, and a playthrough of each game as text.

`ARCUS_GOLDEN=write` writes the playthroughs anew; read the diff before committing it.
"""

import os
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found, unused-ignore] # optional, and without types
import pytest
from open_spiel.python.algorithms import (  # type: ignore[import-untyped, unused-ignore] # OpenSpiel has no types
    ismcts,
    mcts,
)

import arcus
from arcus.core.game import UsageError
from arcus.envs.openspiel import PREFIX, ArcusState
from tests.cases import CASES, Case

HERE = Path(__file__).parent
SHORT_DECK = "deck=RO RY OY RW OK GW GB TB PK WK RT"
PLAYTHROUGHS = {
    "red7": "arcus_red7",
    "qwinto": "arcus_qwinto(players=1)",
    "rainbow": f"arcus_rainbow({SHORT_DECK})",
    "kobito": "arcus_kobito(gold=3:2 4:4 5:5 3:3 4:3)",
}


def load(case: Case) -> Any:
    """Return the OpenSpiel game of a case."""
    parameters = {"players": case.players, **case.options}
    if str(parameters.get("first", "")).isdigit():
        parameters["first"] = f"_{parameters['first']}"
    return pyspiel.load_game(PREFIX + case.name, parameters)


def play(game: Any, choose: Any, seed: int) -> Any:
    """Play a game to its end and return its last state; `choose` returns a move for a state."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=shares)))
        else:
            state.apply_action(choose(state, luck))
    return state


@pytest.mark.parametrize("case", [case for case in CASES if not case.options or case.players == 2], ids=str)
def test_the_random_simulation_test_passes_with_serialisation(case: Case) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    # Loaded here, since it takes longer than all other imports of the tests together, in every worker.
    from open_spiel.python.algorithms import generate_playthrough

    golden = HERE / "playthroughs" / f"{name}.txt"
    found = generate_playthrough.playthrough(PLAYTHROUGHS[name], action_sequence=None, seed=1)
    if os.environ.get("ARCUS_GOLDEN") == "write":
        golden.write_text(found, encoding="utf-8")
    assert found == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["arcus_red7", f"arcus_rainbow({SHORT_DECK})"])
def test_the_search_of_openspiel_beats_random_play(name: str) -> None:
    game = pyspiel.load_game(name)
    total = 0.0
    for seed in range(8):
        random = np.random.RandomState(seed)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 20, random_state=random)
        # OpenSpiel's own numbers for this differ from run to run.
        bot.set_resampler(lambda state, seat, random=random: state.resample_from_infostate(seat, random.uniform))

        def choose(state: Any, luck: Any, bot: Any = bot, seat: int = seed % 2) -> int:
            if state.current_player() == seat:
                return int(bot.step(state))
            return int(luck.choice(state.legal_actions()))

        total += play(game, choose, seed).returns()[seed % 2]
    assert total >= 3


def test_chance_deals_every_card_and_rolls_every_die() -> None:
    state = pyspiel.load_game("arcus_qwinto").new_initial_state()
    assert len(state.chance_outcomes()) == 2  # who begins
    state.apply_action(1)
    assert state.current_player() == 1
    state.apply_action(state.string_to_action("roll oyp"))
    for outcome in (0, 2, 5):
        assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
        assert state.action_to_string(outcome) == f"{outcome + 1} of 6"
        state.apply_action(outcome)
    assert "dice=o1y3p6" in str(state)
    state = pyspiel.load_game("arcus_red7").new_initial_state()
    assert [len(state.child(0).chance_outcomes()), len(state.chance_outcomes())] == [48, 49]


def test_a_resampled_state_is_another_one_that_looks_the_same_to_the_player() -> None:
    game = pyspiel.load_game("arcus_red7(players=3,actions=true)")
    random = np.random.RandomState(5)
    state = play_some(game, 10)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.uniform) for _ in range(5)]
    assert len({str(other) for other in (state, *others)}) > 2
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.clone().information_state_string(player) == state.information_state_string(player)


def play_some(game: Any, moves: int) -> Any:
    """Return the state after some random moves."""
    luck = np.random.RandomState(1)
    state = game.new_initial_state()
    played = 0
    while played < moves:
        played += not state.is_chance_node()
        state.apply_action(int(luck.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(0)
    return state


def test_a_clone_goes_its_own_way() -> None:
    state = play_some(pyspiel.load_game("arcus_rainbow"), 3)
    before, other = str(state), state.clone()
    assert isinstance(other, ArcusState)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert str(other) != before


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(UsageError, match="red7 is for 2 to 4 players, got 9"):
        pyspiel.load_game("arcus_red7(players=9)")
    assert {name for name in pyspiel.registered_names() if name.startswith(PREFIX)} == {
        PREFIX + name for name in arcus.GAMES
    }
