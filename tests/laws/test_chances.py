"""The random events of each game: outcomes match the deal, and have the expected frequencies."""

from collections import Counter, defaultdict
from math import sqrt

import pytest

from arcus import GAMES
from arcus.cli.simulate import random_record
from arcus.core.chances import Draws
from arcus.core.game import AnyGame
from arcus.core.luck import FastLuck
from arcus.games.rainbow import cards as rainbow_cards
from arcus.games.red7 import cards as red7_cards
from arcus.records.match import Match
from arcus.server.chi_square import compare
from tests.cases import CASES, Case

DEALS = 600
BATCHES = 300
"""Runs of a few deals each, whose chi-squares must average to their degrees of freedom."""


def dealt(game: AnyGame, seed: int) -> Match:
    """Return a game that was just dealt."""
    return Match(game, FastLuck(seed))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_chance_does_and_expects_each_outcome(name: str) -> None:
    chances = GAMES[name].chances
    assert len({chance.name for chance in chances}) == len(chances) > 1
    for chance in chances:
        assert len(chance.name) <= 16
        assert len(chance.weights) > 1
        assert min(chance.weights.values()) > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_outcomes_are_those_that_a_game_expects_and_the_first_seat_is_the_one_that_begins(case: Case) -> None:
    game = case.game()
    weights = {chance.name: chance.weights for chance in game.chances}
    for seed in range(20):
        match = dealt(game, seed)
        for draws in game.draws(match.answers):
            assert set(draws.outcomes) <= weights[draws.chance].keys()
            assert len(draws.outcomes) <= (draws.stock or len(draws.outcomes))
            if draws.chance.startswith("first-"):
                assert draws.outcomes == tuple(map(str, match.view(None).to_act))


def test_cards_are_those_of_the_hands_in_red7() -> None:
    match = dealt(GAMES["red7"](3, GAMES["red7"].option_type()), 5)
    hands = [card for seat in range(3) for card in match.view(seat).table.hand]
    colour, number, _ = match.game.draws(match.answers)
    texts = [card if isinstance(card, str) else red7_cards.card_text(card) for card in hands]
    assert Counter(colour.outcomes) == Counter(text[0] for text in texts)
    assert Counter(number.outcomes) == Counter(text[1] for text in texts)


def test_a_die_counts_alone_and_with_those_thrown_together_in_qwinto() -> None:
    game = GAMES["qwinto"](2, GAMES["qwinto"].option_type())
    answers = {"orange/1": 5, "purple/1": 0, "yellow/2": 2, "orange/3": 1, "yellow/3": 1, "purple/3": 1, "first/1": 1}
    assert list(game.draws(answers)) == [
        Draws("face", ("6", "1")),
        Draws("sum-2", ("7",)),
        Draws("face", ("3",)),
        Draws("face", ("2", "2", "2")),
        Draws("sum-3", ("6",)),
        Draws("first-2", ("1",)),
    ]


@pytest.mark.parametrize("seed", range(20))
def test_the_first_face_is_the_one_that_the_first_player_sees_in_rainbow(seed: int) -> None:
    match = dealt(GAMES["rainbow"](2, GAMES["rainbow"].option_type(first="random")), seed)
    face, side, first = match.game.draws(match.answers)
    assert face == Draws("face", (match.view(0).table.hands[0][0].face,))
    assert (side.chance, len(side.outcomes)) == ("side", len(rainbow_cards.RECONSTRUCTED.split()))
    assert set(side.outcomes) == {"0", "1"}
    assert first == Draws("first-2", (str(match.view(None).table.turn),))


@pytest.mark.parametrize("seed", range(5))
def test_lengths_are_those_of_the_gold_cards_on_the_table_in_kobito(seed: int) -> None:
    match = dealt(GAMES["kobito"](3, GAMES["kobito"].option_type()), seed)
    _, gold, first = match.game.draws(match.answers)
    table = match.view(None).table
    assert gold == Draws("gold", tuple(str(pot.gold.length) for pot in table.pots[::-1]), 18)
    assert first == Draws("first-3", (str(table.turn),))


PLAIN = [Case(name, max(2, kind.min_players), {}) for name, kind in GAMES.items()]


@pytest.mark.parametrize("case", [*PLAIN, Case("rainbow", 2, {"first": "random"}), Case("kobito", 4, {})], ids=str)
def test_fair_deals_look_fair(case: Case) -> None:
    game = case.game()
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    spread: dict[str, float] = defaultdict(float)
    for seed in range(DEALS // 10 if case.name == "qwinto" else DEALS):
        answers = random_record(game, 1, seed).luck if case.name == "qwinto" else dealt(game, seed).answers
        for draws in game.draws(answers):
            counts[draws.chance].update(draws.outcomes)
            spread[draws.chance] += draws.spread
    for chance in game.chances:
        if chance.name in counts:
            share = compare(counts[chance.name], chance.weights, spread[chance.name]).share
            assert share is None or share > 0.001, chance.name


@pytest.mark.parametrize(
    ("case", "chance"), [(Case("red7", 4, {}), "colour"), (Case("kobito", 6, {}), "card")], ids=str
)
def test_cards_that_are_not_put_back_vary_as_much_as_expected(case: Case, chance: str) -> None:
    """Without `spread`, hands of most of the deck would look too even to be fair: all in 100 of 100 cases."""
    game, kind = case.game(), next(each for each in case.game().chances if each.name == chance)
    values = []
    for batch in range(BATCHES):
        counts: Counter[str] = Counter()
        spread = 0.0
        for seed in range(20):
            draws = next(each for each in game.draws(dealt(game, 20 * batch + seed).answers) if each.chance == chance)
            counts.update(draws.outcomes)
            spread += draws.spread
        values.append(compare(counts, kind.weights, spread).chi_square)
    freedom = len(kind.weights) - 1
    error = sqrt(2 * freedom / BATCHES)
    assert abs(sum(values) / BATCHES - freedom) < 4 * error
