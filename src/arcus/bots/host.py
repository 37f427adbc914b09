"""Plays with a class of a file, over standard input and output: `python -m arcus.bots.host FILE CLASS`.

So somebody's bot in Python is in a process of its own, like a program in any other language: it can't see the truth of
the game, and it takes nobody with it when it crashes.
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

from arcus.bots.foreign import PROTOCOL, Answer, Hello
from arcus.core.game import AnyGame
from arcus.games import game as game_by_name


def main() -> None:
    """Answer every line until there is none."""
    answers = _own_output()
    kind = load_class(Path(sys.argv[1]), sys.argv[2])
    hall = Hall(kind)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(hall.answer(line)) + b"\n")
        answers.flush()


class Hall:
    """The bot of the game that is being played."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.game: AnyGame | None = None
        self.bot: Any = None

    def answer(self, line: bytes) -> Answer:
        """The answer to a hello or a view; an error of the bot is an answer too."""
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
        """Take a hello for what it is, and build the bot of its game."""
        if not line.startswith(b'{"arcus":'):
            return False
        hello = msgspec.json.decode(line, type=Hello)
        self.game = game_by_name(hello.game, hello.players, **hello.options)
        self.bot = build(self.kind, game=self.game, seat=hello.seat, seed=hello.seed)
        return True


def load_class(path: Path, name: str) -> Any:
    """The class, or whatever makes a bot, of that name in a file."""
    sys.path.append(str(path.parent))  # last, so that a file called random.py hides nothing
    spec = importlib.util.spec_from_file_location(f"bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} can't be loaded")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return getattr(module, name)


def build(kind: Any, **known: Any) -> Any:
    """A new bot, given what its `__init__` asks for by name."""
    asked = inspect.signature(kind).parameters
    if any(each.kind is each.VAR_KEYWORD for each in asked.values()):
        return kind(**known)
    return kind(**{name: value for name, value in known.items() if name in asked})


def _own_output() -> BinaryIO:
    """The output for answers; what the bot prints goes to the standard error instead."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main()
