"""`arcus train`: a bot learns by playing against itself."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from arcus.bots.qwinto.training import (
    Checkpoint,
    Crew,
    Figures,
    Progress as Stand,
    Training,
    load,
    measure,
    save,
    write,
)
from arcus.core.game import UsageError
from arcus.locale import catalogue

GAMES = 150_000
SEED = 1
OUT = "qwinto-weights.bin"
CHECKPOINT = ".checkpoint"
FIGURES = ".json"
EVERY = 15.0  # seconds between two checkpoints
FULL_MEASURE = 20_000  # games from which on a run is measured in full; a shorter one in part


def run(
    game: str, games: int | None, seed: int | None, out: Path | None, resume: Path | None, jobs: int | None
) -> None:
    """Train, or go on training, then measure, and write weights and figures."""
    if game != "qwinto":
        raise UsageError(f"'{game}' does not learn; the game to train is qwinto")
    if jobs is not None and jobs < 1:
        raise UsageError(f"--jobs {jobs}: at least 1 goes here")
    state = _state(games, seed, resume)
    out = out or (Path(str(resume).removesuffix(CHECKPOINT)) if resume else Path(OUT))
    _check_out(out, resume)
    checkpoint = out.with_name(out.name + CHECKPOINT)
    if resume is None and checkpoint.exists():
        raise UsageError(f"{checkpoint} is a run that was stopped: go on with --resume {checkpoint}, or remove it")
    with Crew(jobs or os.cpu_count() or 1) as crew:
        training = Training(state, crew)
        _train(training, checkpoint)
        write(out, msgspec.msgpack.encode(training.weights()))
        say = catalogue().say
        print(say("train-measuring"), file=sys.stderr)
        command = f"arcus train qwinto --games {state.games} --seed {state.seed}"
        figures = measure(out, crew, command, min(1.0, state.games / FULL_MEASURE))
    _report(figures, out)
    checkpoint.unlink(missing_ok=True)


def _check_out(out: Path, resume: Path | None) -> None:
    """UsageError if the weights could not be written there: better said now than when the run is over."""
    if out == resume:
        raise UsageError(f"--out {out}: this is the checkpoint; name another file for the weights")
    if out.suffix == FIGURES:
        raise UsageError(
            f"--out {out}: the figures go there; choose a name for the weights that does not end in {FIGURES}"
        )
    if out.is_dir():
        raise UsageError(f"--out {out}: this is a directory; name a file for the weights")
    if not os.access(out.parent, os.W_OK) or not out.parent.is_dir():
        raise UsageError(f"--out {out}: {out.parent} is not a directory that can be written to")


def _state(games: int | None, seed: int | None, resume: Path | None) -> Checkpoint:
    """Where to begin."""
    if resume is None:
        state = Checkpoint(SEED if seed is None else seed, GAMES if games is None else games)
        if state.games < 1:
            raise UsageError(f"--games {state.games}: at least 1 goes here")
        if not 0 <= state.seed < 2**32:
            raise UsageError(f"--seed {state.seed}: a number from 0 to 2^32 - 1 goes here")
        return state
    state = load(resume)
    if games not in (None, state.games) or seed not in (None, state.seed):
        raise UsageError(f"{resume} was begun with --games {state.games} --seed {state.seed}; leave both out to go on")
    return state


def _train(training: Training, checkpoint: Path) -> None:
    """Run to the end, with a checkpoint now and then: only between generations a run can be gone on with exactly."""
    saved = time.monotonic()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=Console(stderr=True)
    ) as bar:
        task = bar.add_task("")
        tell = _teller(bar)
        try:
            while not training.is_done:
                stand = training.step()
                bar.update(task, completed=stand.played, total=stand.games)
                tell(stand)
                if time.monotonic() - saved > EVERY:
                    save(training.checkpoint(), checkpoint)
                    saved = time.monotonic()
        except KeyboardInterrupt:
            if checkpoint.exists():
                bar.console.print(catalogue().say("train-kept", checkpoint=str(checkpoint)))
            raise
        save(training.checkpoint(), checkpoint)


def _teller(bar: Progress) -> Callable[[Stand], None]:
    """Says where the run stands: beside the bar, or where there is none, in a line every twentieth part."""
    told = -1

    def tell(stand: Stand) -> None:
        nonlocal told
        part = stand.played * 20 // stand.games
        if bar.console.is_terminal or part > told:
            say = catalogue().say
            table = say("train-table", table=stand.table)
            text = say("train-step", table=table, played=stand.played, games=stand.games, error=stand.error)
            if bar.console.is_terminal:
                bar.update(bar.task_ids[0], description=text)
            else:
                print(text, file=sys.stderr, flush=True)
        told = part

    return tell


def _report(figures: Figures, out: Path) -> None:
    path = out.with_suffix(FIGURES)
    write(path, msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
    say = catalogue().say
    for score in figures.points:
        print(say("train-points", players=score.players, points=score.points, error=score.error, games=score.games))
    match = figures.win_against_points
    print(say("train-match", rate=100 * match.win_rate, error=100 * match.error, games=match.games))
    print(say("train-written", weights=str(out), figures=str(path)))
