"""`arcus backup` and `arcus restore`."""

from pathlib import Path

from platformdirs import user_data_path

from arcus.cli.options import DatabaseOptions
from arcus.core.game import UsageError
from arcus.locale import catalogue
from arcus.server import backup as backups
from arcus.server.settings import check_url, sqlite_url


def database_url(where: DatabaseOptions, must_exist: bool = True) -> str:
    """Return the URL of a command's database, or raise UsageError."""
    if where.data is not None and where.database is not None:
        raise UsageError("--data and --database exclude each other; give one of them")
    if where.database is not None:
        check_url("database", where.database, ("postgresql", "sqlite"))
        return where.database
    folder = where.data if where.data is not None else user_data_path("arcus", appauthor=False)
    if must_exist and not (folder / "arcus.sqlite").is_file():
        raise UsageError(f"no database in {folder}; choose another with --data or --database")
    return sqlite_url(folder)


def back_up(file: Path, where: DatabaseOptions) -> None:
    """Write a backup and print its counts of tables and entries."""
    counts = backups.backup(database_url(where), file)
    print(catalogue().say("admin-backed-up", file=str(file), tables=counts["tables"], entries=counts["journal"]))


def bring_back(file: Path, where: DatabaseOptions) -> None:
    """Restore a backup and print its counts of tables and entries."""
    counts = backups.restore(file, database_url(where, must_exist=False))
    print(catalogue().say("admin-restored", file=str(file), tables=counts["tables"], entries=counts["journal"]))
