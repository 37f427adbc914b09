"""The stages of a Qwinto turn: what is asked for."""

from typing import Final

CHOOSE: Final = 0  # which dice to roll
ROLLED: Final = 1  # keep the roll, or roll again
WRITING: Final = 2  # everybody: a cell for the sum, or none
OVER: Final = 3

NAMES: Final = ("choose", "rolled", "write", "over")
