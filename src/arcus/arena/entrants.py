"""Who takes part: what the BOT of the command line can be, and how a player is made of it for one game."""

import ast
import os
import re
from hashlib import sha256
from pathlib import Path

import msgspec

from arcus.arena.cheat import Cheat
from arcus.bots import Bot
from arcus.bots.budget import Budget, parse_budget
from arcus.bots.foreign import Program, class_command, program_command
from arcus.core.game import AnyGame, UsageError
from arcus.records.match import Match

CHEAT = re.compile(r"cheat(-from-(?P<since>[1-9]\d{0,2}))?:(?P<level>.*)", re.DOTALL)


class Entrant(msgspec.Struct, frozen=True):
    """A bot as the command line names it, taken apart."""

    text: str
    """As it was given; the bot's name in all results."""
    kind: str
    """level, cheat, class or exec."""
    name: str
    """Of the level or of the class; for a program, its command."""
    budget: Budget | None = None
    file: str = ""
    """Where the class is."""
    content: str = ""
    """A hash of that file, so that another version is another bot."""
    since: int = 1
    """The turn of its own from which a cheater cheats."""


def parse_entrant(text: str) -> Entrant:
    """The bot that a text names, or UsageError."""
    if text.startswith("exec:"):
        program_command(text[5:])
        return Entrant(text, "exec", text[5:])
    file, dot, name = text.rpartition(".py:")
    if dot:
        return _class_entrant(text, Path(f"{file}.py"), name)
    if text.endswith(".py"):
        raise UsageError(f"{text}: which class of that file? Write {text}:Class")
    cheat = CHEAT.fullmatch(text)
    name, at, budget = (cheat["level"] if cheat else text).partition("@")
    if not name:
        raise UsageError(f"'{text}' is no bot: write a level like master, master@2000it, FILE.py:Class or exec:COMMAND")
    kind, since = ("cheat", int(cheat["since"] or 1)) if cheat else ("level", 1)
    return Entrant(text, kind, name, parse_budget(budget) if at else None, since=since)


def _class_entrant(text: str, path: Path, name: str) -> Entrant:
    try:
        source = path.read_bytes()
        tree = ast.parse(source, path.name)
    except OSError as error:
        raise UsageError(f"{text}: {path} can't be read ({error.strerror})") from None
    except (SyntaxError, ValueError) as error:
        raise UsageError(f"{text}: {path} is not Python: {error}") from None
    if name not in _names(tree):
        raise UsageError(f"{text}: {path} has no class '{name}'")
    return Entrant(text, "class", name, None, str(path.resolve()), sha256(source).hexdigest())


def _names(tree: ast.Module) -> set[str]:
    """What a file defines at its top."""
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
    """UsageError if there is no such bot for a game; a class or a program is not run for that."""
    if entrant.kind == "level":
        level_bot(entrant, game, 0)
    elif entrant.kind == "cheat":
        Cheat(level_bot(entrant, game, 0))


def level_bot(entrant: Entrant, game: AnyGame, seed: int) -> Bot:
    """The bot of a level or a yardstick, or UsageError."""
    from arcus.bots.levels import make_bot

    return make_bot(entrant.name, game, seed, entrant.budget)


class Company:
    """Makes the players of each game; programs stay and play game after game."""

    def __init__(self, entrants: tuple[Entrant, ...], seconds: float, folder: str) -> None:
        self.entrants = entrants
        self.seconds = seconds
        self.folder = folder if os.path.isdir(folder) else None
        self._programs: dict[tuple[int, int], Program] = {}

    def player(self, which: int, nth: int, match: Match, seat: int, seed: int) -> Bot:
        """The player for the nth seat that a bot has at this table; Failed if it is a program and does not begin."""
        entrant = self.entrants[which]
        if entrant.kind in ("class", "exec"):
            program = self._program(which, nth)
            program.begin(match.game, seat, seed)
            return program
        bot = level_bot(entrant, match.game, seed)
        return Cheat(bot, match, entrant.since) if entrant.kind == "cheat" else bot

    def _program(self, which: int, nth: int) -> Program:
        if (which, nth) not in self._programs:
            self._programs[which, nth] = Program(_command(self.entrants[which]), self.seconds, self.folder)
        return self._programs[which, nth]

    def close(self) -> None:
        """End all programs."""
        while self._programs:
            self._programs.popitem()[1].close()


def _command(entrant: Entrant) -> tuple[str, ...]:
    if entrant.kind == "class":
        return class_command(Path(entrant.file), entrant.name)
    return program_command(entrant.name)
