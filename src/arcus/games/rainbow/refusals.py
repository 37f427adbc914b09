"""The rules of Rainbow that refuse a move: section * 100 + sentence of docs/rules/rainbow.md."""

from typing import Final

IN_ROW: Final = 303
FLIP_BETWEEN: Final = 304
ONE_FLIP: Final = 305
FROM_HAND: Final = 306
LAY_FIRST: Final = 308
