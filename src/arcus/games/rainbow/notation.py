"""Positions of Rainbow as text: `row=RoyB hand=GTGWPK/RBOTYW deck=RGOYTP`.

A card is two letters, the face towards A (seat 0) and the face towards B (seat 1). In the row the face that is up is a
capital letter, and a `*` follows if the other one was up before; in a pile the faces that ever were up are capitals.
"""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count
from arcus.core.game import UsageError
from arcus.core.text import fields_text, parse_fields, parse_number, parse_seats
from arcus.games.rainbow import fields as at, stages
from arcus.games.rainbow.cards import FACES, FULL, LIGHT, PLACES, SHADE, SLOTS, parse_face
from arcus.games.rainbow.position import RainbowPosition, blank

EMPTY_SLOT = "--"


# -- positions

DEFAULTS = {
    "hand": "rest/rest",
    "row": "-",
    "pile": "-/-",
    "turn": "0",
    "stage": "opening",
    "deck": "rest",
    "round": "1",
    "decision": "0",
}


def position_text(position: RainbowPosition) -> str:
    """The whole truth in one line. The deck begins at B's end and ends at A's; piles as they came."""
    d = position.data
    deck = [_card_text(position, card) for card in range(d[at.LOW], d[at.HIGH])]
    fields = {
        "hand": "/".join(_hand_text(position, seat) for seat in range(2)),
        "row": "".join(_laid_text(position, d[at.ROW + place]) for place in range(d[at.ROWS])) or "-",
        "pile": "/".join(_pile_text(position, seat) for seat in range(2)),
        "turn": str(d[at.TURN]),
        "stage": stages.NAMES[d[at.STAGE]],
        "deck": "".join(deck) or "-",
        "round": str(d[at.ROUND]),
        "decision": str(d[at.DECISION]),
    }
    return fields_text(fields, DEFAULTS)


def pile_cards(position: RainbowPosition, seat: int) -> list[int]:
    """The cards of a pile, as they came."""
    d = position.data
    return [d[at.LAST - i] if seat else d[at.PILE + i] for i in range(d[at.WON + seat])]


def _card_text(position: RainbowPosition, card: int) -> str:
    return FACES[position.deck[2 * card]] + FACES[position.deck[2 * card + 1]]


def _hand_text(position: RainbowPosition, seat: int) -> str:
    d = position.data
    slots = range(SLOTS)
    base = at.HAND + SLOTS * seat
    return "".join(_card_text(position, d[base + i]) if d[at.HELD + seat] >> i & 1 else EMPTY_SLOT for i in slots)


def _laid_text(position: RainbowPosition, side: int) -> str:
    letters = list(_card_text(position, side >> 1).lower())
    letters[side & 1] = letters[side & 1].upper()
    seen = position.data[at.SHOWN + (~side & 1)] >> (side >> 1) & 1
    return "".join(letters) + "*" * seen


def _pile_text(position: RainbowPosition, seat: int) -> str:
    texts = []
    for card in pile_cards(position, seat):
        pair = zip(_card_text(position, card), range(2), strict=True)
        texts.append(
            "".join(face if position.data[at.SHOWN + side] >> card & 1 else face.lower() for face, side in pair)
        )
    return "".join(texts) or "-"


def parse_position(text: str, cards: vec[i64]) -> RainbowPosition:
    """The position that a text means, played with this list of cards, or UsageError."""
    fields = parse_fields(text, DEFAULTS)
    piles = [_split("pile", part) for part in parse_seats("pile", fields["pile"], 2)]
    row = _split("row", fields["row"])
    hands = _hands(fields["hand"])
    deck = None if fields["deck"] == "rest" else _split("deck", fields["deck"])
    rest = _rest(cards, [*piles[0], *piles[1], *row, *(hands[0] or []), *(hands[1] or []), *(deck or [])])
    # what the text leaves open is dealt from what it does not name, as it would be dealt from a deck
    first = [rest.pop() for _ in range(SLOTS) if rest] if hands[0] is None else hands[0]
    second = [rest.pop(0) for _ in range(SLOTS) if rest] if hands[1] is None else hands[1]
    position = _placed(piles, row, [first, second], rest if deck is None else deck)
    d = position.data
    d[at.TURN] = parse_number("turn", fields["turn"], 0, 1)
    if fields["stage"] not in stages.NAMES:
        raise UsageError(f"stage={fields['stage']}: one of {', '.join(stages.NAMES)} goes here")
    d[at.STAGE] = stages.NAMES.index(fields["stage"])
    d[at.ROUND] = parse_number("round", fields["round"], 1)
    d[at.DECISION] = parse_number("decision", fields["decision"])
    _check(position)
    return position


