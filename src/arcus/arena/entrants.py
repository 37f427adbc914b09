"""The entrants: their names on the command line, and the bots made from them for each game."""

import ast
import os
import re
from hashlib import sha256
from pathlib import Path

import msgspec

from arcus.arena.cheat import Cheat
from arcus.bots import Bot
from arcus.bots.budget import Budget, parse_budget
from arcus.bots.external import ExternalBot, class_command, program_command
from arcus.core.game import AnyGame, UsageError
from arcus.records.match import Match

CHEAT = re.compile(r"cheat(-from-(?P<since>[1-9]\d{0,2}))?:(?P<level>.*)", re.DOTALL)


class Entrant(msgspec.Struct, frozen=True):
    """A bot named on the command line, parsed."""

    text: str
    """As given; the bot's name in all results."""
    kind: str
    """level, cheat, class or exec."""
    name: str
    """Name of the level or class, or the command of a program."""
    budget: Budget | None = None
    file: str = ""
    """File of the class."""
    content: str = ""
    """Hash of that file, so that another version is another bot."""
    since: int = 1
    """Turn of its own from which a cheater cheats."""


def parse_entrant(text: str) -> Entrant:
    """Return the bot that a text names, or raise UsageError."""
    if text.startswith("exec:"):
        program_command(text[5:])
        return Entrant(text, "exec", text[5:])
    file, dot, name = text.rpartition(".py:")
    if dot:
        return _class_entrant(text, Path(f"{file}.py"), name)
    if text.endswith(".py"):
        raise UsageError(f"{text} names no class; write {text}:CLASS")
    cheat = CHEAT.fullmatch(text)
    name, at, budget = (cheat["level"] if cheat else text).partition("@")
    if not name:
        raise UsageError(
            f"'{text}' is not a bot; write a level such as master or master@2000it, FILE.py:CLASS or exec:COMMAND"
        )
    kind, since = ("cheat", int(cheat["since"] or 1)) if cheat else ("level", 1)
    return Entrant(text, kind, name, parse_budget(budget) if at else None, since=since)


def _class_entrant(text: str, path: Path, name: str) -> Entrant:
    try:
        source = path.read_bytes()
        tree = ast.parse(source, path.name)
    except OSError as error:
        raise UsageError(f"{text}: can't read {path} ({error.strerror})") from None
    except (SyntaxError, ValueError) as error:
        raise UsageError(f"{text}: {path} is not valid Python ({error})") from None
    if name not in _names(tree):
        raise UsageError(f"{text}: {path} has no class '{name}'")
    return Entrant(text, "class", name, file=str(path.resolve()), content=sha256(source).hexdigest())


def _names(tree: ast.Module) -> set[str]:
    """Return the names that a file defines or imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            found.add(node.asname or node.name)
    return found


def check(entrant: Entrant, game: AnyGame) -> None:
    """Raise UsageError if a game has no such level. Classes and programs are not run."""
    if entrant.kind == "level":
        level_bot(entrant, game, 0)
    elif entrant.kind == "cheat":
        Cheat(level_bot(entrant, game, 0))


def level_bot(entrant: Entrant, game: AnyGame, seed: int) -> Bot:
    """Return a built-in bot, or raise UsageError."""
    from arcus.bots.levels import make_bot

    return make_bot(entrant.name, game, seed, entrant.budget)


class BotFactory:
    """Maker of the bots for each game. Programs are kept running from game to game."""

    def __init__(self, entrants: tuple[Entrant, ...], seconds: float, folder: str) -> None:
        self.entrants = entrants
        self.seconds = seconds
        self.folder = folder if os.path.isdir(folder) else None
        self._programs: dict[tuple[int, int], ExternalBot] = {}

    def make(self, which: int, nth: int, match: Match, seat: int, seed: int) -> Bot:
        """Return the bot for the nth seat of an entrant in this game; raise BotFailure if its program can't start."""
        entrant = self.entrants[which]
        if entrant.kind in ("class", "exec"):
            program = self._program(which, nth)
            program.begin(match.game, seat, seed)
            return program
        bot = level_bot(entrant, match.game, seed)
        return Cheat(bot, match, entrant.since) if entrant.kind == "cheat" else bot

    def _program(self, which: int, nth: int) -> ExternalBot:
        if (which, nth) not in self._programs:
            self._programs[which, nth] = ExternalBot(_command(self.entrants[which]), self.seconds, self.folder)
        return self._programs[which, nth]

    def close(self) -> None:
        """Stop all programs."""
        while self._programs:
            self._programs.popitem()[1].close()


def _command(entrant: Entrant) -> tuple[str, ...]:
    if entrant.kind == "class":
        return class_command(Path(entrant.file), entrant.name)
    return program_command(entrant.name)
