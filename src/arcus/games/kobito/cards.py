"""The words of Kobito as numbers: cards, piles, rainbows, marks, moves, places and facts.

A card is a kind from 0 to 13: number - 1, then KOBITO and SWAP_CARD. A pile whose order does not matter is one integer
with three bits a kind (there are never more than seven of one kind) and the number of all its cards on top:

    bit   0    3    6         33   36      39         42
          1s | 2s | 3s | ... | 12s | kobito | swap cards | all

A rainbow is one integer, 0 where there is none. What fits its ends is stored, since that is what is asked for most:

    bit   0               4                8
          fits low end  | fits high end  | length

Rainbows lie in rows: 0-2 beside gold, 3 + 4 * seat + bench in a workshop. Cards in a rainbow are counted from 0 at its
low end. What is not a plain numbered card is a mark, and all marks stand sorted in one list:

    bit   0                      1       3       10
          swap card, or kobito | level | index | row

The level counts the swap cards in a stack up to there: `7 swap kobito` is the marks (swap card, 1) and (kobito, 1).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 14
KOBITO: Final = 12
SWAP_CARD: Final = 13
HAND_SIZE: Final = 5
BENCHES: Final = 4
LONGEST: Final = 24  # the most that a gold card can ask for
COST: Final = 3  # points, of each card that was paid

# Piles.
ALL_SHIFT: Final = 42
HELD: Final = 0o11111111111111  # one bit a kind
HELD_NUMBERS: Final = 0o111111111111
HELD_KOBITO: Final = 0o1000000000000
HELD_SWAP_CARD: Final = 0o10000000000000
KIND_BIT: Final = vec[i64]([1 << 3 * kind for kind in range(KINDS)])
WHOLE_DECK: Final = 92 * 0x40000000000 + 0o35777777777777
ONE: Final = vec[i64]([1 << 3 * kind | 1 << 42 for kind in range(KINDS)])  # a pile of one card

# Rainbows.
END_BITS: Final = 15
LENGTH_SHIFT: Final = 8
ONE_LONGER: Final = 256
TURN_ROUND: Final = vec[i64]([i % 12 for i in range(128)])  # numbers past 12 begin again
DOWN: Final = vec[i64]([11, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
UP: Final = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0])

# Marks.
IS_KOBITO: Final = 1
LEVEL_SHIFT: Final = 1
INDEX_SHIFT: Final = 3
INDEX_BITS: Final = 127
ROW_SHIFT: Final = 10
MARK_COUNT: Final = 8  # five kobito and three swap cards

# Gold cards: length << 8 | points. RECONSTRUCTED: no source lists the eighteen cards; see docs/rules/kobito.md.
GOLD_SHIFT: Final = 8
GOLD_POINTS: Final = 255
MOST_GOLDS: Final = 60  # the most gold cards that the option gold can name
GOLD_CARDS: Final = vec[i64]([length << 8 | length + more for length in range(4, 10) for more in (-1, 0, 1)])

# Moves. Ends are 0 (low) and 1 (high); the seven places that a player can lay to are g1 g2 g3 b1 b2 b3 b4.
LOW: Final = 0
HIGH: Final = 1
END: Final = 0
PAY: Final = 1  # + kind
START: Final = 15  # + low number; + 12 + high number: the low card is a kobito; + 24 + low number: the high card is one
START_LOW_KOBITO: Final = 27
START_HIGH_KOBITO: Final = 39
LAY: Final = 51  # + (place * 2 + end) * 13 + kind
MOVE: Final = 233  # + (((size - 1) * 4 + bench) * 2 + end) * 6 + gold * 2 + gold's end; sizes are 1 to 23
SWAP: Final = 1337  # + spot * 13 + kind
EXCHANGE: Final = 6706  # + spot * 12 + number; after the seven places come those of all seats, p0b1 to p5b4
MOVES: Final = 36430
OWN_PLACES: Final = 7
LAY_KINDS: Final = 13  # twelve numbers and kobito

# Spots: every index of every place in turn. Beside gold a rainbow is shorter than gold asks, so 23 spots are enough.
# In a workshop 86 are: of the 92 cards three are swap cards, which take no spot, and each of the three rainbows beside
# gold has one card at least.
GOLD_SPOTS: Final = 23
BENCH_SPOTS: Final = 86
BENCHES_FROM: Final = 69

# Stages of a turn.
PLAYING: Final = 0
PAYING: Final = 1  # paying has begun and goes on
LEFTOVER: Final = 2  # one card of a workshop rainbow is left and has to go to gold
OVER: Final = 3

# Places in facts: area * 8 + seat.
AT_HAND: Final = 0
AT_SCORE: Final = 8
AT_SEAT: Final = 16  # a player, where no card is meant
AT_BENCH: Final = 24  # + bench * 8 + seat
AT_GOLD: Final = 56  # + 0 to 2
AT_DECK: Final = 64
AT_GOLD_DECK: Final = 72
AT_DISCARD: Final = 80

# Facts. They are about a card: a kind, or STANDS_FOR + number for a kobito in a rainbow; or about what is said here.
GOLD_TURNED: Final = 0  # a gold card
START_TURNED: Final = 1
PUT_BACK: Final = 2
DEALT: Final = 3
TURN_BEGAN: Final = 4  # how many cards are owed
LAID: Final = 5
BEGAN: Final = 6
MOVED: Final = 7  # low number << 8 | size
EXCHANGED: Final = 8
EXCHANGED_ELSEWHERE: Final = 9  # in the workshop of another seat
TOOK_KOBITO: Final = 10
SWAPPED: Final = 11
PAID: Final = 12
WON_GOLD: Final = 13  # a gold card
DISCARDED: Final = 14  # how many cards
DREW: Final = 15
SHUFFLED: Final = 16  # how many cards
STOPPED: Final = 17  # nothing
STANDS_FOR: Final = 16

# Rules that refuse a move: section * 100 + sentence of docs/rules/kobito.md.
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
REFUSALS: Final = (
    PAST_GOLD,
    STILL_OWED,
    NOT_HELD,
    NO_FIT,
    FOUR_BENCHES,
    NO_PIECE,
    PIECE_NO_FIT,
    WHOLE_BY_LOW,
    ONE_STAYS,
    LEFTOVER_FIRST,
    NO_KOBITO,
    NO_TWIN,
    NOTHING_OWED,
    CAN_PLAY,
    PAY_ON,
)

# Layout of Position.data. Six fields in a row are indexed by seat.
HAND: Final = 0  # Secret, the owner's. Pile.
TAKEN: Final = 6  # Secret, the owner's. Pile of what the seat drew since the discard pile was last shuffled.
KNOWN: Final = 12  # Public. How many kobito in the hand were taken from the table.
PENALTY: Final = 18  # Public. Pile of rainbow cards in the score pile.
GOLD_WON: Final = 24  # Public. Points of the gold cards in the score pile.
RAINBOW: Final = 30  # Public. By row, 27 of them: rainbow.
CARD: Final = 57  # Public. By gold place: gold card, or 0.
MARKS: Final = 60  # Public. MARK_COUNT marks, sorted; unused ones are 0.
MARKED: Final = 68  # Public. How many marks there are.
PLAYERS: Final = 69  # Public.
TURN: Final = 70  # Public. The seat to move.
STAGE: Final = 71  # Public.
OWED: Final = 72  # Public. How many cards the seat to move still has to play.
ACTED: Final = 73  # Public. 1 if something was played, paid or moved this turn.
IDLE: Final = 74  # Public. How many turns in a row nothing happened.
LEFT: Final = 75  # Public. How many cards the deck has left: deck[LEFT - 1] is its top.
GOLD_LEFT: Final = 76  # Public. The same for the gold deck.
DISCARD: Final = 77  # Public. Pile.
FRESH: Final = 78  # Public. Pile: the discard pile as last shuffled, less start cards since; 0 before the first time.
SURE: Final = 79  # Public. Set of HELD_KOBITO, HELD_SWAP_CARD: cards seen in the deck since somebody last drew.
STARTS: Final = 80  # Public. How often the deck was shuffled for a start card.
SHUFFLES: Final = 81  # Public. How often the discard pile was shuffled.
DECISION: Final = 82  # Public.
SIZE: Final = 83
EMPTY: Final = vec[i64]([0] * SIZE)
