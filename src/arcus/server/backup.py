"""Backups: everything that is kept, as one SQLite file, from and to either database, while it is in use."""

import os
import secrets
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError

from arcus.core.game import WrongUse
from arcus.server.schema import metadata
from arcus.server.store import Store

SOME = 1000  # rows at a time


def backup(url: str, path: Path) -> dict[str, int]:
    """Write all to a file, as it is at one moment; answers with how many rows of what. Whole, or not at all."""
    if path.exists():
        raise WrongUse(f"{path}: there is such a file already; a backup never overwrites one")
    if not path.parent.is_dir():
        raise WrongUse(f"{path.parent}: there is no such folder")
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    source, target = Store(url), Store(f"sqlite:///{part}")
    try:
        target.migrate()
        snapshot = source.engine.connect()
        if not source.is_sqlite:
            snapshot = snapshot.execution_options(isolation_level="REPEATABLE READ")
        with snapshot, snapshot.begin(), target.engine.begin() as out:
            counts = _copy(snapshot, out)
        with target.engine.connect() as out:
            out.execute(sa.text("PRAGMA wal_checkpoint(TRUNCATE)"))
        target.close()
        os.replace(part, path)
    finally:
        source.close()
        target.close()
        for name in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            name.unlink(missing_ok=True)
    return counts


def restore(path: Path, url: str) -> dict[str, int]:
    """Bring a backup into an empty database; answers with how many rows of what. Whole, or not at all."""
    if not path.is_file():
        raise WrongUse(f"{path}: there is no such file")
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as file:
            file.execute("SELECT count(*) FROM journal").fetchone()
    except sqlite3.Error:
        raise WrongUse(f"{path}: this is not a backup of Arcus, or it is damaged") from None
    source, target = Store(f"sqlite:///{path}"), Store(url)
    try:
        target.migrate()
        with source.engine.connect() as read, target.engine.begin() as out:
            if any(out.scalar(sa.select(sa.func.count()).select_from(table)) for table in metadata.sorted_tables):
                raise WrongUse("the database is not empty; a backup is restored into an empty one only")
            return _copy(read, out)
    except DatabaseError as error:
        raise WrongUse(f"{path}: can't be restored ({type(error.orig or error).__name__})") from None
    finally:
        source.close()
        target.close()


def _copy(read: Connection, write: Connection) -> dict[str, int]:
    counts = {}
    for table in metadata.sorted_tables:
        counts[table.name] = 0
        for rows in read.execute(sa.select(table)).mappings().partitions(SOME):
            write.execute(table.insert(), [dict(row) for row in rows])
            counts[table.name] += len(rows)
    return counts
