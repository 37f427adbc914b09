"""The input of the value function: a sheet, and how near the end is, as a short list of feature numbers.

A gap is a run of empty cells in a row, between two numbers or an end of the row: cells `first` to `last` can take only
numbers above `low` and below `high`. A whole gap is one feature, so the future of a row is a look-up:

    row       .  4  .  .  9  .  .  .  .
    gaps      0..0 below 5    2..3 between 4 and 9    5..8 above 9

The bounds of a gap of one cell are tightened where its column forbids the lowest or highest number.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.core.bits import count, lowest
from arcus.games.qwinto import fields as at, sheet

# Constants that depend on another module's are written out: mypyc folds only those of their own module.
NUMBERS: Final = 19  # values of a cell, 0 for an empty one
ABOVE: Final = 19  # the upper bound of a gap at the right end of a row; the lower one at the left end is 0
BOUNDS: Final = 20  # values of a bound
CLOSED_LOW: Final = 0  # the bounds of a gap of one cell that can take no number
CLOSED_HIGH: Final = 1
DEAD: Final = 10  # the need of a row that can't be full any more; else 0 to 9 cells
NEEDS_KINDS: Final = 11
FAR: Final = 19  # the need of a sheet that can't have two full rows; else 0 to 18 cells


def _gap_key(first: i64, last: i64, low: i64, high: i64) -> i64:
    return (first * sheet.PLACES + last) * (BOUNDS * BOUNDS) + low * BOUNDS + high


def _gap_ids() -> vec[i64]:
    """Return the number of each gap, from 0, by its key; keys of impossible gaps share number 0."""
    table = vec[i64]([0] * (sheet.PLACES * sheet.PLACES * BOUNDS * BOUNDS))
    found = 0
    for first in range(sheet.PLACES):
        for last in range(first, sheet.PLACES):
            for low in range(ABOVE):
                for high in range(low + 1, BOUNDS):
                    at_ends = (low == 0) == (first == 0) and (high == ABOVE) == (last == sheet.PLACES - 1)
                    if first == last or at_ends:
                        table[_gap_key(first, last, low, high)] = found
                        found += 1
    return table


def _gap_room() -> vec[i64]:
    """Return how many cells of a gap can be filled, by its number."""
    room = vec[i64]([0] * GAP_KINDS)
    for first in range(sheet.PLACES):
        for last in range(first, sheet.PLACES):
            for low in range(BOUNDS):
                for high in range(low + 1, BOUNDS):
                    gap = GAP_ID[_gap_key(first, last, low, high)]
                    if gap != 0:
                        room[gap] = min(last - first + 1, high - low - 1)
    return room


GAP_ID: Final = _gap_ids()
GAP_KINDS: Final = 5176  # how many numbers GAP_ID gives
GAP_ROOM: Final = _gap_room()
COLUMN_KINDS: Final = 152  # which of a column's three cells are filled, and the number in the bonus cell
PROGRESS_STEP: Final = 28  # numbers of cells filled
MISTHROWS: Final = 4  # numbers of misthrows before the game ends
SEATS: Final = 6
SEATS_KINDS: Final = SEATS * SEATS  # players, and seats until the own turn
RIVAL_KINDS: Final = (FAR + 1) * MISTHROWS  # cells until two full rows, and misthrows

# Features, by where their numbers begin.
NOTHING: Final = 0  # a feature that never counts
GAPS: Final = 1  # by row: a gap
LAST: Final = GAPS + 3 * GAP_KINDS  # by row: the number in its rightmost cell
COLUMN: Final = LAST + 3 * NUMBERS  # by bonus column
NEEDS: Final = COLUMN + 5 * COLUMN_KINDS  # the needs of the three rows
PROGRESS: Final = NEEDS + NEEDS_KINDS * NEEDS_KINDS * NEEDS_KINDS  # misthrows and cells filled
TABLE: Final = PROGRESS + MISTHROWS * PROGRESS_STEP
RIVAL: Final = TABLE + SEATS_KINDS  # for two, three, and more players: each rival's sheet
FEATURES: Final = RIVAL + 3 * RIVAL_KINDS

MOST: Final = 48  # features of one sheet at most
FIRST_OF_SHEET: Final = (
    2  # where the list of a sheet continues after NEEDS and PROGRESS, which change with every number
)

NO_COLUMN: Final = -1


def _nth_bonus() -> vec[i64]:
    """Return the bonus column of each cell, or NO_COLUMN."""
    columns = [int(sheet.COLUMN_OF[cell]) for cell in sheet.BONUS]
    return vec[i64]([columns.index(column) if column in columns else NO_COLUMN for column in map(int, sheet.COLUMN_OF)])


NTH_BONUS: Final = _nth_bonus()
ROW_BIT: Final = vec[i64]([1, 2, 4])


def gap_feature(row: i64, first: i64, last: i64, low: i64, high: i64) -> i64:
    """Return the feature of a gap; `first` and `last` are places in the row, 0 to 8."""
    return GAPS + row * GAP_KINDS + GAP_ID[_gap_key(first, last, low, high)]


def last_feature(row: i64, n: i64) -> i64:
    """Return the feature of the number in the rightmost cell of a row."""
    return LAST + row * NUMBERS + n


def column_feature(nth: i64, filled: i64, bonus: i64) -> i64:
    """Return the feature of the nth bonus column: the set of its filled rows, and the number in its bonus cell."""
    return COLUMN + nth * COLUMN_KINDS + filled * NUMBERS + bonus


def needs_feature(orange: i64, yellow: i64, purple: i64) -> i64:
    """Return the feature of the needs of the rows."""
    return NEEDS + (orange * NEEDS_KINDS + yellow) * NEEDS_KINDS + purple


def progress_feature(misthrows: i64, filled: i64) -> i64:
    """Return the feature of how many misthrows were taken and cells filled."""
    return PROGRESS + misthrows * PROGRESS_STEP + filled


def table_feature(players: i64, until: i64) -> i64:
    """Return the feature of how many play, and how many seats come before the own turn."""
    return TABLE + (players - 1) * SEATS + until


def rival_feature(players: i64, needs: i64, misthrows: i64) -> i64:
    """Return the feature of a rival's sheet: how near it is to ending the game."""
    kind: i64 = 2
    if players < 4:
        kind = players - 2
    return RIVAL + kind * RIVAL_KINDS + needs * MISTHROWS + misthrows


