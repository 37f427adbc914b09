"""Samples have the correct probabilities, by chi-square where all possible positions can be counted."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any, NamedTuple

import pytest

import arcus
from arcus.core.luck import FastLuck
from arcus.games.kobito.cards import NAMES
from tests.cases import EXAMPLES, SOAK
from tests.chi_square import assert_frequencies
from tests.oracles import kobito_engine, red7_engine

TIMES = 1000 if SOAK else 8 * EXAMPLES  # how often each truth is to be met on average
RED7_CARDS = [f"{colour}{number}" for number in range(1, 8) for colour in "VIBGYOR"]
POTS = "gold=3:2:9,4:4:9,5:5:9"
MINE = f"{POTS} hand=7,7,7,7,7"  # the gold beside the rainbows, and the hand of the seat that looks
ONE_GOLD = {"gold": "3:2 4:4 5:5 6:6"}  # is left in the gold deck beside these
THREE_GOLDS = {"gold": "3:2 4:4 5:5 6:6 7:7 8:8"}

Truth = tuple[Any, ...]  # all hands, the deck and the gold deck


class Small(NamedTuple):
    """A moment at which few cards are hidden from a seat."""

    game: str
    players: int
    text: str
    """The position; in Red7 all cards that it does not name lie on the canvas, in Kobito in the discard pile."""
    options: dict[str, Any] = {}  # noqa: RUF012, it is never changed
    seat: int | None = 0
    where: dict[str, str] = {}  # noqa: RUF012, it is never changed
    """What the seat knows of some hidden cards: one such card is in a `hand`, in the `deck`, or `stays` where it is."""


SMALL = {
    "Red7: a hand of one and a deck of three": Small("red7", 2, "palette=R7/O7 hand=V1/I1 canvas=REST deck=B1G1Y1"),
    "Red7: a known top card stays where it is": Small(
        "red7",
        3,
        "palette=R7/O7/Y7 hand=V1/I1B1/G1 canvas=REST deck=Y1O1 known=1",
        {"actions": True},
        where={"O1": "stays"},
    ),
    "Red7: a hand card that all have seen stays where it is": Small(
        "red7",
        3,
        "palette=R7/O7/Y7 hand=V1/I1B1/G1 canvas=REST deck=Y1O1V2 seen=REST,R7O7Y7B1",
        {"actions": True},
        where={"B1": "stays"},
    ),
    "Red7: scored cards are in no hand": Small(
        "red7", 2, "palette=R7/O7 hand=V1/I1B1 canvas=REST deck=G1Y1 scored=R6/O6", {"advanced": True}
    ),
    "Red7: all that can be known at once": Small(
        "red7",
        3,
        "palette=R7/O7/Y7 hand=V1/I1B1/G1V2 canvas=REST deck=Y1O1 known=1 scored=R6/O6/-",
        {"advanced": True, "actions": True},
        where={"O1": "stays"},
    ),
    "Red7: a spectator knows no hand": Small("red7", 2, "palette=R7/O7 hand=V1/I1 canvas=REST deck=B1G1", seat=None),
    "Kobito: hands of others and the deck": Small("kobito", 3, f"{MINE}/1/2,3 deck=4,5", ONE_GOLD),
    "Kobito: equal cards are as likely as they are many": Small("kobito", 3, f"{MINE}/1/1,2 deck=1,3", ONE_GOLD),
    "Kobito: the gold deck": Small("kobito", 2, f"{MINE}/1 deck=2", THREE_GOLDS),
    "Kobito: a kobito taken from the table is in that hand": Small(
        "kobito", 2, f"{MINE}/k,1 known=0/1 deck=2,3", ONE_GOLD, where={"kobito": "stays"}
    ),
    "Kobito: a card put back from a start is in the deck": Small(
        "kobito", 2, f"{MINE}/1,2 deck=k,3 sure=k", ONE_GOLD, where={"kobito": "deck"}
    ),
    "Kobito: of two kobito one was put back": Small(
        "kobito", 3, f"{MINE}/1/2,k deck=3,k sure=k", ONE_GOLD, where={"kobito": "deck"}
    ),
    "Kobito: cards from before the last shuffle are in a hand": Small(
        "kobito", 3, f"{MINE}/1,3/2,4 deck=5,6 fresh=3,4,5,6 taken=-/3/4", ONE_GOLD, where={"1": "hand", "2": "hand"}
    ),
    "Kobito: own cards from the last shuffle are not in the deck": Small(
        "kobito", 2, f"{POTS} hand=3,7,7,7,7/1,4 deck=5,6 fresh=3,4,5,6 taken=3/4", ONE_GOLD, where={"1": "hand"}
    ),
    "Kobito: all that can be known at once": Small(
        "kobito",
        3,
        f"{MINE}/1,k/4,8 deck=5,s fresh=4,5,s taken=-/-/4 sure=s known=0/1/0",
        THREE_GOLDS,
        where={"kobito": "stays", "1": "hand", "8": "hand", "swap": "deck"},
    ),
    "Kobito: a spectator knows no hand": Small("kobito", 2, f"{POTS} hand=1/2,3 deck=4,5", ONE_GOLD, seat=None),
}


def red7_truth(game: Any, position: Any) -> Truth:
    """Return the hands and the deck of a position of Red7."""
    state = red7_engine.engine_state(game, position)
    return (*map(tuple, state["hands"]), tuple(state["deck"]), ())


def kobito_truth(game: Any, position: Any) -> Truth:
    """Return the hands, the deck and the gold deck of a position of Kobito."""
    state = kobito_engine.engine_state(game, position)
    deck = [NAMES[position.deck[i]] for i in range(state["deck"])]
    golds = [int(position.golds[i]) for i in range(state["gold_deck"])]
    return (*map(tuple, state["hands"]), tuple(deck), tuple(golds))


TRUTHS: dict[str, Callable[[Any, Any], Truth]] = {"red7": red7_truth, "kobito": kobito_truth}


def position_of(small: Small) -> tuple[Any, Any]:
    """Return the game and the position."""
    game = arcus.game(small.game, small.players, **small.options)
    text = small.text
    rest = "".join(card for card in RED7_CARDS if card not in text)
    return game, game.parse_position(text.replace("seen=REST,", f"seen={rest}").replace("REST", rest))


def possible(truth: Truth, seat: int | None, where: dict[str, str]) -> Counter[Truth]:
    """Return all truths that agree with what a seat knows, by putting each hidden card in each hidden place.

    Equal cards count as many, so a truth is as likely as the number of ways that lead to it.
    """
    *hands, deck, golds = truth
    places = [(owner, card) for owner, hand in enumerate(hands) if owner != seat for card in hand]
    places += [(len(hands), card) for card in deck]
    left = dict(where)
    rules = [left.pop(card, "") for _, card in places]  # of equal cards the first one is meant
    free = [i for i in range(len(places)) if rules[i] != "stays"]
    found: Counter[Truth] = Counter()
    for order in permutations(free):
        if all(
            _is_allowed(rules[card], places[place][0] == len(hands)) for place, card in zip(free, order, strict=True)
        ):
            cards = [card for _, card in places]
            for place, card in zip(free, order, strict=True):
                cards[place] = places[card][1]
            found[_put_down(hands, seat, [owner for owner, _ in places], cards)] += 1
    return Counter({(*rest, pile): ways for (rest, ways), pile in product(found.items(), permutations(golds))})


def _is_allowed(rule: str, is_deck: bool) -> bool:
    return rule == "" or (rule == "deck") == is_deck


def _put_down(hands: list[tuple[str, ...]], seat: int | None, owners: list[int], cards: list[str]) -> Truth:
    piles: list[list[str]] = [list(hand) if owner == seat else [] for owner, hand in enumerate(hands)] + [[]]
    for owner, card in zip(owners, cards, strict=True):
        piles[owner].append(card)
    return (*(tuple(sorted(pile)) for pile in piles[:-1]), tuple(piles[-1]))


def samples(small: Small, times: int) -> Iterator[Truth]:
    """Yield random truths that agree with what the seat knows."""
    game, position = position_of(small)
    knowledge = game.knowledge(game.view(position, small.seat))
    luck = FastLuck(12)
    for nth in range(times):
        yield TRUTHS[small.game](game, knowledge.sample(luck, nth))


@pytest.mark.parametrize("small", SMALL.values(), ids=list(SMALL))
def test_samples_are_as_likely_as_the_ways_to_deal_them(small: Small) -> None:
    truth = TRUTHS[small.game](*position_of(small))
    ways = possible(truth, small.seat, small.where)
    assert truth in ways
    assert_frequencies(Counter(samples(small, TIMES * len(ways))), ways)
