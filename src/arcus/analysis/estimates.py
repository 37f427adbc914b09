"""Estimates for an analysis, one call for each move, from what each seat knew at that time."""

from collections.abc import Iterator
from math import sqrt

import msgspec

from arcus.analysis.proof import LOST, NOT_LOST, UNKNOWN, Prover
from arcus.analysis.rollouts import Rollouts
from arcus.bots.analysis import Thinker, Thought
from arcus.bots.calibration import calibration_of
from arcus.bots.levels import SPECS, make_bot
from arcus.bots.searcher import SearchBot
from arcus.core.game import AnyGame, AnyView, Seat, UsageError
from arcus.core.luck import FastLuck, mix
from arcus.core.position import Knowledge

MOST_SHOWN = 4  # moves compared with the one played
NOISE = 2.0  # standard errors below which a difference counts as none
LEAST_SHARE = 4  # each of those gets at least one in this many of the iterations
BATCH = 50  # worlds to play between two checks of the error of their mean
PRECISION = 0.01  # the standard error of a quick estimate that is small enough
MODEL_ERROR = 0.035  # standard error of the difference of two moves that a value function compares; docs/analysis.md


class Depth(msgspec.Struct, frozen=True):
    """The amount of computation of an analysis."""

    iterations: int = 8000
    """Iterations of the master's search at each decision."""
    worlds: int = 1000
    """The most worlds to play on for each seat after each move, to measure luck."""
    deals: int = 2000
    """Deals to play for the chances before the deal."""
    proofs: int = 48
    """Worlds in which a move must lose by force to count as a forced loss."""
    positions: int = 20_000
    """The most positions to visit in each of these worlds."""
    seed: int = 1


class Question(msgspec.Struct, frozen=True):
    """A moment of a game: the view of each seat (none if nobody has learned anything), and the move that follows."""

    views: tuple[AnyView, ...]
    view: AnyView | None = None
    """The mover's, if there is a choice."""
    move: int = -1


class Considered(msgspec.Struct, frozen=True):
    """A move with the mover's chance to win after it, and the standard error of that chance."""

    move: int
    value: float
    error: float


class Estimate(msgspec.Struct, frozen=True):
    """The answer to a question."""

    chances: tuple[float, ...]
    """By seat, each from what that seat knows; empty if the question has no views."""
    considered: tuple[Considered, ...] = ()
    """The best move first; the one played is among them. Empty if there was no choice."""
    loses_by_force: bool = False
    """Whether the move loses by force while another does not."""


class Start(msgspec.Struct, frozen=True):
    """The chances before the deal, and their standard errors."""

    chances: tuple[float, ...]
    errors: tuple[float, ...]


def is_clear(better: Considered, worse: Considered) -> bool:
    """Return whether a move is better than another by more than noise."""
    return better.value - worse.value > NOISE * difference_error(better, worse)


def difference_error(one: Considered, other: Considered) -> float:
    """Return the standard error of the difference of two values."""
    return sqrt(one.error**2 + other.error**2)


def check_can_analyse(game: AnyGame) -> None:
    """Raise UsageError for a game without a master, or without opponents."""
    if game.name not in SPECS:
        raise UsageError(f"{game.name} has no master to analyse its games")
    if game.players < 2:
        raise UsageError("a game of one player has no chances to analyse; expected two players or more")


def estimate_start(game: AnyGame, depth: Depth) -> Start:
    """Return the chances of all seats before the deal."""
    rollouts = Rollouts(SPECS[game.name].policy(game), game.players, mix(depth.seed))
    rollouts.play_deals(game.blank(), depth.deals)
    return Start(
        tuple(rollouts.mean(seat) for seat in game.seats),
        tuple(sqrt(max(0.0, rollouts.variance(seat))) for seat in game.seats),
    )


def estimate(game: AnyGame, question: Question, depth: Depth) -> Estimate:
    """Return the estimates for one moment."""
    chances = tuple(_chance(game, view, depth) for view in question.views)
    if question.view is None:
        return Estimate(chances)
    considered = consider(game, question.view, question.move, depth)
    return Estimate(chances, considered, _is_forced_loss(game, question.view, question.move, considered, depth))


