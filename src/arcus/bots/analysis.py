"""Bots that report the moves they considered."""

from abc import abstractmethod

import msgspec

from arcus.bots import Bot
from arcus.core.game import AnyView


class Thought(msgspec.Struct, frozen=True):
    """A move that a bot considered: how often it was tried, and its value to the mover; higher is better."""

    move: int
    tries: int
    value: float


class Thinker(Bot):
    """A bot that compares moves by value."""

    @abstractmethod
    def think(self, view: AnyView) -> list[Thought]:
        """Return all moves that were considered, the best one first."""
