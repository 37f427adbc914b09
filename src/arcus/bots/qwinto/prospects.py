"""What each way to use each sum is worth to one seat, and what that makes the dice worth before they fall."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.games.qwinto.sheet import CELLS, HIGHEST, ROW_OF, ROWS

NEVER: Final = -1000000.0  # worth less than anything
SUMS: Final = HIGHEST + 1
DICE_SETS: Final = 8

COUNT: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])  # set of dice -> how many
CHANCE: Final = vec[float](
    [0.0] * 19
    + [1 / 6 if 1 <= n <= 6 else 0.0 for n in range(19)]
    + [max(0, 6 - abs(7 - n)) / 36 for n in range(19)]
    + [sum(1 for a in range(1, 7) for b in range(1, 7) if 1 <= n - a - b <= 6) / 216 for n in range(19)]
)  # number of dice * SUMS + sum -> how likely it is


def zeros(n: i64) -> vec[float]:
    """So many zeros."""
    some = vec[float](capacity=n)
    i: i64
    for i in range(n):
        some = append(some, 0.0)
    return some


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """The value of every number in every cell of a sheet, and of writing nothing."""

    each: vec[float]  # by cell * SUMS + number; what does not fit has an old value
    best: vec[float]  # by row * SUMS + number: the best cell's value, NEVER if none can take it
    cell: vec[i64]  # by row * SUMS + number: that cell
    passing: float

    def __init__(self) -> None:
        self.each = zeros(CELLS * SUMS)
        self.best = zeros(ROWS * SUMS)
        self.cell = vec[i64]([-1] * 57)
        self.passing = 0.0

    def clear(self) -> None:
        """Forget the best cells."""
        best = self.best
        i: i64
        for i in range(ROWS * SUMS):
            best[i] = NEVER

    def offer(self, cell: i64, n: i64, value: float) -> None:
        """Take note of what a number in a cell is worth."""
        self.each[cell * SUMS + n] = value
        at = ROW_OF[cell] * SUMS + n
        if value > self.best[at]:
            self.best[at] = value
            self.cell[at] = cell

    def reply(self, dice: i64, n: i64) -> float:
        """The value of a sum of these dice, written or not."""
        value = self.passing
        row: i64
        for row in range(ROWS):
            if dice >> row & 1 != 0 and self.best[row * SUMS + n] > value:
                value = self.best[row * SUMS + n]
        return value

    def answer(self, dice: i64, n: i64) -> i64:
        """The best cell for a sum of these dice, or -1 to write nothing."""
        value = self.passing
        found: i64 = -1
        row: i64
        for row in range(ROWS):
            if dice >> row & 1 != 0 and self.best[row * SUMS + n] > value:
                value = self.best[row * SUMS + n]
                found = self.cell[row * SUMS + n]
        return found

    def fill(self, worth: vec[float], dice: i64) -> None:
        """Put the value of every sum of these dice into `worth`, by sum."""
        n: i64
        for n in range(COUNT[dice], 6 * COUNT[dice] + 1):
            worth[n] = self.reply(dice, n)


def one_roll(worth: vec[float], dice: i64) -> float:
    """The expected value of dice that are rolled once; `worth` by sum."""
    chance = COUNT[dice] * SUMS
    total = 0.0
    n: i64
    for n in range(COUNT[dice], 6 * COUNT[dice] + 1):
        total += CHANCE[chance + n] * worth[n]
    return total


def two_rolls(worth: vec[float], dice: i64, again: float) -> float:
    """The expected value of dice that are rolled again wherever that is worth more."""
    chance = COUNT[dice] * SUMS
    total = 0.0
    n: i64
    for n in range(COUNT[dice], 6 * COUNT[dice] + 1):
        value = worth[n]
        if value < again:
            value = again
        total += CHANCE[chance + n] * value
    return total


def along(worth: vec[float], leader: vec[float], dice: i64, again: float) -> float:
    """The expected value to a seat that only writes along, if the leader rolls again below `again`."""
    chance = COUNT[dice] * SUMS
    kept = 0.0
    once = 0.0
    rerolled = 0.0
    n: i64
    for n in range(COUNT[dice], 6 * COUNT[dice] + 1):
        value = CHANCE[chance + n] * worth[n]
        once += value
        if leader[n] >= again:
            kept += value
        else:
            rerolled += CHANCE[chance + n]
    return kept + rerolled * once
