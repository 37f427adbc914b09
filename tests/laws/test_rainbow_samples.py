"""Samples of Rainbow are uniform: compared with all deals that agree with a view, which small decks let us count."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import e, exp

import pytest

from arcus.core.luck import FastLuck
from arcus.games import game
from arcus.games.rainbow.cards import FACES, NO_FACE
from arcus.games.rainbow.knowledge import BITS, LEFT, TAKEN, RainbowKnowledge
from arcus.games.rainbow.position import RainbowPosition
from tests.cases import EXAMPLES, SOAK, random_game
from tests.chi_square import assert_frequencies

DECKS = {
    "all different": "RO RY OY RW OK GW GB TB PK WK RT",
    "many equal cards": "RO RO RO RY RY OY OY WK WK",
    "few faces": "RO RO OY OY RY RY RO RY",
    "much light": "RW OW YW GW TW BW PW RW OW",
}
LEAST, MOST = 12, 600  # how many deals a view that is tried leaves open
VIEWS = min(40, 2 * EXAMPLES)  # how many views are tried for each deck
TIMES = 1000 if SOAK else 4 * EXAMPLES  # how often each of them is to be met


def deals(known: list[int], cards: list[tuple[int, int]]) -> Iterator[tuple[int, ...]]:
    """Every way to fill the gaps in a deck with the rest of these cards: slowly, place by place."""
    if not known:
        yield ()
        return
    near, far = known[:2]
    for pair in sorted({*cards, *(card[::-1] for card in cards)}):
        if near in (NO_FACE, pair[0]) and far in (NO_FACE, pair[1]):
            rest = list(cards)
            rest.remove(pair if pair in rest else pair[::-1])
            for others in deals(known[2:], rest):
                yield (*pair, *others)


def possible(knowledge: RainbowKnowledge, deck: str) -> list[tuple[int, ...]]:
    """All deals that agree with the knowledge, or as many as are more than can be tried."""
    cards = [(FACES.index(card[0]), FACES.index(card[1])) for card in deck.split()]
    found = []
    # cards of which more is known come first, so that dead ends are met early
    sides = sorted(range(0, len(knowledge.known.deck), 2), key=lambda side: -_faces_known(knowledge, side))
    known = [int(knowledge.known.deck[side + seat]) for side in sides for seat in range(2)]
    for deal in deals(known, cards):
        placed = dict(zip(sides, zip(deal[::2], deal[1::2], strict=True), strict=True))
        found.append(tuple(face for side in sorted(sides) for face in placed[side]))
        if len(found) > MOST:
            break
    return found


def _faces_known(knowledge: RainbowKnowledge, side: int) -> int:
    return sum(knowledge.known.deck[side + seat] != NO_FACE for seat in range(2))


@cache
def views(deck: str) -> list[tuple[RainbowPosition, RainbowKnowledge, list[tuple[int, ...]]]]:
    """Return moments of random games, seen by a seat or a spectator, that leave neither few nor many deals open.

    There are VIEWS of them, from as many games as it takes.
    """
    played, found = game("rainbow", deck=deck), []
    for seed in range(120):
        position = random_game(played, seed, 3 + seed % 9)
        assert isinstance(position, RainbowPosition)
        for seat in (0, 1, None):
            knowledge = played.knowledge(played.view(position, seat))
            assert isinstance(knowledge, RainbowKnowledge)
            agreeing = possible(knowledge, deck)
            if LEAST <= len(agreeing) <= MOST:
                found.append((position, knowledge, agreeing))
        if len(found) >= VIEWS:
            return found[:VIEWS]
    raise AssertionError(f"only {len(found)} moments of the deck {deck} leave few enough deals open")


@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_every_deal_that_agrees_is_sampled_equally_often(deck: str) -> None:
    played = game("rainbow", deck=deck)
    for number, (position, knowledge, agreeing) in enumerate(views(deck)):
        luck = FastLuck(number)
        seen = Counter(tuple(knowledge.sample(luck, nth).deck) for nth in range(TIMES * len(agreeing)))
        assert_frequencies(seen, dict.fromkeys(agreeing, 1), played.position_text(position))


def test_the_truth_is_among_the_deals_that_agree() -> None:
    for deck in DECKS.values():
        played = game("rainbow", deck=deck)
        for position, knowledge, agreeing in views(deck):
            truth = played.from_bytes(position.to_bytes())  # numbered by where the cards lie, as a sample is
            assert tuple(truth.deck) in agreeing
            assert list(truth.data) == list(knowledge.sample(FastLuck(1), 1).data)


def test_cards_that_a_text_leaves_out_of_the_game_are_in_no_place() -> None:
    played = game("rainbow")
    position = played.parse_position("hand=GTTBBP/OGYBTB row=Ro deck=RYWK")
    for seat in (0, 1, None):
        view = played.view(position, seat)
        knowledge = played.knowledge(view)
        samples = [knowledge.sample(FastLuck(2), nth) for nth in range(50)]
        assert all(played.view(sample, seat) == view for sample in samples)
        assert len({sample.to_bytes() for sample in samples}) == 50


def test_a_view_that_no_deal_agrees_with_is_refused() -> None:
    view = game("rainbow").view(game("rainbow").parse_position("hand=KRKOKY/KGKTKB"), 0)
    for deck in (DECKS["few faces"], DECKS["much light"], "RO RY OY RG " + "WK WY WR WG " * 12 + "KO KY KR"):
        with pytest.raises(ValueError, match="no deal"):
            game("rainbow", deck=deck).knowledge(view).sample(FastLuck(1), 1)


def test_the_chances_of_a_card_never_add_up_to_more_than_one() -> None:
    """What the sampler's proof asks of each class: left * exp(taken / left / e) is at most 1."""
    for r in range(1, 64):
        for k in range(r + 1):
            left, taken = (table[r << 6 | k] / 2**BITS for table in (LEFT, TAKEN))
            assert (left == 0 and taken <= 1) if k == r else left * exp(taken / left / e) <= 1 + 1e-9
