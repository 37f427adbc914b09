"""The rules of Kobito that refuse a move: section * 100 + sentence of docs/rules/kobito.md."""

from typing import Final

PAST_GOLD: Final = 303
STILL_OWED: Final = 403
NOT_HELD: Final = 501
NO_FIT: Final = 502
FOUR_BENCHES: Final = 505
NO_PIECE: Final = 601
PIECE_NO_FIT: Final = 602
WHOLE_BY_LOW: Final = 603
ONE_STAYS: Final = 604
LEFTOVER_FIRST: Final = 605
NO_KOBITO: Final = 704
NO_TWIN: Final = 801
NOTHING_OWED: Final = 1001
CAN_PLAY: Final = 1002
PAY_ON: Final = 1003
