"""Why a move of Red7 is not allowed: the rule that a person is told."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit
from arcus.games.red7 import fields as at, moves, stages
from arcus.games.red7.cards import CARDS

# Rules that refuse a move: section * 100 + sentence of docs/rules/red7.md.
ONE_FORM: Final = 301
LEAD_ON_CANVAS: Final = 303
PALETTE_FIRST: Final = 304
FROM_HAND: Final = 306
MUST_LEAD: Final = 308
PASS_FIRST: Final = 305
MAY_DRAW: Final = 501
SEVEN_TARGET: Final = 604
LEAD_ON_REPAINT: Final = 605
ONE_TARGET: Final = 611
LEAD_ON_TAKE: Final = 613
NOT_DECLINED: Final = 603


def not_leading(move: i64) -> i64:
    """The rule against a move that is in its place, but can't end in leading."""
    if move >= moves.TAKE:
        return LEAD_ON_TAKE  # 6.13
    if move >= moves.REPAINT:
        return LEAD_ON_REPAINT  # 6.5
    if move >= moves.PAINT:
        return LEAD_ON_CANVAS  # 3.3
    return MUST_LEAD  # 3.8


def out_of_place(d: vec[i64], move: i64) -> i64:
    """The rule against this kind of move at this stage, or with this card; 0 if only leading is left to ask."""
    stage = d[at.STAGE]
    if move >= moves.TAKE:
        if stage != stages.ONE or not _is_target(d, move - moves.TAKE):
            return ONE_TARGET  # 6.11
        return 0
    if move >= moves.REPAINT:
        own = d[at.PALETTE + d[at.TURN]] & ~bit(d[at.LAST])
        if stage != stages.SEVEN or own >> (move - moves.REPAINT) & 1 == 0:
            return SEVEN_TARGET  # 6.4
        return 0
    if (
        stage == stages.SEVEN
        or stage == stages.ONE
        or (stage == stages.FIVE and (move < moves.LAY or move >= moves.PAINT))
    ):
        return NOT_DECLINED  # 6.3
    if move == moves.DRAW:
        if stage != stages.CHANCE:
            return MAY_DRAW  # 5.1
    elif move == moves.PASS:
        if stage != stages.OPENING:
            return PASS_FIRST  # 3.5
    elif move == moves.END:
        if stage == stages.OPENING:
            return ONE_FORM  # 3.1
    elif stage == stages.CHANCE or stage == stages.DONE or (stage == stages.AFTER and move < moves.PAINT):
        return PALETTE_FIRST  # 3.4
    elif d[at.HAND + d[at.TURN]] >> ((move - moves.LAY) % CARDS) & 1 == 0:
        return FROM_HAND  # 3.6
    return 0


def _is_target(d: vec[i64], card: i64) -> bool:
    seat: i64
    for seat in range(d[at.PLAYERS]):
        palette = d[at.PALETTE + seat]
        if seat != d[at.TURN] and d[at.ACTIVE] >> seat & 1 != 0 and palette >> card & 1 != 0:
            return palette & (palette - 1) != 0
    return False
