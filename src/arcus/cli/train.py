"""`arcus train`: train Qwinto's bot by self-play."""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from arcus.bots.qwinto import training as trainer
from arcus.bots.qwinto.training import Checkpoint, Figures, Training, WorkerPool
from arcus.bots.qwinto.weights import DUEL
from arcus.cli.options import TRAINING_GAMES, TRAINING_SEED, WEIGHTS, TrainOptions
from arcus.core.game import UsageError
from arcus.locale import catalogue

CHECKPOINT = ".checkpoint"
FIGURES = ".json"
EVERY = 15.0  # seconds between two checkpoints
FULL_MEASURE = 20_000  # training games; a shorter run is measured with proportionally fewer games


def run(game: str, options: TrainOptions) -> None:
    """Train or resume training, measure the result, and write weights and measurements."""
    if game != "qwinto":
        raise UsageError(f"'{game}' has no bot to train; the only game to train is qwinto")
    resume = options.resume
    state = _state(options)
    out = options.out or (Path(str(resume).removesuffix(CHECKPOINT)) if resume else Path(WEIGHTS))
    _check_out(out, resume)
    checkpoint = out.with_name(out.name + CHECKPOINT)
    if resume is None and checkpoint.exists():
        raise UsageError(f"{checkpoint} holds a stopped run; continue it with --resume {checkpoint}, or delete it")
    with WorkerPool(options.jobs or os.cpu_count() or 1) as pool:
        training = Training(state, pool)
        _train(training, checkpoint)
        trainer.write(out, msgspec.msgpack.encode(training.weights()))
        say = catalogue().say
        print(say("train-measuring"), file=sys.stderr)
        command = f"arcus train qwinto --games {state.games} --seed {state.seed}"
        figures = trainer.measure(out, pool, command, min(1.0, state.games / FULL_MEASURE))
    _report(figures, out)
    checkpoint.unlink(missing_ok=True)


def _check_out(out: Path, resume: Path | None) -> None:
    """Raise UsageError now, rather than after the run, if the weights can't be written there."""
    if out == resume:
        raise UsageError(f"--out {out} is the checkpoint; choose another file for the weights")
    if out.suffix == FIGURES:
        raise UsageError(f"--out must not end in {FIGURES}, which is for the measurements, got {out}")
    if out.is_dir():
        raise UsageError(f"--out must be a file, got the directory {out}")
    if not os.access(out.parent, os.W_OK) or not out.parent.is_dir():
        raise UsageError(f"--out {out}: {out.parent} is not a writable directory")


def _state(options: TrainOptions) -> Checkpoint:
    """Return the checkpoint to start from: a new one or the one to resume."""
    games, seed = options.games, options.seed
    if options.resume is None:
        return Checkpoint(TRAINING_SEED if seed is None else seed, games or TRAINING_GAMES)
    state = trainer.load(options.resume)
    if games not in (None, state.games) or seed not in (None, state.seed):
        raise UsageError(
            f"{options.resume} was started with --games {state.games} --seed {state.seed}; omit both to resume it"
        )
    return state


def _train(training: Training, checkpoint: Path) -> None:
    """Train to the end, and save a checkpoint every EVERY seconds, between two generations."""
    saved = time.monotonic()
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=Console(stderr=True)
    ) as bar:
        task = bar.add_task("")
        show = _progress_printer(bar)
        try:
            while not training.is_done:
                stand = training.step()
                bar.update(task, completed=stand.played, total=stand.games)
                show(stand)
                if time.monotonic() - saved > EVERY:
                    trainer.save(training.checkpoint(), checkpoint)
                    saved = time.monotonic()
        except KeyboardInterrupt:
            if checkpoint.exists():
                bar.console.print(catalogue().say("train-kept", checkpoint=str(checkpoint)))
            raise
        trainer.save(training.checkpoint(), checkpoint)


def _progress_printer(bar: Progress) -> Callable[[trainer.Progress], None]:
    """Return a function that shows progress: beside the bar, or as a line every 5 % if stderr is not a terminal."""
    shown = -1

    def show(stand: trainer.Progress) -> None:
        nonlocal shown
        part = stand.played * 20 // stand.games
        if bar.console.is_terminal or part > shown:
            text = _progress_text(stand)
            if bar.console.is_terminal:
                bar.update(bar.task_ids[0], description=text)
            else:
                print(text, file=sys.stderr, flush=True)
        shown = part

    return show


def _progress_text(stand: trainer.Progress) -> str:
    say = catalogue().say
    if stand.table == DUEL:
        return say("train-chances", played=stand.played, games=stand.games, error=100 * stand.error)
    table = say("train-table", table=stand.table)
    return say("train-step", table=table, played=stand.played, games=stand.games, error=stand.error)


def _report(figures: Figures, out: Path) -> None:
    path = out.with_suffix(FIGURES)
    trainer.write(path, msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
    say = catalogue().say
    for score in figures.points:
        print(say("train-points", players=score.players, points=score.points, error=score.error, games=score.games))
    match = figures.win_against_points
    print(say("train-match", rate=100 * match.win_rate, error=100 * match.error, games=match.games))
    print(say("train-written", weights=str(out), figures=str(path)))
