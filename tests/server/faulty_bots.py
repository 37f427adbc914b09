"""Bots that hang, die or fail, for tests; bot processes import this module, so it imports little."""

import os
import time
from pathlib import Path
from typing import Any

HANGS, DIES, FAILS, WELL, WAITS = "hangs", "dies", "fails", "well", "waits"


def choose(_: Any, level: str, seed: int, view: Any) -> int:
    """Fail as the level demands, or return `own_move`; `waits:<path>` waits for a file at the path."""
    level, _, path = level.partition(":")
    if level == HANGS:
        hang()
    if level == DIES:
        os._exit(1)
    if level == FAILS:
        raise ValueError("no idea")
    while level == WAITS and not Path(path).exists():
        time.sleep(0.01)
    return own_move(view)


def own_move(view: Any) -> int:
    """Return the move of a healthy bot: the last one."""
    return int(view.moves[-1].number)


def hang(*_: Any) -> None:
    """Never return."""
    while True:
        time.sleep(600)
