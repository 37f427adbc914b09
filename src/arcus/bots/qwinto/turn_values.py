"""The value of a turn to every seat before the dice fall, and the dice that the active seat should roll."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.cell_values import NEVER
from arcus.bots.qwinto.dice import SUMS, one_roll, others_roll, two_rolls
from arcus.bots.qwinto.evaluator import Evaluator
from arcus.bots.qwinto.features import SheetFeatures
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.vectors import zeros
from arcus.games.qwinto import fields as at, sheet
from arcus.games.qwinto.position import QwintoPosition


@final
@mypyc_attr(acyclic=True)
class TurnValues:
    """The points that every seat expects, if all play for points."""

    players: i64
    sheets: list[SheetFeatures]  # by seat
    evaluators: list[Evaluator]  # by seat
    dice: i64  # the best dice for the active seat
    reroll: float  # the value to the active seat of rolling them again
    expected: vec[float]  # by seat: points at the end, before the roll
    active_values: vec[float]  # by sum: the value to the active seat
    other_values: vec[float]  # by sum: the value to another seat

    def __init__(self, net: Net, players: i64) -> None:
        self.players = players
        self.sheets = [SheetFeatures() for _ in range(int(players))]
        self.evaluators = [Evaluator(net.w, net.out) for _ in range(int(players))]
        self.dice = 0
        self.reroll = 0.0
        self.expected = zeros(players)
        self.active_values = zeros(SUMS)
        self.other_values = zeros(SUMS)

    def read(self, position: QwintoPosition) -> None:
        """Read all sheets."""
        seat: i64
        for seat in range(self.players):
            self.sheets[seat].read(position.data, seat)

    def evaluate(self, position: QwintoPosition) -> None:
        """Compute every seat's cell values, the best dice, and every seat's expected points."""
        self.read(position)
        seat: i64
        for seat in range(self.players):
            self.evaluators[seat].evaluate(position, seat, self.sheets)
        active = position.data[at.TURN]
        self._choose_dice(active)
        self.evaluators[active].values.fill(self.active_values, self.dice)
        for seat in range(self.players):
            if seat != active:
                self.evaluators[seat].values.fill(self.other_values, self.dice)
                self.expected[seat] = others_roll(self.other_values, self.active_values, self.dice, self.reroll)

    def _choose_dice(self, active: i64) -> None:
        values = self.evaluators[active].values
        best = NEVER
        dice: i64
        for dice in range(1, sheet.DICE_SETS):
            values.fill(self.active_values, dice)
            reroll = one_roll(self.active_values, dice)
            value = two_rolls(self.active_values, dice, reroll)
            if value > best:
                best = value
                self.dice = dice
                self.reroll = reroll
        self.expected[active] = best

    def cells_to_end(self) -> i64:
        """Return how many cells the sheet nearest to two full rows needs, or FAR."""
        least = self.sheets[0].needs()
        seat: i64
        for seat in range(1, self.players):
            needs = self.sheets[seat].needs()
            if needs < least:
                least = needs
        return least