def _chance(game: AnyGame, view: AnyView, depth: Depth) -> float:
    """Return a seat's chance by quick playouts of worlds that agree with what it knows."""
    assert view.seat is not None
    rollouts = Rollouts(SPECS[game.name].policy(game), game.players, mix(depth.seed))
    knowledge = game.knowledge(view)
    while rollouts.count < depth.worlds:
        rollouts.play_samples(knowledge, min(BATCH, depth.worlds - rollouts.count))
        if rollouts.variance(view.seat) < PRECISION**2:
            break
    return rollouts.mean(view.seat)


def consider(game: AnyGame, view: AnyView, move: int, depth: Depth) -> tuple[Considered, ...]:
    """Return the best moves and the move that was played with their calibrated chances, the best first."""
    bot = make_bot("master", game, depth.seed)
    assert isinstance(bot, Thinker)
    if isinstance(bot, SearchBot):
        found = [_searched(thought) for thought in _search(bot, view, move, depth)]
    else:
        found = [Considered(each.move, each.value, MODEL_ERROR / sqrt(2)) for each in _few(bot.think(view), move)]
    calibration = calibration_of(game)
    shown = [
        Considered(each.move, calibration.chance(each.value), each.error * calibration.slope(each.value))
        for each in found
    ]
    return tuple(sorted(shown, key=lambda each: (-each.value, each.move != move)))


def _few(thoughts: list[Thought], move: int) -> list[Thought]:
    """Return the first few thoughts, and the one about a move."""
    return thoughts[:MOST_SHOWN] + [each for each in thoughts[MOST_SHOWN:] if each.move == move]


def _search(bot: SearchBot, view: AnyView, move: int, depth: Depth) -> list[Thought]:
    """Return the moves that a search tried most, and the one played, each after enough visits to be compared."""
    search = bot.new_search(view)
    search.run(depth.iterations)
    legal = {choice.number for choice in view.moves}
    least = max(1, depth.iterations // LEAST_SHARE)
    tried = {each[0]: each[1] for each in search.results() if each[0] in legal}
    shown = [*list(tried)[:MOST_SHOWN], *([] if move in list(tried)[:MOST_SHOWN] else [move])]
    for each in shown:
        if tried.get(each, 0) < least:
            search.run_with(each, least - tried.get(each, 0))
    return [Thought(*result) for result in search.results() if result[0] in shown]


def _searched(thought: Thought) -> Considered:
    """Return a thought with its standard error: values lie between 0 and 1, so their variance is at most p (1 - p)."""
    p = (thought.value * thought.tries + 1) / (thought.tries + 2)
    return Considered(thought.move, thought.value, sqrt(p * (1 - p) / thought.tries))


def _is_forced_loss(game: AnyGame, view: AnyView, move: int, considered: tuple[Considered, ...], depth: Depth) -> bool:
    """Return whether a move loses by force in every world that is tried, while another does not."""
    assert view.seat is not None
    knowledge = game.knowledge(view)
    if any(verdict != LOST for verdict in _verdicts(knowledge, view.seat, move, depth)):
        return False
    others = [choice.number for choice in view.moves if choice.number != move]
    verdicts = [set(_verdicts(knowledge, view.seat, other, depth)) for other in others]
    if any(NOT_LOST in each for each in verdicts):
        return True
    played = next(each for each in considered if each.move == move)
    return any(UNKNOWN in each for each in verdicts) and considered[0].value > played.value


def _verdicts(knowledge: Knowledge, seat: Seat, move: int, depth: Depth) -> Iterator[int]:
    """Yield the verdict for each world: whether the move loses by force there."""
    luck = FastLuck(0)
    prover = Prover(luck)
    for nth in range(depth.proofs):
        luck.reseed(mix(depth.seed) ^ nth)
        yield prover.verdict(knowledge.sample(luck, nth), seat, move, depth.positions)
