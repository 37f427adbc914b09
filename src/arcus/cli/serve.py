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

import msgspec
import segno
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from arcus.core.game import UsageError
from arcus.locale import catalogue
from arcus.server.house import House
from arcus.server.run import STOPS_WITHIN, bound_socket, end_within, serve, set_up_logs
from arcus.server.settings import Settings, check_url, sqlite_url
from arcus.server.store import Store, in_short
from arcus.server.thinkers import Thinkers

MOST_BOTS = 1000  # processes


def run(
    *,
    data: Path | None,
    database: str | None,
    broker: str | None,
    host: str | None,
    port: int,
    lan: bool,
    ask_lan: bool,
    public_url: str | None,
    bots: int | None,
    pace: float,
    json_logs: bool,
    browser: bool,
) -> None:
    """Serve until Ctrl-C."""
    _check_numbers(port, bots, pace)
    _check_addresses(database, broker, public_url)
    folder = data if data is not None else user_data_path("arcus", appauthor=False)
    url = database or sqlite_url(folder)
    _prepare(url)
    lan = lan or (ask_lan and host is None and public_url is None and may_house_come_in(folder))
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
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    _greet(settings, lan, None if database else folder)
    if browser and sys.stdout.isatty() and has_screen():
        threading.Thread(target=_open_browser, args=(own_address(settings),), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):  # how it is meant to end
        serve(settings, listening)


def work(database: str, broker: str | None, bots: int | None, json_logs: bool) -> None:
    """Think for the bots of other processes' tables until Ctrl-C."""
    _check_numbers(0, bots, 0.0)
    check_url("database", database, ("postgresql",))
    if broker is not None:
        check_url("broker", broker, ("redis", "rediss"))
    _prepare(database)
    set_up_logs(json_logs)
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
    house = House(Store(database), Thinkers(bots), broker=broker, is_worker=True)
    await house.start()
    await stopped.wait()
    await house.stop()


def _check_numbers(port: int, bots: int | None, pace: float) -> None:
    if not 0 <= port <= 65535:
        raise UsageError(f"--port: a number from 0 to 65535 goes here, not {port}")
    if bots is not None and not 0 <= bots <= MOST_BOTS:
        raise UsageError(f"--bots: a number from 0 to {MOST_BOTS} goes here, not {bots}")
    if not 0 <= pace <= 60:
        raise UsageError(f"--pace: seconds from 0 to 60 go here, not {pace:g}")


def _check_addresses(database: str | None, broker: str | None, public_url: str | None) -> None:
    if database is not None:
        check_url("database", database, ("postgresql", "sqlite"))
    if broker is not None:
        check_url("broker", broker, ("redis", "rediss"))
    if public_url is not None:
        check_url("public-url", public_url, ("http", "https"))
    if broker is not None and (database is None or database.startswith("sqlite")):
        raise UsageError("--broker is for many processes, which need a --database they can share: postgresql://…")


def _prepare(url: str) -> None:
    """Bring the database up to date before anyone is told to come, or UsageError if it can't be used."""
    try:
        store = Store(url)
        store.migrate()
        store.close()
    except SQLAlchemyError as error:
        raise UsageError(f"the database can't be used ({in_short(error)})") from None


def may_house_come_in(folder: Path) -> bool:
    """What was answered once; who was never asked is, if there is a terminal. Without an answer nobody comes in."""
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
    """The address by which this machine reaches its own server, or the one that was set for all."""
    if settings.public_url:
        return f"{settings.url}/"
    host = "127.0.0.1" if settings.host in ("", "0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"


def _greet(settings: Settings, lan: bool, folder: Path | None) -> None:
    """Say where the table stands, and show the way for phones."""
    say = catalogue().say
    print(say("serve-here", url=own_address(settings)))
    if folder is not None:
        print(say("serve-data", folder=str(folder)))
    if lan and not settings.public_url:
        url = f"http://{house_address()}:{settings.port}/"
        print(say("serve-lan", url=url))
        segno.make(url).terminal(compact=True)
    print(say("serve-stop"), flush=True)


def has_screen() -> bool:
    """Is there a browser with a window? One in the terminal would stand in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


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
