"""`arcus serve`: the table for browsers."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import segno
from platformdirs import user_data_path

from arcus.core.game import WrongUse
from arcus.locale import catalogue
from arcus.server.house import House
from arcus.server.run import bound_socket, serve, set_up_logs
from arcus.server.settings import Settings, check_url, sqlite_url
from arcus.server.store import Store


def run(
    *,
    data: Path | None,
    database: str | None,
    broker: str | None,
    host: str | None,
    port: int,
    lan: bool | None,
    public_url: str | None,
    bots: int | None,
    pace: float,
    json_logs: bool,
    browser: bool,
) -> None:
    """Serve until Ctrl-C."""
    check_port(port)
    if database is not None:
        check_url("database", database, ("postgresql", "sqlite"))
    if broker is not None:
        check_url("broker", broker, ("redis", "rediss"))
    if public_url is not None:
        check_url("public-url", public_url, ("http", "https"))
    if broker is not None and (database is None or database.startswith("sqlite")):
        raise WrongUse("--broker is for many processes, which need a --database they can share: postgresql://…")
    folder = data if data is not None else user_data_path("arcus", appauthor=False)
    url = database or sqlite_url(folder)
    settings = Settings(
        database=url,
        broker=broker,
        host=host or ("0.0.0.0" if lan else "127.0.0.1"),
        port=port,
        public_url=public_url,
        thinkers=bots if bots is not None else max(1, (os.cpu_count() or 2) - 1),
        pace=pace,
        limits=os.environ.get("ARCUS_LIMITS") != "off",
    )
    set_up_logs(json_logs)
    listening = bound_socket(settings)
    _greet(settings, bool(lan), None if database else folder)
    if browser and sys.stdout.isatty():
        threading.Thread(target=_open_browser, args=(f"http://127.0.0.1:{port}/",), daemon=True).start()
    serve(settings, listening)


def work(database: str, broker: str | None, bots: int | None, json_logs: bool) -> None:
    """Think for the bots of other processes' tables until Ctrl-C."""
    check_url("database", database, ("postgresql",))
    if broker is not None:
        check_url("broker", broker, ("redis", "rediss"))
    set_up_logs(json_logs)
    print(catalogue().say("serve-works"), flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(database, broker, bots if bots is not None else os.cpu_count() or 1))


async def _work(database: str, broker: str | None, bots: int) -> None:
    stopped = asyncio.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(stop, stopped.set)
    house = House(Store(database), broker, bots, pace=0.0, is_worker=True)
    await house.start()
    await stopped.wait()
    await house.stop()


def check_port(port: int) -> None:
    """WrongUse unless it is a port."""
    if not 0 <= port <= 65535:
        raise WrongUse(f"--port: a number from 0 to 65535 goes here, not {port}")


def _greet(settings: Settings, lan: bool, folder: Path | None) -> None:
    """Say where the table stands, and show the way for phones."""
    say = catalogue().say
    print(say("serve-here", url=settings.public_url or f"http://127.0.0.1:{settings.port}/"))
    if folder is not None:
        print(say("serve-data", folder=str(folder)))
    if lan and not settings.public_url:
        url = f"http://{house_address()}:{settings.port}/"
        print(say("serve-lan", url=url))
        segno.make(url).terminal(compact=True)
    print(say("serve-stop"), flush=True)


def house_address() -> str:
    """The address by which others in the house reach this machine: the one it would itself send from."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent
        return str(probe.getsockname()[0])
    return socket.gethostname()


def _open_browser(url: str) -> None:
    time.sleep(1.5)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)
