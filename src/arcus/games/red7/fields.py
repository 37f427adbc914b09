"""The index of each number of a Red7 position in `Position.data`. Fields of a seat are indexed by seat.

`schema.py` says how they are written, and who sees them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = 0  # the first four are the same in every game: core/position.py
TURN: Final = 1  # the seat to move
STAGE: Final = 2  # the kind of decision that is due
DECISION: Final = 3
HAND: Final = 4  # by seat: set of cards
PALETTE: Final = 8  # by seat: set of cards
NUMBERS: Final = 12  # by seat: the palette's numbers, a 7-bit set
SCORE: Final = 16  # 7 * seat + rule: the palette's score under that rule
SCORED: Final = 44  # by seat: set of cards won (advanced)
WON: Final = 48  # by seat: rounds won
OPTIONS: Final = 52  # ADVANCED | ACTIONS
ROUNDS: Final = 53  # how many rounds make a game without `advanced`
ROUND: Final = 54  # number of the round, from 1
ACTIVE: Final = 55  # set of seats still in the round
RULE: Final = 56
CANVAS: Final = 57  # set of cards on the canvas
CANVAS_TOP: Final = 58  # the uppermost, or NO_CARD for the start card
LEFT: Final = 59  # how many cards the deck has left: deck[LEFT - 1] is its top
KNOWN: Final = 60  # how many cards on top of the deck all have seen
SEEN: Final = 61  # set of cards that were face up this round
LAST: Final = 62  # the palette card laid last, whose action runs
RIVAL: Final = 63  # by rule: the best score among the rivals of the player to move
SIZE: Final = 70
EMPTY: Final = vec[i64]([0] * SIZE)
SEATS: Final = 4

# The bits of OPTIONS.
ADVANCED: Final = 1
ACTIONS: Final = 2
