"""`arcus bench bots`: search iterations per second, and how their time is spent."""

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
from arcus.core.bits import lowest
from arcus.core.luck import FastLuck
from arcus.games import GAMES, game
from arcus.locale import catalogue

BATCH = 200  # iterations between two readings of the clock
VARIANTS: dict[str, list[dict[str, Any]]] = {"red7": [{}, {"advanced": True}, {"actions": True}]}


class Row(msgspec.Struct):
    """Speed of one game's master level in the opening of a two-player game.

    The shares of the time add up to 1: sampling positions, playouts, and the search tree.
    """

    game: str
    players: int
    options: dict[str, Any]
    compiled: bool
    iterations_per_s: float = 0.0
    share_worlds: float = 0.0
    share_playouts: float = 0.0
    share_tree: float = 0.0
    ms_per_decision: float = 0.0


def measure(name: str, options: dict[str, Any], seconds: float) -> Row:
    """Return the speed of the master level in the opening."""
    played = game(name, 2, **options)
    position = played.deal(FastLuck(1))
    view = played.view(position, lowest(position.to_act()))
    bot = make_bot("master", played, 1)
    began = time.process_time()
    bot.choose(view)
    ms = (time.process_time() - began) * 1000
    row = Row(game=name, players=2, options=options, compiled=is_compiled(), ms_per_decision=ms)
    if not isinstance(bot, SearchBot):
        return row
    search = make_bot("master", played, 1, Budget(iterations=1))
    assert isinstance(search, SearchBot)
    tree = search.new_search(view)
    worlds = _each(tree.draw, seconds / 2)
    played_on = _each(tree.draw_and_play_on, seconds / 2)
    whole = _each(tree.run, seconds)
    row.iterations_per_s = 1 / whole
    row.share_worlds = min(1.0, worlds / whole)
    row.share_playouts = max(0.0, min(1.0 - row.share_worlds, (played_on - worlds) / whole))
    row.share_tree = 1.0 - row.share_worlds - row.share_playouts
    return row


def _each(do: Callable[[int], None], seconds: float) -> float:
    """Return the processor time of one iteration of `do(iterations)`."""
    began = time.process_time()
    times = 0
    while time.process_time() - began < seconds or not times:
        do(BATCH)
        times += BATCH
    return (time.process_time() - began) / times


def run(seconds: float, json: bool) -> None:
    """Measure and print every game."""
    names = [name for name in GAMES if "master" in bots_of(name)]
    rows = [measure(name, options, seconds) for name in names for options in VARIANTS.get(name, [{}])]
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
