"""Where each number of a Qwinto position lies in `Position.data`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.qwinto.sheet import ALL, HIGHEST

PLAYERS: Final = 0  # Public.
TURN: Final = 1  # Public. The active seat.
STAGE: Final = 2  # Public. What is asked for.
WAITING: Final = 3  # Public. Set of seats that owe a decision.
DICE: Final = 4  # Public. Set of dice that were rolled this turn.
FACES: Final = 5  # Public. What they show.
SUM: Final = 6  # Public. What they add up to.
THROWS: Final = 7  # Public. How often dice were thrown in this game.
DECISION: Final = 8  # Public.
SHEETS: Final = 9  # STRIDE numbers for each seat:
FILLED: Final = 0  # Public. Set of cells that hold a number.
NUMBERS: Final = 1  # Public. By row: its packed numbers.
MISTHROWS: Final = 4  # Public.
CHOICE: Final = 5  # Secret, the owner's. The move played for this roll, or UNDECIDED; only that there is one is public.
FREE: Final = 5  # Public. By number, from 1 (so the first stands behind CHOICE) to 18: set of cells that can take it.
STRIDE: Final = 24

UNDECIDED: Final = 0  # `keep`, which nobody plays when all write
SEATS: Final = 6
EMPTY: Final = vec[i64]([0] * SHEETS + ([0] * (FREE + 1) + [ALL] * HIGHEST) * SEATS)
