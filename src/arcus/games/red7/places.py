"""The places of Red7 that facts name: area * 8 + seat."""

from typing import Final

HAND: Final = 0
PALETTE: Final = 8
SCORED: Final = 16
SEAT: Final = 24  # a player, where no card is meant
CANVAS: Final = 32
DECK: Final = 40

AREAS = ("hand", "palette", "scored", "seat")
TEXTS = (*(f"{area}/{seat}" for area in AREAS for seat in range(8)), *["canvas"] * 8, *["deck"] * 8)
