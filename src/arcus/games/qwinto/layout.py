"""The layout of every table of Qwinto, for clients that know no rules: the printed sheet and the dice."""

from itertools import product

import msgspec

from arcus.core.game import Layout
from arcus.games.qwinto import sheet


class Line(msgspec.Struct, frozen=True):
    """A row of the sheet: ten columns from the first one, one of them without a cell."""

    colour: str
    first: int
    gap: int


class Cell(msgspec.Struct, frozen=True):
    """A cell of the sheet; `line` is its row, orange first."""

    name: str
    line: int
    column: int
    bonus: bool


class Sums(msgspec.Struct, frozen=True):
    """The possible sums of some dice, and the likeliest ones; these are empty if all are equally likely."""

    least: int
    most: int
    often: tuple[int, ...]


class QwintoLayout(Layout, frozen=True):
    """The printed sheet, and the dice."""

    lines: tuple[Line, ...]
    cells: tuple[Cell, ...]
    bonus_columns: tuple[int, ...]
    misthrows: int
    """The number of boxes for misthrows."""
    penalty: int
    """The points that a misthrow costs."""
    sums: tuple[Sums, ...]
    """By the number of dice, from one."""


def _line(row: int) -> Line:
    columns = [int(sheet.COLUMN_OF[row * sheet.PLACES + place]) for place in range(sheet.PLACES)]
    gap = next(column for column in range(columns[0], columns[-1]) if column not in columns)
    return Line(sheet.COLOURS[row], columns[0], gap)


def _cell(cell: int) -> Cell:
    return Cell(sheet.CELL_NAMES[cell], int(sheet.ROW_OF[cell]), int(sheet.COLUMN_OF[cell]), cell in list(sheet.BONUS))


def _sums(dice: int) -> Sums:
    found = [sum(faces) for faces in product(range(1, sheet.DIE_FACES + 1), repeat=dice)]
    counts = {each: found.count(each) for each in found}
    often = tuple(each for each, count in counts.items() if count == max(counts.values()))
    return Sums(min(found), max(found), often if len(often) < len(counts) else ())


LAYOUT = QwintoLayout(
    lines=tuple(map(_line, range(sheet.ROWS))),
    cells=tuple(map(_cell, range(sheet.CELLS))),
    bonus_columns=tuple(int(sheet.COLUMN_OF[cell]) for cell in sheet.BONUS),
    misthrows=sheet.BOXES,
    penalty=sheet.PENALTY,
    sums=tuple(_sums(dice) for dice in range(1, sheet.ROWS + 1)),
)
