"""A seat's knowledge in Red7, inferred from its view."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core import bits
from arcus.games.red7 import cards, fields as at, leading, scoring, stages
from arcus.games.red7.knowledge import Red7Knowledge
from arcus.games.red7.position import blank
from arcus.games.red7.view import Cards, Red7View


def _set(texts: Cards) -> int:
    return sum(1 << cards.parse_card(card) for card in texts)


def knowledge(view: Red7View, options: int, rounds: int) -> Red7Knowledge:
    """Return what is certain from a view alone."""
    known = blank(view.players, options, rounds)
    d, table, memory = known.data, view.table, view.memory
    seen = _set(memory.deck_top)
    for seat in range(view.players):
        palette = table.palettes[seat] or memory.palettes_out[seat] or ()
        leading.set_palette(d, seat, _set(palette))
        d[at.HAND + seat] = _set(memory.held[seat])
        d[at.SCORED + seat] = _set(table.scored[seat])
        d[at.WON + seat] = table.won[seat]
        seen |= d[at.PALETTE + seat] | d[at.HAND + seat]
    canvas = [cards.parse_card(card) for card in table.canvas]
    d[at.CANVAS] = _set(table.canvas)
    d[at.CANVAS_TOP] = canvas[-1] if canvas else cards.NO_CARD
    d[at.SEEN] = seen | d[at.CANVAS]
    if view.seat is not None:
        d[at.HAND + view.seat] = _set(table.hand)
    d[at.RULE] = cards.COLOURS.index(table.rule)
    d[at.TURN] = table.turn
    d[at.STAGE] = stages.NAMES.index(table.stage)
    d[at.LAST] = cards.NO_CARD if table.last is None else cards.parse_card(table.last)
    d[at.ACTIVE] = sum(1 << seat for seat, palette in enumerate(table.palettes) if palette is not None)
    d[at.KNOWN] = len(memory.deck_top)
    d[at.ROUND] = table.round
    d[at.DECISION] = view.decision
    known.deck = vec[i64]([cards.parse_card(card) for card in memory.deck_top])
    leading.update_rivals(d)
    own = 0 if view.seat is None else d[at.HAND + view.seat]
    unseen = bits.members(cards.ALL & ~(d[at.SEEN] | own | scoring.cards_scored(d)))
    missing = [table.hands[seat] - bits.count(d[at.HAND + seat]) for seat in range(view.players)]
    return Red7Knowledge(known, vec[i64](unseen), vec[i64](missing))
