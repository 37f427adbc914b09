"""The examples in README and docs run."""

import ast
import doctest
import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [
    path
    for path in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
    if ">>>" in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_on_a_page_run(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 3
    assert result.failed == 0


def test_the_page_about_adding_a_game_shows_the_whole_example() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    blocks = [
        block for block in re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE) if ">>>" not in block
    ]
    example = (ROOT / "examples" / "mouse.py").read_text(encoding="utf-8")
    shown = [line for block in blocks for line in block.splitlines() if line]
    assert shown == [line for line in example.splitlines() if line]
    assert len(code_lines(example)) < 200


def code_lines(source: str) -> set[int]:
    """Return the lines of code of a module, without blank lines, comments and docstrings."""
    docs: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            docs |= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.string.strip()]
    return {token.start[0] for token in tokens if token.type != tokenize.COMMENT} - docs


def test_readme_shows_both_commands_on_its_first_screen() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:24]
    assert any(line.startswith("make play") for line in first)
    assert any(line.startswith("make test") for line in first)
    assert "not affiliated" in (ROOT / "README.md").read_text(encoding="utf-8")
