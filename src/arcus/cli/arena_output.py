"""The terminal output of `arcus arena`: the progress bar and the table of results."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from arcus.arena.report import columns, numbered, verdict
from arcus.arena.run import Run, Summary, Watch
from arcus.arena.statistics import tables_of
from arcus.locale import catalogue

SHOWN = ("games", "rate", "rate-ci", "points", "rating", "rating-ci", "ms")  # columns for a narrow terminal
REFRESH = 0.5  # seconds between two updates of the win rates


@contextmanager
def show_progress(arena: Run) -> Iterator[Watch | None]:
    """Show a progress bar with win rates on stderr, if that is a terminal."""
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
    """Return the win rates of the first four bots and the state of the sequential test."""
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


def print_summary(summary: Summary) -> None:
    """Print the table of results, the verdict and the bots' faults."""
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
