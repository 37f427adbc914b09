"""The moves of Red7 as numbers, and their notation: `pass`, `end`, `draw`, `lay R7`."""

from typing import Final

from arcus.core.game import UsageError
from arcus.games.red7.cards import CARD_TEXTS, parse_card

# Moves: three words, then four families of 49, one move a card.
PASS: Final = 0
END: Final = 1
DRAW: Final = 2
LAY: Final = 3  # hand to palette
PAINT: Final = 52  # hand to canvas
REPAINT: Final = 101  # palette to canvas, asked for by a 7
TAKE: Final = 150  # a rival's palette to the top of the deck, asked for by a 1
COUNT: Final = 199

WORDS = {"pass": PASS, "end": END, "draw": DRAW}
FAMILIES = {"lay": LAY, "paint": PAINT, "repaint": REPAINT, "take": TAKE}

TEXTS = (*WORDS, *(f"{family} {card}" for family in FAMILIES for card in CARD_TEXTS))


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
