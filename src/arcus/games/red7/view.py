"""Views of Red7: the table and the memory of a seat, and its choices."""

import msgspec

from arcus.core import bits
from arcus.core.game import Choice, Seat, View
from arcus.games.red7 import cards, fields as at, moves, places, scoring, stages, turns, visible
from arcus.games.red7.position import Red7Position

Cards = tuple[str, ...]
RULES = cards.COLOURS[::-1]  # red first, as people name them
ONE_CARD = tuple((text,) for text in cards.CARD_TEXTS)  # by card

# The numbers of the rules that matter at each stage, and of those that an option adds.
STAGE_RULES = {
    "opening": ("3.1", "3.8"),
    "after": ("3.4", "3.3", "3.8"),
    "five": ("6.7", "6.3"),
    "seven": ("6.4", "6.5"),
    "one": ("6.11", "6.13"),
    "chance": ("5.1",),
    "done": ("3.4", "3.8"),
}
OPTION_RULES = {
    at.ADVANCED: {"opening": ("5.1",), "after": ("5.1",)},
    at.ACTIONS: {"opening": ("6.1",), "after": ("6.14",), "chance": ("6.15",)},
}
RED_RULE = 4  # 4.4 is red's rule, and the other colours follow


def _rules(options: int, stage: str, colour: str) -> tuple[str, ...]:
    """Return the numbers of the rules that matter at a stage while a colour's rule holds."""
    if stage not in STAGE_RULES:
        return ()
    added = [number for option, steps in OPTION_RULES.items() if options & option for number in steps.get(stage, ())]
    return (*STAGE_RULES[stage], f"4.{RED_RULE + RULES.index(colour)}", *added)


RULES_NOW = tuple(
    tuple(tuple(_rules(options, stage, colour) for colour in cards.COLOURS) for stage in stages.NAMES)
    for options in range(1 + (at.ADVANCED | at.ACTIONS))
)


class Lead(msgspec.Struct, frozen=True):
    """The leader under one rule, and the cards that meet it; None and no cards where there is none."""

    rule: str
    seat: Seat | None
    cards: Cards


class Red7Table(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    hand: Cards
    """The seat's own cards, highest first; empty for a spectator."""
    hands: tuple[int, ...]
    """The number of cards in each player's hand."""
    palettes: tuple[Cards | None, ...]
    """Each player's palette, highest first; None for a player who is out."""
    canvas: Cards
    """The cards on the canvas, the uppermost last; empty: the red start card."""
    rule: str
    """The colour whose rule holds."""
    deck: int
    turn: Seat
    stage: str
    """The name of the stage of the turn."""
    last: str | None
    """The palette card laid last this turn, whose action may still run."""
    leads: tuple[Lead, ...]
    """The leader under each of the seven rules, red first."""
    scored: tuple[Cards, ...]
    won: tuple[int, ...]
    round: int
    points: tuple[int, ...]
    """Each player's points so far."""
    target: int
    """The points that end a game of the advanced rules."""


class Red7Memory(msgspec.Struct, frozen=True):
    """Cards that were face up earlier this round, wherever they are known to be now."""

    palettes_out: tuple[Cards | None, ...]
    """The palettes of players who are out; None for players who are in."""
    deck_top: Cards
    """The cards that a 1 put on the deck, the uppermost last."""
    held: tuple[Cards, ...]
    """For each player, the hand cards that everyone has seen."""


class Red7Preview(msgspec.Struct, frozen=True):
    """The leader under each rule after a move, with how many cards, red first, and the rule that would hold."""

    leaders: tuple[Seat | None, ...]
    counts: tuple[int, ...]
    rule: str


Red7View = View[Red7Table, Red7Memory, Red7Preview]


def cards_tuple(mask: int) -> Cards:
    """Return a set of cards as texts, highest first."""
    return visible.texts_of(mask)


def table(position: Red7Position, seat: Seat | None) -> Red7Table:
    """Return the table as a seat, or a spectator, sees it."""
    d = position.data
    players = d[at.PLAYERS]
    return Red7Table(
        hand=() if seat is None else visible.texts_of(d[at.HAND + seat]),
        hands=visible.hand_sizes(position),
        palettes=visible.palettes(position, d[at.ACTIVE]),
        canvas=_canvas(d[at.CANVAS], d[at.CANVAS_TOP]),
        rule=cards.COLOURS[d[at.RULE]],
        deck=d[at.LEFT],
        turn=d[at.TURN],
        stage=stages.NAMES[d[at.STAGE]],
        last=None if d[at.LAST] == cards.NO_CARD else cards.CARD_TEXTS[d[at.LAST]],
        leads=tuple(map(Lead, RULES, *visible.leads(position))),
        scored=visible.texts_within(d[at.SCORED : at.SCORED + players], cards.ALL),
        won=tuple(d[at.WON : at.WON + players]),
        round=d[at.ROUND],
        points=tuple([position.points(seat) for seat in range(players)]),
        target=scoring.TARGET[players],
    )


def _canvas(mask: int, top: int) -> Cards:
    """Return the canvas in rank order, but with its uppermost card last."""
    if top == cards.NO_CARD:
        return ()
    return (*bits.names_of(mask & ~(1 << top), cards.CARD_TEXTS), cards.CARD_TEXTS[top])


def hands(position: Red7Position) -> tuple[Cards, ...]:
    """Return the hands of all players."""
    d = position.data
    return visible.texts_within(d[at.HAND : at.HAND + d[at.PLAYERS]], cards.ALL)


def memory(position: Red7Position, seat: Seat | None) -> Red7Memory:
    """Return what could be remembered of this round; it is the same for all."""
    d = position.data
    return Red7Memory(
        palettes_out=visible.palettes(position, ~d[at.ACTIVE]),
        deck_top=tuple([cards.CARD_TEXTS[card] for card in position.deck[d[at.LEFT] - d[at.KNOWN] : d[at.LEFT]]]),
        held=visible.texts_within(d[at.HAND : at.HAND + d[at.PLAYERS]], d[at.SEEN]),
    )


def rules(position: Red7Position) -> tuple[str, ...]:
    """Return the numbers of the rules that matter now."""
    d = position.data
    return RULES_NOW[d[at.OPTIONS]][d[at.STAGE]][d[at.RULE]]


def choice(position: Red7Position, seat: Seat, move: int) -> Choice[Red7Preview]:
    """Return a legal move with the leaders after it, and their cards."""
    text, kind = moves.TEXTS[move], moves.KINDS[move]
    if move < moves.LAY:
        return Choice(move, text, kind, (), "deck", f"hand/{seat}") if move == moves.DRAW else Choice(move, text, kind)
    card = moves.card_of(move)
    source, target = places.HAND + seat, places.CANVAS
    if move >= moves.TAKE:
        source, target = places.PALETTE + turns.palette_with(position.data, card), places.DECK
    elif move >= moves.REPAINT:
        source = places.PALETTE + seat
    elif move < moves.PAINT:
        target = places.PALETTE + seat
    rule = cards.COLOUR[card] if target == places.CANVAS else position.data[at.RULE]
    leaders, counts = visible.leaders_after(position, move)
    preview = Red7Preview(leaders, counts, cards.COLOURS[rule])
    return Choice(move, text, kind, ONE_CARD[card], places.TEXTS[source], places.TEXTS[target], preview)
