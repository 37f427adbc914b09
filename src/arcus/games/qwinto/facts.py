"""The kinds of facts that a game of Qwinto emits."""

from typing import Final

TURN_BEGAN: Final = 0
THREW: Final = 1
THREW_AGAIN: Final = 2
ANNOUNCED: Final = 3
DECIDED: Final = 4
WROTE: Final = 5
MISTHREW: Final = 6
PASSED: Final = 7
NOTHING: Final = -1  # the subject of a fact that has none
CELL: Final = 32  # the subject of WROTE is cell * CELL + number

KINDS: Final = ("turn_began", "rolled", "rerolled", "announced", "decided", "wrote", "misthrew", "passed")
