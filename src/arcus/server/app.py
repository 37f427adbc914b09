"""The server as one ASGI application."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from arcus import __version__
from arcus.server import counting, health, http, record_feed, sockets, static
from arcus.server.accounts import Accounts
from arcus.server.auth import AppContext
from arcus.server.bot_pool import BotPool
from arcus.server.clock import SYSTEM, Clock
from arcus.server.connection_limits import Gate
from arcus.server.errors import HANDLERS
from arcus.server.server import Server
from arcus.server.services import Services
from arcus.server.settings import Settings
from arcus.server.store import Store

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'"
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
ALONE = (b"cross-origin-opener-policy", b"same-origin")  # browsers warn about it on an insecure connection
OWN_HOST = re.compile(rb"(localhost|127(\.\d+){3}|\[::1\])(:\d+)?")
LARGEST = 64 * 1024  # bytes of a request's body


def make_app(settings: Settings, bot_pool: BotPool | None = None, clock: Clock = SYSTEM) -> Litestar:
    """Return the application for these settings; tests pass scripted bots and a manual clock."""
    gate = Gate(clock, settings.connections, settings.limits, settings.proxy if settings.public_url else "")

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database, settings.answer_within)
        bots = bot_pool or BotPool(settings.bot_processes, clock)
        services = Services(store, bots, broker=settings.broker, pace=settings.pace, clock=clock)
        server = Server(services)
        await server.start()
        key = await asyncio.to_thread(store.setting, "key", secrets.token_hex(32))
        accounts = Accounts(server, key)
        services.spawn(accounts.finish_erasing())
        services.spawn(accounts.keep_known())
        services.spawn(record_feed.keep_listed(services))
        services.spawn(counting.keep_counted(services))
        services.spawn(gate.keep_watch())
        app.state.context = AppContext(server, accounts, settings)
        try:
            yield
        finally:
            await server.stop()

    return Litestar(
        route_handlers=[
            http.router,
            sockets.router,
            health.metrics,
            health.live,
            health.ready,
            static.page,
            static.part,
        ],
        lifespan=[lifespan],
        state=State({"gate": gate, "web": static.WebFiles(settings.web or static.web_root())}),
        exception_handlers=HANDLERS,
        before_send=[_secure],
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=4, minimum_size=800, exclude_opt_key="is_compressed"
        ),
        openapi_config=OpenAPIConfig(
            title="Arcus", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        debug=False,
        logging_config=None,
    )


async def _secure(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, including refusals."""
    if message["type"] == "http.response.start":
        alone = [ALONE] if _is_private(scope) else []
        message["headers"] = [*message["headers"], *SECURITY, *alone]


def _is_private(scope: Scope) -> bool:
    """Return whether a browser considers the connection secure: https, or the same machine."""
    is_https = scope["scheme"] == "https" or scope["litestar_app"].state.context.settings.is_secure
    return is_https or any(name == b"host" and OWN_HOST.fullmatch(value) for name, value in scope["headers"])
