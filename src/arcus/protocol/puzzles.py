"""Puzzles over HTTP: a puzzle as it begins, and the answers to what a player tries."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from arcus.core.game import Event
from arcus.protocol.lessons import LessonPut, Text

Name = Annotated[str, msgspec.Meta(max_length=32)]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle, as it begins. Its messages are `puzzle-KIND-task`, `-done` and so on."""

    name: str
    game: str
    kind: str
    seat: int
    difficulty: int
    """From 1 (easy) to 5."""
    share: float
    """The share of bots that find the answer, from 0 to 1."""
    view: msgspec.Raw
    """The player's view, in this seat, as at any table."""
    day: str | None = None
    """The day whose puzzle it is, in UTC: `2026-11-16`; None for other puzzles."""
    left_ms: int | None = None
    """The rest of that day."""


class NextPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the next puzzle: the easiest of a game that is not done yet, or one of a difficulty."""

    game: Name
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    done: Annotated[tuple[Name, ...], msgspec.Meta(max_length=1000)] = ()


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the player tries after the moves so far, by number or in notation; None asks for the solution."""

    move: int | Text | LessonPut | None
    moves: Annotated[tuple[Text, ...], msgspec.Meta(max_length=64)] = ()


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a move: the answer continues, solves the puzzle or is wrong, or the move is not allowed."""

    refused: str | None = None
    """The message of the catalogue with the reason."""
    rule: str | None = None
    """The number of the rule that forbids the move; None if it is legal, but completes a wrong answer."""
    again: bool = False
    """Whether the answer is wrong and the player has to start again."""
    arguments: Mapping[str, str | int] = {}
    """The arguments of the message with the reason, or of `puzzle-KIND-done`."""
    story: tuple[Event, ...] = ()
    """Events that could follow a wrong answer, as the player would see them."""
    moves: tuple[str, ...] = ()
    """All moves so far, for the next try; or the solution, if the player gave up."""
    view: msgspec.Raw | None = None
    events: tuple[Event, ...] = ()
    done: bool = False
