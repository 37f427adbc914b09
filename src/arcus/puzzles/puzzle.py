"""The form of a puzzle: a position, a question about it, the answer, and its proof."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from arcus.core.game import AnyGame, Seat
from arcus.games import make

HARDEST = 5


class Proof(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The proof that exactly one answer is right; `tests/puzzles` and `make soak` check it again."""

    method: Literal["exhaustive", "margin"]
    """`exhaustive`: all cases were tried. `margin`: the answer was better by far in games played to their end."""
    cases: int
    """The number of replies, faces or lines tried; with `margin`, the most games played for an answer."""
    refuted: Mapping[str, str] = {}
    """By wrong answer, its refutation, in a form that depends on the kind of puzzle."""
    values: Mapping[str, float] = {}
    """By wrong answer, with `margin`: how many points it is worth compared with the right one."""
    errors: Mapping[str, float] = {}
    """By wrong answer, with `margin`: the standard error of that."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position of a bot game in which a seat has to find something."""

    name: str
    """The game and a number: `red7-17`."""
    game: str
    kind: str
    """The question: `stay`, `cell`, `flip` or `pots`; names its messages, such as `puzzle-stay-task`."""
    players: int = 2
    options: Mapping[str, Any] = {}
    seat: Seat
    position: str
    """In the notation of docs/rules."""
    solution: tuple[str, ...]
    """The moves that solve it, as few as possible."""
    proof: Proof
    solved: Mapping[str, float]
    """By bot level, how often it finds the answer."""
    difficulty: int
    """From 1 to HARDEST: one for each fifth of the game's puzzles, by how often the levels find the answer."""

    def make_game(self) -> AnyGame:
        """Return the game with this puzzle's players and options."""
        return make(self.game, self.players, self.options)

    @property
    def share(self) -> float:
        """Return the share of bots that find the answer, with the same weight for each level."""
        return sum(self.solved.values()) / len(self.solved)


def answer_text(moves: tuple[str, ...]) -> str:
    """Return an answer as one text: `lay R7, end`."""
    return ", ".join(moves)
