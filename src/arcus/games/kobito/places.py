"""The places of Kobito that facts name: area * 8 + seat."""

from typing import Final

from arcus.core.events import PLACE_STRIDE
from arcus.core.text import place_texts
from arcus.games.kobito import moves

HAND: Final = 0
SCORE: Final = 8
SEAT: Final = 16  # a player, where no card is meant
BENCH: Final = 24  # + bench * 8 + seat
GOLD: Final = 56  # + 0 to 2
DECK: Final = 64
GOLD_DECK: Final = 72
DISCARD: Final = 80

TEXTS: Final = (
    *place_texts(f"{area}/{{}}" for area in ("hand", "score", "seat", *moves.PLACES[3:])),
    *(f"g{place + 1}" for place in range(PLACE_STRIDE)),
    *place_texts(("deck", "gold-deck", "discard")),
)
