"""Random events of Red7: the cards of the hands, and who begins."""

from collections.abc import Iterator

from arcus.core.chances import Answers, Draws, even, first_seat, first_seats, shuffled
from arcus.core.position import next_seat
from arcus.games.red7 import cards, fields as at

CHANCES = (
    even("colour", cards.COLOURS[::-1], cards.RULES),
    even("number", range(1, cards.RULES + 1), cards.RULES),
    *first_seats(2, at.SEATS),
)


def draws(players: int, answers: Answers) -> Iterator[Draws]:
    """Yield the outcomes of every round that was dealt from the whole deck."""
    dealt = 0
    while deck := shuffled(answers, f"deck/{dealt + 1}"):
        dealt += 1
        if len(deck) == cards.CARDS:
            yield from _round(players, deck[::-1])


def _round(players: int, deck: list[int]) -> Iterator[Draws]:
    """Yield the outcomes of one deal; the deck is in the order in which it is dealt."""
    end = players * cards.HAND_SIZE
    texts = [cards.card_text(card) for card in deck[:end]]
    yield Draws("colour", tuple(text[0] for text in texts), cards.CARDS)
    yield Draws("number", tuple(text[1] for text in texts), cards.CARDS)
    palettes = deck[end : end + players]
    yield from first_seat(players, next_seat(palettes.index(max(palettes)), players))  # 2.3
