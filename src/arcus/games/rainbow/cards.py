"""The cards of Rainbow as numbers and as text, and the list of them.

A face is a number 0-8. A set of faces is a 9-bit integer:

    bit   0  1  2  3  4  5  6   7  8
          R  O  Y  G  T  B  P   W  K      W light (white), K shade (black)

A card is its place in the deck as it was shuffled, 0 at B's end. It has two sides, one towards each seat:

    side = card << 1 | seat        side ^ 1 is its back        deck[side] is its face

A set of cards is an integer of up to 60 bits. So a card's number reveals nothing of its faces: all secrets are in the
deck.
"""

from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError

# 1.1, 1.3. Reconstructed: the rulebook has no list (docs/rules/rainbow.md, "Reconstructed cards").
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

FACES: Final = "ROYGTBPWK"  # 1.2
LIGHT: Final = 7
SHADE: Final = 8
NO_FACE: Final = 9  # a face that is not known

LEAST_CARDS: Final = 8  # 1.4
MOST_CARDS: Final = 60
SLOTS: Final = 3  # of a hand (2.2)
PLACES: Final = 6  # of the row
FULL: Final = 7  # a hand without an empty slot, as a set


# -- notation


def parse_face(letter: str) -> int:
    """Return the face that a letter names, or raise UsageError."""
    if len(letter) == 1 and letter.upper() in FACES:
        return FACES.index(letter.upper())
    raise UsageError(f"'{letter}' is not a face; expected one of {', '.join(FACES)}")


def parse_deck(text: str) -> vec[i64]:
    """Return a list of cards, two faces each, from words such as `RO`; from no words, the reconstructed list."""
    words = (text.strip() or RECONSTRUCTED).upper().split()
    for word in words:
        if len(word) != 2 or word[0] == word[1] or not set(word) <= set(FACES):
            raise UsageError(f"deck: '{word}' is not a card; expected two different faces of {FACES}, such as RO")
    if not LEAST_CARDS <= len(words) <= MOST_CARDS:
        raise UsageError(f"deck: expected {LEAST_CARDS} to {MOST_CARDS} cards, got {len(words)}")
    return vec[i64]([FACES.index(face) for word in words for face in word])


def same_cards(one: vec[i64], other: vec[i64]) -> bool:
    """Return whether two lists hold the same cards, in any order and with either side first."""
    decks = [Counter(frozenset((deck[i], deck[i + 1])) for i in range(0, len(deck), 2)) for deck in (one, other)]
    return decks[0] == decks[1]
