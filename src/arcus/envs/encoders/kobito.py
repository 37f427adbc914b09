"""Kobito as numbers: a pile of cards is 14 bytes, how many of each kind it has."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.position import Position
from arcus.envs.encoders.encoder import ONE, Encoder, spread_3, within
from arcus.games.kobito import cards, fields as at, marks, moves, piles, rainbows, stages
from arcus.games.kobito.position import KobitoPosition

PILE_WORDS: Final = 2
EIGHT: Final = 0xFFFFFF  # the first eight kinds of a pile
OTHERS: Final = 0x3FFFF  # the other six
LENGTH_WORDS: Final = 4  # for the lengths of gold cards, 0 to 24


@final
class KobitoEncoder(Encoder):
    """Writes the observation of a seat of Kobito."""

    def __init__(self, players: i64) -> None:
        n = int(players)
        super().__init__(
            players,
            [
                ("stage", len(stages.NAMES)),
                ("turn", n),
                ("hands", n),  # how many cards each seat holds
                ("known", n),  # how many kobito each seat is known to hold
                ("gold_points", n),  # of the gold cards won
                # Cards owed, whether something was played this turn, idle turns, cards in the deck, in the gold deck,
                # how often the deck was shuffled for a start card and the discard pile was shuffled.
                ("counts", 7),
                ("sure", 2),  # whether a kobito, a swap card must be in the deck
                ("hand", cards.KINDS),
                ("taken", cards.KINDS),  # what the seat drew since the discard pile was shuffled
                ("fresh", cards.KINDS),  # the discard pile as it was last shuffled
                ("discard", cards.KINDS),
                ("penalties", n * 8 * PILE_WORDS),  # by seat: the rainbow cards in the score pile
                ("gold_won", cards.LONGEST + 1),  # how many gold cards of each length were won
                # By place beside gold: lowest number, highest number and length of the rainbow,
                # then length and points of the gold card.
                ("pots", moves.GOLD_PLACES * 8),
                ("benches", n * cards.BENCHES * 8),  # by seat and bench: the same of a rainbow in a workshop
                # Kobito and swap cards in rainbows, four numbers each: row + 1, index + 1, swap cards below it,
                # 2 for a kobito and 1 for a swap card. Rows are the pots, then the benches.
                ("marks", cards.MARK_COUNT * 4),
            ],
        )

    def fresh(self) -> "KobitoEncoder":
        return KobitoEncoder(self.players)

    def write(self, position: Position, seat: i64, out: vec[i64], start: i64) -> i64:
        assert isinstance(position, KobitoPosition)
        d = position.data
        players = self.players
        out[start] = ONE[d[at.STAGE]]
        turn = d[at.TURN] - seat
        if turn < 0:
            turn += players
        out[start + 1] = ONE[turn]
        out[start + 5] = (
            d[at.OWED]
            | d[at.ACTED] << 8
            | d[at.IDLE] << 16
            | d[at.LEFT] << 24
            | d[at.GOLD_LEFT] << 32
            | within(d[at.STARTS]) << 40
            | within(d[at.SHUFFLES]) << 48
        )
        kobito: i64 = 0
        if d[at.SURE] & cards.HELD_KOBITO != 0:
            kobito = 1
        if d[at.SURE] & cards.HELD_SWAP_CARD != 0:
            kobito |= ONE[1]
        out[start + 6] = kobito
        o = _write_pile(out, start + 7, d[at.HAND + seat])
        o = _write_pile(out, o, d[at.TAKEN + seat])
        o = _write_pile(out, o, d[at.FRESH])
        o = _write_pile(out, o, d[at.DISCARD])
        hands: i64 = 0
        known: i64 = 0
        points: i64 = 0
        benches = o + PILE_WORDS * players + LENGTH_WORDS + moves.GOLD_PLACES
        other = seat
        i: i64
        bench: i64
        for i in range(players):
            hands |= piles.size_of(d[at.HAND + other]) * ONE[i]
            known |= d[at.KNOWN + other] * ONE[i]
            points |= within(d[at.GOLD_WON + other]) * ONE[i]
            o = _write_pile(out, o, d[at.PENALTY + other])
            for bench in range(cards.BENCHES):
                out[benches + cards.BENCHES * i + bench] = _rainbow(d[at.RAINBOW + rainbows.bench_row(other, bench)])
            other += 1
            if other == players:
                other = 0
        out[start + 2] = hands
        out[start + 3] = known
        out[start + 4] = points
        for i in range(LENGTH_WORDS):
            out[o + i] = 0
        for win in position.wins:
            length = (win & cards.WIN_CARD) >> cards.GOLD_SHIFT
            out[o + (length >> 3)] += ONE[length & 7]
        o += LENGTH_WORDS
        for i in range(moves.GOLD_PLACES):
            card = d[at.CARD + i]
            out[o + i] = _rainbow(d[at.RAINBOW + i]) | card >> cards.GOLD_SHIFT << 24 | (card & cards.GOLD_POINTS) << 32
        return _write_marks(d, out, benches + cards.BENCHES * players, seat, players)


def _write_pile(out: vec[i64], start: i64, pile: i64) -> i64:
    out[start] = spread_3(pile & EIGHT)
    out[start + 1] = spread_3(pile >> 24 & OTHERS)
    return start + PILE_WORDS


def _rainbow(run: i64) -> i64:
    """Return the lowest number, the highest number and the length of a rainbow as three bytes."""
    if run == 0:
        return 0
    low = cards.UP[rainbows.fits_low(run)] + 1
    high = cards.DOWN[rainbows.fits_high(run)] + 1
    return low | high << 8 | rainbows.length_of(run) << 16


def _write_marks(d: vec[i64], out: vec[i64], start: i64, seat: i64, players: i64) -> i64:
    """Write the marks beside gold, then those of each seat from `seat` on."""
    words: i64 = cards.MARK_COUNT // 2
    i: i64
    for i in range(words):
        out[start + i] = 0
    done: i64 = 0
    owner: i64
    for owner in range(-1, players):
        first: i64 = 0
        after: i64 = moves.GOLD_PLACES
        shift: i64 = 1
        if owner >= 0:
            sits = owner + seat
            if sits >= players:
                sits -= players
            first = rainbows.bench_row(sits, 0)
            after = first + cards.BENCHES
            shift += (owner - sits) * cards.BENCHES
        for i in range(d[at.MARKED]):
            mark = d[at.MARKS + i]
            row = marks.mark_row(mark)
            if row >= first and row < after:
                code = (
                    (row + shift)
                    | within(marks.mark_index(mark) + 1) << 8
                    | (mark >> cards.LEVEL_SHIFT & 3) << 16
                    | ((mark & cards.IS_KOBITO) + 1) << 24
                )
                out[start + (done >> 1)] |= code << (32 * (done & 1))
                done += 1
    return start + words
