"""The cell values of a seat by the value function: every number in every cell, without building the sheets.

A number in a cell splits a gap in two, and may change a column, the need of a row, and one-cell gaps of its column. So
the hidden layer of the sheet as it stands is summed once, and each case adds the few features that change.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto import features
from arcus.bots.qwinto.cell_values import CellValues
from arcus.bots.qwinto.features import SheetFeatures
from arcus.bots.qwinto.net import HIDDEN, SCALE, SLOPE
from arcus.bots.qwinto.vectors import zeros
from arcus.core.bits import lowest
from arcus.games.qwinto import fields as at, sheet
from arcus.games.qwinto.position import QwintoPosition

ALL_ROWS: Final = 7  # the set of filled rows of a full column
MOST_CONTEXT: Final = 8  # features of the table, and to spare


@final
@mypyc_attr(acyclic=True)
class Evaluator:
    """The cell values of one seat at the beginning of a turn, in points at the end of the game.

    The hidden layer can also be read as it is, and weighed in another way: by other weights than those of the net.
    """

    w: vec[float]  # by feature, HIDDEN each
    out: vec[float]  # by hidden unit; the last one is the bias
    scale: float  # what one unit of output stands for
    worth: float  # the value of a point that the sheet has
    values: CellValues
    context: vec[i64]  # features of the table
    used: i64  # how many of them
    own: SheetFeatures
    points: i64
    active: bool
    base: vec[float]  # the hidden layer of the sheet as it stands, without needs and progress
    part: vec[float]  # the same, without the gap and column that change
    needs: vec[i64]  # by row, with the current number in the current cell
    left: i64  # the features of the two gaps that it leaves
    right: i64
    column_after: i64  # the feature of its column then
    points_after: i64  # the points of the sheet then
    is_over: bool  # whether it ends the game

    def __init__(self, w: vec[float], out: vec[float]) -> None:
        self.w = w
        self.out = out
        self.scale = SCALE
        self.worth = 1.0
        self.values = CellValues()
        self.context = vec[i64]([0] * MOST_CONTEXT)
        self.used = 0
        self.own = SheetFeatures()
        self.points = 0
        self.active = False
        self.base = zeros(HIDDEN)
        self.part = zeros(HIDDEN)
        self.needs = vec[i64]([0] * sheet.ROWS)
        self.left = 0
        self.right = 0
        self.column_after = features.NOTHING
        self.points_after = 0
        self.is_over = False

    def evaluate(self, position: QwintoPosition, seat: i64, sheets: list[SheetFeatures]) -> None:
        """Compute all values for a seat; `sheets` are those of all seats."""
        self._read_table(position.data, seat)
        self._read_rivals(position.data, seat, sheets)
        self._sum_base(position, seat, sheets[seat])
        self._value_pass()
        self.value_cells()

    def begin(self, position: QwintoPosition, seat: i64, own: SheetFeatures) -> None:
        """Sum the hidden layer of a seat's sheet, without its rivals."""
        self._read_table(position.data, seat)
        self._sum_base(position, seat, own)

    def _read_table(self, d: vec[i64], seat: i64) -> None:
        players = d[at.PLAYERS]
        until = seat - d[at.TURN] - 1  # when this roll is written, the next seat is active
        if until < 0:
            until += players
        self.context[0] = features.table_feature(players, until)
        self.used = 1

    def _read_rivals(self, d: vec[i64], seat: i64, sheets: list[SheetFeatures]) -> None:
        players = d[at.PLAYERS]
        other: i64
        for other in range(players):
            if other != seat:
                rival = sheets[other]
                self.context[self.used] = features.rival_feature(players, rival.needs(), rival.misthrows)
                self.used += 1

    def _sum_base(self, position: QwintoPosition, seat: i64, own: SheetFeatures) -> None:
        self.own = own
        self.points = position.points(seat)
        self.active = position.data[at.TURN] == seat
        base = self.base
        w = self.w
        i: i64
        j: i64
        for j in range(HIDDEN):
            base[j] = 0.0
        for i in range(self.used):
            f = self.context[i] * HIDDEN
            for j in range(HIDDEN):
                base[j] += w[f + j]
        for i in range(features.FIRST_OF_SHEET, own.used):
            f = own.features[i] * HIDDEN
            for j in range(HIDDEN):
                base[j] += w[f + j]

    def _value_pass(self) -> None:
        own = self.own
        misthrows = own.misthrows
        points = self.points
        if self.active:
            misthrows += 1
            points -= sheet.PENALTY
        self.values.passing = self.worth * float(points)
        if misthrows < sheet.BOXES:
            progress = features.progress_feature(misthrows, own.filled)
            self.values.passing += self._top(self.base, own.features[0], progress, features.NOTHING, features.NOTHING)

    def passed(self, misthrows: i64, into: vec[float]) -> None:
        """Put the hidden layer of the sheet with no further number, and with these misthrows, into `into`."""
        progress = features.progress_feature(misthrows, self.own.filled)
        self._sum(self.base, self.own.features[0], progress, features.NOTHING, features.NOTHING, into)

    def written(self, cell: i64, n: i64, into: vec[float]) -> None:
        """Put the hidden layer of the sheet with a number in a cell into `into`, after `value_cells`."""
        self._leave_out(cell)
        self._change(cell, n)
        if not self.is_over:
            part = self._with_peers(cell, n)
            needs = features.needs_feature(self.needs[0], self.needs[1], self.needs[2])
            self._sum(part, needs, self.left, self.right, self.column_after, into)

    def needs_after(self) -> i64:
        """Return how many cells the sheet of `written` needs for two full rows, or FAR."""
        return features.needs_of(self.needs[0], self.needs[1], self.needs[2])

    def _sum(self, base: vec[float], a: i64, b: i64, c: i64, d: i64, into: vec[float]) -> None:
        w = self.w
        a *= HIDDEN
        b *= HIDDEN
        c *= HIDDEN
        d *= HIDDEN
        j: i64
        for j in range(HIDDEN):
            into[j] = base[j] + w[a + j] + w[b + j] + w[c + j] + w[d + j]

    def _top(self, base: vec[float], a: i64, b: i64, c: i64, d: i64) -> float:
        """Return the value still to come, for a hidden layer and four more features."""
        w = self.w
        out = self.out
        a *= HIDDEN
        b *= HIDDEN
        c *= HIDDEN
        d *= HIDDEN
        total = out[HIDDEN] + base[0] + w[a] + w[b] + w[c] + w[d]
        j: i64
        for j in range(1, HIDDEN):
            h = base[j] + w[a + j] + w[b + j] + w[c + j] + w[d + j]
            if h < 0.0:
                h *= SLOPE
            total += h * out[j]
        return total * self.scale

    def value_cells(self) -> None:
        """Value every number in every cell."""
        own = self.own
        w = self.w
        f = features.progress_feature(own.misthrows, own.filled + 1) * HIDDEN
        i: i64
        for i in range(HIDDEN):
            self.base[i] += w[f + i]
        self.values.clear()
        cell: i64
        for cell in range(sheet.CELLS):
            if own.number[cell] == 0:
                self._value_cell(cell)

    def _value_cell(self, cell: i64) -> None:
        """Value every number in one cell."""
        own = self.own
        self._leave_out(cell)
        n: i64
        for n in range(own.low[cell] + 1, own.high[cell]):
            if own.d[own.free + n] >> cell & 1 != 0:
                self.values.offer(cell, n, self._value(cell, n))

    def _leave_out(self, cell: i64) -> None:
        """Take the gap and the column of a cell out of the hidden layer."""
        own = self.own
        row = sheet.ROW_OF[cell]
        w = self.w
        part = self.part
        base = self.base
        a = features.gap_feature(row, own.first[cell], own.last[cell], own.low[cell], own.high[cell]) * HIDDEN
        b: i64 = features.NOTHING
        nth = features.NTH_BONUS[cell]
        if nth >= 0:
            b = features.column_feature(nth, own.column[nth], own.number[sheet.BONUS[nth]]) * HIDDEN
        j: i64
        for j in range(HIDDEN):
            part[j] = base[j] - w[a + j] - w[b + j]

    def _value(self, cell: i64, n: i64) -> float:
        """Return the value of a number in a cell."""
        self._change(cell, n)
        value = self.worth * float(self.points_after)
        if self.is_over:
            return value
        part = self._with_peers(cell, n)
        needs = features.needs_feature(self.needs[0], self.needs[1], self.needs[2])
        return value + self._top(part, needs, self.left, self.right, self.column_after)

    def _change(self, cell: i64, n: i64) -> None:
        """Find what a number in a cell changes, apart from other gaps of its column."""
        own = self.own
        row = sheet.ROW_OF[cell]
        i: i64
        for i in range(sheet.ROWS):
            self.needs[i] = own.need(i)
        self.needs[row] = self._split(row, cell - row * sheet.PLACES, n)
        points = self.points + 1
        if own.empty[row] == 1:
            points += self._last_number(row, cell, n) - sheet.PLACES
        self.column_after = features.NOTHING
        nth = features.NTH_BONUS[cell]
        if nth >= 0:
            rows = own.column[nth] | features.ROW_BIT[row]
            bonus = own.number[sheet.BONUS[nth]]
            if sheet.BONUS[nth] == cell:
                bonus = n
            self.column_after = features.column_feature(nth, rows, bonus)
            if rows == ALL_ROWS:
                points += bonus
        self.points_after = points
        self.is_over = own.empty[row] == 1 and own.full + 1 >= sheet.FULL_ROWS

    def _split(self, row: i64, place: i64, n: i64) -> i64:
        """Find the features of the two gaps that a number leaves; return what the row then needs."""
        own = self.own
        cell = row * sheet.PLACES + place
        first = own.first[cell]
        last = own.last[cell]
        dead = own.dead[row]
        if own.high[cell] - own.low[cell] - 1 < last - first + 1:
            dead -= 1
        self.left = features.NOTHING
        self.right = features.NOTHING
        if place > first:
            dead += self._half(row, first, place - 1, own.low[cell], n)
            self.left = self.right
            self.right = features.NOTHING
        if place < last:
            dead += self._half(row, place + 1, last, n, own.high[cell])
        if place == sheet.PLACES - 1:
            self.right = features.last_feature(row, n)
        if dead > 0:
            return features.DEAD
        return own.empty[row] - 1

    def _half(self, row: i64, first: i64, last: i64, low: i64, high: i64) -> i64:
        """Put the feature of a new gap into `right`; return 1 if the gap can't be full, else 0."""
        if first == last:
            cell = row * sheet.PLACES + first
            low = self.own.tightened_low(cell, low, high)
            high = self.own.tightened_high(cell, low, high)
            if low + 1 >= high:
                low = features.CLOSED_LOW
                high = features.CLOSED_HIGH
        self.right = features.gap_feature(row, first, last, low, high)
        if high - low - 1 < last - first + 1:
            return 1
        return 0

    def _last_number(self, row: i64, cell: i64, n: i64) -> i64:
        """Return the rightmost number of a row that becomes full."""
        if cell == row * sheet.PLACES + sheet.PLACES - 1:
            return n
        return self.own.number[row * sheet.PLACES + sheet.PLACES - 1]

    def _with_peers(self, cell: i64, n: i64) -> vec[float]:
        """Return the hidden layer after one-cell gaps of the column lose a number that was their lowest or highest."""
        own = self.own
        part = self.part
        is_copy = False
        rest = sheet.IN_COLUMN[sheet.COLUMN_OF[cell]]
        while rest != 0:
            peer = lowest(rest)
            rest &= rest - 1
            if peer == cell or own.number[peer] != 0 or own.first[peer] != own.last[peer]:
                continue
            low = own.low[peer]
            high = own.high[peer]
            if low + 1 >= high or (n != low + 1 and n != high - 1):
                continue
            if not is_copy:
                part = self.part[:]
                is_copy = True
            self._tighten(part, peer, n, low, high)
        return part

    def _tighten(self, part: vec[float], peer: i64, n: i64, low: i64, high: i64) -> None:
        """Replace the feature of a one-cell gap by the one without its lowest or highest number."""
        row = sheet.ROW_OF[peer]
        place = peer - row * sheet.PLACES
        down = low
        up = high
        if n == low + 1:
            down = self.own.tightened_low(peer, n, high)
        else:
            up = self.own.tightened_high(peer, low, n)
        if down + 1 >= up:
            down = features.CLOSED_LOW
            up = features.CLOSED_HIGH
            self.needs[row] = features.DEAD
        w = self.w
        a = features.gap_feature(row, place, place, low, high) * HIDDEN
        b = features.gap_feature(row, place, place, down, up) * HIDDEN
        j: i64
        for j in range(HIDDEN):
            part[j] += w[b + j] - w[a + j]
