"""The rules of Red7 that refuse a move: section * 100 + sentence of docs/rules/red7.md."""

from typing import Final

ONE_FORM: Final = 301
LEAD_ON_CANVAS: Final = 303
PALETTE_FIRST: Final = 304
PASS_FIRST: Final = 305
FROM_HAND: Final = 306
MUST_LEAD: Final = 308
MAY_DRAW: Final = 501
NOT_DECLINED: Final = 603
SEVEN_TARGET: Final = 604
LEAD_ON_REPAINT: Final = 605
ONE_TARGET: Final = 611
LEAD_ON_TAKE: Final = 613
