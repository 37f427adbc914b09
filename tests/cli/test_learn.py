"""Lessons in the terminal, by typing."""

from pathlib import Path

import pytest

from arcus.lessons import LESSONS
from arcus.lessons.play import Played
from arcus.locale import LANGUAGES, catalogue
from arcus.tui.layout import WIDTH
from tests.cli.test_play import Screen
from tests.command import PROGRAM, arcus as run


def solution(name: str) -> str:
    """Return what is typed to solve every step of a lesson, with the Enter after each."""
    typed: list[str] = []
    for step in LESSONS[name].steps:
        played = Played(LESSONS[name], step)
        while not played.is_done:
            played.play(played.leads_on()[0])
        typed += [*played.moves, ""]
    return "\n".join(typed)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_played_to_its_end(name: str) -> None:
    done = run("learn", name, stdin=solution(name))
    assert done.returncode == 0, done.stderr
    steps = len(LESSONS[name].steps)
    assert f"Step {steps} of {steps}" in done.stdout
    assert done.stdout.endswith(catalogue().say("lesson-over") + "\n")
    assert max(len(line.removeprefix("> ")) for line in done.stdout.splitlines()) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_language(language: str) -> None:
    done = run("learn", "kobito", stdin=solution("kobito"), env={"ARCUS_LANG": language})
    say = catalogue(language).say
    output = " ".join(done.stdout.split())
    for message in ("lesson-step", "lesson-kobito-lay-idea", "lesson-kobito-pay-task", "lesson-kobito-alone-done"):
        assert " ".join(say(message, step=1, steps=len(LESSONS["kobito"].steps)).split()) in output
    assert max(len(line.removeprefix("> ")) for line in done.stdout.splitlines()) <= WIDTH


def test_wrong_moves_are_explained_and_change_nothing() -> None:
    done = run("learn", "red7", stdin="lay V2\nlay G5\npass\nlay R7\nlay G5\nquit\n")
    output = " ".join(done.stdout.split())
    say = catalogue().say
    assert f"Not allowed (rule 3.8): {say('red7-rule-3-8')}" in output
    assert say("lesson-wrong") in output
    assert say("lesson-red7-wrong-pass") in output
    assert f"Not allowed (rule 3.4): {say('red7-rule-3-4')}" in output
    assert done.stdout.count("You put the red 7 in your palette.") == 1
    assert done.stdout.endswith("You have left the lesson.\n")


@pytest.mark.parametrize("name", LESSONS)
def test_nonsense_is_answered_and_the_lesson_goes_on(name: str) -> None:
    typed = ["dance", "0", "999", "why dance", "why 1", "help", "?", "moves", "table", "rules", "", "²", "%s{}"]
    typed += ["9" * 5000, "why " + "9" * 5000, "\udcff\x1b[2J", "back", "again", "quit"]
    done = run("learn", name, stdin="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert "'dance' is not a move" in done.stdout
    assert "There is no move 999" in done.stdout
    assert "That move is allowed now." in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stdout.count(f"Step 1 of {len(LESSONS[name].steps)}") == 5, "at first, twice as asked, back and again"


def test_steps_can_be_skipped_and_gone_back_to() -> None:
    done = run("learn", "qwinto", stdin="skip\nskip\nback\nskip\nskip\n")
    steps = [line.split()[1] for line in done.stdout.splitlines() if line.startswith("Step ")]
    assert steps == ["1", "2", "3", "2", "3", "4"]
    assert done.stdout.endswith("You have left the lesson.\n"), "the end of the input leaves it"


def test_again_starts_the_step_anew() -> None:
    done = run("learn", "red7", stdin="lay R7\nagain\nlay R7\nend\n")
    assert done.stdout.count("You put the red 7 in your palette.") == 2


def test_the_rules_of_the_step_have_a_star() -> None:
    shown = run("learn", "red7", stdin="rules\nquit\n").stdout
    starred = [line.split()[1] for line in shown.splitlines() if line.startswith("* ") and line[2].isdigit()]
    assert starred == list(LESSONS["red7"].steps[0].rules)


def test_without_a_lesson_it_asks_which() -> None:
    done = run("learn", stdin="chess\nRainbow-Memory\nquit\n")
    assert "Which lesson?" in done.stdout
    assert "red7-actions: Red7 with actions" in done.stdout
    assert "Please type one of these names, or quit." in done.stdout
    assert "Rainbow with the memory aid in 2 minutes" in done.stdout
    assert run("learn", stdin="quit\n").stdout.endswith("You have left the lesson.\n")


def test_an_unknown_lesson_is_an_error() -> None:
    done = run("learn", "chess")
    assert done.returncode == 2
    assert done.stderr.startswith("arcus: unknown lesson 'chess'; choose one of red7, red7-advanced")


@pytest.mark.needs("tmux")
def test_it_teaches_in_a_real_terminal(tmp_path: Path) -> None:
    screen = Screen(tmp_path, [*PROGRAM, "learn", "red7"])
    try:
        assert "Red7 in 2 minutes" in screen.wait_for("5) pass")
        screen.press("l", "a", "y", "Space", "V", "2", "Enter")
        screen.wait_for("Not allowed (rule 3.8)")
        screen.press("4", "Enter")
        screen.wait_for("3) end")
        screen.press("3", "Enter")
        assert "Mira puts the green 4 on the canvas." in screen.wait_for("Press Enter to continue.")
        screen.press("Enter")
        screen.wait_for("Step 2 of 9")
        screen.press("q", "Enter")
    finally:
        screen.close()
