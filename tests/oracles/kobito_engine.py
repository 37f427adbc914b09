"""The engine's position of Kobito in the terms of its oracle."""

from typing import Any

from arcus.games.kobito import fields as at
from arcus.games.kobito.cards import BENCHES, GOLD_POINTS, GOLD_SHIFT, NAMES
from arcus.games.kobito.game import Kobito
from arcus.games.kobito.notation import kinds_of, stacks
from arcus.games.kobito.position import KobitoPosition


def _names(pile: int) -> list[str]:
    return sorted(NAMES[kind] for kind in kinds_of(pile))


def _gold(position: KobitoPosition, place: int) -> dict[str, Any] | None:
    card = position.data[at.CARD + place]
    if not card:
        return None
    return {"length": card >> GOLD_SHIFT, "points": card & GOLD_POINTS, "rainbow": stacks(position, place)}


def engine_state(game: Kobito, position: KobitoPosition) -> dict[str, Any]:
    """Return the same summary as the oracle's `state`."""
    d = position.data
    seats = range(game.players)
    won: list[list[list[int]]] = [[] for _ in seats]
    for win in position.wins:
        won[win >> 16].append([win >> GOLD_SHIFT & 255, win & GOLD_POINTS])
    return {
        "hands": [_names(d[at.HAND + seat]) for seat in seats],
        "gold": [_gold(position, place) for place in range(3)],
        "benches": [[stacks(position, 3 + BENCHES * seat + b) or None for b in range(BENCHES)] for seat in seats],
        "score": [{"gold": won[seat], "penalty": _names(d[at.PENALTY + seat])} for seat in seats],
        "deck": d[at.LEFT],
        "gold_deck": d[at.GOLD_LEFT],
        "discard": _names(d[at.DISCARD]),
        "owed": d[at.OWED],
        "active": d[at.TURN],
    }
