"""Samples are uniform over what is possible, by chi-square where everything possible can be counted."""

from collections import Counter
from math import perm
from typing import Any

import pytest

import arcus
from arcus.core.luck import FastLuck

# game, players, options, a position, the seat that looks, and how many truths agree with what it knows
SMALL: list[Any] = [
    pytest.param(
        "red7",
        2,
        {},
        # all cards but four have been face up: one of them is the rival's hand, three are the deck
        "palette=R7/O7 hand=V1/I1 canvas=REST deck=B1G1Y1 turn=0",
        0,
        perm(4),
        id="Red7: a hand of one and a deck of three",
    ),
    pytest.param(
        "red7",
        3,
        {"actions": True},
        "palette=R7/O7/Y7 hand=V1/I1B1/G1 canvas=REST deck=Y1O1 known=1 turn=0",
        0,
        4 * 3,  # two of the four unseen cards for one rival, one for the other, one below the known top: 4! / 2!
        id="Red7: a known top card stays where it is",
    ),
]
CHI_SQUARE = {11: 31.3, 23: 49.7}  # by degrees of freedom: one in a thousand exceeds it


def _red7_text(text: str) -> str:
    """All cards that the text does not name go to the canvas."""
    cards = [f"{colour}{number}" for number in range(1, 8) for colour in "VIBGYOR"]
    return text.replace("REST", "".join(card for card in cards if card not in text))


@pytest.mark.parametrize(("name", "players", "options", "text", "seat", "possible"), SMALL)
def test_samples_are_uniform(
    name: str, players: int, options: dict[str, Any], text: str, seat: int, possible: int
) -> None:
    game = arcus.game(name, players, **options)
    knowledge = game.knowledge(game.view(game.parse_position(_red7_text(text)), seat))
    luck = FastLuck(12)
    seen = Counter(knowledge.sample(luck, nth).to_bytes() for nth in range(200 * possible))
    assert len(seen) == possible
    assert sum((times - 200) ** 2 / 200 for times in seen.values()) < CHI_SQUARE[possible - 1]


@pytest.mark.parametrize(("name", "players", "options", "text", "seat", "possible"), SMALL)
def test_the_truth_is_among_the_samples(
    name: str, players: int, options: dict[str, Any], text: str, seat: int, possible: int
) -> None:
    game = arcus.game(name, players, **options)
    truth = game.parse_position(_red7_text(text))
    knowledge = game.knowledge(game.view(truth, seat))
    luck = FastLuck(12)
    assert truth.to_bytes() in {knowledge.sample(luck, nth).to_bytes() for nth in range(40 * possible)}
