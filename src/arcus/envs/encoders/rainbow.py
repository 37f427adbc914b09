"""Rainbow as numbers: a face is nine bytes, a 1 in that of its colour, all 0 if it is not known."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.position import Position
from arcus.envs.encoders.encoder import ONE, Encoder, within
from arcus.games.rainbow import cards, fields as at, stages
from arcus.games.rainbow.position import RainbowPosition

FACES: Final = 9
HELD_WORDS: Final = 2  # of a card in a hand: a face
LAID_WORDS: Final = 3  # of a card in the row: the near face, the far face, and two flags
HANDS: Final = 5  # where the hands begin,
ROW: Final = 17  # and the row,
PILES: Final = 35  # and the piles
PILE_WORDS: Final = 12
FARS: Final = 10  # faces that the other side of a card in a pile can have, and one for not known
NOBODY: Final = -1
MINE_UP: Final = 0x10000  # in the last word of a card in the row: the viewer's side is up
SHARED: Final = 0x1000000  # that side was ever up, so that the opponent has seen it

# By face, NO_FACE last: the words of a near face, and those of a far face, which begins with the byte after it.
NEAR_LOW: Final = vec[i64]([1 << 8 * face for face in range(8)] + [0, 0])
NEAR_HIGH: Final = vec[i64]([0] * 8 + [1, 0])
FAR_LOW: Final = vec[i64]([1 << 8 * (face + 1) for face in range(7)] + [0, 0, 0])
FAR_HIGH: Final = vec[i64]([0] * 7 + [1, 256, 0])


@final
class RainbowEncoder(Encoder):
    """Writes the observation of a seat of Rainbow."""

    piles: vec[i64]  # by viewer: the words of the piles, as far as their cards are counted
    counted: vec[i64]  # 2 * viewer + owner: how many cards of a pile are
    viewer: i64  # the seat for which the last position was written, or NOBODY
    decision: i64  # the number of the decision in that position
    rows: i64  # how many places of the row may hold something where it was written

    def __init__(self) -> None:
        super().__init__(
            2,
            [
                ("stage", len(stages.NAMES)),
                ("turn", 2),
                ("counts", 4),  # cards in the deck, in the own pile and in the other one; number of the round
                ("next", FACES),  # the viewer's side of the next card at the own end of the deck
                ("hands", 2 * cards.SLOTS * 8 * HELD_WORDS),  # by seat and slot: the viewer's side of a card
                # By place: the face towards the viewer; the other one, if it was ever up; whether the viewer's side is
                # up; whether it was ever up, so that the opponent has seen it.
                ("row", cards.PLACES * 8 * LAID_WORDS),
                # How many cards of both piles have this face towards the viewer and that other one:
                # FARS * near + far, where the last far is one that was never up.
                ("piles", FARS * FACES),
            ],
        )
        self.piles = vec[i64]([0] * (2 * PILE_WORDS))
        self.counted = vec[i64]([0] * 4)
        self.viewer = NOBODY
        self.decision = 0
        self.rows = cards.PLACES

    def fresh(self) -> "RainbowEncoder":
        return RainbowEncoder()

    def begin(self) -> None:
        i: i64
        for i in range(2 * PILE_WORDS):
            self.piles[i] = 0
        for i in range(4):
            self.counted[i] = 0
        self.viewer = NOBODY
        self.rows = cards.PLACES

    def write(self, position: Position, seat: i64, out: vec[i64], start: i64) -> i64:
        assert isinstance(position, RainbowPosition)
        d = position.data
        deck = position.deck
        out[start] = ONE[d[at.STAGE]]
        out[start + 1] = ONE[d[at.TURN] ^ seat]
        out[start + 2] = (
            (d[at.HIGH] - d[at.LOW]) | d[at.WON + seat] << 8 | d[at.WON + 1 - seat] << 16 | within(d[at.ROUND]) << 24
        )
        face: i64 = cards.NO_FACE
        if d[at.LOW] < d[at.HIGH]:
            face = deck[position.next(seat)]
        out[start + 3] = NEAR_LOW[face]
        out[start + 4] = NEAR_HIGH[face]
        _write_hand(d, deck, out, start + HANDS, seat, seat)
        counted = self.counted
        is_won = counted[2 * seat] != d[at.WON] or counted[2 * seat + 1] != d[at.WON + 1]
        if is_won:
            self._count(d, deck, seat, 0)
            self._count(d, deck, seat, 1)
        # While a seat moves again and again, the other hand stays as it was written, and so do the piles, and the row
        # before a card that was laid.
        is_same = self.viewer == seat and self.decision + 1 == d[at.DECISION]
        first_new: i64 = 0
        if is_same and d[at.ROWS] == self.rows + 1:
            first_new = self.rows
        _write_row(d, deck, out, start + ROW, seat, first_new, self.rows)
        self.rows = d[at.ROWS]
        if not is_same:
            _write_hand(d, deck, out, start + HANDS + HELD_WORDS * cards.SLOTS, 1 - seat, seat)
        if is_won or not is_same:
            piles = self.piles
            first = seat * PILE_WORDS
            i: i64
            for i in range(PILE_WORDS):
                out[start + PILES + i] = piles[first + i]
        self.viewer = seat
        self.decision = d[at.DECISION]
        return start + PILES + PILE_WORDS

    def _count(self, d: vec[i64], deck: vec[i64], viewer: i64, owner: i64) -> None:
        """Count the cards of a pile that are not counted yet: what was seen of a card in a pile never changes."""
        done = self.counted[2 * viewer + owner]
        won = d[at.WON + owner]
        self.counted[2 * viewer + owner] = won
        shown = d[at.SHOWN + 1 - viewer]
        piles = self.piles
        i: i64
        for i in range(done, won):
            card = d[at.PILE + i]
            if owner == 1:
                card = d[at.LAST - i]
            far: i64 = cards.NO_FACE
            if shown >> card & 1 != 0:
                far = deck[2 * card + 1 - viewer]
            kind = FARS * deck[2 * card + viewer] + far
            piles[viewer * PILE_WORDS + (kind >> 3)] += ONE[kind & 7]


def _write_hand(d: vec[i64], deck: vec[i64], out: vec[i64], start: i64, owner: i64, viewer: i64) -> None:
    held = d[at.HELD + owner]
    first = at.HAND + cards.SLOTS * owner
    slot: i64
    for slot in range(cards.SLOTS):
        face: i64 = cards.NO_FACE
        if held >> slot & 1 != 0:
            face = deck[2 * d[first + slot] + viewer]
        out[start + HELD_WORDS * slot] = NEAR_LOW[face]
        out[start + HELD_WORDS * slot + 1] = NEAR_HIGH[face]


def _write_row(d: vec[i64], deck: vec[i64], out: vec[i64], start: i64, viewer: i64, first: i64, before: i64) -> None:
    """Write the row from place `first` on; of its empty places, clear those among the first `before`."""
    o = start + LAID_WORDS * first
    mine = d[at.SHOWN + viewer]
    theirs = d[at.SHOWN + 1 - viewer]
    place: i64
    for place in range(first, d[at.ROWS]):
        side = d[at.ROW + place]
        card = side >> 1
        near = deck[2 * card + viewer]
        far: i64 = cards.NO_FACE
        if theirs >> card & 1 != 0:
            far = deck[2 * card + 1 - viewer]
        flags = FAR_HIGH[far]
        if side & 1 == viewer:
            flags |= MINE_UP
        if mine >> card & 1 != 0:
            flags |= SHARED
        out[o] = NEAR_LOW[near]
        out[o + 1] = NEAR_HIGH[near] | FAR_LOW[far]
        out[o + 2] = flags
        o += LAID_WORDS
    for place in range(o, start + LAID_WORDS * before):
        out[place] = 0
