"""What a seat of Kobito sees, could remember, and knows."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Choice, Seat, View
from arcus.games.kobito import fields as at, moves, stages
from arcus.games.kobito.cards import (
    ALL_SHIFT,
    BENCHES,
    COPIES,
    COST,
    GOLD_POINTS,
    GOLD_SHIFT,
    HAND_SIZE,
    KIND_BIT,
    KINDS,
    KOBITO,
    LENGTH_SHIFT,
    NAMES,
    pile_of,
)
from arcus.games.kobito.knowledge import KobitoKnowledge
from arcus.games.kobito.legality import free_bench
from arcus.games.kobito.notation import Rainbow as Rainbow, cards_in, lay_out, rainbows, stacks
from arcus.games.kobito.position import KobitoPosition, blank
from arcus.games.kobito.visible import counts_of, kinds_of, names_of, sizes

Cards = tuple[str, ...]  # `1` to `12`, `kobito`, `swap`; in a rainbow a kobito with its number: `kobito=7`


class Gold(msgspec.Struct, frozen=True):
    """A gold card: the length it asks for, and the points it gives."""

    length: int
    points: int


class Pot(msgspec.Struct, frozen=True):
    """A gold card on the table, and the rainbow beside it."""

    gold: Gold
    rainbow: Rainbow


class Won(msgspec.Struct, frozen=True):
    """A gold card in a score pile."""

    seat: Seat
    gold: Gold


class KobitoTable(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    hand: Cards
    """The seat's own cards, sorted; empty for a spectator."""
    hands: tuple[int, ...]
    """How many cards each player holds."""
    pots: tuple[Pot | None, ...]
    """The three gold places; the one whose gold ended the game is None."""
    benches: tuple[tuple[Rainbow, ...], ...]
    """Each player's four benches; a free one is empty."""
    won: tuple[Won, ...]
    """All gold cards won, in order."""
    penalties: tuple[Cards, ...]
    """The rainbow cards in each player's score pile."""
    points: tuple[int, ...]
    """What each player would have if the game were counted now."""
    deck: int
    gold_deck: int
    discard: Cards
    turn: Seat
    stage: str
    """What the player to move is at: playing, paying, bringing away a card left over; or over."""
    owed: int
    """How many cards the player to move still has to play."""
    acted: bool
    """Has something been played, paid or moved this turn?"""
    idle: int
    """For how many turns in a row nothing happened at all."""


class KobitoMemory(msgspec.Struct, frozen=True):
    """What was seen earlier and is known for certain. Counts are by kind: 1 to 12, kobito, swap."""

    taken: tuple[int, ...]
    """What the seat itself has drawn since the discard pile was shuffled; all 0 for a spectator."""
    known: tuple[int, ...]
    """For each player, how many kobito in the hand were taken from the table."""
    fresh: tuple[int, ...]
    """The discard pile as it was last shuffled, less start cards turned up since; all 0: not yet."""
    buried: Cards
    """Kobito and swap cards that must be in the deck: turned up and shuffled back, and nobody has drawn since."""
    starts: int
    """How often the deck was shuffled for a start card."""
    shuffles: int
    """How often the discard pile was shuffled."""


class KobitoPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many cards would be owed after a move, the gold card that it would win, and the points that it costs."""

    owed: int
    wins: Gold | None = None
    costs: int = 0


KobitoView = View[KobitoTable, KobitoMemory, KobitoPreview]
OWING = {costs: tuple(KobitoPreview(owed, None, costs) for owed in range(HAND_SIZE + 1)) for costs in (0, COST)}
NO_GOLD = 3  # after the three places beside gold

# The numbers of the rules that say what may be done at each stage, once nothing is owed and while cards are.
ASKED = {"playing": ("4.3", "4.4"), "paying": ("10.1", "10.3", "10.4"), "leftover": ("6.5",), "over": ()}
ASKED_OWING = {**ASKED, "playing": ("4.1", "4.4", "10.1")}
RULES_NOW = tuple(tuple(asked[stage] for stage in stages.NAMES) for asked in (ASKED, ASKED_OWING))


@lru_cache(maxsize=256)
def gold(card: int) -> Gold:
    """A gold card."""
    return Gold(card >> GOLD_SHIFT, card & GOLD_POINTS)


@lru_cache(maxsize=512)
def won(win: int) -> Won:
    """A gold card in a score pile."""
    return Won(win >> 16, gold(win & 0xFFFF))


def _kinds(cards: Cards) -> list[int]:
    return [NAMES.index(card) for card in cards]


def _pile(counts: Sequence[int]) -> int:
    return pile_of(kind for kind, count in enumerate(counts) for _ in range(count))


def table(position: KobitoPosition) -> KobitoTable:
    """What lies open to all."""
    d = position.data
    players = d[at.PLAYERS]
    rows = rainbows(position, 0, 3 + BENCHES * players)
    pots = zip(d[at.CARD : at.CARD + 3], rows, strict=False)
    return KobitoTable(
        hand=(),
        hands=sizes(d[at.HAND : at.HAND + players]),
        pots=tuple([Pot(gold(card), rainbow) if card else None for card, rainbow in pots]),
        benches=tuple([tuple(rows[base : base + BENCHES]) for base in range(3, len(rows), BENCHES)]),
        won=tuple(map(won, position.wins)),
        penalties=tuple([names_of(pile, NAMES) for pile in d[at.PENALTY : at.PENALTY + players]]),
        points=tuple(map(position.points, range(players))),
        deck=d[at.LEFT],
        gold_deck=d[at.GOLD_LEFT],
        discard=names_of(d[at.DISCARD], NAMES),
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        owed=d[at.OWED],
        acted=bool(d[at.ACTED]),
        idle=d[at.IDLE],
    )


def memory(position: KobitoPosition) -> KobitoMemory:
    """What all could remember."""
    d = position.data
    return KobitoMemory(
        taken=counts_of(0),
        known=tuple(d[at.KNOWN : at.KNOWN + d[at.PLAYERS]]),
        fresh=counts_of(d[at.FRESH]),
        buried=names_of(d[at.SURE], NAMES),
        starts=d[at.STARTS],
        shuffles=d[at.SHUFFLES],
    )


def hand(position: KobitoPosition, seat: Seat) -> Cards:
    """A seat's cards, sorted."""
    return names_of(position.data[at.HAND + seat], NAMES)


def taken(position: KobitoPosition, seat: Seat) -> tuple[int, ...]:
    """What a seat has drawn since the discard pile was shuffled, by kind."""
    return counts_of(position.data[at.TAKEN + seat])


def rules(position: KobitoPosition) -> tuple[str, ...]:
    """The numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.OWED] > 0][d[at.STAGE]]


class _Told(NamedTuple):
    """What can be told of a seat's move whatever the position."""

    text: str
    card: str | None
    source: str | None
    target: str | None  # None where it depends
    counted: int  # how many cards it takes off what is owed
    gold: int  # the place beside gold that it makes longer, or NO_GOLD
    size: int  # by so much
    costs: int = 0  # points


@lru_cache(maxsize=4096)
def _told(move: int, seat: Seat) -> _Told:
    text = moves.move_text(move)
    verb, *words = text.split()
    hand = f"hand/{seat}"
    if verb == "end":
        return _Told(text, None, None, None, 0, NO_GOLD, 0)
    if verb == "pay":
        return _Told(text, _name(words[0]), hand, f"score/{seat}", 1, NO_GOLD, 0, COST)
    if verb == "start":
        return _Told(text, "-".join(map(_name, words)), hand, None, 2, NO_GOLD, 0)
    if verb == "move":
        bench, _, size, goal, _ = words
        return _Told(text, None, place_name(bench, seat), goal, 0, moves.PLACES.index(goal), int(size))
    card, target = _name(words[0]), place_name(words[1], seat)
    if verb == "lay":
        return _Told(text, card, hand, target, 1, min(moves.PLACES.index(words[1]), NO_GOLD), 1)
    return _Told(text, card, hand, target, 2 if verb == "swap" else 0, NO_GOLD, 0)


