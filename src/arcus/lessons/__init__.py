"""Lessons: each game and variant in a few steps, on positions that the engine plays.

A lesson is data (`red7.py` and so on); `play.py` plays a step and judges moves. Neither contains rules of a game.
"""

import reprlib

from arcus.core.game import UsageError
from arcus.lessons import kobito, qwinto, rainbow, red7
from arcus.lessons.lesson import Lesson, Step

LESSONS: dict[str, Lesson] = {each.name: each for module in (red7, qwinto, rainbow, kobito) for each in module.LESSONS}


def find_lesson(name: str) -> Lesson:
    """Return a lesson by name, such as `red7` or `red7-advanced`, or raise UsageError."""
    if name not in LESSONS:
        raise UsageError(f"unknown lesson {reprlib.repr(name)}; choose one of {', '.join(LESSONS)}")
    return LESSONS[name]


__all__ = ["LESSONS", "Lesson", "Step", "find_lesson"]
