"""All seats' prospects at the beginning of a turn, and what the active seat should roll."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.evaluator import Evaluator
from arcus.bots.qwinto.features import Reading
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.prospects import DICE_SETS, NEVER, SUMS, along, one_roll, two_rolls, zeros
from arcus.games.qwinto import fields as at
from arcus.games.qwinto.position import QwintoPosition


@final
@mypyc_attr(acyclic=True)
class Table:
    """What every seat expects, if all play for points."""

    players: i64
    readings: list[Reading]
    judges: list[Evaluator]
    dice: i64  # what the active seat should roll
    again: float  # what rolling them again is worth to it
    worth: vec[float]  # by seat: the expected points before the roll
    leader: vec[float]  # by sum: what it is worth to the active seat
    follower: vec[float]  # by sum: what it is worth to another

    def __init__(self, net: Net, players: i64) -> None:
        self.players = players
        self.readings = [Reading() for _ in range(int(players))]
        self.judges = [Evaluator(net) for _ in range(int(players))]
        self.dice = 0
        self.again = 0.0
        self.worth = zeros(players)
        self.leader = zeros(SUMS)
        self.follower = zeros(SUMS)

    def read(self, position: QwintoPosition) -> None:
        """Take in all sheets."""
        seat: i64
        for seat in range(self.players):
            self.readings[seat].read(position.data, seat)

    def look(self, position: QwintoPosition) -> None:
        """Work out every seat's prospects, the best dice, and what the turn is worth to all."""
        self.read(position)
        seat: i64
        for seat in range(self.players):
            self.judges[seat].look(position, seat, self.readings)
        active = position.data[at.TURN]
        self._pick_dice(active)
        self.judges[active].prospects.fill(self.leader, self.dice)
        for seat in range(self.players):
            if seat != active:
                self.judges[seat].prospects.fill(self.follower, self.dice)
                self.worth[seat] = along(self.follower, self.leader, self.dice, self.again)

    def _pick_dice(self, active: i64) -> None:
        prospects = self.judges[active].prospects
        best = NEVER
        dice: i64
        for dice in range(1, DICE_SETS):
            prospects.fill(self.leader, dice)
            again = one_roll(self.leader, dice)
            value = two_rolls(self.leader, dice, again)
            if value > best:
                best = value
                self.dice = dice
                self.again = again
        self.worth[active] = best

    def nearest(self) -> i64:
        """How many cells the sheet nearest to two full rows needs, or FAR."""
        least = self.readings[0].needs()
        seat: i64
        for seat in range(1, self.players):
            needs = self.readings[seat].needs()
            if needs < least:
                least = needs
        return least
