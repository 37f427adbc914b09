"""A heuristic for Qwinto: each number has a natural place in its row, and misthrows cost. Nothing is learned."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.cell_values import CellValues
from arcus.bots.qwinto.features import NTH_BONUS, SheetFeatures
from arcus.core.bits import count
from arcus.games.qwinto import fields as at, sheet
from arcus.games.qwinto.position import QwintoPosition

# The natural number for each place of an empty row, between the two ends of the row.
NATURAL: Final = vec[float]([0.0, 2.0, 4.5, 6.5, 8.0, 9.5, 11.0, 12.5, 14.5, 16.5, 19.0])
AT_HOME: Final = 3.0  # the value of a number in its natural place
STRAY_COST: Final = 2.5  # for a number that is off by the distance between two places
DEAD_GAP_COST: Final = 2.0  # for a gap that can't be full any more
LAST_BOX_COST: Final = 15.0  # for the misthrow that ends the game, besides its points
IN_BONUS_COLUMN: Final = 0.5  # the value of a cell in a bonus column


@final
@mypyc_attr(acyclic=True)
class Heuristic:
    """A seat's cell values by the heuristic, roughly in points."""

    values: CellValues

    def __init__(self) -> None:
        self.values = CellValues()

    def evaluate(self, position: QwintoPosition, seat: i64, own: SheetFeatures) -> None:
        """Value every number in every cell of a seat's sheet."""
        d = position.data
        values = self.values
        values.clear()
        values.passing = 0.0
        if d[at.TURN] == seat:
            values.passing = -float(sheet.PENALTY)
            if own.misthrows == sheet.BOXES - 1:
                values.passing -= LAST_BOX_COST
        free = at.SHEETS + at.STRIDE * seat + at.FREE
        cell: i64
        n: i64
        for cell in range(sheet.CELLS):
            if own.number[cell] == 0:
                for n in range(own.low[cell] + 1, own.high[cell]):
                    if d[free + n] >> cell & 1 != 0:
                        values.offer(cell, n, _value(own, cell, n))


def _value(own: SheetFeatures, cell: i64, n: i64) -> float:
    """Return the value of a number in a cell."""
    place = cell - sheet.ROW_OF[cell] * sheet.PLACES
    first = own.first[cell]
    last = own.last[cell]
    low = float(own.low[cell])
    high = float(own.high[cell])
    before = NATURAL[first]
    share = (NATURAL[place + 1] - before) / (NATURAL[last + 2] - before)
    stray = float(n) - (low + (high - low) * share)
    if stray < 0.0:
        stray = -stray
    value = AT_HOME - STRAY_COST * stray * float(last - first + 2) / (high - low)
    if n - own.low[cell] - 1 < place - first:
        value -= DEAD_GAP_COST
    if own.high[cell] - n - 1 < last - place:
        value -= DEAD_GAP_COST
    return value + _bonus(own, cell, n)


def _bonus(own: SheetFeatures, cell: i64, n: i64) -> float:
    """Return what a full column and a full row add to the value of a number in a cell."""
    value = 0.0
    nth = NTH_BONUS[cell]
    if nth >= 0:
        value += IN_BONUS_COLUMN
        number = own.number[sheet.BONUS[nth]]
        if sheet.BONUS[nth] == cell:
            number = n
        if count(own.column[nth]) == sheet.ROWS - 1:
            value += float(number)
    row = sheet.ROW_OF[cell]
    if own.empty[row] == 1:
        number = own.number[row * sheet.PLACES + sheet.PLACES - 1]
        if number == 0:
            number = n
        value += float(number - sheet.PLACES)
    return value
