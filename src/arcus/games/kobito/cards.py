"""The cards, piles and rainbows of Kobito as numbers and as text.

A card is a kind from 0 to 13: number - 1, then KOBITO and SWAP_CARD. A pile whose order does not matter is one integer
with three bits a kind (there are never more than seven of one kind) and the number of all its cards on top:

    bit   0    3    6         33   36      39         42
          1s | 2s | 3s | ... | 12s | kobito | swap cards | all

A rainbow is one integer, 0 where there is none. It holds the numbers that fit its ends, which are needed most often:

    bit   0               4                8
          fits low end  | fits high end  | length

Rainbows lie in rows: 0-2 beside gold, 3 + 4 * seat + bench in a workshop. Cards in a rainbow are counted from 0 at its
low end. A card that is not a plain numbered card is a mark, and all marks are in one sorted list:

    bit   0                      1       3       10
          swap card, or kobito | level | index | row

The level counts the swap cards in a stack up to there: `7 swap kobito` is the marks (swap card, 1) and (kobito, 1).
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.text import parse_number

NUMBERS: Final = 12
KINDS: Final = 14
KOBITO: Final = 12
SWAP_CARD: Final = 13
MOST_OF_A_KIND: Final = 7
ALL_KOBITO: Final = 5
ALL_SWAP_CARDS: Final = 3
HAND_SIZE: Final = 5  # 2.4, 4.5
BENCHES: Final = 4  # 5.5
LONGEST: Final = 24  # the greatest length that a gold card can have
COST: Final = 3  # points, of each card that was paid (10.4)

# Piles.
KIND_BITS: Final = 3
ALL_SHIFT: Final = 42
HELD: Final = 0o11111111111111  # one bit a kind
HELD_NUMBERS: Final = 0o111111111111
HELD_KOBITO: Final = 0o1000000000000
HELD_SWAP_CARD: Final = 0o10000000000000
NUMBERED_CARDS: Final = 0o777777777777  # all counts of numbered cards
KIND_BIT: Final = vec[i64]([1 << KIND_BITS * kind for kind in range(KINDS)])
WHOLE_DECK: Final = 92 * 0x40000000000 + 0o35777777777777  # 1.1
ONE: Final = vec[i64]([1 << KIND_BITS * kind | 1 << ALL_SHIFT for kind in range(KINDS)])  # a pile of one card

# Rainbows.
END_BITS: Final = 15
HIGH_SHIFT: Final = 4
LENGTH_SHIFT: Final = 8
ONE_LONGER: Final = 256
WRAP: Final = vec[i64]([i % NUMBERS for i in range(128)])  # 1 follows 12
DOWN: Final = vec[i64]([11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
UP: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0])  # 1.2

# Marks.
IS_KOBITO: Final = 1
LEVEL_SHIFT: Final = 1
INDEX_SHIFT: Final = 3
LEVEL_BITS: Final = 7  # the level, and whether it is a kobito
INDEX_BITS: Final = 127
ROW_SHIFT: Final = 10
MARK_COUNT: Final = 8  # five kobito and three swap cards

# Gold cards: length << 8 | points. RECONSTRUCTED: no source lists the eighteen cards; see docs/rules/kobito.md.
GOLD_SHIFT: Final = 8
GOLD_POINTS: Final = 255
MOST_GOLDS: Final = 60  # the most gold cards that the option gold can name (1.4)
GOLD_CARDS: Final = vec[i64]([length << 8 | length + more for length in range(4, 10) for more in (-1, 0, 1)])  # 1.3

# Gold cards won: seat << 16 | gold card.
WIN_SHIFT: Final = 16
WIN_CARD: Final = 0xFFFF


# -- notation

CARDS: Final[tuple[str, ...]] = (*map(str, range(1, NUMBERS + 1)), "k", "s")
NAMES: Final[tuple[str, ...]] = (*CARDS[:NUMBERS], "kobito", "swap")
COPIES: Final = (MOST_OF_A_KIND,) * NUMBERS + (ALL_KOBITO, ALL_SWAP_CARDS)


def parse_card(text: str) -> int:
    """Parse a kind of card, or raise UsageError."""
    if text.lower() in CARDS:
        return CARDS.index(text.lower())
    raise UsageError(f"'{text}' is not a card: write a number from 1 to 12, k for a kobito, or s for a swap card")


def pile_of(kinds: Iterable[int]) -> int:
    """Return a pile of these cards."""
    return sum(ONE[kind] for kind in kinds)


def cards_text(kinds: Iterable[int]) -> str:
    """Return cards as text, in their order; `-` for none."""
    return ",".join(CARDS[kind] for kind in kinds) or "-"


def parse_cards(text: str) -> list[int]:
    """Parse cards, in their order; raise UsageError for more of a kind than the game has."""
    kinds = [] if text == "-" else [parse_card(card) for card in text.split(",")]
    for kind, count in Counter(kinds).items():
        if count > COPIES[kind]:
            raise UsageError(f"there are only {COPIES[kind]} cards {CARDS[kind]}, got {count}")
    return kinds


def gold_text(card: int) -> str:
    """Return a gold card as text: `5:4` for one of length 5 with 4 points."""
    return f"{card >> GOLD_SHIFT}:{card & GOLD_POINTS}"


def parse_gold(text: str) -> int:
    """Parse a gold card, or raise UsageError."""
    length, colon, points = text.partition(":")
    if not colon:
        raise UsageError(f"'{text}' is not a gold card: write its length and its points, like 5:4")
    return parse_number("length", length, 2, LONGEST) << GOLD_SHIFT | parse_number("points", points, 0, 99)
