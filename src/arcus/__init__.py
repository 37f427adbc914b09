"""Arcus: Red7, Qwinto, Rainbow and Kobito as exact, fast engines."""

from arcus.core.game import WrongUse
from arcus.core.luck import FastLuck
from arcus.games import GAMES, game
from arcus.records.live import Live, NotAllowed

__version__ = "0.1.0"
__all__ = ["GAMES", "FastLuck", "Live", "NotAllowed", "WrongUse", "__version__", "game"]
