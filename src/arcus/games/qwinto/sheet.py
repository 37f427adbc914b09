"""The words of Qwinto as numbers: cells, dice, moves, stages of a turn, places and facts.

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

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROWS: Final = 3
PLACES: Final = 9  # cells in a row
CELLS: Final = 27
COLUMNS: Final = 12
HIGHEST: Final = 18  # the highest sum of three dice
BOXES: Final = 4  # misthrows that end the game
PENALTY: Final = 5  # points that a misthrow costs
FULL_ROWS: Final = 2  # full rows that end the game

# Moves: three words, seven sets of dice, 27 cells.
KEEP: Final = 0
REROLL: Final = 1
PASS: Final = 2
ROLL: Final = 2  # + set of dice, 1 to 7
WRITE: Final = 10  # + cell
MOVES: Final = 37

# Stages of a turn: what is asked for.
CHOOSE: Final = 0  # which dice to roll
ROLLED: Final = 1  # keep the roll, or roll again
WRITING: Final = 2  # everybody: a cell for the sum, or none
OVER: Final = 3

# Places: area * 8 + seat. From AT_CELL on, each cell of a sheet is an area.
AT_SEAT: Final = 0
AT_MISTHROWS: Final = 8
AT_DICE: Final = 16
AT_CELL: Final = 24

# Facts.
TURN_BEGAN: Final = 0
THREW: Final = 1
THREW_AGAIN: Final = 2
ANNOUNCED: Final = 3
DECIDED: Final = 4
WROTE: Final = 5
MISTHREW: Final = 6
PASSED: Final = 7
NOTHING: Final = -1  # what a fact without a number is about

# Rules that refuse a move: section * 100 + sentence of docs/rules/qwinto.md.
RISING: Final = 201
ONCE_IN_COLUMN: Final = 203
STAYS: Final = 204
DICE_FIRST: Final = 301
KEEP_OR_REROLL: Final = 303
SAME_DICE: Final = 304
ROLL_STANDS: Final = 305
ROW_OF_DICE: Final = 401
REFUSALS: Final = (
    RISING,
    ONCE_IN_COLUMN,
    STAYS,
    DICE_FIRST,
    KEEP_OR_REROLL,
    SAME_DICE,
    ROLL_STANDS,
    ROW_OF_DICE,
)

ALL: Final = 0x7FFFFFF
ROW: Final = 0x1FF  # the cells of the orange row

_COLUMNS: Final = (
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
BONUS: Final = vec[i64]([20, 1, 4, 15, 26])  # the bonus cells, by their columns 2, 3, 7, 8, 9
