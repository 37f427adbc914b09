"""Where each number of a Kobito position lies in `Position.data`. Six fields in a row are indexed by seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
