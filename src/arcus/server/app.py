"""The server as one ASGI application."""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from arcus import __version__
from arcus.server import http, ops, pages, sockets
from arcus.server.clock import SYSTEM, Clock
from arcus.server.edge import HANDLERS, Desk
from arcus.server.house import House
from arcus.server.people import People
from arcus.server.settings import Settings
from arcus.server.store import Store
from arcus.server.thinkers import Thinkers

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
ALONE = (b"cross-origin-opener-policy", b"same-origin")  # browsers complain of it where others can read along
OWN_HOST = re.compile(rb"(localhost|127(\.\d+){3}|\[::1\])(:\d+)?")
LARGEST = 64 * 1024  # bytes of a request's body


def make_app(settings: Settings, thinkers: Thinkers | None = None, clock: Clock = SYSTEM) -> Litestar:
    """Return the application for these settings; tests hand in bots that play a script and a clock turned by hand."""

    @asynccontextmanager
    async def open_doors(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        bots = thinkers or Thinkers(settings.thinkers)
        house = House(store, bots, broker=settings.broker, pace=settings.pace, clock=clock)
        await house.start()
        key = await asyncio.to_thread(store.setting, "key", secrets.token_hex(32))
        people = People(house, key)
        house.spawn(people.finish_erasing())
        house.spawn(people.keep_known())
        app.state.desk = Desk(house, people, settings)
        try:
            yield
        finally:
            await house.stop()

    return Litestar(
        route_handlers=[
            http.router,
            sockets.router,
            ops.metrics,
            ops.live,
            ops.ready,
            pages.page,
            pages.part,
        ],
        lifespan=[open_doors],
        exception_handlers=HANDLERS,
        before_send=[_secure],
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        openapi_config=OpenAPIConfig(
            title="Arcus", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        debug=False,
        logging_config=None,
    )


async def _secure(message: Message, scope: Scope) -> None:
    """Every answer, a refusal too, says what a browser may do with it."""
    if message["type"] == "http.response.start":
        alone = [ALONE] if _is_private(scope) else []
        message["headers"] = [*message["headers"], *SECURITY, *alone]


def _is_private(scope: Scope) -> bool:
    """Does a browser take the way to us for safe: https, or the same machine?"""
    is_https = scope["scheme"] == "https" or scope["litestar_app"].state.desk.settings.is_secure
    return is_https or any(name == b"host" and OWN_HOST.fullmatch(value) for name, value in scope["headers"])
