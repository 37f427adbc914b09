"""What the arena's tests share."""

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arcus.arena.entrants import parse_entrant
from arcus.arena.play import Result, Setting
from arcus.arena.run import Run, engine_for
from arcus.games import game as game_by_name

COMMAND = [sys.executable, "-c", "from arcus.cli import main; main()", "arena"]


def setting(
    *bots: str, game: str = "red7", players: int = 2, seed: int = 1, seconds: float = 20.0, **options: Any
) -> Setting:
    """A run's setting."""
    entrants = tuple(parse_entrant(bot) for bot in bots)
    given = game_by_name(game, players, **options).options_dict()
    return Setting(game, players, given, entrants, seed, seconds, os.getcwd())


def played(given: Setting, games: int, jobs: int = 1) -> Run:
    """A finished run."""
    run = Run(given, games)
    with engine_for(given, "local", jobs) as engine:
        run.play(engine)
    return run


def arena(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """`arcus arena` with these words."""
    environ = {**os.environ, "COLUMNS": "120", **(env or {})}
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=120, env=environ)


def outcome(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    """What `--json` printed."""
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def repeatable(result: Result) -> tuple[Any, ...]:
    """A result without what depends on the clock."""
    return result.key, result.bots, result.winners, result.points, result.asked, result.faults


def wait_for(what: Callable[[], Any], seconds: float = 90.0) -> Any:
    """The first answer that is true, or a failure."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


def is_alive(pid: int) -> bool:
    """Does a process run? One that nobody has waited for yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@contextlib.contextmanager
def halted(folder: Path, save: Path) -> Iterator[None]:
    """Slow bots stop in the middle of a run, when its file has a few games: however late anybody looks, it goes on."""
    gate = folder / "gate"
    gate.write_text(str(save))
    yield
    gate.unlink()


@pytest.fixture
def slow_bot(tmp_path: Path) -> str:
    """A bot that takes its time, and writes down its process and its parent's; see `halted`."""
    file = tmp_path / "slow.py"
    file.write_text(
        "import os, time\n"
        "from pathlib import Path\n"
        f"GATE = Path({str(tmp_path / 'gate')!r})\n"
        "def is_halted():\n"
        "    try:\n"
        "        return Path(GATE.read_text()).read_text().count('\\n') > 8\n"
        "    except FileNotFoundError:\n"
        "        return False\n"
        "class Slow:\n"
        "    def __init__(self):\n"
        f"        name = os.path.join({str(tmp_path)!r}, f'pid-{{os.getpid()}}')\n"
        "        open(name, 'w').write(str(os.getppid()))\n"
        "    def choose(self, view):\n"
        "        time.sleep(0.02)\n"
        "        while is_halted():\n"
        "            time.sleep(0.02)\n"
        "        return view.moves[view.decision * 7 % len(view.moves)].number\n"
    )
    return f"{file}:Slow"


def pids(folder: Path) -> dict[int, int]:
    """The processes of slow bots, with their parents'."""
    found = {int(file.name[4:]): file.read_text() for file in folder.glob("pid-*")}
    return {pid: int(parent) for pid, parent in found.items() if parent}
