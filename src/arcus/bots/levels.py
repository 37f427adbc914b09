"""The levels of every game's bots, read from each game's `levels.toml`."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from arcus.bots import Bot
from arcus.bots.budget import Budget
from arcus.bots.kobito.greedy import KobitoGreedy
from arcus.bots.kobito.policy import KobitoPolicy
from arcus.bots.qwinto import bot as qwinto
from arcus.bots.rainbow import bot as rainbow
from arcus.bots.random_bot import RandomBot
from arcus.bots.red7.greedy import Red7Greedy
from arcus.bots.red7.policy import Red7Policy
from arcus.bots.spec import BotSpec, SearchLevel, search_bot_maker
from arcus.core.game import AnyGame, UsageError
from arcus.games.red7 import moves as red7_moves

LEVELS = ("beginner", "casual", "skilled", "expert", "master")
BASELINES = ("random", "greedy")  # for comparison with the levels

SPECS = {
    "kobito": BotSpec(SearchLevel, search_bot_maker(KobitoPolicy), KobitoGreedy, lambda game: KobitoPolicy()),
    "qwinto": qwinto.SPEC,
    "rainbow": rainbow.SPEC,
    "red7": BotSpec(
        SearchLevel,
        search_bot_maker(Red7Policy, last_resort=(red7_moves.PASS,)),
        Red7Greedy,
        lambda game: Red7Policy(),
    ),
}


@cache
def levels_of(game: str) -> dict[str, Any]:
    """Return the levels of a game by name, from its data file."""
    text = files(f"arcus.bots.{game}").joinpath("levels.toml").read_text(encoding="utf-8")
    return {name: msgspec.convert(level, SPECS[game].level) for name, level in tomllib.loads(text).items()}


def bots_of(game: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game."""
    return (*LEVELS, *BASELINES) if game in SPECS else ("random",)


def make_bot(name: str, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
    """Return a bot by name: a level, `random` or `greedy`; raise UsageError if the game has none of that name."""
    if name not in bots_of(game.name):
        raise UsageError(f"{game.name} has no bot '{name}'; its bots are {', '.join(bots_of(game.name))}")
    if name == "random":
        return RandomBot(seed)
    spec = SPECS[game.name]
    if name == "greedy":
        return spec.greedy()
    return spec.make(levels_of(game.name)[name], game, seed, budget)
