"""The parts of a Rainbow position as text, and the checks of a position read from text.

A card is two letters, the face towards A (seat 0) and the face towards B (seat 1). In the row the face that is up is a
capital letter, and a `*` follows if the other one was up before; in a pile the faces that ever were up are capitals.

A position is read into one without cards. Each card named takes the next number, and at the end all cards are numbered
by where they lie. `cards` is the game's list of cards, two faces each.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.bits import count
from arcus.core.game import Seat, UsageError
from arcus.games.rainbow import fields as at, stages
from arcus.games.rainbow.cards import FACES, FULL, LIGHT, PLACES, SHADE, SLOTS, parse_face
from arcus.games.rainbow.position import RainbowPosition, tidied

EMPTY_SLOT = "--"
REST = "rest"  # a hand dealt from the cards that are not named, or the deck of all that are left then


def _card_text(position: RainbowPosition, card: int) -> str:
    return FACES[position.deck[2 * card]] + FACES[position.deck[2 * card + 1]]


def _split(name: str, text: str) -> list[str]:
    """Return the cards of a text, two letters each; in the row some have a `*`."""
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
        raise UsageError(f"{name} must be cards of two letters, like RO, or - for none, got '{text}'")
    return cards


def _rest(cards: vec[i64], position: RainbowPosition) -> list[str]:
    """Return the cards of the list that are not in the position yet, in its order."""
    rest = [FACES[cards[i]] + FACES[cards[i + 1]] for i in range(0, len(cards), 2)]
    for number in range(len(position.deck) // 2):
        card = _card_text(position, number)
        rest.remove(card if card in rest else card[::-1])
    return rest


def _add(cards: vec[i64], position: RainbowPosition, text: str) -> int:
    """Add a card to the position, and return its number."""
    card = FACES[parse_face(text[0])] + FACES[parse_face(text[1])]
    rest = _rest(cards, position)
    if card not in rest and card[::-1] not in rest:
        raise UsageError(f"each card must be in the list of cards, got {card} more often than that")
    for face in card:
        position.deck = append(position.deck, FACES.index(face))
    return len(position.deck) // 2 - 1


def _show(position: RainbowPosition, card: int, to_a: bool, to_b: bool) -> None:
    """Note which faces of a card were up."""
    position.data[at.SHOWN] |= to_a << card
    position.data[at.SHOWN + 1] |= to_b << card


# -- hands


def hand_text(position: RainbowPosition, seat: Seat) -> str:
    """Return the slots of a hand."""
    d = position.data
    slots = range(SLOTS)
    base = at.HAND + SLOTS * seat
    return "".join(_card_text(position, d[base + i]) if d[at.HELD + seat] >> i & 1 else EMPTY_SLOT for i in slots)


def read_hand(cards: vec[i64], position: RainbowPosition, seat: Seat, text: str) -> None:
    """Fill a hand; A draws from the end of the rest, and B from its beginning."""
    if text == REST:
        rest = _rest(cards, position)
        slots = [rest.pop(0 if seat else -1) for _ in range(SLOTS) if rest]
    else:
        slots = _split("hand", text)
    if len(slots) > SLOTS:
        raise UsageError(f"hand must have at most {SLOTS} cards, got '{text}'")
    for slot, card in enumerate(slots):
        if card != EMPTY_SLOT:
            position.data[at.HAND + SLOTS * seat + slot] = _add(cards, position, card)
            position.data[at.HELD + seat] |= 1 << slot


# -- the row


def row_text(position: RainbowPosition) -> str:
    """Return the cards of the row."""
    d = position.data
    return "".join(_laid_text(position, d[at.ROW + place]) for place in range(d[at.ROWS])) or "-"


def _laid_text(position: RainbowPosition, side: int) -> str:
    letters = list(_card_text(position, side >> 1).lower())
    letters[side & 1] = letters[side & 1].upper()
    seen = position.data[at.SHOWN + (~side & 1)] >> (side >> 1) & 1
    return "".join(letters) + "*" * seen


def read_row(cards: vec[i64], position: RainbowPosition, text: str) -> None:
    """Lay cards in the row."""
    row = _split("row", text)
    if len(row) >= PLACES:
        raise UsageError(f"row must have fewer than {PLACES} cards, got {len(row)}")
    for place, laid in enumerate(row):
        card = _add(cards, position, laid)
        up = [letter.isupper() for letter in laid[:2]]
        if up[0] == up[1]:
            raise UsageError(f"row must have one capital letter a card, the face that is up, as in Ro, got '{laid}'")
        position.data[at.ROW + place] = 2 * card + up[1]
        both = laid[2:] == "*"
        _show(position, card, up[0] or both, up[1] or both)
    position.data[at.ROWS] = len(row)


def count_colours(position: RainbowPosition) -> None:
    """Work out the colours that are up in the row."""
    d = position.data
    up = {position.deck[d[at.ROW + place]] for place in range(d[at.ROWS])}
    d[at.COLOURS] = sum(1 << face for face in up if face != LIGHT)


# -- piles and the deck


def pile_cards(position: RainbowPosition, seat: Seat) -> list[int]:
    """Return the cards of a pile, as they came."""
    d = position.data
    return [d[at.LAST - i] if seat else d[at.PILE + i] for i in range(d[at.WON + seat])]


def pile_text(position: RainbowPosition, seat: Seat) -> str:
    """Return the cards of a pile, as they came."""
    texts = []
    for card in pile_cards(position, seat):
        pair = zip(_card_text(position, card), range(2), strict=True)
        texts += [face if position.data[at.SHOWN + side] >> card & 1 else face.lower() for face, side in pair]
    return "".join(texts) or "-"


def read_pile(cards: vec[i64], position: RainbowPosition, seat: Seat, text: str) -> None:
    """Put cards on a pile."""
    pile = _split("pile", text)
    for i, won in enumerate(pile):
        card = _add(cards, position, won)
        position.data[at.LAST - i if seat else at.PILE + i] = card
        _show(position, card, won[0].isupper(), won[1].isupper())
    position.data[at.WON + seat] = len(pile)


def deck_text(position: RainbowPosition) -> str:
    """Return the deck, from B's end to A's."""
    d = position.data
    return "".join(_card_text(position, card) for card in range(d[at.LOW], d[at.HIGH])) or "-"


def read_deck(cards: vec[i64], position: RainbowPosition, text: str) -> None:
    """Set the deck."""
    position.data[at.LOW] = len(position.deck) // 2
    for card in _rest(cards, position) if text == REST else _split("deck", text):
        _add(cards, position, card)
    position.data[at.HIGH] = len(position.deck) // 2


# -- checks


def settle(position: RainbowPosition) -> None:
    """Raise UsageError for a position that can't occur, and number the cards by where they lie."""
    _check_cards(position)
    if position.data[at.STAGE] != stages.OVER:
        _check_stage(position)
    tidy = tidied(position)
    position.data, position.deck = tidy.data, tidy.deck


