"""The claims of docs/operations.md and deploy/: metrics, log lines, systemd, nginx, the image and the services."""

import ast
import asyncio
import json
import re
import secrets
import shlex
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # it has no types

from arcus.cli import app
from arcus.records.record import parse_record
from arcus.records.replay import verify
from tests.server.client import Player, all_until
from tests.server.inprocess import Arcus, listening
from tests.server.process import common_folder
from tests.services import Postgres, Redis, Service, program

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
COMPOSE = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
LOGGING = ("log.info", "log.warning", "log.error", "log.exception")


def listed(column: str) -> set[str]:
    """Return the names in the first column of a table of the page."""
    rows = DOCS.partition(f"\n| {column} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {name for row in rows for name in re.findall("`([^`]+)`", row.split("|")[1])}


def example(kind: str) -> str:
    """Return the page's example in this language."""
    return DOCS.partition(f"```{kind}\n")[2].partition("```")[0]


def events() -> set[str]:
    """Return every event that the server logs."""
    found = set()
    for file in (ROOT / "src" / "arcus" / "server").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in LOGGING:
                assert isinstance(node.args[0], ast.Constant), f"{file.name}:{node.lineno}: an event is a plain text"
                found.add(str(node.args[0].value))
    return found


def test_every_log_line_is_explained() -> None:
    assert listed("event") == events()


async def test_every_metric_is_explained(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        text = (await ada.http.get("/metrics")).text
    assert listed("metric") == set(re.findall(r"^(arcus_\w+) ", text, re.MULTILINE))


@pytest.mark.needs("systemd")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "arcus.service"
    text = example("ini").replace("/opt/arcus/bin/arcus", "/bin/true")  # the program must be there
    assert "/bin/true serve" in text
    unit.write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    complaints = [line for line in done.stderr.splitlines() if "arcus.service" in line]
    assert (done.returncode, complaints) == (0, [])


def test_the_page_shows_the_unit() -> None:
    assert example("ini") == (DEPLOY / "arcus.service").read_text(encoding="utf-8")
    [command] = re.findall(r"^ExecStart=/opt/arcus/bin/arcus (.+)$", example("ini"), re.MULTILINE)
    assert unknown_words(shlex.split(command)) == []


def unknown_words(words: list[str]) -> list[str]:
    """Return what `arcus` does not understand of these words; a wrong option raises."""
    _, _, unused, *_ = app.parse_known_args(words)
    return unused


def nginx(tmp_path: Path, text: str) -> "subprocess.CompletedProcess[str]":
    """Let nginx read a configuration."""
    config = tmp_path / "nginx.conf"
    config.write_text(text)
    command = [program("nginx") or "nginx", "-t", "-p", str(tmp_path), "-c", str(config)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def top_lines(tmp_path: Path) -> tuple[str, str]:
    """Return lines for the top and for `http` that keep nginx within a folder."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    return f"pid {tmp_path}/pid; error_log stderr;\n", f"{folders} access_log off;"


@pytest.mark.needs("nginx")
def test_nginx_takes_the_configuration(tmp_path: Path) -> None:
    top, inner = top_lines(tmp_path)
    server = f"server {{ listen 127.0.0.1:8080; {example('nginx')} }}"
    done = nginx(tmp_path, f"{top} events {{}}\nhttp {{ {inner} {server} }}")
    assert done.returncode == 0, done.stderr


@pytest.mark.needs("nginx")
def test_nginx_takes_the_configuration_of_the_services(tmp_path: Path) -> None:
    top, inner = top_lines(tmp_path)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert set(re.findall(r"server (\w+:\d+);", text)) == {"server1:8777", "server2:8777"}
    text = re.sub(r"server \w+(:\d+);", r"server 127.0.0.1\1;", text).replace("http {", f"http {{ {inner}", 1)
    done = nginx(tmp_path, top + text)
    assert done.returncode == 0, done.stderr


def test_the_services_start_arcus_with_options_that_it_has() -> None:
    text = re.sub(r"\$\{ARCUS_URL[^}]*\}", "https://games.example", COMPOSE)
    services = yaml.safe_load(text)["services"]
    assert set(services) == {"database", "broker", "server1", "server2", "worker", "proxy"}
    for name in ("server1", "server2", "worker"):
        assert unknown_words(services[name]["command"]) == []
        assert services[name]["depends_on"].keys() == {"database", "broker"}
        assert (DEPLOY / services[name]["build"]["context"] / services[name]["build"]["dockerfile"]).is_file()
    network = yaml.safe_load(text)["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert f"--proxy={network}" in services["server1"]["command"]
    [port] = re.findall(r"listen (\d+);", (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    assert services["proxy"]["ports"][0].endswith(f":{port}")
    assert "--port=8777" in services["server1"]["command"]


def test_the_image_starts_arcus_with_options_that_it_has() -> None:
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    [command] = re.findall(r"^CMD (\[.+\])$", recipe, re.MULTILINE)
    assert unknown_words(json.loads(command)) == []
    copied = re.findall(r"^COPY (?!--from)(\S+) \S+$", recipe, re.MULTILINE)
    assert copied == ["requirements.lock", "."]
    assert all((ROOT / name).exists() for name in copied)


class Nginx(Service):
    """nginx with the configuration of the services, in front of servers on this machine."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        super().__init__(folder)
        self.config = folder / "nginx.conf"
        text, servers = (DEPLOY / "nginx.conf").read_text(encoding="utf-8"), iter(ports)
        top, inner = top_lines(folder)
        text = re.sub(r"server \w+:8777;", lambda _: f"server 127.0.0.1:{next(servers)};", text)
        text = text.replace("http {", f"http {{ {inner}", 1).replace("listen 8080;", f"listen 127.0.0.1:{self.port};")
        self.config.write_text(f"{top}daemon off;\n{text}")

    def command(self) -> list[str]:
        return [program("nginx") or "nginx", "-p", str(self.folder), "-c", str(self.config)]


@pytest.mark.needs("nginx", "postgres", "redis")
async def test_people_play_by_way_of_nginx_whichever_server_it_chooses(postgres: Postgres, redis: Redis) -> None:
    database = postgres.fresh(f"nginx-{secrets.token_hex(6)}")
    settings: dict[str, Any] = {"broker": redis.url, "public_url": "http://games.example"}
    with common_folder() as folder:
        async with listening(database, **settings) as one, listening(database, **settings) as other:
            proxy = Nginx(folder, [int(server.url.rpartition(":")[2]) for server in (one, other)])
            await asyncio.to_thread(proxy.start)
            try:
                await play_by_way_of(f"http://127.0.0.1:{proxy.port}")
                assert all(server.server.registry.tables for server in (one, other))
            finally:
                await asyncio.to_thread(proxy.stop, signal.SIGTERM)


async def play_by_way_of(url: str) -> None:
    """Let two people play through a proxy, and check that it keeps to itself what is for operators."""
    async with Player(url, "Ada") as ada, Player(url, "Bob") as bob:
        table = await ada.open(game="red7", seats=2)
        for player in (ada, bob):
            await player.enter(table)
            await player.sit()
        await ada.done("begin")
        await all_until(lambda update: update["table"]["phase"] == "playing", ada, bob)
        await asyncio.gather(ada.play_on(), bob.play_on())
        verify(parse_record((await bob.http.get(f"/api/tables/{table}/record")).content))
        for path in ("/metrics", "/health/ready", "/health/live"):
            assert (await ada.http.get(path)).status_code == 404
