"""Red7 as numbers: sets of cards are 49 bytes, in the order of their rank."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count
from arcus.core.position import Position
from arcus.envs.encoders.encoder import ONE, Encoder, within, write_set
from arcus.games.red7 import cards, fields as at, leading
from arcus.games.red7.position import Red7Position

CARD_WORDS: Final = 7  # of a set of cards


@final
class Red7Encoder(Encoder):
    """Writes the observation of a seat of Red7."""

    def __init__(self, players: i64) -> None:
        n = int(players)
        each = n * 8 * CARD_WORDS
        super().__init__(
            players,
            [
                ("stage", 8),  # one of the names of the stages
                ("rule", cards.RULES),  # the colour whose rule holds, violet first
                ("turn", n),  # the seat to move
                ("in", n),  # the seats that are still in the round
                ("hands", n),  # how many cards each seat holds
                ("won", n),  # rounds won
                ("points", n),
                ("counts", 4),  # cards in the deck, number of the round, top of the canvas + 1, card laid last + 1
                ("leads", 8 * n),  # by seat: the rules under which it leads, violet first
                ("hand", cards.CARDS),
                ("canvas", cards.CARDS),
                ("deck_top", cards.CARDS),  # of cards that a 1 put on the deck: 1 for the uppermost, 2 for the next
                ("palettes", each),  # by seat; also of seats that are out
                ("held", each),  # by seat: hand cards that everyone has seen
                ("scored", each),  # by seat: cards won in earlier rounds
            ],
        )

    def fresh(self) -> "Red7Encoder":
        return Red7Encoder(self.players)

    def write(self, position: Position, seat: i64, out: vec[i64], start: i64) -> i64:
        assert isinstance(position, Red7Position)
        d = position.data
        players = self.players
        o = start + 8
        i: i64
        out[start] = ONE[d[at.STAGE]]
        out[start + 1] = ONE[d[at.RULE]]
        turn = d[at.TURN] - seat
        if turn < 0:
            turn += players
        out[start + 2] = ONE[turn]
        active: i64 = 0
        hands: i64 = 0
        won: i64 = 0
        points: i64 = 0
        other = seat
        for i in range(players):
            active |= (d[at.ACTIVE] >> other & 1) * ONE[i]
            hands |= count(d[at.HAND + other]) * ONE[i]
            won |= within(d[at.WON + other]) * ONE[i]
            points |= within(position.points(other)) * ONE[i]
            out[o + i] = 0
            other = _next(other, players)
        out[start + 3] = active
        out[start + 4] = hands
        out[start + 5] = won
        out[start + 6] = points
        out[start + 7] = d[at.LEFT] | within(d[at.ROUND]) << 8 | _code(d[at.CANVAS_TOP]) << 16 | _code(d[at.LAST]) << 24
        for i in range(cards.RULES):
            leader = leading.leader(d, i)
            if leader >= 0:
                leader -= seat
                if leader < 0:
                    leader += players
                out[o + leader] |= ONE[i]
        o = write_set(out, o + players, d[at.HAND + seat], CARD_WORDS)
        o = write_set(out, o, d[at.CANVAS], CARD_WORDS)
        o = _write_deck_top(position, out, o)
        other = seat
        for i in range(players):
            palette = o + CARD_WORDS * i
            write_set(out, palette, d[at.PALETTE + other], CARD_WORDS)
            held = palette + CARD_WORDS * players
            write_set(out, held, d[at.HAND + other] & d[at.SEEN], CARD_WORDS)
            write_set(out, held + CARD_WORDS * players, d[at.SCORED + other], CARD_WORDS)
            other = _next(other, players)
        return o + 3 * CARD_WORDS * players


def _next(seat: i64, players: i64) -> i64:
    if seat + 1 == players:
        return 0
    return seat + 1


def _code(card: i64) -> i64:
    """Return a card as a number from 1, or 0 for none."""
    if card == cards.NO_CARD:
        return 0
    return card + 1


def _write_deck_top(position: Red7Position, out: vec[i64], start: i64) -> i64:
    d = position.data
    i: i64
    for i in range(CARD_WORDS):
        out[start + i] = 0
    for i in range(d[at.KNOWN]):
        card = position.deck[d[at.LEFT] - 1 - i]
        out[start + (card >> 3)] += (i + 1) * ONE[card & 7]
    return start + CARD_WORDS
