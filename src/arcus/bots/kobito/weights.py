"""The weights by which the Kobito bot values a position beyond its points, in thousandths of a point.

They were tuned by matches: games between players with randomly changed weights, and a step in the direction that won
more often, several times over.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WHOLE: Final = 1000  # thousandths

# For each point of a gold card:
LACKS: Final = 0  # + how many cards the seat lacks for it with hand, workshop and kobito, 0 to 3
BEST_LATER: Final = 4  # + the same again for the gold card that lacks least, if another seat is to move
BEST_NOW: Final = 8  # + the same if the seat itself is to move
OPEN: Final = 12  # + how many cards its rainbow is short of, 1 to 5, for the seat to move
# For each card in hand:
HELD_KOBITOS: Final = 18
HELD_SWAPS: Final = 19
KINDS_HELD: Final = 20  # each different number
PAIRS: Final = 21  # two numbers that could start a rainbow
FITS_GOLD: Final = 22  # fits a rainbow beside gold, and none in the workshop
BUILDS: Final = 23  # fits a rainbow in the workshop, up to the number that will be owed
BUILDS_MORE: Final = 24  # those beyond
UNPAID: Final = 25  # each card that will be owed and is not in hand
# For each card in the workshop, by its place in its rainbow:
SHORT: Final = 26  # one of the first three
MIDDLE: Final = 27  # the fourth to sixth
LONG: Final = 28  # the seventh to ninth
BENCH: Final = 29  # + how many rainbows there are, 0 to 4
# How all of these count:
LATE: Final = 34  # the share of hand and workshop, in thousandths, when only one more gold card can be won
SPREAD: Final = 35  # uncertainty of the rest, in tenths of a point at the last gold card; grows with the root

# fmt: off
WEIGHTS: Final = vec[i64]([
    15, 45, 65, 10,
    200, 160, 0, 0,
    260, 70, 40, 20,
    0, 550, 270, 90, 40, 5,
    1300, 1100, 480, 350, 150, 300, 700, 450,
    1900, 900, 550,
    0, -400, -700, -1600, -3700,
    520, 34,
])
# fmt: on
