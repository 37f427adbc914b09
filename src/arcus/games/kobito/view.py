"""Views of Kobito: the table and the memory of a seat, and its choices."""

from functools import lru_cache
from typing import NamedTuple, TypeVar

import msgspec

from arcus.core.game import Choice, Seat, View
from arcus.games.kobito import cards, fields as at, moves, notation, rainbows, stages, visible
from arcus.games.kobito.notation import Rainbow as Rainbow
from arcus.games.kobito.position import KobitoPosition

T = TypeVar("T")
Cards = tuple[str, ...]  # `1` to `12`, `kobito`, `swap`; in a rainbow a kobito with its number: `kobito=7`

Ends = tuple[int, int]  # the numbers that fit the low and the high end of a rainbow


class Gold(msgspec.Struct, frozen=True):
    """A gold card: the length of the rainbow that wins it, and its points."""

    length: int
    points: int


class Pot(msgspec.Struct, frozen=True):
    """A gold card on the table, and the rainbow beside it."""

    gold: Gold
    rainbow: Rainbow
    fits: Ends | None


class Won(msgspec.Struct, frozen=True):
    """A gold card in a score pile."""

    seat: Seat
    gold: Gold


class KobitoTable(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    hand: Cards
    """The seat's own cards, sorted; empty for a spectator."""
    hands: tuple[int, ...]
    """How many cards each player holds."""
    pots: tuple[Pot | None, ...]
    """The three gold places; None for the one whose gold card ended the game."""
    benches: tuple[tuple[Rainbow, ...], ...]
    """Each player's four benches; a free one is empty."""
    bench_fits: tuple[tuple[Ends | None, ...], ...]
    """What fits the rainbow on each of them; None on a free one."""
    won: tuple[Won, ...]
    """All gold cards won, in order."""
    penalties: tuple[Cards, ...]
    """The rainbow cards in each player's score pile."""
    points: tuple[int, ...]
    """Each player's points if the game were counted now."""
    deck: int
    gold_deck: int
    discard: Cards
    turn: Seat
    stage: str
    """The name of the stage: playing, paying, leftover (one card has to go to gold) or over."""
    owed: int
    """How many cards the player to move still has to play."""
    acted: bool
    """Whether a card was played, paid or moved this turn."""
    idle: int
    """How many turns in a row nothing happened."""


class KobitoMemory(msgspec.Struct, frozen=True):
    """Facts seen earlier that are still certain. Counts are by kind: 1 to 12, kobito, swap."""

    taken: tuple[int, ...]
    """The cards that the seat itself has drawn since the discard pile was shuffled; all 0 for a spectator."""
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
    """The cards owed after a move, the gold card that it wins, and the points that it costs."""

    owed: int
    wins: Gold | None = None
    costs: int = 0
    counted: int = 0
    """How many of the cards owed it stands for."""


KobitoView = View[KobitoTable, KobitoMemory, KobitoPreview]
OWING = {  # by the points that a move costs, the cards that it counts for, and those owed after it
    costs: tuple(
        tuple(KobitoPreview(owed, None, costs, counted) for owed in range(cards.HAND_SIZE + 1)) for counted in range(3)
    )
    for costs in (0, cards.COST)
}
NO_GOLD = 3  # after the three places beside gold

# The numbers of the rules that matter at each stage, once nothing is owed and while cards are.
STAGE_RULES = {"playing": ("4.3", "4.4"), "paying": ("10.1", "10.3", "10.4"), "leftover": ("6.5",), "over": ()}
STAGE_RULES_OWING = {**STAGE_RULES, "playing": ("4.1", "4.4", "10.1")}
RULES_NOW = tuple(tuple(rules[stage] for stage in stages.NAMES) for rules in (STAGE_RULES, STAGE_RULES_OWING))


@lru_cache(maxsize=256)
def gold(card: int) -> Gold:
    """Return a gold card."""
    return Gold(card >> cards.GOLD_SHIFT, card & cards.GOLD_POINTS)


@lru_cache(maxsize=512)
def won(win: int) -> Won:
    """Return a gold card in a score pile."""
    return Won(win >> cards.WIN_SHIFT, gold(win & cards.WIN_CARD))


def table(position: KobitoPosition, seat: Seat | None) -> KobitoTable:
    """Return the table as a seat, or a spectator, sees it."""
    d = position.data
    players = d[at.PLAYERS]
    after = rainbows.bench_row(players, 0)
    rows = notation.rainbows(position, 0, after)
    fits = [_ends(run) for run in d[at.RAINBOW : at.RAINBOW + after]]
    pots = zip(d[at.CARD : at.CARD + moves.GOLD_PLACES], rows, fits, strict=False)
    return KobitoTable(
        hand=() if seat is None else visible.names_of(d[at.HAND + seat]),
        hands=visible.sizes(d[at.HAND : at.HAND + players]),
        pots=tuple([Pot(gold(card), rainbow, ends) if card else None for card, rainbow, ends in pots]),
        benches=_by_seat(rows),
        bench_fits=_by_seat(fits),
        won=tuple(map(won, position.wins)),
        penalties=tuple([visible.names_of(pile) for pile in d[at.PENALTY : at.PENALTY + players]]),
        points=tuple(map(position.points, range(players))),
        deck=d[at.LEFT],
        gold_deck=d[at.GOLD_LEFT],
        discard=visible.names_of(d[at.DISCARD]),
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        owed=d[at.OWED],
        acted=bool(d[at.ACTED]),
        idle=d[at.IDLE],
    )


def _by_seat(rows: list[T]) -> tuple[tuple[T, ...], ...]:
    """Return the rows of all workshops, seat by seat."""
    return tuple(
        [tuple(rows[first : first + cards.BENCHES]) for first in range(moves.GOLD_PLACES, len(rows), cards.BENCHES)]
    )


def _ends(run: int) -> Ends | None:
    """Return the numbers that fit a rainbow, if there is one."""
    return (rainbows.fits_low(run) + 1, rainbows.fits_high(run) + 1) if run else None


def memory(position: KobitoPosition, seat: Seat | None) -> KobitoMemory:
    """Return what a seat, or a spectator, could remember."""
    d = position.data
    return KobitoMemory(
        taken=visible.counts_of(0 if seat is None else d[at.TAKEN + seat]),
        known=tuple(d[at.KNOWN : at.KNOWN + d[at.PLAYERS]]),
        fresh=visible.counts_of(d[at.FRESH]),
        buried=visible.names_of(d[at.SURE]),
        starts=d[at.STARTS],
        shuffles=d[at.SHUFFLES],
    )


def rules(position: KobitoPosition) -> tuple[str, ...]:
    """Return the numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.OWED] > 0][d[at.STAGE]]


class _Summary(NamedTuple):
    """The parts of a seat's move that do not depend on the rest of the position."""

    text: str
    kind: str
    cards: Cards = ()
    source: str | None = None
    target: str | None = None
    counted: int = 0  # how many cards it takes off those owed
    gold: int = NO_GOLD  # the place beside gold where it makes the rainbow longer
    size: int = 0  # by this many cards
    costs: int = 0  # points


@lru_cache(maxsize=4096)
def _summary(move: int, seat: Seat, first: int) -> _Summary:
    """Return the parts of a move; `first` is the bench of a rainbow that it starts, or the low number of a piece."""
    text, hand = moves.move_text(move), f"hand/{seat}"
    kind = text.split()[0]
    if move == moves.END:
        return _Summary(text, kind)
    if move < moves.START:
        paid = (cards.NAMES[move - moves.PAY],)
        return _Summary(text, kind, paid, hand, f"score/{seat}", counted=1, costs=cards.COST)
    if move < moves.LAY:
        both = cards.NAMES[moves.start_low(move)], cards.NAMES[moves.start_high(move)]
        return _Summary(text, kind, both, hand, _bench_name(first, seat), counted=2)
    if move < moves.MOVE:
        place = moves.lay_place(move)
        target = f"{place_name(moves.PLACES[place], seat)}:{moves.ENDS[moves.lay_end(move)]}"
        laid = (cards.NAMES[moves.lay_kind(move)],)
        return _Summary(text, kind, laid, hand, target, counted=1, gold=min(place, NO_GOLD), size=1)
    if move < moves.SWAP:
        gold, size = moves.piece_gold(move), moves.piece_size(move)
        source = f"{_bench_name(moves.piece_bench(move), seat)}:{moves.ENDS[moves.piece_end(move)]}"
        target = f"{moves.PLACES[gold]}:{moves.ENDS[moves.piece_goal_end(move)]}"
        piece = tuple(cards.NAMES[(first + i) % cards.NUMBERS] for i in range(size))
        return _Summary(text, kind, piece, source, target, gold=gold, size=size)
    if move < moves.EXCHANGE:
        spot, counted = moves.swap_spot(move), 2
        put: Cards = (cards.NAMES[moves.swap_kind(move)], cards.NAMES[cards.SWAP_CARD])
    else:
        put, spot, counted = (cards.NAMES[moves.exchange_number(move)],), moves.exchange_spot(move), 0
    place_text = place_name(moves.BENCH_NAMES[moves.spot_place(spot)], seat)
    return _Summary(text, kind, put, hand, f"{place_text}@{moves.spot_index(spot) + 1}", counted=counted)


def choice(position: KobitoPosition, seat: Seat, move: int) -> Choice[KobitoPreview]:
    """Return a legal move with the cards it leaves owed, the gold card it wins, and the points it costs."""
    d = position.data
    summary = _summary(move, seat, _first(position, seat, move))
    if move == moves.END:
        return Choice(move, summary.text, summary.kind)
    preview = OWING[summary.costs][summary.counted][max(0, d[at.OWED] - summary.counted)]
    gold_place = summary.gold
    if gold_place != NO_GOLD:
        card = d[at.CARD + gold_place]
        if summary.size >= rainbows.missing(d[at.RAINBOW + gold_place], card):
            preview = KobitoPreview(preview.owed, gold(card), counted=summary.counted)
    return Choice(move, summary.text, summary.kind, summary.cards, summary.source, summary.target, preview)


def _first(position: KobitoPosition, seat: Seat, move: int) -> int:
    """Return the bench on which a move starts a rainbow, or the lowest number of the piece that it moves; else 0."""
    d = position.data
    if moves.START <= move < moves.LAY:
        return rainbows.free_bench(d, seat)
    if moves.MOVE <= move < moves.SWAP:
        run = d[at.RAINBOW + rainbows.bench_row(seat, moves.piece_bench(move))]
        return rainbows.number_at(run, rainbows.piece_first(d, move))
    return 0


def _bench_name(bench: int, seat: Seat) -> str:
    return f"b{bench + 1}/{seat}"


def place_name(place: str, seat: Seat) -> str:
    """Return a place of a move's notation as events name it: `g1`, `b2/0`."""
    if place.startswith("p"):
        return f"{place[2:]}/{place[1]}"
    return f"{place}/{seat}" if place.startswith("b") else place
