"""A puzzle being solved: makes the player's moves, and judges the complete answer."""

from collections.abc import Iterable

from arcus.core.events import EventLog
from arcus.core.game import AnyView, Event, Refusal, UsageError
from arcus.core.luck import FastLuck
from arcus.core.position import NO_SUCH_MOVE
from arcus.puzzles.kind import SEED, Wrong
from arcus.puzzles.kinds import KINDS
from arcus.puzzles.puzzle import Puzzle, answer_text


class Attempt:
    """A puzzle with the moves made in it so far."""

    def __init__(self, puzzle: Puzzle, moves: Iterable[str] = ()) -> None:
        """Begin an answer and make these moves, or raise UsageError if one of them is not legal or ends it wrongly."""
        self.puzzle = puzzle
        self.kind = KINDS[puzzle.kind]
        self.game = puzzle.make_game()
        self.start = self.game.parse_position(puzzle.position)
        self.position = self.start.copy()
        self.moves: list[str] = []
        self.is_done = False
        self._luck = FastLuck(SEED)
        self._log = EventLog()
        for move in moves:
            if self.play(self.game.parse_move(move)) is not None:
                raise UsageError(f"expected moves that can lead to an answer of {puzzle.name}, got '{move}'")

    def view(self) -> AnyView:
        """Return the player's view; it includes memory only where the game shows memory to people."""
        with_memory = self.game.options_dict().get("memory_aid", False)
        build = self.game.view if with_memory else self.game.view_without_memory
        return build(self.position, self.puzzle.seat)

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """Return the events from number `since` on, as the player saw them."""
        return self.game.events(self._log.facts[since:], self.puzzle.seat)

    def play(self, move: int) -> Refusal | Wrong | None:
        """Make a move; return the rule that forbids it, why the answer that it completes is wrong, or None.

        A forbidden move changes nothing. After a wrong answer, begin again.
        """
        if self.is_done:
            raise UsageError(f"the puzzle {self.puzzle.name} is solved; go on to another one")
        seat = self.puzzle.seat
        text = self.game.move_text(move)
        code = self.position.why_not(seat, move)
        if code:
            return self.game.refusal(code)
        flags = self.position.play(seat, move, self._luck, self._log)
        self.moves.append(text)
        if not self.kind.is_over(self.start, self.position, seat, flags):
            return None
        wrong = self.kind.why_wrong(self.puzzle, answer_text(tuple(self.moves)), self.start, self.position)
        self.is_done = wrong is None
        return wrong

    def why_not(self, card: str | None, source: str, target: str) -> Refusal | None:
        """Return the rule that forbids moving a card from one place to another; None if that is a legal move."""
        seat = self.puzzle.seat
        found = self.game.attempts(self.position, seat, card, source, target)
        codes = [self.position.why_not(seat, move) for move in found] or [NO_SUCH_MOVE]
        return self.game.refusal(codes[0]) if all(codes) else None
