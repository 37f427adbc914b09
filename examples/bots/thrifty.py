"""A bot as a class in one file: it tries a few worlds for each move, and plays the best one.

    arcus arena red7 examples/bots/thrifty.py:Thrifty random --games 100

It works for every game, since it uses only what all views share.
"""

from arcus import FastLuck
from arcus.bots import Bot
from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame, AnyView
from arcus.core.luck import Rng
from arcus.core.position import Position

WORLDS = 12


class Thrifty(Bot):
    """Plays on at random from each move, in the same dozen worlds that agree with the view."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: AnyView) -> int:
        """Return the move with the best average result."""
        assert view.seat is not None
        knowledge = self.game.knowledge(view)
        scores = dict.fromkeys((choice.number for choice in view.moves), 0)
        for world in range(WORLDS):
            truth = knowledge.sample(FastLuck(self.seed + view.decision), world)
            for move in scores:
                scores[move] += self._try(truth.copy(), view.seat, move, world)
        return max(scores, key=scores.__getitem__)

    def _try(self, position: Position, seat: int, move: int, world: int) -> int:
        """Return the final lead in points after a move in a world."""
        luck, rng = FastLuck(world), Rng(world)
        position.apply(seat, move, luck, NO_EVENTS)
        while owing := position.to_act():
            mover = lowest(owing)
            moves = position.legal(mover)
            position.apply(mover, moves[rng.below(len(moves))], luck, NO_EVENTS)
        others = [position.points(other) for other in range(self.game.players) if other != seat]
        return int(position.points(seat)) - int(max(others, default=0))
