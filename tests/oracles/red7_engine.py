"""The engine's position of Red7 in the terms of its oracle."""

from typing import Any

from arcus.core.bits import members
from arcus.games.red7 import fields as at, leading, stages
from arcus.games.red7.cards import COLOURS, NO_CARD, card_text
from arcus.games.red7.game import Red7
from arcus.games.red7.position import Red7Position
from arcus.games.red7.scoring import cards_meeting


def _cards(some: int) -> list[str]:
    return sorted(card_text(card) for card in members(some))


def engine_state(game: Red7, position: Red7Position) -> dict[str, Any]:
    """Return the same summary as the oracle's `state`."""
    d = position.data
    seats = range(game.players)
    active = members(d[at.ACTIVE])
    leaders = {colour: leading.leader(d, rule) for rule, colour in enumerate(COLOURS)}
    outcome = game.outcome(position)
    return {
        "round": d[at.ROUND],
        "turn": d[at.TURN],
        "stage": stages.NAMES[d[at.STAGE]],
        "active": active,
        "hands": [_cards(d[at.HAND + seat]) for seat in seats],
        "palettes": [_cards(d[at.PALETTE + seat]) for seat in seats],
        "canvas": _cards(d[at.CANVAS]),
        "canvas top": None if d[at.CANVAS_TOP] == NO_CARD else card_text(d[at.CANVAS_TOP]),
        "rule": COLOURS[d[at.RULE]],
        "deck": [card_text(position.deck[i]) for i in range(d[at.LEFT])],
        "known": d[at.KNOWN],
        "seen": _cards(d[at.SEEN]),
        "scored": [_cards(d[at.SCORED + seat]) for seat in seats],
        "won": [d[at.WON + seat] for seat in seats],
        "leaders": {colour: None if seat < 0 else seat for colour, seat in leaders.items()},
        "sets": {
            seat: {colour: _cards(cards_meeting(d[at.PALETTE + seat], rule)) for rule, colour in enumerate(COLOURS)}
            for seat in active
        },
        "winners": None if outcome is None else list(outcome.winners),
    }
