"""The bot that plays any game at random."""

from arcus.bots import Bot
from arcus.core.game import AnyView
from arcus.core.luck import Rng


class RandomBot(Bot):
    """A bot that plays every legal move with the same chance; the same seed plays the same moves."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: AnyView) -> int:
        return view.moves[self._rng.below(len(view.moves))].number
