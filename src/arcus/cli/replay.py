"""`arcus replay` and `arcus verify`: recorded games."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from arcus.core.game import Seat, UsageError
from arcus.locale import Catalogue, catalogue
from arcus.records.record import RecordError, load
from arcus.records.replay import Replay, verify as verify_record
from arcus.tui.layout import folded
from arcus.tui.tables import table_lines
from arcus.tui.words import outcome_lines, refusal_text, story_lines


@contextmanager
def _record_in(file: Path) -> Iterator[None]:
    """Add the file's name to a RecordError, and the text of the rule to an illegal move."""
    try:
        yield
    except RecordError as error:
        what = f"{error.place}: {refusal_text(error.refusal, catalogue())}" if error.refusal else str(error)
        raise RecordError(f"{file}: {what}") from None


def show(file: Path, seat: Seat | None) -> None:
    """Print a record step by step, as a seat or a spectator saw it."""
    record = load(file)
    with _record_in(file):
        replay = Replay(record)
        if seat is not None and not 0 <= seat < record.players:
            raise UsageError(f"--seat must be between 0 and {record.players - 1}, got {seat}")
        for line in Story(replay, seat, catalogue()).lines():
            print(line)


class Story:
    """A record as text for one seat or a spectator: each step shows only what that reader knew then."""

    def __init__(self, replay: Replay, seat: Seat | None, words: Catalogue) -> None:
        self.replay = replay
        self.match = replay.match
        self.seat = seat
        self.words = words
        seats = range(replay.record.players)
        self.names = replay.record.names or [words.say("terminal-person", number=each + 1) for each in seats]
        self.facts_shown = 0
        self.secret: list[int] = []  # indices of moves that the reader does not know yet

    def lines(self) -> Iterator[str]:
        """Yield the lines; RecordError at the first illegal move."""
        yield from self._title()
        yield from self._scene()
        for number, _, _ in self.replay.steps():
            yield ""
            yield from self._moves(number - 1)
            yield from self._scene()
        yield ""
        yield from self._end()

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


def verify_file(file: Path) -> None:
    """Check a record against its seed, or raise RecordError."""
    record = load(file)
    with _record_in(file):
        verify_record(record)
    print(catalogue().say("terminal-verified", moves=len(record.moves)))