def choice(position: KobitoPosition, seat: Seat, move: int) -> Choice[KobitoPreview]:
    """A legal move, with what it would leave owed, what it would win, and what it costs."""
    told = _told(move, seat)
    if move == moves.END:
        return Choice(move, told.text)
    d = position.data
    preview = OWING[told.costs][max(0, d[at.OWED] - told.counted)]
    if told.gold != NO_GOLD:
        card = d[at.CARD + told.gold]
        if (d[at.RAINBOW + told.gold] >> LENGTH_SHIFT) + told.size >= card >> GOLD_SHIFT:
            preview = KobitoPreview(preview.owed, gold(card))
    target = told.target or f"b{free_bench(d, seat) + 1}/{seat}"
    return Choice(move, told.text, told.card, told.source, target, preview)


def _name(card: str) -> str:
    return {"k": "kobito", "s": "swap"}.get(card, card)


def place_name(place: str, seat: Seat) -> str:
    """A place of a move's notation as events name it: `g1`, `b2/0`."""
    if place.startswith("p"):
        return f"{place[2:]}/{place[1]}"
    return f"{place}/{seat}" if place.startswith("b") else place


def knowledge(view: KobitoView, golds: Sequence[int]) -> KobitoKnowledge:
    """What is certain from a view alone."""
    known = blank(view.players, vec[i64]())
    _set_table(known, view)
    d, table, memory = known.data, view.table, view.memory
    seen = Counter(_kinds(table.discard))
    for row in range(3 + BENCHES * view.players):
        seen.update(cards_in(stacks(known, row)))
    for seat in range(view.players):
        seen.update(kinds_of(d[at.HAND + seat]) + kinds_of(d[at.PENALTY + seat]))
    buried = _kinds(memory.buried)
    bound = [fresh - taken for fresh, taken in zip(memory.fresh, memory.taken, strict=True)]
    free: list[int] = []
    held: list[int] = []
    for kind in range(KINDS):
        unseen = COPIES[kind] - seen[kind]
        loose = min(unseen, bound[kind]) if d[at.FRESH] else unseen
        free += [kind] * (loose - buried.count(kind))
        held += [kind] * (unseen - loose)
    missing = [table.hands[seat] - (d[at.HAND + seat] >> ALL_SHIFT) for seat in range(view.players)]
    open_golds = [pot.gold for pot in table.pots if pot] + [win.gold for win in table.won]
    hidden_golds = Counter(golds) - Counter(each.length << GOLD_SHIFT | each.points for each in open_golds)
    return KobitoKnowledge(
        known,
        -1 if view.seat is None else view.seat,
        vec[i64](free),
        vec[i64](held),
        vec[i64](buried),
        vec[i64](sorted(hidden_golds.elements())),
        vec[i64](missing),
    )


def _set_table(known: KobitoPosition, view: KobitoView) -> None:
    """Put down what is known: the table, the own hand, and the kobito that others are known to hold."""
    d, table, memory = known.data, view.table, view.memory
    for place, pot in enumerate(table.pots):
        if pot is not None:
            d[at.CARD + place] = pot.gold.length << GOLD_SHIFT | pot.gold.points
            lay_out(known, place, pot.rainbow)
    for seat in range(view.players):
        for bench, rainbow in enumerate(table.benches[seat]):
            lay_out(known, 3 + BENCHES * seat + bench, rainbow)
        d[at.PENALTY + seat] = pile_of(_kinds(table.penalties[seat]))
        d[at.KNOWN + seat] = memory.known[seat]
        d[at.HAND + seat] = pile_of([KOBITO] * memory.known[seat])
        d[at.GOLD_WON + seat] = sum(win.gold.points for win in table.won if win.seat == seat)
    if view.seat is not None:
        d[at.HAND + view.seat] = pile_of(_kinds(table.hand))
        d[at.TAKEN + view.seat] = _pile(memory.taken)
    known.wins = vec[i64]([win.seat << 16 | win.gold.length << GOLD_SHIFT | win.gold.points for win in table.won])
    d[at.DISCARD] = pile_of(_kinds(table.discard))
    d[at.TURN] = table.turn
    d[at.STAGE] = stages.NAMES.index(table.stage)
    d[at.OWED] = table.owed
    d[at.ACTED] = table.acted
    d[at.IDLE] = table.idle
    d[at.FRESH] = _pile(memory.fresh)
    d[at.SURE] = sum(KIND_BIT[kind] for kind in _kinds(memory.buried))
    d[at.STARTS] = memory.starts
    d[at.SHUFFLES] = memory.shuffles
    d[at.DECISION] = view.decision
