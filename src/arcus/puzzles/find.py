"""The finder: plays bot games, keeps positions whose proof holds, and lets every level try them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count

import msgspec

from arcus.bots.levels import LEVELS, make_bot
from arcus.core.bits import members
from arcus.core.game import AnyGame, Seat
from arcus.core.luck import FastLuck, mix
from arcus.core.position import Position
from arcus.games import make
from arcus.puzzles.kind import Kind, Proved
from arcus.puzzles.kinds import KIND_OF
from arcus.puzzles.play import Attempt
from arcus.puzzles.puzzle import HARDEST, Puzzle
from arcus.records.match import Match

TRIES = 10  # of each level


def find(game: str, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles of a game, at most one per bot game; the same seed gives the same ones. `chosen` names them."""
    kind = KIND_OF[game]
    table = make(kind.game, kind.players, kind.options)
    for nth in count(1):
        found = _in_one_game(kind, table, mix(seed) ^ nth)
        if found is not None:
            yield _puzzle(kind, table, *found)


def _in_one_game(kind: Kind, game: AnyGame, seed: int) -> tuple[Position, Seat, Proved] | None:
    """Play a bot game until the question has exactly one answer; return None if that never happens."""
    match = Match(game, FastLuck(seed))
    bots = [make_bot(kind.levels[(seat + seed) % len(kind.levels)], game, seed + seat) for seat in game.seats]
    while match.outcome is None:
        for seat in members(match.position.to_act()):
            is_chosen = mix(seed ^ len(match.moves)) % kind.every == 0
            if is_chosen and kind.is_asked(match.position, seat):
                proved = kind.prove(game, match.view(seat))
                if proved is not None:
                    return match.position, seat, proved
            match.play(seat, bots[seat].choose(match.view(seat)))
    return None


def _puzzle(kind: Kind, game: AnyGame, position: Position, seat: Seat, proved: Proved) -> Puzzle:
    puzzle = Puzzle(
        name="",
        game=kind.game,
        kind=kind.name,
        players=kind.players,
        options=dict(kind.options),
        seat=seat,
        position=game.position_text(position),
        solution=proved.solution,
        proof=proved.proof,
        solved={},
        difficulty=1,
    )
    solved = {level: sum(solves(puzzle, level, seed) for seed in range(TRIES)) / TRIES for level in LEVELS}
    return msgspec.structs.replace(puzzle, solved=solved)


def solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Return whether a bot of a level finds the answer from its seat's view."""
    attempt = Attempt(puzzle)
    bot = make_bot(level, attempt.game, seed)
    while not attempt.is_done:
        view = attempt.game.view(attempt.position, puzzle.seat)
        if attempt.play(attempt.kind.choose(bot, view)) is not None:
            return False
    return True


def chosen(candidates: Sequence[Puzzle], number: int) -> list[Puzzle]:
    """Return `number` of the candidates with names and difficulties, chosen for different solutions.

    A fifth of them, those that bots find most often, gets the difficulty 1, the next fifth 2, and so on.
    """
    met = Counter[tuple[str, ...]]()
    twins = []
    for puzzle in candidates:
        twins.append(met[puzzle.solution])
        met[puzzle.solution] += 1
    kept = sorted(sorted(range(len(candidates)), key=lambda nth: (twins[nth], nth))[:number])
    puzzles = [candidates[nth] for nth in kept]
    easiest_first = sorted(range(len(puzzles)), key=lambda nth: (-puzzles[nth].share, nth))
    difficulties = {nth: 1 + rank * HARDEST // len(puzzles) for rank, nth in enumerate(easiest_first)}
    return [
        msgspec.structs.replace(puzzle, name=f"{puzzle.game}-{nth + 1}", difficulty=difficulties[nth])
        for nth, puzzle in enumerate(puzzles)
    ]
