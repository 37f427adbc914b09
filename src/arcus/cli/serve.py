"""`arcus serve` and `arcus worker`: tables for browsers, and bots for other servers."""

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

import msgspec
import segno
from platformdirs import user_data_path

from arcus.cli.options import ServeOptions
from arcus.core.game import UsageError
from arcus.locale import catalogue
from arcus.server.bot_pool import BotPool
from arcus.server.connection_limits import room_for_connections
from arcus.server.run import STOPS_WITHIN, bound_socket, end_within, serve, set_up_logs
from arcus.server.server import Server
from arcus.server.services import Services
from arcus.server.settings import PROXY, Settings, check_network, check_url, sqlite_url
from arcus.server.startup import prepare
from arcus.server.store import Store


def run(options: ServeOptions) -> None:
    """Serve until Ctrl-C."""
    _check_addresses(options)
    folder = options.data if options.data is not None else user_data_path("arcus", appauthor=False)
    url = options.database or sqlite_url(folder)
    set_up_logs(options.json_logs)
    prepare(url)
    may_ask = options.ask_lan and options.host is None and options.public_url is None
    lan = options.lan or (may_ask and ask_lan_once(folder))
    settings = Settings(
        database=url,
        broker=options.broker,
        host=options.host or ("0.0.0.0" if lan else "127.0.0.1"),
        port=options.port,
        public_url=options.public_url,
        proxy=options.proxy or PROXY,
        bot_processes=options.bots if options.bots is not None else max(1, (os.cpu_count() or 2) - 1),
        pace=options.pace,
        connections=connections(options.connections),
        limits=os.environ.get("ARCUS_LIMITS") != "off",
    )
    listening = bound_socket(settings)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    _greet(settings, lan, None if options.database else folder)
    if options.browser and sys.stdout.isatty() and has_screen():
        threading.Thread(target=_open_browser, args=(own_address(settings),), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to stop a server
        serve(settings, listening)


def work(database: str, broker: str | None, bots: int | None, json_logs: bool) -> None:
    """Run bots for the tables of other servers until Ctrl-C."""
    check_url("database", database, ("postgresql",))
    if broker is not None:
        check_url("broker", broker, ("redis", "rediss"))
    set_up_logs(json_logs)
    prepare(database)
    print(catalogue().say("serve-works"), flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_work(database, broker, bots if bots is not None else os.cpu_count() or 1))


async def _work(database: str, broker: str | None, bots: int) -> None:
    stopped = asyncio.Event()

    def stop() -> None:
        end_within(STOPS_WITHIN)
        stopped.set()

    for how in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(how, stop)
    server = Server(Services(Store(database), BotPool(bots), broker=broker, is_worker=True))
    await server.start()
    await stopped.wait()
    await server.stop()


def _check_addresses(options: ServeOptions) -> None:
    database, broker, public_url = options.database, options.broker, options.public_url
    if database is not None:
        check_url("database", database, ("postgresql", "sqlite"))
    if broker is not None:
        check_url("broker", broker, ("redis", "rediss"))
    if public_url is not None:
        check_url("public-url", public_url, ("http", "https"))
    if options.proxy is not None:
        check_network("proxy", options.proxy)
        if public_url is None:
            raise UsageError("--proxy needs the address that people use; add --public-url https://…")
    if broker is not None and (database is None or database.startswith("sqlite")):
        raise UsageError("--broker needs a database that several servers can share; add --database postgresql://…")


def connections(wanted: int | None) -> int:
    """Return the most connections at a time, or raise UsageError if the system allows fewer than `wanted`."""
    room = room_for_connections()
    if wanted is not None and wanted > room:
        raise UsageError(f"--connections must be at most {room} here, got {wanted}; `ulimit -n` raises the limit")
    return wanted or room


def ask_lan_once(folder: Path) -> bool:
    """Return whether the local network is allowed: the answer in `folder`, or asked now; no without a terminal."""
    note = folder / "lan"
    if note.is_file():
        return note.read_text().strip() == "yes"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    say = catalogue().say
    try:
        answer = input(f"{say('serve-ask-lan')} ")
    except EOFError:
        return False
    is_yes = answer.strip().casefold() in say("serve-yes").split()
    folder.mkdir(parents=True, exist_ok=True)
    note.write_text("yes\n" if is_yes else "no\n")
    print(say("serve-noted", file=str(note)))
    return is_yes


def own_address(settings: Settings) -> str:
    """Return the URL of the server: the public one, or the one for this machine."""
    if settings.public_url:
        return f"{settings.url}/"
    host = "127.0.0.1" if settings.host in ("", "0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def _greet(settings: Settings, lan: bool, folder: Path | None) -> None:
    """Print the URLs of the server, and a QR code for phones."""
    say = catalogue().say
    print(say("serve-here", url=own_address(settings)))
    if folder is not None:
        print(say("serve-data", folder=str(folder)))
    if lan and not settings.public_url:
        url = f"http://{lan_address()}:{settings.port}/"
        print(say("serve-lan", url=url))
        segno.make(url).terminal(compact=True)
    print(say("serve-stop"), flush=True)


def has_screen() -> bool:
    """Return whether a browser would open in a window and not in this terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def lan_address() -> str:
    """Return this machine's address on the local network: the source address of its packets."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # reserved for documentation; nothing is sent
        return str(probe.getsockname()[0])
    return socket.gethostname()


def _open_browser(url: str) -> None:
    time.sleep(1.5)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)
