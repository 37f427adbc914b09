"""Players of Qwinto that give each move a value."""

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcus.bots.qwinto.cell_values import NEVER
from arcus.games.qwinto.position import QwintoPosition


@mypyc_attr(acyclic=True)
class Chooser:
    """A player that values all legal moves and chooses the best."""

    moves: vec[i64]  # the legal moves of the last position that was evaluated
    values: vec[float]  # of these moves

    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.values = vec[float]()

    @abstractmethod
    def evaluate(self, position: QwintoPosition, seat: i64) -> None:
        """Compute the value of each legal move of a seat that is to act."""

    def choose(self, position: QwintoPosition, seat: i64) -> i64:
        """Return the move with the highest value."""
        self.evaluate(position, seat)
        best = NEVER
        found = self.moves[0]
        i: i64
        for i in range(len(self.moves)):
            if self.values[i] > best:
                best = self.values[i]
                found = self.moves[i]
        return found
