"""The stages of a Red7 turn: what the player to move is asked for."""

from typing import Final

OPENING: Final = 0  # pass, a palette card or a canvas card
AFTER: Final = 1  # the palette is done: a canvas card or the end
FIVE: Final = 2  # a 5 asks for another palette card
SEVEN: Final = 3  # a 7 asks for a palette card to the canvas
ONE: Final = 4  # a 1 asks for a rival's card
CHANCE: Final = 5  # an advanced draw is offered
DONE: Final = 6  # only the end is left
OVER: Final = 7

NAMES: Final = ("opening", "after", "five", "seven", "one", "chance", "done", "over")
