"""Each view has the numbers of the rules that apply now."""

from importlib import import_module
from typing import Any

import pytest

from arcus.core.bits import lowest
from arcus.core.events import NO_EVENTS
from arcus.core.luck import FastLuck, Rng
from arcus.games import GAMES, make
from arcus.locale import catalogue
from arcus.tui.words import rules_lines
from tests.cases import CASES, Case, tried

WORDS = catalogue("en")
RED7 = "palette=Y4G2I6/R6 hand=I4O5/V1"
ONE = "hand=B6O5/V1O2/Y6R3 palette=R1Y4G2I6/R6B5V3/O4I5 stage=one last=R1"
SEVEN = "hand=B6O5V3/V1O2 palette=G7Y4G2I6/R6B5 stage=seven last=G7"
BOTH = {"advanced": True, "actions": True}
KOBITO = "hand=7,8,k/- gold=5:4:11-12,6:6:3,4:5:9"
FIVE = "row=RoYoGoTo*Bo"

RulesNow = tuple[str, int, dict[str, Any], str, str]
RULES_NOW: list[RulesNow] = [  # a game with its players and options, a position, and the rules that matter there
    ("red7", 2, {}, RED7, "3.1 3.8 4.4"),
    ("red7", 2, {}, f"{RED7} canvas=V3", "3.1 3.8 4.10"),
    ("red7", 2, {"advanced": True}, f"{RED7} canvas=Y3", "3.1 3.8 4.6 5.1"),
    ("red7", 2, {"actions": True}, RED7, "3.1 3.8 4.4 6.1"),
    ("red7", 2, BOTH, RED7, "3.1 3.8 4.4 5.1 6.1"),
    ("red7", 2, {}, f"{RED7} stage=after last=I6", "3.4 3.3 3.8 4.4"),
    ("red7", 2, BOTH, f"{RED7} stage=after last=I6", "3.4 3.3 3.8 4.4 5.1 6.14"),
    ("red7", 2, {"actions": True}, "palette=Y5G2I6/R6 hand=R7O5/V1 stage=five last=Y5", "6.7 6.3 4.4"),
    ("red7", 3, {"actions": True}, ONE, "6.11 6.13 4.4"),
    ("red7", 2, {"actions": True}, SEVEN, "6.4 6.5 4.4"),
    ("red7", 2, {"advanced": True}, f"{RED7} canvas=G6 stage=chance", "5.1 4.7"),
    ("red7", 2, BOTH, f"{RED7} canvas=G6 stage=chance", "5.1 4.7 6.15"),
    ("red7", 2, {}, f"{RED7} canvas=G6 stage=done", "3.4 3.8 4.7"),
    ("qwinto", 2, {}, "stage=choose", "3.1"),
    ("qwinto", 2, {}, "stage=rolled dice=y4p5", "3.3 3.4"),
    ("qwinto", 2, {}, "stage=write dice=y4p5", "4.1 2.1 2.3 4.5"),
    ("qwinto", 1, {}, "stage=write dice=y4p5", "4.1 2.1 2.3 7.1"),
    ("rainbow", 2, {}, "row=-", "3.1 3.7"),
    ("rainbow", 2, {}, "row=Ro", "3.1 3.2 3.7"),
    ("rainbow", 2, {}, f"{FIVE}", "3.1 3.2 3.7 4.5"),
    ("rainbow", 2, {}, "row=Ro stage=flipped", "3.6 3.7"),
    ("rainbow", 2, {}, f"{FIVE} stage=flipped", "3.6 3.7 4.5"),
    ("rainbow", 2, {}, f"hand=--GTYW/rest {FIVE} stage=laid", "3.4 3.8"),
    ("rainbow", 2, {}, "hand=--GTYW/rest row=Ro stage=again", "3.6 3.7 3.8"),
    ("kobito", 2, {}, KOBITO, "4.1 4.4 10.1"),
    ("kobito", 2, {}, f"{KOBITO} owed=0 acted=1", "4.3 4.4"),
    ("kobito", 2, {}, f"{KOBITO} stage=paying owed=1 acted=1", "10.1 10.3 10.4"),
    ("kobito", 2, {}, "hand=7/- bench=4 gold=5:4:11-12,6:6:3,4:5:9 acted=1", "6.5"),
]


def _case_id(case: RulesNow) -> str:
    name, players, options, text, _ = case
    return " ".join([name, str(players), *options, text])


@pytest.mark.parametrize("case", RULES_NOW, ids=_case_id)
def test_what_may_be_done_now_is_told_by_its_rules(case: RulesNow) -> None:
    name, players, options, text, rules = case
    game = make(name, players, options)
    position = game.parse_position(text)
    for seat in (*game.seats, None):
        assert " ".join(game.view(position, seat).rules) == rules


@pytest.mark.parametrize("name", GAMES)
def test_every_stage_of_a_game_is_among_these(name: str) -> None:
    games = [(make(name, players, options), text) for each, players, options, text, _ in RULES_NOW if each == name]
    stages = {game.view(game.parse_position(text), None).table.stage for game, text in games}
    assert stages == set(import_module(f"arcus.games.{name}.stages").NAMES) - {"over"}


@pytest.mark.parametrize("case", CASES, ids=str)
@tried(seed=2**40)
def test_they_are_rules_of_the_game_and_of_its_options_until_it_is_over(case: Case, seed: int) -> None:
    game = case.game()
    luck, rng = FastLuck(seed), Rng(seed)
    position = game.deal(luck)
    while owing := position.to_act():
        rules = game.rules(position)
        assert rules
        assert len(set(rules)) == len(rules)
        for number in rules:
            assert WORDS.has(f"{case.name}-rule-{number.replace('.', '-')}")
        if case.name == "red7":
            assert case.options.get("advanced") or not any(number.startswith("5.") for number in rules)
            assert case.options.get("actions") or not any(number.startswith("6.") for number in rules)
        moves = position.legal(lowest(owing))
        position.apply(lowest(owing), moves[rng.below(len(moves))], luck, NO_EVENTS)
    assert game.rules(position) == game.view(position, None).rules == ()


def test_the_terminal_marks_them_in_its_list() -> None:
    lines = list(rules_lines("red7", ("3.1", "4.10"), WORDS))
    assert [line.split()[1] for line in lines[:-1] if line.startswith("*")] == ["3.1", "4.10"]
    assert lines[-1] == f"* {WORDS.say('rule-now')}"
    assert not [line for line in rules_lines("red7", (), WORDS) if line.startswith("*")]
