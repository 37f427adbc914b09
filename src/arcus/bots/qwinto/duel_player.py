"""A player of Qwinto with one rival, by the chance to win: computes the value of each move, and chooses."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.chance_net import ChanceNet, Outlook
from arcus.bots.qwinto.chooser import Chooser
from arcus.bots.qwinto.dice import two_rolls
from arcus.bots.qwinto.duel import Duel
from arcus.games.qwinto import fields as at, moves, sheet, stages
from arcus.games.qwinto.position import QwintoPosition


@final
@mypyc_attr(acyclic=True)
class DuelPlayer(Chooser):
    """Chooses moves, depending only on the position as the seat knows it."""

    duel: Duel
    outlook: Outlook  # scratch

    def __init__(self, net: ChanceNet) -> None:
        super().__init__()
        self.duel = Duel(net)
        self.outlook = Outlook()

    def evaluate(self, position: QwintoPosition, seat: i64) -> None:
        """Compute the value of each legal move of a seat that is to act."""
        d = position.data
        self.duel.read(position)
        self.moves = position.legal(seat)
        self.values = vec[float](capacity=len(self.moves))
        stage = d[at.STAGE]
        if stage == stages.CHOOSE:
            self._value_dice()
        elif stage == stages.ROLLED:
            again = self.duel.fill(d[at.DICE])
            self.values = append(append(self.values, self.duel.by_sum[d[at.SUM]]), again)
        else:
            self._value_cells(d[at.DICE], d[at.SUM], seat)

    def _value_dice(self) -> None:
        dice: i64
        for dice in range(1, sheet.DICE_SETS):
            again = self.duel.fill(dice)
            self.values = append(self.values, two_rolls(self.duel.by_sum, dice, again))

    def _value_cells(self, dice: i64, n: i64, seat: i64) -> None:
        """Value all cells against what the other writes."""
        duel = self.duel
        duel.answer(dice, n)
        rival = duel.chosen(1 - seat)
        i: i64
        for i in range(len(self.moves)):
            own = duel.passed(seat)
            if self.moves[i] != moves.PASS:
                own = self.outlook
                duel.write(seat, self.moves[i] - moves.WRITE, n, own)
            self.values = append(self.values, duel.net.chance(own, rival))
