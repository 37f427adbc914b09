"""What a view of Red7 tells, read off in compiled code: cards as texts, and who leads or would lead."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit, count, words
from arcus.games.red7 import fields as at, moves
from arcus.games.red7.cards import CARDS, RED
from arcus.games.red7.position import Red7Position
from arcus.games.red7.scoring import meeting


def fan(cards: i64, names: tuple[str, ...]) -> tuple[str, ...]:
    """A set of cards by their names, highest first."""
    return words(cards, names)[::-1]


def fans(sets: vec[i64], within: i64, names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Sets of cards by their names, as far as they lie within another set."""
    found: list[tuple[str, ...]] = []
    for cards in sets:
        found.append(fan(cards & within, names))
    return tuple(found)


def palettes(position: Red7Position, seats: i64, names: tuple[str, ...]) -> tuple[tuple[str, ...] | None, ...]:
    """The palettes of these seats; None for the others."""
    d = position.data
    found: list[tuple[str, ...] | None] = []
    seat: i64
    for seat in range(d[at.PLAYERS]):
        if seats >> seat & 1 != 0:
            found.append(fan(d[at.PALETTE + seat], names))
        else:
            found.append(None)
    return tuple(found)


def hand_sizes(position: Red7Position) -> tuple[int, ...]:
    """How many cards each player holds."""
    d = position.data
    found: list[int] = []
    seat: i64
    for seat in range(d[at.PLAYERS]):
        found.append(int(count(d[at.HAND + seat])))
    return tuple(found)


def leaders(position: Red7Position) -> tuple[int | None, ...]:
    """The seat that leads under each rule, red first; None where nobody does."""
    found: list[int | None] = []
    rule: i64
    for rule in range(RED, -1, -1):
        seat = position.leader(rule)
        if seat < 0:
            found.append(None)
        else:
            found.append(int(seat))
    return tuple(found)


def leading_cards(position: Red7Position, names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The cards with which they lead."""
    found: list[tuple[str, ...]] = []
    rule: i64
    for rule in range(RED, -1, -1):
        seat = position.leader(rule)
        if seat < 0:
            found.append(())
        else:
            found.append(fan(meeting(position.data[at.PALETTE + seat], rule), names))
    return found


def leaders_after(position: Red7Position, move: i64) -> tuple[int | None, ...]:
    """The leaders once the player to move has moved a card."""
    if move >= moves.PAINT and move < moves.REPAINT:
        return leaders(position)  # the palettes stay as they are
    after = position.copy()
    d = after.data
    card = (move - moves.LAY) % CARDS
    seat = d[at.TURN]
    if move < moves.PAINT:
        after.add(seat, card)
    else:
        if move >= moves.TAKE:
            seat = owner(position, card)
        after.set_palette(seat, d[at.PALETTE + seat] ^ bit(card))
    return leaders(after)


def owner(position: Red7Position, card: i64) -> i64:
    """The seat in whose palette a card lies."""
    seat: i64 = 0
    while position.data[at.PALETTE + seat] >> card & 1 == 0:
        seat += 1
    return seat
