"""The words of Red7 as numbers: cards, colours, moves, stages of a turn, places and facts.

A card is an index 0-48, its rank: (number - 1) * 7 + colour. A set of cards is a 49-bit integer, lowest card first:

    bit   0  1  2  3  4  5  6   7  8 ...                48
         V1 I1 B1 G1 Y1 O1 R1  V2 I2 ...                R7

A score is `count << 49 | cards`. More cards win, then the higher top card: palettes are disjoint, so comparing
the sets as integers compares their top cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 49
NO_CARD: Final = 60  # a bit that no set of cards has

# Colours, which are rules too, in rising rank.
VIOLET: Final = 0
INDIGO: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
ORANGE: Final = 5
RED: Final = 6

# Moves: three words, then four families of 49, one move a card.
PASS: Final = 0
END: Final = 1
DRAW: Final = 2
LAY: Final = 3  # hand to palette
PAINT: Final = 52  # hand to canvas
REPAINT: Final = 101  # palette to canvas, asked for by a 7
TAKE: Final = 150  # a rival's palette to the top of the deck, asked for by a 1
MOVES: Final = 199

# Stages of a turn: what the player to move is asked for.
OPENING: Final = 0  # pass, a palette card or a canvas card
AFTER: Final = 1  # the palette is done: a canvas card or the end
FIVE: Final = 2  # a 5 asks for another palette card
SEVEN: Final = 3  # a 7 asks for a palette card to the canvas
ONE: Final = 4  # a 1 asks for a rival's card
CHANCE: Final = 5  # an advanced draw is offered
DONE: Final = 6  # only the end is left
OVER: Final = 7

# Options as bits.
ADVANCED: Final = 1
ACTIONS: Final = 2

# Places: area * 8 + seat.
AT_HAND: Final = 0
AT_PALETTE: Final = 8
AT_SCORED: Final = 16
AT_SEAT: Final = 24  # a player, where no card is meant
AT_CANVAS: Final = 32
AT_DECK: Final = 40

# Facts.
ROUND_BEGAN: Final = 0
DEALT: Final = 1
LAID: Final = 2
PAINTED: Final = 3
REPAINTED: Final = 4
TOOK: Final = 5
DREW: Final = 6
PASSED: Final = 7
WENT_OUT: Final = 8
WON_ROUND: Final = 9
SCORED_CARD: Final = 10
TURN_BEGAN: Final = 11

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
REFUSALS: Final = (
    ONE_FORM,
    LEAD_ON_CANVAS,
    PALETTE_FIRST,
    FROM_HAND,
    MUST_LEAD,
    PASS_FIRST,
    MAY_DRAW,
    SEVEN_TARGET,
    LEAD_ON_REPAINT,
    ONE_TARGET,
    LEAD_ON_TAKE,
    NOT_DECLINED,
)

ALL: Final = 0x1FFFFFFFFFFFF
ONE_CARD: Final = 0x2000000000000  # one card in a score
NUMBERS_BIT: Final = 0x40810204081  # one bit a number, in the lowest colour
EVEN: Final = 127 << 7 | 127 << 21 | 127 << 35
LOW: Final = 0x1FFFFF


def _longest_run(numbers: int) -> tuple[int, int]:
    """Length of the best run in a 7-bit set of numbers, and its highest number's place."""
    starts, length = 0, 0
    while numbers:
        starts = numbers
        numbers &= numbers >> 1
        length += 1
    return length, starts.bit_length() - 1 + length - 1


ROW: Final = vec[i64]([127 << i // 7 * 7 for i in range(49)])  # card -> all cards of its number
COLUMN: Final = vec[i64]([NUMBERS_BIT << i % 7 for i in range(49)])  # card -> all cards of its colour
NUMBER_BIT: Final = vec[i64]([1 << i // 7 for i in range(49)])
NUMBER: Final = vec[i64]([i // 7 + 1 for i in range(49)])
COLOUR: Final = vec[i64]([i % 7 for i in range(49)])
IN_COLOURS: Final = vec[i64]([sum(NUMBERS_BIT << c for c in range(7) if s >> c & 1) for s in range(128)])
RUN_SCORE: Final = vec[i64]([_longest_run(s)[0] << 49 for s in range(128)])
RUN_TOP: Final = vec[i64]([0] + [127 << 7 * _longest_run(s)[1] for s in range(1, 128)])
TARGET: Final = vec[i64]([0, 0, 40, 35, 30])  # players -> points that end an advanced game

# Layout of Position.data. Four fields in a row are indexed by seat.
HAND: Final = 0  # Secret, the owner's. Set of cards.
PALETTE: Final = 4  # Public while the player is in, remembered after. Set of cards.
NUMBERS: Final = 8  # Public. The palette's numbers, a 7-bit set.
SCORE: Final = 12  # Public. 7 * seat + rule: the palette's score under that rule.
SCORED: Final = 40  # Public. Set of cards won (advanced).
WON: Final = 44  # Public. Rounds won.
PLAYERS: Final = 48  # Public.
OPTIONS: Final = 49  # Public. ADVANCED | ACTIONS.
ROUNDS: Final = 50  # Public. How many rounds make a game without `advanced`.
ROUND: Final = 51  # Public. Number of the round, from 1.
ACTIVE: Final = 52  # Public. Set of seats still in the round.
TURN: Final = 53  # Public. The seat to move.
STAGE: Final = 54  # Public. What it is asked for.
RULE: Final = 55  # Public.
CANVAS: Final = 56  # Public. Set of cards on the canvas.
CANVAS_TOP: Final = 57  # Public. The uppermost, or NO_CARD for the start card.
LEFT: Final = 58  # Public. How many cards the deck has left: deck[LEFT - 1] is its top.
KNOWN: Final = 59  # Public. How many cards on top of the deck all have seen.
SEEN: Final = 60  # Public. Set of cards that were face up this round.
LAST: Final = 61  # Public. The palette card laid last, whose action runs.
DECISION: Final = 62  # Public.
RIVAL: Final = 63  # Public. By rule: the best score among the rivals of the player to move.
SIZE: Final = 70
EMPTY: Final = vec[i64]([0] * SIZE)
