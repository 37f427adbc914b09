"""The places of Red7 that facts name: area * 8 + seat."""

from typing import Final

from arcus.core.text import place_texts

HAND: Final = 0
PALETTE: Final = 8
SCORED: Final = 16
SEAT: Final = 24  # a player, where no card is meant
CANVAS: Final = 32
DECK: Final = 40

TEXTS: Final = place_texts(("hand/{}", "palette/{}", "scored/{}", "seat/{}", "canvas", "deck"))
