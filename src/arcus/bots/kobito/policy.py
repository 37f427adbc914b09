"""How a search plays Kobito on, and what it thinks of a position after a turn."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.kobito.reach import LACKS_SHIFT, reach, step
from arcus.bots.kobito.standing import promise
from arcus.bots.kobito.weights import SPREAD, WEIGHTS
from arcus.bots.search.policy import WHOLE, Policy
from arcus.core.luck import Rng
from arcus.core.position import TURN_ENDED, Position
from arcus.games.kobito import fields as at, moves, stages
from arcus.games.kobito.cards import BENCHES, GOLD_POINTS, GOLD_SHIFT, KOBITO, LENGTH_SHIFT
from arcus.games.kobito.position import KobitoPosition

# What a move is worth to the play-out where no gold can be had. What is below END is done only if it is owed.
TAKES_KOBITO: Final = 140
BUILDS_ON: Final = 130
STARTS: Final = 110
ENDS: Final = 100
LAYS_BY_GOLD: Final = 50
SWAPS: Final = 30
PAYS: Final = 20
STARTS_TOO_MANY: Final = 10
FEEDS_GOLD: Final = -50
A_KOBITO_LESS: Final = 60
CHANCE: Final = 8  # so much is added at random
BENCHES_WANTED: Final = 2
HARMLESS: Final = 5  # so many cards are missing beside gold that nobody has them all


@final
class KobitoPolicy(Policy):
    """Completes gold, builds in the workshop, gives the others little; stops at the end of a turn and judges."""

    weights: vec[i64]
    judged: bool  # does `standings` hold for the position that is judged?
    standings: vec[i64]  # by seat: points and promise, in thousandths

    def __init__(self, weights: vec[i64] = WEIGHTS) -> None:
        self.weights = weights
        self.judged = False
        self.standings = vec[i64]([0] * 6)

    def choose(self, position: Position, seat: i64, found: vec[i64], rng: Rng) -> i64:
        assert isinstance(position, KobitoPosition)
        d = position.data
        if d[at.STAGE] != stages.PLAYING:
            return found[rng.below(len(found))]
        move = to_gold(d, seat, found)
        if move >= 0:
            return move
        return routine(d, seat, found, rng)

    def is_settled(self, position: Position, flags: i64) -> bool:
        self.judged = False
        return flags & TURN_ENDED != 0

    def worth(self, position: Position, seat: i64, players: i64) -> i64:
        assert isinstance(position, KobitoPosition)
        if not self.judged:
            self._judge(position, players)
        own = self.standings[seat]
        best: i64 = -1000000
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
            return self._chance(own - best, position.data[at.GOLD_LEFT])
        if own < best:
            return 0
        return WHOLE // sharing

    def _judge(self, position: KobitoPosition, players: i64) -> None:
        goes_on = position.to_act() != 0
        seat: i64
        for seat in range(players):
            self.standings[seat] = position.points(seat) * 1000
            if goes_on:
                self.standings[seat] += promise(position.data, seat, self.weights)
        self.judged = True

    def _chance(self, lead: i64, gold_left: i64) -> i64:
        """The chance to win with such a lead over the best rival, with so many gold cards still to come."""
        spread = float(self.weights[SPREAD]) * 100.0 * sqrt(float(gold_left + 1)) + 300.0
        return i64(float(WHOLE) / (1.0 + exp(-float(lead) / spread)))


def to_gold(d: vec[i64], seat: i64, legal: vec[i64]) -> i64:
    """A step to the gold card that can be completed and gives most, or -1."""
    kobito = d[at.HAND + seat] >> (3 * KOBITO) & 7
    best: i64 = -1
    best_value: i64 = -1000
    gold: i64
    for gold in range(3):
        found = reach(d, seat, gold)
        lacks = found >> LACKS_SHIFT
        value = (d[at.CARD + gold] & GOLD_POINTS) * 2 - lacks * 3
        if lacks <= kobito and value > best_value:
            move = step(d, seat, gold, found & 255)
            if has(legal, move):
                best = move
                best_value = value
    return best


def has(found: vec[i64], move: i64) -> bool:
    """Is a move among these?"""
    for each in found:
        if each == move:
            return True
    return False


def routine(d: vec[i64], seat: i64, found: vec[i64], rng: Rng) -> i64:
    """What to do where no gold can be had: build, and beside gold lay only what is owed."""
    used: i64 = 0
    bench: i64
    for bench in range(BENCHES):
        if d[at.RAINBOW + 3 + BENCHES * seat + bench] != 0:
            used += 1
    best = found[0]
    best_value: i64 = -1000
    for move in found:
        value = rule_of_thumb(d, move, used) + rng.below(CHANCE)
        if value > best_value:
            best_value = value
            best = move
    return best


def rule_of_thumb(d: vec[i64], move: i64, used: i64) -> i64:
    """What a move is worth to a seat with so many benches in use."""
    if move == moves.END:
        return ENDS
    if move >= moves.EXCHANGE:
        return TAKES_KOBITO
    if move >= moves.SWAP:
        return SWAPS - _kobito_cost((move - moves.SWAP) % moves.LAY_KINDS)
    if move >= moves.MOVE:
        return FEEDS_GOLD
    if move >= moves.LAY:
        return _lay_worth(d, move - moves.LAY)
    if move >= moves.START:
        value: i64 = STARTS
        if used >= BENCHES_WANTED:
            value = STARTS_TOO_MANY
        if move >= moves.START_LOW_KOBITO:
            value -= A_KOBITO_LESS
        return value
    return PAYS - _kobito_cost(move - moves.PAY) // 4


def _kobito_cost(kind: i64) -> i64:
    if kind >= KOBITO:
        return A_KOBITO_LESS
    return 0


def _lay_worth(d: vec[i64], which: i64) -> i64:
    place = which // (2 * moves.LAY_KINDS)
    value: i64 = BUILDS_ON
    if place < 3:
        value = LAYS_BY_GOLD
        need = (d[at.CARD + place] >> GOLD_SHIFT) - (d[at.RAINBOW + place] >> LENGTH_SHIFT) - 1
        if need < HARMLESS:
            value -= (HARMLESS - need) * 10
    return value - _kobito_cost(which % moves.LAY_KINDS)
