"""The sheet and the dice of Qwinto as numbers and as text.

A cell is an index 0-26: row * 9 + its place in the row. A set of cells is a 27-bit integer, the orange row lowest.
`*` marks the five bonus cells, `.` the gaps:

    column    0  1  2  3  4  5  6  7  8  9 10 11
    orange          0  1* 2  .  3  4* 5  6  7  8
    yellow       9 10 11 12 13  . 14 15*16 17
    purple   18 19 20*21  . 22 23 24 25 26*

A row's numbers are packed into one integer, five bits a cell, the leftmost cell lowest, 0 for an empty cell:

    bit   0     5     10                     40   44
          cell0 cell1 cell2       ...        cell8

Dice are a set of three bits, orange 1, yellow 2, purple 4; their faces take three bits each in the same order,
0 for a die that was not thrown.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError

ROWS: Final = 3  # 1.1
PLACES: Final = 9  # cells in a row
CELLS: Final = 27
COLUMNS: Final = 12
HIGHEST: Final = 18  # the highest sum of three dice
BOXES: Final = 4  # misthrows that end the game (1.4, 5.2)
PENALTY: Final = 5  # points that a misthrow costs (6.4)
FULL_ROWS: Final = 2  # full rows that end the game (5.1)


ALL: Final = 0x7FFFFFF
ROW: Final = 0x1FF  # the cells of the orange row

_COLUMNS: Final = (  # 1.2
    (2, 3, 4, 6, 7, 8, 9, 10, 11),
    (1, 2, 3, 4, 5, 7, 8, 9, 10),
    (0, 1, 2, 3, 5, 6, 7, 8, 9),
)
COLUMN_OF: Final = vec[i64]([column for row in _COLUMNS for column in row])  # cell -> its column
ROW_OF: Final = vec[i64]([cell // 9 for cell in range(27)])
SHIFT: Final = vec[i64]([cell % 9 * 5 for cell in range(27)])  # cell -> where its number lies in the packed row
ROW_CELLS: Final = vec[i64]([ROW, ROW << 9, ROW << 18])
IN_DICE: Final = vec[i64](
    [sum(ROW << 9 * row for row in range(3) if dice >> row & 1) for dice in range(8)]
)  # dice -> cells
IN_COLUMN: Final = vec[i64]([sum(1 << cell for cell in range(27) if COLUMN_OF[cell] == column) for column in range(12)])
UP_TO: Final = vec[i64]([(ROW >> 8 - cell % 9) << cell // 9 * 9 for cell in range(27)])  # the cell and those left of it
FROM: Final = vec[i64](
    [(ROW << cell % 9 & ROW) << cell // 9 * 9 for cell in range(27)]
)  # the cell and those right of it
BONUS: Final = vec[i64]([20, 1, 4, 15, 26])  # the bonus cells, by their columns 2, 3, 7, 8, 9 (1.3)


# -- notation

COLOURS = "oyp"
CELL_NAMES = tuple(f"{COLOURS[cell // 9]}{COLUMN_OF[cell]}" for cell in range(CELLS))


def cell_text(cell: int) -> str:
    """`o3` for the orange cell in column 3."""
    return CELL_NAMES[cell]


def parse_cell(text: str) -> int:
    """The cell that a text means, or UsageError."""
    if text.lower() in CELL_NAMES:
        return CELL_NAMES.index(text.lower())
    raise UsageError(
        f"'{text}' is not a cell: write the row's letter and the column, like o3; "
        "orange has 2-4 and 6-11, yellow 1-5 and 7-10, purple 0-3 and 5-9"
    )


def number_text(number: int, cell: int) -> str:
    """`9@o3` for a nine in the orange cell of column 3."""
    return f"{number}@{cell_text(cell)}"


def dice_text(dice: int) -> str:
    """A set of dice in the order orange, yellow, purple: `oyp`."""
    return "".join(colour for row, colour in enumerate(COLOURS) if dice >> row & 1)


def parse_dice(text: str) -> int:
    """The set of dice that a text means, or UsageError."""
    letters = text.lower()
    if letters and set(letters) <= set(COLOURS) and len(set(letters)) == len(letters):
        return sum(1 << COLOURS.index(letter) for letter in letters)
    raise UsageError(f"'{text}' is not a set of dice: write o, y, p for the dice you roll, like oyp or y")


def faces_text(faces: int) -> str:
    """What the rolled dice show: `o2p5`, or `-`."""
    return (
        "".join(f"{colour}{faces >> 3 * row & 7}" for row, colour in enumerate(COLOURS) if faces >> 3 * row & 7) or "-"
    )


def parse_faces(text: str) -> int:
    """What the rolled dice show, or UsageError."""
    found = re.fullmatch("(?:o([1-6]))?(?:y([1-6]))?(?:p([1-6]))?", "" if text == "-" else text.lower())
    if found is None or not text:
        raise UsageError(f"dice={text}: the dice and what they show go here in the order o, y, p, like o2p5")
    return sum(int(face or 0) << 3 * row for row, face in enumerate(found.groups()))
