"""The rollout policy of Kobito: rules of thumb to the end of a turn, then a value for the position."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.kobito import reach, weights
from arcus.bots.kobito.standing import promise
from arcus.bots.search.policy import WHOLE, Policy
from arcus.core.luck import Rng
from arcus.core.position import TURN_ENDED, Position
from arcus.games.kobito import cards, fields as at, moves, piles, rainbows, stages
from arcus.games.kobito.position import KobitoPosition

MOST_SEATS: Final = 6
UNSET: Final = -1000000  # below every standing and every worth of a move

# The worth of a move where no gold card can be completed. Moves below END are made only if cards are owed.
TAKES_KOBITO: Final = 140
BUILDS_ON: Final = 130
STARTS: Final = 110
ENDS: Final = 100
LAYS_BY_GOLD: Final = 50
SWAPS: Final = 30
PAYS: Final = 20
STARTS_TOO_MANY: Final = 10
FEEDS_GOLD: Final = -50
USES_KOBITO: Final = 60  # less for a move that uses a kobito
PAYS_KOBITO: Final = 15  # less for paying with a kobito or a swap card
NEAR_GOLD: Final = 10  # less for each card that the rainbow beside gold lacks fewer than HARMLESS
NOISE: Final = 8  # a random number below this is added
BENCHES_WANTED: Final = 2
HARMLESS: Final = 5  # a rainbow beside gold that lacks this many cards is of no use to the others

# The value of a gold card that can be completed.
GOLD_POINT: Final = 2
GOLD_KOBITO: Final = 3  # less for each kobito that it takes

# The uncertainty of the rest of a game, in thousandths of a point.
SPREAD_UNIT: Final = 100.0  # of the weight SPREAD
LEAST_SPREAD: Final = 300.0


@final
class KobitoPolicy(Policy):
    """Completes gold cards, builds in the workshop, helps others little; stops at the end of a turn."""

    values: vec[i64]  # of the weights
    is_valued: bool  # whether `standings` belong to the position at hand
    standings: vec[i64]  # by seat: points and promise, in thousandths of a point

    def __init__(self, values: vec[i64] = weights.WEIGHTS) -> None:
        self.values = values
        self.is_valued = False
        self.standings = vec[i64]([0] * MOST_SEATS)

    def choose(self, position: Position, seat: i64, found: vec[i64], rng: Rng) -> i64:
        assert isinstance(position, KobitoPosition)
        d = position.data
        if d[at.STAGE] != stages.PLAYING:
            return found[rng.below(len(found))]
        move = step_to_gold(d, seat, found)
        if move >= 0:
            return move
        return best_by_heuristic(d, seat, found, rng)

    def is_settled(self, position: Position, flags: i64) -> bool:
        self.is_valued = False
        return flags & TURN_ENDED != 0

    def worth(self, position: Position, seat: i64, players: i64) -> i64:
        assert isinstance(position, KobitoPosition)
        if not self.is_valued:
            self._value(position, players)
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
        return WHOLE // sharing

    def _value(self, position: KobitoPosition, players: i64) -> None:
        """Compute the standing of each seat."""
        goes_on = position.to_act() != 0
        seat: i64
        for seat in range(players):
            self.standings[seat] = position.points(seat) * weights.WHOLE
            if goes_on:
                self.standings[seat] += promise(position.data, seat, self.values)
        self.is_valued = True

    def _win_chance(self, lead: i64, gold_left: i64) -> i64:
        """Return the chance to win, out of WHOLE, by the lead over the best rival and the size of the gold deck."""
        spread = float(self.values[weights.SPREAD]) * SPREAD_UNIT * sqrt(float(gold_left + 1)) + LEAST_SPREAD
        return i64(float(WHOLE) / (1.0 + exp(-float(lead) / spread)))


def step_to_gold(d: vec[i64], seat: i64, legal: vec[i64]) -> i64:
    """Return a step to the most valuable gold card that can be completed, or -1."""
    kobito = piles.count_of(d[at.HAND + seat], cards.KOBITO)
    best: i64 = -1
    best_value: i64 = UNSET
    gold: i64
    for gold in range(moves.GOLD_PLACES):
        found = reach.reach(d, seat, gold)
        lacks = found >> reach.LACKS_SHIFT
        value = (d[at.CARD + gold] & cards.GOLD_POINTS) * GOLD_POINT - lacks * GOLD_KOBITO
        if lacks <= kobito and value > best_value:
            move = reach.step(d, seat, gold, found & reach.BELOW_BITS)
            if contains(legal, move):
                best = move
                best_value = value
    return best


def contains(found: vec[i64], move: i64) -> bool:
    """Return whether a move is among these."""
    for each in found:
        if each == move:
            return True
    return False


def best_by_heuristic(d: vec[i64], seat: i64, found: vec[i64], rng: Rng) -> i64:
    """Return the best of some moves where no gold card can be completed, with some noise."""
    used = rainbows.benches_used(d, seat)
    best = found[0]
    best_value: i64 = UNSET
    for move in found:
        value = heuristic_worth(d, move, used) + rng.below(NOISE)
        if value > best_value:
            best_value = value
            best = move
    return best


def heuristic_worth(d: vec[i64], move: i64, used: i64) -> i64:
    """Return the worth of a move to a seat with `used` benches in use."""
    if move == moves.END:
        return ENDS
    if move >= moves.EXCHANGE:
        return TAKES_KOBITO
    if move >= moves.SWAP:
        return SWAPS - _kobito_cost(moves.swap_kind(move))
    if move >= moves.MOVE:
        return FEEDS_GOLD
    if move >= moves.LAY:
        return _lay_worth(d, move)
    if move >= moves.START:
        value: i64 = STARTS
        if used >= BENCHES_WANTED:
            value = STARTS_TOO_MANY
        if move >= moves.START_LOW_KOBITO:
            value -= USES_KOBITO
        return value
    if move - moves.PAY >= cards.KOBITO:
        return PAYS - PAYS_KOBITO
    return PAYS


def _kobito_cost(kind: i64) -> i64:
    if kind == cards.KOBITO:
        return USES_KOBITO
    return 0


def _lay_worth(d: vec[i64], move: i64) -> i64:
    place = moves.lay_place(move)
    value: i64 = BUILDS_ON
    if place < moves.GOLD_PLACES:
        value = LAYS_BY_GOLD
        need = rainbows.missing(d[at.RAINBOW + place], d[at.CARD + place]) - 1
        if need < HARMLESS:
            value -= (HARMLESS - need) * NEAR_GOLD
    return value - _kobito_cost(moves.lay_kind(move))
