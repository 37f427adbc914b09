"""Helpers of the arena's tests."""

import contextlib
import json
import os
import select
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from arcus.arena.engines import engine_for
from arcus.arena.entrants import parse_entrant
from arcus.arena.results import Result, Setting
from arcus.arena.run import Run
from arcus.games import game as game_by_name
from tests.command import PROGRAM, Done, arcus

PATIENCE = 90.0  # seconds, generous for a busy machine, but less than the time limit of a test
COMMAND = [*PROGRAM, "arena"]  # for tests of the process itself


def setting(
    *bots: str, game: str = "red7", players: int = 2, seed: int = 1, seconds: float = 20.0, **options: Any
) -> Setting:
    """Return the setting of a run."""
    entrants = tuple(parse_entrant(bot) for bot in bots)
    given = game_by_name(game, players, **options).options_dict()
    return Setting(
        game=game,
        players=players,
        options=given,
        entrants=entrants,
        seed=seed,
        move_seconds=seconds,
        folder=os.getcwd(),
    )


def played(given: Setting, games: int, jobs: int = 1) -> Run:
    """Return a finished run."""
    run = Run(given, games)
    with engine_for(given, "local", jobs) as engine:
        run.play(engine)
    return run


def arena(*words: str, env: dict[str, str] | None = None) -> Done:
    """Run `arcus arena` with these words in this process."""
    return arcus("arena", *words, env={"COLUMNS": "120", **(env or {})})


def summary(done: Done) -> dict[str, Any]:
    """Return the parsed output of `--json`."""
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def repeatable(result: Result) -> tuple[Any, ...]:
    """Return a result without the fields that depend on the clock."""
    return result.key, result.bots, result.winners, result.points, result.asked, result.faults


def wait_for(what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Return the first true value of `what`; fail after a time limit."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


def wait_for_end(pids: Iterable[int], seconds: float = PATIENCE) -> None:
    """Wait until none of these processes runs any more."""
    for pid in pids:
        try:
            running = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        ended = select.select([running], [], [], seconds)[0]
        os.close(running)
        assert ended, f"process {pid} did not end"


FREE = 8  # games that slow bots play before they stop


@contextlib.contextmanager
def halted(folder: Path) -> Iterator[None]:
    """Stop slow bots in the middle of every game after the first few, until the test releases them."""
    gate = folder / "gate"
    gate.touch()
    yield
    gate.unlink()


@pytest.fixture
def slow_bot(tmp_path: Path) -> str:
    """Return a bot that stops on request of `halted`, and records its process and its parent's for `pids`."""
    file = tmp_path / "slow.py"
    file.write_text(
        f"""
import itertools, os, time
from pathlib import Path

FOLDER = Path({str(tmp_path)!r})

def count():
    # the number of this game among those of all slow bots
    for number in itertools.count(1):
        try:
            (FOLDER / f"game-{{number}}").touch(exist_ok=False)
            return number
        except FileExistsError:
            pass

def note(what):
    # written beside its place and then moved there, so that no reader finds it half written
    file = FOLDER / f"new-{{what}}-{{os.getpid()}}"
    file.write_text(str(os.getppid()))
    file.rename(FOLDER / f"{{what}}-{{os.getpid()}}")

class Slow:
    def __init__(self):
        self.number = count()
        note("pid")

    def choose(self, view):
        while self.number > {FREE} and (FOLDER / "gate").exists():
            note("stopped")
            time.sleep(0.02)
        return view.moves[view.decision * 7 % len(view.moves)].number
"""
    )
    return f"{file}:Slow"


def pids(folder: Path, what: str = "pid") -> dict[int, int]:
    """Return the processes of slow bots, or only of those that have stopped, with their parents'."""
    return {int(file.name.partition("-")[2]): int(file.read_text()) for file in folder.glob(f"{what}-*")}
