"""One peer, measured in the peers' own environment: `python -m bench.peers.peer_rows OpenSpiel`.

Prints a line of JSON for each row, and for a game that can't be measured its name and the reason.
"""

import json
import os
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from bench.peers import rates
from bench.peers.rates import best

Some = Callable[[], int]
Made = Iterator[tuple[str, str, Callable[[], Some]]]  # game, kind, and what makes the function to measure


def rlcard() -> Made:
    """Play RLCard's environments: each step returns an observation and the legal actions."""
    for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu"):
        yield name, rates.ENVIRONMENT, partial(rlcard_steps, name)


def rlcard_steps(name: str) -> Some:
    """Return a function that plays in an environment of RLCard."""
    env: Any = import_module("rlcard").make(name)
    state, _ = env.reset()

    def some() -> int:
        nonlocal state
        decisions = 0
        for _ in range(100):
            legal = list(state["legal_actions"])
            decisions += len(legal) > 1
            state, _ = env.step(random.choice(legal))
            if env.is_over():
                state, _ = env.reset()
        return decisions

    return some


def pettingzoo() -> Made:
    """Play PettingZoo's card games."""
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5"):
        yield name, rates.ENVIRONMENT, partial(pettingzoo_steps, name)


def pettingzoo_steps(name: str) -> Some:
    """Return a function that plays in an environment of PettingZoo."""
    from bench.peers.pettingzoo_loop import loop

    return loop(import_module(f"pettingzoo.classic.{name}").env())


def openspiel() -> Made:
    """Play OpenSpiel's card games, written in C++, and search with its ISMCTS, in C++ too."""
    for name in ("leduc_poker", "crazy_eights", "gin_rummy", "hanabi", "hearts", "skat"):
        yield name, rates.RULES, partial(openspiel_states, name, is_observed=False)
        if name != "hearts":  # it has no observation tensor
            yield name, rates.ENVIRONMENT, partial(openspiel_states, name, is_observed=True)
    for name in ("leduc_poker", "gin_rummy"):  # the others can't be searched: they lack ResampleFromInfostate
        yield name, rates.SEARCH, partial(openspiel_search, name)


def openspiel_states(name: str, *, is_observed: bool) -> Some:
    """Return a function that plays on states, with or without an observation tensor at each decision."""
    game: Any = import_module("pyspiel").load_game(name)
    state = game.new_initial_state()

    def some() -> int:
        nonlocal state
        decisions = 0
        for _ in range(200):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            legal = state.legal_actions()
            decisions += len(legal) > 1
            if is_observed:
                state.observation_tensor()
            state.apply_action(random.choice(legal))
        return decisions

    return some


def openspiel_search(name: str) -> Some:
    """Return a function that searches the opening."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator, most = pyspiel.RandomRolloutEvaluator(1, 1), pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, 100, -1, most, False, False)

    def some() -> int:
        bot.step(state)
        return 100

    return some


def hanabi() -> Made:
    """Play the Hanabi Learning Environment, by its state and by its environment."""
    yield "hanabi", rates.RULES, hanabi_states
    yield "hanabi", rates.ENVIRONMENT, hanabi_steps


def hanabi_states() -> Some:
    """Return a function that plays on states."""
    pyhanabi: Any = import_module("hanabi_learning_environment.pyhanabi")
    game = pyhanabi.HanabiGame({"players": 2})
    state = game.new_initial_state()

    def some() -> int:
        nonlocal state
        decisions = 0
        for _ in range(100):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.cur_player() == pyhanabi.CHANCE_PLAYER_ID:
                state.deal_random_card()
                continue
            legal = state.legal_moves()
            decisions += len(legal) > 1
            state.apply_move(random.choice(legal))
        return decisions

    return some


def hanabi_steps() -> Some:
    """Return a function that plays in the environment."""
    env: Any = import_module("hanabi_learning_environment.rl_env").make("Hanabi-Full", num_players=2)
    seen = env.reset()

    def some() -> int:
        nonlocal seen
        decisions = 0
        for _ in range(20):
            legal = seen["player_observations"][seen["current_player"]]["legal_moves_as_int"]
            decisions += len(legal) > 1
            seen, _, is_over, _ = env.step(random.choice(legal))
            if is_over:
                seen = env.reset()
        return decisions

    return some


def pgx() -> Made:
    """Play pgx's games of chance and hidden cards, many at once, compiled by JAX for one core."""
    for name in ("kuhn_poker", "leduc_holdem", "sparrow_mahjong", "backgammon", "2048"):
        yield name, rates.MANY, partial(pgx_steps, name)


def pgx_steps(name: str, games: int = 1024, steps: int = 20) -> Some:
    """Return a function that plays many games at once; the whole loop is compiled."""
    jax: Any = import_module("jax")
    env: Any = import_module("pgx").make(name)
    jnp = jax.numpy
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key, decisions = carried
        key, choosing, dealing = jax.random.split(key, 3)
        legal = state.legal_action_mask
        action = jax.random.categorical(choosing, jnp.where(legal, 0.0, -jnp.inf), axis=-1)
        decisions += (legal.sum(axis=-1) > 1).sum()
        return (step(state, action, jax.random.split(dealing, games)), key, decisions), state.observation.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(one, (state, key, jnp.int32(0)), None, length=steps))
    state, key = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)

    def some() -> int:
        nonlocal state, key
        (state, key, decisions), _ = run(state, key)
        return int(decisions)

    return some


PEERS = {
    "RLCard": rlcard,
    "PettingZoo": pettingzoo,
    "OpenSpiel": openspiel,
    "Hanabi Learning Environment": hanabi,
    "pgx": pgx,
}


def main(peer: str) -> None:
    """Measure a peer, and print its rows."""
    warnings.simplefilter("ignore")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # JAX would use every core
    for game, kind, make in PEERS[peer]():
        try:
            print(json.dumps({"game": game, "kind": kind, "rate": best(make())}), flush=True)
        except Exception as error:  # the page names what can't be measured, and goes on
            print(json.dumps({"game": game, "kind": kind, "error": f"{type(error).__name__}: {error}"}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
