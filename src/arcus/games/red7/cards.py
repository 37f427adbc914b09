"""The cards of Red7 as numbers and as text.

A card is an index 0-48, its rank: (number - 1) * 7 + colour. A set of cards is a 49-bit integer, lowest card first:

    bit   0  1  2  3  4  5  6   7  8 ...                48
         V1 I1 B1 G1 Y1 O1 R1  V2 I2 ...                R7

A score is `count << 49 | cards`. More cards win, then the higher top card: palettes are disjoint, so comparing
the sets as integers compares their top cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import members
from arcus.core.game import UsageError

CARDS: Final = 49  # 1.1
NO_CARD: Final = 60  # a bit that no set of cards has

# Colours, which are rules too, in rising rank.
VIOLET: Final = 0
INDIGO: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
ORANGE: Final = 5
RED: Final = 6  # 1.2


ALL: Final = 0x1FFFFFFFFFFFF
ONE_CARD: Final = 0x2000000000000  # one card in a score
NUMBERS_BIT: Final = 0x40810204081  # one bit a number, in the lowest colour
EVEN: Final = 127 << 7 | 127 << 21 | 127 << 35
LOW: Final = 0x1FFFFF


def _longest_run(numbers: int) -> tuple[int, int]:
    """Length of the best run in a 7-bit set of numbers, and its highest number's place."""
    starts, length = 0, 0
    while numbers:
        starts = numbers
        numbers &= numbers >> 1
        length += 1
    return length, starts.bit_length() - 1 + length - 1


ROW: Final = vec[i64]([127 << i // 7 * 7 for i in range(49)])  # card -> all cards of its number
COLUMN: Final = vec[i64]([NUMBERS_BIT << i % 7 for i in range(49)])  # card -> all cards of its colour
NUMBER_BIT: Final = vec[i64]([1 << i // 7 for i in range(49)])
NUMBER: Final = vec[i64]([i // 7 + 1 for i in range(49)])
COLOUR: Final = vec[i64]([i % 7 for i in range(49)])
IN_COLOURS: Final = vec[i64]([sum(NUMBERS_BIT << c for c in range(7) if s >> c & 1) for s in range(128)])
RUN_SCORE: Final = vec[i64]([_longest_run(s)[0] << 49 for s in range(128)])
RUN_TOP: Final = vec[i64]([0] + [127 << 7 * _longest_run(s)[1] for s in range(1, 128)])
TARGET: Final = vec[i64]([0, 0, 40, 35, 30])  # players -> points that end an advanced game (5.4)


# -- notation

COLOURS = "VIBGYOR"
CARD_TEXTS = tuple(f"{COLOURS[card % 7]}{card // 7 + 1}" for card in range(CARDS))


def card_text(card: int) -> str:
    """`R7` for the highest card, `V1` for the lowest."""
    return CARD_TEXTS[card]


def parse_card(text: str) -> int:
    """The card that a text means, or UsageError."""
    if len(text) == 2 and text[0].upper() in COLOURS and text[1] in "1234567":
        return (int(text[1]) - 1) * 7 + COLOURS.index(text[0].upper())
    raise UsageError(f"'{text}' is not a card: write a colour of {COLOURS[::-1]} and a number from 1 to 7, like R7")


def cards_text(cards: int) -> str:
    """A set of cards, highest first, or `-`."""
    return "".join(card_text(card) for card in reversed(members(cards))) or "-"


def pile_text(cards: list[int]) -> str:
    """Cards in their order, or `-`."""
    return "".join(map(card_text, cards)) or "-"


def parse_pile(text: str) -> list[int]:
    """Cards in their order."""
    if text == "-":
        return []
    return [parse_card(text[i : i + 2]) for i in range(0, len(text), 2)]


def parse_cards(text: str) -> int:
    """A set of cards; UsageError if one of them stands there twice."""
    cards = parse_pile(text)
    if len(set(cards)) < len(cards):
        raise UsageError(f"'{text}': a card stands there twice")
    return sum(1 << card for card in cards)
