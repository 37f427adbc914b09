"""The cards of Rainbow as a view shows them, read in compiled code.

A viewer is a seat, or SPECTATOR. Each card that a viewer sees has a code. Of a card in a hand the code holds the slot
and one face; of a card that left a hand, up to two faces (NO_FACE for one that the viewer has not seen) and whether the
near face was ever up:

    held   bit   0      4                      seen   bit   0      4     8
                 face | slot                                near | far | shared

There are so few codes that the caller passes a tuple with the struct for each.
"""

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import lowest
from arcus.games.rainbow import fields as at
from arcus.games.rainbow.cards import NO_FACE, SLOTS
from arcus.games.rainbow.position import RainbowPosition

SPECTATOR: Final = -1  # the near side of a spectator is the one towards seat 0
FACE_MASK: Final = 15
SLOT_SHIFT: Final = 4
FAR_SHIFT: Final = 4
SHARED: Final = 256

Card = TypeVar("Card")  # the struct for a code


def hand(position: RainbowPosition, owner: i64, viewer: i64, by_code: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a hand; `by_code` holds the struct for each code of a held card."""
    d = position.data
    found: list[Card] = []
    rest = d[at.HELD + owner]
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        face: i64 = NO_FACE
        if viewer != SPECTATOR:
            face = position.deck[2 * d[at.HAND + SLOTS * owner + slot] + viewer]
        found.append(by_code[slot << SLOT_SHIFT | face])
    return tuple(found)


def row(position: RainbowPosition, viewer: i64, by_code: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of the row; `by_code` holds the struct for each code of a seen card."""
    d = position.data
    found: list[Card] = []
    place: i64
    for place in range(d[at.ROWS]):
        found.append(by_code[_seen(d, position.deck, d[at.ROW + place] >> 1, viewer)])
    return tuple(found)


def pile(position: RainbowPosition, owner: i64, viewer: i64, by_code: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a pile, the first one won first; `by_code` holds the struct for each code of a seen card."""
    d = position.data
    found: list[Card] = []
    base: i64 = at.PILE
    step: i64 = 1
    if owner == 1:
        base = at.LAST
        step = -1
    _i: i64
    for _i in range(d[at.WON + owner]):
        found.append(by_code[_seen(d, position.deck, d[base], viewer)])
        base += step
    return tuple(found)


def _seen(d: vec[i64], deck: vec[i64], card: i64, viewer: i64) -> i64:
    """Return the code of a card that left a hand: a viewer has seen the own side, and any side that was ever up."""
    near: i64 = 0
    if viewer == 1:
        near = 1
    seen: i64 = 0
    if d[at.SHOWN + near] >> card & 1 != 0:
        seen = SHARED
    if seen != 0 or viewer != SPECTATOR:
        seen |= deck[2 * card + near]
    else:
        seen |= NO_FACE
    if d[at.SHOWN + 1 - near] >> card & 1 != 0:
        return seen | deck[2 * card + 1 - near] << FAR_SHIFT
    return seen | NO_FACE << FAR_SHIFT
