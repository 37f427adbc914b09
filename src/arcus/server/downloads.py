"""Answers that may be large: few at a time, and each in slices, so that others are served in between."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from arcus.server.edge import address, desk_of


def one_download(app: ASGIApp) -> ASGIApp:
    """Middleware: refuse a request if too many of its kind are under way, until their last byte is sent."""

    async def limited(scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        desk = desk_of(connection)
        if not desk.settings.limits:
            await app(scope, receive, send)
            return
        with desk.downloads.slot(address(connection)):
            await app(scope, receive, send)

    return limited
