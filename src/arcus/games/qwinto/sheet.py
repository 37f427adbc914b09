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
DICE_SETS: Final = 8  # sets of dice, with the empty one
DIE_FACES: Final = 6
HIGHEST: Final = 18  # the highest sum of three dice
BOXES: Final = 4  # misthrows that end the game (1.4, 5.2)
PENALTY: Final = 5  # points that a misthrow costs (6.4)
FULL_ROWS: Final = 2  # full rows that end the game (5.1)

NUMBER_BITS: Final = 5  # of a number in a packed row
NUMBER_MASK: Final = 31
FACE_BITS: Final = 3  # of a die in packed faces
FACE_MASK: Final = 7

ALL: Final = 0x7FFFFFF
ROW: Final = 0x1FF  # the cells of the orange row

_COLUMNS: Final = (  # 1.2
    (2, 3, 4, 6, 7, 8, 9, 10, 11),
    (1, 2, 3, 4, 5, 7, 8, 9, 10),
    (0, 1, 2, 3, 5, 6, 7, 8, 9),
)
COLUMN_OF: Final = vec[i64]([column for row in _COLUMNS for column in row])  # cell -> its column
ROW_OF: Final = vec[i64]([cell // PLACES for cell in range(CELLS)])
SHIFT: Final = vec[i64]([cell % PLACES * NUMBER_BITS for cell in range(CELLS)])  # cell -> its number in the packed row
ROW_CELLS: Final = vec[i64]([ROW << PLACES * row for row in range(ROWS)])
IN_DICE: Final = vec[i64](
    [sum(ROW << PLACES * row for row in range(ROWS) if dice >> row & 1) for dice in range(DICE_SETS)]
)  # dice -> cells
IN_COLUMN: Final = vec[i64](
    [sum(1 << cell for cell in range(CELLS) if COLUMN_OF[cell] == column) for column in range(COLUMNS)]
)
UP_TO: Final = vec[i64](
    [(ROW >> PLACES - 1 - cell % PLACES) << cell // PLACES * PLACES for cell in range(CELLS)]
)  # the cell and those left of it
FROM: Final = vec[i64](
    [(ROW << cell % PLACES & ROW) << cell // PLACES * PLACES for cell in range(CELLS)]
)  # the cell and those right of it
BONUS: Final = vec[i64]([20, 1, 4, 15, 26])  # the bonus cells, by their columns 2, 3, 7, 8, 9 (1.3)


# -- notation

COLOURS = "oyp"
CELL_NAMES = tuple(f"{COLOURS[cell // PLACES]}{COLUMN_OF[cell]}" for cell in range(CELLS))


def cell_text(cell: int) -> str:
    """Return a cell's notation: `o3` for the orange cell in column 3."""
    return CELL_NAMES[cell]


def parse_cell(text: str) -> int:
    """Return the cell that a text names, or raise UsageError."""
    if text.lower() in CELL_NAMES:
        return CELL_NAMES.index(text.lower())
    raise UsageError(
        f"'{text}' is not a cell; expected a row's letter and a column, such as o3 "
        "(orange has columns 2-4 and 6-11, yellow 1-5 and 7-10, purple 0-3 and 5-9)"
    )


def number_text(number: int, cell: int) -> str:
    """Return the notation of a number in a cell: `9@o3` for a nine in the orange cell of column 3."""
    return f"{number}@{cell_text(cell)}"


def dice_text(dice: int) -> str:
    """Return the letters of a set of dice in the order orange, yellow, purple: `oyp`."""
    return "".join(colour for row, colour in enumerate(COLOURS) if dice >> row & 1)


def parse_dice(text: str) -> int:
    """Return the set of dice that a text names, or raise UsageError."""
    letters = text.lower()
    if letters and set(letters) <= set(COLOURS) and len(set(letters)) == len(letters):
        return sum(1 << COLOURS.index(letter) for letter in letters)
    raise UsageError(f"'{text}' is not a set of dice; expected the letters o, y, p of different dice, such as oyp or y")


def faces_text(faces: int) -> str:
    """Return the faces of the rolled dice: `o2p5`, or `-` if none was rolled."""
    shown = [faces >> FACE_BITS * row & FACE_MASK for row in range(ROWS)]
    return "".join(f"{colour}{face}" for colour, face in zip(COLOURS, shown, strict=True) if face) or "-"


def parse_faces(text: str) -> int:
    """Return the faces that a text names, or raise UsageError."""
    found = re.fullmatch("(?:o([1-6]))?(?:y([1-6]))?(?:p([1-6]))?", "" if text == "-" else text.lower())
    if found is None or not text:
        raise UsageError(
            f"dice={text}: expected dice with their faces in the order o, y, p, such as o2p5, or - for none"
        )
    return sum(int(face or 0) << FACE_BITS * row for row, face in enumerate(found.groups()))
