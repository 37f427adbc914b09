"""Statistics of luck and of the sender's own games, over HTTP."""

import csv
import io
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Annotated, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter
from litestar.response import Stream

from arcus import protocol
from arcus.server.auth import AnyRequest, context_of, one_download
from arcus.server.results import history, luck_statistics, my_statistics, place

PAGE = 200  # games in one answer
COLUMNS = ("table", "game", "variant", "ended", "seat", "players", "against", "result", "points")
RATED = ("rating", "uncertainty")
FORMULA = ("=", "+", "-", "@")  # spreadsheets evaluate a text that begins with one of these


@get("/statistics")
async def get_statistics(request: AnyRequest) -> protocol.LuckStatistics:
    """Return the random events of all finished games of this server, compared with fair luck."""
    context = context_of(request)
    context.limit(request, "statistics", 30, 1)
    return await context.server.services.writer.read(luck_statistics, context.server.services.store)


@get("/me/statistics")
async def get_my_statistics(request: AnyRequest) -> protocol.MyStatistics:
    """Return the sender's results and ratings; empty for a new visitor."""
    context = context_of(request)
    context.limit(request, "statistics", 30, 1)
    person = await context.person(request)
    if person is None:
        return protocol.MyStatistics((), (), ())
    return await context.server.services.writer.read(my_statistics, context.server.services.store, person.id)


@get("/me/games")
async def get_my_games(
    request: AnyRequest,
    before: Annotated[str | None, QueryParameter(max_length=60, pattern=r"^[0-9]{1,15}-[0-9a-f]{1,32}(?!\n)$")] = None,
    most: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
) -> protocol.GameHistory:
    """Return the sender's finished games, the newest first; pass `more` as `before` to continue the list."""
    context = context_of(request)
    context.limit(request, "statistics", 30, 1)
    person = await context.person(request)
    if person is None:
        return protocol.GameHistory((), None)
    since = None if before is None else place(before)
    return await context.server.services.writer.read(history, context.server.services.store, person.id, since, most)


@get("/me/games/export", middleware=[one_download])
async def get_export(request: AnyRequest, format: FromQuery[Literal["json", "csv"]] = "json") -> Stream:
    """Export the sender's finished games, as JSON or as a table for spreadsheets."""
    context = context_of(request)
    context.limit(request, "data", 10, 0.2)
    person = await context.require_person(request)
    headers = {"Content-Disposition": f'attachment; filename="arcus-games.{format}"'}
    if format == "json":
        return Stream(_json(context.accounts.games(person.id)), media_type="application/json", headers=headers)
    return Stream(_csv(context.accounts.game_pages(person.id)), media_type="text/csv; charset=utf-8", headers=headers)


async def _json(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield b"["
    async for part in parts:
        yield part
    yield b"]"


async def _csv(pages: AsyncIterator[tuple[protocol.PlayedGame, ...]]) -> AsyncIterator[str]:
    yield _lines([[*COLUMNS, *RATED, "names"]])
    async for page in pages:
        yield _lines([_row(game) for game in page])


def _lines(rows: list[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue()


def _row(game: protocol.PlayedGame) -> list[str]:
    values = {name: getattr(game, name) for name in (*COLUMNS, *RATED)}
    values["ended"] = datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="seconds")
    return [*("" if value is None else str(value) for value in values.values()), _harmless(", ".join(game.names))]


def _harmless(text: str) -> str:
    """Escape a text that a spreadsheet would evaluate as a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text


HANDLERS = [get_statistics, get_my_statistics, get_my_games, get_export]
