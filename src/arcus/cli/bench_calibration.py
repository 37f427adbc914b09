"""`arcus bench calibration`: compares the chances that hints and analysis show with results."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from arcus.arena.calibration import Bin, Claims, Trial, bins, fit, mean_gap, play_all
from arcus.arena.calibration_plot import calibration_svg
from arcus.arena.engines import cores
from arcus.arena.plots import Labels
from arcus.bots.budget import parse_budget
from arcus.bots.calibration import NONE, Calibration, calibration_of
from arcus.cli.arena_setup import check_needed
from arcus.cli.files import check_writable, write
from arcus.cli.options import BenchCalibrationOptions, parse_rules
from arcus.core.game import AnyGame, UsageError
from arcus.games import make
from arcus.locale import catalogue


class Report(msgspec.Struct, frozen=True):
    """Claimed chances and results, as `--json` prints them."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    games: int
    claims: int
    calibration: Calibration
    """The map that hints and analysis use now."""
    mean_gap: float
    bins: list[Bin]
    """Grouped by calibrated chance."""
    raw_mean_gap: float
    raw_bins: list[Bin]
    """Grouped by the master's value, before calibration."""
    fitted: Calibration | None = None


def run(name: str, options: BenchCalibrationOptions) -> None:
    """Play games, and print claimed chances beside results."""
    check_needed()
    game = make(name, options.players, parse_rules(options.rules))
    if game.players < 2:
        raise UsageError("a game of one player has no chances; expected two players or more")
    if options.plot is not None:
        check_writable(options.plot)
    budget = None if options.budget is None else parse_budget(options.budget)
    trial = Trial(game.name, game.players, game.options_dict(), options.seed, budget, options.every)
    found = _claims(trial, options)
    report = _report(game, trial, found, options.fit)
    if options.plot is not None:
        write(options.plot, _plot(report))
    if options.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)


def _claims(trial: Trial, options: BenchCalibrationOptions) -> list[Claims]:
    """Return the claims of all games: saved games are read, the others played."""
    numbers = range(options.first, options.first + options.games)
    saved = {game.number: game for game in _saved(options.save, trial)}
    found = [saved[number] for number in numbers if number in saved]
    left = [number for number in numbers if number not in saved]
    played: Iterable[Claims] = play_all(trial, left, options.jobs or cores())
    if sys.stderr.isatty():
        played = track(played, "", total=len(left), console=Console(stderr=True))
    for game in played:
        found.append(game)
        if options.save is not None:
            with options.save.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")
    return found


def _saved(path: Path | None, trial: Trial) -> list[Claims]:
    """Return the claims in a file, or create the file; raise UsageError for a file of another run."""
    if path is None:
        return []
    if not path.exists():
        path.write_bytes(msgspec.json.encode(trial) + b"\n")
        return []
    first, *lines = path.read_bytes().split(b"\n")
    with suppress(msgspec.MsgspecError):
        if msgspec.json.decode(first, type=Trial) == trial:
            return [msgspec.json.decode(line, type=Claims) for line in lines if line]
    raise UsageError(f"--save {path} holds another run; use its arguments, or choose another file")


def _report(game: AnyGame, trial: Trial, found: list[Claims], is_fitted: bool) -> Report:
    calibration = calibration_of(game)
    shown, raw = bins(found, calibration), bins(found, NONE)
    return Report(
        game=trial.game,
        players=trial.players,
        options=trial.options,
        seed=trial.seed,
        games=len(found),
        claims=sum(len(each.claims) for each in found),
        calibration=calibration,
        mean_gap=round(mean_gap(shown), 4),
        bins=shown,
        raw_mean_gap=round(mean_gap(raw), 4),
        raw_bins=raw,
        fitted=fit(found) if is_fitted else None,
    )


def _plot(report: Report) -> str:
    say = catalogue().say
    title = say("calibration-title", game=say(f"{report.game}-name"), players=report.players)
    text = "; ".join(f"{each.claimed:.0%}: {each.won:.0%}" for each in report.bins)
    labels = Labels(title, text, say("calibration-claimed-percent"), say("calibration-won-percent"))
    raw = report.raw_bins if report.calibration != NONE else []
    return calibration_svg(report.bins, raw, labels, say("calibration-raw"))


def _print(report: Report) -> None:
    say = catalogue().say
    title = say("calibration-title", game=say(f"{report.game}-name"), players=report.players)
    table = Table(title=title, title_justify="left")
    for column in ("claimed", "won", "interval", "claims", "games"):
        table.add_column(say(f"calibration-{column}"), justify="right")
    for each in report.bins:
        low, high = each.ci95
        table.add_row(f"{each.claimed:.1%}", f"{each.won:.1%}", f"{low:.1%} … {high:.1%}", *_counts(each))
    console = Console()
    console.print(table)
    print(say("calibration-gap", gap=100 * report.mean_gap, raw=100 * report.raw_mean_gap))
    if report.fitted is not None:
        print(f'["{report.players}"]')
        for name, value in msgspec.to_builtins(report.fitted).items():
            print(f"{name} = {value}")


def _counts(each: Bin) -> tuple[str, str]:
    return f"{each.claims:,}", f"{each.games:,}"
