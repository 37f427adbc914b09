"""`arcus replay` and `arcus verify`."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from arcus.core.game import Seat, WrongUse
from arcus.locale import catalogue
from arcus.records.record import RecordError, load
from arcus.records.replay import Replay
from arcus.records.replay import verify as verify_record
from arcus.tui.tables import table_lines
from arcus.tui.words import outcome_lines, story_lines

T = TypeVar("T")


def _at(file: Path, do: Callable[[], T]) -> T:
    """Do something with a file's record; what is wrong with it is told with the file's name."""
    try:
        return do()
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None


def show(file: Path, seat: Seat | None) -> None:
    """Print a record step by step, as a seat or a spectator saw it."""
    record = load(file)
    words = catalogue()
    replay = _at(file, lambda: Replay(record))
    if seat is not None and not 0 <= seat < record.players:
        raise WrongUse(f"--seat {seat}: a seat from 0 to {record.players - 1} goes here")
    names = record.names or [words.say("terminal-person", number=each + 1) for each in range(record.players)]
    game = replay.live.game
    print(words.say("terminal-replay-title", name=words.say(f"{game.name}-name"), players=record.players))
    told = 0
    steps = replay.steps()
    while True:
        for line in story_lines(game.name, replay.live.events(seat, told), seat, names, words):
            print("  " + line)
        told = len(replay.live.facts)
        print("\n".join(table_lines(replay.live.view(seat), names, words.say)))
        step = _at(file, lambda: next(steps, None))
        if step is None:
            break
        number, mover, text = step
        print()
        print(words.say("terminal-replay-move", number=number, name=names[mover], text=text))
    outcome = replay.live.outcome
    print()
    if outcome is None:
        print(words.say("terminal-replay-unfinished"))
    else:
        print("\n".join(outcome_lines(outcome, names, words)))
    print(words.say("terminal-replay-checked", moves=len(record.moves)))


def prove(file: Path) -> None:
    """Derive a record's luck from its seed, and say so if it holds."""
    record = load(file)
    _at(file, lambda: verify_record(record))
    print(catalogue().say("terminal-verified", moves=len(record.moves)))
