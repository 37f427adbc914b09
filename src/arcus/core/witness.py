"""Witnesses: told what happens, while it happens, in six numbers a fact."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

SPECTATOR: Final = 64  # in a set of seats: those who only watch
EVERYONE: Final = 127


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Is told every fact of a game."""

    @abstractmethod
    def tell(self, kind: i64, seat: i64, what: i64, source: i64, target: i64, seen: i64) -> None:
        """A fact: its kind, whose doing it is (or -1), what it is about, from where to where, and who sees `what`."""


@final
class Silence(Witness):
    """Is told everything and keeps nothing: for searches."""

    def tell(self, kind: i64, seat: i64, what: i64, source: i64, target: i64, seen: i64) -> None:
        pass


@final
class Diary(Witness):
    """Keeps every fact, in order."""

    facts: list[tuple[int, int, int, int, int, int]]

    def __init__(self) -> None:
        self.facts = []

    def tell(self, kind: i64, seat: i64, what: i64, source: i64, target: i64, seen: i64) -> None:
        self.facts.append((int(kind), int(seat), int(what), int(source), int(target), int(seen)))


SILENCE: Final = Silence()
