"""Rollout policies: how a search plays on cheaply, and what an end is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.luck import Rng
from arcus.core.position import Position

WHOLE: Final = 1000  # what a certain win is worth; a certain loss is worth 0


class Policy:
    """Knows nothing: plays every move alike, and counts wins. Games have policies of their own."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """A move for the play-out."""
        return moves[rng.below(len(moves))]

    def is_settled(self, position: Position, flags: i64) -> bool:
        """May the play-out stop here, to be judged by `worth`, before the game is over?"""
        return False

    def worth(self, position: Position, seat: i64, players: i64) -> i64:
        """What a position that is over or settled is worth to a seat, from 0 to WHOLE: a win, or its share of one."""
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
