"""Where each number of a Red7 position lies in `Position.data`. Four fields in a row are indexed by seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HAND: Final = 0  # Secret, the owner's. Set of cards.
PALETTE: Final = 4  # Public while the player is in, remembered after. Set of cards.
NUMBERS: Final = 8  # Public. The palette's numbers, a 7-bit set.
SCORE: Final = 12  # Public. 7 * seat + rule: the palette's score under that rule.
SCORED: Final = 40  # Public. Set of cards won (advanced).
WON: Final = 44  # Public. Rounds won.
PLAYERS: Final = 48  # Public.
OPTIONS: Final = 49  # Public. ADVANCED | ACTIONS.
ROUNDS: Final = 50  # Public. How many rounds make a game without `advanced`.
ROUND: Final = 51  # Public. Number of the round, from 1.
ACTIVE: Final = 52  # Public. Set of seats still in the round.
TURN: Final = 53  # Public. The seat to move.
STAGE: Final = 54  # Public. What it is asked for.
RULE: Final = 55  # Public.
CANVAS: Final = 56  # Public. Set of cards on the canvas.
CANVAS_TOP: Final = 57  # Public. The uppermost, or NO_CARD for the start card.
LEFT: Final = 58  # Public. How many cards the deck has left: deck[LEFT - 1] is its top.
KNOWN: Final = 59  # Public. How many cards on top of the deck all have seen.
SEEN: Final = 60  # Public. Set of cards that were face up this round.
LAST: Final = 61  # Public. The palette card laid last, whose action runs.
DECISION: Final = 62  # Public.
RIVAL: Final = 63  # Public. By rule: the best score among the rivals of the player to move.
SIZE: Final = 70
EMPTY: Final = vec[i64]([0] * SIZE)

# The bits of OPTIONS.
ADVANCED: Final = 1
ACTIONS: Final = 2
