"""A lesson step in play: judges the learner's moves, and plays the replies of the others."""

from collections.abc import Iterable
from typing import final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.events import EventLog
from arcus.core.game import AnyView, Event, Refusal, UsageError
from arcus.core.luck import FastLuck, Luck
from arcus.core.position import NO_SUCH_MOVE
from arcus.lessons.lesson import LEARNER, Lesson, Step, fits
from arcus.records.luck import Answers, ReplayedLuck, question

SEED = 7


class Wrong(msgspec.Struct, frozen=True):
    """The answer to a legal move that doesn't solve the step: a message."""

    message: str


class Played:
    """A step with the moves made in it so far."""

    def __init__(self, lesson: Lesson, step: Step, moves: Iterable[str] = ()) -> None:
        """Start a step and make these moves, or raise UsageError if one does not lead on."""
        self.lesson = lesson
        self.step = step
        self.game = lesson.make_game()
        self.position = self.game.parse_position(step.position)
        self.moves: list[str] = []
        self._luck = StepLuck(step.luck)
        self._log = EventLog()
        self._at = 0  # the item of the line that is due
        for move in moves:
            if self.play(self.game.parse_move(move)) is not None:
                raise UsageError(f"expected moves that solve step '{step.name}' of {lesson.name}, got '{move}'")

    @property
    def is_done(self) -> bool:
        """Whether the line has been played to its end."""
        return self._at == len(self.step.line)

    def view(self) -> AnyView:
        """Return the learner's view; it includes memory only where the game shows memory to people."""
        with_memory = self.game.options_dict().get("memory_aid", False)
        build = self.game.view if with_memory else self.game.view_without_memory
        return build(self.position, LEARNER)

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """Return the events of this step from number `since` on, as the learner saw them."""
        return self.game.events(self._log.facts[since:], LEARNER)

    def leads_on(self) -> list[int]:
        """Return the legal moves that lead on from here, in the order of the view; none once the step is done."""
        if self.is_done:
            return []
        legal = list(self.position.legal(LEARNER))
        return [move for move in legal if self._item(self.game.move_text(move)) is not None]

    def play(self, move: int) -> Refusal | Wrong | None:
        """Make a move; return the rule that forbids it, the reply to a move that doesn't lead on, or None.

        Only a move that leads on changes anything. The move that ends the line is followed by the replies.
        """
        if self.is_done:
            raise UsageError(f"step '{self.step.name}' of {self.lesson.name} is done; go on to the next one")
        text = self.game.move_text(move)
        code = self.position.why_not(LEARNER, move)
        if code:
            return self.game.refusal(code)
        item = self._item(text)
        if item is None:
            return Wrong(self.lesson.wrong_message(self.step, text))
        self.position.play(LEARNER, move, self._luck, self._log)
        self.moves.append(text)
        self._at = item + 1
        if self.is_done:
            self._reply()
        return None

    def why_not(self, card: str | None, source: str, target: str) -> Refusal | None:
        """Return the rule that forbids moving a card from one place to another; None if that is a legal move."""
        found = self.game.attempts(self.position, LEARNER, card, source, target)
        codes = [self.position.why_not(LEARNER, move) for move in found] or [NO_SUCH_MOVE]
        return self.game.refusal(codes[0]) if all(codes) else None

    def _item(self, text: str) -> int | None:
        """Return the index of the item that a move fits: the one that is due, or one after items left out."""
        for number, item in enumerate(self.step.line[self._at :], self._at):
            if fits(item, text):
                return number
            if not item.startswith("?"):
                return None
        return None

    def _reply(self) -> None:
        for reply in self.step.replies:
            seat, _, text = reply.partition(" ")
            self.position.play(int(seat), self.game.parse_move(text), self._luck, self._log)


@final
class StepLuck(Luck):
    """The luck of a step: its own answers, and fixed ones for all other questions."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.named = ReplayedLuck(answers)
        self.rest = FastLuck(SEED)

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        luck: Luck = self.named if question(label, nth) in self.answers else self.rest
        return luck.shuffle(label, nth, cards)

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        luck: Luck = self.named if question(label, nth) in self.answers else self.rest
        return luck.pick(label, nth, n)
