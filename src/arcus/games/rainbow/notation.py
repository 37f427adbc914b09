"""Rainbow as text: faces `R`, moves `lay 2`, positions `row=RoyB hand=GTGWPK/RBOTYW deck=RGOYTP`.

A card is two letters, the face towards A (seat 0) and the face towards B (seat 1). In the row the face that is up is a
capital letter, and a `*` follows if the other one was up before; in a pile the faces that ever were up are capitals.
"""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count
from arcus.core.game import UsageError
from arcus.core.text import fields_text, parse_fields, parse_number, parse_seats
from arcus.games.rainbow.cards import (
    AT_ROW,
    AT_WHOLE_ROW,
    BLIND,
    FACES,
    FLIP,
    FULL,
    LAID,
    LAY,
    LEAST_CARDS,
    LIGHT,
    MOST_CARDS,
    MOVES,
    OPENING,
    OVER,
    PLACES,
    RECONSTRUCTED,
    SHADE,
    SLOTS,
    STOP,
)
from arcus.games.rainbow.position import (
    COLOURS,
    DECISION,
    HAND,
    HELD,
    HIGH,
    LAST,
    LOW,
    PILE,
    ROUND,
    ROW,
    ROWS,
    SHOWN,
    STAGE,
    TURN,
    WON,
    RainbowPosition,
    blank,
)

STAGES = ("opening", "flipped", "laid", "again", "over")
FAMILIES = {"flip": (FLIP, PLACES), "lay": (LAY, SLOTS), "blind": (BLIND, SLOTS)}
MOVE_TEXTS = (*(f"{word} {nth + 1}" for word, (_, many) in FAMILIES.items() for nth in range(many)), "stop")
AREAS = ("hand1", "hand2", "hand3", "pile", "deck", "seat")
PLACE_TEXTS = (
    *(f"{area}/{seat}" for area in AREAS for seat in range(8)),
    *(f"row{place + 1}" for place in range(AT_WHOLE_ROW - AT_ROW)),
    "row",
)
EMPTY_SLOT = "--"


def parse_face(letter: str) -> int:
    """The face that a letter means, or UsageError."""
    if len(letter) == 1 and letter.upper() in FACES:
        return FACES.index(letter.upper())
    raise UsageError(f"'{letter}' is not a face: write one of {', '.join(FACES)}")


def parse_deck(text: str) -> vec[i64]:
    """A list of cards, two faces each, from words like `RO`; without a word, the reconstructed list."""
    words = (text.strip() or RECONSTRUCTED).upper().split()
    for word in words:
        if len(word) != 2 or word[0] == word[1] or not set(word) <= set(FACES):
            raise UsageError(f"deck: '{word}' is not a card: write two different faces of {FACES}, like RO")
    if not LEAST_CARDS <= len(words) <= MOST_CARDS:
        raise UsageError(f"deck: {len(words)} cards; a deck has {LEAST_CARDS} to {MOST_CARDS}")
    return vec[i64]([FACES.index(face) for word in words for face in word])


def same_cards(one: vec[i64], other: vec[i64]) -> bool:
    """Are these the same cards, in whatever order and whichever way they face?"""
    decks = [Counter(frozenset((deck[i], deck[i + 1])) for i in range(0, len(deck), 2)) for deck in (one, other)]
    return decks[0] == decks[1]


def move_text(move: int) -> str:
    """A move's notation."""
    if 0 <= move < MOVES:
        return MOVE_TEXTS[move]
    raise UsageError(f"{move} is not the number of a move")


def parse_move(text: str) -> int:
    """The move that a text means, or UsageError."""
    words = text.lower().split()
    if words == ["stop"]:
        return STOP
    if len(words) == 2 and words[0] in FAMILIES:
        first, many = FAMILIES[words[0]]
        return first + parse_number(words[0], words[1], 1, many) - 1
    raise UsageError(
        f"'{text}' is not a move: write flip and a place of the row, lay or blind and a slot of your hand,"
        " like lay 2, or stop"
    )


def place_text(place: int) -> str:
    """A place as text: `hand2/0` (slot 2 of seat 0), `row3`, `row`, `pile/1`, `deck/0` (that seat's end)."""
    return PLACE_TEXTS[place]


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
    deck = [_card_text(position, card) for card in range(d[LOW], d[HIGH])]
    fields = {
        "hand": "/".join(_hand_text(position, seat) for seat in range(2)),
        "row": "".join(_laid_text(position, d[ROW + place]) for place in range(d[ROWS])) or "-",
        "pile": "/".join(_pile_text(position, seat) for seat in range(2)),
        "turn": str(d[TURN]),
        "stage": STAGES[d[STAGE]],
        "deck": "".join(deck) or "-",
        "round": str(d[ROUND]),
        "decision": str(d[DECISION]),
    }
    return fields_text(fields, DEFAULTS)


