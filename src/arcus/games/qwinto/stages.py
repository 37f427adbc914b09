"""The stages of a Qwinto turn, by the decision that is due."""

from typing import Final

CHOOSE: Final = 0  # which dice to roll
ROLLED: Final = 1  # keep the roll, or roll again
WRITING: Final = 2  # every seat: a cell for the sum, or none
OVER: Final = 3

NAMES: Final = ("choose", "rolled", "write", "over")
