"""The stages of a Rainbow turn, by the player's last move; a flip makes an even stage odd."""

from typing import Final

OPENING: Final = 0  # nothing yet: lay, or flip first
FLIPPED: Final = 1  # a flip before the first card: lay
LAID: Final = 2  # a card: flip, or stop
AGAIN: Final = 3  # a flip after a card: lay, or stop
A_FLIP: Final = 1
OVER: Final = 4

NAMES: Final = ("opening", "flipped", "laid", "again", "over")
