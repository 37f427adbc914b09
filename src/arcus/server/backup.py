"""Backups of either database, in use, as one SQLite file."""

import os
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from arcus.core.game import UsageError
from arcus.server.journal_store import HEAD, in_short
from arcus.server.schema import metadata
from arcus.server.settings import sqlite_file
from arcus.server.store import Store

SOME = 1000  # rows at a time


def backup(url: str, path: Path) -> dict[str, int]:
    """Write a consistent snapshot to a file and return the number of rows by table; on failure, leave no file."""
    if path.exists():
        raise UsageError(f"{path}: there is such a file already; a backup never overwrites one")
    if not path.parent.is_dir():
        raise UsageError(f"{path.parent}: there is no such folder")
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    source, target = Store(url, answer_within=None), Store(sqlite_file(part))
    try:
        if source.version() != HEAD:
            raise UsageError(
                "the database is not of this version of Arcus; start this version's server once, and try again"
            )
        target.migrate()
        with _at_one_moment(source) as read, target.engine.begin() as write:
            counts = _copy(read, write)
        with target.engine.connect() as done:
            done.execute(sa.text("PRAGMA journal_mode=DELETE"))  # a single file, readable from a read-only disk
        target.close()
        os.replace(part, path)
    except SQLAlchemyError as error:
        raise UsageError(f"{path}: can't be written ({in_short(error)})") from None
    finally:
        source.close()
        target.close()
        for name in (part, Path(f"{part}-wal"), Path(f"{part}-shm"), Path(f"{part}-journal")):
            name.unlink(missing_ok=True)
    return counts


@contextmanager
def _at_one_moment(store: Store) -> Iterator[Connection]:
    """Yield a connection with a snapshot of the database."""
    with store.engine.connect() as connection:
        if store.is_sqlite:
            connection.exec_driver_sql("BEGIN")  # Python's sqlite3 begins no transaction for reads
        else:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def restore(path: Path, url: str) -> dict[str, int]:
    """Restore a backup into an empty database and return the number of rows by table; on failure, change nothing."""
    if path.is_dir():
        raise UsageError(f"{path}: expected a backup file, got a folder")
    if not path.is_file():
        raise UsageError(f"{path}: there is no such file")
    with tempfile.TemporaryDirectory(prefix="arcus-restore-") as folder:
        copy = Path(folder) / "copy"
        shutil.copyfile(path, copy)  # the backup may be of an older version, and is never changed itself
        _check(copy, path)
        source, target = Store(sqlite_file(copy)), Store(url, answer_within=None)
        try:
            source.migrate()
            target.migrate()
            with source.engine.connect() as read, target.engine.begin() as write:
                if any(write.scalar(sa.select(sa.func.count()).select_from(table)) for table in metadata.sorted_tables):
                    raise UsageError("the database is not empty; a backup is restored into an empty one only")
                return _copy(read, write)
        except SQLAlchemyError as error:
            raise UsageError(f"{path}: can't be restored ({in_short(error)})") from None
        finally:
            source.close()
            target.close()


def _check(copy: Path, path: Path) -> None:
    """Raise UsageError unless a file is a backup that this version can read."""
    try:
        file = sqlite3.connect(copy)
        try:
            (version,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
            (state,) = file.execute("PRAGMA integrity_check").fetchone()
        finally:
            file.close()
    except (sqlite3.Error, TypeError):
        raise UsageError(f"{path}: this is not a backup of Arcus, or it is damaged") from None
    if state != "ok":
        raise UsageError(f"{path}: this backup is damaged")
    if str(version) > HEAD:
        raise UsageError(f"{path}: this backup is of a newer version of Arcus")


def _copy(read: Connection, write: Connection) -> dict[str, int]:
    counts = {}
    for table in metadata.sorted_tables:
        counts[table.name] = 0
        for rows in read.execute(sa.select(table)).mappings().partitions(SOME):
            write.execute(table.insert(), [dict(row) for row in rows])
            counts[table.name] += len(rows)
    return counts
