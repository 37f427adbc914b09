"""The labels of Red7's questions to luck. Numbers and names are part of the record format (docs/records.md)."""

from typing import Final

DECK: Final = 0
NAMES: Final = {DECK: "deck"}