def pile_cards(position: RainbowPosition, seat: int) -> list[int]:
    """The cards of a pile, as they came."""
    d = position.data
    return [d[LAST - i] if seat else d[PILE + i] for i in range(d[WON + seat])]


def _card_text(position: RainbowPosition, card: int) -> str:
    return FACES[position.deck[2 * card]] + FACES[position.deck[2 * card + 1]]


def _hand_text(position: RainbowPosition, seat: int) -> str:
    d = position.data
    slots = range(SLOTS)
    at = HAND + SLOTS * seat
    return "".join(_card_text(position, d[at + i]) if d[HELD + seat] >> i & 1 else EMPTY_SLOT for i in slots)


def _laid_text(position: RainbowPosition, side: int) -> str:
    letters = list(_card_text(position, side >> 1).lower())
    letters[side & 1] = letters[side & 1].upper()
    seen = position.data[SHOWN + (~side & 1)] >> (side >> 1) & 1
    return "".join(letters) + "*" * seen


def _pile_text(position: RainbowPosition, seat: int) -> str:
    texts = []
    for card in pile_cards(position, seat):
        pair = zip(_card_text(position, card), range(2), strict=True)
        texts.append("".join(face if position.data[SHOWN + side] >> card & 1 else face.lower() for face, side in pair))
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
    d[TURN] = parse_number("turn", fields["turn"], 0, 1)
    if fields["stage"] not in STAGES:
        raise UsageError(f"stage={fields['stage']}: one of {', '.join(STAGES)} goes here")
    d[STAGE] = STAGES.index(fields["stage"])
    d[ROUND] = parse_number("round", fields["round"], 1)
    d[DECISION] = parse_number("decision", fields["decision"])
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
            d[LAST - i if seat else PILE + i] = card
            _show(position, card, text[0].isupper(), text[1].isupper())
            card += 1
        d[WON + seat] = len(piles[seat])
    for place, text in enumerate(row[:PLACES]):
        if text[0].isupper() == text[1].isupper():
            raise UsageError(f"row: of {text} one face is up, and only its letter is a capital, as in Ro or rO")
        d[ROW + place] = 2 * card + text[1].isupper()
        _show(position, card, text[0].isupper() or text[2:] == "*", text[1].isupper() or text[2:] == "*")
        d[COLOURS] |= 1 << position.deck[d[ROW + place]] & ~(1 << LIGHT)
        card += 1
    d[ROWS] = len(row)
    for seat in range(2):
        for slot, text in enumerate(hands[seat]):
            if text != EMPTY_SLOT:
                d[HAND + SLOTS * seat + slot] = card
                d[HELD + seat] |= 1 << slot
                card += 1
    d[LOW] = card
    return position


def _show(position: RainbowPosition, card: int, to_a: bool, to_b: bool) -> None:
    """Note which faces of a card were up."""
    position.data[SHOWN] |= to_a << card
    position.data[SHOWN + 1] |= to_b << card


def _check(position: RainbowPosition) -> None:
    """Refuse a text that no game can come to."""
    d = position.data
    row = [position.deck[d[ROW + place]] for place in range(min(d[ROWS], PLACES))]
    colours = [face for face in row if face != LIGHT]
    if d[ROWS] >= PLACES or SHADE in row or len(set(colours)) < len(colours):
        raise UsageError("row: fewer than six cards lie there, no shade is up, and no colour twice")
    for card in pile_cards(position, 0) + pile_cards(position, 1):
        if not (d[SHOWN] | d[SHOWN + 1]) >> card & 1:
            raise UsageError(f"pile: of {_card_text(position, card)} a face was up, so its letter is a capital")
    if d[STAGE] == OVER:
        return
    turn = d[TURN]
    held = count(d[HELD + turn])
    if d[HELD + 1 - turn] != FULL or (held == SLOTS if d[STAGE] >= LAID else held < SLOTS) or held == 0:
        raise UsageError("hand: three cards each, but the player to move holds one or two once a card is laid")
    if d[STAGE] != OPENING and d[ROWS] == 0:
        raise UsageError(f"stage={STAGES[d[STAGE]]}: there is a card in the row then")
