"""The code samples of README, CONTRIBUTING and docs."""

import re
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
FENCED = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)


class Sample(NamedTuple):
    """A block of code on a page."""

    page: str
    language: str
    text: str


def samples(page: Path) -> list[Sample]:
    """Return the blocks of code on a page that name their language, without indentation."""
    found = FENCED.findall(page.read_text(encoding="utf-8"))
    return [Sample(page.relative_to(ROOT).as_posix(), language, dedent(text)) for _, language, text in found]


ALL = [sample for page in PAGES for sample in samples(page)]


def programs(page: str) -> list[str]:
    """Return the Python samples of a page, except sessions with `>>>`."""
    return [each.text for each in ALL if each.page == page and each.language == "python" and ">>>" not in each.text]


def commands() -> list[tuple[str, str]]:
    """Return each command line of the samples for a shell, without its comment, with its page."""
    found: list[tuple[str, str]] = []
    for each in ALL:
        if each.language in ("sh", "console"):
            lines = [line for line in each.text.splitlines() if each.language == "sh" or line.startswith("$ ")]
            found += [(each.page, line.removeprefix("$ ").partition(" #")[0].strip()) for line in lines]
    return [(page, line) for page, line in found if line and not line.startswith("#")]
