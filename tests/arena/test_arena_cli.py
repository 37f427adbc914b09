"""`arcus arena`: its output and errors, and the two examples of docs/bots.md."""

import json
import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import arcus
from arcus.arena.cluster import load_ray
from arcus.arena.engines import engine_for
from arcus.arena.run import Run
from arcus.arena.sequential import Sequential
from arcus.bots.external import Hello
from arcus.cli import arena as command, arena_setup
from arcus.cli.options import ArenaOptions
from arcus.core.game import UsageError
from tests.arena.conftest import COMMAND, arena, played, setting, summary

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "examples" / "bots"
FIGURES = ["win_rate", "ci95", "points_mean", "points_se", "rating", "rating_ci95", "ms_per_move"]
KEYS = ["name", "games", "wins", "ties", *FIGURES, "faults"]


def test_json_has_one_entry_for_every_argument(tmp_path: Path) -> None:
    report = tmp_path / "out.html"
    words = ("red7", "random", "casual@50it", "random", "--players", "2", "--games", "30", "--option", "advanced=true")
    found = summary(arena(*words, "--seed", "5", "--report", str(report), "--json"))
    assert (found["game"], found["games"], found["players"], found["seed"]) == ("red7", 30, 2, 5)
    assert found["options"]["advanced"] is True
    assert found["seconds"] > 0
    assert [bot["name"] for bot in found["bots"]] == ["random", "casual@50it", "random"]
    for bot in found["bots"]:
        assert list(bot) == KEYS
        assert bot["games"] == 20
        assert bot["ci95"][0] <= bot["win_rate"] <= bot["ci95"][1]
        assert bot["rating_ci95"][0] <= bot["rating"] <= bot["rating_ci95"][1]
    assert sum(bot["win_rate"] * bot["games"] for bot in found["bots"]) == pytest.approx(30, abs=1e-3)
    assert sum(bot["rating"] for bot in found["bots"]) == pytest.approx(0, abs=0.1)
    assert report.read_text().startswith("<!doctype html>")
    assert list(tmp_path.iterdir()) == [report]


def test_people_get_a_table_and_a_sentence() -> None:
    done = arena("red7", "casual@60it", "random", "--sprt", "--seed", "2", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "casual@60it is significantly better than random." in done.stdout
    assert "% won" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("red7",), "expected at least two bots, got 0"),
        (("red7", "random"), "expected at least two bots, got 1"),
        (("red7", "--players", "2"), "expected at least one bot, got none"),
        (("chess", "random", "random"), "unknown game 'chess'"),
        (("red7", "random", "random", "--players", "9"), "got 9"),
        (("red7", "random", "grandmaster"), "grandmaster"),
        (("red7", "random", ""), "is not a bot"),
        (("red7", "random", "master@fast"), "'fast' is not a budget"),
        (("red7", "random", "master@0it"), "'0it' is not a budget"),
        (("red7", "random", "exec:"), "needs a command"),
        (("red7", "random", "exec:'"), "can't be split"),
        (("red7", "random", "exec:no-such-program-here x"), "no program 'no-such-program-here'"),
        (("red7", "random", "/nowhere/bot.py:Bot"), "can't read /nowhere/bot.py"),
        (("red7", "random", f"{BOTS}/thrifty.py:Lavish"), "has no class 'Lavish'"),
        (("red7", "random", f"{BOTS}/thrifty.py"), "names no class"),
        (("red7", "random", f"{ROOT}/README.md.py:Bot"), "can't read"),
        (("red7", "random", "cheat:random"), "level that searches"),
        (("red7", "random", "random", "--games", "0"), "Invalid value for --games: expected a"),
        (("red7", "random", "random", "--seed", "-1"), "Invalid value for --seed: expected a"),
        (("red7", "random", "random", "--jobs", "0"), "Invalid value for --jobs: expected a"),
        (("red7", "random", "random", "--move-seconds", "0"), "Invalid value for --move-seconds: expected a"),
        (("red7", "random", "random", "--games", "9", "--sprt"), "exclude each other"),
        (("red7", "random", "random", "random", "--sprt"), "exactly two bots, got 3"),
        (("red7", "random", "random", "--margin", "0.1"), "--margin needs --sprt"),
        (("red7", "random", "random", "--sprt", "--margin", "0.9"), "Invalid value for --margin: expected a"),
        (("red7", "random", "random", "--sprt", "--max-games", "0"), "Invalid value for --max-games: expected a"),
        (("red7", "random", "random", "--engine", "steam"), 'Invalid value "steam" for --engine'),
        (("red7", "random", "random", "--option", "colour=1"), "unknown option 'colour'"),
        (("red7", "random", "random", "--report", "/nowhere/out.html"), "/nowhere/out.html"),
        (("red7", "random", "random", "--report", "/"), "/"),
        (("red7", "random", "random", "--save", "/nowhere/run"), "/nowhere/run"),
    ],
)
def test_wrong_use_ends_with_a_message_before_anything_is_played(
    words: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "engine_for", lambda *_: pytest.fail("it began to play"))
    done = arena(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr


def test_missing_libraries_are_named_with_the_line_that_installs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_setup, "find_spec", lambda name: None)
    with pytest.raises(
        UsageError, match=r"needs numpy, scipy, choix; in Arcus's directory, run: pip install '\.\[arena\]'"
    ):
        command.run("red7", ("random", "random"), ArenaOptions(games=2))
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UsageError, match=r"pip install '\.\[lab\]'"):
        load_ray()


