"""`arcus analyse`: its output, files and errors."""

import re
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

from arcus.analysis.review import Analysis
from arcus.analysis.run import analyse
from arcus.cli.analyse import lines
from arcus.locale import LANGUAGES, catalogue
from arcus.records.record import load, save
from tests.analysis.games import SHALLOW, played
from tests.command import PROGRAM, arcus as run

FAST = ("--iterations", "100", "--jobs", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a game with mistakes."""
    save(played("red7", 4, ("random", "random")), tmp_path / "game.json")
    return tmp_path / "game.json"


def test_it_prints_mistakes_and_verdicts(file: Path) -> None:
    done = run("analyse", str(file), *FAST)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Red7, 2 players")
    assert "blunder" in done.stdout
    said = " ".join(done.stdout.split())
    assert re.search("random 0: luck brought [+\N{MINUS SIGN}]?\\d+% \\(± \\d+%\\), and (no move|\\d+ mistakes?)", said)
    assert "Together they make the result" in said


def test_it_speaks_every_language(file: Path) -> None:
    record = load(file)
    analysis = analyse(record, SHALLOW)
    for language in LANGUAGES:
        said = list(lines(analysis, record, None, catalogue(language)))
        assert catalogue(language).say("review-luck-and-skill") in said
        assert sum("random 0" in line for line in said) >= 2
    assert "Glück und Können" in run("analyse", str(file), *FAST, "--lang", "de").stdout


def test_one_seat_only(file: Path) -> None:
    shown = run("analyse", str(file), *FAST, "--seat", "0").stdout
    assert "random 0:" in shown
    assert "random 1:" not in shown


def test_json_and_html_say_the_same(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    done = run("analyse", str(file), *FAST, "--json", "--html", str(page))
    analysis = msgspec.json.decode(done.stdout, type=Analysis)
    html = page.read_text()
    assert html.count('<li id="move-') == len(analysis.slips) > 0
    assert html.count('<div class="line">') == 2
    assert "<script" not in html
    assert not re.search(r"(src|href)=\"(?!#)", html), "one file, without anything else to load"


def test_names_are_no_markup(tmp_path: Path) -> None:
    record = played("red7", 4, ("random", "random"))
    save(msgspec.structs.replace(record, names=["<b>Ann</b>", "Ben"]), tmp_path / "game.json")
    page = tmp_path / "page.html"
    assert run("analyse", str(tmp_path / "game.json"), *FAST, "--html", str(page)).returncode == 0
    assert "<b>Ann</b>" not in page.read_text()
    assert "&lt;b&gt;Ann" in page.read_text()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text[:200], "damaged or cut short"),
        (lambda text: "{}", "not an Arcus record"),
        (lambda text: re.sub(r'"1 [a-z]+( \w+)?"', '"1 lay R9"', text, count=1), "'r9' is not a card"),
    ],
)
def test_a_bad_file_is_refused_with_its_name(file: Path, change: "object", message: str) -> None:
    assert callable(change)
    file.write_text(change(file.read_text()))
    done = run("analyse", str(file), *FAST)
    assert done.returncode == 2
    assert str(file) in done.stderr
    assert message in done.stderr


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    record = msgspec.structs.replace(played("red7", 1, most=3), ended="")
    save(record, tmp_path / "game.json")
    done = run("analyse", str(tmp_path / "game.json"), *FAST)
    assert done.returncode == 2
    assert "expected a finished game" in done.stderr


def test_a_game_of_one_player_is_refused(tmp_path: Path) -> None:
    save(played("qwinto", 1, ("random",)), tmp_path / "game.json")
    done = run("analyse", str(tmp_path / "game.json"), *FAST)
    assert done.returncode == 2
    assert "one player" in done.stderr


def test_wrong_arguments_are_refused(file: Path, tmp_path: Path) -> None:
    assert "--seat must be between 0 and 1, got 5" in run("analyse", str(file), "--seat", "5").stderr
    done = run("analyse", str(file), "--html", str(tmp_path / "no" / "page.html"))
    assert done.returncode == 2
    assert "page.html" in done.stderr


@pytest.mark.needs("linux")
def test_ctrl_c_ends_it_without_a_traceback(file: Path) -> None:
    process = subprocess.Popen(
        [*PROGRAM[:2], PROGRAM[2], "analyse", str(file), "--iterations", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_children(process.pid)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in errors


def wait_for_children(pid: int) -> None:
    """Return when the process has started its workers."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    while len(children.read_text().split()) < 2:
        pass
