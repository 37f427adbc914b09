"""`arcus arena`: bots against bots, rated."""

import os
import shlex
import sys
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path

import msgspec

from arcus.arena import entrants
from arcus.arena.engines import engine_for
from arcus.arena.report import report_html
from arcus.arena.results import Setting
from arcus.arena.run import Run, Summary
from arcus.arena.save import Saved
from arcus.arena.sequential import Sequential
from arcus.cli.arena_output import print_summary, show_progress
from arcus.cli.options import ARENA_GAMES, SPRT_GAMES, SPRT_MARGIN, ArenaOptions, parse_rules
from arcus.core.game import AnyGame, UsageError
from arcus.games import GAMES, make
from arcus.locale import catalogue

NEEDED = ("numpy", "scipy", "choix")


def run(name: str, bots: tuple[str, ...], options: ArenaOptions) -> None:
    """Check the arguments, play, and print the results."""
    _check_needed(options.engine)
    game = _game(name, bots, options)
    games, test = _length(len(bots), options)
    setting = _setting(game, bots, options)
    if options.report is not None:
        _check_writable(options.report)
    arena = Run(setting, games, test)
    summary = _play(arena, options)
    if options.report is not None:
        words, command = catalogue(), shlex.join(["arcus", *sys.argv[1:]])
        _write(options.report, report_html(arena, summary, command, words.say, words.language))
    if options.json:
        print(msgspec.json.encode(summary).decode())
        return
    print_summary(summary)
    if options.report is not None:
        print(catalogue().say("arena-reported", file=str(options.report)))


def _check_needed(engine: str) -> None:
    """Raise UsageError if a library is missing."""
    missing = [module for module in NEEDED if find_spec(module) is None]
    if missing:
        raise UsageError(f"the arena needs {', '.join(missing)}; in Arcus's directory, run: pip install '.[arena]'")
    if engine == "ray":
        from arcus.arena.cluster import load_ray

        load_ray()


def _game(name: str, bots: tuple[str, ...], options: ArenaOptions) -> AnyGame:
    """Return the game, by default with one seat per bot, as far as the game allows."""
    players = options.players
    if players is None and name in GAMES:
        players = min(max(len(bots), 2, GAMES[name].min_players), GAMES[name].max_players)
        if len(bots) < 2:
            raise UsageError(
                f"expected at least two bots, got {len(bots)}; add --players N to let one bot play against itself"
            )
    if not bots:
        raise UsageError("expected at least one bot, got none; for example: arcus arena red7 master greedy")
    return make(name, players, parse_rules(options.rules))


def _length(bots: int, options: ArenaOptions) -> tuple[int, Sequential | None]:
    """Return the maximum number of games, and the test that may stop earlier."""
    if not options.sprt:
        for name, value in (("--margin", options.margin), ("--max-games", options.max_games)):
            if value is not None:
                raise UsageError(f"{name} needs --sprt")
        return options.games or ARENA_GAMES, None
    if options.games is not None:
        raise UsageError("--games and --sprt exclude each other; limit a sequential test with --max-games")
    if bots != 2:
        raise UsageError(f"--sprt needs exactly two bots, got {bots}")
    return options.max_games or SPRT_GAMES, Sequential(options.margin or SPRT_MARGIN)


def _setting(game: AnyGame, bots: tuple[str, ...], options: ArenaOptions) -> Setting:
    parsed = tuple(entrants.parse_entrant(text) for text in bots)
    for entrant in parsed:
        entrants.check(entrant, game)
    return Setting(
        game=game.name,
        players=game.players,
        options=game.options_dict(),
        entrants=parsed,
        seed=options.seed,
        move_seconds=options.move_seconds,
        folder=os.getcwd(),
    )


def _check_writable(path: Path) -> None:
    """Raise OSError now rather than after hours of play."""
    there = path.exists()
    with path.open("ab"):
        pass
    if not there:
        path.unlink()


def _write(path: Path, text: str) -> None:
    """Write a file atomically."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def _play(arena: Run, options: ArenaOptions) -> Summary:
    with ExitStack() as stack:
        saved = None
        if options.save is not None:
            saved = Saved(options.save, arena.setting)
            stack.callback(saved.close)
            if saved.results and sys.stderr.isatty():
                words = catalogue().say("arena-goes-on", file=str(options.save), games=len(saved.results))
                print(words, file=sys.stderr)
        try:
            with engine_for(arena.setting, options.engine, options.jobs) as engine, show_progress(arena) as watch:
                arena.play(engine, saved, watch)
        except KeyboardInterrupt:
            print(catalogue().say("arena-stopped" if options.save else "arena-stopped-lost"), file=sys.stderr)
            raise
    return arena.summary()
