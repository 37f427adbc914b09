"""Hints: the moves that the master considers best, with the calibrated chance to win after each."""

import msgspec

from arcus.bots.analysis import Thinker, Thought
from arcus.bots.budget import Budget
from arcus.bots.calibration import calibration_of
from arcus.bots.levels import make_bot
from arcus.core.game import AnyGame, AnyView, UsageError

MOST_HINTS = 4  # the best move and three alternatives


def hint(game: AnyGame, view: AnyView, seed: int = 0, budget: Budget | None = None) -> list[Thought]:
    """Return the master's move and the next three, computed only from what the seat knows.

    Values are chances to win; in a game of one player they are the values that the master compares.
    """
    if not view.moves:
        raise UsageError("expected a view with moves, got one with nothing to decide")
    bot = make_bot("master", game, seed, budget)
    if not isinstance(bot, Thinker):
        raise UsageError(f"the master of {game.name} gives no hints")
    if len(view.moves) == 1:
        return [Thought(view.moves[0].number, 1, 1.0)]
    chance = calibration_of(game).chance
    return [msgspec.structs.replace(each, value=chance(each.value)) for each in bot.think(view)[:MOST_HINTS]]
