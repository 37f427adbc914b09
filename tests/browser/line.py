"""A TCP proxy between browsers and a server that can hold back the server's answers."""

import asyncio
import contextlib

CHUNK = 1 << 16


class Line:
    """A TCP proxy; while it is held, data from the server waits here."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._flows = asyncio.Event()
        self._kept = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Line":
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server
        self._server.close()
        self.cut()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    @property
    def url(self) -> str:
        """The URL under which browsers reach the server."""
        assert self._server
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def hold(self) -> None:
        """Hold back data from the server from now on."""
        self._kept.clear()
        self._flows.clear()

    async def kept(self) -> None:
        """Wait until data is held back."""
        await self._kept.wait()

    def cut(self) -> None:
        """End all connections and drop held data; new connections are passed on normally."""
        for each in self._pumps:
            each.cancel()
        for end in self._ends:
            end.close()
        self._ends.clear()
        self._flows.set()

    async def _connect(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        try:
            far, to_far = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            to_near.close()  # the server is down
            return
        self._ends |= {to_near, to_far}
        for task in (self._pump(near, to_far, False), self._pump(far, to_near, True)):
            pump = asyncio.create_task(task)
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, from_server: bool) -> None:
        with contextlib.suppress(OSError):
            while chunk := await source.read(CHUNK):
                if from_server and not self._flows.is_set():
                    self._kept.set()
                    await self._flows.wait()
                goal.write(chunk)
                await goal.drain()
        goal.close()
