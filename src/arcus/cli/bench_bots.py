"""`arcus bench bots`: iterations a second, and where the time goes."""

import time
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from arcus.bots.budget import Budget
from arcus.bots.levels import bots_of, make_bot
from arcus.bots.searcher import SearchBot
from arcus.build import is_compiled
from arcus.cli.bench import check_seconds
from arcus.core.bits import lowest
from arcus.core.luck import FastLuck
from arcus.games import GAMES, game
from arcus.locale import catalogue

SOME = 200  # iterations between two looks at the clock
VARIANTS: dict[str, list[dict[str, Any]]] = {"red7": [{}, {"advanced": True}, {"actions": True}]}


class Row(msgspec.Struct):
    """The master of one game, thinking about the opening of a two-player game.

    The shares add up to 1: worlds drawn from knowledge, play-outs, and the tree with its own moves.
    """

    game: str
    players: int
    options: dict[str, Any]
    compiled: bool
    iterations_per_s: float
    share_worlds: float
    share_playouts: float
    share_tree: float
    ms_per_decision: float


def measure(name: str, options: dict[str, Any], seconds: float) -> Row:
    """How fast the master thinks about the opening."""
    played = game(name, 2, **options)
    position = played.deal(FastLuck(1))
    view = played.view(position, lowest(position.to_act()))
    bot = make_bot("master", played, 1)
    began = time.process_time()
    bot.choose(view)
    ms = (time.process_time() - began) * 1000
    row = Row(name, 2, options, is_compiled(), 0.0, 0.0, 0.0, 0.0, ms)
    if not isinstance(bot, SearchBot):
        return row
    search = make_bot("master", played, 1, Budget(iterations=1))
    assert isinstance(search, SearchBot)
    tree = search.begun(view)
    worlds = _each(tree.draw, seconds / 2)
    played_on = _each(tree.draw_and_play_on, seconds / 2)
    whole = _each(tree.run, seconds)
    row.iterations_per_s = 1 / whole
    row.share_worlds = min(1.0, worlds / whole)
    row.share_playouts = max(0.0, min(1.0 - row.share_worlds, (played_on - worlds) / whole))
    row.share_tree = 1.0 - row.share_worlds - row.share_playouts
    return row


def _each(do: Callable[[int], None], seconds: float) -> float:
    """How long one of many takes, in time of the processor: what else runs does not count."""
    began = time.process_time()
    times = 0
    while time.process_time() - began < seconds or not times:
        do(SOME)
        times += SOME
    return (time.process_time() - began) / times


def run(seconds: float, json: bool) -> None:
    """Measure every game and print."""
    check_seconds(seconds)
    thinkers = [name for name in GAMES if "master" in bots_of(name)]
    rows = [measure(name, options, seconds) for name in thinkers for options in VARIANTS.get(name, [{}])]
    if json:
        print(msgspec.json.encode(rows).decode())
        return
    say = catalogue().say
    table = Table(title=say("bots-bench-title"), title_justify="left")
    for column in ("game", "options", "iterations", "worlds", "playouts", "tree", "ms"):
        table.add_column(say(f"bots-bench-{column}"), justify="left" if column in ("game", "options") else "right")
    for row in rows:
        shares = (f"{share:.0%}" for share in (row.share_worlds, row.share_playouts, row.share_tree))
        searches = row.iterations_per_s > 0
        cells = [f"{row.iterations_per_s:,.0f}", *shares] if searches else ["", "", "", ""]
        table.add_row(row.game, " ".join(row.options), *cells, f"{row.ms_per_decision:.1f}")
    Console().print(table)
