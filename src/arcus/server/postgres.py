"""Connections to PostgreSQL with a time limit for each statement."""

import time
from collections.abc import Generator
from typing import Any, ClassVar

import psycopg


class NoAnswer(psycopg.OperationalError):
    """PostgreSQL did not answer a statement in time."""


class DeadlineConnection(psycopg.Connection[Any]):
    """A connection that closes itself, and raises NoAnswer, when a statement is not answered in time."""

    answer_within: ClassVar[float]
    """Seconds for each statement."""

    def wait(self, gen: Any, *args: Any, **options: Any) -> Any:
        """Run an operation of the connection; raise NoAnswer if it takes too long."""
        return super().wait(self._limited(gen), *args, **options)

    def _limited(self, operation: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Yield as `operation` does until the deadline; psycopg resumes it ten times a second while nothing arrives."""
        until = time.monotonic() + self.answer_within
        try:
            wanted = next(operation)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    self.close()  # the state of the connection is unknown now
                    raise NoAnswer(f"no answer within {self.answer_within:g} s")
                wanted = operation.send(ready)
        except StopIteration as done:
            return done.value


def limited(seconds: float) -> type[DeadlineConnection]:
    """Return a connection class that waits this long for an answer."""

    class Limited(DeadlineConnection):
        answer_within = seconds

    return Limited
