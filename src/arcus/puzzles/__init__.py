"""Puzzles from bot games: a position, a question with one answer, and its proof.

Puzzles are data (`data/*.jsonl`, one per line). A module for each game defines its question and proof, `play.py` judges
answers, and `find.py` finds new puzzles.
"""

import datetime
import reprlib
from functools import cache
from importlib.resources import files
from zlib import crc32

import msgspec

from arcus.core.game import UsageError
from arcus.core.luck import mix
from arcus.games import GAMES
from arcus.puzzles.puzzle import HARDEST, Proof, Puzzle

FIRST_DAY = datetime.date(2026, 1, 1)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, or raise UsageError."""
    if game not in GAMES:
        raise UsageError(f"unknown game {reprlib.repr(game)}; choose one of {', '.join(GAMES)}")
    text = files("arcus.puzzles").joinpath("data", f"{game}.jsonl").read_bytes()
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in text.splitlines())


def find_puzzle(name: str) -> Puzzle:
    """Return a puzzle by name, such as `red7-17`, or raise UsageError."""
    game = name.partition("-")[0]
    for puzzle in puzzles_of(game) if game in GAMES else ():
        if puzzle.name == name:
            return puzzle
    raise UsageError(f"unknown puzzle {reprlib.repr(name)}; expected a game and a number, such as red7-17")


def puzzle_of_day(day: datetime.date, game: str | None = None) -> Puzzle:
    """Return the puzzle of a day, the same everywhere; without a game, the games take turns.

    Each game's puzzles come in a shuffled order, and none is repeated before all others have been shown.
    """
    number = (day - FIRST_DAY).days
    names = tuple(GAMES)
    if game is None:
        number, which = divmod(number, len(names))
        game = names[which]
    found = puzzles_of(game)
    lap, place = divmod(number, len(found))
    seed = crc32(f"{game}/{lap}".encode())
    order = sorted(range(len(found)), key=lambda nth: mix(mix(seed) ^ nth))
    return found[order[place]]


def next_puzzle(game: str, difficulty: int | None = None, done: frozenset[str] = frozenset()) -> Puzzle | None:
    """Return the easiest puzzle of a game that is not done yet, or one of a difficulty; None if all are done."""
    rest = [puzzle for puzzle in puzzles_of(game) if puzzle.name not in done]
    return min(
        (puzzle for puzzle in rest if difficulty in (None, puzzle.difficulty)),
        key=lambda puzzle: puzzle.difficulty,
        default=None,
    )


__all__ = ["HARDEST", "Proof", "Puzzle", "find_puzzle", "next_puzzle", "puzzle_of_day", "puzzles_of"]
