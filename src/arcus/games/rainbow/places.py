"""The places of Rainbow that facts name: area * 8 + seat.

The hands have an area a slot, the row counts its places instead of seats.
"""

from typing import Final

from arcus.core.text import place_texts

HAND: Final = 0  # + 8 * slot
PILE: Final = 24
DECK: Final = 32  # the end of the deck that is the seat's
SEAT: Final = 40  # a player, where no card is meant
ROW: Final = 48  # + place
WHOLE_ROW: Final = 55

TEXTS: Final = (
    *place_texts(("hand1/{}", "hand2/{}", "hand3/{}", "pile/{}", "deck/{}", "seat/{}")),
    *(f"row{place + 1}" for place in range(WHOLE_ROW - ROW)),
    "row",
)
