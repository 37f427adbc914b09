"""The playout policy of Rainbow: players make a certain rainbow, or leave the best row, by their own knowledge.

Values are expected differences in cards won in this round, in units of 1 / CARD.
"""

from math import erf, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.rainbow.observation import NONE, Observation, RowState, fits, joined
from arcus.bots.search import policy as search
from arcus.core import position as core
from arcus.core.bits import bit, count
from arcus.core.luck import Rng
from arcus.games.rainbow import cards, fields as at, moves, stages
from arcus.games.rainbow.position import RainbowPosition

CARD: Final = 1024
RAINBOW: Final = 6 * CARD  # cards.PLACES * CARD: mypyc folds only constants of their own module
CERTAIN: Final = 1024  # the chance of a certain event
CHANCE_SHIFT: Final = 10  # CERTAIN as a power of 2
NOISE: Final = 50  # random differences below this make playouts vary between moves of nearly equal value
LATE: Final = 6  # with at most this many cards in the deck a playout goes on to the end of the game
SPREAD: Final = 2.3  # the standard deviation of the lead still to come is this times the root of the cards in the deck
LEAD_STEPS: Final = 8  # steps of WIN_CHANCE in a card
MOST_LEAD: Final = 256  # the largest lead in WIN_CHANCE, in steps
LEAD_STEP: Final = CARD // LEAD_STEPS
CAN_FIT: Final = 0xFF  # set of all faces but shade
FACES: Final = 9  # len(cards.FACES)
COLOUR_SETS: Final = 128  # sets of the seven colours

# The value of a row to the player who leaves it at the end of a turn: a weighted sum, with weights for each length of
# the row, fitted to games of this policy against itself (docs/rainbow-bot.md). The terms, by column:
CONSTANT: Final = 0
PER_LIGHT: Final = 1  # for each light that is up
PER_OTHER_KNOWS: Final = 2  # for each hidden face that the other player knows
PER_BOTH_KNOW: Final = 3  # for each hidden face that both know
A_FLIP_FITS: Final = 4  # if a hidden face that the player knows fits
TWO_FLIPS_FIT: Final = 5  # if two do
HOLDS_LIGHT: Final = 6
HOLDS_SHADE: Final = 7
PER_HELD_FITS: Final = 8  # for each face in hand that fits
PER_SHARED_FITS: Final = 9  # for each hidden face that both know and that fits
TERMS: Final = 10
# fmt: off
WEIGHTS: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    232, -765, -1347, 210, -915, 0, 93, 88, 223, 210,
    -1127, -25, -775, 910, 1199, 152, 1503, -1396, 541, -238,
    -272, -686, -629, -412, 1055, -8, 357, -282, 680, -916,
    994, -1998, -1044, 572, -1652, -1650, -340, -46, 456, -2480,
    -4086, -932, -133, 113, -924, -252, 117, -12, -462, -503,
])
# fmt: on


def _win_chances() -> vec[i64]:
    """Return the chance to win by cards in the deck and lead, as measured in games of equal players."""
    table: list[int] = []
    for deck in range(cards.MOST_CARDS + 1):
        for lead in range(-MOST_LEAD, MOST_LEAD):
            deviations = lead / LEAD_STEPS / (SPREAD * sqrt(deck + 0.1))
            table.append(int(search.WIN_VALUE * (1 + erf(deviations / sqrt(2.0))) / 2))
    return vec[i64](table)


WIN_CHANCE: Final = _win_chances()


