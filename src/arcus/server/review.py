"""Replay, analysis and continuation of finished games, over HTTP."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from arcus import protocol
from arcus.bots.levels import bots_of
from arcus.core.game import Seat, UsageError
from arcus.records.record import Record, parse_record
from arcus.server import changes
from arcus.server.auth import AnyRequest, context_of
from arcus.server.replays import replayed

LARGEST = 2_000_000  # bytes of an uploaded record

encode = msgspec.json.Encoder().encode
Name = Annotated[str, PathParameter(max_length=33, pattern=r"^u?[0-9a-f]+(?!\n)$")]
"""The id of a table, or of an uploaded record."""


class Continuation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment to continue a game from, the person's seat, and the level of the bots."""

    move: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]
    level: str = "casual"


class Uploaded(msgspec.Struct, frozen=True):
    """The id under which an uploaded record can be replayed and analysed."""

    id: str


@get("/tables/{table:str}/replay")
async def get_replay(
    request: AnyRequest,
    table: Name,
    seat: Annotated[int | None, QueryParameter(ge=0, le=5)] = None,
    open: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """Return a finished game moment by moment, as a seat or a spectator saw it, or with all cards open."""
    context = context_of(request)
    context.limit(request, "replays", 30, 1)
    data = await context.reviews.record(table)
    found = await asyncio.to_thread(_replay_bytes, data, seat, open)
    return Response(found, media_type="application/json")


def _replay_bytes(data: bytes, seat: Seat | None, is_open: bool) -> bytes:
    if seat is not None and is_open:
        raise UsageError("seat and open exclude each other")
    return encode(replayed(parse_record(data), seat, is_open))


@post("/replays", status_code=201, request_max_body_size=LARGEST)
async def post_replay(request: AnyRequest) -> Uploaded:
    """Upload a record, which can be replayed and analysed for a day."""
    context = context_of(request)
    context.limit(request, "uploads", 10, 0.1)
    data = await request.body()
    record = await asyncio.to_thread(_checked, data)
    return Uploaded(await context.reviews.upload(record, data))


def _checked(data: bytes) -> Record:
    """Return an uploaded record, or raise RecordError if it is invalid."""
    record = parse_record(data)
    replayed(record, None, False)
    return record


@get("/tables/{table:str}/analysis")
async def get_analysis(request: AnyRequest, table: Name) -> Response[bytes]:
    """Return the analysis of a finished game, or its progress."""
    context = context_of(request)
    return Response(encode(await context.reviews.progress(table)), media_type="application/json")


@post("/tables/{table:str}/analysis", status_code=202)
async def post_analysis(request: AnyRequest, table: Name) -> Response[bytes]:
    """Analyse a finished game in the background."""
    context = context_of(request)
    person = await context.require_person(request)
    context.limit(request, "analyses", 10, 0.1)
    return Response(
        encode(await context.reviews.start(table, person.id)), media_type="application/json", status_code=202
    )


@delete("/tables/{table:str}/analysis", status_code=204)
async def delete_analysis(request: AnyRequest, table: Name) -> None:
    """Cancel an analysis."""
    context = context_of(request)
    await context.reviews.cancel(table, (await context.require_person(request)).id)


@post("/tables/{table:str}/continuation")
async def post_continuation(request: AnyRequest, table: Name, data: JSONBody[Continuation]) -> protocol.TableInfo:
    """Continue a finished game from a moment, against bots, at a new table without a fair deal."""
    context = context_of(request)
    person = await context.require_person(request)
    context.limit(request, "tables", 60, 0.5)
    record = parse_record(await context.reviews.record(table))
    begun = await asyncio.to_thread(_origin, record, data)
    setup = protocol.Setup(record.game, record.players, record.options)
    seated = [
        changes.Sat(seat, person.id, person.name) if seat == data.seat else changes.BotSat(seat, data.level)
        for seat in range(record.players)
    ]
    return (await context.server.registry.open_table(setup, person.id, seated=[*seated, begun])).info()


def _origin(record: Record, wanted: Continuation) -> changes.Began:
    """Return the change that begins a game at a moment of a record, or raise UsageError."""
    if wanted.level not in bots_of(record.game):
        raise UsageError(f"{record.game} has no bot '{wanted.level}'; its bots are {', '.join(bots_of(record.game))}")
    if wanted.seat >= record.players:
        raise UsageError(f"seat must be between 0 and {record.players - 1}, got {wanted.seat}")
    frames = replayed(record, None, False).frames
    if wanted.move >= len(frames) or not frames[wanted.move].view.to_act:
        raise UsageError(f"move must be below {len(frames) - 1}, where the game is over, got {wanted.move}")
    return changes.Began(changes.Origin(record.luck, tuple(record.moves[: wanted.move])))


HANDLERS = [get_replay, post_replay, get_analysis, post_analysis, delete_analysis, post_continuation]
