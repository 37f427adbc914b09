"""Bots: programs that choose a move from a view."""

from abc import ABC, abstractmethod

from arcus.core.game import AnyView


class Bot(ABC):
    """A player that chooses among the moves of a view, and sees nothing else."""

    @abstractmethod
    def choose(self, view: AnyView) -> int:
        """Return the `number` of one of the view's moves."""
