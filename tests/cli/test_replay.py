"""`arcus replay`: stepping through a record, single moments, and points of view."""

from pathlib import Path

import pytest

from arcus.records.record import load, save
from tests.analysis.games import played
from tests.command import arcus as run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a game of Red7."""
    save(played("red7", 4, ("random", "random")), tmp_path / "game.json")
    return tmp_path / "game.json"


def step(file: Path, *commands: str, options: tuple[str, ...] = ()) -> list[str]:
    """Step through a record with commands, and return what was shown after each."""
    done = run("replay", str(file), "--step", *options, stdin="".join(f"{each}\n" for each in (*commands, "quit")))
    assert done.returncode == 0, done.stderr
    return done.stdout.split("(Enter: next, help: all commands) >")


def test_steps_go_on_back_and_to_a_move(file: Path) -> None:
    record = load(file)
    shown = step(file, "", "next", "back", "99", str(len(record.moves)), "", "0", "back")
    first, second = (
        f"{number}. random {move.replace(' ', ': ', 1)}" for number, move in enumerate(record.moves[:2], 1)
    )
    assert shown[0].startswith("Red7, 2 players")
    assert first in shown[1]
    assert second in shown[2]
    assert first in shown[3]
    assert "NUMBER: go to a move" in shown[4], "there is no such move"
    assert "The game is over." in shown[5]
    assert "The game is over." in shown[6], "nothing comes after the end"
    assert shown[7].endswith(shown[8]), "and nothing before the deal"


def test_the_eyes_can_be_changed(file: Path) -> None:
    record = load(file)
    spectator, seat, everything, again = step(file, "seat 1", "open", "spectator")[:4]
    assert "hand=" not in spectator + seat
    assert spectator.strip() != seat.strip()
    assert "All cards: hand=" in everything
    assert again.strip().endswith(spectator.strip().splitlines()[-1])
    assert "seat NUMBER: see what a player saw, from 0 to 1" in step(file, f"seat {record.players}")[1]


def test_one_moment(file: Path) -> None:
    whole = run("replay", str(file), "--seat", "0").stdout
    moment = run("replay", str(file), "--seat", "0", "--move", "2").stdout
    assert moment.strip() in whole
    assert "2. " in moment
    assert "3. " not in moment


def test_the_input_may_end_at_any_time(file: Path) -> None:
    assert run("replay", str(file), "--step", stdin="").returncode == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--move", "999"), "--move must be between 0 and"),
        (("--seat", "0", "--open"), "--seat and --open exclude each other"),
    ],
)
def test_wrong_options_are_refused(file: Path, options: tuple[str, ...], message: str) -> None:
    done = run("replay", str(file), *options)
    assert done.returncode == 2
    assert message in done.stderr