@final
class RainbowPolicy(search.Policy):
    """Makes a rainbow if it is certain, else values each move by the row that it can leave to the other player."""

    fit_chances: vec[i64]  # by face and set of colours: see fit_chances_of
    seen: Observation
    weights: vec[i64]
    sure: i64  # the first move of a certain rainbow at the observed position, or NONE
    laid: RowState  # scratch: after the first card,
    flipped: RowState  # after a flip,
    last: RowState  # and after the last card

    def __init__(self, deck: vec[i64]) -> None:
        """Make a policy for games with a list of cards, two faces each."""
        self.fit_chances = fit_chances_of(deck)
        self.seen = Observation()
        self.weights = WEIGHTS
        self.sure = NONE
        self.laid = RowState()
        self.flipped = RowState()
        self.last = RowState()

    # -- the playout

    def choose(self, position: core.Position, seat: i64, found: vec[i64], rng: Rng) -> i64:
        self.observe(position, seat)
        if self.sure != NONE:
            return self.sure
        chosen: i64 = NONE
        best: i64 = 0
        for move in found:
            value = self.move_value(move) + rng.below(NOISE)
            if chosen == NONE or value > best:
                chosen = move
                best = value
        return chosen

    def can_stop(self, position: core.Position, flags: i64) -> bool:
        if flags & core.ROUND_ENDED == 0:
            return False
        assert isinstance(position, RainbowPosition)
        return position.data[at.HIGH] - position.data[at.LOW] > LATE

    def value(self, position: core.Position, seat: i64, players: i64) -> i64:
        """Return the chance to win: exact at the end of the game, an estimate between two rounds."""
        assert isinstance(position, RainbowPosition)
        d = position.data
        if d[at.STAGE] == stages.OVER:
            return (search.WIN_VALUE + search.WIN_VALUE * _sign(d[at.WON + seat] - d[at.WON + 1 - seat])) // 2
        return self._win_chance(position, seat, 0)

    def _win_chance(self, position: RainbowPosition, seat: i64, gain: i64) -> i64:
        """Return the chance to win with the lead of a seat and a gain, in units of 1 / CARD."""
        d = position.data
        lead = (d[at.WON + seat] - d[at.WON + 1 - seat]) * CARD + gain
        step = lead // LEAD_STEP + MOST_LEAD
        if step < 0:
            step = 0
        elif step >= 2 * MOST_LEAD:
            step = 2 * MOST_LEAD - 1
        return WIN_CHANCE[(d[at.HIGH] - d[at.LOW]) * (2 * MOST_LEAD) + step]

    # -- the value of a move, from what the player knows

    def observe(self, position: core.Position, seat: i64) -> None:
        """Observe a position as a seat does, before its moves are valued."""
        assert isinstance(position, RainbowPosition)
        self.seen.observe(position, seat)
        self.sure = self.seen.sure_move()

    def prior(self, position: RainbowPosition, seat: i64, move: i64) -> i64:
        """Return the estimated chance to win with a move at the observed position."""
        if move == self.sure:
            return self._win_chance(position, seat, RAINBOW)
        return self._win_chance(position, seat, self.move_value(move))

    def move_value(self, move: i64) -> i64:
        """Return the value of a move at the observed position."""
        if move == moves.STOP:
            return self._leave(self.seen.row)
        if move >= moves.BLIND:
            return self._blind(move - moves.BLIND)
        if move >= moves.LAY:
            return self._lay(move - moves.LAY)
        return self._flip(move, self.seen.row)

    def _leave(self, row: RowState) -> i64:
        """Return the value of ending the turn with a row."""
        w = self.weights
        base = row.length * TERMS
        hand = self.seen.faces[row.held]
        free = ~row.colours & CAN_FIT
        value = w[base + CONSTANT] + w[base + PER_LIGHT] * row.lights
        value += w[base + PER_OTHER_KNOWS] * row.other_knows + w[base + PER_BOTH_KNOW] * row.both_know
        flips = row.known & free
        if flips != 0:
            value += w[base + A_FLIP_FITS]
            if flips & (flips - 1) != 0:
                value += w[base + TWO_FLIPS_FIT]
        value += w[base + HOLDS_LIGHT] * (hand >> cards.LIGHT & 1) + w[base + HOLDS_SHADE] * (hand >> cards.SHADE & 1)
        return (
            value + w[base + PER_HELD_FITS] * count(hand & free) + w[base + PER_SHARED_FITS] * count(row.shared & free)
        )

    def _lay(self, slot: i64) -> i64:
        """Return the value of laying a card as the player sees it."""
        seen = self.seen
        place = seen.row.length
        face = seen.hand[slot]
        if not fits(face, seen.row.colours):
            return -(place + 1) * CARD
        if place == cards.PLACES - 1:
            return RAINBOW
        seen.up[place] = face
        seen.down[place] = cards.NO_FACE
        seen.other_knows[place] = 1
        self.laid.copy_from(seen.row)
        self.laid.lay(slot, face)
        return self._best_after(self.laid)

    def _fit_chance(self, face: i64, colours: i64) -> i64:
        """Return the chance that the back of a face fits beside colours, if nothing else is known."""
        return self.fit_chances[face * COLOUR_SETS + colours]

    def _blind(self, slot: i64) -> i64:
        """Return the value of laying a card blind."""
        seen = self.seen
        place = seen.row.length
        face = seen.hand[slot]
        good: i64 = RAINBOW
        if place < cards.PLACES - 1:
            seen.up[place] = cards.NO_FACE
            seen.down[place] = face
            seen.other_knows[place] = 0
            self.laid.copy_from(seen.row)
            self.laid.lay_blind(slot, face)
            good = self._best_after(self.laid)
        return _expected(self._fit_chance(face, seen.row.colours), good, -(place + 1) * CARD)

    def _best_after(self, row: RowState) -> i64:
        """Return the value after a card is laid: the best of stopping, and of a flip and one more card."""
        best = self._leave(row)
        place: i64
        for place in range(row.length):
            value = self._flip(place, row)
            if value > best:
                best = value
        return best

    def _flip(self, place: i64, row: RowState) -> i64:
        """Return the value of flipping a card, laying one and stopping. An unknown face counts as no colour."""
        seen = self.seen
        front = seen.up[place]
        back = seen.down[place]
        colours = row.colours
        if front < cards.LIGHT:
            colours &= ~bit(front)
        if back != cards.NO_FACE and not fits(back, colours):
            return -row.length * CARD
        after = self.flipped
        after.copy_from(row)
        after.colours = colours
        if front == cards.LIGHT:
            after.lights -= 1
        chance: i64 = CERTAIN
        if back == cards.NO_FACE:
            chance = self._fit_chance(front, colours)
            after.both_know += 1
        else:
            after.colours = joined(back, colours)
            after.known &= ~bit(back)
            if back == cards.LIGHT:
                after.lights += 1
            if seen.other_knows[place] == 0:
                after.other_knows += 1
                after.both_know += 1
            else:
                after.shared &= ~bit(back)
        if front != cards.NO_FACE:
            after.known |= bit(front)
            after.shared |= bit(front)
        return _expected(chance, self._lay_last(after), -row.length * CARD)

    def _lay_last(self, row: RowState) -> i64:
        """Return the value of laying one more card and stopping."""
        length = row.length
        last = self.last
        hand = self.seen.hand
        best = -(length + 1) * CARD
        slot: i64
        for slot in range(cards.SLOTS):
            face = hand[slot]
            if row.held >> slot & 1 == 0 or not fits(face, row.colours):
                continue
            if length == cards.PLACES - 1:
                return RAINBOW
            last.copy_from(row)
            last.lay(slot, face)
            value = self._leave(last)
            if value > best:
                best = value
        return best


