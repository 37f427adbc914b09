"""Lessons over HTTP: their steps, and the answers to moves that a learner tries."""

from typing import Annotated

import msgspec

from arcus.core.game import Event

Moves = tuple[int, ...]
Text = Annotated[str, msgspec.Meta(max_length=64)]


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson, as it begins. Its messages are `lesson-LESSON-NAME-idea`, `-task` and `-done`."""

    name: str
    rules: tuple[str, ...]
    """The numbers of the rules that it teaches."""
    shows: tuple[str, ...]
    """The places to point at, named as in events."""
    view: msgspec.Raw
    """The learner's view, in seat 0, as at any table."""
    lit: Moves
    """The moves of the view that lead on; empty if the learner has to find them."""


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson with all its steps."""

    name: str
    game: str
    players: int
    minutes: int
    steps: tuple[LessonStep, ...]
    others: tuple[str, ...]
    """The other lessons of the same game."""


class LessonPut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that the learner puts somewhere, to learn why it is not allowed; named as in `Try`."""

    source: Annotated[str, msgspec.Meta(max_length=20)]
    target: Annotated[str, msgspec.Meta(max_length=20)]
    card: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that the learner tries, by number or in notation, after the moves that led on so far in this step."""

    move: int | Text | LessonPut
    moves: Annotated[tuple[Text, ...], msgspec.Meta(max_length=32)] = ()


class LessonAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a move: it leads on, ends the step, or changes nothing, for the reason given."""

    refused: str | None = None
    """The message of the catalogue with the reason."""
    rule: str | None = None
    """The number of the rule that forbids the move; None if it is legal and only doesn't solve the step."""
    moves: tuple[str, ...] = ()
    """All moves so far in this step, for the next try."""
    view: msgspec.Raw | None = None
    events: tuple[Event, ...] = ()
    lit: Moves = ()
    done: bool = False
