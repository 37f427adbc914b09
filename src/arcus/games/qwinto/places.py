"""The places of Qwinto that facts name: an area + the seat. From CELL on, each cell of a sheet is an area."""

from typing import Final

from arcus.core.text import place_texts
from arcus.games.qwinto.sheet import CELL_NAMES

STRIDE: Final = 8  # from an area to the next
SEAT: Final = 0
MISTHROWS: Final = 8
DICE: Final = 16
CELL: Final = 24  # + STRIDE * cell

AREAS: Final = ("seat/{}", "misthrows/{}", "dice", *(f"{cell}/{{}}" for cell in CELL_NAMES))
TEXTS: Final = place_texts(AREAS)
