"""The labels of Rainbow's questions to luck. Numbers and names are part of the record format (docs/records.md)."""

from typing import Final

DECK: Final = 0
ORIENT: Final = 1
FIRST: Final = 2
NAMES: Final = {DECK: "deck", ORIENT: "orient", FIRST: "first"}
