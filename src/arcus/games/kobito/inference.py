"""A seat's knowledge in Kobito, inferred from its view."""

from collections import Counter
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from arcus.games.kobito import cards, fields as at, notation, piles, rainbows, stages, visible
from arcus.games.kobito.knowledge import KobitoKnowledge
from arcus.games.kobito.position import KobitoPosition, blank
from arcus.games.kobito.view import Cards, Gold, KobitoView


def _kinds(names: Cards) -> list[int]:
    return [cards.NAMES.index(name) for name in names]


def _pile(counts: Sequence[int]) -> int:
    return cards.pile_of(kind for kind, count in enumerate(counts) for _ in range(count))


def _gold_card(some: Gold) -> int:
    return some.length << cards.GOLD_SHIFT | some.points


def knowledge(view: KobitoView, golds: Sequence[int]) -> KobitoKnowledge:
    """Return what is certain from a view alone."""
    known = blank(view.players, vec[i64]())
    _set_table(known, view)
    d, table, memory = known.data, view.table, view.memory
    seen = Counter(_kinds(table.discard))
    for row in range(rainbows.bench_row(view.players, 0)):
        seen.update(notation.cards_in(notation.stacks(known, row)))
    for seat in range(view.players):
        seen.update(visible.kinds_of(d[at.HAND + seat]) + visible.kinds_of(d[at.PENALTY + seat]))
    buried = _kinds(memory.buried)
    bound = [fresh - taken for fresh, taken in zip(memory.fresh, memory.taken, strict=True)]
    free: list[int] = []
    held: list[int] = []
    for kind in range(cards.KINDS):
        unseen = cards.COPIES[kind] - seen[kind]
        loose = min(unseen, bound[kind]) if d[at.FRESH] else unseen
        free += [kind] * (loose - buried.count(kind))
        held += [kind] * (unseen - loose)
    missing = [table.hands[seat] - piles.size_of(d[at.HAND + seat]) for seat in range(view.players)]
    open_golds = [pot.gold for pot in table.pots if pot] + [win.gold for win in table.won]
    hidden_golds = Counter(golds) - Counter(map(_gold_card, open_golds))
    return KobitoKnowledge(
        known=known,
        seat=-1 if view.seat is None else view.seat,
        free=vec[i64](free),
        held=vec[i64](held),
        buried=vec[i64](buried),
        golds=vec[i64](sorted(hidden_golds.elements())),
        missing=vec[i64](missing),
    )


def _set_table(known: KobitoPosition, view: KobitoView) -> None:
    """Set what is known: the table, the seat's own hand, and the kobito that others are known to hold."""
    d, table, memory = known.data, view.table, view.memory
    for place, pot in enumerate(table.pots):
        if pot is not None:
            d[at.CARD + place] = _gold_card(pot.gold)
            notation.lay_out(known, place, pot.rainbow)
    for seat in range(view.players):
        for bench, rainbow in enumerate(table.benches[seat]):
            notation.lay_out(known, rainbows.bench_row(seat, bench), rainbow)
        d[at.PENALTY + seat] = cards.pile_of(_kinds(table.penalties[seat]))
        d[at.KNOWN + seat] = memory.known[seat]
        d[at.HAND + seat] = cards.pile_of([cards.KOBITO] * memory.known[seat])
        d[at.GOLD_WON + seat] = sum(win.gold.points for win in table.won if win.seat == seat)
    if view.seat is not None:
        d[at.HAND + view.seat] = cards.pile_of(_kinds(table.hand))
        d[at.TAKEN + view.seat] = _pile(memory.taken)
    known.wins = vec[i64]([win.seat << cards.WIN_SHIFT | _gold_card(win.gold) for win in table.won])
    d[at.DISCARD] = cards.pile_of(_kinds(table.discard))
    d[at.TURN] = table.turn
    d[at.STAGE] = stages.NAMES.index(table.stage)
    d[at.OWED] = table.owed
    d[at.ACTED] = table.acted
    d[at.IDLE] = table.idle
    d[at.FRESH] = _pile(memory.fresh)
    d[at.SURE] = sum(cards.KIND_BIT[kind] for kind in _kinds(memory.buried))
    d[at.STARTS] = memory.starts
    d[at.SHUFFLES] = memory.shuffles
    d[at.DECISION] = view.decision
