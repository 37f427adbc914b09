"""`arcus serve` itself: where it listens, what it prints, how it ends; the local network, and a proxy in front."""

import asyncio
import contextlib
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from cyclopts import CoercionError
from websockets.exceptions import ConnectionClosed

from arcus.cli import app, main
from arcus.cli.serve import ask_lan_once, lan_address
from arcus.core.game import UsageError
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server.run import bound_socket
from arcus.server.settings import Settings, sqlite_file
from tests.server.client import Player
from tests.server.inprocess import running
from tests.server.process import ArcusCommand, ServerProcess, quick
from tests.server.test_play import begun, seated
from tests.services import Postgres, free_port


class Serving(ArcusCommand):
    """`arcus serve` with a port of its own choice."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder, "serve", "--port", "0", "--data", str(folder), "--pace", "0", *options)

    @property
    def urls(self) -> list[str]:
        """The addresses that it has printed."""
        return re.findall(r"http://\S+(?=/)", self.log())


@contextlib.asynccontextmanager
async def started(server: ArcusCommand | ServerProcess) -> AsyncIterator[None]:
    """Start a server; it is killed at the end if it still runs."""
    await asyncio.to_thread(server.start)
    try:
        yield
    finally:
        await asyncio.to_thread(server.stop, signal.SIGKILL)


def reached(address: str, port: int) -> bool:
    """Return whether a port accepts connections at an address."""
    with socket.socket() as probe:
        probe.settimeout(10)
        return probe.connect_ex((address, port)) == 0


async def test_it_listens_here_alone_and_ctrl_c_stops_it_while_people_and_bots_play(tmp_path: Path) -> None:
    """Without a terminal nobody is asked whether the local network may come in, and the answer is no."""
    server = Serving(tmp_path, "--bots", "1", "--ask-lan")
    async with started(server):
        (url,) = server.urls
        port = urlsplit(url).port
        assert port
        assert url == f"http://127.0.0.1:{port}"
        assert str(tmp_path) in server.log()
        assert not (tmp_path / "lan").exists()
        assert "?" not in server.log()
        addresses = {"127.0.0.2"}
        with contextlib.suppress(OSError):  # a machine without a network has no other
            addresses.add(socket.gethostbyname(lan_address()))
        for address in addresses - {"127.0.0.1"}:
            assert not await asyncio.to_thread(reached, address, port), address
        async with Player(url, "Ada") as ada:
            table = await ada.open(game="kobito", seats=2)
            await ada.enter(table)
            await ada.done("sit")
            await ada.done("seat-bot", seat=1, level="random")
            await ada.done("begin")
            playing = asyncio.create_task(ada.play_on())
            while ada.update["table"]["number"] < 40:  # of about 170
                assert not playing.done()
                await asyncio.sleep(0.001)
            assert re.search(r"arcus_bot_moves_total [1-9]", (await ada.http.get("/metrics")).text)
            assert await asyncio.to_thread(server.stop, signal.SIGINT) == 0
            with pytest.raises(ConnectionClosed):
                await playing
    assert "Traceback" not in server.log()
    assert "Error" not in server.log()
    assert "forced to stop" not in server.log()


LINGER = """
import threading
from arcus.server.run import end_within
threading.Thread(target=threading.Event().wait, name="waits-for-ever").start()
end_within(0.1)
"""


async def test_a_thread_that_never_ends_keeps_a_process_from_ending_for_a_while_only() -> None:
    """Such a thread may wait for the result of a bot's process that was killed."""
    ended = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", LINGER], capture_output=True, text=True, timeout=60, env=quick()
    )
    assert ended.returncode == 1
    assert "waits-for-ever" in ended.stdout + ended.stderr


