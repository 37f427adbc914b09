"""The value to one seat of each way to use each sum."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.dice import COUNT, SUMS
from arcus.bots.qwinto.vectors import zeros
from arcus.games.qwinto import sheet

NEVER: Final = -1000000.0  # below any value
NO_CELL: Final = -1


@final
@mypyc_attr(acyclic=True)
class CellValues:
    """The value of every number in every cell of a sheet, and of passing."""

    each: vec[float]  # by cell * SUMS + number; out of date where the number does not fit
    best: vec[float]  # by row * SUMS + number: the value of the best cell, NEVER if none can take it
    cell: vec[i64]  # by row * SUMS + number: that cell
    passing: float

    def __init__(self) -> None:
        self.each = zeros(sheet.CELLS * SUMS)
        self.best = zeros(sheet.ROWS * SUMS)
        self.cell = vec[i64]([NO_CELL] * (sheet.ROWS * SUMS))
        self.passing = 0.0

    def clear(self) -> None:
        """Forget the best cells."""
        best = self.best
        i: i64
        for i in range(sheet.ROWS * SUMS):
            best[i] = NEVER

    def offer(self, cell: i64, n: i64, value: float) -> None:
        """Set the value of a number in a cell."""
        self.each[cell * SUMS + n] = value
        at = sheet.ROW_OF[cell] * SUMS + n
        if value > self.best[at]:
            self.best[at] = value
            self.cell[at] = cell

    def of(self, cell: i64, n: i64) -> float:
        """Return the value of a number in a cell, or of passing if the cell is negative."""
        if cell < 0:
            return self.passing
        return self.each[cell * SUMS + n]

    def best_value(self, dice: i64, n: i64) -> float:
        """Return the value of a sum of these dice, written or passed."""
        value = self.passing
        row: i64
        for row in range(sheet.ROWS):
            if dice >> row & 1 != 0 and self.best[row * SUMS + n] > value:
                value = self.best[row * SUMS + n]
        return value

    def best_cell(self, dice: i64, n: i64) -> i64:
        """Return the best cell for a sum of these dice, or NO_CELL if passing is better."""
        value = self.passing
        found: i64 = NO_CELL
        row: i64
        for row in range(sheet.ROWS):
            if dice >> row & 1 != 0 and self.best[row * SUMS + n] > value:
                value = self.best[row * SUMS + n]
                found = self.cell[row * SUMS + n]
        return found

    def fill(self, values: vec[float], dice: i64) -> None:
        """Put the value of every sum of these dice into `values`, by sum."""
        n: i64
        for n in range(COUNT[dice], sheet.DIE_FACES * COUNT[dice] + 1):
            values[n] = self.best_value(dice, n)
