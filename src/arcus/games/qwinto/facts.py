"""What can happen in Qwinto."""

from typing import Final

TURN_BEGAN: Final = 0
THREW: Final = 1
THREW_AGAIN: Final = 2
ANNOUNCED: Final = 3
DECIDED: Final = 4
WROTE: Final = 5
MISTHREW: Final = 6
PASSED: Final = 7
NOTHING: Final = -1  # what a fact without a number is about

KINDS: Final = ("turn_began", "rolled", "rerolled", "announced", "decided", "wrote", "misthrew", "passed")
