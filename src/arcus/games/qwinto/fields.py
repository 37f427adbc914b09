"""The index of each number of a Qwinto position in `Position.data`; `schema.py` has its notation and visibility."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.qwinto.sheet import ALL, HIGHEST

PLAYERS: Final = 0  # the first four are the same in every game: core/position.py
TURN: Final = 1  # the active seat
STAGE: Final = 2  # the kind of decision that is due
DECISION: Final = 3
WAITING: Final = 4  # set of seats that must choose now
DICE: Final = 5  # set of dice that were rolled this turn
FACES: Final = 6  # what they show
SUM: Final = 7  # what they add up to
THROWS: Final = 8  # how often dice were thrown in this game
SHEETS: Final = 9  # STRIDE numbers for each seat:
FILLED: Final = 0  # set of cells that hold a number
NUMBERS: Final = 1  # by row: its packed numbers
MISTHROWS: Final = 4
CHOICE: Final = 5  # the move played for this roll, or UNDECIDED
FREE: Final = 5  # by number, from 1 (so the first stands behind CHOICE) to 18: set of cells that can take it
STRIDE: Final = 24

UNDECIDED: Final = 0  # `keep`, which nobody plays when all write
SEATS: Final = 6
EMPTY: Final = vec[i64]([0] * SHEETS + ([0] * (FREE + 1) + [ALL] * HIGHEST) * SEATS)
