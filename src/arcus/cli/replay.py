"""`arcus replay` and `arcus verify`."""

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
    """What is wrong with a file's record is told with the file's name, and a move's refusal in words."""
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
            raise UsageError(f"--seat {seat}: a seat from 0 to {record.players - 1} goes here")
        for line in Story(replay, seat, catalogue()).lines():
            print(line)


class Story:
    """A record as one reader is told it, who learns nothing that the seat did not know at that moment."""

    def __init__(self, replay: Replay, seat: Seat | None, words: Catalogue) -> None:
        self.replay = replay
        self.match = replay.match
        self.seat = seat
        self.words = words
        seats = range(replay.record.players)
        self.names = replay.record.names or [words.say("terminal-person", number=each + 1) for each in seats]
        self.told = 0  # how many facts the reader knows
        self.secret: list[int] = []  # the moves, counted from 0, that the reader does not know yet

    def lines(self) -> Iterator[str]:
        """All of it, while every move is checked."""
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
        usual = msgspec.to_builtins(game.option_type())
        for option, value in game.options_dict().items():
            if value != usual[option]:
                shown = msgspec.json.encode(value).decode()
                yield from folded(self.words.say("terminal-replay-option", option=option, value=shown))

    def _scene(self) -> Iterator[str]:
        """What has happened, and the table as it is now."""
        events = self.match.events(self.seat, self.told)
        for line in story_lines(self.match.game.name, events, self.seat, self.names, self.words):
            yield "  " + line
        self.told = len(self.match.facts)
        yield from table_lines(self.match.view(self.seat), self.names, self.words.say)

    def _moves(self, newest: int) -> Iterator[str]:
        """The newest move, and those that have ceased to be a secret with it."""
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


def prove(file: Path) -> None:
    """Derive a record's luck from its seed, and say so if it holds."""
    record = load(file)
    with _record_in(file):
        verify_record(record)
    print(catalogue().say("terminal-verified", moves=len(record.moves)))
