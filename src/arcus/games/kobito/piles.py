"""Piles of Kobito cards whose order does not matter: see the drawing in cards.py."""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.games.kobito import cards


def size_of(pile: i64) -> i64:
    """Return how many cards a pile has."""
    return pile >> cards.ALL_SHIFT


def count_of(pile: i64, kind: i64) -> i64:
    """Return how many cards of a kind a pile has."""
    return pile >> (kind * cards.KIND_BITS) & cards.MOST_OF_A_KIND


def kinds_in(pile: i64) -> i64:
    """Return the kinds that a pile has, as bits of HELD."""
    return (pile | pile >> 1 | pile >> 2) & cards.HELD


def has_kind(kinds: i64, kind: i64) -> bool:
    """Return whether a kind is among those that `kinds_in` returned."""
    return kinds >> (kind * cards.KIND_BITS) & 1 != 0


def pairs_in(numbers: i64) -> i64:
    """Return the numbers, as bits of HELD, whose next number is there too; 12 and 1 are neighbours."""
    return numbers & (numbers >> cards.KIND_BITS | (numbers & 1) << cards.KIND_BITS * (cards.NUMBERS - 1))


def sorted_cards(pile: i64) -> vec[i64]:
    """Return the cards of a pile, sorted."""
    found = vec[i64](capacity=size_of(pile))
    kind: i64
    _i: i64
    for kind in range(cards.KINDS):
        for _i in range(count_of(pile, kind)):
            found = append(found, kind)
    return found


def with_all_specials(pile: i64) -> i64:
    """Return the numbered cards of a pile, with all kobito and swap cards of the game."""
    found = cards.ALL_KOBITO * cards.ONE[cards.KOBITO] + cards.ALL_SWAP_CARDS * cards.ONE[cards.SWAP_CARD]
    kind: i64
    for kind in range(cards.NUMBERS):
        found += count_of(pile, kind) * cards.ONE[kind]
    return found
