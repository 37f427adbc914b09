"""Checks of every request: its account, its origin, and its rate."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send

from arcus.protocol import Refused
from arcus.server.accounts import COOKIE, Accounts, require
from arcus.server.rate_limits import Concurrency, RateLimits, network_of
from arcus.server.reviews import Reviews
from arcus.server.server import Server
from arcus.server.settings import Settings
from arcus.server.store import Person

MOST_DOWNLOADS_EACH = 2  # of one address at a time
MOST_DOWNLOADS = 16  # of all addresses at a time
AnyConnection = ASGIConnection[Any, Any, Any, State]
AnyRequest = Request[Any, Any, Any]


class AppContext:
    """The objects that handlers need: server, accounts, settings, and limits by address."""

    def __init__(self, server: Server, accounts: Accounts, settings: Settings) -> None:
        self.server = server
        self.accounts = accounts
        self.settings = settings
        self.rates = RateLimits(server.services.clock)
        self.downloads = Concurrency(MOST_DOWNLOADS_EACH, MOST_DOWNLOADS)
        self.reviews = Reviews(server.services)
        self.sockets: dict[str, int] = {}
        """By address: how many sockets are open."""

    async def person(self, connection: AnyConnection) -> Person | None:
        """Return the account of a request, by a bot's token or by the cookie; None if there is none."""
        header = connection.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return await self.accounts.of_token(header[7:].strip())
        return await self.accounts.of_cookie(connection.cookies.get(COOKIE))

    async def require_person(self, connection: AnyConnection) -> Person:
        """Return the account that a request is from; raise Refused if there is none."""
        return require(await self.person(connection))

    def check_origin(self, connection: AnyConnection) -> None:
        """Raise Refused if a page of another site sends the request with this site's cookies."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        allowed = {connection.headers.get("host", "")}
        if self.settings.public_url:
            allowed.add(urlsplit(self.settings.public_url).netloc)
        if _netloc(origin) not in allowed:
            raise Refused("server-not-from-there", "a page of another site may not do that")

    def limit(self, connection: AnyConnection, what: str, burst: float, rate: float) -> None:
        """Raise Refused if an address sends too many requests."""
        if self.settings.limits and not self.rates.takes(what, address(connection), burst, rate):
            raise Refused("server-too-often", "too many requests; wait a little")


def _netloc(origin: str) -> str | None:
    """Return host and port of an origin; None if it is not one."""
    try:
        return urlsplit(origin).netloc or None  # a Host header may be empty too
    except ValueError:
        return None


def address(connection: AnyConnection) -> str:
    """Return the sender's address or network, as rate limits count it."""
    return network_of(connection.client.host if connection.client else "")


def context_of(connection: AnyConnection) -> AppContext:
    """Return the context of the app that a request came to."""
    context: AppContext = connection.app.state.context
    return context


def own_pages_only(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Refuse requests over the rate limit, and unsafe ones from other sites' pages (a guard)."""
    context = context_of(connection)
    context.limit(connection, "http", 120, 20)
    if connection.scope.get("method") not in ("GET", "HEAD", "OPTIONS"):
        context.check_origin(connection)


def one_download(app: ASGIApp) -> ASGIApp:
    """Limit concurrent downloads; one counts until its last byte is sent (a middleware)."""

    async def limited(scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        context = context_of(connection)
        if not context.settings.limits:
            await app(scope, receive, send)
            return
        with context.downloads.slot(address(connection)):
            await app(scope, receive, send)

    return limited
