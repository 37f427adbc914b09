"""Runs the server: logs, socket, uvicorn, and a time limit for stopping."""

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

STOPS_WITHIN = float(os.environ.get("ARCUS_STOPS_WITHIN", "15"))  # seconds; tests set less

log = structlog.get_logger()


class Steady(io.TextIOBase):
    """Standard error that drops lines that can't be written, as on a full disk."""

    def write(self, text: str) -> int:
        """Write a text if possible."""
        with contextlib.suppress(OSError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush if possible."""
        with contextlib.suppress(OSError):
            sys.stderr.flush()


def set_up_logs(json: bool) -> None:
    """Log to standard error, as text or as one JSON object per line. Secrets are never logged."""
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
    """Return the socket to listen on; raise UsageError if the address is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        port = error.errno in (errno.EADDRINUSE, errno.EACCES)
        advice = "--port chooses another port" if port else "--host takes an address of this machine"
        raise UsageError(f"can't listen on {settings.host}:{settings.port} ({error.strerror}); {advice}") from None


def end_within(seconds: float) -> None:
    """Exit the process after a time limit if it has not stopped before.

    Python waits for its threads, and these may wait forever for a database that does not answer, or for a bot's process
    that died while it was sending. Everything that was acknowledged is stored, so nothing is lost.
    """
    threading.Thread(target=_end_after, args=[seconds], name="arcus-end", daemon=True).start()


def _end_after(seconds: float) -> None:
    time.sleep(seconds)
    held_up = [each.name for each in threading.enumerate() if not each.daemon]
    logging_thread = threading.Thread(target=lambda: log.error("forced to stop", waited_for=held_up), daemon=True)
    logging_thread.start()
    logging_thread.join(1)  # a blocked log must not delay the exit
    os._exit(1)


class Server(uvicorn.Server):
    """A uvicorn server that stops within a time limit."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop within the time limit."""
        if not self.should_exit:
            end_within(STOPS_WITHIN)
        super().handle_exit(sig, frame)


def uvicorn_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration for the application."""
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
    gc.freeze()  # loaded modules stay alive, so the collector need not traverse them
    gc.set_threshold(20_000, 20, 50)  # tables make few cycles and many objects
    sys.setswitchinterval(0.001)  # requests wait for the thread that writes
    Server(uvicorn_config(make_app(settings), settings)).run(sockets=[listening])
