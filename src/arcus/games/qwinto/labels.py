"""The labels of Qwinto's questions to luck. Numbers and names are part of the record format (docs/records.md)."""

from typing import Final

FIRST: Final = 2
ORANGE: Final = 3
YELLOW: Final = 4
PURPLE: Final = 5
NAMES: Final = {FIRST: "first", ORANGE: "orange", YELLOW: "yellow", PURPLE: "purple"}
