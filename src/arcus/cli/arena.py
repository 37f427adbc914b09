"""`arcus arena`: bots against bots, rated."""

import shlex
import sys
from contextlib import ExitStack

import msgspec

from arcus.arena.engines import engine_for
from arcus.arena.report import report_html
from arcus.arena.run import Run, Summary
from arcus.arena.save import Saved
from arcus.cli.arena_output import print_summary, show_progress
from arcus.cli.arena_setup import checked_run
from arcus.cli.files import check_writable, write
from arcus.cli.options import ArenaOptions
from arcus.locale import catalogue


def run(name: str, bots: tuple[str, ...], options: ArenaOptions) -> None:
    """Check the arguments, play, and print the results."""
    arena = checked_run(name, bots, options)
    if options.report is not None:
        check_writable(options.report)
    summary = _play(arena, options)
    if options.report is not None:
        words, command = catalogue(), shlex.join(["arcus", *sys.argv[1:]])
        write(options.report, report_html(arena, summary, command, words.say, words.language))
    if options.json:
        print(msgspec.json.encode(summary).decode())
        return
    print_summary(summary)
    if options.report is not None:
        print(catalogue().say("arena-reported", file=str(options.report)))


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
