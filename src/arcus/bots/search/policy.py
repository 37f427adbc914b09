"""Playout policies, which choose the moves of playouts and value the positions where they stop."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.luck import Rng
from arcus.core.position import Position

WIN_VALUE: Final = 1000  # the value of a certain win; a certain loss has the value 0


class Policy:
    """The default policy: plays at random and counts wins. Each game overrides it."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """Return a move for the playout."""
        return moves[rng.below(len(moves))]

    def can_stop(self, position: Position, flags: i64) -> bool:
        """Return whether the playout may stop here and be valued, before the game is over."""
        return False

    def value(self, position: Position, seat: i64, players: i64) -> i64:
        """Return the value to a seat of a position where the playout stops, from 0 to WIN_VALUE; a tie shares a win."""
        own = position.points(seat)
        sharing: i64 = 1
        other: i64
        for other in range(players):
            if other == seat:
                continue
            points = position.points(other)
            if points > own:
                return 0
            if points == own:
                sharing += 1
        return WIN_VALUE // sharing
