"""The moves of Rainbow that putting a card somewhere could mean."""

from arcus.core.game import Seat
from arcus.games.rainbow import cards, moves, places
from arcus.games.rainbow.position import RainbowPosition

END = "row"
"""The end of the row, where a card is laid as its owner sees it."""
OVER = "over"
"""The turning place: a card of the hand is laid blind there, one of the row flipped."""


def attempts(position: RainbowPosition, seat: Seat, card: str | None, source: str, target: str) -> tuple[int, ...]:
    """Return the move that lays a card of the hand, as it is seen or blind, or flips one of the row."""
    row = places.TEXTS[places.ROW :][: cards.PLACES]
    hand = places.TEXTS[places.HAND + seat :: places.STRIDE][: cards.SLOTS]
    if source in row and target == OVER:
        return (row.index(source),)
    if source in hand and target in (END, OVER):
        return ((moves.LAY if target == END else moves.BLIND) + hand.index(source),)
    return ()
