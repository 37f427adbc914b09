"""The moves of Red7 that putting a card somewhere could mean."""

from arcus.core.game import Seat
from arcus.games.red7 import cards, moves, places
from arcus.games.red7.position import Red7Position


def attempts(position: Red7Position, seat: Seat, card: str | None, source: str, target: str) -> tuple[int, ...]:
    """Return the moves that put a card from one place to another."""
    hand, palette, canvas, deck = (
        places.TEXTS[place] for place in (places.HAND + seat, places.PALETTE + seat, places.CANVAS, places.DECK)
    )
    if (source, target) == (deck, hand):
        return (moves.DRAW,)
    if card not in cards.CARD_TEXTS:
        return ()
    base = {(hand, palette): moves.LAY, (hand, canvas): moves.PAINT, (palette, canvas): moves.REPAINT}
    if source != hand and target == deck:
        base[source, deck] = moves.TAKE
    first = base.get((source, target))
    return () if first is None else (first + cards.CARD_TEXTS.index(card),)
