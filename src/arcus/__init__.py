"""Arcus: Red7, Qwinto, Rainbow and Kobito as exact, fast engines.

What stands here is loaded when it is first used, so that `import arcus` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arcus.core.game import WrongUse
    from arcus.core.luck import FastLuck
    from arcus.games import GAMES, game
    from arcus.records.live import Live, NotAllowed

__version__ = "0.1.0"
__all__ = ["GAMES", "FastLuck", "Live", "NotAllowed", "WrongUse", "__version__", "game"]

_HOMES = {
    "GAMES": "arcus.games",
    "FastLuck": "arcus.core.luck",
    "Live": "arcus.records.live",
    "NotAllowed": "arcus.records.live",
    "WrongUse": "arcus.core.game",
    "game": "arcus.games",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'arcus' has no attribute '{name}'")
    found = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return found
