"""The places of Kobito that facts name: area * 8 + seat."""

from typing import Final

from arcus.games.kobito import moves

HAND: Final = 0
SCORE: Final = 8
SEAT: Final = 16  # a player, where no card is meant
BENCH: Final = 24  # + bench * 8 + seat
GOLD: Final = 56  # + 0 to 2
DECK: Final = 64
GOLD_DECK: Final = 72
DISCARD: Final = 80

AREAS: Final = ("hand", "score", "seat", *moves.PLACES[3:])
TEXTS: Final = (
    *(f"{area}/{seat}" for area in AREAS for seat in range(8)),
    *(f"g{place + 1}" for place in range(8)),
    *(area for area in ("deck", "gold-deck", "discard") for _ in range(8)),
)
