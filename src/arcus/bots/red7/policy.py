"""How a search plays Red7 on: never out of its own will, and sparing of cards, for an empty hand is the end."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.search.policy import WHOLE, Policy
from arcus.core.bits import count
from arcus.core.luck import Rng
from arcus.core.position import ROUND_ENDED, Position
from arcus.games.red7 import fields as at, moves
from arcus.games.red7.cards import NUMBER
from arcus.games.red7.position import Red7Position

LEADS_NOW: Final = 40  # worth of leading by this card alone, beside two for each rule led


def opening_worth(position: Red7Position, move: i64, led: i64) -> i64:
    """A rule of thumb for the first card of a turn, of a player who leads under these rules already."""
    if move >= moves.PAINT:
        return 2 * count(led) + LEADS_NOW - NUMBER[move - moves.PAINT]
    now = position.led_with(move - moves.LAY, led)
    worth = 2 * count(now)
    if now >> position.data[at.RULE] & 1 != 0:
        worth += LEADS_NOW
    return worth


@final
class Red7Policy(Policy):
    """Passes only if it must, and mostly ends a turn once it leads."""

    def choose(self, position: Position, seat: i64, found: vec[i64], rng: Rng) -> i64:
        last: i64 = len(found) - 1
        if found[0] == moves.PASS:
            return self._open(position, found, rng)
        if found[last] == moves.END and rng.below(16) != 0:
            return moves.END
        if found[0] >= moves.PAINT and rng.below(4) != 0:
            return found[0]  # the lowest card that will do
        return found[rng.below(last + 1)]

    def _open(self, position: Position, found: vec[i64], rng: Rng) -> i64:
        """The first card of a turn: mostly one that leads by itself, and under many rules."""
        assert isinstance(position, Red7Position)
        if rng.below(16) == 0:
            return found[1 + rng.below(len(found) - 1)]
        led = position.led()
        best: i64 = -1
        chosen: i64 = moves.PASS
        for move in found:
            if move < moves.LAY:
                continue
            worth = opening_worth(position, move, led) + rng.below(4)
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def is_settled(self, position: Position, flags: i64) -> bool:
        return flags & ROUND_ENDED != 0

    def worth(self, position: Position, seat: i64, players: i64) -> i64:
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
                return WHOLE
            if own < best:
                return 0
            return WHOLE // 2
        share = WHOLE // 2 + (own - best) * 12
        if share < 50:
            return 50
        if share > 950:
            return 950
        return share
