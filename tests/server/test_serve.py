"""`arcus serve` itself: where it listens, what it says, how it ends; the house's network, and a proxy in front."""

import asyncio
import contextlib
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from arcus.cli import app
from arcus.cli.serve import house_address, may_house_come_in
from arcus.core.game import WrongUse
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server.run import bound_socket
from arcus.server.settings import Settings
from tests.server.client import Player
from tests.server.conftest import Arcus, common_folder, quick
from tests.server.services import Postgres, children, free_port, wait_for, wait_or_kill
from tests.server.test_play import begun, seated


class Serving:
    """`arcus serve` with a port of its own choice, and what it prints."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.out = folder / "out"
        command = [
            sys.executable,
            "-m",
            "arcus",
            "serve",
            "--port",
            "0",
            "--data",
            str(folder),
            "--pace",
            "0",
            *options,
        ]
        with open(self.out, "wb") as out:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env=quick(),
                start_new_session=True,
            )

    @property
    def said(self) -> str:
        """What it has printed so far."""
        return self.out.read_text()

    def url(self, which: int = 0) -> str:
        """The addresses that it has printed, once it has."""
        wait_for("the greeting", lambda: "Ctrl-C" in self.said or self.process.poll() is not None)
        found: list[str] = re.findall(r"http://\S+(?=/)", self.said)
        assert found, self.said
        wait_for("an answer", lambda: _answers(found[which]))
        return found[which]

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it, all of its processes as a terminal does, and tell how it ended."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, how)
        return wait_or_kill(self.process)


def _answers(url: str) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{url}/health/live").status_code == 200
    return False


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[list[Serving]]:
    """What was started, to be ended with the test."""
    started: list[Serving] = []
    yield started
    for each in started:
        each.end()


def test_ctrl_c_stops_cleanly_also_while_people_and_bots_play(serving: list[Serving], tmp_path: Path) -> None:
    serving.append(Serving(tmp_path, "--bots", "1"))
    url = serving[0].url()

    async def play() -> None:
        async with Player(url, "Ada") as ada:
            table = await ada.open(game="kobito", seats=2)
            await ada.enter(table)
            await ada.done("sit")
            await ada.done("seat-bot", seat=1, level="random")
            await ada.done("begin")
            await ada.until(lambda update: bool(update["view"] and update["view"]["moves"] and update["events"]))
            began = time.monotonic()
            code = await asyncio.to_thread(serving[0].end, signal.SIGINT)
            assert code == 0
            assert time.monotonic() - began < 15

    asyncio.run(play())
    assert "Traceback" not in serving[0].said
    assert "Error" not in serving[0].said


LINGER = """
import threading
from arcus.server.run import end_within
threading.Thread(target=threading.Event().wait, name="waits-for-ever").start()
end_within(0.5)
"""


def test_what_holds_up_the_end_of_a_process_does_so_for_a_while_only() -> None:
    """A thread that waits without end, as for the result of a bot's process that was killed, kept it from ending."""
    ended = subprocess.run([sys.executable, "-c", LINGER], capture_output=True, text=True, timeout=60, env=quick())
    assert ended.returncode == 1
    assert "waits-for-ever" in ended.stdout + ended.stderr


@pytest.mark.needs("postgres", "linux")
@pytest.mark.parametrize(("how", "kind"), [(signal.SIGINT, "serve"), (signal.SIGTERM, "worker")])
def test_it_stops_soon_while_the_database_does_not_answer(how: signal.Signals, kind: str, tmp_path: Path) -> None:
    """It waited for the answer, for ever."""
    with common_folder() as folder:
        postgres = Postgres(folder).start()
        words = ["serve", "--no-browser", "--port", "0"] if kind == "serve" else ["worker"]
        command = [sys.executable, "-m", "arcus", *words, "--bots", "1", "--database", postgres.url]
        with open(tmp_path / "out", "wb") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env=quick(), start_new_session=True)
        try:
            wait_for("the greeting", lambda: "Ctrl-C" in (tmp_path / "out").read_text())
            wait_for("sweeps", lambda: is_used(postgres))
            with silent(postgres):
                with contextlib.suppress(TimeoutError):  # nothing new is asked if one had asked just before
                    wait_for("a sweep that asks", lambda: is_asked(postgres.port), 10)
                process.send_signal(how)
                wait_or_kill(process, 40)
            assert "stopped the hard way" in (tmp_path / "out").read_text()
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait(30)
            postgres.stop()


