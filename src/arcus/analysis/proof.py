"""Proofs that a seat loses a world by force: the others have an answer to each of its moves."""

from typing import Final, final

from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import Luck
from arcus.core.position import PLAYERS, ROUND_ENDED, Position

LOST: Final = 1
NOT_LOST: Final = 0
UNKNOWN: Final = -1  # the search grew too large


@final
class Prover:
    """Searches all continuations of a world, with all cards open, up to a number of positions."""

    luck: Luck
    left: i64  # positions that may still be visited

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.left = 0

    def verdict(self, world: Position, seat: i64, move: i64, most: i64) -> i64:
        """Return whether a seat that is to act loses by force with a move: LOST, NOT_LOST or UNKNOWN."""
        self.left = most
        if self._loses_with(world, seat, seat, move):
            return LOST
        if self.left <= 0:
            return UNKNOWN
        return NOT_LOST

    def _loses_with(self, world: Position, seat: i64, mover: i64, move: i64) -> bool:
        after = world.copy()
        flags = after.apply(mover, move, self.luck, NO_EVENTS)
        if flags & ROUND_ENDED != 0 and after.to_act() != 0:
            return False  # another round brings new luck
        return self._is_lost(after, seat)

    def _is_lost(self, world: Position, seat: i64) -> bool:
        self.left -= 1
        if self.left <= 0:
            return False
        owing = world.to_act()
        if owing == 0:
            return self._is_beaten(world, seat)
        mover = lowest(owing)
        for move in world.legal(mover):
            if self._loses_with(world, seat, mover, move):
                if mover != seat:
                    return True
            elif mover == seat:
                return False
            if self.left <= 0:
                return False
        return mover == seat

    def _is_beaten(self, world: Position, seat: i64) -> bool:
        """Return whether another seat has more points at the end."""
        own = world.points(seat)
        other: i64
        for other in range(world.data[PLAYERS]):
            if world.points(other) > own:
                return True
        return False
