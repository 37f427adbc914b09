"""The parts of a Red7 position as text, and the checks of a position read from text."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count, members
from arcus.core.game import UsageError
from arcus.core.text import parse_number
from arcus.games.red7 import cards, fields as at, leading, stages
from arcus.games.red7.position import Red7Position

REST = "rest"  # the deck of all cards that lie nowhere else
OPEN = "open"  # the cards that must have been face up


def canvas_text(position: Red7Position) -> str:
    """Return the canvas, its top card last; the order below is forgotten."""
    d = position.data
    below = [card for card in members(d[at.CANVAS]) if card != d[at.CANVAS_TOP]]
    return cards.pile_text(below if d[at.CANVAS_TOP] == cards.NO_CARD else [*below, d[at.CANVAS_TOP]])


def read_canvas(position: Red7Position, text: str) -> None:
    """Put cards on the canvas."""
    position.data[at.CANVAS] = cards.parse_cards(text)
    position.data[at.CANVAS_TOP] = [cards.NO_CARD, *cards.parse_pile(text)][-1]


def in_text(position: Red7Position) -> str:
    """Return the seats that are in."""
    return "".join(map(str, members(position.data[at.ACTIVE])))


def all_in(position: Red7Position) -> str:
    """Return all seats."""
    return "".join(map(str, range(position.data[at.PLAYERS])))


def read_in(position: Red7Position, text: str) -> None:
    """Set the seats that are in."""
    seats = [parse_number("in", seat, 0, position.data[at.PLAYERS] - 1) for seat in text]
    if len(set(seats)) < len(seats):
        raise UsageError(f"in must name each seat once, got '{text}'")
    position.data[at.ACTIVE] = sum(1 << seat for seat in seats)


def deck_text(position: Red7Position) -> str:
    """Return the deck, its top card last."""
    deck = list(position.deck[: position.data[at.LEFT]])
    return REST if deck == _rest(position) else cards.pile_text(deck)


def read_deck(position: Red7Position, text: str) -> None:
    """Set the deck."""
    deck = _rest(position) if text == REST else cards.parse_pile(text)
    position.deck = vec[i64](deck)
    position.data[at.LEFT] = len(deck)


def _rest(position: Red7Position) -> list[int]:
    d = position.data
    used: int = d[at.CANVAS]
    for seat in range(d[at.PLAYERS]):
        used |= d[at.HAND + seat] | d[at.PALETTE + seat] | d[at.SCORED + seat]
    return members(cards.ALL & ~used)


def seen_text(position: Red7Position) -> str:
    """Return the cards that were face up this round."""
    seen = position.data[at.SEEN]
    return OPEN if seen == _open(position) else cards.cards_text(seen)


def read_seen(position: Red7Position, text: str) -> None:
    """Set the cards that were face up this round."""
    position.data[at.SEEN] = _open(position) if text == OPEN else cards.parse_cards(text)


def _open(position: Red7Position) -> int:
    """Return the palettes, the canvas and the known top of the deck."""
    d = position.data
    deck = sum(1 << position.deck[d[at.LEFT] - 1 - i] for i in range(min(d[at.KNOWN], d[at.LEFT])))
    return sum(d[at.PALETTE + seat] for seat in range(d[at.PLAYERS])) | d[at.CANVAS] | deck


def last_text(card: int) -> str:
    """Return the card laid last, or `-`."""
    return "-" if card == cards.NO_CARD else cards.card_text(card)


def parse_last(text: str) -> int:
    """Return the card laid last."""
    return cards.NO_CARD if text == "-" else cards.parse_card(text)


# -- derived fields


def count_palettes(position: Red7Position) -> None:
    """Work out the numbers and the scores of all palettes."""
    for seat in range(position.data[at.PLAYERS]):
        leading.set_palette(position.data, seat, position.data[at.PALETTE + seat])


def update_rivals(position: Red7Position) -> None:
    """Work out, for each rule, the score that the player to move has to beat."""
    leading.update_rivals(position.data)


def set_rule(position: Red7Position) -> None:
    """Set the rule from the top card of the canvas."""
    top = position.data[at.CANVAS_TOP]
    position.data[at.RULE] = cards.RED if top == cards.NO_CARD else cards.COLOUR[top]


# -- checks


def check(position: Red7Position) -> None:
    """Raise UsageError for a position that can't occur."""
    d = position.data
    if d[at.KNOWN] > d[at.LEFT]:
        raise UsageError(f"known must be between 0 and {d[at.LEFT]}, the cards of the deck, got {d[at.KNOWN]}")
    _check_cards(position)
    if d[at.STAGE] != stages.OVER:
        _check_stage(position)


def _check_cards(position: Red7Position) -> None:
    """Check that each card lies in one place, and that open cards were seen."""
    d = position.data
    seats = range(d[at.PLAYERS])
    piles = [d[field + seat] for field in (at.HAND, at.PALETTE, at.SCORED) for seat in seats]
    piles += [d[at.CANVAS], *(1 << card for card in position.deck)]
    used = 0
    for pile in piles:
        if used & pile:
            raise UsageError(f"each card must be in one place, got {cards.cards_text(used & pile)} in two")
        used |= pile
    unseen = _open(position) & ~d[at.SEEN]
    if unseen:
        raise UsageError(f"seen must include every face-up card; missing {cards.cards_text(unseen)}")
    below = sum(1 << position.deck[i] for i in range(d[at.LEFT] - d[at.KNOWN]))
    if below & d[at.SEEN]:
        raise UsageError(f"seen must have no card of the unknown deck, got {cards.cards_text(below & d[at.SEEN])}")


def _check_stage(position: Red7Position) -> None:
    """Check that the player to move is in, and has a legal move."""
    d = position.data
    stage, name = d[at.STAGE], stages.NAMES[d[at.STAGE]]
    if not d[at.ACTIVE] >> d[at.TURN] & 1:
        raise UsageError(f"turn must be a seat that is in, got {d[at.TURN]}, which is out")
    if count(d[at.ACTIVE]) < 2:
        raise UsageError(f"in must have two seats or more while a round goes on, got '{in_text(position)}'")
    if stage == stages.CHANCE and not d[at.OPTIONS] & at.ADVANCED:
        raise UsageError("stage chance needs the option advanced")
    if stage in (stages.FIVE, stages.SEVEN, stages.ONE) and not d[at.OPTIONS] & at.ACTIONS:
        raise UsageError(f"stage {name} needs the option actions")
    if stage == stages.CHANCE and not d[at.LEFT]:
        raise UsageError("stage chance needs a card in the deck, got an empty deck")
    if not position.legal(d[at.TURN]):
        raise UsageError(f"stage {name} needs a legal move, got a position with none")
