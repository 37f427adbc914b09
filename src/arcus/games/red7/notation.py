"""Red7 as text: cards `R7`, moves `lay R7`, positions `palette=Y4G2I6/R6 hand=I4O5/V1 canvas=O5`."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count, members
from arcus.core.game import UsageError
from arcus.core.text import fields_text, parse_count, parse_fields, parse_number, parse_seats
from arcus.games.red7.cards import (
    ACTIONS,
    ACTIVE,
    ADVANCED,
    ALL,
    CANVAS,
    CANVAS_TOP,
    CARDS,
    CHANCE,
    COLOUR,
    DECISION,
    DRAW,
    END,
    FIVE,
    HAND,
    KNOWN,
    LAST,
    LAY,
    LEFT,
    MOVES,
    NO_CARD,
    ONE,
    OPTIONS,
    OVER,
    PAINT,
    PALETTE,
    PASS,
    PLAYERS,
    RED,
    REPAINT,
    ROUND,
    RULE,
    SCORED,
    SEEN,
    SEVEN,
    STAGE,
    TAKE,
    TURN,
    WON,
)
from arcus.games.red7.position import Red7Position, blank

COLOURS = "VIBGYOR"
STAGES = ("opening", "after", "five", "seven", "one", "chance", "done", "over")
WORDS = {"pass": PASS, "end": END, "draw": DRAW}
FAMILIES = {"lay": LAY, "paint": PAINT, "repaint": REPAINT, "take": TAKE}
CARD_TEXTS = tuple(f"{COLOURS[card % 7]}{card // 7 + 1}" for card in range(CARDS))
MOVE_TEXTS = (*WORDS, *(f"{family} {card}" for family in FAMILIES for card in CARD_TEXTS))
AREAS = ("hand", "palette", "scored", "seat")
PLACE_TEXTS = (*(f"{area}/{seat}" for area in AREAS for seat in range(8)), *["canvas"] * 8, *["deck"] * 8)


def card_text(card: int) -> str:
    """`R7` for the highest card, `V1` for the lowest."""
    return CARD_TEXTS[card]


def parse_card(text: str) -> int:
    """The card that a text means, or UsageError."""
    if len(text) == 2 and text[0].upper() in COLOURS and text[1] in "1234567":
        return (int(text[1]) - 1) * 7 + COLOURS.index(text[0].upper())
    raise UsageError(f"'{text}' is not a card: write a colour of {COLOURS[::-1]} and a number from 1 to 7, like R7")


def cards_text(cards: int) -> str:
    """A set of cards, highest first, or `-`."""
    return "".join(card_text(card) for card in reversed(members(cards))) or "-"


def pile_text(cards: list[int]) -> str:
    """Cards in their order, or `-`."""
    return "".join(map(card_text, cards)) or "-"


def parse_pile(text: str) -> list[int]:
    """Cards in their order."""
    if text == "-":
        return []
    return [parse_card(text[i : i + 2]) for i in range(0, len(text), 2)]


def parse_cards(text: str) -> int:
    """A set of cards; UsageError if one of them stands there twice."""
    cards = parse_pile(text)
    if len(set(cards)) < len(cards):
        raise UsageError(f"'{text}': a card stands there twice")
    return sum(1 << card for card in cards)


def move_text(move: int) -> str:
    """A move's notation."""
    if 0 <= move < MOVES:
        return MOVE_TEXTS[move]
    raise UsageError(f"{move} is not the number of a move")


def parse_move(text: str) -> int:
    """The move that a text means, or UsageError."""
    words = text.lower().split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) == 2 and words[0] in FAMILIES:
        return FAMILIES[words[0]] + parse_card(words[1])
    raise UsageError(
        f"'{text}' is not a move: write pass, end, draw, or lay, paint, repaint, take and a card, like lay R7"
    )


def _defaults(players: int) -> dict[str, str]:
    none = "/".join("-" * players)
    return {
        "hand": none,
        "palette": none,
        "canvas": "-",
        "turn": "0",
        "stage": "opening",
        "in": "".join(map(str, range(players))),
        "deck": "rest",
        "known": "0",
        "seen": "open",
        "last": "-",
        "scored": none,
        "won": "/".join("0" * players),
        "round": "1",
        "decision": "0",
    }


def position_text(position: Red7Position) -> str:
    """The whole truth in one line. Deck and canvas are piles, their top card last."""
    d = position.data
    seats = range(d[PLAYERS])
    deck = [position.deck[i] for i in range(d[LEFT])]
    fields = {
        "hand": "/".join(cards_text(d[HAND + seat]) for seat in seats),
        "palette": "/".join(cards_text(d[PALETTE + seat]) for seat in seats),
        "canvas": pile_text(_canvas_pile(position)),
        "turn": str(d[TURN]),
        "stage": STAGES[d[STAGE]],
        "in": "".join(map(str, members(d[ACTIVE]))),
        "deck": "rest" if deck == _rest(position) else pile_text(deck),
        "known": str(d[KNOWN]),
        "seen": "open" if d[SEEN] == _open(position) else cards_text(d[SEEN]),
        "last": "-" if d[LAST] == NO_CARD else card_text(d[LAST]),
        "scored": "/".join(cards_text(d[SCORED + seat]) for seat in seats),
        "won": "/".join(str(d[WON + seat]) for seat in seats),
        "round": str(d[ROUND]),
        "decision": str(d[DECISION]),
    }
    return fields_text(fields, _defaults(d[PLAYERS]))


