"""Other users of the machine can't read the embedded database, nor backups of any database."""

import os
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from arcus.server.backup import backup, restore
from arcus.server.settings import sqlite_file, sqlite_url
from arcus.server.startup import prepare
from arcus.server.store import Store


@pytest.fixture(autouse=True)
def _usual_umask() -> object:
    """Files are made as on most machines, readable by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    """Return the permissions of a file."""
    return path.stat().st_mode & 0o777


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Everybody on the machine could read it, with the key that signs cookies."""
    folder = tmp_path / "new" / "data"
    store = Store(sqlite_url(folder))
    store.migrate()
    with store.begin() as connection:
        connection.exec_driver_sql("INSERT INTO settings VALUES ('a', 'b')")
        names = {path.name: mode(path) for path in folder.iterdir()}
    store.close()
    assert names == {"arcus.sqlite": 0o600, "arcus.sqlite-wal": 0o600, "arcus.sqlite-shm": 0o600}
    assert mode(folder) == 0o700
    assert mode(folder.parent) == 0o755


def test_a_backup_is_for_its_owner_alone(database: str, tmp_path: Path) -> None:
    prepare(database)
    backup(database, tmp_path / "backup")
    assert mode(tmp_path / "backup") == 0o600
    restore(tmp_path / "backup", sqlite_file(tmp_path / "restored.sqlite"))
    assert mode(tmp_path / "restored.sqlite") == 0o600


@pytest.mark.parametrize(
    ("file", "folder", "is_open"),
    [(0o644, 0o755, True), (0o640, 0o750, True), (0o644, 0o700, False), (0o600, 0o755, False)],
)
def test_a_database_that_others_can_read_is_warned_about(tmp_path: Path, file: int, folder: int, is_open: bool) -> None:
    path = tmp_path / "data" / "arcus.sqlite"
    prepare(sqlite_url(path.parent))
    path.chmod(file)
    path.parent.chmod(folder)
    with capture_logs() as logs:
        prepare(sqlite_file(path))
    warned = [line for line in logs if line["event"] == "the database can be read by others"]
    assert [(line["file"], line["mode"], line["advice"]) for line in warned] == (
        [(str(path), f"{file:04o}", f"chmod 600 {path}")] if is_open else []
    )
    assert mode(path) == file  # it is the owner's to change
