"""No card is lost or doubled and no number is changed, at any moment of any game."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from arcus.games.kobito.cards import NAMES
from tests.cases import CASES, Case, game_at, random_game, tried
from tests.oracles import kobito_engine, rainbow_engine, red7_engine


def red7_cards(game: Any, position: Any) -> Counter[str]:
    """Every card of a Red7 position."""
    state = red7_engine.engine_state(game, position)
    places = {key: state[key] for key in ("hands", "palettes", "canvas", "deck", "scored")}
    return Counter(re.findall(r"[ROYGBIV][1-7]", str(places)))


def rainbow_cards(game: Any, position: Any) -> Counter[str]:
    """Every card of a Rainbow position, its two faces in either order."""
    state = rainbow_engine.engine_state(game, position)
    places = {key: state[key] for key in ("deck", "hands", "row", "piles")}
    return Counter("".join(sorted(card)) for card in re.findall(r"[ROYGTBPWK]{2}", str(places)))


def kobito_cards(game: Any, position: Any) -> Counter[str]:
    """Every card of a Kobito position."""
    state = kobito_engine.engine_state(game, position)
    deck = [NAMES[position.deck[i]] for i in range(state["deck"])]
    places = {key: state[key] for key in ("hands", "gold", "benches", "discard")}
    penalties = [score["penalty"] for score in state["score"]]
    return Counter(re.findall(r"kobito|swap|'\d+'", str([places, penalties, deck])))


CARDS: dict[str, Callable[[Any, Any], Counter[str]]] = {
    "red7": red7_cards,
    "rainbow": rainbow_cards,
    "kobito": kobito_cards,
}


@pytest.mark.parametrize("case", [case for case in CASES if case.name in CARDS], ids=str)
@tried(seed=2**40, share=100)
def test_no_card_is_lost_or_doubled(case: Case, seed: int, share: int) -> None:
    game = case.game()
    at_first = CARDS[case.name](game, random_game(game, seed, 0))
    assert CARDS[case.name](game, game_at(game, seed, share)) == at_first
