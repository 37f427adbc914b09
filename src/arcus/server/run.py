"""Start the server: the application, and what stands around it."""

import gc
import logging
import socket
import sys

import structlog
import uvicorn

from arcus.core.game import WrongUse
from arcus.server.app import make_app
from arcus.server.settings import Settings

LARGEST_FRAME = 32 * 1024


def set_up_logs(json: bool) -> None:
    """Logs to standard error: for people, or one JSON object a line. Nothing secret is ever handed to them."""
    renderer = structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def bound_socket(settings: Settings) -> socket.socket:
    """The socket to listen on, or WrongUse if somebody else does."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        raise WrongUse(
            f"can't listen on {settings.host}:{settings.port} ({error.strerror}); --port chooses another port"
        ) from None


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until stopped."""
    gc.freeze()  # what is loaded stays: no use in looking through it again and again
    gc.set_threshold(20_000, 20, 50)  # tables make few cycles and many objects
    sys.setswitchinterval(0.001)  # the thread that writes is waited for
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips="127.0.0.1",
    )
    uvicorn.Server(config).run(sockets=[listening])
