"""The sockets of tables and of the lobby."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from arcus import protocol
from arcus.protocol import Refused
from arcus.server.auth import AppContext, address, context_of
from arcus.server.connection import Connection
from arcus.server.database import NotKnown, NotStored
from arcus.server.live_table import LiveTable
from arcus.server.rate_limits import Bucket
from arcus.server.store import Person
from arcus.server.uvicorn_protocols import RECEIVE, WRITE

BURST, RATE = 60, 20  # requests of one socket: at once, and a second
MOST_SOCKETS = 200  # of one address
MOST_BAD = 20  # unreadable messages before a socket is closed
LONGEST = 8_192  # characters of a message
TRY_LATER = 1013  # the close code of a temporary refusal
PASSING = ("server-too-often", "server-too-many-connections", "server-overloaded", "server-busy")
FAREWELL = 2.0  # seconds in which a client has to read why it is disconnected

log = structlog.get_logger()
AnySocket = WebSocket[Any, Any, Any]


class _Id(msgspec.Struct):
    id: Any = 0


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: AnySocket,
    table: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    version: Annotated[int, QueryParameter(name="protocol", ge=0, le=2**53)] = 1,
) -> None:
    """Connect a person to a table: the first update has all its parts, and later ones those that have changed."""
    context = context_of(socket)
    async with _accepted(context, socket, version) as person:
        if person is None:
            return
        try:
            live = await context.server.registry.table(table)
            connection = Connection(person, socket.scope["state"][WRITE], _limit(context))
            await live.enter(connection, since)
        except (Refused, NotStored) as refused:
            await _refuse(socket, refused)
            return
        try:
            await serve_socket(socket, connection, _listen(context, socket, connection, table))
        finally:
            live.leave(connection)


@websocket("/lobby/socket")
async def lobby_socket(socket: AnySocket) -> None:
    """Send the lobby whenever it changes."""
    context = context_of(socket)
    async with _accepted(context, socket) as person:
        if person is None:
            return
        connection = Connection(person, socket.scope["state"][WRITE], _limit(context))
        try:
            connection.send(await context.server.lobby_of(person.id))
        except NotStored as refused:
            await _refuse(socket, refused)
            return
        context.server.lobby.connections.add(connection)
        try:
            await serve_socket(socket, connection, _ignore(socket))
        finally:
            context.server.lobby.connections.discard(connection)


@contextlib.asynccontextmanager
async def _accepted(context: AppContext, socket: AnySocket, version: int = protocol.VERSION) -> Any:
    """Accept a socket and yield its account; None if it is refused, with the reason."""
    where = address(socket)
    await socket.accept()
    try:
        context.check_origin(socket)
        context.limit(socket, "sockets", 120, 5)
        if version != protocol.VERSION:
            detail = (
                f"expected protocol version {protocol.VERSION}, got {version}; reload the page or update the program"
            )
            raise Refused("server-reload", detail)
        if context.settings.limits and context.sockets.get(where, 0) >= MOST_SOCKETS:
            detail = f"expected at most {MOST_SOCKETS} sockets from one address; close some or try again later"
            raise Refused("server-too-many-connections", detail)
        person: Person | None = await context.require_person(socket)
    except (Refused, NotStored) as refused:
        await _refuse(socket, refused)
        yield None
        return
    context.sockets[where] = context.sockets.get(where, 0) + 1
    try:
        yield person
    finally:
        context.sockets[where] -= 1
        if not context.sockets[where]:
            del context.sockets[where]


async def _refuse(socket: AnySocket, refused: Refused | NotStored) -> None:
    message, detail = "server-cannot-store", "can't be read now"
    if isinstance(refused, Refused):
        message, detail = refused.message, refused.detail
    log.info("socket refused", why=message)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(protocol.encode(protocol.Answer(0, message, None, detail)))
        code = TRY_LATER if message in PASSING else 4403
        await socket.close(code if isinstance(refused, Refused) else 4503, message)


async def serve_socket(socket: AnySocket, connection: Connection, listen: Any) -> None:
    """Listen until the client or the server disconnects, without waiting for a client that does not read."""
    listening = asyncio.create_task(listen)
    connection.hang_up = listening.cancel
    if connection.gone is not None:
        listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await socket.close(1001 if connection.gone is None else 4000)


async def _listen(context: AppContext, socket: AnySocket, connection: Connection, table: str) -> None:
    """Receive and answer requests in order, except that hints may be answered later."""
    hints: set[asyncio.Task[None]] = set()
    try:
        async for request in _requests(socket, connection):
            if isinstance(request, protocol.AskHint):
                task = asyncio.create_task(_grant(context, connection, table, request))
                hints.add(task)
                task.add_done_callback(hints.discard)
            else:
                await _grant(context, connection, table, request)
    finally:
        for task in hints:
            task.cancel()


async def _requests(socket: AnySocket, connection: Connection) -> AsyncIterator[protocol.ToTable]:
    """Yield the requests of a socket until it closes or sends too many requests or unreadable messages."""
    receive, bad = socket.scope["state"][RECEIVE], 0
    while connection.gone is None:
        event = await receive()
        if event["type"] != "websocket.receive":
            socket.connection_state = "disconnect"
            return
        if not connection.limit.takes():
            connection.leave(protocol.Gone("flood"))
            return
        text = event.get("text") or ""
        try:
            request = _parse(text)
        except Refused as refused:
            bad += 1
            connection.send(protocol.Answer(_id_of(text), refused.message, None, refused.detail))
            if bad >= MOST_BAD:
                connection.leave(protocol.Gone("unreadable"))
                return
            continue
        yield request


def _parse(text: str) -> protocol.ToTable:
    """Return the request; raise Refused if it is malformed or too long."""
    if len(text) > LONGEST:
        raise Refused("server-unreadable", f"a message has at most {LONGEST} characters")
    try:
        return protocol.decode_request(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refused("server-unreadable", str(error)[:300]) from None


async def _grant(context: AppContext, connection: Connection, table: str, request: Any) -> None:
    try:
        live: LiveTable = await context.server.registry.table(table)
        await live.request(connection, request)
    except Refused as refused:
        connection.send(protocol.Answer(request.id, refused.message, refused.rule, refused.detail))
    except NotKnown:
        detail = "the database does not answer, and nobody knows whether this is stored; send it again with the same id"
        connection.send(protocol.Answer(request.id, "server-not-known", None, detail))
    except NotStored:
        detail = "this can't be stored now; nothing has changed"
        connection.send(protocol.Answer(request.id, "server-cannot-store", None, detail))
    except Exception:
        log.exception("fault", table=table, request=type(request).__name__)
        connection.send(
            protocol.Answer(request.id, "server-fault", None, "something went wrong here; nothing has changed")
        )


def _id_of(text: str) -> int:
    """Return the id of an invalid request; 0 if that is unreadable too."""
    try:
        found = msgspec.json.decode(text[:LONGEST], type=_Id).id
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return 0
    return found if isinstance(found, int) and 0 <= found <= 2**53 else 0


async def _ignore(socket: AnySocket) -> None:
    """Discard messages; the lobby has no requests."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()


def _limit(context: AppContext) -> Bucket:
    return Bucket(BURST, RATE, context.server.services.clock) if context.settings.limits else Bucket(1e9, 1e9)


router = Router("/api", route_handlers=[table_socket, lobby_socket])
