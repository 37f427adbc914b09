"""`arcus completion` and `arcus manual`: completions in a shell, and the manual page."""

import subprocess
from typing import get_args

import pytest

from arcus.cli import app
from arcus.cli.options import Game, Lang
from arcus.cli.shell import commands
from arcus.games import GAMES
from arcus.lessons import LESSONS
from arcus.locale import LANGUAGES
from tests.command import arcus
from tests.services import program


def offered(*words: str) -> list[str]:
    """Return what bash offers for the last of these words."""
    script = f"""
        COMP_WORDS=({" ".join(f"'{word}'" for word in words)}); COMP_CWORD={len(words) - 1}; COMPREPLY=()
        _arcus; printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    source = arcus("completion", "bash").stdout
    done = subprocess.run(["bash", "-c", source + script], capture_output=True, text=True, timeout=60, check=True)
    return done.stdout.split()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("arcus", "pl"), ["play"]),
        (("arcus", "admin", "er"), ["erase"]),
        (("arcus", "play", "ra"), ["rainbow"]),
        (("arcus", "learn", "red7-"), ["red7-advanced", "red7-actions"]),
        (("arcus", "simulate", "kobito", "--pl"), ["--players"]),
        (("arcus", "serve", "--public"), ["--public-url"]),
        (("arcus", "completion", "z"), ["zsh"]),
    ],
    ids=lambda value: " ".join(value),
)
def test_bash_completes(words: tuple[str, ...], expected: list[str]) -> None:
    assert offered(*words) == expected


@pytest.mark.parametrize(
    "shell", ["bash", *(pytest.param(name, marks=pytest.mark.needs(name)) for name in ("zsh", "fish"))]
)
def test_a_shell_reads_its_script(shell: str) -> None:
    script = arcus("completion", shell)
    assert script.returncode == 0
    assert all(path[-1] in script.stdout for path, _ in commands(app))
    subprocess.run([program(shell) or shell, "-n"], input=script.stdout, text=True, timeout=60, check=True)


def test_completion_offers_every_game_language_and_lesson() -> None:
    assert get_args(get_args(Game)[0]) == tuple(GAMES)
    assert get_args(get_args(get_args(Lang)[0])[0]) == tuple(LANGUAGES)
    assert offered("arcus", "learn", "") == list(LESSONS)


def test_an_unknown_shell_is_refused() -> None:
    done = arcus("completion", "tcsh")
    assert done.returncode == 2
    assert "tcsh" in done.stderr


def test_the_manual_names_every_command_and_option() -> None:
    page = arcus("manual").stdout
    for path, command in commands(app):
        name = " ".join(path).replace("-", "\\-")
        part = page.partition(f".SS {name}\n")[2].partition(".SS ")[0]
        assert part, path
        if command.default_command:
            for argument in command.assemble_argument_collection():
                names = [name for name in argument.names if name.startswith("--")]
                assert argument.children or all(name.replace("-", "\\-") in part for name in names)


@pytest.mark.needs("groff")
def test_man_shows_the_manual_without_warnings() -> None:
    command = [program("groff") or "groff", "-man", "-Tutf8", "-P-cbou", "-ww"]
    done = subprocess.run(command, input=arcus("manual").stdout, capture_output=True, text=True, timeout=60, check=True)
    assert done.stderr == ""
    assert "arcus simulate" in done.stdout
