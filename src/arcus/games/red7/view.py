"""What a seat of Red7 sees, could remember, and knows."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count, members, words
from arcus.core.game import Choice, Seat, View
from arcus.games.red7 import fields as at, moves, places, stages
from arcus.games.red7.cards import ALL, CARD_TEXTS, CARDS, COLOUR, COLOURS, NO_CARD, TARGET, parse_card
from arcus.games.red7.knowledge import Red7Knowledge
from arcus.games.red7.position import Red7Position, blank
from arcus.games.red7.visible import fan, fans, hand_sizes, leaders, leaders_after, leading_cards, owner, palettes

Cards = tuple[str, ...]
RULES = COLOURS[::-1]  # red first, as people name them

# The numbers of the rules that say what may be done at each stage, and of those that an option adds.
ASKED = {
    "opening": ("3.1", "3.8"),
    "after": ("3.4", "3.3", "3.8"),
    "five": ("6.7", "6.3"),
    "seven": ("6.4", "6.5"),
    "one": ("6.11", "6.13"),
    "chance": ("5.1",),
    "done": ("3.4", "3.8"),
}
ADDED = {
    at.ADVANCED: {"opening": ("5.1",), "after": ("5.1",)},
    at.ACTIONS: {"opening": ("6.1",), "after": ("6.14",), "chance": ("6.15",)},
}
RED_RULE = 4  # 4.4 says what red asks for, and the other colours follow


def _rules(options: int, stage: str, colour: str) -> tuple[str, ...]:
    """What matters at a stage, the rule that holds among it."""
    if stage not in ASKED:
        return ()
    added = [number for option, steps in ADDED.items() if options & option for number in steps.get(stage, ())]
    return (*ASKED[stage], f"4.{RED_RULE + RULES.index(colour)}", *added)


RULES_NOW = tuple(
    tuple(tuple(_rules(options, stage, colour) for colour in COLOURS) for stage in stages.NAMES)
    for options in range(1 + (at.ADVANCED | at.ACTIONS))
)


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
    points: tuple[int, ...]
    """Each player's points so far."""
    target: int
    """The points that end a game of the advanced rules."""


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
    return fan(cards, CARD_TEXTS)


def _set(cards: Cards) -> int:
    return sum(1 << parse_card(card) for card in cards)


def hand(position: Red7Position, seat: Seat) -> Cards:
    """A seat's cards, highest first."""
    return fan(position.data[at.HAND + seat], CARD_TEXTS)


def table(position: Red7Position) -> Red7Table:
    """What lies open to all."""
    d = position.data
    players = d[at.PLAYERS]
    return Red7Table(
        hand=(),
        hands=hand_sizes(position),
        palettes=palettes(position, d[at.ACTIVE], CARD_TEXTS),
        canvas=_canvas(d[at.CANVAS], d[at.CANVAS_TOP]),
        rule=COLOURS[d[at.RULE]],
        deck=d[at.LEFT],
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        last=None if d[at.LAST] == NO_CARD else CARD_TEXTS[d[at.LAST]],
        leads=tuple(map(Lead, RULES, leaders(position), leading_cards(position, CARD_TEXTS))),
        scored=fans(d[at.SCORED : at.SCORED + players], ALL, CARD_TEXTS),
        won=tuple(d[at.WON : at.WON + players]),
        round=d[at.ROUND],
        points=tuple([position.points(seat) for seat in range(players)]),
        target=TARGET[players],
    )


def _canvas(cards: int, top: int) -> Cards:
    """The canvas, whose order is forgotten but for the uppermost card."""
    if top == NO_CARD:
        return ()
    return (*words(cards & ~(1 << top), CARD_TEXTS), CARD_TEXTS[top])


def memory(position: Red7Position) -> Red7Memory:
    """What everybody could remember of this round."""
    d = position.data
    return Red7Memory(
        palettes_out=palettes(position, ~d[at.ACTIVE], CARD_TEXTS),
        deck_top=tuple([CARD_TEXTS[card] for card in position.deck[d[at.LEFT] - d[at.KNOWN] : d[at.LEFT]]]),
        held=fans(d[at.HAND : at.HAND + d[at.PLAYERS]], d[at.SEEN], CARD_TEXTS),
    )


def rules(position: Red7Position) -> tuple[str, ...]:
    """The numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.OPTIONS]][d[at.STAGE]][d[at.RULE]]


def choice(position: Red7Position, seat: Seat, move: int) -> Choice[Red7Preview]:
    """A legal move, with who would lead after it."""
    text = moves.TEXTS[move]
    if move < moves.LAY:
        return Choice(move, text, None, "deck", f"hand/{seat}") if move == moves.DRAW else Choice(move, text)
    card = (move - moves.LAY) % CARDS
    source, target = places.HAND + seat, places.CANVAS
    if move >= moves.TAKE:
        source, target = places.PALETTE + owner(position, card), places.DECK
    elif move >= moves.REPAINT:
        source = places.PALETTE + seat
    elif move < moves.PAINT:
        target = places.PALETTE + seat
    rule = COLOUR[card] if target == places.CANVAS else position.data[at.RULE]
    preview = Red7Preview(leaders_after(position, move), COLOURS[rule])
    return Choice(move, text, CARD_TEXTS[card], places.TEXTS[source], places.TEXTS[target], preview)


def knowledge(view: Red7View, options: int, rounds: int) -> Red7Knowledge:
    """What is certain from a view alone."""
    known = blank(view.players, options, rounds)
    d, table, memory = known.data, view.table, view.memory
    seen = _set(memory.deck_top)
    for seat in range(view.players):
        palette = table.palettes[seat] or memory.palettes_out[seat] or ()
        known.set_palette(seat, _set(palette))
        d[at.HAND + seat] = _set(memory.held[seat])
        d[at.SCORED + seat] = _set(table.scored[seat])
        d[at.WON + seat] = table.won[seat]
        seen |= d[at.PALETTE + seat] | d[at.HAND + seat]
    canvas = [parse_card(card) for card in table.canvas]
    d[at.CANVAS] = _set(table.canvas)
    d[at.CANVAS_TOP] = canvas[-1] if canvas else NO_CARD
    d[at.SEEN] = seen | d[at.CANVAS]
    if view.seat is not None:
        d[at.HAND + view.seat] = _set(table.hand)
    d[at.RULE] = COLOURS.index(table.rule)
    d[at.TURN] = table.turn
    d[at.STAGE] = stages.NAMES.index(table.stage)
    d[at.LAST] = NO_CARD if table.last is None else parse_card(table.last)
    d[at.ACTIVE] = sum(1 << seat for seat, palette in enumerate(table.palettes) if palette is not None)
    d[at.KNOWN] = len(memory.deck_top)
    d[at.ROUND] = table.round
    d[at.DECISION] = view.decision
    known.deck = vec[i64]([parse_card(card) for card in memory.deck_top])
    known.face_rivals()
    own = 0 if view.seat is None else d[at.HAND + view.seat]
    unseen = members(ALL & ~(d[at.SEEN] | own | known.scored()))
    missing = [table.hands[seat] - count(d[at.HAND + seat]) for seat in range(view.players)]
    return Red7Knowledge(known, vec[i64](unseen), vec[i64](missing))
