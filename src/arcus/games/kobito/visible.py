"""The compiled part of a Kobito view: piles and rainbows as texts."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.kobito import cards, piles, rainbows


def kinds_of(pile: i64) -> list[int]:
    """Return the cards of a pile, sorted."""
    found: list[int] = []
    kind: i64
    _i: i64
    for kind in range(cards.KINDS):
        for _i in range(piles.count_of(pile, kind)):
            found.append(int(kind))
    return found


def names_of(pile: i64) -> tuple[str, ...]:
    """Return the names of the cards of a pile, sorted by kind."""
    found: list[str] = []
    kind: i64
    _i: i64
    for kind in range(cards.KINDS):
        for _i in range(piles.count_of(pile, kind)):
            found.append(cards.NAMES[kind])
    return tuple(found)


def counts_of(pile: i64) -> tuple[int, ...]:
    """Return how many cards of each kind a pile has."""
    found: list[int] = []
    kind: i64
    for kind in range(cards.KINDS):
        found.append(int(piles.count_of(pile, kind)))
    return tuple(found)


def sizes(heaps: vec[i64]) -> tuple[int, ...]:
    """Return how many cards each of these piles has."""
    found: list[int] = []
    for pile in heaps:
        found.append(int(piles.size_of(pile)))
    return tuple(found)


def runs(rows: vec[i64], upwards: tuple[tuple[str, ...], ...]) -> list[tuple[tuple[str, ...], ...]]:
    """Return the spots of these rainbows as if all were plain cards; `upwards` has the spots in rising order."""
    found: list[tuple[tuple[str, ...], ...]] = []
    for rainbow in rows:
        before = rainbows.fits_low(rainbow)
        found.append(upwards[before : before + rainbows.length_of(rainbow)])
    return found
