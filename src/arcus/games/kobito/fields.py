"""The index of each number of a Kobito position in `Position.data`. Fields of a seat are indexed by seat.

`schema.py` says how they are written, and who sees them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = 0  # the first four are the same in every game: core/position.py
TURN: Final = 1  # the seat to move
STAGE: Final = 2
DECISION: Final = 3
HAND: Final = 4  # by seat: pile
TAKEN: Final = 10  # by seat: pile of what it drew since the discard pile was last shuffled
KNOWN: Final = 16  # by seat: how many kobito in the hand were taken from the table
PENALTY: Final = 22  # by seat: pile of rainbow cards in the score pile
GOLD_WON: Final = 28  # by seat: points of the gold cards in the score pile
RAINBOW: Final = 34  # by row, 27 of them: rainbow
CARD: Final = 61  # by gold place: gold card, or 0
MARKS: Final = 64  # MARK_COUNT marks, sorted; unused ones are 0
MARKED: Final = 72  # how many marks there are
OWED: Final = 73  # how many cards the seat to move still has to play
ACTED: Final = 74  # 1 if something was played, paid or moved this turn
IDLE: Final = 75  # how many turns in a row nothing happened
LEFT: Final = 76  # how many cards the deck has left: deck[LEFT - 1] is its top
GOLD_LEFT: Final = 77  # the same for the gold deck
DISCARD: Final = 78  # pile
FRESH: Final = 79  # pile: the discard pile as last shuffled, less start cards since; 0 before the first time
SURE: Final = 80  # set of HELD_KOBITO, HELD_SWAP_CARD: cards seen in the deck since a player last drew
STARTS: Final = 81  # how often the deck was shuffled for a start card
SHUFFLES: Final = 82  # how often the discard pile was shuffled
SIZE: Final = 83
EMPTY: Final = vec[i64]([0] * SIZE)
SEATS: Final = 6
