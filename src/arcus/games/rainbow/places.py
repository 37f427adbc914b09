"""The places of Rainbow that facts name: an area + the seat.

The hands have an area for each slot; the row counts its places instead of seats.
"""

from typing import Final

from arcus.core.text import place_texts

STRIDE: Final = 8  # from an area to the next
HAND: Final = 0  # + STRIDE * slot
PILE: Final = 24
DECK: Final = 32  # the seat's own end of the deck
SEAT: Final = 40  # a player, where no card is concerned
ROW: Final = 48  # + place
WHOLE_ROW: Final = 55

TEXTS: Final = (
    *place_texts(("hand1/{}", "hand2/{}", "hand3/{}", "pile/{}", "deck/{}", "seat/{}")),
    *(f"row{place + 1}" for place in range(WHOLE_ROW - ROW)),
    "row",
)
