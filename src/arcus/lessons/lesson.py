"""The form of a lesson: steps, each with a position, what to do in it, and what follows."""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from arcus.core.game import AnyGame, Seat
from arcus.games import make
from arcus.records.luck import Answers


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One idea: a position, the moves that the learner has to find, and the replies of the others."""

    name: str
    """Names its messages: `lesson-red7-lay-idea`, `-task` and `-done`."""
    position: str
    """In the notation of docs/rules; fields left out have their defaults."""
    line: tuple[str, ...]
    """The moves that solve the step, in order.

    An item allows every legal move that fits one of its patterns: `lay R7`, `lay *`, `keep|reroll`. One that begins
    with `?` may be left out.
    """
    rules: tuple[str, ...]
    """The numbers of the rules that it teaches."""
    shows: tuple[str, ...] = ()
    """The places to point at, named as in events: `palette/0`, `canvas`."""
    replies: tuple[str, ...] = ()
    """The moves of the others after the line, each a seat and a move: `1 pass`."""
    luck: Answers = {}
    """Answers of luck, as in a record (`orange/1`); other questions are answered from a fixed seed."""
    wrong: Mapping[str, str] = {}
    """Replies to legal moves that don't solve it: a pattern of moves, and the name of the message."""
    is_lit: bool = True
    """Whether the moves of the line are highlighted for the learner."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """The steps that teach a game, or a variant of it, to the player in seat 0."""

    game: str
    steps: tuple[Step, ...]
    minutes: int
    variant: str = ""
    """The variant of the game that it teaches, such as `advanced`; empty for the basic game."""
    options: Mapping[str, Any] = {}
    players: int = 2
    wrong: Mapping[str, str] = {}
    """Default replies to legal moves, for steps without a reply of their own."""

    @property
    def name(self) -> str:
        """The game and the variant: `red7`, `red7-advanced`."""
        return f"{self.game}-{self.variant}" if self.variant else self.game

    def make_game(self) -> AnyGame:
        """Return the game with this lesson's players and options."""
        return make(self.game, self.players, self.options)

    def message(self, step: Step, part: str) -> str:
        """Return the name of a step's message; `part` is `idea`, `task` or `done`."""
        return f"lesson-{self.name}-{step.name}-{part}"

    def wrong_message(self, step: Step, move: str) -> str:
        """Return the message that answers a legal move that doesn't solve a step."""
        for pattern, name in (*step.wrong.items(), *self.wrong.items()):
            if fits(pattern, move):
                return f"lesson-{self.name}-wrong-{name}"
        return "lesson-wrong"


LEARNER: Seat = 0


def fits(item: str, move: str) -> bool:
    """Return whether a move's notation fits an item of a line, or a pattern of `wrong`."""
    return any(fnmatchcase(move, pattern) for pattern in item.removeprefix("?").split("|"))
