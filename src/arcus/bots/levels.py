"""Levels with names that people understand, for every game, as small data files."""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files

import msgspec

from arcus.bots import Bot
from arcus.bots.budget import Budget
from arcus.bots.red7.guide import Red7Guide
from arcus.bots.red7_greedy import Red7Greedy
from arcus.bots.search.guide import Guide
from arcus.bots.searcher import SearchBot
from arcus.bots.uniform import RandomBot
from arcus.core.game import AnyGame, WrongUse

LEVELS = ("beginner", "casual", "skilled", "expert", "master")
MEASURES = ("random", "greedy")  # to compare with


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level may spend on a turn, and what it is like; the data files say what each field means."""

    iterations: int
    explore: float = 0.7
    slip: float = 0.0
    model: int = 0


class Kit(msgspec.Struct, frozen=True):
    """What bots are made of in one game."""

    guide: Callable[[], Guide]
    greedy: Callable[[], Bot]


KITS = {
    "red7": Kit(Red7Guide, Red7Greedy),
}


@cache
def levels_of(game: str) -> dict[str, Level]:
    """The levels of a game, from its data file."""
    text = files("arcus.bots").joinpath("levels", f"{game}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Level])


def bots_of(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game."""
    return (*LEVELS, *MEASURES) if game in KITS else ("random",)


def make_bot(name: str, game: AnyGame, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of that name: a level, `random` or `greedy`; WrongUse if there is none."""
    if name not in bots_of(game.name):
        raise WrongUse(f"{game.name} has no bot '{name}'; its bots are {', '.join(bots_of(game.name))}")
    if name == "random":
        return RandomBot(seed)
    kit = KITS[game.name]
    if name == "greedy":
        return kit.greedy()
    level = levels_of(game.name)[name]
    spend = budget or Budget(iterations=level.iterations)
    return SearchBot(game, kit.guide(), seed, spend, level.explore, level.slip, level.model)
