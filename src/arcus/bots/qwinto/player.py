"""A player of Qwinto: from a position as its seat knows it to the value of each move, and to a choice.

For `points` a move is worth the points that the seat expects to end with. For `win` it is worth the chance to win: the
player looks at what every seat expects after the roll is written, and how far off that usually is so near the end.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.heuristic import Heuristic
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.prospects import COUNT, DICE_SETS, NEVER, SUMS, Prospects, one_roll, two_rolls, zeros
from arcus.bots.qwinto.table import Table
from arcus.core.luck import MASK, Rng, mix
from arcus.games.qwinto import fields as at, moves, stages
from arcus.games.qwinto.position import QwintoPosition
from arcus.games.qwinto.sheet import ROWS

HEURISTIC: Final = 0  # rules of thumb
POINTS: Final = 1  # the value function, for the seat's own points
AHEAD: Final = 2  # the same, one turn further
WIN: Final = 3  # one turn further, for the chance to win

WORTH_A_LOOK: Final = 6.0  # points that a way to use a sum may seem worse by and is still looked into
LOGISTIC: Final = 0.5513  # a logistic distribution of standard deviation 1 has this scale


@final
@mypyc_attr(acyclic=True)
class Player:
    """Chooses moves. Its choice depends on the position as the seat knows it, and on the seed, alone."""

    kind: i64
    temperature: float  # how much chance there is in its choices, in the unit of its values
    seed: i64
    spread: vec[float]  # by cells needed for the end: how far off expected margins are
    now: Table
    then: Table
    heuristic: Heuristic
    rng: Rng
    moves: vec[i64]  # of the last position looked at
    values: vec[float]  # of these moves
    known: dict[int, float]  # what has been looked into at this decision
    worth: vec[float]

    def __init__(self, net: Net, players: i64, spread: list[float], kind: i64, temperature: float, seed: i64) -> None:
        self.kind = kind
        self.temperature = temperature
        self.seed = seed
        self.spread = vec[float](spread)
        self.now = Table(net, players)
        self.then = Table(net, players)
        self.heuristic = Heuristic()
        self.rng = Rng(0)
        self.moves = vec[i64]()
        self.values = vec[float]()
        self.known = {}
        self.worth = zeros(SUMS)

    def choose(self, position: QwintoPosition, seat: i64) -> i64:
        """The move of highest value, after chance has had its say."""
        self.look(position, seat)
        self._reseed(position.data, seat)
        best = NEVER
        found = self.moves[0]
        i: i64
        for i in range(len(self.moves)):
            value = self.values[i]
            if self.temperature > 0.0:
                value += self.temperature * self._noise()
            if value > best:
                best = value
                found = self.moves[i]
        return found

    def _noise(self) -> float:
        """A Gumbel number: with it the highest value wins with the odds of a softmax."""
        return -math.log(-math.log((float(self.rng.next()) + 0.5) / 4294967296.0))

    def _reseed(self, d: vec[i64], seat: i64) -> None:
        """Chance is a function of the seed and of what lies open, never of what others have chosen."""
        if self.temperature <= 0.0:
            return
        h = mix(self.seed ^ seat)
        h = mix((h ^ d[at.DECISION]) & MASK)
        h = mix((h ^ (d[at.STAGE] * 256 + d[at.DICE] * 32 + d[at.SUM])) & MASK)
        each: i64
        i: i64
        for each in range(d[at.PLAYERS]):
            base = at.SHEETS + at.STRIDE * each
            for i in range(base, base + at.CHOICE):
                h = mix((h ^ d[i]) & MASK)
        self.rng.reseed(h)

    # -- the value of each move

    def look(self, position: QwintoPosition, seat: i64) -> None:
        """Work out the value of each legal move of a seat that is to act."""
        d = position.data
        self.known = {}
        self._look_at_sheets(position, seat)
        self.moves = position.legal(seat)
        self.values = vec[float](capacity=len(self.moves))
        stage = d[at.STAGE]
        if stage == stages.CHOOSE:
            self._value_dice(position, seat)
        elif stage == stages.ROLLED:
            self._value_rolls(position, seat)
        else:
            self._value_cells(position, seat)

    def _look_at_sheets(self, position: QwintoPosition, seat: i64) -> None:
        if self.kind >= AHEAD:
            self.now.look(position)
            return
        self.now.read(position)
        if self.kind == POINTS:
            self.now.judges[seat].look(position, seat, self.now.readings)
        else:
            self.heuristic.look(position, seat, self.now.readings[seat])

    def _prospects(self, seat: i64) -> Prospects:
        if self.kind == HEURISTIC:
            return self.heuristic.prospects
        return self.now.judges[seat].prospects

    def _value_dice(self, position: QwintoPosition, seat: i64) -> None:
        dice: i64
        for dice in range(1, DICE_SETS):
            self._fill(position, seat, dice)
            again = one_roll(self.worth, dice)
            self.values = append(self.values, two_rolls(self.worth, dice, again))

    def _value_rolls(self, position: QwintoPosition, seat: i64) -> None:
        dice = position.data[at.DICE]
        self._fill(position, seat, dice)
        self.values = append(append(self.values, self.worth[position.data[at.SUM]]), one_roll(self.worth, dice))

    def _value_cells(self, position: QwintoPosition, seat: i64) -> None:
        prospects = self._prospects(seat)
        n = position.data[at.SUM]
        i: i64
        for i in range(len(self.moves)):
            cell = self.moves[i] - moves.WRITE
            if self.kind >= AHEAD:
                value = self._after(position, seat, position.data[at.DICE], n, cell)
            elif cell < 0:
                value = prospects.passing
            else:
                value = prospects.each[cell * SUMS + n]
            self.values = append(self.values, value)

    def _fill(self, position: QwintoPosition, seat: i64, dice: i64) -> None:
        """What each sum of these dice is worth."""
        prospects = self._prospects(seat)
        prospects.fill(self.worth, dice)
        if self.kind < AHEAD:
            return
        n: i64
        for n in range(COUNT[dice], 6 * COUNT[dice] + 1):
            self.worth[n] = self._best_after(position, seat, dice, n, self.worth[n] - WORTH_A_LOOK)

    # -- one turn further

    def _best_after(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, least: float) -> float:
        """The best value after a sum is written, among the ways to use it that look worth at least so much."""
        prospects = self.now.judges[seat].prospects
        best = NEVER
        if prospects.passing >= least:
            best = self._after(position, seat, dice, n, -1)
        row: i64
        for row in range(ROWS):
            if dice >> row & 1 != 0 and prospects.best[row * SUMS + n] >= least:
                value = self._after(position, seat, dice, n, prospects.cell[row * SUMS + n])
                if value > best:
                    best = value
        return best

    def _after(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, cell: i64) -> float:
        """The value after all have written, if the others write for points; looked into once a decision."""
        key = n
        each: i64
        for each in range(position.data[at.PLAYERS]):
            key = key * 28 + self._cell_of(each, seat, dice, n, cell) + 1
        found = self.known.get(int(key))
        if found is not None:
            return found
        value = self._look_after(position.copy(), seat, dice, n, cell)
        self.known[int(key)] = value
        return value

    def _cell_of(self, each: i64, seat: i64, dice: i64, n: i64, cell: i64) -> i64:
        """Where a seat will write; -1 for nowhere."""
        if each == seat:
            if cell < 0:
                return -1
            return cell
        return self.now.judges[each].prospects.answer(dice, n)

    def _look_after(self, position: QwintoPosition, seat: i64, dice: i64, n: i64, cell: i64) -> float:
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
            return self._settled(position, seat)
        d[at.TURN] = (d[at.TURN] + 1) % d[at.PLAYERS]
        self.then.look(position)
        if self.kind == AHEAD:
            return self.then.worth[seat]
        return self._chance(seat, dice, n)

    def _settled(self, position: QwintoPosition, seat: i64) -> float:
        """What a finished game is worth: the points, or the share of the win."""
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

    def _chance(self, seat: i64, dice: i64, n: i64) -> float:
        """The chance to end above every rival, by what all expect; rivals as if this seat did not hurry or tarry.

        How its own sheet sets their pace is left out: there the value function has seen too few odd sheets to trust.
        """
        scale = self.spread[self.then.nearest()] * LOGISTIC
        chance = 1.0
        each: i64
        for each in range(self.then.players):
            if each != seat:
                expected = self.now.judges[each].prospects.reply(dice, n)
                chance /= 1.0 + math.exp((expected - self.then.worth[seat]) / scale)
        return chance
