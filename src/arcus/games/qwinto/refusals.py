"""The rules of Qwinto that refuse a move: section * 100 + sentence of docs/rules/qwinto.md."""

from typing import Final

RISING: Final = 201
ONCE_IN_COLUMN: Final = 203
STAYS: Final = 204
DICE_FIRST: Final = 301
KEEP_OR_REROLL: Final = 303
SAME_DICE: Final = 304
ROLL_STANDS: Final = 305
ROW_OF_DICE: Final = 401
