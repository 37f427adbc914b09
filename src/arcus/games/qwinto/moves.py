"""The moves of Qwinto as numbers, and their notation: `roll oyp`, `keep`, `write o3`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.games.qwinto import sheet

# Three words, seven sets of dice, 27 cells.
KEEP: Final = 0
REROLL: Final = 1
PASS: Final = 2
ROLL: Final = 2  # + set of dice, 1 to 7
WRITE: Final = 10  # + cell
COUNT: Final = 37

ROLLS: Final = vec[i64]([ROLL + dice for dice in range(1, sheet.DICE_SETS)])
WORDS: Final = {"keep": KEEP, "reroll": REROLL, "pass": PASS}
TEXTS: Final = (
    *WORDS,
    *(f"roll {sheet.dice_text(dice)}" for dice in range(1, sheet.DICE_SETS)),
    *(f"write {cell}" for cell in sheet.CELL_NAMES),
)
KINDS: Final = (*WORDS, *(text.split()[0] for text in TEXTS[len(WORDS) :]))  # by move


def move_text(move: int) -> str:
    """Return a move's notation."""
    return TEXTS[move]


def parse_move(text: str) -> int:
    """Return the move that a text names, or raise UsageError."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) > 1 and words[0] == "roll":
        return ROLL + sheet.parse_dice("".join(words[1:]))
    if len(words) > 1 and words[0] == "write":
        return WRITE + sheet.parse_cell("".join(words[1:]))
    raise UsageError(
        f"'{text}' is not a move; expected roll and dice (roll oyp), keep, reroll, pass, or write and a cell (write o3)"
    )
