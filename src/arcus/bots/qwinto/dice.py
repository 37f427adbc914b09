"""Exact expectations over the dice. A set of dice is three bits, as in a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.qwinto import sheet

SUMS: Final = 19  # sums of dice, from 0 to sheet.HIGHEST
COUNT: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])  # set of dice -> how many


def _chances() -> list[float]:
    """Return the chance of each sum, by number of dice * SUMS + sum."""
    chances = [0.0] * SUMS
    throws = [1] + [0] * (SUMS - 1)  # by sum: how many throws have it
    for dice in range(1, sheet.ROWS + 1):
        throws = [sum(throws[max(0, n - sheet.DIE_FACES) : n]) for n in range(SUMS)]
        chances += [ways / sheet.DIE_FACES**dice for ways in throws]
    return chances


CHANCE: Final = vec[float](_chances())


def one_roll(values: vec[float], dice: i64) -> float:
    """Return the expected value of dice that are rolled once; `values` are by sum."""
    chance = COUNT[dice] * SUMS
    total = 0.0
    n: i64
    for n in range(COUNT[dice], sheet.DIE_FACES * COUNT[dice] + 1):
        total += CHANCE[chance + n] * values[n]
    return total


def two_rolls(values: vec[float], dice: i64, reroll: float) -> float:
    """Return the expected value of dice that are rolled again wherever that is worth more: `reroll`."""
    chance = COUNT[dice] * SUMS
    total = 0.0
    n: i64
    for n in range(COUNT[dice], sheet.DIE_FACES * COUNT[dice] + 1):
        value = values[n]
        if value < reroll:
            value = reroll
        total += CHANCE[chance + n] * value
    return total


def others_roll(values: vec[float], active: vec[float], dice: i64, reroll: float) -> float:
    """Return the expected value to a seat that is not active.

    The active seat, whose values are `active`, rolls again where its value is below `reroll`.
    """
    chance = COUNT[dice] * SUMS
    kept = 0.0
    once = 0.0
    rerolled = 0.0
    n: i64
    for n in range(COUNT[dice], sheet.DIE_FACES * COUNT[dice] + 1):
        value = CHANCE[chance + n] * values[n]
        once += value
        if active[n] >= reroll:
            kept += value
        else:
            rerolled += CHANCE[chance + n]
    return kept + rerolled * once
