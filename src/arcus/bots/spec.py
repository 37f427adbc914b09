"""The description of each game's bots: the fields of its levels, and how a bot is made from a level."""

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from arcus.bots import Bot
from arcus.bots.budget import Budget
from arcus.bots.search.policy import Policy
from arcus.bots.searcher import SearchBot
from arcus.core.game import AnyGame

MakeBot = Callable[[Any, AnyGame, int, Budget | None], Bot]
"""A function that makes a bot from a level, a game, a seed, and a budget that replaces the level's own."""


class BotSpec(msgspec.Struct, frozen=True):
    """The bots of one game."""

    level: type[msgspec.Struct]
    """The type of a level in the game's `levels.toml`."""
    make: MakeBot
    greedy: Callable[[], Bot]
    policy: Callable[[AnyGame], Policy]
    """A function that makes the game's playout policy."""


class SearchLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of a bot that searches; `levels.toml` explains each field."""

    iterations: int
    explore: float = 0.7
    overlook: float = 0.0
    opponent_policy_sixteenths: int = 0


def search_bot_maker(policy: Callable[[], Policy], last_resort: Collection[int] = ()) -> MakeBot:
    """Return a function that makes bots which search with a game's policy; `Oversight` explains `last_resort`."""

    def make(level: SearchLevel, game: AnyGame, seed: int, budget: Budget | None) -> Bot:
        spend = budget or Budget(iterations=level.iterations)
        return SearchBot(
            game,
            policy(),
            seed,
            spend,
            explore=level.explore,
            overlook=level.overlook,
            last_resort=last_resort,
            opponent_policy_sixteenths=level.opponent_policy_sixteenths,
        )

    return make