@contextlib.contextmanager
def silent(postgres: Postgres) -> Iterator[None]:
    """A database that is there and answers nobody, until it goes on."""
    assert postgres.process is not None
    _send(postgres.process.pid, signal.SIGSTOP)  # first, so that it starts no more of them
    parts = [postgres.process.pid, *children(postgres.process.pid)]  # each has a session of its own
    for part in parts:
        _send(part, signal.SIGSTOP)
    try:
        yield
    finally:
        for part in parts:
            _send(part, signal.SIGCONT)


def _send(process: int, what: signal.Signals) -> None:
    """Send a signal to a process that may have ended: those who serve a connection go with it."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, what)


ESTABLISHED = "01"  # in /proc/net/tcp; who has hung up waits for no answer


def is_asked(port: int) -> bool:
    """Has somebody who is still there sent something to a port of this machine that was not read yet?"""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    here = [row for row in rows if row[1].endswith(f":{port:04X}") and row[3] == ESTABLISHED]
    return any(int(row[4].split(":")[1], 16) for row in here)


OTHERS = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"


def is_used(postgres: Postgres) -> bool:
    """Is anybody else connected to this database?"""
    with psycopg.connect(postgres.url, connect_timeout=10) as connection:
        return len(connection.execute(OTHERS).fetchall()) > 0


def test_a_port_in_use_is_said_and_another_can_be_chosen(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "arcus", "serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=120, env=quick())
    assert (ended.returncode, ended.stdout) == (2, "")
    assert re.fullmatch(rf"arcus: .*127\.0\.0\.1:{port} .*--port .*\n", ended.stderr), ended.stderr


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
def test_what_cannot_be_is_said(options: list[str], word: str, tmp_path: Path) -> None:
    given = [str(tmp_path) if option == "HERE" else option for option in options]
    with pytest.raises(WrongUse) as wrong:
        app(["serve", "--no-browser", *given], exit_on_error=False, print_error=False, result_action="return_value")
    assert word in str(wrong.value)
    assert len(str(wrong.value).splitlines()) == 1


def test_a_port_that_somebody_has_is_said() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other, pytest.raises(WrongUse, match="--port chooses another"):
        bound_socket(Settings(database="", port=other.getsockname()[1]))


def test_without_the_extra_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['segno'] = None; sys.argv = ['arcus', 'serve']; from arcus.cli import main; main()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, env=quick())
    assert ended.returncode == 2
    assert re.fullmatch(r"arcus: this needs segno; .*\[server\].*\n", ended.stderr), ended.stderr


# -- the house


def play_a_game(url: str) -> None:
    """Two people, from names to a record that holds, all by one address."""

    async def play() -> None:
        async with Player(url, "Ada") as ada, Player(url, "Bob") as bob:
            table = await seated(ada, bob, {"game": "rainbow", "seats": 2})
            invitation = (await ada.http.get(f"/api/tables/{table}/invitation")).json()
            assert invitation["url"] == f"{url}/t/{table}"
            link = (await ada.http.post("/api/me/link", headers={"Origin": url.split("/arcus")[0]})).json()
            assert link["url"].startswith(f"{url}/recover#")
            await begun(ada, bob)
            await asyncio.gather(ada.play_on(), bob.play_on())
            verify(parse_record((await ada.http.get(f"/api/tables/{table}/record")).content))

    asyncio.run(play())


@pytest.mark.needs("network")
def test_the_house_plays_over_plain_http_at_the_address_that_is_printed(serving: list[Serving], tmp_path: Path) -> None:
    serving.append(Serving(tmp_path, "--lan", "--no-browser"))
    url = serving[0].url(1)
    assert house_address() in url
    assert re.search("[▀▄█]{10}", serving[0].said), "a QR code"
    answer = httpx.put(f"{url}/api/me", json={"name": "Ada"}, headers={"Origin": url})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "secure" not in cookie
    play_a_game(url)


@pytest.mark.needs("network")
def test_nobody_in_the_house_comes_in_unasked(serving: list[Serving], tmp_path: Path) -> None:
    """Without a terminal nobody is asked, and the answer is no."""
    serving.append(Serving(tmp_path, "--ask-lan"))
    port = int(serving[0].url().rsplit(":", 1)[1])
    assert not (tmp_path / "lan").exists()
    assert "?" not in serving[0].said
    for address in {"127.0.0.2", socket.gethostbyname(house_address())} - {
        "127.0.0.1"
    }:  # what listens to all hears both
        with socket.socket() as probe:
            probe.settimeout(10)
            assert probe.connect_ex((address, port)) != 0, address


ASK = """
import pathlib, sys
from arcus.cli.serve import may_house_come_in
print("=>", may_house_come_in(pathlib.Path(sys.argv[1])))
"""


def asked(folder: Path, answer: str) -> str:
    """What is shown in a terminal to somebody who answers."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", ASK, str(folder)]
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=quick(), start_new_session=True)
    os.close(theirs)
    os.write(ours, answer.encode())
    shown = b""
    with contextlib.suppress(OSError):  # the terminal closes with its last reader
        while select.select([ours], [], [], 90)[0] and (part := os.read(ours, 4096)):
            shown += part
    ended = wait_or_kill(process)
    os.close(ours)
    assert ended == 0, shown
    return shown.decode()


