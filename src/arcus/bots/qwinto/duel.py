"""A turn of two players by the chance to win: which dice to roll, and what both will write.

For each sum, only the best cell of each row is compared in full; "best" is by the slopes of the log odds at the sheets
as they stand. Both write at the same time: each answers what would be best for the other if nobody answered.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.cell_values import NEVER
from arcus.bots.qwinto.chance_net import HEADS, ChanceNet, Outlook
from arcus.bots.qwinto.dice import COUNT, SUMS, one_roll, two_rolls
from arcus.bots.qwinto.evaluator import Evaluator
from arcus.bots.qwinto.features import SheetFeatures
from arcus.bots.qwinto.net import HIDDEN, SCALE
from arcus.bots.qwinto.vectors import zeros
from arcus.games.qwinto import fields as at, sheet
from arcus.games.qwinto.position import QwintoPosition

SEATS: Final = 2
STANDING: Final = 57  # the outlook of a sheet as it stands, after those by row and sum
PASSED: Final = 58  # the outlook of a sheet on which nothing is written
OUTLOOKS: Final = 59
FLATTEST: Final = 0.05  # the least slope of the first head by which cells are compared


@final
@mypyc_attr(acyclic=True)
class Duel:
    """The chances of both seats at the beginning of a turn."""

    net: ChanceNet
    sheets: list[SheetFeatures]  # by seat
    evaluators: list[Evaluator]
    outlooks: list[Outlook]  # by seat * OUTLOOKS: after the best number of a row for a sum, STANDING and PASSED
    alone: vec[float]  # by the same number: the seat's chance if the other writes nothing
    slopes: vec[float]  # scratch
    active: i64
    choices: vec[i64]  # by seat: the outlook that `answer` found
    by_sum: vec[float]  # the chance of the active seat, by sum of the last dice that were valued
    dice: i64  # the best dice for the active seat
    reroll: float  # its chance if it rolls them again
    expected: float  # its chance before the roll

    def __init__(self, net: ChanceNet) -> None:
        self.net = net
        self.sheets = [SheetFeatures() for _ in range(SEATS)]
        self.evaluators = [Evaluator(net.w, zeros(HIDDEN + 1)) for _ in range(SEATS)]
        self.outlooks = [Outlook() for _ in range(SEATS * OUTLOOKS)]
        self.alone = zeros(SEATS * OUTLOOKS)
        self.slopes = zeros(HEADS)
        self.active = 0
        self.choices = vec[i64]([PASSED] * SEATS)
        self.by_sum = zeros(SUMS)
        self.dice = 0
        self.reroll = 0.0
        self.expected = 0.0

    def evaluate(self, position: QwintoPosition) -> None:
        """Value all dice, and choose the best."""
        self.read(position)
        best = NEVER
        dice: i64
        for dice in range(1, sheet.DICE_SETS):
            again = self.fill(dice)
            value = two_rolls(self.by_sum, dice, again)
            if value > best:
                best = value
                self.dice = dice
                self.reroll = again
        self.expected = best

    def fill(self, dice: i64) -> float:
        """Compute the active seat's chance for every sum of these dice; return its chance if they are rolled again."""
        n: i64
        for n in range(COUNT[dice], sheet.DIE_FACES * COUNT[dice] + 1):
            self.by_sum[n] = self.answer(dice, n)
        return one_roll(self.by_sum, dice)

    # -- the sheets after this turn

    def read(self, position: QwintoPosition) -> None:
        """Read both sheets, and find the best number of each row for each sum."""
        self.active = position.data[at.TURN]
        seat: i64
        i: i64
        for seat in range(SEATS):
            self.sheets[seat].read(position.data, seat)
            self.evaluators[seat].begin(position, seat, self.sheets[seat])
            self._read_standing(position, seat)
            self._read_passed(position, seat)
        for seat in range(SEATS):
            self._read_cells(seat)
        for seat in range(SEATS):
            other = (1 - seat) * OUTLOOKS + STANDING
            for i in range(seat * OUTLOOKS, seat * OUTLOOKS + OUTLOOKS):
                self.alone[i] = self.net.chance(self.outlooks[i], self.outlooks[other])

    def _read_standing(self, position: QwintoPosition, seat: i64) -> None:
        found = self.outlooks[seat * OUTLOOKS + STANDING]
        found.points = position.points(seat)
        self._read_misthrows(found, seat, self.sheets[seat].misthrows)

    def _read_passed(self, position: QwintoPosition, seat: i64) -> None:
        found = self.outlooks[seat * OUTLOOKS + PASSED]
        found.points = position.points(seat)
        misthrows = self.sheets[seat].misthrows
        found.is_over = False
        if seat == self.active:
            misthrows += 1
            found.points -= sheet.PENALTY
            found.is_over = misthrows == sheet.BOXES
        if not found.is_over:
            self._read_misthrows(found, seat, misthrows)

    def _read_misthrows(self, into: Outlook, seat: i64, misthrows: i64) -> None:
        self.evaluators[seat].passed(misthrows, into.hidden)
        self._read(into, seat, misthrows, self.sheets[seat].needs())

    def _read(self, into: Outlook, seat: i64, misthrows: i64, needs: i64) -> None:
        into.misthrows = misthrows
        into.needs = needs
        into.next = 0
        if seat != self.active:
            into.next = 1
        self.net.read(into)

    def _read_cells(self, seat: i64) -> None:
        """Read the sheet with the best number of each row, for each sum."""
        self._weigh(seat)
        evaluator = self.evaluators[seat]
        evaluator.value_cells()
        i: i64
        for i in range(sheet.ROWS * SUMS):
            cell = evaluator.values.cell[i]
            found = self.outlooks[seat * OUTLOOKS + i]
            if evaluator.values.best[i] == NEVER:
                cell = -1
            found.cell = cell
            if cell >= 0:
                self.write(seat, cell, i % SUMS, found)

    def write(self, seat: i64, cell: i64, n: i64, into: Outlook) -> None:
        """Read a sheet with a number in a cell."""
        evaluator = self.evaluators[seat]
        evaluator.written(cell, n, into.hidden)
        into.cell = cell
        into.points = evaluator.points_after
        into.is_over = evaluator.is_over
        if not into.is_over:
            self._read(into, seat, self.sheets[seat].misthrows, evaluator.needs_after())

    def _weigh(self, seat: i64) -> None:
        """Weigh the hidden layer by the slopes of the log odds, with both sheets as they stand."""
        own = self.outlooks[seat * OUTLOOKS + STANDING]
        other = self.outlooks[(1 - seat) * OUTLOOKS + STANDING]
        slopes = self.slopes
        self.net.slopes(own, other, slopes)
        evaluator = self.evaluators[seat]
        scale = slopes[0]
        if scale < FLATTEST:
            scale = FLATTEST
        evaluator.scale = scale
        evaluator.worth = slopes[0] / SCALE
        dense = self.net.dense
        i: i64
        j: i64
        for j in range(1, HIDDEN):
            total = 0.0
            for i in range(HEADS):
                total += slopes[i] * dense[j * HEADS + i]
            evaluator.out[j] = total / scale
        evaluator.out[HIDDEN] = 0.0

    # -- what both write

    def answer(self, dice: i64, n: i64) -> float:
        """Find what both write of a sum of these dice; return the chance of the active seat."""
        first = self._best_alone(0, dice, n)
        second = self._best_alone(1, dice, n)
        self.choices[0] = self._best_against(0, dice, n, second)
        self.choices[1] = self._best_against(1, dice, n, first)
        own = self.outlooks[self.active * OUTLOOKS + self.choices[self.active]]
        other = self.outlooks[(1 - self.active) * OUTLOOKS + self.choices[1 - self.active]]
        return self.net.chance(own, other)

    def _best_alone(self, seat: i64, dice: i64, n: i64) -> i64:
        """Return the best outlook of a seat if the other writes nothing."""
        base = seat * OUTLOOKS
        found: i64 = PASSED
        row: i64
        for row in range(sheet.ROWS):
            i = row * SUMS + n
            if (
                dice >> row & 1 != 0
                and self.outlooks[base + i].cell >= 0
                and self.alone[base + i] > self.alone[base + found]
            ):
                found = i
        return found

    def _best_against(self, seat: i64, dice: i64, n: i64, other: i64) -> i64:
        """Return the best outlook of a seat against one of the other seat."""
        base = seat * OUTLOOKS
        rival = self.outlooks[(1 - seat) * OUTLOOKS + other]
        found: i64 = PASSED
        best = self.net.chance(self.outlooks[base + PASSED], rival)
        row: i64
        for row in range(sheet.ROWS):
            i = row * SUMS + n
            if dice >> row & 1 != 0 and self.outlooks[base + i].cell >= 0:
                value = self.net.chance(self.outlooks[base + i], rival)
                if value > best:
                    best = value
                    found = i
        return found

    def chosen(self, seat: i64) -> Outlook:
        """Return the sheet of a seat after `answer`."""
        return self.outlooks[seat * OUTLOOKS + self.choices[seat]]

    def passed(self, seat: i64) -> Outlook:
        """Return the sheet of a seat on which nothing is written."""
        return self.outlooks[seat * OUTLOOKS + PASSED]
