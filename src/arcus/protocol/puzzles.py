"""Puzzles over HTTP: a puzzle as it begins, and the answers to what a player tries."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from arcus.core.game import Event
from arcus.protocol.lessons import LessonPut, Text

Name = Annotated[str, msgspec.Meta(max_length=32)]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle, as it begins. Its words are `puzzle-KIND-task`, `-done` and so on."""

    name: str
    game: str
    kind: str
    seat: int
    difficulty: int
    """From 1 (easy) to 5."""
    share: float
    """How many of the bots find the answer, from 0 to 1."""
    view: msgspec.Raw
    """What the player sees, in this seat, as at any table."""
    day: str | None = None
    """The day whose puzzle it is, in UTC: `2026-11-16`; None for any other."""
    left_ms: int | None = None
    """How long that day still lasts."""


class PuzzleWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which puzzle comes next: the easiest of a game that is not done yet, or one of a difficulty."""

    game: Name
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    done: Annotated[tuple[Name, ...], msgspec.Meta(max_length=1000)] = ()


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the player tries after the moves so far: a move by number or in notation; None to be shown the solution."""

    move: int | Text | LessonPut | None
    moves: Annotated[tuple[Text, ...], msgspec.Meta(max_length=64)] = ()


class PuzzleAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move did: it goes on, solves the puzzle, is not allowed, or ends a wrong answer."""

    refused: str | None = None
    """The message of the catalogue that says why not."""
    rule: str | None = None
    """The number of the rule that forbids the move; None if it is legal, and the answer that it ends is wrong."""
    again: bool = False
    """Whether the answer is wrong, so that the player begins again."""
    arguments: Mapping[str, str | int] = {}
    """Of the message that says why not, or of `puzzle-KIND-done`."""
    story: tuple[Event, ...] = ()
    """What could happen after a wrong answer, as the player would see it."""
    moves: tuple[str, ...] = ()
    """All moves so far, for the next try; or the solution, if the player gave up."""
    view: msgspec.Raw | None = None
    events: tuple[Event, ...] = ()
    done: bool = False
