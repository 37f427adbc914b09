"""Random events of Rainbow with its own cards: the first card, which way the cards lie, and who begins."""

from collections import Counter
from collections.abc import Iterator

from arcus.core.chances import Answers, Chance, Draws, even, first_seat, first_seats, shuffled
from arcus.games.rainbow import cards

CARDS = cards.RECONSTRUCTED.split()

CHANCES = (Chance("face", dict(Counter("".join(CARDS)))), even("side", range(2)), *first_seats(2, 2))


def draws(answers: Answers) -> Iterator[Draws]:
    """Yield the outcomes of a deal: the face that A sees of the first card, the side of each card, and who begins."""
    turned = [answers.get(f"orient/{card + 1}") for card in range(len(CARDS))]
    sides = [side for side in turned if isinstance(side, int)]
    deck = shuffled(answers, "deck/1")
    if len(deck) != len(CARDS) or len(sides) != len(CARDS):
        return
    yield Draws("face", (CARDS[deck[-1]][sides[deck[-1]]],))
    yield Draws("side", tuple(map(str, sides)))
    first = answers.get("first/1")
    if isinstance(first, int):
        yield from first_seat(2, first)
