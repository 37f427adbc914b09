"""The commands of deploy/compose.yaml, run as processes: two servers, a worker and nginx play a game together."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # it has no types

from arcus.bots.random_bot import RandomBot
from arcus.client import Client
from arcus.protocol import Begin, SeatBot, Setup, Sit, TableInfo
from arcus.records.replay import verify
from tests.server.process import ArcusCommand
from tests.services import Postgres, Redis, Service, free_port, program

DEPLOY = Path(__file__).parents[2] / "deploy"
pytestmark = pytest.mark.needs("postgres", "redis", "nginx", "linux")


class Nginx(Service):
    """The proxy, with the addresses and files of a test."""

    def __init__(self, folder: Path, servers: Sequence[int]) -> None:
        super().__init__(folder)
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("listen 8080", f"listen {self.port}")
        for number, port in enumerate(servers, 1):
            text = text.replace(f"server{number}:8777", f"127.0.0.1:{port}")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        folders = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
        text = text.replace("http {", f"http {{ {folders} access_log off;", 1)
        (folder / "nginx.conf").write_text(f"pid {folder}/pid; error_log stderr; daemon off;\n{text}")

    def command(self) -> Sequence[str]:
        return [program("nginx") or "nginx", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def start(self) -> "Nginx":
        """Start it, as the user that runs the tests."""
        return self.spawn()


def services(url: str, database: str, broker: str) -> dict[str, Any]:
    """Return the services, with these addresses."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    text = re.sub(r"\$\{ARCUS_URL[^}]*\}", url, text).replace("postgresql://arcus@database/arcus", database)
    text = text.replace("redis://broker", broker).replace("172.30.87.0/24", "127.0.0.1")
    found: dict[str, Any] = yaml.safe_load(text)["services"]
    return found


def started(folder: Path, words: Sequence[str]) -> ArcusCommand:
    """Start one of the services."""
    folder.mkdir()
    return ArcusCommand(folder, *words, ARCUS_LIMITS="on").start()


def play(url: str) -> TableInfo:
    """Play a game against a bot through the proxy, and return its table at the end."""
    client = Client.register(url, "Ada")
    table = client.open_table(Setup("red7", 2))
    with client.enter(table.id) as socket:
        socket.ask(Sit)
        socket.ask(SeatBot, seat=1, level="random")
        socket.ask(Begin)
        over = socket.play(RandomBot(1))
    verify(client.record(table.id))
    return over


async def test_the_services_play_a_game_together(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    ports = [free_port(), free_port()]
    proxy = Nginx(tmp_path, ports)
    url = f"http://127.0.0.1:{proxy.port}"
    found = services(url, postgres.fresh(f"services-{proxy.port}"), redis.url)
    running: list[Service] = []
    try:
        for name, port in zip(("server1", "server2"), ports, strict=True):
            words = [word.replace("8777", str(port)) for word in found[name]["command"]]
            running.append(await asyncio.to_thread(started, tmp_path / name, words))
        words = [*found["worker"]["command"], "--bots=1"]
        running.append(await asyncio.to_thread(started, tmp_path / "worker", words))
        running.append(await asyncio.to_thread(proxy.start))
        over = await asyncio.wait_for(asyncio.to_thread(play, url), 90)
        assert over.phase == "over"
    finally:
        for service in running:
            await asyncio.to_thread(service.stop)
