"""The compiled part of a Red7 view: sets of cards as texts, and who leads or would lead."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit, count, names_of
from arcus.games.red7 import cards, fields as at, leading, moves, scoring, turns
from arcus.games.red7.position import Red7Position

Leads = tuple[tuple[int | None, ...], tuple[int, ...]]


def texts_of(mask: i64) -> tuple[str, ...]:
    """Return a set of cards as texts, highest first."""
    return names_of(mask, cards.CARD_TEXTS)[::-1]


def texts_within(sets: vec[i64], within: i64) -> tuple[tuple[str, ...], ...]:
    """Return several sets of cards as texts, each without cards that are not in `within`."""
    found: list[tuple[str, ...]] = []
    for mask in sets:
        found.append(texts_of(mask & within))
    return tuple(found)


def palettes(position: Red7Position, seats: i64) -> tuple[tuple[str, ...] | None, ...]:
    """Return the palettes of these seats; None for the others."""
    d = position.data
    found: list[tuple[str, ...] | None] = []
    seat: i64
    for seat in range(d[at.PLAYERS]):
        if seats >> seat & 1 != 0:
            found.append(texts_of(d[at.PALETTE + seat]))
        else:
            found.append(None)
    return tuple(found)


def hand_sizes(position: Red7Position) -> tuple[int, ...]:
    """Return how many cards each player holds."""
    d = position.data
    found: list[int] = []
    seat: i64
    for seat in range(d[at.PLAYERS]):
        found.append(int(count(d[at.HAND + seat])))
    return tuple(found)


def leaders(position: Red7Position) -> tuple[int | None, ...]:
    """Return the seat that leads under each rule, red first; None where there is none."""
    found: list[int | None] = []
    rule: i64
    for rule in range(cards.RED, -1, -1):
        seat = leading.leader(position.data, rule)
        if seat < 0:
            found.append(None)
        else:
            found.append(int(seat))
    return tuple(found)


def leading_cards(position: Red7Position) -> list[tuple[str, ...]]:
    """Return the cards that meet each rule in its leader's palette, red first."""
    d = position.data
    found: list[tuple[str, ...]] = []
    rule: i64
    for rule in range(cards.RED, -1, -1):
        seat = leading.leader(d, rule)
        if seat < 0:
            found.append(())
        else:
            found.append(texts_of(scoring.cards_meeting(d[at.PALETTE + seat], rule)))
    return found


def _leads(position: Red7Position) -> Leads:
    d = position.data
    found = leaders(position)
    counts: list[int] = []
    rule: i64 = cards.RED
    for leader in found:
        if leader is None:
            counts.append(0)
        else:
            counts.append(int(count(scoring.cards_meeting(d[at.PALETTE + leader], rule))))
        rule -= 1
    return found, tuple(counts)


def leads_after(position: Red7Position, move: i64) -> Leads:
    """Return the leader under each rule after a move with a card, and with how many cards, red first."""
    if move >= moves.PAINT and move < moves.REPAINT:
        return _leads(position)  # the palettes stay as they are
    after = position.copy()
    d = after.data
    card = moves.card_of(move)
    seat = d[at.TURN]
    if move < moves.PAINT:
        leading.add_card(d, seat, card)
    else:
        if move >= moves.TAKE:
            seat = turns.palette_with(d, card)
        leading.set_palette(d, seat, d[at.PALETTE + seat] ^ bit(card))
    return _leads(after)
