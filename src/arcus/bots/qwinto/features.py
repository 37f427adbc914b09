"""What the value function looks at: a sheet, and how near the end is, as a short list of feature numbers.

A gap is a run of empty cells in a row, between two numbers or an end of the row: cells `first` to `last` can take only
numbers above `low` and below `high`. A gap as a whole is one feature, so what a row may still become is a look-up:

    row       .  4  .  .  9  .  .  .  .
    gaps      0..0 below 5    2..3 between 4 and 9    5..8 above 9

Where the column forbids the lowest or highest number of a gap of one cell, its bounds are drawn in.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import count, lowest
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.sheet import BONUS, BOXES, COLUMN_OF, FULL_ROWS, IN_COLUMN, PLACES, ROW_OF, ROWS

DEAD: Final = 10  # what a row needs that can't be full any more; else 0 to 9 cells
FAR: Final = 19  # what a sheet needs for two full rows, if it can't have them; else 0 to 18 cells


def _gap_ids() -> vec[i64]:
    """By first, last, low and high of a gap: its number, from 0; what can't be has none and shares number 0."""
    table = vec[i64]([0] * (9 * 9 * 400))
    found = 0
    for first in range(9):
        for last in range(first, 9):
            for low in range(19):
                for high in range(low + 1, 20):
                    at_ends = (low == 0) == (first == 0) and (high == 19) == (last == 8)
                    if first == last or at_ends:
                        table[(first * 9 + last) * 400 + low * 20 + high] = found
                        found += 1
    return table


def _gap_room() -> vec[i64]:
    """By a gap's number: how many of its cells can be filled."""
    room = vec[i64]([0] * GAP_KINDS)
    for key in range(9 * 9 * 400):
        cells, low, high = key // 400 % 9 - key // 3600 + 1, key % 400 // 20, key % 20
        if cells > 0 and high > low and GAP_ID[key] != 0:
            room[GAP_ID[key]] = min(cells, high - low - 1)
    return room


GAP_ID: Final = _gap_ids()
GAP_KINDS: Final = 5176  # how many numbers GAP_ID gives
GAP_ROOM: Final = _gap_room()
COLUMN_KINDS: Final = 152  # which of its cells are filled, and the number in the bonus cell
PROGRESS_STEP: Final = 28  # cells filled
SEATS_KINDS: Final = 36  # players, and seats until the own turn
RIVAL_KINDS: Final = 80  # cells until two full rows, misthrows

# Features, by where their numbers begin.
NOTHING: Final = 0  # one that never counts
GAPS: Final = 1  # by row: a gap
LAST: Final = GAPS + 3 * GAP_KINDS  # by row: the number in its rightmost cell
COLUMN: Final = LAST + 3 * 19  # by bonus column
NEEDS: Final = COLUMN + 5 * COLUMN_KINDS  # what the three rows need
PROGRESS: Final = NEEDS + 11 * 11 * 11  # misthrows and cells filled
TABLE: Final = PROGRESS + BOXES * PROGRESS_STEP
RIVAL: Final = TABLE + SEATS_KINDS  # for two, three, and more players: each rival's sheet
FEATURES: Final = RIVAL + 3 * RIVAL_KINDS

MOST: Final = 48  # features of one sheet at most

NTH_BONUS: Final = vec[i64](
    [next((nth for nth in range(5) if COLUMN_OF[BONUS[nth]] == COLUMN_OF[cell]), -1) for cell in range(27)]
)  # cell -> which bonus column it is in, -1 for none
ROW_BIT: Final = vec[i64]([1, 2, 4])


def gap_feature(row: i64, first: i64, last: i64, low: i64, high: i64) -> i64:
    """The feature of a gap; first and last are places in the row, 0 to 8."""
    return GAPS + row * GAP_KINDS + GAP_ID[(first * 9 + last) * 400 + low * 20 + high]


def needs_feature(orange: i64, yellow: i64, purple: i64) -> i64:
    """The feature of what the rows need."""
    return NEEDS + (orange * 11 + yellow) * 11 + purple


