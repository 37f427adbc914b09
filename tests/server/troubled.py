"""Bots in trouble, for tests; processes that think find them here, so this loads little."""

import os
import time
from typing import Any

from arcus.bots.uniform import RandomBot

HANGS, DIES, FAILS = "hangs", "dies", "fails"


def choose(_: Any, level: str, seed: int, view: Any) -> int:
    """A bot that does as its level says."""
    if level == HANGS:
        time.sleep(600)
    if level == DIES:
        os._exit(1)
    if level == FAILS:
        raise ValueError("no idea")
    time.sleep(0.1)
    return RandomBot(seed).choose(view)


def hang(*_: Any) -> None:
    """A hint that never comes."""
    time.sleep(600)
