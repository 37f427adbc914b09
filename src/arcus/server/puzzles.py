"""Puzzles over HTTP. Each try sends all moves of the answer so far, so the server stores no state."""

import datetime
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from arcus import protocol
from arcus.core.game import Refusal, UsageError
from arcus.games import GAMES
from arcus.protocol import encode
from arcus.puzzles import Puzzle, find_puzzle, next_puzzle, puzzle_of_day
from arcus.puzzles.play import Attempt
from arcus.server.auth import AnyRequest, context_of

DAY_MS = 24 * 3600 * 1000
Name = Annotated[str, PathParameter(max_length=32)]


@get("/puzzles/day")
async def get_day(request: AnyRequest) -> Response[bytes]:
    """Return today's puzzle, by the server's clock in UTC."""
    days, ms = divmod(context_of(request).server.services.clock.now_ms(), DAY_MS)
    day = datetime.date(1970, 1, 1) + datetime.timedelta(days)
    return _json(msgspec.structs.replace(_begun(puzzle_of_day(day)), day=day.isoformat(), left_ms=DAY_MS - ms))


@get("/puzzles/{puzzle:str}")
async def get_puzzle(puzzle: Name) -> Response[bytes]:
    """Return a puzzle by name, as it begins."""
    return _json(_begun(_found(puzzle)))


@post("/puzzles", status_code=200)
async def post_next(request: AnyRequest, data: JSONBody[protocol.NextPuzzle]) -> Response[bytes]:
    """Return the next puzzle of a game that the player has not done yet."""
    context_of(request).limit(request, "puzzles", 60, 5)
    if data.game not in GAMES:
        raise NotFoundException(f"there is no such game; choose one of {', '.join(GAMES)}")
    found = next_puzzle(data.game, data.difficulty, frozenset(data.done))
    if found is None:
        raise NotFoundException("all puzzles like this are done; choose another difficulty or another game")
    return _json(_begun(found))


@post("/puzzles/{puzzle:str}", status_code=200)
async def post_answer(request: AnyRequest, puzzle: Name, data: JSONBody[protocol.PuzzleTry]) -> Response[bytes]:
    """Judge a move that a player tries, or show the solution."""
    context_of(request).limit(request, "puzzles", 60, 5)
    found = _found(puzzle)
    return _json(_solved(found) if data.move is None else _judged(found, data.move, data.moves))


HANDLERS = (get_day, get_puzzle, post_next, post_answer)


def _json(message: msgspec.Struct) -> Response[bytes]:
    return Response(encode(message), media_type="application/json")


def _found(name: str) -> Puzzle:
    try:
        return find_puzzle(name)
    except UsageError as error:
        raise NotFoundException(str(error)) from error


def _begun(puzzle: Puzzle) -> protocol.PuzzleInfo:
    view = _view(Attempt(puzzle))
    share = round(puzzle.share, 2)
    return protocol.PuzzleInfo(puzzle.name, puzzle.game, puzzle.kind, puzzle.seat, puzzle.difficulty, share, view)


def _judged(puzzle: Puzzle, move: int | str | protocol.LessonPut, moves: tuple[str, ...]) -> protocol.PuzzleAnswer:
    """Return the answer to a try, or raise UsageError if it or a move before it is invalid."""
    attempt = Attempt(puzzle, moves)
    known = len(attempt.events())
    if isinstance(move, protocol.LessonPut):
        refusal = attempt.why_not(move.card, move.source, move.target)
        return _refused(refusal) if refusal else protocol.PuzzleAnswer(moves=tuple(attempt.moves))
    wrong = attempt.play(attempt.game.parse_move(move) if isinstance(move, str) else move)
    if isinstance(wrong, Refusal):
        return _refused(wrong)
    if wrong is not None:
        return protocol.PuzzleAnswer(refused=wrong.message, again=True, arguments=wrong.arguments, story=wrong.events)
    return protocol.PuzzleAnswer(
        arguments=attempt.kind.praise(puzzle) if attempt.is_done else {},
        moves=tuple(attempt.moves),
        view=_view(attempt),
        events=attempt.events(known),
        done=attempt.is_done,
    )


def _refused(refusal: Refusal) -> protocol.PuzzleAnswer:
    return protocol.PuzzleAnswer(refused=refusal.message, rule=refusal.rule or None)


def _solved(puzzle: Puzzle) -> protocol.PuzzleAnswer:
    attempt = Attempt(puzzle, puzzle.solution)
    return protocol.PuzzleAnswer(moves=puzzle.solution, view=_view(attempt), events=attempt.events())


def _view(attempt: Attempt) -> msgspec.Raw:
    return msgspec.Raw(encode(attempt.view()))
