"""What a seat of Red7 sees, could remember, and knows."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count, members
from arcus.core.game import Choice, Seat, View
from arcus.games.red7.cards import (
    ACTIVE,
    ALL,
    CANVAS,
    CANVAS_TOP,
    CARDS,
    COLOUR,
    DECISION,
    DRAW,
    HAND,
    KNOWN,
    LAST,
    LAY,
    LEFT,
    NO_CARD,
    PAINT,
    PALETTE,
    PLAYERS,
    REPAINT,
    ROUND,
    RULE,
    SCORED,
    SEEN,
    STAGE,
    TAKE,
    TURN,
    WON,
)
from arcus.games.red7.knowledge import Red7Knowledge
from arcus.games.red7.notation import COLOURS, STAGES, card_text, move_text, parse_card
from arcus.games.red7.position import Red7Position, blank
from arcus.games.red7.scoring import meeting

Cards = tuple[str, ...]


class Lead(msgspec.Struct, frozen=True):
    """Who leads under one rule, and with which cards; nobody: None and no cards."""

    rule: str
    seat: Seat | None
    cards: Cards


class Red7Table(msgspec.Struct, frozen=True):
    """What lies open to a seat."""

    hand: Cards
    """The seat's own cards, highest first; empty for a spectator."""
    hands: tuple[int, ...]
    """How many cards each player holds."""
    palettes: tuple[Cards | None, ...]
    """Each player's palette, highest first; None for a player who is out."""
    canvas: Cards
    """The cards on the canvas, the uppermost last; empty: the red start card."""
    rule: str
    """The colour whose rule holds."""
    deck: int
    turn: Seat
    stage: str
    """What the player to move is asked for."""
    last: str | None
    """The palette card whose action runs or ran last this turn."""
    leads: tuple[Lead, ...]
    """Who leads under each of the seven rules, red first."""
    scored: tuple[Cards, ...]
    won: tuple[int, ...]
    round: int


class Red7Memory(msgspec.Struct, frozen=True):
    """What was face up earlier this round and is known for certain."""

    palettes_out: tuple[Cards | None, ...]
    """The palettes of players who are out; None for players who are in."""
    deck_top: Cards
    """The cards that a 1 put on the deck, the uppermost last."""
    held: tuple[Cards, ...]
    """For each player, the hand cards that all have seen."""


class Red7Preview(msgspec.Struct, frozen=True):
    """Who would lead under each rule, red first, and which rule would hold."""

    leaders: tuple[Seat | None, ...]
    rule: str


Red7View = View[Red7Table, Red7Memory, Red7Preview]


def cards_tuple(cards: int) -> Cards:
    """A set of cards as texts, highest first."""
    return tuple(card_text(card) for card in reversed(members(cards)))


def _set(cards: Cards) -> int:
    return sum(1 << parse_card(card) for card in cards)


def table(position: Red7Position, seat: Seat | None) -> Red7Table:
    """What lies open to a seat or a spectator."""
    d = position.data
    seats = range(d[PLAYERS])
    below = [card for card in members(d[CANVAS]) if card != d[CANVAS_TOP]]
    top = [] if d[CANVAS_TOP] == NO_CARD else [d[CANVAS_TOP]]
    return Red7Table(
        hand=() if seat is None else cards_tuple(d[HAND + seat]),
        hands=tuple(count(d[HAND + each]) for each in seats),
        palettes=tuple(cards_tuple(d[PALETTE + each]) if d[ACTIVE] >> each & 1 else None for each in seats),
        canvas=tuple(map(card_text, below + top)),
        rule=COLOURS[d[RULE]],
        deck=d[LEFT],
        turn=d[TURN],
        stage=STAGES[d[STAGE]],
        last=None if d[LAST] == NO_CARD else card_text(d[LAST]),
        leads=tuple(_lead(position, rule) for rule in range(6, -1, -1)),
        scored=tuple(cards_tuple(d[SCORED + each]) for each in seats),
        won=tuple(d[WON + each] for each in seats),
        round=d[ROUND],
    )


