"""The layout of every table of Rainbow, for clients that know no rules."""

from arcus.core.game import Layout
from arcus.games.rainbow import cards


class RainbowLayout(Layout, frozen=True):
    """The size of the row and of a hand."""

    places: int
    slots: int


LAYOUT = RainbowLayout(places=cards.PLACES, slots=cards.SLOTS)
