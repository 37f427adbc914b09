"""The guard against compiler bugs: compiled and plain Python play the very same games."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import arcus
from tests.cases import SOAK, VARIANTS

ROOT = Path(__file__).parents[2]
HERE = Path(arcus.__file__).parents[1]  # where this Arcus lies, which `needs` has found to be compiled
GAMES = 20_000 if SOAK else 2_000


def _run(name: str, variant: int, source: Path) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": str(source)}
    command = [sys.executable, "-m", "tests.compiled.checksums", name, str(variant), str(GAMES)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@pytest.mark.needs("compiled")
@pytest.mark.parametrize(("name", "variant"), [(name, i) for name in VARIANTS for i in range(len(VARIANTS[name]))])
def test_compiled_and_plain_python_play_the_same_games(name: str, variant: int) -> None:
    compiled, plain = _run(name, variant, HERE), _run(name, variant, ROOT / "src")
    assert compiled["compiled"]
    assert not plain["compiled"]
    assert compiled["rows"] == plain["rows"]
