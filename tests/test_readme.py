"""The examples in README and docs run."""

import doctest
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


def test_readme_shows_both_commands_on_its_first_screen() -> None:
    first = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:24]
    assert any(line.startswith("make play") for line in first)
    assert any(line.startswith("make test") for line in first)
    assert "not affiliated" in (ROOT / "README.md").read_text(encoding="utf-8")