def _lead(position: Red7Position, rule: int) -> Lead:
    seat = position.leader(rule)
    if seat < 0:
        return Lead(COLOURS[rule], None, ())
    return Lead(COLOURS[rule], seat, cards_tuple(meeting(position.data[PALETTE + seat], rule)))


def memory(position: Red7Position) -> Red7Memory:
    """What everybody could remember of this round."""
    d = position.data
    seats = range(d[PLAYERS])
    return Red7Memory(
        palettes_out=tuple(None if d[ACTIVE] >> each & 1 else cards_tuple(d[PALETTE + each]) for each in seats),
        deck_top=tuple(card_text(position.deck[i]) for i in range(d[LEFT] - d[KNOWN], d[LEFT])),
        held=tuple(cards_tuple(d[HAND + each] & d[SEEN]) for each in seats),
    )


def choice(position: Red7Position, seat: Seat, move: int) -> Choice[Red7Preview]:
    """A legal move, with who would lead after it."""
    text = move_text(move)
    if move < LAY:
        source, target = ("deck", f"hand/{seat}") if move == DRAW else (None, None)
        return Choice(move, text, None, source, target)
    card = (move - LAY) % CARDS
    after = position.copy()
    d = after.data
    source, target = f"hand/{seat}", "canvas"
    if move >= TAKE:
        owner = next(each for each in range(d[PLAYERS]) if d[PALETTE + each] >> card & 1)
        source, target = f"palette/{owner}", "deck"
        after.set_palette(owner, d[PALETTE + owner] ^ 1 << card)
    elif move >= REPAINT:
        source = f"palette/{seat}"
        after.set_palette(seat, d[PALETTE + seat] ^ 1 << card)
    elif move < PAINT:
        target = f"palette/{seat}"
        after.add(seat, card)
    rule = COLOUR[card] if target == "canvas" else d[RULE]
    leaders = tuple(None if (who := after.leader(each)) < 0 else who for each in range(6, -1, -1))
    return Choice(move, text, card_text(card), source, target, Red7Preview(leaders, COLOURS[rule]))


def knowledge(view: Red7View, options: int, rounds: int) -> Red7Knowledge:
    """What is certain from a view alone."""
    known = blank(view.players, options, rounds)
    d, table, memory = known.data, view.table, view.memory
    seen = _set(memory.deck_top)
    for seat in range(view.players):
        palette = table.palettes[seat] or memory.palettes_out[seat] or ()
        known.set_palette(seat, _set(palette))
        d[HAND + seat] = _set(memory.held[seat])
        d[SCORED + seat] = _set(table.scored[seat])
        d[WON + seat] = table.won[seat]
        seen |= d[PALETTE + seat] | d[HAND + seat]
    canvas = [parse_card(card) for card in table.canvas]
    d[CANVAS] = _set(table.canvas)
    d[CANVAS_TOP] = canvas[-1] if canvas else NO_CARD
    d[SEEN] = seen | d[CANVAS]
    if view.seat is not None:
        d[HAND + view.seat] = _set(table.hand)
    d[RULE] = COLOURS.index(table.rule)
    d[TURN] = table.turn
    d[STAGE] = STAGES.index(table.stage)
    d[LAST] = NO_CARD if table.last is None else parse_card(table.last)
    d[ACTIVE] = sum(1 << seat for seat, palette in enumerate(table.palettes) if palette is not None)
    d[KNOWN] = len(memory.deck_top)
    d[ROUND] = table.round
    d[DECISION] = view.decision
    known.deck = vec[i64]([parse_card(card) for card in memory.deck_top])
    known.face_rivals()
    own = 0 if view.seat is None else d[HAND + view.seat]
    unseen = members(ALL & ~(d[SEEN] | own | known.scored()))
    missing = [table.hands[seat] - count(d[HAND + seat]) for seat in range(view.players)]
    return Red7Knowledge(known, vec[i64](unseen), vec[i64](missing))
