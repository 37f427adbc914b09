"""The bot that plays any game: every legal move equally likely."""

from arcus.bots import Bot
from arcus.core.game import AnyView
from arcus.core.luck import Rng


class RandomBot(Bot):
    """Plays at random; the same seed plays the same."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: AnyView) -> int:
        return view.moves[self._rng.below(len(view.moves))].number
