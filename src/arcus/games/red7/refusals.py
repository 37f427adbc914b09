"""Why a move of Red7 is not allowed: the rule that a person is told."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit
from arcus.games.red7.cards import (
    ACTIVE,
    AFTER,
    CARDS,
    CHANCE,
    DONE,
    DRAW,
    END,
    FIVE,
    FROM_HAND,
    HAND,
    LAST,
    LAY,
    LEAD_ON_CANVAS,
    LEAD_ON_REPAINT,
    LEAD_ON_TAKE,
    MAY_DRAW,
    MUST_LEAD,
    NOT_DECLINED,
    ONE,
    ONE_FORM,
    ONE_TARGET,
    OPENING,
    PAINT,
    PALETTE,
    PALETTE_FIRST,
    PASS,
    PASS_FIRST,
    PLAYERS,
    REPAINT,
    SEVEN,
    SEVEN_TARGET,
    STAGE,
    TAKE,
    TURN,
)


def not_leading(move: i64) -> i64:
    """The rule against a move that is in its place, but can't end in leading."""
    if move >= TAKE:
        return LEAD_ON_TAKE
    if move >= REPAINT:
        return LEAD_ON_REPAINT
    if move >= PAINT:
        return LEAD_ON_CANVAS
    return MUST_LEAD


def out_of_place(d: vec[i64], move: i64) -> i64:
    """The rule against this kind of move at this stage, or with this card; 0 if only leading is left to ask."""
    stage = d[STAGE]
    if move >= TAKE:
        if stage != ONE or not _is_target(d, move - TAKE):
            return ONE_TARGET
        return 0
    if move >= REPAINT:
        own = d[PALETTE + d[TURN]] & ~bit(d[LAST])
        if stage != SEVEN or own >> (move - REPAINT) & 1 == 0:
            return SEVEN_TARGET
        return 0
    if stage == SEVEN or stage == ONE or (stage == FIVE and (move < LAY or move >= PAINT)):
        return NOT_DECLINED
    if move == DRAW:
        if stage != CHANCE:
            return MAY_DRAW
    elif move == PASS:
        if stage != OPENING:
            return PASS_FIRST
    elif move == END:
        if stage == OPENING:
            return ONE_FORM
    elif stage == CHANCE or stage == DONE or (stage == AFTER and move < PAINT):
        return PALETTE_FIRST
    elif d[HAND + d[TURN]] >> ((move - LAY) % CARDS) & 1 == 0:
        return FROM_HAND
    return 0


def _is_target(d: vec[i64], card: i64) -> bool:
    seat: i64
    for seat in range(d[PLAYERS]):
        palette = d[PALETTE + seat]
        if seat != d[TURN] and d[ACTIVE] >> seat & 1 != 0 and palette >> card & 1 != 0:
            return palette & (palette - 1) != 0
    return False
