"""Rewards: what each seat gets at the end of a game."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.position import Position


def write_rewards(position: Position, players: i64, out: vec[float], start: i64) -> None:
    """Write the reward of every seat in a game that is over, from `out[start]` on; they add up to 0.

    A single winner gets 1 and the others share -1. Winners who share the win share the reward too, so that a tie of all
    gives 0. Who plays alone gets the points.
    """
    best = position.points(0)
    seat: i64
    for seat in range(1, players):
        if position.points(seat) > best:
            best = position.points(seat)
    winners = 0.0
    for seat in range(players):
        if position.points(seat) == best:
            winners += 1.0
    rest = float(players) - 1.0
    for seat in range(players):
        if players == 1:
            out[start] = float(best)
        elif position.points(seat) == best:
            out[start + seat] = (float(players) / winners - 1.0) / rest
        else:
            out[start + seat] = -1.0 / rest
