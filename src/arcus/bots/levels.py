"""Levels with names that people understand, for every game, as small data files."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from arcus.bots import Bot
from arcus.bots.budget import Budget
from arcus.bots.kobito.greedy import KobitoGreedy
from arcus.bots.kobito.policy import KobitoPolicy
from arcus.bots.qwinto.bot import QwintoGreedy, QwintoLevel
from arcus.bots.rainbow.bot import RainbowBot, RainbowLevel
from arcus.bots.rainbow.greedy import RainbowGreedy
from arcus.bots.red7.greedy import Red7Greedy
from arcus.bots.red7.policy import Red7Policy
from arcus.bots.spec import BotSpec, SearchLevel, searching
from arcus.bots.uniform import RandomBot
from arcus.core.game import AnyGame, UsageError

LEVELS = ("beginner", "casual", "skilled", "expert", "master")
MEASURES = ("random", "greedy")  # to compare with

SPECS = {
    "kobito": BotSpec(SearchLevel, searching(KobitoPolicy), KobitoGreedy),
    "qwinto": BotSpec(QwintoLevel, QwintoLevel.bot, QwintoGreedy),
    "rainbow": BotSpec(RainbowLevel, RainbowBot, RainbowGreedy),
    "red7": BotSpec(SearchLevel, searching(Red7Policy), Red7Greedy),
}


@cache
def levels_of(game: str) -> dict[str, Any]:
    """The levels of a game, from its data file, in the shape that its kit says."""
    text = files(f"arcus.bots.{game}").joinpath("levels.toml").read_text(encoding="utf-8")
    return {name: msgspec.convert(level, SPECS[game].level) for name, level in tomllib.loads(text).items()}


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    return (*LEVELS, *MEASURES) if game in SPECS else ("random",)


def make_bot(name: str, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name: a level, `random` or `greedy`; UsageError if there is none."""
    if name not in bots_of(game.name):
        raise UsageError(f"{game.name} has no bot '{name}'; its bots are {', '.join(bots_of(game.name))}")
    if name == "random":
        return RandomBot(seed)
    spec = SPECS[game.name]
    if name == "greedy":
        return spec.greedy()
    return spec.make(levels_of(game.name)[name], game, seed, budget)
