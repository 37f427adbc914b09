"""The moves of Qwinto that writing the sum somewhere could mean."""

from arcus.core.game import Seat
from arcus.games.qwinto import moves, places
from arcus.games.qwinto.position import QwintoPosition

DICE = "dice"


def attempts(position: QwintoPosition, seat: Seat, card: str | None, source: str, target: str) -> tuple[int, ...]:
    """Return the move that writes the sum into a cell of the seat's sheet."""
    if source != DICE or target not in places.TEXTS:
        return ()
    cell, rest = divmod(places.TEXTS.index(target) - places.CELL - seat, places.STRIDE)
    return (moves.WRITE + cell,) if rest == 0 and 0 <= cell < moves.COUNT - moves.WRITE else ()
