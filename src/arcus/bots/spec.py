"""What a game's bots are made of: the shape of its levels, and how a bot is made from one."""

from collections.abc import Callable
from typing import Any

import msgspec

from arcus.bots import Bot
from arcus.bots.budget import Budget
from arcus.bots.search.policy import Policy
from arcus.bots.searcher import SearchBot
from arcus.core.game import AnyGame

MakeBot = Callable[[Any, AnyGame, int, Budget | None], Bot]
"""Makes a bot from a level of the kit's type, a game, a seed, and a budget that stands instead of the level's own."""


class BotSpec(msgspec.Struct, frozen=True):
    """What bots are made of in one game."""

    level: type[msgspec.Struct]
    """What the game's data file says of a level."""
    make: MakeBot
    greedy: Callable[[], Bot]


class SearchLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level that searches may spend on a turn, and what it is like; the data files say what each field means."""

    iterations: int
    explore: float = 0.7
    slip: float = 0.0
    model: int = 0


def searching(policy: Callable[[], Policy]) -> MakeBot:
    """Bots that search worlds by a game's policy."""

    def make(level: SearchLevel, game: AnyGame, seed: int, budget: Budget | None) -> Bot:
        spend = budget or Budget(iterations=level.iterations)
        return SearchBot(game, policy(), seed, spend, level.explore, level.slip, level.model)

    return make
