"""The moves of Red7 as numbers, and their notation: `pass`, `end`, `draw`, `lay R7`."""

from typing import Final

from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.games.red7.cards import CARD_TEXTS, CARDS, parse_card

# Three moves without a card, then four families with one move for each card.
PASS: Final = 0
END: Final = 1
DRAW: Final = 2
LAY: Final = 3  # hand to palette
PAINT: Final = 52  # hand to canvas
REPAINT: Final = 101  # palette to canvas, by a 7
TAKE: Final = 150  # a rival's palette to the top of the deck, by a 1
COUNT: Final = 199


def card_of(move: i64) -> i64:
    """Return the card of a move from LAY on."""
    return (move - LAY) % CARDS


# -- notation

WORDS = {"pass": PASS, "end": END, "draw": DRAW}
FAMILIES = {"lay": LAY, "paint": PAINT, "repaint": REPAINT, "take": TAKE}

TEXTS = (*WORDS, *(f"{family} {card}" for family in FAMILIES for card in CARD_TEXTS))
KINDS = (*WORDS, *(family for family in FAMILIES for _ in CARD_TEXTS))  # by move


def move_text(move: int) -> str:
    """Return a move's notation."""
    return TEXTS[move]


def parse_move(text: str) -> int:
    """Return the move that a text means, or raise UsageError."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) == 2 and words[0] in FAMILIES:
        return FAMILIES[words[0]] + parse_card(words[1])
    raise UsageError(
        f"'{text}' is not a move: write pass, end, draw, or lay, paint, repaint, take and a card, like lay R7"
    )
