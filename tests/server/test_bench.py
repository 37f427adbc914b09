"""`arcus bench server`: real servers under a small real load."""

import json
import subprocess
import sys

import pytest

from arcus.cli.bench_server import load, running

TABLES = 14  # players: one table of each game


def test_every_server_is_measured_beside_its_echo() -> None:
    """All rows have moves, the durable one its share of the echo, and the paced one its pace."""
    command = [sys.executable, "-m", "arcus", "bench", "server", "--players", str(TABLES), "--seconds", "1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    durable, echo, paced = json.loads(done.stdout)
    assert [row["server"] for row in (durable, echo, paced)] == ["sqlite", "echo", "sqlite"]
    assert durable["echo_ratio"] == pytest.approx(durable["moves_per_s"] / echo["moves_per_s"])
    assert durable["moves_per_s"] > 0
    assert 0 < paced["moves_per_s"] < 1.5 * paced["paced"]
    for row in (durable, echo, paced):
        assert row["players"] == TABLES
        assert 0 < row["p50_ms"] <= row["p99_ms"]
    assert echo["update_bytes"] == pytest.approx(durable["update_bytes"], rel=0.02)


def test_the_echo_plays_games_that_end_and_begin_again() -> None:
    """Players come and go with every game, as at a real table, and nothing they ask for is refused."""
    with running("arcus.load.echo", "PORT", "2000", "40") as (url, _):
        found = load([url], TABLES, 2.0, None)
    assert found.tables == 4
    assert found.rematches > 0
    assert abs(found.moves / 40 - found.rematches) <= 2 * found.tables  # games that the window cuts at either end
    assert not found.refused


def test_a_load_of_nobody_is_refused() -> None:
    """Bad numbers are told, and nothing is started."""
    command = [sys.executable, "-m", "arcus", "bench", "server", "--players", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "--players" in done.stderr
    assert "Traceback" not in done.stderr
