"""Kinds of puzzles: when a question is asked, how its answer is proved, and how a wrong answer is explained."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from arcus.bots import Bot
from arcus.core.events import EventLog
from arcus.core.game import AnyGame, AnyView, Event, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import TURN_ENDED, Position
from arcus.puzzles.puzzle import Proof, Puzzle

SEED = 7  # of the luck in puzzles and proofs, where any seed will do
QUIET = {"turn_began", "round_began", "drew", "next_came", "back_seen"}  # events of the game's routine, left out


class Proved(msgspec.Struct, frozen=True):
    """An answer with its proof."""

    solution: tuple[str, ...]
    proof: Proof


class Wrong(msgspec.Struct, frozen=True):
    """The reason why an answer is wrong: a message with its arguments, and events that could follow."""

    message: str
    arguments: Mapping[str, str | int] = {}
    events: tuple[Event, ...] = ()


class Kind:
    """A kind of puzzle."""

    name: ClassVar[str]
    game: ClassVar[str]
    players: ClassVar[int] = 2
    options: ClassVar[Mapping[str, Any]] = {}
    levels: ClassVar[tuple[str, ...]] = ("skilled", "casual")
    """The levels of the bots that play the games to search for puzzles, one per seat."""
    every: ClassVar[int] = 3
    """Ask at every `every`-th moment only, so that puzzles don't all come from the beginning of a game."""

    @abstractmethod
    def is_asked(self, position: Position, seat: Seat) -> bool:
        """Return whether the question makes sense for a seat that is to act."""

    @abstractmethod
    def prove(self, game: AnyGame, view: AnyView) -> Proved | None:
        """Return the answer with its proof, given a seat's view; None if there is none, or more than one."""

    def choose(self, bot: Bot, view: AnyView) -> int:
        """Return the move with which a bot answers; by default, the move that it would play."""
        return bot.choose(view)

    def is_over(self, before: Position, after: Position, seat: Seat, flags: int) -> bool:
        """Return whether the last move completes the answer; by default, if it ends the turn."""
        return flags & TURN_ENDED != 0

    @abstractmethod
    def why_wrong(self, puzzle: Puzzle, answer: str, before: Position, after: Position) -> Wrong | None:
        """Return why an answer is wrong, or None if it is right."""

    def praise(self, puzzle: Puzzle) -> Mapping[str, str | int]:
        """Return the arguments of the message about the right answer, such as `puzzle-stay-done`."""
        return {"cases": puzzle.proof.cases}


def story(game: AnyGame, world: Position, seat: Seat, mover: Seat, moves: str) -> tuple[Event, ...]:
    """Return the events that a seat sees when moves, separated by commas, are made in a world."""
    log = EventLog()
    for text in moves.split(", "):
        world.play(mover, game.parse_move(text), FastLuck(SEED), log)
    return tuple(event for event in game.events(log.facts, seat) if event.kind not in QUIET)
