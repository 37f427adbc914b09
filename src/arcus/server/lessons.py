"""Lessons over HTTP. Each try sends all moves of the step so far, so the server stores no state."""

from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from arcus import protocol
from arcus.core.game import Refusal
from arcus.lessons import LESSONS, Lesson, Step
from arcus.lessons.play import Played, Wrong
from arcus.protocol import encode
from arcus.server.auth import AnyRequest, context_of

Name = Annotated[str, PathParameter(max_length=32)]
Number = Annotated[int, PathParameter(ge=0, le=99)]


@get("/lessons/{lesson:str}")
async def get_lesson(lesson: Name) -> Response[bytes]:
    """Return a lesson with all its steps as they begin."""
    return Response(_encoded(_found(lesson).name), media_type="application/json")


@post("/lessons/{lesson:str}/{step:int}", status_code=200)
async def post_try(
    request: AnyRequest, lesson: Name, step: Number, data: JSONBody[protocol.LessonTry]
) -> Response[bytes]:
    """Judge a move that a learner tries; the step is counted from 0."""
    context_of(request).limit(request, "lessons", 60, 5)
    found = _found(lesson)
    if step >= len(found.steps):
        raise NotFoundException(f"the lesson {lesson} has {len(found.steps)} steps, got {step}")
    return Response(encode(_judged(found, found.steps[step], data)), media_type="application/json")


def _found(name: str) -> Lesson:
    if name not in LESSONS:
        raise NotFoundException(f"there is no such lesson; choose one of {', '.join(LESSONS)}")
    return LESSONS[name]


@cache
def _encoded(name: str) -> bytes:
    lesson = LESSONS[name]
    steps = tuple(_begun(lesson, step) for step in lesson.steps)
    others = tuple(each.name for each in LESSONS.values() if each.game == lesson.game and each is not lesson)
    return encode(protocol.LessonInfo(lesson.name, lesson.game, lesson.players, lesson.minutes, steps, others))


def _begun(lesson: Lesson, step: Step) -> protocol.LessonStep:
    played = Played(lesson, step)
    return protocol.LessonStep(step.name, step.rules, step.shows, _view(played), _lit(played))


def _judged(lesson: Lesson, step: Step, tried: protocol.LessonTry) -> protocol.LessonAnswer:
    """Return the answer to a try, or raise UsageError if it is invalid or the moves before it don't lead on."""
    played = Played(lesson, step, tried.moves)
    known = len(played.events())
    wrong: Refusal | Wrong | None
    if isinstance(tried.move, protocol.LessonPut):
        wrong = played.why_not(tried.move.card, tried.move.source, tried.move.target)
    else:
        wrong = played.play(played.game.parse_move(tried.move) if isinstance(tried.move, str) else tried.move)
    if isinstance(wrong, Refusal):
        return protocol.LessonAnswer(refused=wrong.message, rule=wrong.rule or None)
    if wrong is not None:
        return protocol.LessonAnswer(refused=wrong.message)
    return protocol.LessonAnswer(
        moves=tuple(played.moves),
        view=_view(played),
        events=played.events(known),
        lit=_lit(played),
        done=played.is_done,
    )


def _view(played: Played) -> msgspec.Raw:
    return msgspec.Raw(encode(played.view()))


def _lit(played: Played) -> tuple[int, ...]:
    return tuple(played.leads_on()) if played.step.is_lit else ()
