"""`arcus bench engine`: random games per second, compared with a yardstick."""

import importlib
import time
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from arcus.build import is_compiled
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck, Rng
from arcus.core.playout import Tally, copies, play_games
from arcus.core.position import Position
from arcus.games import game
from arcus.locale import catalogue

ROWS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("red7", 4, {}),
    ("red7", 2, {}),
    ("red7", 4, {"advanced": True}),
    ("red7", 4, {"actions": True}),
    ("red7", 4, {"advanced": True, "actions": True}),
    ("qwinto", 2, {}),
    ("qwinto", 4, {}),
    ("rainbow", 2, {}),
    ("kobito", 2, {}),
    ("kobito", 4, {}),
)


class Row(msgspec.Struct):
    """One game and variant.

    The ratio is of playouts for Red7's basic game with 4 players, which the yardstick plays too, else of decisions.
    """

    game: str
    players: int
    options: dict[str, Any]
    compiled: bool
    playouts_per_s: float
    decisions_per_s: float
    copy_ns: float
    views_per_s: float
    yardstick_ratio: float | None = None
    yardstick_of: str = ""


class Yardstick(msgspec.Struct):
    """The yardstick's rates in this run."""

    playouts_per_s: float
    decisions_per_s: float


def measure(name: str, players: int, options: dict[str, Any], seconds: float) -> Row:
    """Return the rates of random games, copies and views, measured for about `seconds`."""
    played = game(name, players, **options)
    blank = played.blank()
    tally = Tally(players)
    games = 0

    def some() -> None:
        nonlocal games
        play_games(blank, 1, games, 50, tally)
        games += 50

    spent = _repeat(some, seconds)
    position = played.deal(FastLuck(1))
    rounds = 0

    def copy() -> None:
        nonlocal rounds
        copies(position, 1000)
        rounds += 1000

    copying = _repeat(copy, seconds / 10)
    return Row(
        game=name,
        players=players,
        options=options,
        compiled=is_compiled(),
        playouts_per_s=games / spent,
        decisions_per_s=int(tally.decisions) / spent,
        copy_ns=copying / rounds * 1e9,
        views_per_s=measure_views(played, seconds / 10),
    )


def measure_views(played: AnyGame, seconds: float) -> float:
    """Return views built per second, over every seat and position of a random game."""
    luck, rng = FastLuck(1), Rng(1)
    position: Position = played.deal(luck)
    moments = [position.copy()]
    while owing := position.to_act():
        seat = lowest(owing)
        moves = position.legal(seat)
        position.apply(seat, moves[rng.below(len(moves))], luck, NO_EVENTS)
        moments.append(position.copy())
    views = 0

    def show() -> None:
        nonlocal views
        for moment in moments:
            for seat in played.seats:
                played.view(moment, seat)
        views += len(moments) * len(played.seats)

    spent = _repeat(show, seconds)
    return views / spent


def measure_yardstick(seconds: float) -> Yardstick | None:
    """Return the yardstick's rates, or None if Arcus is not compiled."""
    try:
        yardstick = importlib.import_module("arcus.yardstick")
    except ImportError:
        return None
    games = decisions = 0

    def some() -> None:
        nonlocal games, decisions
        decisions += yardstick.run(games, 50)[1]
        games += 50

    spent = _repeat(some, seconds)
    return Yardstick(games / spent, decisions / spent)


def _repeat(do: Callable[[], None], seconds: float) -> float:
    """Call `do` until `seconds` have passed, at least once, and return the time spent."""
    began = time.perf_counter()
    do()
    while time.perf_counter() - began < seconds:
        do()
    return time.perf_counter() - began


def run(seconds: float, json: bool) -> None:
    """Measure and print every row, and the yardstick before and after them."""
    first = measure_yardstick(seconds)
    rows = [measure(*row, seconds) for row in ROWS]
    last = measure_yardstick(seconds)
    if first and last:
        mean = Yardstick(
            (first.playouts_per_s + last.playouts_per_s) / 2, (first.decisions_per_s + last.decisions_per_s) / 2
        )
        for row in rows:
            same_game = (row.game, row.players, row.options) == ROWS[0]
            row.yardstick_of = "playouts" if same_game else "decisions"
            row.yardstick_ratio = (
                row.playouts_per_s / mean.playouts_per_s if same_game else row.decisions_per_s / mean.decisions_per_s
            )
        title = catalogue().say(
            "terminal-bench-title", seconds=seconds, playouts=mean.playouts_per_s, decisions=mean.decisions_per_s
        )
    else:
        title = catalogue().say("terminal-bench-no-yardstick", seconds=seconds)
    if json:
        print(msgspec.json.encode(rows).decode())
    else:
        _print(rows, title)


def _print(rows: list[Row], title: str) -> None:
    say = catalogue().say
    table = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    for column in ("game", "players", "options", "playouts", "decisions", "copy", "views", "ratio"):
        table.add_column(say(f"terminal-bench-{column}"), justify="left" if column in ("game", "options") else "right")
    for row in rows:
        ratio = "" if row.yardstick_ratio is None else f"{row.yardstick_ratio:.2f}"
        rates = (
            f"{row.playouts_per_s:,.0f}",
            f"{row.decisions_per_s:,.0f}",
            f"{row.copy_ns:.0f}",
            f"{row.views_per_s:,.0f}",
        )
        table.add_row(row.game, str(row.players), " ".join(row.options), *rates, ratio)
    Console().print(table)
