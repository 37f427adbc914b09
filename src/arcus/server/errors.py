"""HTTP responses for refusals and failures."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from arcus.core.game import UsageError
from arcus.protocol import Problem, Refused
from arcus.server.database import NotStored

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


def refuse(_: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """Return the response for a refusal."""
    return Response(Problem(refused.message, refused.detail), status_code=STATUS.get(refused.message, 409))


def not_stored(_: Request[Any, Any, Any], error: NotStored) -> Response[Problem]:
    """Return the response for a database that can't be used now."""
    log.error("not stored", error=str(error))
    return Response(Problem("server-cannot-store", "this can't be stored now; nothing has changed"), status_code=503)


def invalid_argument(_: Request[Any, Any, Any], error: UsageError) -> Response[Problem]:
    """Return the response for an invalid argument."""
    return Response(Problem("server-bad-setup", str(error)), status_code=400)


def http_problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Return the response for an error of the framework, with a message of the catalogue."""
    message = "server-unknown-page" if error.status_code == 404 else "server-unreadable"
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
    detail = f"{error.detail} {details}".strip()
    return Response(Problem(message, detail[:500]), status_code=error.status_code, headers=error.headers)


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Return the response for a body that is not text, or nested too deeply."""
    return Response(Problem("server-unreadable", f"the body can't be read ({type(error).__name__})"), status_code=400)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log an internal error and return a response without its details."""
    log.exception("fault", path=request.url.path)
    return Response(Problem("server-fault", "something went wrong here; nothing has changed"), status_code=500)


HANDLERS: dict[Any, Any] = {
    Refused: refuse,
    NotStored: not_stored,
    UsageError: invalid_argument,
    HTTPException: http_problem,
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    Exception: fault,
}
