"""The kinds of facts that a game of Kobito emits.

A fact is about a card: a kind, or STANDS_FOR + number for a kobito in a rainbow; comments name the exceptions.
"""

from typing import Final

GOLD_TURNED: Final = 0  # a gold card
START_TURNED: Final = 1
PUT_BACK: Final = 2
DEALT: Final = 3
TURN_BEGAN: Final = 4  # how many cards are owed
LAID: Final = 5
BEGAN: Final = 6
MOVED: Final = 7  # low number << LOW_SHIFT | size
EXCHANGED: Final = 8
EXCHANGED_ELSEWHERE: Final = 9  # in the workshop of another seat
TOOK_KOBITO: Final = 10
SWAPPED: Final = 11
PAID: Final = 12
WON_GOLD: Final = 13  # a gold card
DISCARDED: Final = 14  # how many cards
DREW: Final = 15
SHUFFLED: Final = 16  # how many cards
STOPPED: Final = 17  # nothing

STANDS_FOR: Final = 16
LOW_SHIFT: Final = 8
SIZE_BITS: Final = 255

KINDS: Final = (
    "gold_turned",
    "start_turned",
    "put_back",
    "dealt",
    "turn_began",
    "laid",
    "began",
    "moved",
    "exchanged",
    "exchanged_elsewhere",
    "took_kobito",
    "swapped",
    "paid",
    "won_gold",
    "discarded",
    "drew",
    "shuffled",
    "stopped",
)
