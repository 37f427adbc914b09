"""The layout of every table of Kobito, for clients that know no rules."""

from arcus.core.game import Layout
from arcus.games.kobito import cards


class KobitoLayout(Layout, frozen=True):
    """The circle of numbers."""

    numbers: int
    """How many there are; after the last one comes the first."""


LAYOUT = KobitoLayout(numbers=cards.NUMBERS)
