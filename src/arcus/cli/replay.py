"""`arcus replay` and `arcus verify`: recorded games."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from arcus.cli.options import ReplayOptions
from arcus.cli.play_table import Quit, read_line
from arcus.core.game import Seat, UsageError
from arcus.core.text import is_number
from arcus.locale import Catalogue, catalogue
from arcus.records.receipt import Receipt, ReceiptError, check_receipt, load_receipt
from arcus.records.record import COMMITTED, Record, RecordError, load
from arcus.records.replay import Replay, verify as verify_record
from arcus.tui.layout import folded
from arcus.tui.tables import table_lines
from arcus.tui.words import outcome_lines, refusal_text, story_lines


@contextmanager
def record_in(file: Path) -> Iterator[None]:
    """Add the file's name to a RecordError, and the text of the rule to an illegal move."""
    try:
        yield
    except RecordError as error:
        what = f"{error.place}: {refusal_text(error.refusal, catalogue())}" if error.refusal else str(error)
        raise RecordError(f"{file}: {what}") from None


def show(file: Path, options: ReplayOptions) -> None:
    """Print a record or one moment of it, or step through it, as a seat or a spectator saw it or with open cards."""
    record = load(file)
    with record_in(file):
        _check(record, options)
        if options.step or (options.step is None and sys.stdin.isatty() and sys.stdout.isatty()):
            Stepper(record, options.seat, options.open).run(options.move or 0)
            return
        story = Story(Replay(record), options.seat, catalogue(), is_open=options.open)
        if options.move is not None:
            print("\n".join(list(story.frames())[options.move]))
            return
        for line in story.lines():
            print(line)


def _check(record: Record, options: ReplayOptions) -> None:
    if options.seat is not None and not 0 <= options.seat < record.players:
        raise UsageError(f"--seat must be between 0 and {record.players - 1}, got {options.seat}")
    if options.seat is not None and options.open:
        raise UsageError("--seat and --open exclude each other; give one of them")
    if options.move is not None and not 0 <= options.move <= len(record.moves):
        raise UsageError(f"--move must be between 0 and {len(record.moves)}, got {options.move}")


class Stepper:
    """A record that the reader steps through with commands."""

    def __init__(self, record: Record, seat: Seat | None, is_open: bool) -> None:
        self.record = record
        self.words = catalogue()
        self.at = 0
        self.frames = self._frames(seat, is_open)

    def _frames(self, seat: Seat | None, is_open: bool) -> list[list[str]]:
        return list(Story(Replay(self.record), seat, self.words, is_open=is_open).frames())

    def run(self, first: int) -> None:
        """Show moments until the reader quits or the input ends."""
        self.at = first
        self._show()
        while True:
            try:
                line = read_line(self.words.say("terminal-replay-prompt", number=self.at, count=len(self.frames) - 1))
            except Quit:
                return
            if line.lower() in ("q", "quit"):
                return
            if self._obey(line.lower()):
                self._show()
            else:
                print(self.words.say("terminal-replay-help", most=len(self.frames) - 1, last=self.record.players - 1))

    def _show(self) -> None:
        print("\n".join(self.frames[self.at]))

    def _obey(self, line: str) -> bool:
        """Run a command; return False if there is no such command."""
        word, _, rest = line.partition(" ")
        last = len(self.frames) - 1
        if word in ("", "n", "next", "b", "back"):
            self.at = max(0, self.at - 1) if word.startswith("b") else min(last, self.at + 1)
        elif is_number(word) and int(word) <= last:
            self.at = int(word)
        elif word == "seat" and is_number(rest) and int(rest) < self.record.players:
            self.frames = self._frames(int(rest), is_open=False)
        elif line in ("open", "spectator"):
            self.frames = self._frames(None, is_open=line == "open")
        else:
            return False
        return True


def names_of(record: Record, words: Catalogue) -> list[str]:
    """Return the names of the players; numbers if the record has none."""
    return record.names or [words.say("terminal-person", number=seat + 1) for seat in range(record.players)]


