"""Event sinks: receive every fact of a game while it is played, six numbers a fact."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

SPECTATOR: Final = 64  # the bit for spectators in a set of seats: there are at most MOST_SEATS seats
ALL_SEATS: Final = 127  # every seat, and spectators
MOST_SEATS: Final = 6
PLACE_STRIDE: Final = 8  # a place is the number of an area times this, plus a seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EventSink:
    """Receives every fact of a game."""

    @abstractmethod
    def emit(self, kind: i64, seat: i64, what: i64, source: i64, target: i64, seen_by: i64) -> None:
        """Receive a fact: its kind, who did it (or -1), what it is about, from where to where, and who sees `what`."""


@final
class NoEvents(EventSink):
    """Discards every fact: for searches."""

    def emit(self, kind: i64, seat: i64, what: i64, source: i64, target: i64, seen_by: i64) -> None:
        pass


@final
class EventLog(EventSink):
    """Keeps every fact, in order."""

    facts: list[tuple[int, int, int, int, int, int]]

    def __init__(self) -> None:
        self.facts = []

    def emit(self, kind: i64, seat: i64, what: i64, source: i64, target: i64, seen_by: i64) -> None:
        self.facts.append((int(kind), int(seat), int(what), int(source), int(target), int(seen_by)))


NO_EVENTS: Final = NoEvents()
