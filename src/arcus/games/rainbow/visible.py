"""What a view of Rainbow tells of the cards, read off in compiled code.

A viewer is a seat, or ONLOOKER. Of a card in a hand its slot and one face are seen; of a card that left a hand up to
two faces, NO_FACE for one that was not, and whether the near one ever was up:

    held   bit   0      4                      seen   bit   0      4     8
                 face | slot                                near | far | shared

There are so few of these numbers that a view has a table with what each looks like, and hands it in.
"""

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.games.rainbow import fields as at
from arcus.games.rainbow.cards import NO_FACE, SLOTS
from arcus.games.rainbow.position import RainbowPosition

ONLOOKER: Final = -1  # whose near side is the one towards seat 0
FACE_BITS: Final = 15
SLOT_SHIFT: Final = 4
FAR_SHIFT: Final = 4
SHARED: Final = 256

Look = TypeVar("Look")  # what a table holds


def in_hand(position: RainbowPosition, owner: i64, viewer: i64, looks: tuple[Look, ...]) -> tuple[Look, ...]:
    """The cards of a hand, by a table for `held`."""
    d = position.data
    found: list[Look] = []
    rest = d[at.HELD + owner]
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        face: i64 = NO_FACE
        if viewer != ONLOOKER:
            face = position.deck[2 * d[at.HAND + SLOTS * owner + slot] + viewer]
        found.append(looks[slot << SLOT_SHIFT | face])
    return tuple(found)


def in_row(position: RainbowPosition, viewer: i64, looks: tuple[Look, ...]) -> tuple[Look, ...]:
    """The cards of the row, by a table for `seen`."""
    d = position.data
    found: list[Look] = []
    place: i64
    for place in range(d[at.ROWS]):
        found.append(looks[_seen(d, position.deck, d[at.ROW + place] >> 1, viewer)])
    return tuple(found)


def in_pile(position: RainbowPosition, owner: i64, viewer: i64, looks: tuple[Look, ...]) -> tuple[Look, ...]:
    """The cards of a pile, as they came, by a table for `seen`."""
    d = position.data
    found: list[Look] = []
    base: i64 = at.PILE
    step: i64 = 1
    if owner == 1:
        base = at.LAST
        step = -1
    _i: i64
    for _i in range(d[at.WON + owner]):
        found.append(looks[_seen(d, position.deck, d[base], viewer)])
        base += step
    return tuple(found)


def _seen(d: vec[i64], deck: vec[i64], card: i64, viewer: i64) -> i64:
    """A card that left a hand: a viewer has seen the own side, and what ever was up."""
    near: i64 = 0
    if viewer == 1:
        near = 1
    seen: i64 = 0
    if d[at.SHOWN + near] >> card & 1 != 0:
        seen = SHARED
    if seen != 0 or viewer != ONLOOKER:
        seen |= deck[2 * card + near]
    else:
        seen |= NO_FACE
    if d[at.SHOWN + 1 - near] >> card & 1 != 0:
        return seen | deck[2 * card + 1 - near] << FAR_SHIFT
    return seen | NO_FACE << FAR_SHIFT
