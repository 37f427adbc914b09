"""What a seat of Rainbow sees, could remember, and knows."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Choice, Seat, View
from arcus.games.rainbow import fields as at, moves, places, stages
from arcus.games.rainbow.cards import FACES, LIGHT, NO_FACE, PLACES, SHADE, SLOTS
from arcus.games.rainbow.knowledge import RainbowKnowledge
from arcus.games.rainbow.position import RainbowPosition, blank
from arcus.games.rainbow.visible import (
    FACE_BITS,
    FAR_SHIFT,
    ONLOOKER,
    SHARED,
    SLOT_SHIFT,
    in_hand,
    in_pile,
    in_row,
)


class Held(msgspec.Struct, frozen=True):
    """A card in a hand."""

    slot: int
    """From 1; empty slots are left out."""
    face: str | None
    """The side that the viewer sees; None for a spectator."""


class Seen(msgspec.Struct, frozen=True):
    """A card that left a hand, as far as the viewer has seen it. A spectator's near side is the one towards seat 0."""

    near: str | None
    """The side that is, or was, towards the viewer."""
    far: str | None
    """The other side, if it ever was up."""
    shared: bool
    """The near side ever was up, so the opponent has seen it too."""


class Laid(msgspec.Struct, frozen=True):
    """A card in the row."""

    card: Seen
    up: Seat
    """Whose side is up."""


