"""The words of Rainbow as numbers: faces, sides, moves, stages of a turn, places and facts; and the list of cards.

A face is a number 0-8. A set of faces is a 9-bit integer:

    bit   0  1  2  3  4  5  6   7  8
          R  O  Y  G  T  B  P   W  K      W light (white), K shade (black)

A card is its place in the deck as it was shuffled, 0 at B's end. It has two sides, one towards each seat:

    side = card << 1 | seat        side ^ 1 is its back        deck[side] is its face

A set of cards is an integer of up to 60 bits. So a card's number says nothing of its faces, and all that is secret
stands in the deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Reconstructed: the rulebook gives no list (docs/rules/rainbow.md, "Reconstructed cards"). The true one would go here.
RECONSTRUCTED: Final = """
    RO RO RY RY RG RG RT RT RB RB RP RP  RW RK
          OY OY OG OG OT OT OB OB OP OP  OW OK
                YG YG YT YT YB YB YP YP  YW YK
                      GT GT GB GB GP GP  GW GK
                            TB TB TP TP  TW TK
                                  BP BP  BW BK
                                         PW PK
                                            WK
"""

FACES: Final = "ROYGTBPWK"
LIGHT: Final = 7
SHADE: Final = 8
NO_FACE: Final = 9  # a face that is not known

LEAST_CARDS: Final = 8
MOST_CARDS: Final = 60
SLOTS: Final = 3  # of a hand
PLACES: Final = 6  # of the row
FULL: Final = 7  # a hand without an empty slot, as a set

# Moves: flip a place of the row, lay a slot of the hand as it is seen, lay it blind, stop.
FLIP: Final = 0
LAY: Final = 6
BLIND: Final = 9
STOP: Final = 12
MOVES: Final = 13

# Stages of a turn: what was done last; a flip makes an even stage odd.
OPENING: Final = 0  # nothing yet: lay, or flip first
FLIPPED: Final = 1  # a flip before the first card: lay
LAID: Final = 2  # a card: flip, or stop
AGAIN: Final = 3  # a flip after a card: lay, or stop
A_FLIP: Final = 1
OVER: Final = 4

# Places: area * 8 + seat; the hands have an area a slot, the row counts its places instead of seats.
AT_HAND: Final = 0  # + 8 * slot
AT_PILE: Final = 24
AT_DECK: Final = 32  # the end of the deck that is the seat's
AT_SEAT: Final = 40  # a player, where no card is meant
AT_ROW: Final = 48  # + place
AT_WHOLE_ROW: Final = 55

# Facts, and what they are about.
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
NOTHING: Final = -1

# Rules that refuse a move: section * 100 + sentence of docs/rules/rainbow.md.
IN_ROW: Final = 303
FLIP_BETWEEN: Final = 304
ONE_FLIP: Final = 305
FROM_HAND: Final = 306
LAY_FIRST: Final = 308
REFUSALS: Final = (
    IN_ROW,
    FLIP_BETWEEN,
    ONE_FLIP,
    FROM_HAND,
    LAY_FIRST,
)


def _moves(stage: int, row: int, held: int) -> list[int]:
    """What may be done at a stage, with so many cards in the row and these slots of the hand filled."""
    flips = [FLIP + place for place in range(min(row, PLACES))]
    slots = [slot for slot in range(SLOTS) if held >> slot & 1]
    lays = [LAY + slot for slot in slots] + [BLIND + slot for slot in slots]
    return (flips + lays, lays, [*flips, STOP], [*lays, STOP], [])[stage]


_TABLE = [_moves(key >> 6, key >> 3 & 7, key & 7) for key in range(5 << 6)]
# By stage << 6 | row << 3 | held: where in LEGAL the moves begin; they end where those of the next key begin.
LEGAL_FROM: Final = vec[i64]([sum(map(len, _TABLE[:key])) for key in range(len(_TABLE) + 1)])
LEGAL: Final = vec[i64]([move for moves in _TABLE for move in moves])