def _split(name: str, text: str) -> list[str]:
    """The cards of a text, two letters each; in the row some have a `*`."""
    if text == "-":
        return []
    cards: list[str] = []
    for letter in text:
        if letter == "*" and name == "row" and cards and len(cards[-1]) == 2:
            cards[-1] += "*"
        elif cards and len(cards[-1]) == 1:
            cards[-1] += letter
        else:
            cards.append(letter)
    if not cards or len(cards[-1]) == 1:
        raise UsageError(f"{name}={text}: cards of two letters each go here, like RO, or - for none")
    return cards


def _hands(text: str) -> list[list[str] | None]:
    """For each seat its slots, or None for a hand that the text leaves open."""
    parts = text.split("/")
    if len(parts) > 2:
        raise UsageError(f"hand={text}: {len(parts)} hands for 2 players")
    hands: list[list[str] | None] = []
    for part in [*parts, "rest"][:2]:
        slots = None if part == "rest" else _split("hand", part)
        if slots is not None and len(slots) > SLOTS:
            raise UsageError(f"hand={text}: a hand has {SLOTS} slots")
        hands.append(slots)
    return hands


def _rest(cards: vec[i64], named: list[str]) -> list[str]:
    """The cards of the list that are not named, in its order."""
    rest = [FACES[cards[i]] + FACES[cards[i + 1]] for i in range(0, len(cards), 2)]
    for text in named:
        if text == EMPTY_SLOT:
            continue
        card = FACES[parse_face(text[0])] + FACES[parse_face(text[1])]
        found = card if card in rest else card[::-1]
        if found not in rest:
            raise UsageError(f"{card} stands here more often than in the list of cards")
        rest.remove(found)
    return rest


def _placed(piles: list[list[str]], row: list[str], hands: list[list[str]], deck: list[str]) -> RainbowPosition:
    """A position with its cards in their places, numbered as in `tidied`."""
    order = [*piles[0], *piles[1], *row, *(slot for hand in hands for slot in hand if slot != EMPTY_SLOT), *deck]
    position = blank(vec[i64]([parse_face(face) for card in order for face in card[:2]]), 0)
    d = position.data
    card = 0
    for seat in range(2):
        for i, text in enumerate(piles[seat]):
            d[at.LAST - i if seat else at.PILE + i] = card
            _show(position, card, text[0].isupper(), text[1].isupper())
            card += 1
        d[at.WON + seat] = len(piles[seat])
    for place, text in enumerate(row[:PLACES]):
        if text[0].isupper() == text[1].isupper():
            raise UsageError(f"row: of {text} one face is up, and only its letter is a capital, as in Ro or rO")
        d[at.ROW + place] = 2 * card + text[1].isupper()
        _show(position, card, text[0].isupper() or text[2:] == "*", text[1].isupper() or text[2:] == "*")
        d[at.COLOURS] |= 1 << position.deck[d[at.ROW + place]] & ~(1 << LIGHT)
        card += 1
    d[at.ROWS] = len(row)
    for seat in range(2):
        for slot, text in enumerate(hands[seat]):
            if text != EMPTY_SLOT:
                d[at.HAND + SLOTS * seat + slot] = card
                d[at.HELD + seat] |= 1 << slot
                card += 1
    d[at.LOW] = card
    return position


def _show(position: RainbowPosition, card: int, to_a: bool, to_b: bool) -> None:
    """Note which faces of a card were up."""
    position.data[at.SHOWN] |= to_a << card
    position.data[at.SHOWN + 1] |= to_b << card


def _check(position: RainbowPosition) -> None:
    """Refuse a text that no game can come to."""
    d = position.data
    row = [position.deck[d[at.ROW + place]] for place in range(min(d[at.ROWS], PLACES))]
    colours = [face for face in row if face != LIGHT]
    if d[at.ROWS] >= PLACES or SHADE in row or len(set(colours)) < len(colours):
        raise UsageError("row: fewer than six cards lie there, no shade is up, and no colour twice")
    for card in pile_cards(position, 0) + pile_cards(position, 1):
        if not (d[at.SHOWN] | d[at.SHOWN + 1]) >> card & 1:
            raise UsageError(f"pile: of {_card_text(position, card)} a face was up, so its letter is a capital")
    if d[at.STAGE] == stages.OVER:
        return
    turn = d[at.TURN]
    held = count(d[at.HELD + turn])
    if d[at.HELD + 1 - turn] != FULL or (held == SLOTS if d[at.STAGE] >= stages.LAID else held < SLOTS) or held == 0:
        raise UsageError("hand: three cards each, but the player to move holds one or two once a card is laid")
    if d[at.STAGE] != stages.OPENING and d[at.ROWS] == 0:
        raise UsageError(f"stage={stages.NAMES[d[at.STAGE]]}: there is a card in the row then")
