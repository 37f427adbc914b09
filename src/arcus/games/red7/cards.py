"""The cards of Red7 as numbers and as text.

A card is an index 0-48, its rank: (number - 1) * 7 + colour. A set of cards is a 49-bit integer, lowest card first:

    bit   0  1  2  3  4  5  6   7  8 ...                48
         V1 I1 B1 G1 Y1 O1 R1  V2 I2 ...                R7
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import members
from arcus.core.game import UsageError

CARDS: Final = 49  # 1.1
NO_CARD: Final = 60  # a bit that no set of cards has
HAND_SIZE: Final = 7  # 2.1

# Colours, which are rules too, in rising rank.
VIOLET: Final = 0
INDIGO: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
ORANGE: Final = 5
RED: Final = 6  # 1.2
RULES: Final = 7

# Sets of cards.
ALL: Final = 0x1FFFFFFFFFFFF
ONES: Final = 0x7F  # the cards with the number 1
EVEN: Final = ONES << 7 | ONES << 21 | ONES << 35
LOW: Final = ONES | ONES << 7 | ONES << 14  # below 4
VIOLETS: Final = 0x40810204081

# By card:
NUMBER: Final = vec[i64]([card // RULES + 1 for card in range(CARDS)])
COLOUR: Final = vec[i64]([card % RULES for card in range(CARDS)])
NUMBER_BIT: Final = vec[i64]([1 << card // RULES for card in range(CARDS)])
SAME_NUMBER: Final = vec[i64]([ONES << card // RULES * RULES for card in range(CARDS)])  # all cards of its number
SAME_COLOUR: Final = vec[i64]([VIOLETS << card % RULES for card in range(CARDS)])  # all cards of its colour

# By 7-bit set of colours: all cards of these colours.
IN_COLOURS: Final = vec[i64]([sum(VIOLETS << c for c in range(RULES) if colours >> c & 1) for colours in range(128)])


def colours_of(cards: i64) -> i64:
    """Return the colours in a set of cards, as a 7-bit set."""
    x = cards | cards >> 7
    x |= x >> 14
    x |= x >> 28
    return x & ONES


def numbers_of(cards: i64) -> i64:
    """Return the numbers in a set of cards, as a 7-bit set with 1 as bit 0."""
    x = cards | cards >> 1
    x |= x >> 2
    x = (x | x >> 3) & VIOLETS  # bit 7 * i, if there is a card with the number i + 1
    x |= x >> 6
    x |= x >> 12
    x |= x >> 18
    return x & ONES


def highest(cards: i64) -> i64:
    """Return the set of the highest card alone; empty for an empty set."""
    rest = cards
    top: i64 = 0
    while rest != 0:
        top = rest & -rest
        rest ^= top
    return top


# -- notation

COLOURS: Final = "VIBGYOR"
CARD_TEXTS: Final[tuple[str, ...]] = tuple(f"{COLOURS[card % RULES]}{card // RULES + 1}" for card in range(CARDS))


def card_text(card: int) -> str:
    """Return a card as text: `R7` for the highest, `V1` for the lowest."""
    return CARD_TEXTS[card]


def parse_card(text: str) -> int:
    """Parse a card, or raise UsageError."""
    if len(text) == 2 and text[0].upper() in COLOURS and text[1] in "1234567":
        return (int(text[1]) - 1) * RULES + COLOURS.index(text[0].upper())
    raise UsageError(f"'{text}' is not a card: write a colour of {COLOURS[::-1]} and a number from 1 to 7, like R7")


def cards_text(cards: int) -> str:
    """Return a set of cards as text, highest first; `-` for an empty set."""
    return "".join(card_text(card) for card in reversed(members(cards))) or "-"


def pile_text(cards: list[int]) -> str:
    """Return cards as text, in their order; `-` for none."""
    return "".join(map(card_text, cards)) or "-"


def parse_pile(text: str) -> list[int]:
    """Parse cards, in their order."""
    if text == "-":
        return []
    return [parse_card(text[i : i + 2]) for i in range(0, len(text), 2)]


def parse_cards(text: str) -> int:
    """Parse a set of cards; raise UsageError for a duplicate."""
    cards = parse_pile(text)
    if len(set(cards)) < len(cards):
        raise UsageError(f"duplicate card in '{text}'")
    return sum(1 << card for card in cards)
