"""The moves of Kobito that putting a card somewhere could mean.

Besides the places of events there are the ends of a rainbow (`g1:low`, `b2/0:high`), its spots from 1 (`g1@3`), and
`bench` for a free bench of the workshop.
"""

import re
from collections.abc import Iterator

from arcus.core.game import Seat
from arcus.games.kobito import cards, fields as at, marks, moves, piles, rainbows
from arcus.games.kobito.position import KobitoPosition

PLACE = re.compile(r"(?:(g[1-3])|(b[1-4])/([0-5]))(?::(low|high)|@([1-9][0-9]?))?")
FREE_BENCH = "bench"


class Place:
    """A rainbow, perhaps with one of its ends or spots."""

    def __init__(self, text: str, seat: Seat) -> None:
        found = PLACE.fullmatch(text)
        gold, bench, owner, end, spot = found.groups() if found else (None,) * 5
        self.end: str | None = end
        self.is_gold = gold is not None
        self.is_reachable = self.is_gold or owner == str(seat)
        """Whether cards of the seat can be laid there."""
        self.name = gold or (bench if self.is_reachable else f"p{owner}{bench}") or ""
        self.spot = int(spot or 0)

    @property
    def ends(self) -> tuple[str, ...]:
        """The ends that the place can mean."""
        return (self.end,) if self.end else moves.ENDS


def attempts(position: KobitoPosition, seat: Seat, card: str | None, source: str, target: str) -> tuple[int, ...]:
    """Return the moves that put a card of the hand, or a part of a rainbow of the workshop, to a place."""
    goal = Place(target, seat)
    if source != f"hand/{seat}":
        return tuple(_pieces(position, seat, Place(source, seat), goal))
    if card not in cards.NAMES:
        return ()
    kind = cards.NAMES.index(card)
    if target == f"score/{seat}":
        return (moves.PAY + kind,)
    if target == FREE_BENCH:
        return _starts(position, seat, kind)
    if goal.spot:
        return tuple(_on_spot(position, kind, goal))
    if kind == cards.SWAP_CARD or not goal.is_reachable:
        return ()
    place = moves.PLACES.index(goal.name)
    return tuple(moves.lay_move(place, moves.ENDS.index(end), kind) for end in goal.ends)


def _starts(position: KobitoPosition, seat: Seat, kind: int) -> tuple[int, ...]:
    """Return the rainbows that a card can begin, those with a partner in the hand first."""
    if kind == cards.SWAP_CARD:
        return ()
    if kind == cards.KOBITO:
        found = [moves.start_high_kobito(number) for number in range(cards.NUMBERS)]
    else:
        found = [moves.start_move(kind), moves.start_move(cards.DOWN[kind]), moves.start_high_kobito(kind)]
    held = piles.kinds_in(position.data[at.HAND + seat])

    def is_missing(move: int) -> bool:
        both = moves.start_low(move), moves.start_high(move)
        return not all(piles.has_kind(held, each) for each in both)

    return tuple(sorted(found, key=is_missing))


def _pieces(position: KobitoPosition, seat: Seat, piece: Place, goal: Place) -> Iterator[int]:
    """Yield the moves that take a part of a rainbow, from one of its spots to an end, from the workshop to gold."""
    if not piece.spot or piece.is_gold or not piece.is_reachable or not goal.is_gold:
        return
    bench, gold = int(piece.name[1]) - 1, moves.PLACES.index(goal.name)
    length = rainbows.length_of(position.data[at.RAINBOW + rainbows.bench_row(seat, bench)])
    for name in goal.ends:
        end = moves.ENDS.index(name)
        size = piece.spot if end == moves.LOW else length - piece.spot + 1
        if 1 <= size < cards.LONGEST:
            yield moves.piece_move(bench, moves.LOW if size == length else end, size, gold, end)


def _on_spot(position: KobitoPosition, kind: int, goal: Place) -> Iterator[int]:
    """Yield the exchange of a kobito, and the swap, that a card on a spot of a rainbow could mean."""
    d = position.data
    place, index = moves.BENCH_NAMES.index(goal.name), goal.spot - 1
    if index >= (moves.GOLD_SPOTS if goal.is_gold else moves.BENCH_SPOTS):
        return
    row, spot = rainbows.row_named(d, place), moves.spot_at(place, index)
    if row < 0 or index >= rainbows.length_of(d[at.RAINBOW + row]):
        return
    has_kobito = marks.open_kobito(d, row, index) >= 0
    if kind < cards.KOBITO and (has_kobito or not goal.is_reachable):
        yield moves.exchange_move(spot, kind)
    if goal.is_reachable:
        number = rainbows.number_at(d[at.RAINBOW + row], index)
        yield moves.swap_move(spot, number if kind == cards.SWAP_CARD else kind)
