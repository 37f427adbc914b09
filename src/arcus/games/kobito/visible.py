"""What a view of Kobito tells of piles and rainbows, read off in compiled code."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.kobito.cards import ALL_SHIFT, END_BITS, KINDS, LENGTH_SHIFT


def kinds_of(pile: i64) -> list[int]:
    """The cards of a pile, sorted."""
    found: list[int] = []
    kind: i64
    _i: i64
    for kind in range(KINDS):
        for _i in range(pile >> (kind * 3) & 7):
            found.append(int(kind))
    return found


def names_of(pile: i64, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the cards of a pile, sorted by kind."""
    found: list[str] = []
    kind: i64
    _i: i64
    for kind in range(KINDS):
        for _i in range(pile >> (kind * 3) & 7):
            found.append(names[kind])
    return tuple(found)


def counts_of(pile: i64) -> tuple[int, ...]:
    """How many cards of each kind a pile has."""
    found: list[int] = []
    kind: i64
    for kind in range(KINDS):
        found.append(int(pile >> (kind * 3) & 7))
    return tuple(found)


def sizes(piles: vec[i64]) -> tuple[int, ...]:
    """How many cards each of these piles has."""
    found: list[int] = []
    for pile in piles:
        found.append(int(pile >> ALL_SHIFT))
    return tuple(found)


def runs(rainbows: vec[i64], upwards: tuple[tuple[str, ...], ...]) -> list[tuple[tuple[str, ...], ...]]:
    """The spots of these rainbows, if all were plain cards; `upwards` has the spots that follow a number in a row."""
    found: list[tuple[tuple[str, ...], ...]] = []
    for some in rainbows:
        before = some & END_BITS
        found.append(upwards[before : before + (some >> LENGTH_SHIFT)])
    return found
