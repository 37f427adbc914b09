"""The playout policy of Qwinto: all play the turn for points by the value function, then chances are compared."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.qwinto import player
from arcus.bots.qwinto.net import Net
from arcus.bots.qwinto.turn_values import TurnValues
from arcus.bots.search.policy import WIN_VALUE, Policy
from arcus.core.luck import Rng
from arcus.core.position import TURN_ENDED, Position
from arcus.games.qwinto.position import QwintoPosition


@final
class QwintoPolicy(Policy):
    """Plays for points without a look ahead; stops at the end of a turn."""

    player: player.Player
    turn: TurnValues
    spread: vec[float]
    is_valued: bool  # whether `turn` belongs to the position at hand

    def __init__(self, net: Net, players: i64, spread: list[float]) -> None:
        self.player = player.Player(net, players, spread, kind=player.POINTS)
        self.turn = TurnValues(net, players)
        self.spread = vec[float](spread)
        self.is_valued = False

    def choose(self, position: Position, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        assert isinstance(position, QwintoPosition)
        return self.player.choose(position, seat)

    def can_stop(self, position: Position, flags: i64) -> bool:
        self.is_valued = False
        return flags & TURN_ENDED != 0

    def value(self, position: Position, seat: i64, players: i64) -> i64:
        """Return the share of the win at the end, else the chance to end above every rival by the expected points."""
        assert isinstance(position, QwintoPosition)
        if position.to_act() == 0:
            return Policy.value(self, position, seat, players)
        if not self.is_valued:
            self.turn.evaluate(position)
            self.is_valued = True
        scale = self.spread[self.turn.cells_to_end()] * player.LOGISTIC
        chance = 1.0
        other: i64
        for other in range(players):
            if other != seat:
                chance /= 1.0 + math.exp((self.turn.expected[other] - self.turn.expected[seat]) / scale)
        return i64(chance * float(WIN_VALUE))
