"""The kinds of facts that a game of Rainbow emits, with the subject of each."""

from typing import Final

ROUND_BEGAN: Final = 0  # the round's number
DEALT: Final = 1  # a card: the face that its player sees
NEXT_CAME: Final = 2  # the face of the next card at a player's end, which that player sees
TURN_BEGAN: Final = 3
FLIPPED_CARD: Final = 4  # the face that came up
LAID_CARD: Final = 5  # the face that lies up
LAID_BLIND: Final = 6  # the face that lies up
STOPPED: Final = 7
MET_SHADE: Final = 8  # the shade that came up
MET_TWIN: Final = 9  # the colour that lies there twice
MADE_RAINBOW: Final = 10
TOOK_ROW: Final = 11  # how many cards
DREW: Final = 12  # a card: the face that its player sees
BACK_SEEN: Final = 13  # a card that came to the opponent's hand: the face on its other side
RAN_OUT: Final = 14
NOTHING: Final = -1  # the subject of a fact that has none

KINDS: Final = (
    "round_began",
    "dealt",
    "next_came",
    "turn_began",
    "flipped",
    "laid",
    "laid_blind",
    "stopped",
    "met_shade",
    "met_twin",
    "made_rainbow",
    "took_row",
    "drew",
    "back_seen",
    "ran_out",
)
