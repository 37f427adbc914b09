"""The playout policy of Kobito: rules of thumb to the end of a turn, then a value for the position."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.kobito import heuristic, weights
from arcus.bots.kobito.potential import potential
from arcus.bots.search.policy import WIN_VALUE, Policy
from arcus.core.luck import Rng
from arcus.core.position import TURN_ENDED, Position
from arcus.games.kobito import fields as at, stages
from arcus.games.kobito.position import KobitoPosition

MOST_SEATS: Final = 6
UNSET: Final = -1000000  # below every standing

# The uncertainty of the rest of a game, in thousandths of a point.
SPREAD_UNIT: Final = 100.0  # of the weight SPREAD
LEAST_SPREAD: Final = 300.0


@final
class KobitoPolicy(Policy):
    """Completes gold cards, builds in the workshop, helps others little; stops at the end of a turn."""

    values: vec[i64]  # of the weights
    is_valued: bool  # whether `standings` belong to the position at hand
    standings: vec[i64]  # by seat: points and potential, in thousandths of a point

    def __init__(self, values: vec[i64] = weights.WEIGHTS) -> None:
        self.values = values
        self.is_valued = False
        self.standings = vec[i64]([0] * MOST_SEATS)

    def choose(self, position: Position, seat: i64, found: vec[i64], rng: Rng) -> i64:
        assert isinstance(position, KobitoPosition)
        d = position.data
        if d[at.STAGE] != stages.PLAYING:
            return found[rng.below(len(found))]
        move = heuristic.step_to_gold(d, seat, found)
        if move >= 0:
            return move
        return heuristic.best_move(d, seat, found, rng)

    def can_stop(self, position: Position, flags: i64) -> bool:
        self.is_valued = False
        return flags & TURN_ENDED != 0

    def value(self, position: Position, seat: i64, players: i64) -> i64:
        assert isinstance(position, KobitoPosition)
        if not self.is_valued:
            self._compute_standings(position, players)
        own = self.standings[seat]
        best: i64 = UNSET
        sharing: i64 = 1
        other: i64
        for other in range(players):
            if other == seat:
                continue
            if self.standings[other] > best:
                best = self.standings[other]
            if self.standings[other] == own:
                sharing += 1
        if position.to_act() != 0:
            return self._win_chance(own - best, position.data[at.GOLD_LEFT])
        if own < best:
            return 0
        return WIN_VALUE // sharing

    def _compute_standings(self, position: KobitoPosition, players: i64) -> None:
        """Compute the standing of each seat."""
        goes_on = position.to_act() != 0
        seat: i64
        for seat in range(players):
            self.standings[seat] = position.points(seat) * weights.WHOLE
            if goes_on:
                self.standings[seat] += potential(position.data, seat, self.values)
        self.is_valued = True

    def _win_chance(self, lead: i64, gold_left: i64) -> i64:
        """Return the chance to win, out of WIN_VALUE, by the lead over the best rival and the size of the gold deck."""
        spread = float(self.values[weights.SPREAD]) * SPREAD_UNIT * sqrt(float(gold_left + 1)) + LEAST_SPREAD
        return i64(float(WIN_VALUE) / (1.0 + exp(-float(lead) / spread)))
