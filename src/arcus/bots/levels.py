"""Levels with names that people understand, for every game, as small data files."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from arcus.bots import Bot
from arcus.bots.budget import Budget
from arcus.bots.kit import Kit, SearchLevel, searching
from arcus.bots.kobito.guide import KobitoGuide
from arcus.bots.kobito_greedy import KobitoGreedy
from arcus.bots.qwinto_bot import QwintoGreedy, QwintoLevel
from arcus.bots.rainbow_bot import RainbowBot, RainbowLevel
from arcus.bots.rainbow_greedy import RainbowGreedy
from arcus.bots.red7.guide import Red7Guide
from arcus.bots.red7_greedy import Red7Greedy
from arcus.bots.uniform import RandomBot
from arcus.core.game import AnyGame, UsageError

LEVELS = ("beginner", "casual", "skilled", "expert", "master")
MEASURES = ("random", "greedy")  # to compare with

KITS = {
    "kobito": Kit(SearchLevel, searching(KobitoGuide), KobitoGreedy),
    "qwinto": Kit(QwintoLevel, QwintoLevel.bot, QwintoGreedy),
    "rainbow": Kit(RainbowLevel, RainbowBot, RainbowGreedy),
    "red7": Kit(SearchLevel, searching(Red7Guide), Red7Greedy),
}


@cache
def levels_of(game: str) -> dict[str, Any]:
    """The levels of a game, from its data file, in the shape that its kit says."""
    text = files("arcus.bots").joinpath("levels", f"{game}.toml").read_text(encoding="utf-8")
    return {name: msgspec.convert(level, KITS[game].level) for name, level in tomllib.loads(text).items()}


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    return (*LEVELS, *MEASURES) if game in KITS else ("random",)


def make_bot(name: str, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name: a level, `random` or `greedy`; UsageError if there is none."""
    if name not in bots_of(game.name):
        raise UsageError(f"{game.name} has no bot '{name}'; its bots are {', '.join(bots_of(game.name))}")
    if name == "random":
        return RandomBot(seed)
    kit = KITS[game.name]
    if name == "greedy":
        return kit.greedy()
    return kit.make(levels_of(game.name)[name], game, seed, budget)
