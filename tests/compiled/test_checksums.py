"""A check against compiler bugs: compiled and plain Python play exactly the same games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import arcus
from arcus.build import is_compiled
from tests.cases import SOAK, VARIANTS
from tests.compiled.checksums import checksums

ROOT = Path(__file__).parents[2]
USUAL = {"red7": 80, "qwinto": 400, "rainbow": 800, "kobito": 120}  # about two seconds of plain Python each


def games_of(name: str) -> int:
    """Return how many games of each variant and number of players are compared."""
    return 20_000 // (arcus.GAMES[name].max_players - arcus.GAMES[name].min_players + 1) if SOAK else USUAL[name]


@pytest.mark.needs("compiled")
@pytest.mark.parametrize("name", VARIANTS)
def test_compiled_and_plain_python_play_the_same_games(name: str) -> None:
    """This process plays the compiled games, another one the plain ones."""
    games = games_of(name)
    plain = subprocess.Popen(
        [sys.executable, "-m", "tests.compiled.checksums", name, str(games)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert is_compiled()
    compiled = checksums(name, games)
    printed, _ = plain.communicate()
    assert plain.returncode == 0
    found = json.loads(printed)
    assert not found["compiled"]
    assert compiled == found["rows"]
