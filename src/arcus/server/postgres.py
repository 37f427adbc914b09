"""Connections to PostgreSQL that don't wait for ever."""

import time
from collections.abc import Generator
from typing import Any, ClassVar

import psycopg


class NoAnswer(psycopg.OperationalError):
    """PostgreSQL has not answered a statement in time."""


class DeadlineConnection(psycopg.Connection[Any]):
    """A connection that closes itself, and raises NoAnswer, when a statement is not answered in time."""

    answer_within: ClassVar[float]
    """Seconds for each statement."""

    def wait(self, gen: Any, *args: Any, **options: Any) -> Any:
        """Run an operation of the connection; raise NoAnswer if it takes too long."""
        return super().wait(self._limited(gen), *args, **options)

    def _limited(self, operation: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Yield as `operation` does; psycopg resumes it ten times a second while nothing arrives."""
        until = time.monotonic() + self.answer_within
        try:
            wanted = next(operation)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    self.close()  # nobody knows what it would answer later
                    raise NoAnswer(f"no answer within {self.answer_within:g} s")
                wanted = operation.send(ready)
        except StopIteration as done:
            return done.value


def limited(seconds: float) -> type[DeadlineConnection]:
    """Return the kind of connection that waits this long for an answer."""

    class Limited(DeadlineConnection):
        answer_within = seconds

    return Limited
