"""A player of Qwinto: computes the value of each move at a position as its seat knows it, and chooses.

A player for `points` values a move by the points that the seat expects to end with. A player for `win` values it by the
chance to win: it compares what every seat expects after the roll is written, with the usual error of such expectations
that near the end.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto import cell_values, dice as odds
from arcus.bots.qwinto.chooser import Chooser
from arcus.bots.qwinto.heuristic import Heuristic
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.turn_values import TurnValues
from arcus.bots.qwinto.vectors import zeros
from arcus.games.qwinto import fields as at, moves, sheet, stages
from arcus.games.qwinto.position import QwintoPosition

HEURISTIC: Final = 0  # plays by the heuristic
POINTS: Final = 1  # plays by the value function, for its own points
AHEAD: Final = 2  # the same, one turn further
WIN: Final = 3  # one turn further, for the chance to win

MARGIN: Final = 6.0  # points below the best value of a sum within which a way to use it is examined
LOGISTIC: Final = 0.5513  # the scale of a logistic distribution with standard deviation 1
PAIR: Final = 2  # players, with one rival
CHOICES: Final = 28  # of a seat for a sum: one of 27 cells, or none


@final
@mypyc_attr(acyclic=True)
class Player(Chooser):
    """Chooses moves, depending only on the position as the seat knows it."""

    kind: i64
    spread: vec[float]  # by cells needed for the end: the standard error of expected margins
    now: TurnValues  # at the position
    after: TurnValues  # at the next turn
    heuristic: Heuristic
    cache: dict[int, float]  # values of the next turn at this decision, by what every seat writes
    by_sum: vec[float]  # scratch: the value of each sum

    def __init__(self, net: Net, players: i64, spread: list[float], *, kind: i64) -> None:
        super().__init__()
        self.kind = kind
        self.spread = vec[float](spread)
        self.now = TurnValues(net, players)
        self.after = TurnValues(net, players)
        self.heuristic = Heuristic()
        self.cache = {}
        self.by_sum = zeros(odds.SUMS)

    # -- the value of each move

    def evaluate(self, position: QwintoPosition, seat: i64) -> None:
        """Compute the value of each legal move of a seat that is to act."""
        d = position.data
        self.cache = {}
        self._evaluate_sheets(position, seat)
        self.moves = position.legal(seat)
        self.values = vec[float](capacity=len(self.moves))
        stage = d[at.STAGE]
        if stage == stages.CHOOSE:
            self._value_dice(position, seat)
        elif stage == stages.ROLLED:
            self._value_rolls(position, seat)
        else:
            self._value_cells(position, seat)

    def _evaluate_sheets(self, position: QwintoPosition, seat: i64) -> None:
        if self.kind >= AHEAD:
            self.now.evaluate(position)
            return
        self.now.read(position)
        if self.kind == POINTS:
            self.now.evaluators[seat].evaluate(position, seat, self.now.sheets)
        else:
            self.heuristic.evaluate(position, seat, self.now.sheets[seat])

    def _cell_values(self, seat: i64) -> cell_values.CellValues:
        if self.kind == HEURISTIC:
            return self.heuristic.values
        return self.now.evaluators[seat].values

    def _value_dice(self, position: QwintoPosition, seat: i64) -> None:
        dice: i64
        for dice in range(1, sheet.DICE_SETS):
            self._fill(position, seat, dice)
            reroll = odds.one_roll(self.by_sum, dice)
            self.values = append(self.values, odds.two_rolls(self.by_sum, dice, reroll))

    def _value_rolls(self, position: QwintoPosition, seat: i64) -> None:
        dice = position.data[at.DICE]
        self._fill(position, seat, dice)
        keep = self.by_sum[position.data[at.SUM]]
        self.values = append(append(self.values, keep), odds.one_roll(self.by_sum, dice))

    def _value_cells(self, position: QwintoPosition, seat: i64) -> None:
        values = self._cell_values(seat)
        n = position.data[at.SUM]
        i: i64
        for i in range(len(self.moves)):
            cell = self.moves[i] - moves.WRITE
            if self.kind >= AHEAD:
                value = self._value_after(position, seat, position.data[at.DICE], n, cell)
            else:
                value = values.of(cell, n)
            self.values = append(self.values, value)

    def _fill(self, position: QwintoPosition, seat: i64, dice: i64) -> None:
        """Compute the value of each sum of these dice."""
        values = self._cell_values(seat)
        values.fill(self.by_sum, dice)
        if self.kind < AHEAD:
            return
        n: i64
        for n in range(odds.COUNT[dice], sheet.DIE_FACES * odds.COUNT[dice] + 1):
            self.by_sum[n] = self._best_after(position, seat, dice, n, self.by_sum[n] - MARGIN)

    # -- one turn further

    def _best_after(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, least: float) -> float:
        """Return the best value after a sum is written, among the ways to use it with a value of at least `least`."""
        values = self.now.evaluators[seat].values
        best = cell_values.NEVER
        if values.passing >= least:
            best = self._value_after(position, seat, dice, n, cell_values.NO_CELL)
        row: i64
        for row in range(sheet.ROWS):
            if dice >> row & 1 != 0 and values.best[row * odds.SUMS + n] >= least:
                value = self._value_after(position, seat, dice, n, values.cell[row * odds.SUMS + n])
                if value > best:
                    best = value
        return best

    def _value_after(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, cell: i64) -> float:
        """Return the value after all have written, if the others write for points; cached for the decision."""
        key = n
        each: i64
        for each in range(position.data[at.PLAYERS]):
            key = key * CHOICES + self._cell_of(each, seat, dice, n, cell) + 1
        found = self.cache.get(int(key))
        if found is not None:
            return found
        value = self._write_and_value(position.copy(), seat, dice, n, cell)
        self.cache[int(key)] = value
        return value

    def _cell_of(self, each: i64, seat: i64, dice: i64, n: i64, cell: i64) -> i64:
        """Return the cell in which a seat will write, or `cell_values.NO_CELL`."""
        if each == seat:
            if cell < 0:
                return cell_values.NO_CELL
            return cell
        return self.now.evaluators[each].values.best_cell(dice, n)

    def _write_and_value(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, cell: i64) -> float:
        """Write the sum on all sheets of a position, and return its value to a seat."""
        d = position.data
        over = False
        each: i64
        for each in range(d[at.PLAYERS]):
            into = self._cell_of(each, seat, dice, n, cell)
            if into >= 0:
                position.enter(each, into, n)
            elif each == d[at.TURN]:
                d[at.SHEETS + at.STRIDE * each + at.MISTHROWS] += 1
            if position.is_finished(each):
                over = True
        if over:
            return self._final_value(position, seat)
        d[at.TURN] = (d[at.TURN] + 1) % d[at.PLAYERS]
        self.after.evaluate(position)
        if self.kind == AHEAD:
            return self.after.expected[seat]
        return self._win_chance(seat, dice, n, cell)

    def _final_value(self, position: QwintoPosition, seat: i64) -> float:
        """Return the value of a finished game: the points, or the share of the win."""
        own = position.points(seat)
        if self.kind == AHEAD:
            return float(own)
        equal = 0.0
        each: i64
        for each in range(position.data[at.PLAYERS]):
            points = position.points(each)
            if points > own:
                return 0.0
            if points == own:
                equal += 1.0
        return 1.0 / equal

    def _win_chance(self, seat: i64, dice: i64, n: i64, cell: i64) -> float:
        """Return the chance to end above every rival, from the expected points of all seats.

        A seat that compares takes the other to expect the same whatever it writes itself: how its sheet changes their
        pace is left out, since the value function has seen too few unusual sheets to be trusted there. With one rival
        the chance is the mean of how the two see it.
        """
        scale = self.spread[self.after.cells_to_end()] * LOGISTIC
        chance = 1.0
        each: i64
        for each in range(self.after.players):
            if each != seat:
                expected = self.now.evaluators[each].values.best_value(dice, n)
                chance *= _chance_above(self.after.expected[seat] - expected, scale)
        if self.after.players == PAIR:
            own = self.now.evaluators[seat].values.of(cell, n)
            chance += _chance_above(own - self.after.expected[1 - seat], scale)
            chance /= 2.0
        return chance


def _chance_above(margin: float, scale: float) -> float:
    """Return the chance to end above a rival, from the expected margin."""
    return 1.0 / (1.0 + math.exp(-margin / scale))
