"""Docs, catalogue and tests name the same rules."""

import ast
import re
from pathlib import Path

import pytest

import arcus
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


@pytest.mark.parametrize("game", GAMES)
def test_rule_numbers_run_without_gaps(game: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in _documented(game)]
    assert numbers == sorted(numbers)
    for section in {section for section, _ in numbers}:
        assert [n for s, n in numbers if s == section] == list(range(1, 1 + sum(s == section for s, _ in numbers)))


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_a_rule_with_a_sentence(game: str) -> None:
    """Each rule code that a compiled module can answer with is a numbered rule."""
    played = arcus.game(game)
    words = next(
        path for name in ("cards", "sheet") if (path := ROOT / "src/arcus/games" / game / f"{name}.py").exists()
    )
    block = words.read_text().partition("# Rules that refuse a move")[2].partition("\n\n")[0]
    codes = [int(code) for code in re.findall(r": Final = (\d+)", block)]
    assert codes
    for code in [1, 2, 3, *codes]:
        assert WORDS.say(played.refusal(code).message)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_its_sentence(game: str) -> None:
    played = arcus.game(game)
    for kind in played.kinds:
        assert WORDS.has(f"{game}-event-{kind.replace('_', '-')}")
