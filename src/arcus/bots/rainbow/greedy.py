"""A heuristic player of Rainbow, without search."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from arcus.bots import Bot
from arcus.core.game import AnyView
from arcus.games.rainbow import moves
from arcus.games.rainbow.cards import PLACES, RECONSTRUCTED
from arcus.games.rainbow.view import Laid, RainbowView

LIGHT, SHADE = "W", "K"
GOOD_ODDS = 0.35  # at these odds it goes for the rainbow, since otherwise the other player will
REVEAL_COST = 0.5  # in cards, of laying a card as it sees it: then the other player knows both sides
LIGHT_COST = 0.1  # in cards, of laying a light early
SPARE_GAIN = 0.01  # in cards, for each card in hand of the colour that is laid
FLIP_COST = 0.02  # in cards: prefers no flip to a flip that changes nothing

Hand = tuple[str, ...]


class Card(NamedTuple):
    """A card of the row: the face that is up, and the hidden one if it is remembered."""

    up: str
    back: str | None

    def flipped(self, back: str) -> "Card":
        """Return the same card, other side up."""
        return Card(back, self.up)


Row = tuple[Card, ...]


def fits(face: str, row: Row) -> bool:
    """Return whether a face can be up beside the faces of a row."""
    return face == LIGHT or (face != SHADE and all(card.up != face for card in row))


def without(hand: Hand, face: str) -> Hand:
    """Return the hand without one card of a face."""
    at = hand.index(face)
    return hand[:at] + hand[at + 1 :]


class RainbowGreedy(Bot):
    """Goes for a rainbow when the odds are good, else lays one card, as safely as it can, and stops."""

    def choose(self, view: AnyView) -> int:
        known = Analysis(view)
        found = [choice.number for choice in view.moves]
        odds, going = max((known.odds(move), -move) for move in found)
        if odds >= GOOD_ODDS:
            return -going
        return moves.STOP if moves.STOP in found else min((known.loss(move), move) for move in found)[1]


class Analysis:
    """The odds and the expected loss of each move of a view."""

    def __init__(self, view: RainbowView) -> None:
        seat = view.seat or 0
        self.row: Row = tuple(_card(laid, seat) for laid in view.memory.row)
        self.slots = {held.slot: held.face or SHADE for held in view.table.hands[seat]}
        self.hand: Hand = tuple(self.slots.values())
        self.unseen = unseen_cards(view)

    # -- the odds of a rainbow in this turn

    def odds(self, move: int) -> float:
        """Return the chance that a rainbow follows this move in this turn."""
        if move == moves.STOP:
            return 0.0
        if move < moves.LAY:
            return self._flip_odds(self.row, self.hand, move - moves.FLIP)
        if move < moves.BLIND:
            return self._lay_odds(self.row, self.hand, self.slots[move - moves.LAY + 1])
        return self._fit_odds(self.slots[move - moves.BLIND + 1], self.row) if len(self.row) == PLACES - 1 else 0.0

    def _lay_odds(self, row: Row, hand: Hand, face: str) -> float:
        if not fits(face, row):
            return 0.0
        longer, rest = (*row, Card(face, None)), without(hand, face)
        if len(longer) == PLACES:
            return 1.0
        if len(longer) + len(rest) < PLACES:
            return 0.0
        return max(self._flip_odds(longer, rest, place) for place in range(len(longer)))

    def _flip_odds(self, row: Row, hand: Hand, place: int) -> float:
        """Return the odds after a flip; a hidden face that is not remembered is tried only before the last card."""
        card = row[place]
        others = row[:place] + row[place + 1 :]
        if card.back is None and len(row) < PLACES - 1:
            return 0.0
        total = 0.0
        for back, chance in self._backs(card):
            if fits(back, others):
                after = (*row[:place], card.flipped(back), *row[place + 1 :])
                total += chance * max((self._lay_odds(after, hand, face) for face in set(hand)), default=0.0)
        return total

    # -- expected losses

    def loss(self, move: int) -> float:
        """Return how many cards this move is expected to lose, plus small costs for what it gives away."""
        row, at_stake = self.row, len(self.row) + 1
        if move < moves.LAY:
            return self._flip_loss(move - moves.FLIP)
        if move < moves.BLIND:
            face = self.slots[move - moves.LAY + 1]
            cost = REVEAL_COST + LIGHT_COST * (face == LIGHT) - SPARE_GAIN * self.hand.count(face)
            return cost if fits(face, row) else at_stake
        return at_stake * (1 - self._fit_odds(self.slots[move - moves.BLIND + 1], row))

    def _flip_loss(self, place: int) -> float:
        """Return the expected loss of a flip with the safest card after it."""
        row, card = self.row, self.row[place]
        others = row[:place] + row[place + 1 :]
        total = FLIP_COST
        for back, chance in self._backs(card):
            after = (*row[:place], card.flipped(back), *row[place + 1 :])
            if not fits(back, others):
                total += chance * len(row)
            elif not any(fits(face, after) for face in self.hand):
                total += chance * (len(row) + 1)
        return total

    # -- hidden faces

    def _backs(self, card: Card) -> Iterator[tuple[str, float]]:
        """Yield the faces that the hidden side can have, each with its chance."""
        if card.back is not None:
            yield card.back, 1.0
            return
        found = Counter(pair.replace(card.up, "", 1) for pair in self.unseen if card.up in pair)
        for back, times in found.items():
            yield back, times / found.total()

    def _fit_odds(self, face: str, row: Row) -> float:
        """Return the chance that the other side of a card fits, of which one face is known."""
        return sum(chance for back, chance in self._backs(Card(face, None)) if fits(back, row))


def unseen_cards(view: RainbowView) -> list[str]:
    """Return the cards of the list of which not both sides are remembered."""
    cards = Counter("".join(sorted(card)) for card in (view.options["deck"].strip() or RECONSTRUCTED).upper().split())
    memory = view.memory
    for seen in [*(laid.card for laid in memory.row), *(card for pile in memory.piles for card in pile)]:
        if seen.near is not None and seen.far is not None:
            cards["".join(sorted(seen.near + seen.far))] -= 1
    return list((+cards).elements())


def _card(laid: Laid, seat: int) -> Card:
    near, far = laid.card.near, laid.card.far
    up, back = (near, far) if laid.up == seat else (far, near)
    return Card(up or SHADE, back)
