"""Every code sample of the pages runs, or is checked against the program that it calls."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from arcus import Match, game
from arcus.bots.qwinto import weights
from arcus.cli import app
from arcus.cli.options import Lang
from arcus.records.luck import FairLuck
from tests.samples import ALL, ROOT, commands, programs

MADE = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
ELSEWHERE = {
    "docs/add-a-game.md": "tests/test_readme.py",
    "docs/bots.md": "tests/test_samples.py",
    "docs/protocol.md": "tests/server/test_client.py",
    "docs/qwinto-bot.md": "tests/test_samples.py",
    "docs/testing.md": "tests/browser/test_samples.py",
}
"""By page: the test that runs its Python samples without `>>>`; `tests/test_readme.py` runs those with it."""
CHECKED = {"python", "sh", "console", "ini", "nginx", "yaml", "json", "text"}
"""The languages of samples. `tests/server/test_operations_docs.py` has `ini`, `nginx` and `yaml` read by programs;
JSON and text show what programs print, with parts left out."""


def test_every_sample_is_in_a_language_that_is_checked() -> None:
    assert {sample.language for sample in ALL} <= CHECKED
    assert {sample.page for sample in ALL if programs(sample.page)} == set(ELSEWHERE)
    assert all((ROOT / test).is_file() for test in ELSEWHERE.values())


@pytest.mark.parametrize(("page", "line"), commands(), ids=lambda text: text)
def test_a_command_on_a_page_exists(page: str, line: str) -> None:
    """Its arguments are parsed by the program itself, without running the command."""
    for command in re.split(r" && | \| |<\(", line.rstrip(")")):
        words = shlex.split(command.partition(" > ")[0])
        words = [word for word in words if not re.fullmatch(r"[A-Z_]+=\S*", word)]
        if words[0] == "arcus":
            assert parses(words[1:]), line
        elif words[0] == "make":
            assert set(words[1:]) <= MADE, line
        elif words[:2] == ["python", "-m"] and words[2].split(".")[0] in ("bench", "examples", "tests"):
            assert (ROOT / f"{words[2].replace('.', '/')}.py").is_file(), line
        elif words[0] == "pytest":
            assert all((ROOT / word).exists() for word in words[1:]), line
        else:
            assert words[0] in {"pip", "python", "cd", "npm", "grep", "mkdir", "source", "man", "git", "podman"}, line


def parses(words: list[str]) -> bool:
    """Return whether `arcus` accepts these arguments, or raise its error."""
    if words[:1] == ["--version"]:
        return True
    if "--lang" in words:
        place = words.index("--lang")
        assert words[place + 1] in str(Lang)
        words = words[:place] + words[place + 2 :]
    _, _, unused, *_ = app.parse_known_args(words)
    return not unused


def written(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Run the sample of a page in an empty directory, and return its names."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for program in programs(page):
        exec(program, names)
    return names


def test_the_bot_on_the_page_plays_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    red7 = game("red7", 2)
    bot = written("docs/bots.md", tmp_path, monkeypatch)["First"](red7, 1)
    match = Match(red7, FairLuck(bytes(32)))
    while acting := match.view(None).to_act:
        match.play(acting[0], bot.choose(match.view(acting[0])))
    assert match.outcome is not None


def test_own_weights_play_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = written("docs/qwinto-bot.md", tmp_path, monkeypatch)["Mine"]
    shipped = Path(weights.__file__).with_name("weights-1.bin")
    (tmp_path / "my.bin").write_bytes(shipped.read_bytes())
    qwinto = game("qwinto", 2)
    view = Match(qwinto, FairLuck(bytes(32))).view(None)
    seat = view.to_act[0]
    match = Match(qwinto, FairLuck(bytes(32)))
    assert mine(qwinto, 1).choose(match.view(seat)) in [choice.number for choice in match.view(seat).moves]
