"""Positions of Red7 as text: `palette=Y4G2I6/R6 hand=I4O5/V1 canvas=O5`."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count, members
from arcus.core.game import UsageError
from arcus.core.text import fields_text, parse_count, parse_fields, parse_number, parse_seats
from arcus.games.red7 import fields as at, stages
from arcus.games.red7.cards import (
    ALL,
    COLOUR,
    NO_CARD,
    RED,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
    parse_pile,
    pile_text,
)
from arcus.games.red7.position import Red7Position, blank


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
    seats = range(d[at.PLAYERS])
    deck = [position.deck[i] for i in range(d[at.LEFT])]
    fields = {
        "hand": "/".join(cards_text(d[at.HAND + seat]) for seat in seats),
        "palette": "/".join(cards_text(d[at.PALETTE + seat]) for seat in seats),
        "canvas": pile_text(_canvas_pile(position)),
        "turn": str(d[at.TURN]),
        "stage": stages.NAMES[d[at.STAGE]],
        "in": "".join(map(str, members(d[at.ACTIVE]))),
        "deck": "rest" if deck == _rest(position) else pile_text(deck),
        "known": str(d[at.KNOWN]),
        "seen": "open" if d[at.SEEN] == _open(position) else cards_text(d[at.SEEN]),
        "last": "-" if d[at.LAST] == NO_CARD else card_text(d[at.LAST]),
        "scored": "/".join(cards_text(d[at.SCORED + seat]) for seat in seats),
        "won": "/".join(str(d[at.WON + seat]) for seat in seats),
        "round": str(d[at.ROUND]),
        "decision": str(d[at.DECISION]),
    }
    return fields_text(fields, _defaults(d[at.PLAYERS]))


def _canvas_pile(position: Red7Position) -> list[int]:
    d = position.data
    below = [card for card in members(d[at.CANVAS]) if card != d[at.CANVAS_TOP]]
    return below if d[at.CANVAS_TOP] == NO_CARD else [*below, d[at.CANVAS_TOP]]


def _open(position: Red7Position) -> int:
    """The cards that must have been face up: palettes, canvas, and the known top of the deck."""
    d = position.data
    deck = sum(1 << position.deck[d[at.LEFT] - 1 - i] for i in range(d[at.KNOWN]))
    return sum(d[at.PALETTE + seat] for seat in range(d[at.PLAYERS])) | d[at.CANVAS] | deck


def _rest(position: Red7Position) -> list[int]:
    """All cards that lie nowhere else, lowest first: the deck of a text that names none."""
    d = position.data
    used: int = d[at.CANVAS]
    for seat in range(d[at.PLAYERS]):
        used |= d[at.HAND + seat] | d[at.PALETTE + seat] | d[at.SCORED + seat]
    return members(ALL & ~used)


def parse_position(text: str, players: int, options: int, rounds: int) -> Red7Position:
    """The position that a text means, or UsageError."""
    fields = parse_fields(text, _defaults(players))
    position = blank(players, options, rounds)
    d = position.data
    per_seat = {name: parse_seats(name, fields[name], players) for name in ("hand", "palette", "scored", "won")}
    for seat in range(players):
        d[at.HAND + seat] = parse_cards(per_seat["hand"][seat])
        d[at.SCORED + seat] = parse_cards(per_seat["scored"][seat])
        d[at.WON + seat] = parse_count("won", per_seat["won"][seat])
        position.set_palette(seat, parse_cards(per_seat["palette"][seat]))
    canvas = parse_pile(fields["canvas"])
    d[at.CANVAS] = parse_cards(fields["canvas"])
    d[at.CANVAS_TOP] = canvas[-1] if canvas else NO_CARD
    d[at.RULE] = COLOUR[canvas[-1]] if canvas else RED
    d[at.TURN] = parse_number("turn", fields["turn"], 0, players - 1)
    if fields["stage"] not in stages.NAMES:
        raise UsageError(f"stage={fields['stage']}: one of {', '.join(stages.NAMES)} goes here")
    d[at.STAGE] = stages.NAMES.index(fields["stage"])
    active = [parse_number("in", seat, 0, players - 1) for seat in fields["in"]]
    if len(set(active)) < len(active):
        raise UsageError(f"in={fields['in']}: a seat stands here twice")
    d[at.ACTIVE] = sum(1 << seat for seat in active)
    deck = _rest(position) if fields["deck"] == "rest" else parse_pile(fields["deck"])
    position.deck = vec[i64](deck)
    d[at.LEFT] = len(deck)
    d[at.KNOWN] = parse_number("known", fields["known"], 0, len(deck))
    d[at.SEEN] = _open(position) if fields["seen"] == "open" else parse_cards(fields["seen"])
    d[at.LAST] = NO_CARD if fields["last"] == "-" else parse_card(fields["last"])
    d[at.ROUND] = parse_number("round", fields["round"], 1)
    d[at.DECISION] = parse_number("decision", fields["decision"])
    _check_cards(position)
    position.face_rivals()
    _check_stage(position)
    return position


def _check_cards(position: Red7Position) -> None:
    """Refuse a text that puts a card in two places, or is wrong about what was seen."""
    d = position.data
    seats = range(d[at.PLAYERS])
    piles = [d[field + seat] for field in (at.HAND, at.PALETTE, at.SCORED) for seat in seats]
    piles += [d[at.CANVAS], *(1 << card for card in position.deck)]
    used = 0
    for cards in piles:
        if used & cards:
            raise UsageError(f"{cards_text(used & cards)} lies in two places")
        used |= cards
    unseen = _open(position) & ~d[at.SEEN]
    if unseen:
        raise UsageError(f"seen: {cards_text(unseen)} lies open, so it was seen")
    below = sum(1 << position.deck[i] for i in range(d[at.LEFT] - d[at.KNOWN]))
    if below & d[at.SEEN]:
        raise UsageError(f"seen: {cards_text(below & d[at.SEEN])} lies in the part of the deck that nobody knows")


def _check_stage(position: Red7Position) -> None:
    """Refuse a text that asks a player who is out, or for something that can't be done."""
    d = position.data
    stage = d[at.STAGE]
    if stage == stages.OVER:
        return
    if not d[at.ACTIVE] >> d[at.TURN] & 1:
        raise UsageError(f"turn={d[at.TURN]}: that player is out")
    if count(d[at.ACTIVE]) < 2:
        raise UsageError(f"in={d[at.TURN]}: while a round goes on, two players or more are in")
    if stage == stages.CHANCE and not d[at.OPTIONS] & at.ADVANCED:
        raise UsageError("stage=chance: it comes only with the option advanced")
    if stage in (stages.FIVE, stages.SEVEN, stages.ONE) and not d[at.OPTIONS] & at.ACTIONS:
        raise UsageError(f"stage={stages.NAMES[stage]}: it comes only with the option actions")
    if stage == stages.CHANCE and not d[at.LEFT]:
        raise UsageError("stage=chance: the deck is empty, so nothing can be drawn")
    if not position.legal(d[at.TURN]):
        raise UsageError(f"stage={stages.NAMES[stage]}: there is nothing that the player could do")
