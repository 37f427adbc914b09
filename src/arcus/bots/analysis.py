"""Bots that can tell what they considered."""

from abc import abstractmethod

import msgspec

from arcus.bots import Bot
from arcus.core.game import AnyView


class Thought(msgspec.Struct, frozen=True):
    """A move that was considered: how much it was looked at, and its value to the mover, the higher the better."""

    move: int
    tries: int
    value: float


class Thinker(Bot):
    """A bot that weighs moves against each other."""

    @abstractmethod
    def think(self, view: AnyView) -> list[Thought]:
        """All moves that were considered, the best one first."""
