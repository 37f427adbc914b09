"""The stages of a Red7 turn, by the decision that is due."""

from typing import Final

OPENING: Final = 0  # pass, a palette card or a canvas card
AFTER: Final = 1  # after a palette card: a canvas card or the end
FIVE: Final = 2  # a 5: another palette card
SEVEN: Final = 3  # a 7: a palette card to the canvas
ONE: Final = 4  # a 1: a rival's card
CHANCE: Final = 5  # advanced: draw a card or end
DONE: Final = 6  # the end is the only move
OVER: Final = 7

NAMES: Final = ("opening", "after", "five", "seven", "one", "chance", "done", "over")
