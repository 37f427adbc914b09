"""Lessons over HTTP: their steps, and the answers to moves that a learner tries."""

from typing import Annotated

import msgspec

from arcus.core.game import Event

Moves = tuple[int, ...]
Text = Annotated[str, msgspec.Meta(max_length=64)]


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson, as it begins. Its words are `lesson-LESSON-NAME-idea`, `-task` and `-done`."""

    name: str
    rules: tuple[str, ...]
    """The numbers of the rules that it teaches."""
    shows: tuple[str, ...]
    """The places that it speaks of, as events name them."""
    view: msgspec.Raw
    """What the learner sees, in seat 0, as at any table."""
    lit: Moves
    """The moves of the view that lead on; none if the learner is to find them."""


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
    """Something that the learner puts somewhere, to hear why it is not allowed; named as in `Try`."""

    source: Annotated[str, msgspec.Meta(max_length=20)]
    target: Annotated[str, msgspec.Meta(max_length=20)]
    card: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner tries after the moves that led on so far in this step: a move by number or in notation."""

    move: int | Text | LessonPut
    moves: Annotated[tuple[Text, ...], msgspec.Meta(max_length=32)] = ()


class LessonAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move did: it leads on, ends the step, or is answered with the reason why not and changes nothing."""

    refused: str | None = None
    """The message of the catalogue that says why not."""
    rule: str | None = None
    """The number of the rule that forbids the move; None if it is legal and only doesn't solve the step."""
    moves: tuple[str, ...] = ()
    """All moves so far in this step, for the next try."""
    view: msgspec.Raw | None = None
    events: tuple[Event, ...] = ()
    lit: Moves = ()
    done: bool = False
