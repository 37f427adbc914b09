"""What the player to move knows of the row and of the own hand, and whether that is enough for a rainbow.

A player knows the own side of every card in the row, and the other side if it was ever up. The faces that are up are
no secret. So of a card in the row the hidden face is known to one of the two players, or to both.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit, count, lowest
from arcus.games.rainbow import fields as at, moves, stages
from arcus.games.rainbow.cards import LIGHT, NO_FACE, PLACES, SHADE, SLOTS
from arcus.games.rainbow.position import RainbowPosition

NONE: Final = -1


def fits(face: i64, colours: i64) -> bool:
    """Does a face go with these colours?"""
    if face == LIGHT:
        return True
    return face < LIGHT and colours >> face & 1 == 0


def joined(face: i64, colours: i64) -> i64:
    """The colours with those of a face that fits."""
    if face == LIGHT:
        return colours
    return colours | bit(face)


@final
class Sight:
    """A position as its player knows it."""

    stage: i64
    rows: i64  # cards in the row
    colours: i64  # that are up
    lights: i64  # that are up
    held: i64  # set of filled slots
    hand: vec[i64]  # by slot: the face that the player sees; shade where the slot is empty
    faces: vec[i64]  # by set of slots: the set of their faces
    up: vec[i64]  # by place: the face that is up
    down: vec[i64]  # by place: the hidden face, or NO_FACE if the player does not know it
    told: vec[i64]  # by place: 1 if the other player knows the hidden face
    theirs: i64  # hidden faces that the other player knows
    both: i64  # hidden faces that both know
    mine: i64  # set of the hidden faces that the player knows
    shared: i64  # set of the hidden faces that both know

    def __init__(self) -> None:
        self.stage = stages.OPENING
        self.rows = 0
        self.colours = 0
        self.lights = 0
        self.held = 0
        self.hand = vec[i64]([SHADE] * SLOTS)
        self.faces = vec[i64]([0] * 8)
        self.up = vec[i64]([0] * PLACES)
        self.down = vec[i64]([0] * PLACES)
        self.told = vec[i64]([0] * PLACES)
        self.theirs = 0
        self.both = 0
        self.mine = 0
        self.shared = 0

    def look(self, position: RainbowPosition, seat: i64) -> None:
        """See a position as a seat does."""
        d = position.data
        self.stage = d[at.STAGE]
        self.rows = d[at.ROWS]
        self.colours = d[at.COLOURS]
        self.lights = d[at.ROWS] - count(d[at.COLOURS])
        self.theirs = 0
        self.both = 0
        self.mine = 0
        self.shared = 0
        place: i64
        for place in range(d[at.ROWS]):
            self._look_at(place, d[at.ROW + place], position, seat)
        self._look_at_hand(position, seat)

    def _look_at(self, place: i64, side: i64, position: RainbowPosition, seat: i64) -> None:
        self.up[place] = position.deck[side]
        back = position.deck[side ^ 1]
        was_up = position.data[at.SHOWN + (~side & 1)] >> (side >> 1) & 1
        told: i64 = 1
        if side & 1 != seat:
            told = was_up
        elif was_up == 0:
            back = NO_FACE
        self.down[place] = back
        self.told[place] = told
        self.theirs += told
        if back == NO_FACE:
            return
        self.mine |= bit(back)
        if told != 0:
            self.both += 1
            self.shared |= bit(back)

    def _look_at_hand(self, position: RainbowPosition, seat: i64) -> None:
        d = position.data
        self.held = d[at.HELD + seat]
        some: i64
        for some in range(SLOTS):
            self.hand[some] = SHADE
            if self.held >> some & 1 != 0:
                self.hand[some] = position.deck[d[at.HAND + SLOTS * seat + some] * 2 + seat]
        for some in range(1, 8):
            self.faces[some] = self.faces[some & (some - 1)] | bit(self.hand[lowest(some)])

    # -- the certain way to a rainbow: cards laid as they are seen, and flips to known faces

    def way(self) -> i64:
        """The first move of a way to a rainbow in this turn on which nothing can go wrong; NONE if there is none."""
        if self.rows + count(self.held) < PLACES:
            return NONE
        if self.stage != stages.LAID:
            slot = self._lay(self.rows, self.colours, self.held)
            if slot != NONE:
                return moves.LAY + slot
        if self.stage == stages.OPENING or self.stage == stages.LAID:
            return self._flip(self.rows, self.colours, self.held)
        return NONE

    def _lay(self, rows: i64, colours: i64, held: i64) -> i64:
        """The slot to lay now; NONE if it leads nowhere."""
        slot: i64
        for slot in range(SLOTS):
            if held >> slot & 1 != 0 and fits(self.hand[slot], colours):
                if rows == PLACES - 1:
                    return slot
                if self._flip(rows + 1, joined(self.hand[slot], colours), held ^ bit(slot)) != NONE:
                    return slot
        return NONE

    def _flip(self, rows: i64, colours: i64, held: i64) -> i64:
        """The place to flip now; NONE if it leads nowhere. Of a card that was laid on the way the back is not known."""
        if rows + count(held) < PLACES:
            return NONE
        place: i64
        for place in range(self.rows):
            front = self.up[place]
            back = self.down[place]
            rest = colours & ~bit(front)
            if back != NO_FACE and fits(back, rest):
                self.up[place] = back
                self.down[place] = front
                slot = self._lay(rows, joined(back, rest), held)
                self.up[place] = front
                self.down[place] = back
                if slot != NONE:
                    return place
        return NONE
