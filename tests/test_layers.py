"""A layer imports itself and what stands left of it."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "arcus"
ARROW = ["core", "games", "records", "bots", "arena", "server"]
BESIDE = {"locale": set[str](), "tui": {"core", "games", "records", "bots", "locale"}}


@pytest.mark.parametrize("layer", [*ARROW[:5], *BESIDE])
def test_a_layer_imports_only_what_stands_left_of_it(layer: str) -> None:
    allowed = BESIDE.get(layer, set(ARROW[: ARROW.index(layer)]) if layer in ARROW else set()) | {layer}
    files = sorted((SRC / layer).rglob("*.py"))
    assert files
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                if name.startswith("arcus"):
                    assert [*name.split("."), ""][1] in allowed, f"{file.name} imports {name}"


def test_games_do_not_know_each_other() -> None:
    for file in (SRC / "games").glob("*/*.py"):
        others = [
            other.name for other in (SRC / "games").iterdir() if other.is_dir() and other.name != file.parent.name
        ]
        text = file.read_text()
        assert not [other for other in others if f"arcus.games.{other}" in text], file
