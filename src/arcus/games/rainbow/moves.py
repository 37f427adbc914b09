"""The moves of Rainbow as numbers, their notation (`flip 3`, `lay 2`, `blind 1`, `stop`), and which are legal when."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.text import parse_number
from arcus.games.rainbow import stages
from arcus.games.rainbow.cards import PLACES, SLOTS

# Flip a place of the row, lay a slot of the hand as its player sees it, lay it blind, stop.
FLIP: Final = 0
LAY: Final = 6
BLIND: Final = 9
STOP: Final = 12
COUNT: Final = 13

FAMILIES: Final = {"flip": (FLIP, PLACES), "lay": (LAY, SLOTS), "blind": (BLIND, SLOTS)}
TEXTS: Final = (*(f"{word} {nth + 1}" for word, (_, many) in FAMILIES.items() for nth in range(many)), "stop")
KINDS: Final = (*(word for word, (_, many) in FAMILIES.items() for _ in range(many)), "stop")  # by move


def move_text(move: int) -> str:
    """Return a move's notation."""
    return TEXTS[move]


def parse_move(text: str) -> int:
    """Return the move that a text names, or raise UsageError."""
    words = text.lower().split()
    if words == ["stop"]:
        return STOP
    if len(words) == 2 and words[0] in FAMILIES:
        first, many = FAMILIES[words[0]]
        return first + parse_number(words[0], words[1], 1, many) - 1
    raise UsageError(
        f"'{text}' is not a move; expected flip and a place of the row (flip 3), lay or blind and a slot of your hand "
        "(lay 2), or stop"
    )


# Where a legal-move key holds its parts: stage << STAGE_SHIFT | cards in the row << ROW_SHIFT | filled slots.
STAGE_SHIFT: Final = 6
ROW_SHIFT: Final = 3
PART: Final = 7  # the mask of a part


def _moves(stage: int, row: int, held: int) -> list[int]:
    """Return the legal moves at a stage, by the number of cards in the row and the set of filled slots."""
    flips = [FLIP + place for place in range(min(row, PLACES))]
    slots = [slot for slot in range(SLOTS) if held >> slot & 1]
    lays = [LAY + slot for slot in slots] + [BLIND + slot for slot in slots]
    return (flips + lays, lays, [*flips, STOP], [*lays, STOP], [])[stage]  # 3.2, 3.4, 3.5, 3.8


_TABLE = [
    _moves(key >> STAGE_SHIFT, key >> ROW_SHIFT & PART, key & PART) for key in range(len(stages.NAMES) << STAGE_SHIFT)
]
# By key: where in LEGAL the moves begin; they end where those of the next key begin.
LEGAL_FROM: Final = vec[i64]([sum(map(len, _TABLE[:key])) for key in range(len(_TABLE) + 1)])
LEGAL: Final = vec[i64]([move for moves in _TABLE for move in moves])
