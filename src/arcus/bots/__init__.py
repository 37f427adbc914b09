"""Bots: a view in, a move out."""

from abc import ABC, abstractmethod

from arcus.core.game import AnyView


class Bot(ABC):
    """Chooses among the moves of a view; sees nothing else."""

    @abstractmethod
    def choose(self, view: AnyView) -> int:
        """The number of the move to play."""
