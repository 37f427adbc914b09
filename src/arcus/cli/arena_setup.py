"""Validation of the arguments of `arcus arena`, before a game is played."""

import os
from importlib.util import find_spec

from arcus.arena import entrants
from arcus.arena.results import Setting
from arcus.arena.run import Run
from arcus.arena.sequential import Sequential
from arcus.cli.options import ARENA_GAMES, SPRT_GAMES, SPRT_MARGIN, ArenaOptions, parse_rules
from arcus.core.game import AnyGame, UsageError
from arcus.games import GAMES, make

NEEDED = ("numpy", "scipy", "choix")


def checked_run(name: str, bots: tuple[str, ...], options: ArenaOptions) -> Run:
    """Return the run that the arguments ask for, or raise UsageError."""
    check_needed(options.engine)
    game = _game(name, bots, options)
    games, test = _length(len(bots), options)
    return Run(_setting(game, bots, options), games, test)


def check_needed(engine: str = "local") -> None:
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
