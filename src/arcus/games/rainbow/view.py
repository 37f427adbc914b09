"""Views of Rainbow, and the knowledge that follows from a view."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Choice, Seat, View
from arcus.games.rainbow import attempts, cards, fields as at, moves, places, stages, visible
from arcus.games.rainbow.knowledge import RainbowKnowledge
from arcus.games.rainbow.position import RainbowPosition, blank


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
    """The other side, if it was ever up."""
    shared: bool
    """Whether the near side was ever up, so that the opponent has seen it too."""


class Laid(msgspec.Struct, frozen=True):
    """A card in the row."""

    card: Seen
    up: Seat
    """The seat whose side is up."""


class RainbowTable(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    hands: tuple[tuple[Held, ...], ...]
    """Each player's hand, from the viewer's side."""
    next: str | None
    """The viewer's side of the next card at their own end of the deck; None if there is none, and for a spectator."""
    deck: int
    row: tuple[str, ...]
    """The faces that are up, place 1 first."""
    piles: tuple[int, ...]
    """The number of cards won by each player."""
    turn: Seat
    stage: str
    """By the last move of this turn."""
    round: int


class RainbowMemory(msgspec.Struct, frozen=True):
    """The cards that a seat has seen before, the first one first."""

    row: tuple[Laid, ...]
    piles: tuple[tuple[Seen, ...], ...]


class RainbowPreview(msgspec.Struct, frozen=True):
    """The face that a move would bring up, if the player sees or is shown it, and the result."""

    face: str | None
    result: str | None
    """`fine`, `shade`, `twin` or `rainbow`; None if the face is not known."""


RainbowView = View[RainbowTable, RainbowMemory, RainbowPreview]
ONE_CARD = tuple((face,) for face in cards.FACES)  # by face
UNKNOWN = RainbowPreview(None, None)
# The other previews, by face.
FINES, SHADES, TWINS, RAINBOWS = (
    tuple(RainbowPreview(face, result) for face in cards.FACES) for result in ("fine", "shade", "twin", "rainbow")
)

# The numbers of the rules that say which moves are legal at each stage.
RULES_BY_STAGE = {
    "opening": ("3.1", "3.2", "3.7"),
    "flipped": ("3.6", "3.7"),
    "laid": ("3.4", "3.8"),
    "again": ("3.6", "3.7", "3.8"),
    "over": (),
}


def _rules(stage: str, row: int) -> tuple[str, ...]:
    """Return the rules that matter at a stage: an empty row has no card to flip, and the sixth card makes a rainbow."""
    numbers = tuple(number for number in RULES_BY_STAGE[stage] if row > 0 or number != "3.2")
    return (*numbers, "4.5") if row == cards.PLACES - 1 and "3.7" in numbers else numbers


RULES_NOW = tuple(tuple(_rules(stage, row) for row in range(cards.PLACES + 1)) for stage in stages.NAMES)

FACE_TEXTS: tuple[str | None, ...] = (*cards.FACES, *[None] * (visible.FACE_MASK + 1 - cards.NO_FACE))
# The cards by the codes of visible.py.
HELD_CARDS = tuple(
    Held((code >> visible.SLOT_SHIFT) + 1, FACE_TEXTS[code & visible.FACE_MASK])
    for code in range(cards.SLOTS << visible.SLOT_SHIFT)
)
SEEN_CARDS = tuple(
    Seen(
        FACE_TEXTS[code & visible.FACE_MASK],
        FACE_TEXTS[code >> visible.FAR_SHIFT & visible.FACE_MASK],
        code >= visible.SHARED,
    )
    for code in range(2 * visible.SHARED)
)


def table(position: RainbowPosition, seat: Seat | None) -> RainbowTable:
    """Return the table as a seat, or a spectator, sees it."""
    d = position.data
    return RainbowTable(
        hands=hands(position, _viewer(seat)),
        next=None if seat is None else next_face(position, seat),
        deck=d[at.HIGH] - d[at.LOW],
        row=tuple([cards.FACES[position.deck[side]] for side in d[at.ROW : at.ROW + d[at.ROWS]]]),
        piles=(d[at.WON], d[at.WON + 1]),
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        round=d[at.ROUND],
    )


def memory(position: RainbowPosition, seat: Seat | None) -> RainbowMemory:
    """Return what a seat, or a spectator, could remember of the cards that left the hands."""
    viewer = _viewer(seat)
    return RainbowMemory(laid(position, viewer), piles(position, viewer))


def _viewer(seat: Seat | None) -> int:
    return visible.SPECTATOR if seat is None else seat


def hands(position: RainbowPosition, viewer: int) -> tuple[tuple[Held, ...], ...]:
    """Return each player's hand as a seat or a spectator sees it."""
    return visible.hand(position, 0, viewer, HELD_CARDS), visible.hand(position, 1, viewer, HELD_CARDS)


