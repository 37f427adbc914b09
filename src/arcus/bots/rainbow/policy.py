"""How a search plays Rainbow on: both players by what they would know, to a rainbow or else to the best row to leave.

Values are cards that a player will win more than the other in this round, in CARD-ths.
"""

from math import erf, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.bots.rainbow.visible import NONE, Sight, fits, joined
from arcus.bots.search.policy import WHOLE, Policy
from arcus.core.bits import bit, count
from arcus.core.luck import Rng
from arcus.core.position import ROUND_ENDED, Position
from arcus.games.rainbow import fields as at, moves, stages
from arcus.games.rainbow.cards import LIGHT, MOST_CARDS, NO_FACE, PLACES, SHADE, SLOTS
from arcus.games.rainbow.position import RainbowPosition

CARD: Final = 1024
RAINBOW: Final = PLACES * CARD
CERTAIN: Final = 1024  # a chance that is none
NOISE: Final = 50  # so that play-outs differ where moves are worth nearly the same
LATE: Final = 6  # with so few cards in the deck a play-out goes on to the end of the game
SPREAD: Final = 2.3  # the difference still to come spreads by this times the root of the cards in the deck
LEADS: Final = 256  # the largest lead in WORTH, in eighths of a card
A_LEAD: Final = CARD // 8

# What it is worth to end a turn with a row, to the player who leaves it: a weight for each number that `leave` looks
# at, fitted to games of this guide against itself (docs/rainbow-bot.md).
WEIGHING: Final = 10
# fmt: off
WEIGHTS: Final = vec[i64]([
    # always, each light up, hidden faces: the other knows, both know; a flip fits, two do; held: light, shade, each
    # that fits; each flip that fits and both know
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    232, -765, -1347, 210, -915, 0, 93, 88, 223, 210,
    -1127, -25, -775, 910, 1199, 152, 1503, -1396, 541, -238,
    -272, -686, -629, -412, 1055, -8, 357, -282, 680, -916,
    994, -1998, -1044, 572, -1652, -1650, -340, -46, 456, -2480,
    -4086, -932, -133, 113, -924, -252, 117, -12, -462, -503,
])
# fmt: on


def _worths() -> vec[i64]:
    """By cards in the deck and lead: the chance to win, as far as the games of equal players tell."""
    table: list[int] = []
    for deck in range(MOST_CARDS + 1):
        for lead in range(-LEADS, LEADS):
            sure = lead / 8 / (SPREAD * sqrt(deck + 0.1))
            table.append(int(WHOLE * (1 + erf(sure / sqrt(2.0))) / 2))
    return vec[i64](table)


WORTH: Final = _worths()


