"""The row and the hand as the player to move knows them, and the search for a certain rainbow.

A player knows their own side of every card in the row, and the other side if it was ever up. The faces that are up are
public. So the hidden face of a card in the row is known to one of the two players, or to both.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit, count, lowest
from arcus.games.rainbow import fields as at, moves, stages
from arcus.games.rainbow.cards import LIGHT, NO_FACE, PLACES, SHADE, SLOTS
from arcus.games.rainbow.position import RainbowPosition

NONE: Final = -1
HANDS: Final = 8  # sets of slots


def fits(face: i64, colours: i64) -> bool:
    """Return whether a face can be up beside these colours."""
    if face == LIGHT:
        return True
    return face < LIGHT and colours >> face & 1 == 0


def joined(face: i64, colours: i64) -> i64:
    """Return the colours with a face that fits added; light adds none."""
    if face == LIGHT:
        return colours
    return colours | bit(face)


@final
class RowState:
    """The row and the hand of a player, as numbers that a value depends on."""

    length: i64  # cards in the row
    colours: i64  # set of the colours that are up
    lights: i64  # how many lights are up
    held: i64  # set of filled slots
    other_knows: i64  # how many hidden faces the other player knows
    both_know: i64  # how many hidden faces both players know
    known: i64  # set of the hidden faces that the player knows
    shared: i64  # set of the hidden faces that both know

    def __init__(self) -> None:
        self.length = 0
        self.colours = 0
        self.lights = 0
        self.held = 0
        self.other_knows = 0
        self.both_know = 0
        self.known = 0
        self.shared = 0

    def copy_from(self, other: "RowState") -> None:
        """Copy another state into this one."""
        self.length = other.length
        self.colours = other.colours
        self.lights = other.lights
        self.held = other.held
        self.other_knows = other.other_knows
        self.both_know = other.both_know
        self.known = other.known
        self.shared = other.shared

    def lay(self, slot: i64, face: i64) -> None:
        """Lay the card of a slot with a face up that fits; the other player has seen its back."""
        self.length += 1
        self.held ^= bit(slot)
        self.other_knows += 1
        if face == LIGHT:
            self.lights += 1
        else:
            self.colours |= bit(face)

    def lay_blind(self, slot: i64, face: i64) -> None:
        """Lay the card of a slot with its known face down; the new face is taken for no colour."""
        self.length += 1
        self.held ^= bit(slot)
        self.known |= bit(face)


@final
class Observation:
    """A position as the player to move knows it."""

    stage: i64
    row: RowState
    hand: vec[i64]  # by slot: the face that the player sees; shade where the slot is empty
    faces: vec[i64]  # by set of slots: the set of their faces
    up: vec[i64]  # by place: the face that is up
    down: vec[i64]  # by place: the hidden face, or NO_FACE if the player does not know it
    other_knows: vec[i64]  # by place: 1 if the other player knows the hidden face

    def __init__(self) -> None:
        self.stage = stages.OPENING
        self.row = RowState()
        self.hand = vec[i64]([SHADE] * SLOTS)
        self.faces = vec[i64]([0] * HANDS)
        self.up = vec[i64]([0] * PLACES)
        self.down = vec[i64]([0] * PLACES)
        self.other_knows = vec[i64]([0] * PLACES)

    def observe(self, position: RainbowPosition, seat: i64) -> None:
        """Take over what a seat knows of a position."""
        d = position.data
        row = self.row
        self.stage = d[at.STAGE]
        row.length = d[at.ROWS]
        row.colours = d[at.COLOURS]
        row.lights = d[at.ROWS] - count(d[at.COLOURS])
        row.other_knows = 0
        row.both_know = 0
        row.known = 0
        row.shared = 0
        place: i64
        for place in range(d[at.ROWS]):
            self._observe_card(place, d[at.ROW + place], position, seat)
        self._observe_hand(position, seat)

    def _observe_card(self, place: i64, side: i64, position: RainbowPosition, seat: i64) -> None:
        row = self.row
        self.up[place] = position.deck[side]
        back = position.deck[side ^ 1]
        was_up = position.data[at.SHOWN + (~side & 1)] >> (side >> 1) & 1
        other_knows: i64 = 1
        if side & 1 != seat:
            other_knows = was_up
        elif was_up == 0:
            back = NO_FACE
        self.down[place] = back
        self.other_knows[place] = other_knows
        row.other_knows += other_knows
        if back == NO_FACE:
            return
        row.known |= bit(back)
        if other_knows != 0:
            row.both_know += 1
            row.shared |= bit(back)

    def _observe_hand(self, position: RainbowPosition, seat: i64) -> None:
        d = position.data
        hand = self.hand
        faces = self.faces
        held = d[at.HELD + seat]
        self.row.held = held
        slot: i64
        for slot in range(SLOTS):
            hand[slot] = SHADE
            if held >> slot & 1 != 0:
                hand[slot] = position.deck[d[at.HAND + SLOTS * seat + slot] * 2 + seat]
        slots: i64
        for slots in range(1, HANDS):
            faces[slots] = faces[slots & (slots - 1)] | bit(hand[lowest(slots)])

    # -- a certain rainbow: cards laid as the player sees them, and flips to known faces

    def sure_move(self) -> i64:
        """Return the first move of a certain way to a rainbow in this turn; NONE if there is none."""
        row = self.row
        if row.length + count(row.held) < PLACES:
            return NONE
        if self.stage != stages.LAID:
            slot = self._sure_slot(row.length, row.colours, row.held)
            if slot != NONE:
                return moves.LAY + slot
        if self.stage == stages.OPENING or self.stage == stages.LAID:
            return self._sure_flip(row.length, row.colours, row.held)
        return NONE

    def _sure_slot(self, length: i64, colours: i64, held: i64) -> i64:
        """Return a slot whose card leads to a certain rainbow if it is laid now; NONE if there is none."""
        slot: i64
        for slot in range(SLOTS):
            if held >> slot & 1 != 0 and fits(self.hand[slot], colours):
                if length == PLACES - 1:
                    return slot
                if self._sure_flip(length + 1, joined(self.hand[slot], colours), held ^ bit(slot)) != NONE:
                    return slot
        return NONE

    def _sure_flip(self, length: i64, colours: i64, held: i64) -> i64:
        """Return a place whose flip leads to a certain rainbow; NONE if there is none.

        Cards laid on the way are left out, since their backs are not known.
        """
        if length + count(held) < PLACES:
            return NONE
        place: i64
        for place in range(self.row.length):
            front = self.up[place]
            back = self.down[place]
            rest = colours & ~bit(front)
            if back != NO_FACE and fits(back, rest):
                self.up[place] = back
                self.down[place] = front
                slot = self._sure_slot(length, joined(back, rest), held)
                self.up[place] = front
                self.down[place] = back
                if slot != NONE:
                    return place
        return NONE