def needs_of(orange: i64, yellow: i64, purple: i64) -> i64:
    """Return how many cells a sheet needs for two full rows, or FAR, by the needs of its rows."""
    most = orange
    if yellow > most:
        most = yellow
    if purple > most:
        most = purple
    dead: i64 = 0
    if orange == DEAD:
        dead += 1
    if yellow == DEAD:
        dead += 1
    if purple == DEAD:
        dead += 1
    if dead > sheet.ROWS - sheet.FULL_ROWS:
        return FAR
    return orange + yellow + purple - most


@final
@mypyc_attr(acyclic=True)
class SheetFeatures:
    """The features of one sheet, with the data needed to say how one more number would change them."""

    d: vec[i64]  # of the position
    free: i64  # where the sheet's sets of free cells are in d
    number: vec[i64]  # by cell, 0 if it is empty
    first: vec[i64]  # by empty cell: the first place of its gap,
    last: vec[i64]  # and the last
    low: vec[i64]  # by empty cell: the gap's bounds, tightened if it is one cell
    high: vec[i64]
    empty: vec[i64]  # by row: cells to fill
    dead: vec[i64]  # by row: gaps that can't be full any more
    column: vec[i64]  # by bonus column: set of its filled rows
    filled: i64
    misthrows: i64
    full: i64  # full rows
    features: vec[i64]  # [0] needs, [1] progress, then the rest
    used: i64  # how many of them

    def __init__(self) -> None:
        self.d = vec[i64]()
        self.free = 0
        self.number = vec[i64]([0] * sheet.CELLS)
        self.first = vec[i64]([0] * sheet.CELLS)
        self.last = vec[i64]([0] * sheet.CELLS)
        self.low = vec[i64]([0] * sheet.CELLS)
        self.high = vec[i64]([0] * sheet.CELLS)
        self.empty = vec[i64]([0] * sheet.ROWS)
        self.dead = vec[i64]([0] * sheet.ROWS)
        self.column = vec[i64]([0] * len(sheet.BONUS))
        self.features = vec[i64]([0] * MOST)
        self.filled = 0
        self.misthrows = 0
        self.full = 0
        self.used = 0

    def add(self, feature: i64) -> None:
        """Append a feature."""
        self.features[self.used] = feature
        self.used += 1

    def need(self, row: i64) -> i64:
        """Return how many cells a row needs, or DEAD."""
        if self.dead[row] > 0:
            return DEAD
        return self.empty[row]

    def needs(self) -> i64:
        """Return how many cells the sheet needs for two full rows, or FAR."""
        return needs_of(self.need(0), self.need(1), self.need(2))

    def read(self, d: vec[i64], seat: i64) -> None:
        """Read a seat's sheet from the data of a position."""
        base = at.SHEETS + at.STRIDE * seat
        self.d = d
        self.free = base + at.FREE
        self.used = FIRST_OF_SHEET
        self.full = 0
        self.misthrows = d[base + at.MISTHROWS]
        self.filled = count(d[base + at.FILLED])
        row: i64
        for row in range(sheet.ROWS):
            self._read_numbers(d[base + at.NUMBERS + row], row)
            self._read_gaps(row)
            if self.empty[row] == 0:
                self.full += 1
        self._read_columns(d[base + at.FILLED])
        self.features[0] = needs_feature(self.need(0), self.need(1), self.need(2))
        self.features[1] = progress_feature(self.misthrows, self.filled)

    def _read_numbers(self, packed: i64, row: i64) -> None:
        cell = row * sheet.PLACES
        rest = packed
        n: i64 = 0
        i: i64
        for i in range(sheet.PLACES):
            n = rest & sheet.NUMBER_MASK
            self.number[cell] = n
            rest >>= sheet.NUMBER_BITS
            cell += 1
        if n != 0:
            self.add(last_feature(row, n))

    def _read_gaps(self, row: i64) -> None:
        self.empty[row] = 0
        self.dead[row] = 0
        low: i64 = 0
        begin: i64 = -1
        place: i64
        for place in range(sheet.PLACES + 1):
            n: i64 = ABOVE
            if place < sheet.PLACES:
                n = self.number[row * sheet.PLACES + place]
            if n == 0:
                if begin < 0:
                    begin = place
                continue
            if begin >= 0:
                self._add_gap(row, begin, place - 1, low, n)
                begin = -1
            low = n

    def _add_gap(self, row: i64, first: i64, last: i64, low: i64, high: i64) -> None:
        if first == last:
            cell = row * sheet.PLACES + first
            low = self.tightened_low(cell, low, high)
            high = self.tightened_high(cell, low, high)
            if low + 1 >= high:
                low = CLOSED_LOW
                high = CLOSED_HIGH
        place: i64
        for place in range(first, last + 1):
            cell = row * sheet.PLACES + place
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
        for nth in range(len(sheet.BONUS)):
            rows: i64 = 0
            rest = sheet.IN_COLUMN[sheet.COLUMN_OF[sheet.BONUS[nth]]] & filled
            while rest != 0:
                rows |= ROW_BIT[sheet.ROW_OF[lowest(rest)]]
                rest &= rest - 1
            self.column[nth] = rows
            self.add(column_feature(nth, rows, self.number[sheet.BONUS[nth]]))

    def tightened_low(self, cell: i64, low: i64, high: i64) -> i64:
        """Return the lower bound of a gap of one cell, without the numbers that its column forbids."""
        d = self.d
        free = self.free
        while low + 1 < high and d[free + low + 1] >> cell & 1 == 0:
            low += 1
        return low

    def tightened_high(self, cell: i64, low: i64, high: i64) -> i64:
        """Return the upper bound of a gap of one cell, without the numbers that its column forbids."""
        d = self.d
        free = self.free
        while low + 1 < high and d[free + high - 1] >> cell & 1 == 0:
            high -= 1
        return high
