"""What every request meets first: who it is from, whether it may come from there, how often, and how it is refused."""

from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.handlers import BaseRouteHandler

from arcus.core.game import UsageError
from arcus.protocol import Problem, Refused
from arcus.server.accounts import COOKIE, Accounts, need
from arcus.server.rate_limits import Concurrency, RateLimits, network_of
from arcus.server.server import Server
from arcus.server.settings import Settings
from arcus.server.store import Person
from arcus.server.web_files import WebFiles, web_root
from arcus.server.writer import NotStored

MOST_DOWNLOADS_EACH = 2  # of one address at a time
MOST_DOWNLOADS = 16  # of all addresses at a time
STATUS = {
    "server-who-are-you": 401,
    "server-no-such-table": 404,
    "server-no-record": 404,
    "server-other-rules": 410,
    "server-link-void": 403,
    "server-not-from-there": 403,
    "server-too-often": 429,
    "server-overloaded": 503,
    "server-too-many-connections": 429,
    "server-bad-setup": 400,
    "server-bad-name": 400,
    "server-unreadable": 400,
}

log = structlog.get_logger()
AnyConnection = ASGIConnection[Any, Any, Any, State]


class Desk:
    """What handlers need: the server, its people, the settings, and limits by address."""

    def __init__(self, server: Server, people: Accounts, settings: Settings) -> None:
        self.server = server
        self.people = people
        self.settings = settings
        self.web = WebFiles(settings.web or web_root())
        self.rates = RateLimits(server.services.clock)
        self.downloads = Concurrency(MOST_DOWNLOADS_EACH, MOST_DOWNLOADS)
        self.sockets: dict[str, int] = {}
        """By address: how many sockets are open."""

    async def person(self, connection: AnyConnection) -> Person | None:
        """Who a request is from: by a bot's token, or by the cookie."""
        header = connection.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return await self.people.of_token(header[7:].strip())
        return await self.people.of_cookie(connection.cookies.get(COOKIE))

    async def somebody(self, connection: AnyConnection) -> Person:
        """Return the account that a request is from; raise Refused if there is none."""
        return need(await self.person(connection))

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
        return urlsplit(origin).netloc or None  # a Host may be empty too
    except ValueError:
        return None


def address(connection: AnyConnection) -> str:
    """Return where a request comes from, as limits count it."""
    return network_of(connection.client.host if connection.client else "")


def desk_of(connection: AnyConnection) -> Desk:
    """The desk of the app that a request came to."""
    desk: Desk = connection.app.state.desk
    return desk


def own_pages_only(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guard: whatever changes something must come from our own pages, and not too often."""
    desk = desk_of(connection)
    desk.limit(connection, "http", 120, 20)
    if connection.scope.get("method") not in ("GET", "HEAD", "OPTIONS"):
        desk.check_origin(connection)


def refuse(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """Return the response for a refusal."""
    return Response(Problem(refused.message, refused.told), status_code=STATUS.get(refused.message, 409))


def not_stored(_: Request[Any, Any, Any], error: NotStored) -> Response[Problem]:
    """The database can't take it now."""
    log.error("not stored", error=str(error))
    return Response(Problem("server-cannot-store", "this can't be stored now; nothing has changed"), status_code=503)


def wrong_use(_: Request[Any, Any, Any], error: UsageError) -> Response[Problem]:
    """Somebody asked for what can't be."""
    return Response(Problem("server-bad-setup", str(error)), status_code=400)


def http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our words."""
    message = "server-unknown-page" if error.status_code == 404 else "server-unreadable"
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
    told = f"{error.detail} {details}".strip()
    return Response(Problem(message, told[:500]), status_code=error.status_code, headers=error.headers)


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is no text, or is nested too deeply."""
    return Response(Problem("server-unreadable", f"the body can't be read ({type(error).__name__})"), status_code=400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: logged, and told without its insides."""
    log.exception("fault", path=request.url.path)
    return Response(Problem("server-fault", "something went wrong here; nothing has changed"), status_code=500)


HANDLERS: dict[Any, Any] = {
    Refused: refuse,
    NotStored: not_stored,
    UsageError: wrong_use,
    NotAuthorizedException: http_problem,
    HTTPException: http_problem,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Exception: broken,
}