@final
@mypyc_attr(acyclic=True)
class Reading:
    """One sheet as features, with what is needed to say how a number more would change them."""

    number: vec[i64]  # by cell, 0 if it is empty
    first: vec[i64]  # by empty cell: the first place of its gap
    last: vec[i64]
    low: vec[i64]  # by empty cell: the gap's bounds, drawn in if it is one cell
    high: vec[i64]
    empty: vec[i64]  # by row: cells to fill
    dead: vec[i64]  # by row: gaps that can't be full any more
    mask: vec[i64]  # by bonus column: which rows are filled there
    filled: i64
    misthrows: i64
    full: i64  # full rows
    features: vec[i64]  # [0] what the rows need, [1] progress, then the rest
    used: i64  # how many of them

    def __init__(self) -> None:
        self.number = vec[i64]([0] * 27)
        self.first = vec[i64]([0] * 27)
        self.last = vec[i64]([0] * 27)
        self.low = vec[i64]([0] * 27)
        self.high = vec[i64]([0] * 27)
        self.empty = vec[i64]([0] * 3)
        self.dead = vec[i64]([0] * 3)
        self.mask = vec[i64]([0] * 5)
        self.features = vec[i64]([0] * MOST)
        self.filled = 0
        self.misthrows = 0
        self.full = 0
        self.used = 0

    def add(self, feature: i64) -> None:
        """Note one feature more."""
        self.features[self.used] = feature
        self.used += 1

    def need(self, row: i64) -> i64:
        """How many cells a row needs, or DEAD."""
        if self.dead[row] > 0:
            return DEAD
        return self.empty[row]

    def needs(self) -> i64:
        """How many cells the sheet needs for two full rows, or FAR."""
        most: i64 = 0
        total: i64 = 0
        dead: i64 = 0
        row: i64
        for row in range(ROWS):
            need = self.need(row)
            total += need
            if need > most:
                most = need
            if need == DEAD:
                dead += 1
        if dead > ROWS - FULL_ROWS:
            return FAR
        return total - most

    def read(self, d: vec[i64], seat: i64) -> None:
        """Take in a seat's sheet from the data of a position."""
        base = at.SHEETS + at.STRIDE * seat
        self.used = 2
        self.full = 0
        self.misthrows = d[base + at.MISTHROWS]
        self.filled = count(d[base + at.FILLED])
        row: i64
        for row in range(ROWS):
            self._read_numbers(d[base + at.NUMBERS + row], row)
            self._read_gaps(d, base + at.FREE, row)
            if self.empty[row] == 0:
                self.full += 1
        self._read_columns(d[base + at.FILLED])
        self.features[0] = needs_feature(self.need(0), self.need(1), self.need(2))
        self.features[1] = PROGRESS + self.misthrows * PROGRESS_STEP + self.filled

    def _read_numbers(self, packed: i64, row: i64) -> None:
        cell = row * PLACES
        rest = packed
        n: i64 = 0
        i: i64
        for i in range(PLACES):
            n = rest & 31
            self.number[cell] = n
            rest >>= 5
            cell += 1
        if n != 0:
            self.add(LAST + row * 19 + n)

    def _read_gaps(self, d: vec[i64], free: i64, row: i64) -> None:
        self.empty[row] = 0
        self.dead[row] = 0
        low: i64 = 0
        begin: i64 = -1
        place: i64
        for place in range(PLACES + 1):
            n: i64 = 19
            if place < PLACES:
                n = self.number[row * PLACES + place]
            if n == 0:
                if begin < 0:
                    begin = place
                continue
            if begin >= 0:
                self._note_gap(d, free, row, begin, place - 1, low, n)
                begin = -1
            low = n

    def _note_gap(self, d: vec[i64], free: i64, row: i64, first: i64, last: i64, low: i64, high: i64) -> None:
        if first == last:
            cell = row * PLACES + first
            low = drawn_low(d, free, cell, low, high)
            high = drawn_high(d, free, cell, low, high)
            if low + 1 >= high:
                low = 0
                high = 1
        place: i64
        for place in range(first, last + 1):
            cell = row * PLACES + place
            self.first[cell] = first
            self.last[cell] = last
            self.low[cell] = low
            self.high[cell] = high
        self.empty[row] += last - first + 1
        if high - low - 1 < last - first + 1:
            self.dead[row] += 1
        self.add(gap_feature(row, first, last, low, high))

    def _read_columns(self, filled: i64) -> None:
        nth: i64
        for nth in range(len(BONUS)):
            mask: i64 = 0
            rest = IN_COLUMN[COLUMN_OF[BONUS[nth]]] & filled
            while rest != 0:
                mask |= ROW_BIT[ROW_OF[lowest(rest)]]
                rest &= rest - 1
            self.mask[nth] = mask
            self.add(COLUMN + nth * COLUMN_KINDS + mask * 19 + self.number[BONUS[nth]])


def drawn_low(d: vec[i64], free: i64, cell: i64, low: i64, high: i64) -> i64:
    """The lower bound of a gap of one cell, without numbers that its column forbids."""
    while low + 1 < high and d[free + low + 1] >> cell & 1 == 0:
        low += 1
    return low


def drawn_high(d: vec[i64], free: i64, cell: i64, low: i64, high: i64) -> i64:
    """The upper bound of a gap of one cell, without numbers that its column forbids."""
    while low + 1 < high and d[free + high - 1] >> cell & 1 == 0:
        high -= 1
    return high


def table_feature(players: i64, until: i64) -> i64:
    """The feature of how many play and how many seats it is until the own turn."""
    return TABLE + (players - 1) * 6 + until


def rival_feature(players: i64, needs: i64, misthrows: i64) -> i64:
    """The feature of a rival's sheet: how near it is to ending the game."""
    kind: i64 = 2
    if players < 4:
        kind = players - 2
    return RIVAL + kind * RIVAL_KINDS + needs * 4 + misthrows
