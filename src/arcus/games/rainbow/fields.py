"""Where each number of a Rainbow position lies in `Position.data`.

A card is a number that tells nothing: where each one lies is public, only its faces are not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HAND: Final = 0  # Public. 3 * seat + slot: a card, if HELD says that there is one.
ROW: Final = 6  # Public. By place, from 0: the side that is up.
HELD: Final = 12  # Public. By seat: set of the slots of the hand that hold a card.
WON: Final = 14  # Public. By seat: how many cards the pile has.
SHOWN: Final = 16  # Public. By seat: set of the cards whose side towards that seat was ever up in the row (6.1).
ROWS: Final = 18  # Public. How many cards the row has (5.4).
COLOURS: Final = 19  # Public. Set of the colours that are up in the row.
LOW: Final = 20  # Public. The deck is what lies from LOW to below HIGH; B draws at LOW,
HIGH: Final = 21  # Public. and A just below HIGH.
TURN: Final = 22  # Public. The seat to move.
STAGE: Final = 23  # Public. What it did last in this turn.
ROUND: Final = 24  # Public. Number of the round, from 1.
DECISION: Final = 25  # Public.
PILE: Final = 26  # Public. A's pile from the first field upwards, B's from the last downwards: cards, as they came.
LAST: Final = 85
SIZE: Final = 86
EMPTY: Final = vec[i64]([0] * SIZE)

ANYONE: Final = 2  # in TURN before the deal: luck says who begins
