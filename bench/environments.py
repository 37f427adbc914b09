"""Measure the environments against the engine, in one run: `python -m bench.environments`.

Random legal play on one core; a decision is a step with at least two legal moves, as in `arcus bench engine`.
"""

import time
from collections.abc import Callable

import arcus
from arcus.core.playout import Tally, play_games
from arcus.envs import pettingzoo, vector
from bench.peers.pettingzoo_loop import loop

ROWS = (("red7", 2), ("red7", 4), ("qwinto", 2), ("rainbow", 2), ("kobito", 2))
GAMES = 128  # at once
SECONDS = 0.5
ROUNDS = 5  # the best one counts: other programs only make a round slower


def best(some: Callable[[], int]) -> float:
    """Return decisions per second of processor time; `some` plays and returns how many it made."""
    rates = []
    for _ in range(ROUNDS):
        began, decisions = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            decisions += some()
        rates.append(decisions / (time.process_time() - began))
    return max(rates)


def engine(name: str, players: int) -> Callable[[], int]:
    """Return a function that plays with the engine alone."""
    blank, number = arcus.game(name, players).blank(), 0

    def some() -> int:
        nonlocal number
        tally = Tally(players)
        play_games(blank, 1, number, 50, tally)
        number += 50
        return int(tally.decisions)

    return some


def many(name: str, players: int, share: float) -> Callable[[], int]:
    """Return a function that plays many games at once; `share` of their steps are decisions."""
    env = vector.make(name, players, games=GAMES)

    def some() -> int:
        for _ in range(20):
            env.step(env.random_actions())
        return round(20 * GAMES * share)

    return some


def main() -> None:
    """Measure and print a table."""
    print("| game | seats | PettingZoo | vector | of PettingZoo | engine | of engine |\n|---|---|---|---|---|---|---|")
    for name, players in ROWS:
        tally = Tally(players)
        play_games(arcus.game(name, players).blank(), 1, 0, 2000, tally)
        share = int(tally.decisions) / int(tally.plays)
        bare, one, all_ = (
            best(engine(name, players)),
            best(loop(pettingzoo.env(name, players))),
            best(many(name, players, share)),
        )
        print(f"| {name} | {players} | {one:,.0f} | {all_:,.0f} | {all_ / one:.0f} | {bare:,.0f} | {all_ / bare:.2f} |")


if __name__ == "__main__":
    main()