class Gateway:
    """A way to a database, which can fall silent: what is asked then is never answered."""

    def __init__(self, target: str) -> None:
        self._target = urlsplit(target)
        self._may_answer = asyncio.Event()
        self._may_answer.set()
        self.was_asked = asyncio.Event()
        """Something was asked that is not answered."""

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Open it, and return the address of the database through it."""
        async with await asyncio.start_server(self._forward, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            yield self._target._replace(netloc=f"arcus@127.0.0.1:{port}").geturl()
            self._may_answer.set()

    def fall_silent(self) -> None:
        """Hand on no answer from now on."""
        self._may_answer.clear()

    async def _forward(self, read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
        their_read, their_write = await asyncio.open_connection(self._target.hostname, self._target.port)
        await asyncio.gather(self._ask(read, their_write), self._answer(their_read, write))

    async def _ask(self, read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
        while part := await _part(read):
            if not self._may_answer.is_set():
                self.was_asked.set()
            write.write(part)
        write.close()

    async def _answer(self, read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
        while part := await _part(read):
            if not self._may_answer.is_set():
                self.was_asked.set()  # before the silence: the one who asked waits now, and asks nothing else
                await self._may_answer.wait()
            write.write(part)
        write.close()


async def _part(read: asyncio.StreamReader) -> bytes:
    """Return what has arrived; nothing once the other side has closed."""
    with contextlib.suppress(OSError):
        return await read.read(65536)
    return b""


@pytest.mark.needs("postgres")
@pytest.mark.parametrize(("how", "kind"), [(signal.SIGINT, "serve"), (signal.SIGTERM, "worker")])
async def test_it_stops_although_the_database_does_not_answer(
    how: signal.Signals, kind: str, postgres: Postgres, tmp_path: Path
) -> None:
    """It waited for the answer, for ever."""
    words = ["serve", "--no-browser", "--port", "0"] if kind == "serve" else ["worker"]
    gateway = Gateway(postgres.fresh(f"silent-{kind}-{tmp_path.name}-{os.getpid()}"))
    async with gateway.open() as database:
        server = ArcusCommand(tmp_path, *words, "--bots", "1", "--database", database, ARCUS_STOPS_WITHIN="0.5")
        async with started(server):
            gateway.fall_silent()
            await asyncio.wait_for(gateway.was_asked.wait(), 60)  # by a sweep
            assert await asyncio.to_thread(server.stop, how) == 1
    assert "forced to stop" in server.log()


@pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")  # as `arcus` itself does
def test_a_port_in_use_is_an_error_that_names_another_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = ["arcus", "serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
        monkeypatch.setattr(sys, "argv", words)
        with pytest.raises(SystemExit) as ended:
            main()
        with pytest.raises(UsageError, match="--port chooses another"):
            bound_socket(Settings(database="", port=port))
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    assert re.fullmatch(rf"arcus: .*127\.0\.0\.1:{port} .*--port .*\n", printed.err), printed.err


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--port", "70000"], "--port"),
        (["--bots", "-1"], "--bots"),
        (["--pace", "nan"], "--pace"),
        (["--public-url", "games.example"], "--public-url"),
        (["--public-url", "http://[::1"], "--public-url"),
        (["--database", "mysql://host/name"], "--database"),
        (["--database", "sqlite://"], "--database"),
        (["--database", "postgresql://host:port/name"], "--database"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "database"),
        (["--broker", "redis://host"], "--database"),
        (["--data", "/dev/null/x"], "--data"),
        (["--data", "HERE", "--host", "300.1.1.1"], "--host takes an address"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_wrong_option_is_an_error_of_one_line_that_names_it(options: list[str], word: str, tmp_path: Path) -> None:
    given = [str(tmp_path) if option == "HERE" else option for option in options]
    with pytest.raises((UsageError, CoercionError)) as wrong:
        app(["serve", "--no-browser", *given], exit_on_error=False, print_error=False, result_action="return_value")
    assert word in str(wrong.value)
    assert len(str(wrong.value).splitlines()) == 1


async def test_without_the_extra_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['segno'] = None; sys.argv = ['arcus', 'serve']; from arcus.cli import main; main()"
    ended = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True, timeout=120, env=quick()
    )
    assert ended.returncode == 2
    assert re.fullmatch(r"arcus: this command needs segno; .*\[server\].*\n", ended.stderr), ended.stderr


# -- the local network


async def play_a_game(url: str) -> None:
    """Play a game of two people, from their names to a record that can be verified, all at one address."""
    async with Player(url, "Ada") as ada, Player(url, "Bob") as bob:
        table = await seated(ada, bob, {"game": "rainbow", "seats": 2})
        invitation = (await ada.http.get(f"/api/tables/{table}/invitation")).json()
        assert invitation["url"] == f"{url}/t/{table}"
        link = (await ada.http.post("/api/me/link", headers={"Origin": url.split("/arcus")[0]})).json()
        assert link["url"].startswith(f"{url}/recover#")
        await begun(ada, bob)
        await asyncio.gather(ada.play_on(), bob.play_on())
        verify(parse_record((await ada.http.get(f"/api/tables/{table}/record")).content))


@pytest.mark.needs("network")
async def test_the_local_network_plays_over_plain_http_at_the_address_that_is_printed(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--lan", "--no-browser", "--bots", "0")
    async with started(server), httpx.AsyncClient() as http:
        url = server.urls[1]
        assert lan_address() in url
        assert re.search("[▀▄█]{10}", server.log()), "a QR code"
        answer = await http.put(f"{url}/api/me", json={"name": "Ada"}, headers={"Origin": url})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "secure" not in cookie
        await play_a_game(url)


class Terminal:
    """A terminal at which a question is answered."""

    def __init__(self, answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ours, theirs = pty.openpty()
        os.write(self._ours, answer.encode())
        monkeypatch.setattr(sys, "stdin", os.fdopen(os.dup(theirs), "r"))
        monkeypatch.setattr(sys, "stdout", os.fdopen(theirs, "w"))

    def shown(self) -> str:
        """Close it, and return everything that it showed."""
        sys.stdout.flush()
        shown = b""
        os.set_blocking(self._ours, False)
        with contextlib.suppress(OSError):
            while part := os.read(self._ours, 4096):
                shown += part
        sys.stdin.close()
        sys.stdout.close()
        os.close(self._ours)
        return shown.decode()


@pytest.mark.parametrize(("answer", "is_yes"), [("y\n", True), ("\n", False)])
def test_it_asks_once_whether_the_local_network_may_come_in(answer: str, is_yes: bool, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        terminal = Terminal(answer, patch)
        assert ask_lan_once(tmp_path) is is_yes
        assert "local network" in terminal.shown()
    with pytest.MonkeyPatch.context() as patch:
        terminal = Terminal("", patch)
        assert ask_lan_once(tmp_path) is is_yes
        assert terminal.shown() == ""
    assert ask_lan_once(tmp_path) is is_yes  # nor without a terminal


# -- a proxy in front


async def _pump(read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while part := await read.read(65536):
            write.write(part)
            await write.drain()
    write.close()


@contextlib.asynccontextmanager
async def proxy(prefix: str, port: int, target: int) -> AsyncIterator[None]:
    """A reverse proxy that takes a prefix away, for one request a connection, and hands sockets on."""

    async def forward(read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
        head = (await read.readuntil(b"\r\n\r\n")).decode("latin-1")
        method, path, rest = head.split(" ", 2)
        if not path.startswith(f"{prefix}/"):
            write.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            write.close()
            return
        lines = [line for line in rest.split("\r\n")[:-2] if line.lower() not in ("connection: keep-alive",)]
        is_socket = any(line.lower().startswith("upgrade:") for line in lines)
        lines = [re.sub("(?i)^host:.*", "Host: games.example", line) for line in lines]
        lines += ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: http"]
        lines += [] if is_socket else ["Connection: close"]
        their_read, their_write = await asyncio.open_connection("127.0.0.1", target)
        their_write.write(f"{method} {path[len(prefix) :]} ".encode() + "\r\n".join([*lines, "", ""]).encode("latin-1"))
        await asyncio.gather(_pump(read, their_write), _pump(their_read, write))

    async with await asyncio.start_server(forward, "127.0.0.1", port):
        yield


async def test_behind_a_proxy_everything_lives_under_its_path(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}/arcus"
    server = ServerProcess(tmp_path, "--data", str(tmp_path), "--public-url", f"{url}/", "--bots", "0")
    async with started(server), proxy("/arcus", port, server.port), httpx.AsyncClient() as http:
        page = await http.get(f"{url}/")
        assert page.status_code == 200
        assert b'<base href="/arcus/">' in page.content
        answer = await http.put(f"{url}/api/me", json={"name": "Ada"}, headers={"Origin": f"http://127.0.0.1:{port}"})
        assert "Path=/arcus;" in answer.headers["set-cookie"] + ";"
        elsewhere = await http.put(f"{url}/api/me", json={"name": "Ada"}, headers={"Origin": "http://evil.example"})
        assert elsewhere.status_code == 403
        await play_a_game(url)


async def test_a_page_that_comes_by_https_is_kept_apart_from_other_pages(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path / "arcus.sqlite")
    async with running(database, public_url="https://games.example") as arcus, arcus.http() as http:
        headers = (await http.get("/health/live", headers={"Host": "games.example"})).headers
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    async with running(database) as arcus, arcus.http() as http:
        headers = (await http.get("/health/live", headers={"Host": "games.example"})).headers
        assert "Cross-Origin-Opener-Policy" not in headers
