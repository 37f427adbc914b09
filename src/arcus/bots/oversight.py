"""Human mistakes: a bot of a lower level overlooks some moves and plays the best of those that it notices."""

from collections.abc import Collection, Sequence

from arcus.bots.analysis import Thought
from arcus.core.game import AnyView
from arcus.core.luck import Rng, mix

PER_MILLE = 1000  # the steps in which chances are drawn


class Oversight:
    """The mistakes of one bot; the same bot overlooks the same moves of a decision.

    `overlook` is the chance that it does not notice a move; at 0 it notices all, near 1 it plays at random.
    `last_resort` are moves that give something up, such as passing. The bot never plays them because it overlooked the
    others: they are played only if the bot considers them best, or if nothing else is legal.
    """

    def __init__(self, seed: int, overlook: float = 0.0, last_resort: Collection[int] = ()) -> None:
        self.seed = seed
        self.overlook = overlook
        self.last_resort = last_resort

    def in_order(self, thoughts: Sequence[Thought]) -> list[Thought]:
        """Return the thoughts, with last resorts moved to the end if the bot overlooks moves."""
        return sorted(thoughts, key=lambda thought: self.overlook > 0 and thought.move in self.last_resort)

    def choose(self, view: AnyView, thoughts: Sequence[Thought]) -> int:
        """Return the move to play; `thoughts` are the moves that the bot considered, the best one first."""
        tempting = [thought.move for thought in thoughts if thought.move not in self.last_resort]
        best = thoughts[0].move
        if not self.overlook or best not in tempting:
            return best
        rng = Rng(mix(self.seed ^ mix(view.decision)))
        noticed = [move for move in tempting if int(rng.below(PER_MILLE)) >= self.overlook * PER_MILLE]
        return noticed[0] if noticed else tempting[rng.below(len(tempting))]
