"""The index of each number of a Rainbow position in `Position.data`; `schema.py` has its notation and visibility.

A card is a number that says nothing of its faces: these are in the deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = 0  # the first four are the same in every game: core/position.py
TURN: Final = 1  # the seat to move
STAGE: Final = 2  # its last kind of move in this turn
DECISION: Final = 3
HAND: Final = 4  # 3 * seat + slot: a card, if HELD says that there is one
ROW: Final = 10  # by place, from 0: the side that is up
HELD: Final = 16  # by seat: set of the slots of the hand that hold a card
WON: Final = 18  # by seat: how many cards the pile has
SHOWN: Final = 20  # by seat: set of the cards whose side towards that seat was ever up in the row (6.1)
ROWS: Final = 22  # how many cards the row has (5.4)
COLOURS: Final = 23  # set of the colours that are up in the row
LOW: Final = 24  # the deck is what lies from LOW to below HIGH; B draws at LOW,
HIGH: Final = 25  # and A just below HIGH
ROUND: Final = 26  # number of the round, from 1
PILE: Final = 27  # A's pile from the first field upwards, B's from the last downwards: cards, as they came
LAST: Final = 86
SIZE: Final = 87
SEATS: Final = 2
EMPTY: Final = vec[i64]([SEATS] + [0] * (SIZE - 1))

ANYONE: Final = 2  # in TURN before the deal: luck decides who begins
