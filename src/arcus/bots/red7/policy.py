"""The playout policy of Red7: it passes only if it must, and spends few cards, since an empty hand loses."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.search.policy import WIN_VALUE, Policy
from arcus.core.bits import bit, count
from arcus.core.luck import Rng
from arcus.core.position import ROUND_ENDED, Position
from arcus.games.red7 import cards, fields as at, leading, moves
from arcus.games.red7.position import Red7Position

# The value of a first card:
LEADS_NOW: Final = 40  # it leads without a second card
RULE_LED: Final = 2  # for each rule led under
NOISE: Final = 4  # a random number below this

# One in this many moves is chosen at random instead.
RANDOM_OPENING: Final = 16
RANDOM_INSTEAD_OF_END: Final = 16
RANDOM_INSTEAD_OF_LOWEST: Final = 4

# The value of a game that goes on.
POINT: Final = 12  # for each point ahead of the best rival
LEAST: Final = 50
MOST: Final = 950


def opening_value(position: Red7Position, move: i64, led: i64) -> i64:
    """Return the heuristic value of the first card of a turn, for a player who leads under the rules `led`."""
    if move >= moves.PAINT:
        return RULE_LED * count(led) + LEADS_NOW - cards.NUMBER[move - moves.PAINT]
    d = position.data
    card = move - moves.LAY
    now = leading.rules_led_with(d, d[at.PALETTE + d[at.TURN]] | bit(card), card, led)
    value = RULE_LED * count(now)
    if now >> d[at.RULE] & 1 != 0:
        value += LEADS_NOW
    return value


@final
class Red7Policy(Policy):
    """Passes only if it must, and mostly ends a turn once it leads."""

    def choose(self, position: Position, seat: i64, found: vec[i64], rng: Rng) -> i64:
        last: i64 = len(found) - 1
        if found[0] == moves.PASS:
            return self._open(position, found, rng)
        if found[last] == moves.END and rng.below(RANDOM_INSTEAD_OF_END) != 0:
            return moves.END
        if found[0] >= moves.PAINT and rng.below(RANDOM_INSTEAD_OF_LOWEST) != 0:
            return found[0]  # the lowest card that will do
        return found[rng.below(last + 1)]

    def _open(self, position: Position, found: vec[i64], rng: Rng) -> i64:
        """Return the first move of a turn: mostly a card that leads by itself, under many rules."""
        assert isinstance(position, Red7Position)
        if rng.below(RANDOM_OPENING) == 0:
            return found[1 + rng.below(len(found) - 1)]
        led = leading.rules_led(position.data)
        best: i64 = -1
        chosen: i64 = moves.PASS
        for move in found:
            if move < moves.LAY:
                continue
            value = opening_value(position, move, led) + rng.below(NOISE)
            if value > best:
                best = value
                chosen = move
        return chosen

    def can_stop(self, position: Position, flags: i64) -> bool:
        return flags & ROUND_ENDED != 0

    def value(self, position: Position, seat: i64, players: i64) -> i64:
        own = position.points(seat)
        best: i64 = -1
        other: i64
        for other in range(players):
            if other != seat:
                points = position.points(other)
                if points > best:
                    best = points
        if position.to_act() == 0:
            if own > best:
                return WIN_VALUE
            if own < best:
                return 0
            return WIN_VALUE // 2
        share = WIN_VALUE // 2 + (own - best) * POINT
        if share < LEAST:
            return LEAST
        if share > MOST:
            return MOST
        return share
