"""The kinds of facts that a game of Red7 emits."""

from typing import Final

ROUND_BEGAN: Final = 0
DEALT: Final = 1
LAID: Final = 2
PAINTED: Final = 3
REPAINTED: Final = 4
TOOK: Final = 5
DREW: Final = 6
PASSED: Final = 7
WENT_OUT: Final = 8
WON_ROUND: Final = 9
SCORED_CARD: Final = 10
TURN_BEGAN: Final = 11

KINDS: Final = (
    "round_began",
    "dealt",
    "laid",
    "painted",
    "repainted",
    "took",
    "drew",
    "passed",
    "went_out",
    "won_round",
    "scored",
    "turn_began",
)