@pytest.mark.parametrize(("answer", "is_yes"), [("y\n", True), ("\n", False)])
def test_one_is_asked_once_whether_the_house_may_come_in(answer: str, is_yes: bool, tmp_path: Path) -> None:
    shown = asked(tmp_path, answer)
    assert "house" in shown
    assert f"=> {is_yes}" in shown
    assert may_house_come_in(tmp_path) is is_yes
    if is_yes:
        assert "house" not in asked(tmp_path, "")


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


def test_behind_a_proxy_everything_lives_under_its_path(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}/arcus"
    server = Arcus(tmp_path, "--data", str(tmp_path), "--public-url", f"{url}/").start()

    async def visit() -> None:
        async with proxy("/arcus", port, server.port), httpx.AsyncClient() as http:
            page = await http.get(f"{url}/")
            assert page.status_code == 200
            if b"<base" in page.content:
                assert b'<base href="/arcus/">' in page.content
            answer = await http.put(
                f"{url}/api/me", json={"name": "Ada"}, headers={"Origin": f"http://127.0.0.1:{port}"}
            )
            assert "Path=/arcus;" in answer.headers["set-cookie"] + ";"
            elsewhere = await http.put(f"{url}/api/me", json={"name": "Ada"}, headers={"Origin": "http://evil.example"})
            assert elsewhere.status_code == 403
            await asyncio.to_thread(play_a_game, url)

    try:
        asyncio.run(visit())
    finally:
        server.stop(signal.SIGTERM)


def test_whoever_comes_by_https_gets_a_page_that_keeps_to_itself(tmp_path: Path) -> None:
    server = Arcus(tmp_path, "--data", str(tmp_path), "--public-url", "https://games.example").start()
    try:
        headers = httpx.get(f"{server.url}/health/live", headers={"Host": "games.example"}, timeout=30).headers
        assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    finally:
        server.stop(signal.SIGTERM)
