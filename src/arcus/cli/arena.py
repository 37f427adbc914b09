"""`arcus arena`: bots against bots, rated."""

import os
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from arcus.arena.entrants import check, parse_entrant
from arcus.arena.play import Setting
from arcus.arena.report import columns, numbered, report_html, verdict
from arcus.arena.run import Run, Summary, Watch, engine_for
from arcus.arena.save import Saved
from arcus.arena.sequential import CAP, MARGIN, Sequential
from arcus.arena.statistics import tables_of
from arcus.core.game import AnyGame, UsageError
from arcus.games import GAMES, make
from arcus.locale import catalogue

GAMES_USUAL = 100
MOVE_SECONDS = 30.0
NEEDED = ("numpy", "scipy", "choix")
SHOWN = ("games", "rate", "rate-ci", "points", "rating", "rating-ci", "ms")  # what fits into a narrow terminal
REFRESH = 0.5  # seconds between two looks at the standings


def run(
    name: str,
    bots: tuple[str, ...],
    *,
    games: int | None = None,
    sprt: bool = False,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    engine: str = "local",
    json: bool = False,
    report: Path | None = None,
    save: Path | None = None,
    move_seconds: float = MOVE_SECONDS,
    margin: float | None = None,
    max_games: int | None = None,
) -> None:
    """Check everything, play, and print what came out."""
    _check_numbers(games, seed, jobs, move_seconds)
    _check_needed(engine)
    game = _game(name, bots, players, options or {})
    most, test = _length(len(bots), games, sprt, margin, max_games)
    setting = _setting(game, bots, seed, move_seconds)
    if report is not None:
        _check_writable(report)
    arena = Run(setting, most, test)
    summary = _played(arena, engine, jobs, save)
    if report is not None:
        words, command = catalogue(), shlex.join(["arcus", *sys.argv[1:]])
        _write(report, report_html(arena, summary, command, words.say, words.language))
    if json:
        print(msgspec.json.encode(summary).decode())
    else:
        _print(summary)
        if report is not None:
            print(catalogue().say("arena-reported", file=str(report)))


def _check_numbers(games: int | None, seed: int, jobs: int | None, move_seconds: float) -> None:
    if games is not None and not 1 <= games <= 10**8:
        raise UsageError(f"--games {games}: a number from 1 to 100000000 goes here")
    if not 0 <= seed < 2**62:
        raise UsageError(f"--seed {seed}: a number from 0 to 2^62 - 1 goes here")
    if jobs is not None and not 1 <= jobs <= 1024:
        raise UsageError(f"--jobs {jobs}: a number from 1 to 1024 goes here")
    if not 0.01 <= move_seconds <= 86400:
        raise UsageError(f"--move-seconds {move_seconds:g}: seconds from 0.01 to 86400 go here")


def _check_needed(engine: str) -> None:
    if engine not in ("local", "ray"):
        raise UsageError(f"--engine {engine}: local or ray goes here")
    missing = [module for module in NEEDED if find_spec(module) is None]
    if missing:
        raise UsageError(
            f"the arena needs {', '.join(missing)}; install it with: pip install '.[arena]' in Arcus's folder"
        )
    if engine == "ray":
        from arcus.arena.cluster import load_ray

        load_ray()


def _game(name: str, bots: tuple[str, ...], players: int | None, options: dict[str, Any]) -> AnyGame:
    """The game, with a seat for every bot if nothing else is said."""
    if players is None and name in GAMES:
        players = min(max(len(bots), 2, GAMES[name].least), GAMES[name].most)
        if len(bots) < 2:
            raise UsageError("name two bots or more; one alone plays against itself, if --players says how many play")
    if not bots:
        raise UsageError("name the bots that play, like: arcus arena red7 master greedy")
    return make(name, players, options)


