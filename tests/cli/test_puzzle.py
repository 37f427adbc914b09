"""Puzzles in the terminal, by typing; and the finder."""

import datetime
from pathlib import Path

import msgspec
import pytest

from arcus.games import GAMES
from arcus.locale import LANGUAGES, catalogue
from arcus.puzzles import Puzzle, next_puzzle, puzzle_of_day, puzzles_of
from arcus.tui.layout import WIDTH
from tests.command import arcus as run


def first(game: str) -> Puzzle:
    """Return the puzzle that a game begins with."""
    puzzle = next_puzzle(game)
    assert puzzle is not None
    return puzzle


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_after_a_wrong_answer(game: str) -> None:
    puzzle = first(game)
    wrong = next(iter((*puzzle.proof.refuted, *puzzle.proof.values, "end"))).split(", ")
    if game == "kobito":
        wrong = []
    done = run("puzzle", game, stdin="\n".join([*wrong, *puzzle.solution, "quit"]) + "\n")
    assert done.returncode == 0, done.stderr
    say = catalogue().say
    output = " ".join(done.stdout.split())
    assert " ".join(say(f"puzzle-{puzzle.kind}-task").split()) in output
    assert say("puzzle-solved", tries=2 if wrong else 1) in output
    assert done.stdout.endswith("You have left the puzzles.\n")
    assert max(len(line.removeprefix("> ")) for line in done.stdout.splitlines()) <= WIDTH


def test_a_wrong_answer_is_refuted_by_what_could_happen() -> None:
    puzzle = puzzles_of("red7")[0]
    answer, reply = next(iter(puzzle.proof.refuted.items()))
    done = run("puzzle", "red7-1", stdin="\n".join([*answer.split(", "), "quit"]) + "\n")
    say = catalogue().say
    assert " ".join(say("puzzle-stay-wrong").split()) in " ".join(done.stdout.split())
    card = reply.split(", ")[0].split()[1]
    colour = {"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "I": "indigo", "V": "violet"}
    assert f"Mira puts the {colour[card[0]]} {card[1]} " in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_puzzle_of_the_day_speaks_the_language(language: str) -> None:
    before = datetime.datetime.now(datetime.UTC).date()
    done = run("puzzle", stdin="solution\n", env={"ARCUS_LANG": language})
    after = datetime.datetime.now(datetime.UTC).date()
    assert done.returncode == 0, done.stderr
    say = catalogue(language).say
    output = " ".join(done.stdout.split())
    assert say("puzzle-of-day") in output
    possible = [puzzle_of_day(day) for day in (before, after)]
    assert any(" ".join(say(f"puzzle-{puzzle.kind}-task").split()) in output for puzzle in possible)
    solutions = [say("terminal-puzzle-solution", solution=", ".join(puzzle.solution)) for puzzle in possible]
    assert any(" ".join(solution.split()) in output for solution in solutions)


def test_the_day_has_a_puzzle_in_each_game() -> None:
    before = datetime.datetime.now(datetime.UTC).date()
    done = run("puzzle", "qwinto", "--day", stdin="solution\n")
    after = datetime.datetime.now(datetime.UTC).date()
    assert any(puzzle_of_day(day, "qwinto").solution[0] in done.stdout for day in (before, after))
    assert "Puzzle of the day" in done.stdout


def test_puzzles_follow_each_other_by_difficulty() -> None:
    done = run("puzzle", "rainbow", "--difficulty", "3", stdin="solution\n\nsolution\n\nquit\n")
    assert done.stdout.count("Rainbow, difficulty 3 of 5") == 3


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_is_answered_and_the_puzzle_goes_on(game: str) -> None:
    typed = ["dance", "0", "999", "help", "?", "moves", "table", "rules", "", "²", "%s{}", "9" * 5000, "again", "quit"]
    done = run("puzzle", game, stdin="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert "'dance' is not a move" in done.stdout
    assert "There is no move 999" in done.stdout
    assert done.stdout.endswith("You have left the puzzles.\n")


def test_an_unknown_puzzle_is_an_error() -> None:
    done = run("puzzle", "chess")
    assert done.returncode == 2
    assert done.stderr.startswith("arcus: unknown game 'chess'; choose one of red7, qwinto")
    assert run("puzzle", "red7-999").stderr.startswith("arcus: unknown puzzle 'red7-999'")


def test_the_finder_writes_puzzles_that_can_be_read(tmp_path: Path) -> None:
    out = tmp_path / "red7.jsonl"
    done = run("find-puzzles", "red7", "--count", "3", "--candidates", "4", "--out", str(out))
    assert done.returncode == 0, done.stderr
    puzzles = [msgspec.json.decode(line, type=Puzzle) for line in out.read_bytes().splitlines()]
    assert [puzzle.name for puzzle in puzzles] == ["red7-1", "red7-2", "red7-3"]
    assert {puzzle.position for puzzle in puzzles} <= {puzzle.position for puzzle in puzzles_of("red7")}, "seed 1"
    assert f"The puzzles are in {out}: 3" in done.stdout
    refused = run("find-puzzles", "red7", "--count", "3", "--candidates", "2")
    assert "--candidates must be at least --count, 3, got 2" in refused.stderr
