"""Samples of Rainbow are uniform: compared with all deals that agree with a view, which small decks let us count."""

from collections import Counter
from collections.abc import Iterator
from math import e, exp, sqrt

import pytest

from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck
from arcus.games import game
from arcus.games.rainbow.cards import FACES, NO_FACE
from arcus.games.rainbow.knowledge import BITS, LEFT, TAKEN, RainbowKnowledge
from arcus.games.rainbow.position import RainbowPosition
from tests.cases import SOAK, random_game

DECKS = {
    "all different": "RO RY OY RW OK GW GB TB PK WK RT",
    "many equal cards": "RO RO RO RY RY OY OY WK WK",
    "few faces": "RO RO OY OY RY RY RO RY",
    "much light": "RW OW YW GW TW BW PW RW OW",
}
LEAST, MOST = 12, 600  # how many deals a view that is tried leaves open
TIMES = 100 if SOAK else 40  # how often each of them is to be met


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


def views(played: AnyGame, deck: str) -> Iterator[tuple[RainbowPosition, RainbowKnowledge, list[tuple[int, ...]]]]:
    """Moments of random games, seen by a seat or a spectator, that leave neither too few nor too many deals open."""
    for seed in range(120):
        for seat in (0, 1, None):
            position = random_game(played, seed, 3 + seed % 9)
            assert isinstance(position, RainbowPosition)
            knowledge = played.knowledge(played.view(position, seat))
            assert isinstance(knowledge, RainbowKnowledge)
            agreeing = possible(knowledge, deck)
            if LEAST <= len(agreeing) <= MOST:
                yield position, knowledge, agreeing


def limit(freedom: int) -> float:
    """What chi-square exceeds about once in ten thousand times (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + 3.7 * sqrt(part)) ** 3


@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_every_deal_that_agrees_is_sampled_equally_often(deck: str) -> None:
    played = game("rainbow", deck=deck)
    tried, wanted = 0, 40 if SOAK else 20
    for position, knowledge, agreeing in views(played, deck):
        luck = FastLuck(tried)
        seen = Counter(tuple(knowledge.sample(luck, nth).deck) for nth in range(TIMES * len(agreeing)))
        assert set(seen) <= set(agreeing)
        chi_square = sum((seen[deal] - TIMES) ** 2 / TIMES for deal in agreeing)
        assert chi_square < limit(len(agreeing) - 1), played.position_text(position)
        tried += 1
        if tried == wanted:
            break
    assert tried == wanted


def test_the_truth_is_among_the_deals_that_agree() -> None:
    for deck in DECKS.values():
        played = game("rainbow", deck=deck)
        for position, knowledge, agreeing in views(played, deck):
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
