"""What docs/operations.md promises: metrics, log lines, the systemd unit and the nginx configuration."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.services import program

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
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


@pytest.mark.needs("nginx")
def test_nginx_takes_the_configuration(tmp_path: Path) -> None:
    config = tmp_path / "nginx.conf"
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    config.write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ {folders} access_log off; server {{ listen 127.0.0.1:8080; {example('nginx')} }} }}"
    )
    command = [program("nginx") or "nginx", "-t", "-p", str(tmp_path), "-c", str(config)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