def _sign(number: i64) -> i64:
    if number > 0:
        return 1
    if number < 0:
        return -1
    return 0


def _expected(chance: i64, good: i64, bad: i64) -> i64:
    """Return the expected value of a good outcome with a chance, in units of 1 / CERTAIN, else of a bad one."""
    return bad + ((good - bad) * chance >> CHANCE_SHIFT)


def fit_chances_of(deck: vec[i64]) -> vec[i64]:
    """Return the chance that the back of a face fits beside colours, by face and set of colours.

    It is the share of the cards with this face whose other side fits, in units of 1 / CERTAIN; 0 if no card has it.
    """
    backs = vec[i64]([0] * (FACES * FACES))
    side: i64
    for side in range(len(deck)):
        backs[deck[side] * FACES + deck[side ^ 1]] += 1
    found = vec[i64]([0] * (FACES * COLOUR_SETS))
    face: i64
    colours: i64
    for face in range(FACES):
        for colours in range(COLOUR_SETS):
            total: i64 = 0
            fitting: i64 = 0
            back: i64
            for back in range(FACES):
                number = backs[face * FACES + back]
                total += number
                if fits(back, colours):
                    fitting += number
            if total > 0:
                found[face * COLOUR_SETS + colours] = fitting * CERTAIN // total
    return found