def _check_cards(position: RainbowPosition) -> None:
    d = position.data
    row = [position.deck[d[at.ROW + place]] for place in range(d[at.ROWS])]
    colours = [face for face in row if face != LIGHT]
    if SHADE in row or len(set(colours)) < len(colours):
        raise UsageError(f"row must have no shade up and each colour once, got {row_text(position)}")
    for card in pile_cards(position, 0) + pile_cards(position, 1):
        if not (d[at.SHOWN] | d[at.SHOWN + 1]) >> card & 1:
            raise UsageError(
                f"pile must have a capital letter for each face that was up, got {_card_text(position, card).lower()}"
            )


def _check_stage(position: RainbowPosition) -> None:
    d = position.data
    turn, stage = d[at.TURN], stages.NAMES[d[at.STAGE]]
    held = count(d[at.HELD + turn])
    if d[at.HELD + 1 - turn] != FULL or (held == SLOTS if d[at.STAGE] >= stages.LAID else held < SLOTS) or held == 0:
        hands = "/".join(hand_text(position, seat) for seat in range(2))
        raise UsageError(
            f"hand must have three cards each, or one or two for the player who has laid a card, got {hands} at {stage}"
        )
    if d[at.STAGE] != stages.OPENING and d[at.ROWS] == 0:
        raise UsageError(f"row must have a card at the stage {stage}, got none")
