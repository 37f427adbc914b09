"""Rollout policies: how a search plays a game on cheaply, and how it values the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.luck import Rng
from arcus.core.position import Position

WHOLE: Final = 1000  # the value of a certain win; a certain loss has the value 0


class Policy:
    """The policy without knowledge: plays at random and counts wins. Each game overrides it."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """Return a move for the play-out."""
        return moves[rng.below(len(moves))]

    def is_settled(self, position: Position, flags: i64) -> bool:
        """Return whether the play-out may stop here, before the game is over, to be valued by `worth`."""
        return False

    def worth(self, position: Position, seat: i64, players: i64) -> i64:
        """Return the value to a seat of a position that is over or settled, from 0 to WHOLE; a tie shares a win."""
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
        return WHOLE // sharing
