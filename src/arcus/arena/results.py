"""The setting of a run and the results of its games."""

from typing import Any

import msgspec

from arcus.arena.entrants import Entrant


class Setting(msgspec.Struct, frozen=True):
    """All inputs that determine the games of a run."""

    game: str
    players: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    seed: int
    move_seconds: float
    folder: str
    """Working directory of the programs."""


class Fault(msgspec.Struct, frozen=True):
    """A failure by which a bot lost a game: crash, illegal, timeout or nonsense, an answer that is not understood."""

    seat: int
    kind: str
    message: str


class Result(msgspec.Struct, frozen=True):
    """Result of one game. All tuples but `winners` and `faults` are indexed by seat."""

    deal: int
    seating: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats that won or share the win."""
    points: tuple[int, ...]
    asked: tuple[int, ...]
    """Number of decisions."""
    ms: tuple[float, ...]
    """Total time of these decisions."""
    faults: tuple[Fault, ...] = ()

    @property
    def key(self) -> tuple[int, int]:
        """Return the unique key of the game in its run."""
        return self.deal, self.seating
