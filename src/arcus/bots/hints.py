"""What a master would do, for people who ask."""

import msgspec

from arcus.bots.analysis import Thinker
from arcus.bots.budget import Budget
from arcus.bots.levels import make_bot
from arcus.core.game import AnyGame, AnyView, UsageError

BEST = 4  # the move to make, and three alternatives


class Hint(msgspec.Struct, frozen=True):
    """A move, and what it is worth to the one who asks: the chance to win, or points, as the game's bot counts."""

    move: int
    text: str
    value: float


def hint(game: AnyGame, view: AnyView, seed: int = 0, budget: Budget | None = None) -> list[Hint]:
    """The move that the master would make, and the three next best, from what the seat knows alone."""
    if not view.moves:
        raise UsageError("there is nothing to decide in this view")
    bot = make_bot("master", game, seed, budget)
    texts = {choice.number: choice.text for choice in view.moves}
    if not isinstance(bot, Thinker):
        raise UsageError(f"the master of {game.name} gives no hints")
    if len(view.moves) == 1:
        return [Hint(move, text, 1.0) for move, text in texts.items()]
    return [Hint(thought.move, texts[thought.move], thought.value) for thought in bot.think(view)[:BEST]]
