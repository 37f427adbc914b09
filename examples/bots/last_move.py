#!/usr/bin/env python3
"""A bot as a program: JSON lines in, JSON lines out. It does not use Arcus and could be in any language.

    arcus arena red7 "exec:python3 examples/bots/last_move.py" random --games 100

Moves come in the order of the game's table; this bot plays the last one, except that it never wastes a turn if it can
help it.
"""

import json
import sys
from typing import Any

IDLE = {"pass", "end", "miss"}


def main() -> None:
    """Answer every line: a hello with the protocol's number, a view with a move."""
    for line in sys.stdin:
        message = json.loads(line)
        answer = {"arcus": 1} if "arcus" in message else {"move": choose(message)}
        print(json.dumps(answer), flush=True)


def choose(view: dict[str, Any]) -> int:
    """Return the number of the last move that does something."""
    moves = view["moves"]
    busy = [move for move in moves if move["text"] not in IDLE]
    number: int = (busy or moves)[-1]["number"]
    return number


if __name__ == "__main__":
    main()
