"""Calibration of claimed chances: games between masters, in which some decisions are also given to the hints."""

import multiprocessing
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import floor
from typing import Any, NamedTuple

import msgspec

from arcus.arena.pool import exit_with_parent
from arcus.arena.schedule import derived_seed
from arcus.arena.statistics import rate_interval
from arcus.bots.analysis import Thinker
from arcus.bots.budget import Budget
from arcus.bots.calibration import Calibration
from arcus.bots.levels import make_bot
from arcus.core.bits import lowest
from arcus.core.game import AnyGame, AnyView, UsageError
from arcus.core.luck import FastLuck, Rng
from arcus.games import make
from arcus.records.match import Match

BINS = 10  # steps of the chances from 0 to 1 that are counted together
LEAST_VALUE = 0.001  # a fit clips values this close to 0 or 1, where the logarithm diverges
LEAST_SLOPE = 0.05
NEWTON_STEPS = 30
MOST_HALVES = 30  # of a step


class Trial(msgspec.Struct, frozen=True):
    """All inputs that determine the games."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    budget: Budget | None
    """The budget of the masters that play; None: their own. A claim always has the budget of a hint."""
    every: int
    """The mean number of decisions between two claims, which are chosen at random."""


class Claim(NamedTuple):
    """The master's value of its best move at a decision, and the share of the win that the mover got."""

    value: float
    won: float


class Claims(msgspec.Struct, frozen=True):
    """The claims of one game, by its number."""

    number: int
    claims: tuple[Claim, ...]


def play(trial: Trial, number: int) -> Claims:
    """Play a game to its end and return its claims."""
    game = make(trial.game, trial.players, trial.options)
    match = Match(game, FastLuck(derived_seed("luck", trial.seed, number)))
    bots = [
        make_bot("master", game, derived_seed("bot", trial.seed, number, seat), trial.budget) for seat in game.seats
    ]
    rng = Rng(derived_seed("claims", trial.seed, number))
    claimed: list[tuple[int, float]] = []
    while owing := match.position.to_act():
        seat = int(lowest(owing))
        legal = match.position.legal(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        view = match.view(seat)
        if rng.below(trial.every) == 0:
            claimed.append((seat, best_value(game, view, derived_seed("hint", trial.seed, number, len(claimed)))))
        match.play(seat, bots[seat].choose(view))
    assert match.outcome is not None
    winners = match.outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in game.seats]
    return Claims(number, tuple(Claim(value, shares[seat]) for seat, value in claimed))


def best_value(game: AnyGame, view: AnyView, seed: int) -> float:
    """Return the master's value of its best move before calibration."""
    bot = make_bot("master", game, seed)
    if not isinstance(bot, Thinker):
        raise UsageError(f"the master of {game.name} gives no hints")
    return bot.think(view)[0].value


def play_all(trial: Trial, numbers: Sequence[int], jobs: int) -> Iterator[Claims]:
    """Play games by their numbers in this many processes, and yield their claims in order."""
    if jobs == 1:
        for number in numbers:
            yield play(trial, number)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), exit_with_parent)
    try:
        yield from pool.map(partial(play, trial), numbers)
    finally:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


# -- bins and maps


class Bin(msgspec.Struct, frozen=True):
    """The claims within 0.05 of `around`, and how often they were won, with the 95 % interval."""

    around: float
    claims: int
    games: int
    claimed: float
    won: float
    ci95: tuple[float, float]


def bins(found: Sequence[Claims], calibration: Calibration) -> list[Bin]:
    """Return the claims by calibrated chance, lowest first, without empty bins; games are independent, claims not."""
    by_bin: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    for game in found:
        for claim in game.claims:
            chance = calibration.chance(claim.value)
            by_bin[floor(chance * BINS + 0.5)].append((game.number, chance, claim.won))
    return [_bin(place / BINS, by_bin[place]) for place in sorted(by_bin)]


def _bin(around: float, claims: list[tuple[int, float, float]]) -> Bin:
    won, ci95 = rate_interval((number, share) for number, _, share in claims)
    claimed = sum(chance for _, chance, _ in claims) / len(claims)
    games = len({number for number, _, _ in claims})
    return Bin(around, len(claims), games, round(claimed, 4), round(won, 4), ci95)


def mean_gap(found: Sequence[Bin]) -> float:
    """Return the mean difference between claimed and won, each bin counting by its claims."""
    return sum(each.claims * abs(each.claimed - each.won) for each in found) / max(
        1, sum(each.claims for each in found)
    )


def fit(found: Sequence[Claims]) -> Calibration:
    """Return the map under which these results are most likely, drawn a little towards the one that changes nothing."""
    import numpy as np
    from numpy.typing import NDArray

    claims = [claim for game in found for claim in game.claims]
    values = np.clip([claim.value for claim in claims], LEAST_VALUE, 1 - LEAST_VALUE)
    won = np.array([claim.won for claim in claims])
    terms = np.stack([np.log(values), -np.log(1 - values), np.ones(len(values))], axis=1)
    usual = np.array([1.0, 1.0, 0.0])

    def loss(weights: NDArray[np.float64]) -> float:
        odds = terms @ weights
        return float(np.sum(np.logaddexp(0.0, odds) - won * odds) + np.sum((weights - usual) ** 2) / 2)

    weights = usual
    for _ in range(NEWTON_STEPS):
        chances = (1 + np.tanh(terms @ weights / 2)) / 2
        slope = terms.T @ (won - chances) - (weights - usual)
        curve = (terms * (chances * (1 - chances))[:, None]).T @ terms + np.eye(3)
        step = np.linalg.solve(curve, slope)
        halves = (step / 2**half for half in range(MOST_HALVES))  # a whole step can lead away from the best map
        step = next((each for each in halves if loss(weights + each) <= loss(weights)), 0 * step)
        weights = weights + step
    low, high, shift = (round(float(weight), 3) for weight in weights)
    return Calibration(max(LEAST_SLOPE, low), max(LEAST_SLOPE, high), shift)
