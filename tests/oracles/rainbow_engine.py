"""The engine's position of Rainbow in the terms of its oracle."""

from typing import Any

from arcus.core.game import Seat
from arcus.games.rainbow import fields as at, stages
from arcus.games.rainbow.cards import FACES
from arcus.games.rainbow.game import Rainbow
from arcus.games.rainbow.notation import pile_cards
from arcus.games.rainbow.position import RainbowPosition
from arcus.games.rainbow.view import Seen

Sides = list[str | None]


def engine_state(game: Rainbow, position: RainbowPosition) -> dict[str, Any]:
    """Return the same summary as the oracle's `state`; what each player has seen is read from the views."""
    d = position.data

    def text(card: int) -> str:
        return FACES[position.deck[2 * card]] + FACES[position.deck[2 * card + 1]]

    def hand(seat: Seat) -> list[str | None]:
        cards = [d[at.HAND + 3 * seat + slot] for slot in range(3)]
        return [text(card) if d[at.HELD + seat] >> slot & 1 else None for slot, card in enumerate(cards)]

    return {
        "turn": d[at.TURN],
        "round": d[at.ROUND],
        "stage": stages.NAMES[d[at.STAGE]],
        "hands": [hand(0), hand(1)],
        "row": [(text(d[at.ROW + place] >> 1), d[at.ROW + place] & 1) for place in range(d[at.ROWS])],
        "piles": [[text(card) for card in pile_cards(position, seat)] for seat in range(2)],
        "deck": [text(card) for card in range(d[at.LOW], d[at.HIGH])],
        "seen": [_seen(game, position, seat) for seat in (0, 1, None)],
    }


def _seen(game: Rainbow, position: RainbowPosition, seat: Seat | None) -> dict[str, Any]:
    view = game.view(position, seat)
    hands: list[list[Sides | None]] = [[None] * 3, [None] * 3]
    for owner, hand in enumerate(view.table.hands):
        for held in hand:
            hands[owner][held.slot - 1] = _sides(held.face, None, seat)
    for place, laid in enumerate(view.memory.row):
        up = laid.card.near if laid.up == (seat or 0) else laid.card.far
        assert up == view.table.row[place]
    return {
        "hands": hands,
        "next": _sides(view.table.next, None, seat),
        "row": [_of(laid.card, seat) for laid in view.memory.row],
        "piles": [[_of(card, seat) for card in pile] for pile in view.memory.piles],
    }


def _of(card: Seen, seat: Seat | None) -> Sides:
    return _sides(card.near, card.far, seat)


def _sides(near: str | None, far: str | None, seat: Seat | None) -> Sides:
    """Return A's and B's side of a card, given the sides near to and far from a viewer."""
    return [far, near] if seat == 1 else [near, far]