class Story:
    """A record as text for one seat or a spectator; each step shows only what that reader knew then.

    With `is_open` it also shows the whole position in notation.
    """

    def __init__(self, replay: Replay, seat: Seat | None, words: Catalogue, *, is_open: bool = False) -> None:
        self.is_open = is_open
        self.replay = replay
        self.match = replay.match
        self.seat = seat
        self.words = words
        self.names = names_of(replay.record, words)
        self.facts_shown = 0
        self.secret: list[int] = []  # indices of moves that the reader does not know yet

    def lines(self) -> Iterator[str]:
        """Yield the lines; raise RecordError at the first illegal move."""
        for frame in self.frames():
            yield from frame

    def frames(self) -> Iterator[list[str]]:
        """Yield the lines of each moment: after the deal, and after each move; raise RecordError at an illegal move."""
        frame = [*self._title(), *self._scene()]
        for number, _, _ in self.replay.steps():
            yield frame
            frame = ["", *self._moves(number - 1), *self._scene()]
        yield [*frame, "", *self._end()]

    def _title(self) -> Iterator[str]:
        game = self.match.game
        yield self.words.say(
            "terminal-replay-title", name=self.words.say(f"{game.name}-name"), players=self.match.game.players
        )
        defaults = msgspec.to_builtins(game.option_type())
        for option, value in game.options_dict().items():
            if value != defaults[option]:
                shown = msgspec.json.encode(value).decode()
                yield from folded(self.words.say("terminal-replay-option", option=option, value=shown))

    def _scene(self) -> Iterator[str]:
        """Yield the new events and the table."""
        events = self.match.events(self.seat, self.facts_shown)
        for line in story_lines(self.match.game.name, events, self.seat, self.names, self.words):
            yield "  " + line
        self.facts_shown = len(self.match.facts)
        yield from table_lines(self.match.view(self.seat), self.names, self.words.say)
        if self.is_open:
            truth = self.match.game.position_text(self.match.position)
            yield from folded(self.words.say("terminal-replay-open", position=truth))

    def _moves(self, newest: int) -> Iterator[str]:
        """Yield the newest move, and earlier ones that it has revealed."""
        waiting, self.secret = [*self.secret, newest], []
        for number in waiting:
            mover, _ = self.match.moves[number]
            text = self.match.move_text(number, self.seat)
            if text is not None:
                yield self.words.say("terminal-replay-move", number=number + 1, name=self.names[mover], text=text)
                continue
            self.secret.append(number)
            if number == newest:
                yield self.words.say("terminal-replay-secret", number=number + 1, name=self.names[mover])

    def _end(self) -> Iterator[str]:
        outcome = self.match.outcome
        if outcome is None:
            yield self.words.say("terminal-replay-unfinished")
        else:
            yield from outcome_lines(outcome, self.names, self.words)
        yield self.words.say("terminal-replay-checked", moves=len(self.replay.record.moves))


def verify_file(file: Path, seen: Path | None) -> None:
    """Check a record against its seed, and against the receipt of a player; print a verdict, or raise RecordError.

    A record that contradicts the receipt ends the program with code 1.
    """
    words, record = catalogue(), load(file)
    receipt = load_receipt(seen) if seen is not None else None
    with record_in(file):
        verify_record(record)
    print(words.say("terminal-verified", moves=len(record.moves)))
    if record.fair is not None and record.fair.voided:
        print(words.say("terminal-verified-void", count=len(record.fair.voided)))
    if receipt is not None:
        try:
            check_receipt(record, receipt)
        except ReceiptError as error:
            print(words.say("terminal-verified-other"))
            print(f"arcus: {seen}: {error}", file=sys.stderr)
            sys.exit(1)
    print(words.say(f"terminal-verified-{_trust(record, receipt)}"))


def _trust(record: Record, receipt: Receipt | None) -> Literal["bare", "old", "seen", "unseen"]:
    """Return how well a record's deal is proved, apart from following from its seed."""
    if record.fair is None:
        return "bare"
    if record.version != COMMITTED:
        return "old"
    return "seen" if receipt is not None else "unseen"