def open_hands(position: RainbowPosition) -> tuple[tuple[str, ...], ...]:
    """Return the cards of both players by slot, with the face that the owner sees first; an empty slot has no text."""
    return tuple([_open_hand(position, seat) for seat in (0, 1)])


def _open_hand(position: RainbowPosition, seat: Seat) -> tuple[str, ...]:
    near, far = ({held.slot: held.face or "" for held in hands(position, viewer)[seat]} for viewer in (seat, 1 - seat))
    return tuple([near.get(slot, "") + far.get(slot, "") for slot in range(1, cards.SLOTS + 1)])


def next_face(position: RainbowPosition, seat: Seat) -> str | None:
    """Return the face that a seat sees of the next card at its end of the deck; None if the deck is empty."""
    d = position.data
    return cards.FACES[position.deck[position.next(seat)]] if d[at.HIGH] > d[at.LOW] else None


def laid(position: RainbowPosition, viewer: int) -> tuple[Laid, ...]:
    """Return the row, as far as a seat or a spectator has seen its cards."""
    d = position.data
    row = zip(visible.row(position, viewer, SEEN_CARDS), d[at.ROW : at.ROW + d[at.ROWS]], strict=True)
    return tuple([Laid(seen, side & 1) for seen, side in row])


def piles(position: RainbowPosition, viewer: int) -> tuple[tuple[Seen, ...], ...]:
    """Return the cards won, as far as a seat or a spectator has seen them."""
    return visible.pile(position, 0, viewer, SEEN_CARDS), visible.pile(position, 1, viewer, SEEN_CARDS)


def rules(position: RainbowPosition) -> tuple[str, ...]:
    """Return the numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.STAGE]][d[at.ROWS]]


def choice(position: RainbowPosition, seat: Seat, move: int, memory_aid: bool) -> Choice[RainbowPreview]:
    """Return a legal move with the face that it brings up.

    A flip shows the face only if the player has seen it and `memory_aid` is on.
    """
    text, kind = moves.TEXTS[move], moves.KINDS[move]
    if move == moves.STOP:
        return Choice(move, text, kind)
    d = position.data
    if move < moves.LAY:
        side = d[at.ROW + move]
        face = position.deck[side]
        back = _back(position, side, seat) if memory_aid else cards.NO_FACE
        place = places.TEXTS[places.ROW + move]
        preview = _preview(back, d[at.COLOURS] & ~(1 << face), False)
        return Choice(move, text, kind, ONE_CARD[face], place, attempts.OVER, preview)
    slot = (move - moves.LAY) % cards.SLOTS
    near = position.deck[2 * d[at.HAND + cards.SLOTS * seat + slot] + seat]
    up = cards.NO_FACE if move >= moves.BLIND else near
    source = places.TEXTS[places.HAND + places.STRIDE * slot + seat]
    target = attempts.OVER if move >= moves.BLIND else attempts.END
    preview = _preview(up, d[at.COLOURS], d[at.ROWS] == cards.PLACES - 1)
    return Choice(move, text, kind, ONE_CARD[near], source, target, preview)


def _back(position: RainbowPosition, side: int, seat: Seat) -> int:
    """Return the face that is down if the player has seen it, as the own side or once up; else NO_FACE."""
    towards = ~side & 1
    if towards == seat or position.data[at.SHOWN + towards] >> (side >> 1) & 1:
        return position.deck[side ^ 1]
    return cards.NO_FACE


def _preview(face: int, colours: int, is_last: bool) -> RainbowPreview:
    """Return a face with its result beside the colours that are up."""
    if face == cards.NO_FACE:
        return UNKNOWN
    if face == cards.SHADE:
        return SHADES[face]
    if face != cards.LIGHT and colours >> face & 1:
        return TWINS[face]
    return RAINBOWS[face] if is_last else FINES[face]


def knowledge(view: RainbowView, listed: vec[i64]) -> RainbowKnowledge:
    """Return what is certain from a view alone; `listed` are the cards that the game is played with."""
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
    known = blank(vec[i64]([cards.NO_FACE if face is None else cards.FACES.index(face) for face in deck]), table.turn)
    d = known.data
    d[at.LOW] = low
    d[at.STAGE] = stages.NAMES.index(table.stage)
    d[at.ROUND] = table.round
    d[at.DECISION] = view.decision
    d[at.SHOWN + seat] = sum(card.shared << number for number, card in enumerate(seen))
    d[at.SHOWN + 1 - seat] = sum((card.far is not None) << number for number, card in enumerate(seen))
    _place(known, view)
    return RainbowKnowledge(known, listed)


def _place(known: RainbowPosition, view: RainbowView) -> None:
    """Put the cards, by number, where they are."""
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
        d[at.COLOURS] |= 1 << cards.FACES.index(table.row[place]) & ~(1 << cards.LIGHT)
        card += 1
    for owner in range(2):
        for held in table.hands[owner]:
            d[at.HAND + cards.SLOTS * owner + held.slot - 1] = card
            d[at.HELD + owner] |= 1 << held.slot - 1
            card += 1
