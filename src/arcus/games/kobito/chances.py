"""Random events of Kobito: the top of the deck, the gold cards turned up first, and who begins."""

from collections import Counter
from collections.abc import Iterator

from arcus.core.chances import Answers, Chance, Draws, first_seat, first_seats, shuffled
from arcus.core.position import next_seat
from arcus.games.kobito import cards, fields as at, moves

LENGTHS = [str(card >> cards.GOLD_SHIFT) for card in cards.GOLD_CARDS]

CHANCES = (
    Chance("card", dict(zip(cards.CARDS, cards.COPIES, strict=True))),
    Chance("gold", dict(Counter(LENGTHS))),
    *first_seats(2, at.SEATS),
)


def draws(players: int, answers: Answers, has_own_golds: bool) -> Iterator[Draws]:
    """Yield the outcomes of a deal: as many cards from the top of the deck as lie on the table and in hands.

    A kobito or swap card among the first is put back and the rest shuffled (2.2), so not all of them are dealt; the
    deck as it was first shuffled has no such preference.
    """
    deck = shuffled(answers, "deck/1")
    top = moves.GOLD_PLACES + players * cards.HAND_SIZE
    yield Draws("card", tuple(cards.CARDS[card] for card in deck[-top:]), len(deck))
    golds = shuffled(answers, "gold/1")
    if has_own_golds:
        yield Draws("gold", tuple(LENGTHS[place] for place in golds[-moves.GOLD_PLACES :]), len(golds))
    first = answers.get("first/1")
    if isinstance(first, int):
        yield from first_seat(players, next_seat(first, players))
