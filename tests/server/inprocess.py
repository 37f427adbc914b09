"""A server in the process of the tests: the whole application on a real database, without sockets or processes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from arcus.server.app import make_app
from arcus.server.auth import AppContext
from arcus.server.run import bound_socket, uvicorn_config
from arcus.server.server import Server
from arcus.server.settings import Settings
from arcus.server.store import Store
from arcus.server.uvicorn_protocols import RECEIVE, WRITE
from tests.server.journal import Journal
from tests.server.manual import ManualClock, ScriptedBots

HOST = "arcus.test"


class Arcus:
    """A running application, and the objects that tests use."""

    def __init__(self, app: Litestar, settings: Settings, bots: ScriptedBots, clock: ManualClock) -> None:
        self.app = app
        self.settings = settings
        self.bots = bots
        self.clock = clock
        self.url = f"http://{HOST}"

    @property
    def context(self) -> AppContext:
        """The context of its handlers."""
        context: AppContext = self.app.state.context
        return context

    @property
    def server(self) -> Server:
        """The server behind the application."""
        return self.context.server

    @property
    def store(self) -> Store:
        """Its database."""
        return self.server.services.store

    def http(self, **options: Any) -> httpx.AsyncClient:
        """Return a client that calls the application directly."""
        app: Any = self.app  # httpx has types of its own for the same protocol
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 5000))
        return httpx.AsyncClient(transport=transport, base_url=self.url, **options)

    async def connect(self, path: str, headers: dict[str, str]) -> "AppSocket":
        """Open a WebSocket to the application."""
        socket = AppSocket(self.app, path, headers)
        await socket.open()
        return socket

    async def write(self, journal: Journal) -> str:
        """Write a table into the store, and return its id; the server loads it on the first request."""
        return await journal.write(self.server)

    async def sweep(self) -> None:
        """Advance the clock far enough for one sweep of clocks, bots and journals."""
        await self.clock.advance(0.5)


class AppSocket:
    """A WebSocket to an application in this process, with the interface of the `websockets` library."""

    def __init__(self, app: Litestar, path: str, headers: dict[str, str]) -> None:
        self._app = app
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        path, _, query = path.partition("?")
        given = {"host": HOST, **{name.lower(): value for name, value in headers.items()}}
        self._scope: Any = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in given.items()],
            "client": ("127.0.0.1", 5000),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {WRITE: self._write, RECEIVE: self._to_app.get},
            "extensions": {},
        }
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed: Close | None = None

    async def open(self) -> None:
        """Connect, and wait until the application accepts."""
        self._task = asyncio.create_task(self._run())
        await self.push({"type": "websocket.connect"})
        message = await self._from_app.get()
        assert message["type"] == "websocket.accept", message

    async def _run(self) -> None:
        try:
            await self._app(self._scope, self._to_app.get, self._send)  # type: ignore[arg-type] # plain dicts
        finally:
            self._from_app.put_nowait({"type": "websocket.close", "code": 1006})

    def _write(self, text: bytes) -> int:
        self._from_app.put_nowait({"type": "websocket.send", "text": text.decode()})
        return 0

    async def _send(self, message: Any) -> None:
        self._from_app.put_nowait(message)

    async def push(self, message: dict[str, Any]) -> None:
        """Pass a raw ASGI message to the application."""
        self._to_app.put_nowait(message)

    async def send(self, text: str | bytes) -> None:
        """Send a message."""
        if self._closed is not None:
            raise ConnectionClosedError(self._closed, None)
        key = "text" if isinstance(text, str) else "bytes"
        await self.push({"type": "websocket.receive", key: text})

    async def recv(self) -> str:
        """Return the next message, or raise ConnectionClosed as the `websockets` library does."""
        if self._closed is None:
            message = await self._from_app.get()
            if message["type"] == "websocket.send":
                text = message.get("text")
                return text if text is not None else str(message["bytes"].decode())
            self._closed = Close(message.get("code") or 1000, message.get("reason") or "")
        raise ConnectionClosedError(self._closed, None)

    async def close(self) -> None:
        """Disconnect, as a browser does when it leaves the page."""
        await self.push({"type": "websocket.disconnect", "code": 1001})
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=10)
        self._closed = self._closed or Close(1001, "")


@contextlib.asynccontextmanager
async def running(database: str, broker: str | None = None, limits: bool = False, **more: Any) -> AsyncIterator[Arcus]:
    """Run a server on a database, without a port; `more` are other settings."""
    settings = Settings(database=database, broker=broker, pace=0.0, limits=limits, **more)
    bots, clock = ScriptedBots(settings.bot_processes), ManualClock()
    app = make_app(settings, bots, clock)
    started, stop = asyncio.Event(), asyncio.Event()

    async def run() -> None:  # a task of its own: a lifespan ends in the task where it began
        async with app.lifespan():
            started.set()
            await stop.wait()

    task = asyncio.create_task(run())
    await asyncio.wait({task, waiting := asyncio.create_task(started.wait())}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    try:
        if started.is_set():
            yield Arcus(app, settings, bots, clock)
    finally:
        stop.set()
        await task


class QuietServer(uvicorn.Server):
    """A server that leaves signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        """Leave signal handlers unchanged."""
        yield


@contextlib.asynccontextmanager
async def listening(database: str, limits: bool = False, **more: Any) -> AsyncIterator[Arcus]:
    """Run a server on a database, with a local port for browsers; `more` are other settings."""
    settings = Settings(database=database, port=0, pace=0.0, limits=limits, **more)
    bots, clock = ScriptedBots(), ManualClock()
    app = make_app(settings, bots, clock)
    socket = bound_socket(settings)
    server = QuietServer(uvicorn_config(app, settings))
    task = asyncio.create_task(server.serve(sockets=[socket]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    arcus = Arcus(app, settings, bots, clock)
    arcus.url = f"http://127.0.0.1:{socket.getsockname()[1]}"
    try:
        yield arcus
    finally:
        server.should_exit = True
        await task
