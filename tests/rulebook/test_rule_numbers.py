"""Docs, catalogue and tests name the same rules."""

import ast
import re
import tokenize
import tomllib
from pathlib import Path
from typing import Any

import pytest

import arcus
from arcus.core.position import GAME_OVER, NO_SUCH_MOVE, NOT_TO_ACT
from arcus.locale import catalogue

ROOT = Path(__file__).parents[2]
GAMES = sorted(arcus.GAMES)
WORDS = catalogue("en")


def _documented(game: str) -> dict[str, str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^- \*\*(\d+\.\d+)\*\* (.+)$", text, re.MULTILINE))


def _catalogued(game: str) -> dict[str, str]:
    file = ROOT / "src" / "arcus" / "locale" / "en" / f"{game}.ftl"
    found = re.findall(rf"^({game}-rule-(\d+)-(\d+)) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    return {f"{section}.{number}": WORDS.say(message) for message, section, number in found}


def _tested(game: str) -> set[str]:
    tree = ast.parse((ROOT / "tests" / "rulebook" / f"test_{game}.py").read_text(encoding="utf-8"))
    calls = (
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
    )
    return {str(arg.value) for call in calls for arg in call.args if isinstance(arg, ast.Constant)}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_says_what_the_catalogue_says(game: str) -> None:
    assert _documented(game) == _catalogued(game)
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^## (\d+)\. (.+)$", text, re.MULTILINE))
    assert sections
    assert sections == {number: WORDS.say(f"{game}-section-{number}") for number in sections}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_test(game: str) -> None:
    assert _tested(game) == set(_documented(game))


UNCHECKED = {  # rules that nothing in the rules' code decides, and why
    "qwinto": {"6.5": "Game.outcome compares points", "7.2": "points are points, alone too"},
    "rainbow": {"6.2": "memory_aid concerns the view"},
}


def _commented(game: str) -> set[str]:
    """Return the rule numbers in comments of the compiled code of a game."""
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["arcus"]["compiled"]
    found: set[str] = set()
    for name in listed[f"arcus.games.{game}"]:
        with (ROOT / "src/arcus/games" / game / f"{name}.py").open("rb") as file:
            for token in tokenize.tokenize(file.readline):
                if token.type == tokenize.COMMENT:
                    found |= set(re.findall(r"(?<![\d.])\d{1,2}\.\d{1,2}(?![\d.]\d)", token.string))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_beside_the_code_that_decides_it(game: str) -> None:
    """From a sentence of the rules to its branch it is one search: `# 6.7`."""
    assert _commented(game) - set(_documented(game)) == set()
    assert set(_documented(game)) - _commented(game) == set(UNCHECKED.get(game, ()))


@pytest.mark.parametrize("game", GAMES)
def test_rule_numbers_run_without_gaps(game: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in _documented(game)]
    assert numbers == sorted(numbers)
    for section in {section for section, _ in numbers}:
        assert [n for s, n in numbers if s == section] == list(range(1, 1 + sum(s == section for s, _ in numbers)))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_a_rule_with_a_sentence(game: str) -> None:
    played = arcus.game(game)
    for code in (NO_SUCH_MOVE, GAME_OVER, NOT_TO_ACT):
        assert played.refusal(code).rule == ""
        assert WORDS.has(played.refusal(code).message)
    for code in played.refusals:
        assert played.refusal(code).rule in _documented(game)
        assert WORDS.has(played.refusal(code).message)


Refused = tuple[dict[str, Any], str, dict[int, str]]
REFUSED: dict[str, list[Refused]] = {  # options, a position, and for each code a move that is refused with it
    "red7": [
        (
            {},
            "palette=I6V6/R7 hand=V7/V1",
            {
                301: "end",
                303: "paint V7",
                306: "lay V1",
                308: "lay V7",
                501: "draw",
                604: "repaint V1",
                611: "take V1",
            },
        ),
        ({}, "palette=Y4G2I6/R6 hand=I4O5/V1 stage=after last=I6", {304: "lay V1", 305: "pass"}),
        (
            {"actions": True},
            "hand=B6O5V3/V1O2 palette=G7Y4G2I6/R6B5 stage=seven last=G7",
            {603: "pass", 605: "repaint I6"},
        ),
        ({"actions": True}, "palette=R1I6/R7V2 hand=-/Y1 stage=one last=R1", {613: "take V2"}),
    ],
    "qwinto": [
        ({}, "stage=choose", {301: "keep"}),
        ({}, "stage=rolled dice=o2p5", {303: "pass", 304: "roll o"}),
        (
            {},
            "sheet=5@o4,3@y3,2@y1 stage=write dice=o3",
            {201: "write o6", 203: "write o3", 204: "write o4", 305: "keep", 401: "write y5"},
        ),
    ],
    "rainbow": [
        ({}, "row=-", {303: "flip 1", 308: "stop"}),
        ({}, "hand=--GTYW/rest row=Ro stage=again", {305: "flip 1", 306: "lay 1"}),
        ({}, "hand=--GTYW/rest row=RoYoGoTo*Bo stage=laid", {304: "lay 1"}),
    ],
    "kobito": [
        (
            {},
            "hand=5,6,k bench=1-2,3-4,7-8,9-10",
            {
                403: "end",
                501: "pay 1",
                502: "lay 5 g1 low",
                505: "start 5 6",
                601: "move b1 low 3 g1 low",
                602: "move b1 low 1 g1 low",
                603: "move b1 high 2 g1 low",
                604: "move b1 high 1 g1 high",
                704: "exchange 5 g1 1",
                1002: "pay 5",
            },
        ),
        (
            {},
            "hand=4,s,1 bench=4-5 gold=4:3:1-2-3,9:9:6,9:10:6 deck=6",
            {303: "move b1 low 2 g1 high", 801: "swap 4 g1 1"},
        ),
        ({}, "hand=2,7,7,7,7 owed=0", {1001: "pay 2"}),
        ({}, "hand=7/- bench=4 gold=5:4:11-12,6:6:3,4:5:9 acted=1", {605: "end"}),
        ({}, "hand=7,8,k/- gold=5:4:11-12,6:6:3,4:5:9 stage=paying owed=1 acted=1", {1003: "end"}),
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_met_at_some_position(game: str) -> None:
    """The laws check that no other code is ever answered."""
    met: list[int] = []
    for options, text, moves in REFUSED[game]:
        played = arcus.game(game, 2, **options)
        position = played.parse_position(text)
        found = {code: position.why_not(0, played.parse_move(move)) for code, move in moves.items()}
        assert found == {code: code for code in moves}, text
        met += moves
    assert sorted(met) == sorted(played.refusals)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_its_sentence(game: str) -> None:
    played = arcus.game(game)
    for kind in played.kinds:
        assert WORDS.has(f"{game}-event-{kind.replace('_', '-')}")
