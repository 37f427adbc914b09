"""The list of public records, which get their places in the background and are sent in slices."""

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import structlog
from litestar import get
from litestar.params import QueryParameter
from litestar.response import Stream

from arcus.server.auth import AnyRequest, context_of, one_download
from arcus.server.database import NotStored
from arcus.server.services import Services

PAGE = 100  # records in one answer
SLICE = 10  # records read and sent at a time
LIST = 1.0  # seconds between two checks for records without a place
GZIP = 16 + zlib.MAX_WBITS  # zlib's number for the format gzip

log = structlog.get_logger()


async def keep_listed(services: Services) -> None:
    """Give new records their places, periodically, so that requests only read."""
    while True:
        await services.clock.sleep(LIST)
        try:
            await services.writer.read(services.store.list_records)
        except NotStored as error:
            log.warning("records not listed", error=str(error))


@get("/records", middleware=[one_download], is_compressed=True)
async def get_records(
    request: AnyRequest,
    game: Annotated[str | None, QueryParameter(max_length=16, pattern=r"^[a-z0-9]+(?!\n)$")] = None,
    after: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    most: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
) -> Stream:
    """Return records of finished public games, one per line; the header `Arcus-After` continues the list."""
    context = context_of(request)
    context.limit(request, "records", 20, 2)
    services = context.server.services
    last = await services.writer.read(services.store.last_place, game, after, most)
    headers = {"Arcus-After": str(last), "Vary": "Accept-Encoding"}
    lines = _slices(services, game, after, last)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        lines = compressed(lines)
    return Stream(lines, media_type="application/x-ndjson", headers=headers)


async def _slices(services: Services, game: str | None, after: int, last: int) -> AsyncIterator[bytes]:
    """Yield the records after a place up to another, a few at a time."""
    while after < last:
        found = await services.writer.read(services.store.public_records, game, after, SLICE)
        if not found:
            return
        after = found[-1][0]
        yield b"".join(record + b"\n" for place, record in found if place <= last)


async def compressed(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Yield parts as one gzip stream; a thread compresses them."""
    gzip = zlib.compressobj(wbits=GZIP)
    async for part in parts:
        yield await asyncio.to_thread(_deflate, gzip, part)
    yield gzip.flush()


def _deflate(gzip: Any, part: bytes) -> bytes:
    return bytes(gzip.compress(part) + gzip.flush(zlib.Z_SYNC_FLUSH))
