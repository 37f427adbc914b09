"""Start the server: the application, and what stands around it."""

import contextlib
import errno
import gc
import io
import logging
import os
import socket
import sys
import threading
import time
from types import FrameType
from typing import TextIO, cast

import structlog
import uvicorn
from litestar import Litestar

from arcus.core.game import UsageError
from arcus.server.app import make_app
from arcus.server.settings import Settings
from arcus.server.uvicorn_protocols import LARGEST_FRAME, guarded

STOPS_WITHIN = float(os.environ.get("ARCUS_STOPS_WITHIN", "15"))  # seconds; tests have less patience

log = structlog.get_logger()


class Steady(io.TextIOBase):
    """Standard error, which drops a line that can't be written, as on a full disk."""

    def write(self, text: str) -> int:
        """Write what can be written."""
        with contextlib.suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """Write a line if possible."""
        with contextlib.suppress(OSError):
            sys.stderr.flush()


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
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, Steady())),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def bound_socket(settings: Settings) -> socket.socket:
    """The socket to listen on, or UsageError if somebody else does."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        port = error.errno in (errno.EADDRINUSE, errno.EACCES)
        advice = "--port chooses another port" if port else "--host takes an address of this machine"
        raise UsageError(f"can't listen on {settings.host}:{settings.port} ({error.strerror}); {advice}") from None


def end_within(seconds: float) -> None:
    """End the process after a time limit, unless it stops by itself before.

    A database that does not answer, or a bot's process that died in the middle of a word, is waited for without end,
    by threads that Python in turn waits for. Everything that was acknowledged is stored, so nothing is lost.
    """
    threading.Thread(target=_end_after, args=[seconds], name="arcus-end", daemon=True).start()


def _end_after(seconds: float) -> None:
    time.sleep(seconds)
    held_up = [each.name for each in threading.enumerate() if not each.daemon]
    logging_thread = threading.Thread(target=lambda: log.error("stopped the hard way", waited_for=held_up), daemon=True)
    logging_thread.start()
    logging_thread.join(1)  # nor does a log that nobody reads hold it up
    os._exit(1)


class Server(uvicorn.Server):
    """Stops within a bound, once it is asked to."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and soon."""
        if not self.should_exit:
            end_within(STOPS_WITHIN)
        super().handle_exit(sig, frame)


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Return how uvicorn serves the application."""
    return uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        **guarded(app.state.gate),
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=4,  # a dead line is noticed within ten seconds
        ws_ping_timeout=6,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=bool(settings.public_url),
        forwarded_allow_ips=settings.proxy,
    )


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until stopped."""
    gc.freeze()  # what is loaded stays: no use in looking through it again and again
    gc.set_threshold(20_000, 20, 50)  # tables make few cycles and many objects
    sys.setswitchinterval(0.001)  # the thread that writes is waited for
    Server(uvicorn_config(make_app(settings), settings)).run(sockets=[listening])
