"""`arcus simulate`: statistics of random games."""

import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.progress import track

from arcus.build import is_compiled
from arcus.cli.options import SimulateOptions, parse_rules
from arcus.core import playout
from arcus.core.bits import lowest
from arcus.core.game import AnyGame, UsageError
from arcus.core.luck import FastLuck, Rng
from arcus.games import make
from arcus.locale import catalogue
from arcus.records.match import Match
from arcus.records.record import Record, save

CHUNK = 200
T = TypeVar("T")


class Report(msgspec.Struct):
    """Statistics of many games. Seat 0 moves first; a shared win counts in equal parts."""

    game: str
    players: int
    options: dict[str, Any]
    games: int
    seed: int
    seconds: float
    turns_mean: float
    decisions_mean: float
    legal_moves_mean: float
    wins_by_seat: list[float]
    points_mean_by_seat: list[float]
    compiled: bool


def run(name: str, options: SimulateOptions) -> None:
    """Play, write records if wanted, and print the report."""
    game = make(name, options.players, parse_rules(options.rules))
    progress = sys.stderr.isatty() and not options.json
    if options.record is not None:
        _write_records(game, options, options.record, progress)
    report = simulate(game, options.games, options.seed, progress)
    if options.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)


def simulate(game: AnyGame, games: int, seed: int, progress: bool = False) -> Report:
    """Play random games and return their statistics."""
    blank = game.blank()
    tally = playout.Tally(game.players)
    began = time.perf_counter()
    for first in _shown(range(0, games, CHUNK), progress):
        playout.play_games(blank, seed, first, min(CHUNK, games - first), tally)
    seconds = time.perf_counter() - began
    return Report(
        game=game.name,
        players=game.players,
        options=game.options_dict(),
        games=games,
        seed=seed,
        seconds=round(seconds, 6),
        turns_mean=int(tally.turns) / games,
        decisions_mean=int(tally.decisions) / games,
        legal_moves_mean=int(tally.choices) / max(1, int(tally.decisions)),
        wins_by_seat=[int(wins) / playout.SHARE for wins in tally.wins],
        points_mean_by_seat=[int(points) / games for points in tally.points],
        compiled=is_compiled(),
    )


def _shown(steps: Sequence[T], progress: bool) -> Iterable[T]:
    """Return the steps, with a progress bar if `progress`."""
    return track(steps, description="", console=Console(stderr=True), transient=True) if progress else steps


def random_record(game: AnyGame, seed: int, number: int) -> Record:
    """Return the record of game `number` of a simulation with this seed."""
    own = playout.game_seed(seed, number)
    match = Match(game, FastLuck(own))
    rng = Rng(own)
    while owing := match.position.to_act():
        seat = lowest(owing)
        moves = match.position.legal(seat)
        match.play(seat, moves[rng.below(len(moves)) if len(moves) > 1 else 0])
    return match.record(f"fast:{own}")


def _write_records(game: AnyGame, options: SimulateOptions, folder: Path, progress: bool) -> None:
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"--record must be a directory, got the file {folder}")
    folder.mkdir(parents=True, exist_ok=True)
    files = [folder / f"{game.name}-{options.seed}-{number}.json" for number in range(options.games)]
    for file in files:
        if file.exists():
            raise UsageError(catalogue().say("terminal-record-exists", file=str(file)))
    for number, file in enumerate(_shown(files, progress)):
        save(random_record(game, options.seed, number), file)


def _print(report: Report) -> None:
    say = catalogue().say
    print(
        say(
            "terminal-simulated",
            games=report.games,
            seconds=report.seconds,
            rate=report.games / max(report.seconds, 1e-9),
        )
    )
    print(
        say("terminal-means", turns=report.turns_mean, decisions=report.decisions_mean, legal=report.legal_moves_mean)
    )
    for seat in range(report.players):
        wins, points = report.wins_by_seat[seat] / report.games, report.points_mean_by_seat[seat]
        print(say("terminal-seat-result", seat=seat + 1, wins=wins * 100, points=points))
