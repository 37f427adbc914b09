"""Rules of thumb for Qwinto: every number has its natural place, and nobody likes a misthrow. Nothing learned."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.features import NTH_BONUS, Reading
from arcus.bots.qwinto.prospects import Prospects
from arcus.core.bits import count
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.sheet import BONUS, CELLS, PENALTY, PLACES, ROW_OF

# The number that belongs into each place of an empty row; before and after it stand its ends.
NATURAL: Final = vec[float]([0.0, 2.0, 4.5, 6.5, 8.0, 9.5, 11.0, 12.5, 14.5, 16.5, 19.0])
WELCOME: Final = 3.0  # worth of a number in its natural place
STRAY: Final = 2.5  # what a number costs that is off by the distance of two neighbours
LOST: Final = 2.0  # what a gap costs that can't be full any more
LAST_BOX: Final = 15.0  # what the misthrow costs, besides its points, that ends the game


@final
@mypyc_attr(acyclic=True)
class Heuristic:
    """A seat's prospects by rules of thumb. Values are a rough feeling for points."""

    prospects: Prospects

    def __init__(self) -> None:
        self.prospects = Prospects()

    def look(self, position: QwintoPosition, seat: i64, sheet: Reading) -> None:
        """Judge every number in every cell."""
        d = position.data
        prospects = self.prospects
        prospects.clear()
        prospects.passing = 0.0
        if d[at.TURN] == seat:
            prospects.passing = -float(PENALTY)
            if sheet.misthrows == 3:
                prospects.passing -= LAST_BOX
        free = at.SHEETS + at.STRIDE * seat + at.FREE
        cell: i64
        n: i64
        for cell in range(CELLS):
            if sheet.number[cell] == 0:
                for n in range(sheet.low[cell] + 1, sheet.high[cell]):
                    if d[free + n] >> cell & 1 != 0:
                        prospects.offer(cell, n, _feel(sheet, cell, n))


def _feel(sheet: Reading, cell: i64, n: i64) -> float:
    """How good a number looks in a cell."""
    place = cell - ROW_OF[cell] * PLACES
    first = sheet.first[cell]
    last = sheet.last[cell]
    low = float(sheet.low[cell])
    high = float(sheet.high[cell])
    before = NATURAL[first]
    share = (NATURAL[place + 1] - before) / (NATURAL[last + 2] - before)
    stray = float(n) - (low + (high - low) * share)
    if stray < 0.0:
        stray = -stray
    value = WELCOME - STRAY * stray * float(last - first + 2) / (high - low)
    if n - sheet.low[cell] - 1 < place - first:
        value -= LOST
    if sheet.high[cell] - n - 1 < last - place:
        value -= LOST
    return value + _extra(sheet, cell, n)


def _extra(sheet: Reading, cell: i64, n: i64) -> float:
    """What the column and the end of the row add."""
    value = 0.0
    nth = NTH_BONUS[cell]
    if nth >= 0:
        value += 0.5
        number = sheet.number[BONUS[nth]]
        if BONUS[nth] == cell:
            number = n
        if count(sheet.mask[nth]) == 2:
            value += float(number)
    row = ROW_OF[cell]
    if sheet.empty[row] == 1:
        number = sheet.number[row * PLACES + PLACES - 1]
        if number == 0:
            number = n
        value += float(number - PLACES)
    return value
