"""Analyse a record: list the estimates that are needed, compute them here or in other processes, and combine them."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any, NamedTuple

from arcus.analysis import review
from arcus.analysis.estimates import Depth, Estimate, Question, Start, check_can_analyse, estimate, estimate_start
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyChoice, AnyGame, AnyView
from arcus.core.position import REVEALED
from arcus.games import make
from arcus.records.luck import ReplayedLuck
from arcus.records.record import Record, RecordError
from arcus.records.replay import Replay

DEFAULT = Depth()
Progress = Callable[[int, int], None]
"""A callback with the number of estimates that are done, and of all estimates."""
Rules = tuple[str, int, dict[str, Any]]


class Plan(NamedTuple):
    """A record and the estimates that its analysis needs."""

    game: AnyGame
    record: Record
    played: list[review.Played]
    questions: list[Question]
    """One for each move, and one for the end of a game that was broken off."""
    legal: list[dict[int, AnyChoice]]
    """By move: the moves that were legal, by their numbers."""

    @property
    def rules(self) -> Rules:
        """The settings from which another process can make the game."""
        return self.game.name, self.game.players, self.game.options_dict()


def plan(record: Record) -> Plan:
    """Return the estimates that an analysis needs; raise RecordError for an invalid or unfinished record."""
    if record.outcome is None and not record.ended:
        raise RecordError("outcome: expected a finished game, got one that is not over")
    replay = Replay(record)
    match, game = replay.match, replay.match.game
    check_can_analyse(game)
    found = Plan(game, record, [], [], [])
    luck = ReplayedLuck(record.luck)
    steps = replay.steps()
    shown = -1  # the last decision whose views were built
    while True:
        before, decision = match.position.copy(), match.position.decision()
        views = tuple(match.view(seat) for seat in game.seats)
        if next(steps, None) is None:
            break
        seat, move = match.moves[-1]
        flags = before.apply(seat, move, luck, NO_EVENTS)
        is_shown = match.position.decision() != decision
        found.played.append(review.Played(seat, move, game.move_text(move), bool(flags & REVEALED), is_shown))
        found.questions.append(Question(() if decision == shown else views, _choice(views[seat]), move))
        found.legal.append({choice.number: choice for choice in views[seat].moves})
        shown = decision
    if match.outcome is None:
        found.questions.append(Question(tuple(match.view(seat) for seat in game.seats)))
    return found


def _choice(view: AnyView) -> AnyView | None:
    """Return the view if it has more than one move."""
    return view if len(view.moves) > 1 else None


def combine(planned: Plan, start: Start, estimates: Sequence[Estimate], depth: Depth = DEFAULT) -> review.Analysis:
    """Return the analysis computed from the estimates, which are in the order of the plan's questions."""
    played = planned.played
    costs = [review.cost_of(each, move.move) for each, move in zip(estimates, played, strict=False)]
    curves = review.Curves(played, estimates, costs, _result(planned, estimates))
    moves = review.review_moves(played, estimates, curves, planned.legal)
    return review.Analysis(
        game=planned.game.name,
        players=planned.game.players,
        names=tuple(planned.record.names),
        iterations=depth.iterations,
        start=start.chances,
        dealt=review.scaled(curves.values[0]),
        deal_luck=tuple(after - before for after, before in zip(curves.values[0], start.chances, strict=True)),
        moves=moves,
        slips=review.in_order_of_cost(moves),
        accounts=tuple(review.account_of(seat, start, curves) for seat in planned.game.seats),
    )


def _result(planned: Plan, estimates: Sequence[Estimate]) -> tuple[float, ...]:
    """Return each seat's share of the win; the last estimate if the game was broken off."""
    outcome = planned.record.outcome
    if outcome is None:
        return review.scaled(estimates[-1].chances)
    return tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in planned.game.seats)


def analyse(
    record: Record, depth: Depth = DEFAULT, *, processes: int = 1, progress: Progress | None = None
) -> review.Analysis:
    """Return the analysis of a finished game; raise RecordError or UsageError if it can't be analysed."""
    planned = plan(record)
    count = len(planned.questions) + 1
    tell = progress or (lambda done, total: None)
    tell(0, count)
    if processes > 1:
        start, estimates = _in_processes(planned, depth, processes, tell)
        return combine(planned, start, estimates, depth)
    start = estimate_start(planned.game, depth)
    estimates = []
    for done, question in enumerate(planned.questions, 1):
        tell(done, count)
        estimates.append(estimate(planned.game, question, depth))
    tell(count, count)
    return combine(planned, start, estimates, depth)


def _in_processes(planned: Plan, depth: Depth, processes: int, tell: Progress) -> tuple[Start, list[Estimate]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, initializer=_begin)
    try:
        with _ctrl_c_held():
            first = pool.submit(remote_start, planned.rules, depth)
            futures = [pool.submit(remote_estimate, planned.rules, question, depth) for question in planned.questions]
        for done, _ in enumerate(as_completed(futures), 1):
            tell(done, len(futures) + 1)
        return first.result(), [future.result() for future in futures]
    except BaseException:
        for process in list(pool._processes.values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_held() -> Iterator[None]:
    """Delay Ctrl-C: processes that start inside the block never receive it, and none is left half started."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Prepare a process: it ignores Ctrl-C, which its parent handles, and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := multiprocessing.parent_process()) is not None:
        parent.join()
        os._exit(1)


def remote_start(rules: Rules, depth: Depth) -> Start:
    """Return the chances before the deal; called in another process."""
    return estimate_start(make(*rules), depth)


def remote_estimate(rules: Rules, question: Question, depth: Depth) -> Estimate:
    """Return an estimate; called in another process."""
    return estimate(make(*rules), question, depth)
