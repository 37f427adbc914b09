"""Views of Kobito: the table and the memory of a seat, and its choices."""

from functools import lru_cache

import msgspec

from arcus.core.game import Choice, Seat, View
from arcus.games.kobito import cards, fields as at, moves, notation, rainbows, stages, visible
from arcus.games.kobito.notation import Rainbow as Rainbow
from arcus.games.kobito.position import KobitoPosition

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
    """The number of cards in each player's hand."""
    pots: tuple[Pot | None, ...]
    """The three gold places; None for the one whose gold card ended the game."""
    benches: tuple[tuple[Rainbow, ...], ...]
    """Each player's four benches; a free one is empty."""
    bench_fits: tuple[tuple[Ends | None, ...], ...]
    """The numbers that fit the ends of each bench's rainbow; None for a free bench."""
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
    """The number of cards that the player to move still has to play."""
    acted: bool
    """Whether a card was played, paid or moved this turn."""
    idle: int
    """The number of turns in a row without an action."""


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
    fits = visible.fits(d[at.RAINBOW : at.RAINBOW + after])
    pots = zip(d[at.CARD : at.CARD + moves.GOLD_PLACES], rows, fits, strict=False)
    return KobitoTable(
        hand=() if seat is None else visible.names_of(d[at.HAND + seat]),
        hands=visible.sizes(d[at.HAND : at.HAND + players]),
        pots=tuple([Pot(gold(card), rainbow, ends) if card else None for card, rainbow, ends in pots]),
        benches=visible.by_seat(rows),
        bench_fits=visible.by_seat(fits),
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


def hands(position: KobitoPosition) -> tuple[Cards, ...]:
    """Return the hands of all players."""
    d = position.data
    return tuple([visible.names_of(hand) for hand in d[at.HAND : at.HAND + d[at.PLAYERS]]])


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


def choice(position: KobitoPosition, seat: Seat, move: int) -> Choice[KobitoPreview]:
    """Return a legal move with the cards it leaves owed, the gold card it wins, and the points it costs."""
    return _choice(move, seat, visible.circumstances(position.data, seat, move))


@lru_cache(maxsize=16384)
def _choice(move: int, seat: Seat, circumstances: int) -> Choice[KobitoPreview]:
    """Return a move under the circumstances that visible.py describes."""
    first = circumstances & visible.FIRST_BITS
    owed = circumstances >> visible.OWED_SHIFT & visible.OWED_BITS
    card = circumstances >> visible.WINS_SHIFT
    text, hand = moves.move_text(move), f"hand/{seat}"
    kind = text.split()[0]
    if move == moves.END:
        return Choice(move, text, kind)
    what: Cards
    source, costs, counted = hand, 0, 0
    if move < moves.START:
        what, target, counted, costs = (cards.NAMES[move - moves.PAY],), f"score/{seat}", 1, cards.COST
    elif move < moves.LAY:
        what = cards.NAMES[moves.start_low(move)], cards.NAMES[moves.start_high(move)]
        target, counted = _bench_name(first, seat), 2
    elif move < moves.MOVE:
        what, counted = (cards.NAMES[moves.lay_kind(move)],), 1
        target = f"{place_name(moves.PLACES[moves.lay_place(move)], seat)}:{moves.ENDS[moves.lay_end(move)]}"
    elif move < moves.SWAP:
        what = tuple(cards.NAMES[(first + i) % cards.NUMBERS] for i in range(moves.piece_size(move)))
        source = f"{_bench_name(moves.piece_bench(move), seat)}:{moves.ENDS[moves.piece_end(move)]}"
        target = f"{moves.PLACES[moves.piece_gold(move)]}:{moves.ENDS[moves.piece_goal_end(move)]}"
    elif move < moves.EXCHANGE:
        what = cards.NAMES[moves.swap_kind(move)], cards.NAMES[cards.SWAP_CARD]
        target, counted = _spot_name(moves.swap_spot(move), seat), 2
    else:
        what, target = (cards.NAMES[moves.exchange_number(move)],), _spot_name(moves.exchange_spot(move), seat)
    preview = KobitoPreview(max(0, owed - counted), gold(card) if card else None, costs, counted)
    return Choice(move, text, kind, what, source, target, preview)


def _bench_name(bench: int, seat: Seat) -> str:
    return f"b{bench + 1}/{seat}"


def _spot_name(spot: int, seat: Seat) -> str:
    return f"{place_name(moves.BENCH_NAMES[moves.spot_place(spot)], seat)}@{moves.spot_index(spot) + 1}"


def place_name(place: str, seat: Seat) -> str:
    """Return a place of a move's notation as events name it: `g1`, `b2/0`."""
    if place.startswith("p"):
        return f"{place[2:]}/{place[1]}"
    return f"{place}/{seat}" if place.startswith("b") else place
