"""Views of Kobito: the table and the memory of a seat, and its choices."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from arcus.core.game import Choice, Seat, View
from arcus.games.kobito import cards, fields as at, moves, notation, rainbows, stages, visible
from arcus.games.kobito.notation import Rainbow as Rainbow
from arcus.games.kobito.position import KobitoPosition

Cards = tuple[str, ...]  # `1` to `12`, `kobito`, `swap`; in a rainbow a kobito with its number: `kobito=7`


class Gold(msgspec.Struct, frozen=True):
    """A gold card: the length of the rainbow that wins it, and its points."""

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
    """The table as a seat sees it."""

    hand: Cards
    """The seat's own cards, sorted; empty for a spectator."""
    hands: tuple[int, ...]
    """How many cards each player holds."""
    pots: tuple[Pot | None, ...]
    """The three gold places; None for the one whose gold card ended the game."""
    benches: tuple[tuple[Rainbow, ...], ...]
    """Each player's four benches; a free one is empty."""
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


KobitoView = View[KobitoTable, KobitoMemory, KobitoPreview]
OWING = {
    costs: tuple(KobitoPreview(owed, None, costs) for owed in range(cards.HAND_SIZE + 1)) for costs in (0, cards.COST)
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
    rows = notation.rainbows(position, 0, rainbows.bench_row(players, 0))
    pots = zip(d[at.CARD : at.CARD + moves.GOLD_PLACES], rows, strict=False)
    return KobitoTable(
        hand=() if seat is None else visible.names_of(d[at.HAND + seat]),
        hands=visible.sizes(d[at.HAND : at.HAND + players]),
        pots=tuple([Pot(gold(card), rainbow) if card else None for card, rainbow in pots]),
        benches=tuple(
            [tuple(rows[first : first + cards.BENCHES]) for first in range(moves.GOLD_PLACES, len(rows), cards.BENCHES)]
        ),
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
    carried: tuple[str | None, str | None, str | None] = (None, None, None)  # the card, its source and its target
    counted: int = 0  # how many cards it takes off those owed
    gold: int = NO_GOLD  # the place beside gold where it makes the rainbow longer
    size: int = 0  # by this many cards
    costs: int = 0  # points


@lru_cache(maxsize=4096)
def _summary(move: int, seat: Seat, free: int) -> _Summary:
    """Return the parts of a move; `free` is the bench on which it starts a rainbow, if it does."""
    text, hand = moves.move_text(move), f"hand/{seat}"
    if move == moves.END:
        return _Summary(text)
    if move < moves.START:
        return _Summary(text, (cards.NAMES[move - moves.PAY], hand, f"score/{seat}"), counted=1, costs=cards.COST)
    if move < moves.LAY:
        low, high = cards.NAMES[moves.start_low(move)], cards.NAMES[moves.start_high(move)]
        return _Summary(text, (f"{low}-{high}", hand, _bench_name(free, seat)), counted=2)
    if move < moves.MOVE:
        place = moves.lay_place(move)
        carried = cards.NAMES[moves.lay_kind(move)], hand, place_name(moves.PLACES[place], seat)
        return _Summary(text, carried, counted=1, gold=min(place, NO_GOLD), size=1)
    if move < moves.SWAP:
        gold = moves.piece_gold(move)
        source = _bench_name(moves.piece_bench(move), seat)
        return _Summary(text, (None, source, moves.PLACES[gold]), gold=gold, size=moves.piece_size(move))
    if move < moves.EXCHANGE:
        card, spot, counted = cards.NAMES[moves.swap_kind(move)], moves.swap_spot(move), 2
    else:
        card, spot, counted = cards.NAMES[moves.exchange_number(move)], moves.exchange_spot(move), 0
    target = place_name(moves.BENCH_NAMES[moves.spot_place(spot)], seat)
    return _Summary(text, (card, hand, target), counted=counted)


def choice(position: KobitoPosition, seat: Seat, move: int) -> Choice[KobitoPreview]:
    """Return a legal move with the cards it leaves owed, the gold card it wins, and the points it costs."""
    d = position.data
    free = rainbows.free_bench(d, seat) if moves.START <= move < moves.LAY else 0
    summary = _summary(move, seat, free)
    if move == moves.END:
        return Choice(move, summary.text)
    preview = OWING[summary.costs][max(0, d[at.OWED] - summary.counted)]
    gold_place = summary.gold
    if gold_place != NO_GOLD:
        card = d[at.CARD + gold_place]
        if summary.size >= rainbows.missing(d[at.RAINBOW + gold_place], card):
            preview = KobitoPreview(preview.owed, gold(card))
    card_name, source, target = summary.carried
    return Choice(move, summary.text, card_name, source, target, preview=preview)


def _bench_name(bench: int, seat: Seat) -> str:
    return f"b{bench + 1}/{seat}"


def place_name(place: str, seat: Seat) -> str:
    """Return a place of a move's notation as events name it: `g1`, `b2/0`."""
    if place.startswith("p"):
        return f"{place[2:]}/{place[1]}"
    return f"{place}/{seat}" if place.startswith("b") else place
