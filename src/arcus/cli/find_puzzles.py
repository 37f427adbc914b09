"""`arcus find-puzzles`: find puzzles in bot games."""

import sys
from itertools import islice
from pathlib import Path

import msgspec

from arcus.cli.options import FindPuzzlesOptions
from arcus.core.game import UsageError
from arcus.games import GAMES
from arcus.locale import catalogue
from arcus.puzzles.find import chosen, find
from arcus.puzzles.puzzle import HARDEST, Puzzle

EVERY = 10  # candidates between two lines of progress


def run(game: str, options: FindPuzzlesOptions) -> None:
    """Find puzzles, keep those that differ most, and write them."""
    if game not in GAMES:
        raise UsageError(f"unknown game '{game}'; choose one of {', '.join(GAMES)}")
    candidates = 2 * options.count if options.candidates is None else options.candidates
    if candidates < options.count:
        raise UsageError(f"--candidates must be at least --count, {options.count}, got {candidates}")
    out = options.out or Path(f"{game}.jsonl")
    say = catalogue().say
    found: list[Puzzle] = []
    for puzzle in islice(find(game, options.seed), candidates):
        found.append(puzzle)
        if len(found) % EVERY == 0:
            print(say("train-puzzles-found", found=len(found), candidates=candidates), file=sys.stderr, flush=True)
    kept = chosen(found, options.count)
    out.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in kept))
    for difficulty in range(1, HARDEST + 1):
        shares = [puzzle.share for puzzle in kept if puzzle.difficulty == difficulty]
        if shares:
            found_by = round(100 * sum(shares) / len(shares))
            print(say("train-puzzles-difficulty", difficulty=difficulty, number=len(shares), percent=found_by))
    print(say("train-puzzles-written", number=len(kept), file=str(out)))
