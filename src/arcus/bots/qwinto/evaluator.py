"""Works out a seat's prospects with the value function: every number in every cell, without building the sheets.

A number in a cell splits a gap in two, and may change a column, what a row needs, and one-cell gaps of the same column.
So the hidden layer of the sheet as it stands is summed once, and each case adds the few features that change.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.features import (
    COLUMN,
    COLUMN_KINDS,
    DEAD,
    LAST,
    NOTHING,
    NTH_BONUS,
    PROGRESS,
    PROGRESS_STEP,
    ROW_BIT,
    Reading,
    drawn_high,
    drawn_low,
    gap_feature,
    needs_feature,
    rival_feature,
    table_feature,
)
from arcus.bots.qwinto.net import HIDDEN, SCALE, SLOPE, Net
from arcus.bots.qwinto.prospects import Prospects, zeros
from arcus.core.bits import lowest
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.sheet import (
    BONUS,
    BOXES,
    CELLS,
    COLUMN_OF,
    FULL_ROWS,
    IN_COLUMN,
    PENALTY,
    PLACES,
    ROW_OF,
    ROWS,
)

WHOLE: Final = 7  # the mask of a column that is full


@final
@mypyc_attr(acyclic=True)
class Evaluator:
    """One seat's prospects at a turn's beginning. Values are points at the end of the game."""

    net: Net
    prospects: Prospects
    context: vec[i64]  # features of the table
    used: i64  # how many of them
    sheet: Reading
    d: vec[i64]
    free: i64  # where the seat's sets of cells lie in d
    points: i64
    active: bool
    base: vec[float]  # the hidden layer of the sheet as it stands, without what the rows need and progress
    part: vec[float]  # the same without the gap and column that change
    needs: vec[i64]  # by row, for the case at hand
    left: i64  # features of the case at hand
    right: i64

    def __init__(self, net: Net) -> None:
        self.net = net
        self.prospects = Prospects()
        self.context = vec[i64]([0] * 8)
        self.used = 0
        self.sheet = Reading()
        self.d = vec[i64]()
        self.free = 0
        self.points = 0
        self.active = False
        self.base = zeros(HIDDEN)
        self.part = zeros(HIDDEN)
        self.needs = vec[i64]([0] * 3)
        self.left = 0
        self.right = 0

    def look(self, position: QwintoPosition, seat: i64, readings: list[Reading]) -> None:
        """Work out all values for a seat; `readings` are the sheets of all seats."""
        d = position.data
        self.d = d
        self.free = at.SHEETS + at.STRIDE * seat + at.FREE
        self.sheet = readings[seat]
        self.points = position.points(seat)
        self.active = d[at.TURN] == seat
        self._read_table(d, seat, readings)
        self._sum()
        self._rate_pass()
        self._rate_cells()

    def _read_table(self, d: vec[i64], seat: i64, readings: list[Reading]) -> None:
        players = d[at.PLAYERS]
        until = seat - d[at.TURN] - 1  # when this roll is written, the next seat is active
        if until < 0:
            until += players
        self.context[0] = table_feature(players, until)
        self.used = 1
        other: i64
        for other in range(players):
            if other != seat:
                sheet = readings[other]
                self.context[self.used] = rival_feature(players, sheet.needs(), sheet.misthrows)
                self.used += 1

    def _sum(self) -> None:
        base = self.base
        w = self.net.w
        i: i64
        j: i64
        for j in range(HIDDEN):
            base[j] = 0.0
        for i in range(self.used):
            f = self.context[i] * HIDDEN
            for j in range(HIDDEN):
                base[j] += w[f + j]
        features = self.sheet.features
        for i in range(2, self.sheet.used):
            f = features[i] * HIDDEN
            for j in range(HIDDEN):
                base[j] += w[f + j]

    def _rate_pass(self) -> None:
        sheet = self.sheet
        misthrows = sheet.misthrows
        points = self.points
        if self.active:
            misthrows += 1
            points -= PENALTY
        self.prospects.passing = float(points)
        if misthrows < BOXES:
            progress = PROGRESS + misthrows * PROGRESS_STEP + sheet.filled
            self.prospects.passing += self._top(self.base, sheet.features[0], progress, NOTHING, NOTHING)

    def _top(self, base: vec[float], a: i64, b: i64, c: i64, d: i64) -> float:
        """The points still to come, for a hidden layer and four features more."""
        w = self.net.w
        out = self.net.out
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
        return total * SCALE

    def _rate_cells(self) -> None:
        sheet = self.sheet
        w = self.net.w
        f = (PROGRESS + sheet.misthrows * PROGRESS_STEP + sheet.filled + 1) * HIDDEN
        i: i64
        for i in range(HIDDEN):
            self.base[i] += w[f + i]
        self.prospects.clear()
        cell: i64
        for cell in range(CELLS):
            if sheet.number[cell] == 0:
                self._rate_cell(cell)

    def _rate_cell(self, cell: i64) -> None:
        """Every number in one cell."""
        sheet = self.sheet
        self._leave_out(cell)
        n: i64
        for n in range(sheet.low[cell] + 1, sheet.high[cell]):
            if self.d[self.free + n] >> cell & 1 != 0:
                self.prospects.offer(cell, n, self._rate(cell, n))

    def _leave_out(self, cell: i64) -> None:
        """Take the gap and the column of a cell out of the hidden layer."""
        sheet = self.sheet
        row = ROW_OF[cell]
        w = self.net.w
        part = self.part
        base = self.base
        a = gap_feature(row, sheet.first[cell], sheet.last[cell], sheet.low[cell], sheet.high[cell]) * HIDDEN
        b: i64 = NOTHING
        nth = NTH_BONUS[cell]
        if nth >= 0:
            b = (COLUMN + nth * COLUMN_KINDS + sheet.mask[nth] * 19 + sheet.number[BONUS[nth]]) * HIDDEN
        j: i64
        for j in range(HIDDEN):
            part[j] = base[j] - w[a + j] - w[b + j]

    def _rate(self, cell: i64, n: i64) -> float:
        """The value of one number in one cell."""
        sheet = self.sheet
        row = ROW_OF[cell]
        i: i64
        for i in range(ROWS):
            self.needs[i] = sheet.need(i)
        self.needs[row] = self._split(row, cell - row * PLACES, n)
        points = self.points + 1
        if sheet.empty[row] == 1:
            points += self._last_number(row, cell, n) - PLACES
        column: i64 = NOTHING
        nth = NTH_BONUS[cell]
        if nth >= 0:
            mask = sheet.mask[nth] | ROW_BIT[row]
            bonus = sheet.number[BONUS[nth]]
            if BONUS[nth] == cell:
                bonus = n
            column = COLUMN + nth * COLUMN_KINDS + mask * 19 + bonus
            if mask == WHOLE:
                points += bonus
        if sheet.empty[row] == 1 and sheet.full + 1 >= FULL_ROWS:
            return float(points)
        part = self._with_peers(cell, n)
        needs = needs_feature(self.needs[0], self.needs[1], self.needs[2])
        return float(points) + self._top(part, needs, self.left, self.right, column)

    def _split(self, row: i64, place: i64, n: i64) -> i64:
        """Find the two gaps that a number leaves, and what the row then needs."""
        sheet = self.sheet
        cell = row * PLACES + place
        first = sheet.first[cell]
        last = sheet.last[cell]
        dead = sheet.dead[row]
        if sheet.high[cell] - sheet.low[cell] - 1 < last - first + 1:
            dead -= 1
        self.left = NOTHING
        self.right = NOTHING
        if place > first:
            dead += self._half(row, first, place - 1, sheet.low[cell], n)
            self.left = self.right
            self.right = NOTHING
        if place < last:
            dead += self._half(row, place + 1, last, n, sheet.high[cell])
        if place == PLACES - 1:
            self.right = LAST + row * 19 + n
        if dead > 0:
            return DEAD
        return sheet.empty[row] - 1

    def _half(self, row: i64, first: i64, last: i64, low: i64, high: i64) -> i64:
        """Put the feature of a new gap into `right`; 1 if the gap can't be full, else 0."""
        if first == last:
            cell = row * PLACES + first
            low = drawn_low(self.d, self.free, cell, low, high)
            high = drawn_high(self.d, self.free, cell, low, high)
            if low + 1 >= high:
                low = 0
                high = 1
        self.right = gap_feature(row, first, last, low, high)
        if high - low - 1 < last - first + 1:
            return 1
        return 0

    def _last_number(self, row: i64, cell: i64, n: i64) -> i64:
        """The rightmost number of a row that becomes full."""
        if cell == row * PLACES + PLACES - 1:
            return n
        return self.sheet.number[row * PLACES + PLACES - 1]

    def _with_peers(self, cell: i64, n: i64) -> vec[float]:
        """The hidden layer when one-cell gaps in the column lose the number, if it was their lowest or highest."""
        sheet = self.sheet
        part = self.part
        moved = False
        rest = IN_COLUMN[COLUMN_OF[cell]]
        while rest != 0:
            peer = lowest(rest)
            rest &= rest - 1
            if peer == cell or sheet.number[peer] != 0 or sheet.first[peer] != sheet.last[peer]:
                continue
            low = sheet.low[peer]
            high = sheet.high[peer]
            if low + 1 >= high or (n != low + 1 and n != high - 1):
                continue
            if not moved:
                part = self.part[:]
                moved = True
            self._draw_in(part, peer, n, low, high)
        return part

    def _draw_in(self, part: vec[float], peer: i64, n: i64, low: i64, high: i64) -> None:
        """Swap the feature of a one-cell gap for the one without its lowest or highest number."""
        row = ROW_OF[peer]
        place = peer - row * PLACES
        down = low
        up = high
        if n == low + 1:
            down = drawn_low(self.d, self.free, peer, n, high)
        else:
            up = drawn_high(self.d, self.free, peer, low, n)
        if down + 1 >= up:
            down = 0
            up = 1
            self.needs[row] = DEAD
        w = self.net.w
        a = gap_feature(row, place, place, low, high) * HIDDEN
        b = gap_feature(row, place, place, down, up) * HIDDEN
        j: i64
        for j in range(HIDDEN):
            part[j] += w[b + j] - w[a + j]
