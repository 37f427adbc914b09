"""`arcus analyse`: the mistakes, luck and skill of a recorded game."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from arcus.analysis import words
from arcus.analysis.estimates import Depth
from arcus.analysis.html import analysis_html
from arcus.analysis.review import Analysis
from arcus.analysis.run import Progress as Watch, analyse
from arcus.cli.files import check_writable, write
from arcus.cli.options import AnalyseOptions
from arcus.cli.replay import names_of, record_in
from arcus.core.game import Seat, UsageError
from arcus.locale import Catalogue, catalogue
from arcus.records.record import Record, load
from arcus.tui.layout import folded

MOST_PROCESSES = 4  # more would mostly wait for each other


def run(file: Path, options: AnalyseOptions) -> None:
    """Analyse a record and print or write what was found; raise RecordError for a file that can't be analysed."""
    record = load(file)
    if options.seat is not None and not 0 <= options.seat < record.players:
        raise UsageError(f"--seat must be between 0 and {record.players - 1}, got {options.seat}")
    if options.html is not None:
        check_writable(options.html)
    depth = Depth() if options.iterations is None else Depth(iterations=options.iterations)
    processes = options.jobs or min(MOST_PROCESSES, os.cpu_count() or 1)
    with record_in(file), _progress(options.json) as watch:
        analysis = analyse(record, depth, processes=processes, progress=watch)
    _report(analysis, record, options)


def _report(analysis: Analysis, record: Record, options: AnalyseOptions) -> None:
    language = catalogue()
    names = names_of(record, language)
    if options.html is not None:
        page = analysis_html(analysis, names, options.seat, language.say, language.language, _title(record, language))
        write(options.html, page)
    if options.json:
        print(msgspec.json.encode(analysis).decode())
        return
    for line in lines(analysis, record, options.seat, language):
        print(line)
    if options.html is not None:
        print(language.say("review-written", file=str(options.html)))


def _title(record: Record, language: Catalogue) -> str:
    return language.say("terminal-replay-title", name=language.say(f"{record.game}-name"), players=record.players)


def lines(analysis: Analysis, record: Record, seat: Seat | None, language: Catalogue) -> Iterator[str]:
    """Yield the analysis as text: the mistakes in order of cost, and each player's luck and skill."""
    say = language.say
    names = names_of(record, language)
    yield _title(record, language)
    yield ""
    numbers = words.slips_of(analysis, seat)
    yield say("review-slips" if numbers else "review-no-slips")
    for number in numbers:
        yield from folded(words.slip_text(analysis, number, names, say), 2)
    yield ""
    yield say("review-luck-and-skill")
    for each in range(analysis.players) if seat is None else [seat]:
        yield from folded(words.verdict(analysis, each, names, say), 2)
    yield from folded(say("review-explained"), 2, 0)


@contextmanager
def _progress(is_quiet: bool) -> Iterator[Watch | None]:
    """Show a progress bar on stderr, if that is a terminal."""
    if is_quiet or not sys.stderr.isatty():
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=None)
        yield lambda done, count: progress.update(task, completed=done, total=count)
