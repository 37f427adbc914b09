"""Calibration of the master's values to chances of winning, measured in games between masters.

`arcus bench calibration` plays these games and fits the maps in `calibration.toml` beside each game's bots. A value v
becomes the chance p with

    ln(p / (1 - p))  =  low * ln(v) - high * ln(1 - v) + shift

which preserves the order of moves, 0 and 1. With low = high = 1 and shift = 0 a value is unchanged.
"""

import tomllib
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

import msgspec

from arcus.core.game import AnyGame


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map of a game with a number of players, for games with the usual options."""

    low: float = 1.0
    """The weight of small values, above 0."""
    high: float = 1.0
    """The weight of large values, above 0."""
    shift: float = 0.0

    def chance(self, value: float) -> float:
        """Return the chance to win that corresponds to a value of the master."""
        if value <= 0.0 or value >= 1.0:
            return value
        return 1.0 / (1.0 + exp(-self.low * log(value) + self.high * log(1.0 - value) - self.shift))

    def slope(self, value: float) -> float:
        """Return the derivative of the chance by the value; 1 at the ends, where it is not defined."""
        if value <= 0.0 or value >= 1.0:
            return 1.0
        chance = self.chance(value)
        return chance * (1.0 - chance) * (self.low / value + self.high / (1.0 - value))


NONE = Calibration()
AIDS = ("memory_aid",)  # options that change what people see, not how the master plays


@cache
def calibrations_of(game: str) -> dict[str, Calibration]:
    """Return the maps of a game by number of players, from its data file; empty if it has none."""
    path = files(f"arcus.bots.{game}").joinpath("calibration.toml")
    found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return msgspec.convert(found, dict[str, Calibration])


def calibration_of(game: AnyGame) -> Calibration:
    """Return the map for a game; the identity if its players or options have not been measured."""
    usual = msgspec.to_builtins(game.option_type())
    if any(value != usual[name] for name, value in game.options_dict().items() if name not in AIDS):
        return NONE
    return calibrations_of(game.name).get(str(game.players), NONE)
