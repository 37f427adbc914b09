"""Qwinto, "the best cell": alone at the table, the cell that brings the most points in the end.

Qwinto's master computes every choice in full, so there is no budget to multiply. Instead the game is played on to its
end after each answer, with the same dice and the master's value function, until the best cell is ahead of each other
answer by CLEAR standard errors, and by LEAST_MARGIN points at least.
"""

from collections.abc import Mapping
from math import sqrt

from arcus.bots.levels import make_bot
from arcus.bots.qwinto import player
from arcus.bots.qwinto.bot import QwintoBot
from arcus.bots.qwinto.weights import shipped, shipped_net, table_of
from arcus.core.bits import count
from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame, AnyView, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import Position
from arcus.games.qwinto import fields as at, moves, stages
from arcus.games.qwinto.position import QwintoPosition
from arcus.puzzles.kind import SEED, Kind, Proved, Wrong
from arcus.puzzles.puzzle import Proof, Puzzle, answer_text

FEWEST_CELLS = 3  # to choose from
FEWEST_NUMBERS = 10  # on the sheet
LEAST_MARGIN = 1.5  # points
CLEAR = 4.0  # standard errors
GAMES = (50, 100, 200, 400)  # played for each answer, until it is certain
MASTER_MARGIN = 1.0  # points by which the master has to prefer the cell, before games are played


class Cell(Kind):
    """The best cell for a sum."""

    name = "cell"
    game = "qwinto"
    players = 1
    levels = ("expert",)
    every = 4

    def is_asked(self, position: Position, seat: Seat) -> bool:
        d = position.data
        numbers = count(d[at.SHEETS + at.FILLED])
        return d[at.STAGE] == stages.WRITING and numbers >= FEWEST_NUMBERS and len(position.legal(seat)) > FEWEST_CELLS

    def prove(self, game: AnyGame, view: AnyView) -> Proved | None:
        assert view.seat is not None
        master = make_bot("master", game, SEED)
        assert isinstance(master, QwintoBot)
        (best, value), *others = master.values(view)
        if best < moves.WRITE or value - others[0][1] < MASTER_MARGIN:
            return None
        position = game.knowledge(view).sample(FastLuck(SEED), 0)  # nothing is hidden
        right = Games(position, best)
        values, errors = {}, {}
        for move, _ in others:  # the one that comes closest first
            margin, error = _margin(right, Games(position, move))
            if margin < max(LEAST_MARGIN, CLEAR * error):
                return None
            values[game.move_text(move)] = round(-margin, 2)
            errors[game.move_text(move)] = round(error, 2)
        proof = Proof(method="margin", cases=len(right.points), values=values, errors=errors)
        return Proved((game.move_text(best),), proof)

    def is_over(self, before: Position, after: Position, seat: Seat, flags: int) -> bool:
        return True

    def why_wrong(self, puzzle: Puzzle, answer: str, before: Position, after: Position) -> Wrong | None:
        if answer == answer_text(puzzle.solution):
            return None
        return Wrong("puzzle-cell-wrong", {"points": round(-puzzle.proof.values[answer])})

    def praise(self, puzzle: Puzzle) -> Mapping[str, str | int]:
        return {"points": round(-max(puzzle.proof.values.values())), "games": puzzle.proof.cases}


class Games:
    """Games that begin with a move, each with luck of its own, the same for every move."""

    def __init__(self, position: Position, move: int) -> None:
        self.position = position
        self.move = move
        self.points: list[int] = []
        self._player = player.Player(shipped_net(table_of(1)), 1, shipped().spread, kind=player.POINTS)

    def play(self, number: int) -> list[int]:
        """Return the points at the end of the first `number` games, playing those that are missing."""
        while len(self.points) < number:
            world = self.position.copy()
            assert isinstance(world, QwintoPosition)
            luck = FastLuck(SEED + len(self.points))
            world.apply(0, self.move, luck, NO_EVENTS)
            while world.to_act():
                world.apply(0, self._player.choose(world, 0), luck, NO_EVENTS)
            self.points.append(int(world.points(0)))
        return self.points[:number]


def _margin(better: Games, worse: Games) -> tuple[float, float]:
    """Return by how much a move is better in games with the same luck, and the standard error.

    More games are played until that is certain, up to the last of GAMES.
    """
    mean = error = 0.0
    for number in GAMES:
        differences = [one - other for one, other in zip(better.play(number), worse.play(number), strict=True)]
        mean = sum(differences) / number
        error = sqrt(sum((each - mean) ** 2 for each in differences) / (number - 1) / number)
        if mean > max(LEAST_MARGIN, CLEAR * error):
            break
    return mean, error