def test_progress_is_shown_on_a_terminal() -> None:
    """A process with a terminal for its errors; the standings are there at the latest when the bar goes away."""
    leader, follower = pty.openpty()
    words = [*COMMAND, "red7", "casual@20it", "random", "--games", "20", "--jobs", "1", "--json"]
    run = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=follower, env={**os.environ, "TERM": "xterm"})
    os.close(follower)
    shown = b""
    while select.select([leader], [], [], 60)[0]:
        try:
            data = os.read(leader, 65536)
        except OSError:  # all have closed the other end
            break
        shown += data
    assert run.stdout is not None
    printed = run.stdout.read()
    run.stdout.close()
    run.wait()
    os.close(leader)
    assert json.loads(printed)["games"] == 20
    assert b"/20" in shown
    assert b"casual@20it" in shown


def test_both_examples_play_every_game() -> None:
    example = f"exec:{sys.executable} {BOTS}/last_move.py"
    for game in arcus.GAMES:
        for result in played(setting(f"{BOTS}/thrifty.py:Thrifty", example, game=game), 2).results():
            assert result.faults == (), game
            assert min(result.asked) > 0


def test_the_class_of_the_examples_is_better_than_chance() -> None:
    run = Run(setting(f"{BOTS}/thrifty.py:Thrifty", "random"), 400, Sequential(0.05))
    with engine_for(run.setting, "local", 1) as engine:
        run.play(engine)
    tested = run.summary().sprt
    assert tested is not None
    assert tested.verdict == "better"


def test_the_conversation_in_the_docs_is_what_is_said() -> None:
    """The lines after `>` are what Arcus sends, and those after `<` what the example answers."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    sent = [line[2:] for line in page if line.startswith("> {")]
    answered = [line[2:] for line in page if line.startswith("< {")]
    game = arcus.game("red7", 2)
    position = game.parse_position("palette=Y4G2I6/R6 hand=I4O5/V1 turn=0")
    hello = Hello(1, "red7", 2, game.options_dict(), 0, 2026, 30.0)
    assert [line.encode() for line in sent] == [msgspec.json.encode(each) for each in (hello, game.view(position, 0))]
    command = [sys.executable, "-I", str(BOTS / "last_move.py")]
    done = subprocess.run(command, input="\n".join(sent), capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines() == answered
    assert "import arcus" not in (BOTS / "last_move.py").read_text()
    assert "from arcus" not in (BOTS / "last_move.py").read_text()


def test_the_class_in_the_docs_runs(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    (tmp_path / "first.py").write_text(code)
    assert all(result.faults == () for result in played(setting(f"{tmp_path}/first.py:First", "random"), 2).results())


def test_every_option_is_in_the_docs() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = arena("--help").stdout
    options = {word.strip(",.:│ ") for word in shown.split() if word.startswith("--")}
    assert {"--games", "--sprt", "--engine", "--save"} <= options
    for option in options:
        assert option in page, option