class RainbowTable(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    hands: tuple[tuple[Held, ...], ...]
    """Each player's hand, from the viewer's side."""
    next: str | None
    """The viewer's side of the next card at the own end of the deck; None if there is none, and for a spectator."""
    deck: int
    row: tuple[str, ...]
    """The faces that are up, place 1 first."""
    piles: tuple[int, ...]
    """How many cards each player has won."""
    turn: Seat
    stage: str
    """What the player to move did last in this turn."""
    round: int


class RainbowMemory(msgspec.Struct, frozen=True):
    """What was seen before; the first card comes first."""

    row: tuple[Laid, ...]
    piles: tuple[tuple[Seen, ...], ...]


class RainbowPreview(msgspec.Struct, frozen=True):
    """The face that would come up, if the player sees it (or is shown what was seen before), and what it would mean."""

    face: str | None
    result: str | None
    """`fine`, `shade`, `twin` or `rainbow`; None if the face is not known."""


RainbowView = View[RainbowTable, RainbowMemory, RainbowPreview]
NOT_KNOWN = RainbowPreview(None, None)

# The numbers of the rules that say what may be done at each stage.
ASKED = {
    "opening": ("3.1", "3.2", "3.7"),
    "flipped": ("3.6", "3.7"),
    "laid": ("3.4", "3.8"),
    "again": ("3.6", "3.7", "3.8"),
    "over": (),
}


def _rules(stage: str, row: int) -> tuple[str, ...]:
    """What matters at a stage: an empty row has nothing to flip, and the sixth card makes a rainbow."""
    asked = tuple(number for number in ASKED[stage] if row > 0 or number != "3.2")
    return (*asked, "4.5") if row == PLACES - 1 and "3.7" in asked else asked


RULES_NOW = tuple(tuple(_rules(stage, row) for row in range(PLACES + 1)) for stage in stages.NAMES)

FACE_TEXTS: tuple[str | None, ...] = (*FACES, *[None] * (FACE_BITS + 1 - NO_FACE))
# What each card looks like, by the numbers of visible.py.
HELD_CARDS = tuple(Held((code >> SLOT_SHIFT) + 1, FACE_TEXTS[code & FACE_BITS]) for code in range(SLOTS << SLOT_SHIFT))
SEEN_CARDS = tuple(
    Seen(FACE_TEXTS[code & FACE_BITS], FACE_TEXTS[code >> FAR_SHIFT & FACE_BITS], code >= SHARED)
    for code in range(2 * SHARED)
)


def table(position: RainbowPosition) -> RainbowTable:
    """What lies open to all."""
    d = position.data
    return RainbowTable(
        hands=hands(position, ONLOOKER),
        next=None,
        deck=d[at.HIGH] - d[at.LOW],
        row=tuple([FACES[position.deck[side]] for side in d[at.ROW : at.ROW + d[at.ROWS]]]),
        piles=(d[at.WON], d[at.WON + 1]),
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        round=d[at.ROUND],
    )


def memory(position: RainbowPosition) -> RainbowMemory:
    """What all could remember of the cards that left the hands."""
    return RainbowMemory(laid(position, ONLOOKER), piles(position, ONLOOKER))


def hands(position: RainbowPosition, viewer: int) -> tuple[tuple[Held, ...], ...]:
    """Each player's hand, from a seat's side or as an onlooker sees it."""
    return in_hand(position, 0, viewer, HELD_CARDS), in_hand(position, 1, viewer, HELD_CARDS)


def next_face(position: RainbowPosition, seat: Seat) -> str | None:
    """The side of the next card that a seat sees; None if there is none."""
    d = position.data
    return FACES[position.deck[position.next(seat)]] if d[at.HIGH] > d[at.LOW] else None


def laid(position: RainbowPosition, viewer: int) -> tuple[Laid, ...]:
    """The row, as far as a seat or an onlooker has seen its cards."""
    d = position.data
    row = zip(in_row(position, viewer, SEEN_CARDS), d[at.ROW : at.ROW + d[at.ROWS]], strict=True)
    return tuple([Laid(seen, side & 1) for seen, side in row])


def piles(position: RainbowPosition, viewer: int) -> tuple[tuple[Seen, ...], ...]:
    """The cards won, as far as a seat or an onlooker has seen them."""
    return in_pile(position, 0, viewer, SEEN_CARDS), in_pile(position, 1, viewer, SEEN_CARDS)


def rules(position: RainbowPosition) -> tuple[str, ...]:
    """The numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.STAGE]][d[at.ROWS]]


def choice(position: RainbowPosition, seat: Seat, move: int, memory_aid: bool) -> Choice[RainbowPreview]:
    """A legal move, with the face that it brings up: in a flip only if the player is shown what was seen before."""
    text = moves.TEXTS[move]
    if move == moves.STOP:
        return Choice(move, text)
    d = position.data
    if move < moves.LAY:
        side = d[at.ROW + move]
        face = position.deck[side]
        back = _back(position, side, seat) if memory_aid else NO_FACE
        place = places.TEXTS[places.ROW + move]
        return Choice(move, text, FACES[face], place, place, _preview(back, d[at.COLOURS] & ~(1 << face), False))
    slot = (move - moves.LAY) % SLOTS
    near = position.deck[2 * d[at.HAND + SLOTS * seat + slot] + seat]
    up = NO_FACE if move >= moves.BLIND else near
    source, target = places.TEXTS[places.HAND + 8 * slot + seat], places.TEXTS[places.ROW + d[at.ROWS]]
    return Choice(move, text, FACES[near], source, target, _preview(up, d[at.COLOURS], d[at.ROWS] == PLACES - 1))


def _back(position: RainbowPosition, side: int, seat: Seat) -> int:
    """The face that is down, if the player has seen it: the own side, and what ever was up."""
    towards = ~side & 1
    if towards == seat or position.data[at.SHOWN + towards] >> (side >> 1) & 1:
        return position.deck[side ^ 1]
    return NO_FACE


def _preview(face: int, colours: int, is_last: bool) -> RainbowPreview:
    """What a face would mean beside these colours."""
    if face == NO_FACE:
        return NOT_KNOWN
    if face == SHADE:
        return RainbowPreview(FACES[face], "shade")
    if face != LIGHT and colours >> face & 1:
        return RainbowPreview(FACES[face], "twin")
    return RainbowPreview(FACES[face], "rainbow" if is_last else "fine")


def knowledge(view: RainbowView, cards: vec[i64]) -> RainbowKnowledge:
    """What is certain from a view alone, of a game with this list of cards."""
    table, memory = view.table, view.memory
    seat = view.seat or 0
    seen = [card for pile in memory.piles for card in pile] + [laid.card for laid in memory.row]
    faces = [(card.near, card.far) for card in seen]  # by card, numbered as in `tidied`
    faces += [(held.face, None) for hand in table.hands for held in hand]
    low = len(faces)
    faces += [(None, None)] * table.deck
    if table.next is not None:
        faces[low if seat else -1] = (table.next, None)
    deck = [face for pair in faces for face in (pair[::-1] if seat else pair)]
    known = blank(vec[i64]([NO_FACE if face is None else FACES.index(face) for face in deck]), table.turn)
    d = known.data
    d[at.LOW] = low
    d[at.STAGE] = stages.NAMES.index(table.stage)
    d[at.ROUND] = table.round
    d[at.DECISION] = view.decision
    d[at.SHOWN + seat] = sum(card.shared << number for number, card in enumerate(seen))
    d[at.SHOWN + 1 - seat] = sum((card.far is not None) << number for number, card in enumerate(seen))
    _place(known, view)
    return RainbowKnowledge(known, cards)


def _place(known: RainbowPosition, view: RainbowView) -> None:
    """Put the cards, by number, where they lie."""
    d, table, memory = known.data, view.table, view.memory
    card = 0
    for owner in range(2):
        d[at.WON + owner] = table.piles[owner]
        for i in range(table.piles[owner]):
            d[at.LAST - i if owner else at.PILE + i] = card
            card += 1
    d[at.ROWS] = len(memory.row)
    for place, laid in enumerate(memory.row):
        d[at.ROW + place] = 2 * card + laid.up
        d[at.COLOURS] |= 1 << FACES.index(table.row[place]) & ~(1 << LIGHT)
        card += 1
    for owner in range(2):
        for held in table.hands[owner]:
            d[at.HAND + SLOTS * owner + held.slot - 1] = card
            d[at.HELD + owner] |= 1 << held.slot - 1
            card += 1
