"""The measurement of every library: decisions per second of processor time, the best of several rounds.

A decision is a step of a player who has at least two legal moves; steps of chance and forced moves count for nothing,
and their time counts. Other programs on the machine only make a round slower, so the best one counts.
"""

import os
import time
from collections.abc import Callable
from typing import NamedTuple

SECONDS = float(os.environ.get("PEERS_SECONDS", "0.5"))
ROUNDS = int(os.environ.get("PEERS_ROUNDS", "5"))

RULES = "rules"  # legal moves, a random one, play it
ENVIRONMENT = "environment"  # and an observation at each decision
MANY = "many"  # many games at once, with observations
SEARCH = "search"  # iterations of a tree search, each with one playout


class Row(NamedTuple):
    """One measurement."""

    library: str
    game: str
    kind: str
    rate: float


def best(some: Callable[[], int]) -> float:
    """Return decisions per second; `some` plays a little and returns how many it made."""
    some()  # what is compiled or cached at first use
    rates = []
    for _ in range(ROUNDS):
        began, made = time.process_time(), 0
        while time.process_time() - began < SECONDS:
            made += some()
        rates.append(made / (time.process_time() - began))
    return max(rates)