def _canvas_pile(position: Red7Position) -> list[int]:
    d = position.data
    below = [card for card in members(d[CANVAS]) if card != d[CANVAS_TOP]]
    return below if d[CANVAS_TOP] == NO_CARD else [*below, d[CANVAS_TOP]]


def _open(position: Red7Position) -> int:
    """The cards that must have been face up: palettes, canvas, and the known top of the deck."""
    d = position.data
    deck = sum(1 << position.deck[d[LEFT] - 1 - i] for i in range(d[KNOWN]))
    return sum(d[PALETTE + seat] for seat in range(d[PLAYERS])) | d[CANVAS] | deck


def _rest(position: Red7Position) -> list[int]:
    """All cards that lie nowhere else, lowest first: the deck of a text that names none."""
    d = position.data
    used: int = d[CANVAS]
    for seat in range(d[PLAYERS]):
        used |= d[HAND + seat] | d[PALETTE + seat] | d[SCORED + seat]
    return members(ALL & ~used)


def parse_position(text: str, players: int, options: int, rounds: int) -> Red7Position:
    """The position that a text means, or UsageError."""
    fields = parse_fields(text, _defaults(players))
    position = blank(players, options, rounds)
    d = position.data
    per_seat = {name: parse_seats(name, fields[name], players) for name in ("hand", "palette", "scored", "won")}
    for seat in range(players):
        d[HAND + seat] = parse_cards(per_seat["hand"][seat])
        d[SCORED + seat] = parse_cards(per_seat["scored"][seat])
        d[WON + seat] = parse_count("won", per_seat["won"][seat])
        position.set_palette(seat, parse_cards(per_seat["palette"][seat]))
    canvas = parse_pile(fields["canvas"])
    d[CANVAS] = parse_cards(fields["canvas"])
    d[CANVAS_TOP] = canvas[-1] if canvas else NO_CARD
    d[RULE] = COLOUR[canvas[-1]] if canvas else RED
    d[TURN] = parse_number("turn", fields["turn"], 0, players - 1)
    if fields["stage"] not in STAGES:
        raise UsageError(f"stage={fields['stage']}: one of {', '.join(STAGES)} goes here")
    d[STAGE] = STAGES.index(fields["stage"])
    active = [parse_number("in", seat, 0, players - 1) for seat in fields["in"]]
    if len(set(active)) < len(active):
        raise UsageError(f"in={fields['in']}: a seat stands here twice")
    d[ACTIVE] = sum(1 << seat for seat in active)
    deck = _rest(position) if fields["deck"] == "rest" else parse_pile(fields["deck"])
    position.deck = vec[i64](deck)
    d[LEFT] = len(deck)
    d[KNOWN] = parse_number("known", fields["known"], 0, len(deck))
    d[SEEN] = _open(position) if fields["seen"] == "open" else parse_cards(fields["seen"])
    d[LAST] = NO_CARD if fields["last"] == "-" else parse_card(fields["last"])
    d[ROUND] = parse_number("round", fields["round"], 1)
    d[DECISION] = parse_number("decision", fields["decision"])
    _check_cards(position)
    position.face_rivals()
    _check_stage(position)
    return position


def _check_cards(position: Red7Position) -> None:
    """Refuse a text that puts a card in two places, or is wrong about what was seen."""
    d = position.data
    places = [d[HAND + seat] for seat in range(d[PLAYERS])] + [d[PALETTE + seat] for seat in range(d[PLAYERS])]
    places += [d[SCORED + seat] for seat in range(d[PLAYERS])] + [d[CANVAS]] + [1 << card for card in position.deck]
    used = 0
    for cards in places:
        if used & cards:
            raise UsageError(f"{cards_text(used & cards)} lies in two places")
        used |= cards
    unseen = _open(position) & ~d[SEEN]
    if unseen:
        raise UsageError(f"seen: {cards_text(unseen)} lies open, so it was seen")
    below = sum(1 << position.deck[i] for i in range(d[LEFT] - d[KNOWN]))
    if below & d[SEEN]:
        raise UsageError(f"seen: {cards_text(below & d[SEEN])} lies in the part of the deck that nobody knows")


def _check_stage(position: Red7Position) -> None:
    """Refuse a text that asks a player who is out, or for something that can't be done."""
    d = position.data
    stage = d[STAGE]
    if stage == OVER:
        return
    if not d[ACTIVE] >> d[TURN] & 1:
        raise UsageError(f"turn={d[TURN]}: that player is out")
    if count(d[ACTIVE]) < 2:
        raise UsageError(f"in={d[TURN]}: while a round goes on, two players or more are in")
    if stage == CHANCE and not d[OPTIONS] & ADVANCED:
        raise UsageError("stage=chance: it comes only with the option advanced")
    if stage in (FIVE, SEVEN, ONE) and not d[OPTIONS] & ACTIONS:
        raise UsageError(f"stage={STAGES[stage]}: it comes only with the option actions")
    if stage == CHANCE and not d[LEFT]:
        raise UsageError("stage=chance: the deck is empty, so nothing can be drawn")
    if not position.legal(d[TURN]):
        raise UsageError(f"stage={STAGES[stage]}: there is nothing that the player could do")
