"""The stages of a Kobito turn."""

from typing import Final

PLAYING: Final = 0
PAYING: Final = 1  # paying has begun and goes on
LEFTOVER: Final = 2  # one card of a workshop rainbow is left and has to go to gold
OVER: Final = 3

NAMES: Final = ("playing", "paying", "leftover", "over")
