"""A bot as a class in one file: it tries a few worlds for each move, and plays what turned out best.

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
    """For each move: the same dozen worlds that agree with what we know, each played on at random."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: AnyView) -> int:
        """The move after which we stand best on average."""
        assert view.seat is not None
        knowledge = self.game.knowledge(view)
        scores = dict.fromkeys((choice.number for choice in view.moves), 0)
        for world in range(WORLDS):
            truth = knowledge.sample(FastLuck(self.seed + view.decision), world)
            for move in scores:
                scores[move] += self._try(truth.copy(), view.seat, move, world)
        return max(scores, key=scores.__getitem__)

    def _try(self, position: Position, seat: int, move: int, world: int) -> int:
        """By how many points we are ahead in the end, if we make this move in this world."""
        luck, rng = FastLuck(world), Rng(world)
        position.apply(seat, move, luck, NO_EVENTS)
        while owing := position.to_act():
            mover = lowest(owing)
            moves = position.legal(mover)
            position.apply(mover, moves[rng.below(len(moves))], luck, NO_EVENTS)
        others = [position.points(other) for other in range(self.game.players) if other != seat]
        return int(position.points(seat)) - int(max(others, default=0))
