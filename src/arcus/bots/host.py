"""Run a class from a file as a bot, over standard input and output: `python -m arcus.bots.host FILE CLASS`.

A bot in Python thus runs in its own process, like a program in any other language: it can't see the true position, and
its crash harms no other process.
"""

import importlib.util
import inspect
import operator
import os
import sys
import traceback
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from arcus.bots.external import PROTOCOL, Answer, Hello
from arcus.core.game import AnyGame
from arcus.games import game as game_by_name


def main() -> None:
    """Answer every line of standard input until it ends."""
    answers = _own_output()
    session = Session(load_class(Path(sys.argv[1]), sys.argv[2]))
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(session.answer(line)) + b"\n")
        answers.flush()


class Session:
    """The bot of the current game."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.game: AnyGame | None = None
        self.bot: Any = None

    def answer(self, line: bytes) -> Answer:
        """Return the answer to a hello or a view; an exception in the bot becomes an answer with an error."""
        try:
            if self._begins(line):
                return Answer(arcus=PROTOCOL)
            assert self.game is not None
            move = self.bot.choose(msgspec.json.decode(line, type=self.game.view_type))
            return Answer(move=move if isinstance(move, str) else operator.index(move))
        except Exception as error:
            traceback.print_exc()
            return Answer(error=f"{type(error).__name__}: {error}")

    def _begins(self, line: bytes) -> bool:
        """Build the bot of a new game if the line is a hello; return whether it is."""
        if not line.startswith(b'{"arcus":'):
            return False
        hello = msgspec.json.decode(line, type=Hello)
        self.game = game_by_name(hello.game, hello.players, **hello.options)
        self.bot = build(self.kind, game=self.game, seat=hello.seat, seed=hello.seed)
        return True


def load_class(path: Path, name: str) -> Any:
    """Return the class, or other callable that makes a bot, by its name in a file."""
    sys.path.append(str(path.parent))  # last, so that a file called random.py does not shadow a standard module
    spec = importlib.util.spec_from_file_location(f"bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} can't be imported as a Python module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return getattr(module, name)


def build(kind: Any, **known: Any) -> Any:
    """Return a new bot, called with the arguments that its `__init__` names."""
    parameters = inspect.signature(kind).parameters
    if any(each.kind is each.VAR_KEYWORD for each in parameters.values()):
        return kind(**known)
    return kind(**{name: value for name, value in known.items() if name in parameters})


def _own_output() -> BinaryIO:
    """Return a stream for answers, and redirect what the bot prints to standard error."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main()