def _length(
    bots: int, games: int | None, sprt: bool, margin: float | None, max_games: int | None
) -> tuple[int, Sequential | None]:
    """How many games at most, and the test that may stop earlier."""
    if not sprt:
        for name, value in (("--margin", margin), ("--max-games", max_games)):
            if value is not None:
                raise UsageError(f"{name} goes with --sprt")
        return games or GAMES_USUAL, None
    if games is not None:
        raise UsageError("--games and --sprt exclude each other; --max-games limits a sequential test")
    if bots != 2:
        raise UsageError(f"--sprt compares two bots, not {bots}")
    margin = MARGIN if margin is None else margin
    if not 0.001 <= margin <= 0.4:
        raise UsageError(f"--margin {margin:g}: a number from 0.001 to 0.4 goes here")
    most = CAP if max_games is None else max_games
    if not 1 <= most <= 10**8:
        raise UsageError(f"--max-games {most}: a number from 1 to 100000000 goes here")
    return most, Sequential(margin)


def _setting(game: AnyGame, bots: tuple[str, ...], seed: int, move_seconds: float) -> Setting:
    entrants = tuple(parse_entrant(text) for text in bots)
    for entrant in entrants:
        check(entrant, game)
    return Setting(game.name, game.players, game.options_dict(), entrants, seed, move_seconds, os.getcwd())


def _check_writable(path: Path) -> None:
    """OSError now rather than after hours of play."""
    there = path.exists()
    with path.open("ab"):
        pass
    if not there:
        path.unlink()


def _write(path: Path, text: str) -> None:
    """Write a file, whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def _played(arena: Run, engine: str, jobs: int | None, save: Path | None) -> Summary:
    with ExitStack() as stack:
        saved = None
        if save is not None:
            saved = Saved(save, arena.setting)
            stack.callback(saved.close)
            if saved.results and sys.stderr.isatty():
                print(catalogue().say("arena-goes-on", file=str(save), games=len(saved.results)), file=sys.stderr)
        try:
            with engine_for(arena.setting, engine, jobs) as playing, _progress(arena) as watch:
                arena.play(playing, saved, watch)
        except KeyboardInterrupt:
            print(catalogue().say("arena-stopped" if save else "arena-stopped-lost"), file=sys.stderr)
            raise
    return arena.summary()


@contextmanager
def _progress(arena: Run) -> Iterator[Watch | None]:
    """Shows how far a run is, and who is ahead, if somebody is looking."""
    if not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[note]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=arena.games, note="")
        shown = 0.0

        def watch(run: Run) -> None:
            nonlocal shown
            if time.monotonic() - shown > REFRESH:
                shown = time.monotonic()
                progress.update(task, completed=len(run.found), note=_note(run))

        yield watch


def _note(arena: Run) -> str:
    """Who is ahead so far, and how near the test is to its end."""
    say = catalogue().say
    tables = tables_of(list(arena.found.values()))
    parts: list[str] = []
    for bot, entrant in list(enumerate(arena.setting.entrants))[:4]:
        own = [table.share(bot) for table in tables if bot in table.bots]
        if own:
            parts.append(say("arena-progress-rate", bot=entrant.text, rate=100 * sum(own) / len(own)))
    if arena.test is not None and arena.test.path:
        better, worse = arena.test.path[-1]
        parts.append(say("arena-progress-test", better=better, worse=worse, upper=arena.test.upper))
    return ", ".join(parts)


def _print(summary: Summary) -> None:
    say = catalogue().say
    print(say("arena-title", game=say(f"{summary.game}-name"), players=summary.players))
    table = Table(box=None, pad_edge=False)
    table.add_column(say("arena-column-bot"), overflow="fold")
    for column in SHOWN:
        table.add_column(say(f"arena-column-{column}"), justify="right", no_wrap=True)
    names = numbered(summary.bots)
    for name, bot in zip(names, summary.bots, strict=True):
        table.add_row(Text(name), *(columns(bot)[column] for column in SHOWN))
    Console(highlight=False).print(table)
    print(say("arena-played", games=summary.games, deals=summary.deals, seconds=summary.seconds, seed=summary.seed))
    print(verdict(summary, say))
    for name, bot in zip(names, summary.bots, strict=True):
        for fault in bot.faults:
            print(say(f"arena-fault-{fault.kind}", bot=name, count=fault.count))
            print("  " + fault.message.strip().replace("\n", "\n  "))
