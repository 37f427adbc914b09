"""The labels of Kobito's questions to luck. Numbers and names are part of the record format (docs/records.md)."""

from typing import Final

DECK: Final = 0
FIRST: Final = 2
GOLD: Final = 6
START: Final = 7
RESHUFFLE: Final = 8
NAMES: Final = {DECK: "deck", FIRST: "first", GOLD: "gold", START: "start", RESHUFFLE: "reshuffle"}