@final
class RainbowPolicy(Policy):
    """Finishes a rainbow if nothing can go wrong, else weighs each move by what can be left to the other player."""

    sight: Sight
    weights: vec[i64]
    way: i64  # the first move of a certain way to a rainbow, at the position looked at

    def __init__(self) -> None:
        self.sight = Sight()
        self.weights = WEIGHTS
        self.way = NONE

    # -- the play-out

    def choose(self, position: Position, seat: i64, found: vec[i64], rng: Rng) -> i64:
        self.look(position, seat)
        if self.way != NONE:
            return self.way
        chosen: i64 = NONE
        best: i64 = 0
        for move in found:
            value = self.cards(move) + rng.below(NOISE)
            if chosen == NONE or value > best:
                chosen = move
                best = value
        return chosen

    def is_settled(self, position: Position, flags: i64) -> bool:
        if flags & ROUND_ENDED == 0:
            return False
        assert isinstance(position, RainbowPosition)
        return position.data[at.HIGH] - position.data[at.LOW] > LATE

    def worth(self, position: Position, seat: i64, players: i64) -> i64:
        """The chance to win; exact at the end of the game, a good guess between two rounds."""
        assert isinstance(position, RainbowPosition)
        d = position.data
        if d[at.STAGE] == stages.OVER:
            return (WHOLE + WHOLE * _sign(d[at.WON + seat] - d[at.WON + 1 - seat])) // 2
        return self._chance_to_win(position, seat, 0)

    def _chance_to_win(self, position: RainbowPosition, seat: i64, cards: i64) -> i64:
        """With so many cards more, in CARD-ths."""
        d = position.data
        lead = (d[at.WON + seat] - d[at.WON + 1 - seat]) * CARD + cards
        base = lead // A_LEAD + LEADS
        if base < 0:
            base = 0
        elif base >= 2 * LEADS:
            base = 2 * LEADS - 1
        return WORTH[(d[at.HIGH] - d[at.LOW]) * (2 * LEADS) + base]

    # -- what moves are worth, as far as the player knows

    def look(self, position: Position, seat: i64) -> None:
        """See a position as a seat does, to value its moves."""
        assert isinstance(position, RainbowPosition)
        self.sight.look(position, seat)
        self.way = self.sight.way()

    def promise(self, position: RainbowPosition, seat: i64, move: i64) -> i64:
        """The chance to win with a move at the position looked at, by rule of thumb."""
        if move == self.way:
            return self._chance_to_win(position, seat, RAINBOW)
        return self._chance_to_win(position, seat, self.cards(move))

    def cards(self, move: i64) -> i64:
        """What a move is worth."""
        sight = self.sight
        if move == moves.STOP:
            return self._leave_now()
        if move >= moves.BLIND:
            return self._blind(move - moves.BLIND)
        if move >= moves.LAY:
            return self._lay(move - moves.LAY)
        return self._flip(move, sight.rows, sight.colours, sight.held, sight.lights, sight.theirs, sight.mine)

    def _leave_now(self) -> i64:
        sight = self.sight
        return self.leave(
            sight.rows, sight.colours, sight.held, sight.lights, sight.theirs, sight.both, sight.mine, sight.shared
        )

    def leave(
        self, rows: i64, colours: i64, held: i64, lights: i64, theirs: i64, both: i64, mine: i64, shared: i64
    ) -> i64:
        """What it is worth to end the turn with such a row and such a hand; the words are those of Sight."""
        w = self.weights
        base = rows * WEIGHING
        hand = self.sight.faces[held]
        free = ~colours & 0xFF  # all that fits: light, and colours that are not up
        value = w[base] + w[base + 1] * lights + w[base + 2] * theirs + w[base + 3] * both
        flips = mine & free
        if flips != 0:
            value += w[base + 4]
            if flips & (flips - 1) != 0:
                value += w[base + 5]
        value += w[base + 6] * (hand >> LIGHT & 1) + w[base + 7] * (hand >> SHADE & 1)
        return value + w[base + 8] * count(hand & free) + w[base + 9] * count(shared & free)

    def _lay(self, slot: i64) -> i64:
        sight = self.sight
        rows = sight.rows
        face = sight.hand[slot]
        if not fits(face, sight.colours):
            return -(rows + 1) * CARD
        if rows == PLACES - 1:
            return RAINBOW
        sight.up[rows] = face
        sight.down[rows] = NO_FACE
        sight.told[rows] = 1
        lights = sight.lights
        if face == LIGHT:
            lights += 1
        colours = joined(face, sight.colours)
        return self._after(rows + 1, colours, sight.held ^ bit(slot), lights, sight.theirs + 1, sight.mine)

    def _blind(self, slot: i64) -> i64:
        sight = self.sight
        rows = sight.rows
        face = sight.hand[slot]
        good: i64 = RAINBOW
        if rows < PLACES - 1:
            sight.up[rows] = NO_FACE
            sight.down[rows] = face
            sight.told[rows] = 0
            mine = sight.mine | bit(face)
            good = self._after(rows + 1, sight.colours, sight.held ^ bit(slot), sight.lights, sight.theirs, mine)
        return _gamble(_chance(face, sight.colours), good, -(rows + 1) * CARD)

    def _after(self, rows: i64, colours: i64, held: i64, lights: i64, theirs: i64, mine: i64) -> i64:
        """What it is worth to have laid a card: stop, or flip and lay one more."""
        best = self.leave(rows, colours, held, lights, theirs, self.sight.both, mine, self.sight.shared)
        place: i64
        for place in range(rows):
            value = self._flip(place, rows, colours, held, lights, theirs, mine)
            if value > best:
                best = value
        return best

    def _flip(self, place: i64, rows: i64, colours: i64, held: i64, lights: i64, theirs: i64, mine: i64) -> i64:
        """What it is worth to flip a card, lay one and stop. A face that is not known counts as no colour."""
        sight = self.sight
        front = sight.up[place]
        back = sight.down[place]
        both = sight.both
        shared = sight.shared
        chance: i64 = CERTAIN
        if front < LIGHT:
            colours &= ~bit(front)
        elif front == LIGHT:
            lights -= 1
        if back == NO_FACE:
            chance = _chance(front, colours)
            both += 1
        elif not fits(back, colours):
            return -rows * CARD
        else:
            colours = joined(back, colours)
            mine &= ~bit(back)
            if back == LIGHT:
                lights += 1
            if sight.told[place] == 0:
                theirs += 1
                both += 1
            else:
                shared &= ~bit(back)
        if front != NO_FACE:
            mine |= bit(front)
            shared |= bit(front)
        good = self._lay_last(rows, colours, held, lights, theirs, both, mine, shared)
        return _gamble(chance, good, -rows * CARD)

    def _lay_last(
        self, rows: i64, colours: i64, held: i64, lights: i64, theirs: i64, both: i64, mine: i64, shared: i64
    ) -> i64:
        """What it is worth to lay one card more and stop."""
        best = -(rows + 1) * CARD
        slot: i64
        for slot in range(SLOTS):
            face = self.sight.hand[slot]
            if held >> slot & 1 == 0 or not fits(face, colours):
                continue
            if rows == PLACES - 1:
                return RAINBOW
            lit = lights
            if face == LIGHT:
                lit += 1
            rest = held ^ bit(slot)
            value = self.leave(rows + 1, joined(face, colours), rest, lit, theirs + 1, both, mine, shared)
            if value > best:
                best = value
        return best


def _sign(number: i64) -> i64:
    if number > 0:
        return 1
    if number < 0:
        return -1
    return 0


def _gamble(chance: i64, good: i64, lost: i64) -> i64:
    return lost + ((good - lost) * chance >> 10)


def _chance(face: i64, colours: i64) -> i64:
    """How likely the other side of a face goes with these colours, in 1024ths, if nothing else is known."""
    if face < LIGHT:
        return (13 - 2 * count(colours & ~bit(face))) * CERTAIN // 14
    if face == LIGHT:
        return (7 - count(colours)) * CERTAIN // 8
    return (8 - count(colours)) * CERTAIN // 8
