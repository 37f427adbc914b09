"""The stages of a Kobito turn."""

from typing import Final

PLAYING: Final = 0
PAYING: Final = 1  # more cards have to be paid
LEFTOVER: Final = 2  # a single card of a workshop rainbow has to go to gold
OVER: Final = 3

NAMES: Final = ("playing", "paying", "leftover", "over")
