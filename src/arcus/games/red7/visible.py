"""The compiled part of a Red7 view: sets of cards as texts, and who leads or would lead."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit, count, names_of
from arcus.games.red7 import cards, fields as at, leading, moves, scoring, turns
from arcus.games.red7.position import Red7Position

Leaders = tuple[tuple[int | None, ...], tuple[int, ...]]


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


def leads(position: Red7Position) -> tuple[list[int | None], list[tuple[str, ...]]]:
    """Return the leader under each rule (None: there is none) and the cards that meet it, red first."""
    d = position.data
    leaders: list[int | None] = []
    meeting: list[tuple[str, ...]] = []
    rule: i64
    for rule in range(cards.RED, -1, -1):
        seat = leading.leader(d, rule)
        if seat < 0:
            leaders.append(None)
            meeting.append(())
        else:
            leaders.append(int(seat))
            meeting.append(texts_of(scoring.cards_meeting(d[at.PALETTE + seat], rule)))
    return leaders, meeting


def _leaders(d: vec[i64]) -> Leaders:
    """Return the leader under each rule, red first, and with how many cards."""
    leaders: list[int | None] = []
    counts: list[int] = []
    rule: i64
    for rule in range(cards.RED, -1, -1):
        seat = leading.leader(d, rule)
        if seat < 0:
            leaders.append(None)
            counts.append(0)
        else:
            leaders.append(int(seat))
            counts.append(int(scoring.cards_counted(d[at.SCORE + cards.RULES * seat + rule], rule)))
    return tuple(leaders), tuple(counts)


def leaders_after(position: Red7Position, move: i64) -> Leaders:
    """Return the leader under each rule after a move with a card, and with how many cards, red first."""
    if move >= moves.PAINT and move < moves.REPAINT:
        return _leaders(position.data)  # the palettes stay as they are
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
    return _leaders(d)
