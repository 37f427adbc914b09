"""Prepares the database before a server starts: waits for it, migrates it and checks that it can be used."""

import os
import shlex
import sqlite3
import time
from pathlib import Path

import structlog
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from arcus.core.game import UsageError
from arcus.server.database import try_write
from arcus.server.journal_store import in_short
from arcus.server.private_files import open_to_others
from arcus.server.store import Store

WAITS = float(os.environ.get("ARCUS_WAITS_FOR_DATABASE", "30"))  # seconds to wait for a database that does not answer
AGAIN = 1.0  # seconds between two tries

log = structlog.get_logger()


def prepare(url: str, waits: float = WAITS) -> None:
    """Prepare a database for a server, or raise UsageError with the reason why it can't be used."""
    store = Store(url)
    try:
        _wait_for(store, waits)
        store.migrate()
        with store.begin() as connection:
            try_write(connection)
        _warn_if_open(store)
    except (SQLAlchemyError, sqlite3.Error) as error:
        advice = "; make room on its disk, and let this user write to its folder" if store.is_sqlite else ""
        raise UsageError(f"the database {_place(store)} can't be used ({in_short(error)}){advice}") from None
    finally:
        store.close()


def _wait_for(store: Store, seconds: float) -> None:
    """Return once the database answers; raise UsageError after a time limit, and other errors as they are."""
    until = time.monotonic() + seconds
    while True:
        try:
            store.version()
            return
        except OperationalError as error:
            if store.is_sqlite or not _is_silent(error):
                raise
            left = until - time.monotonic()
            log.warning("waiting for the database", database=_place(store), seconds_left=max(0, round(left)))
            if left <= 0:
                raise UsageError(
                    f"the database {_place(store)} has not answered for {seconds:g} s; "
                    "start it, or choose another with --database"
                ) from None
            time.sleep(min(AGAIN, left))


def _is_silent(error: OperationalError) -> bool:
    """Return whether an error means that the database does not answer, rather than that it refuses."""
    import psycopg  # a server on SQLite runs without it

    from arcus.server.postgres import NoAnswer

    return isinstance(error.orig, NoAnswer | psycopg.errors.ConnectionTimeout)


def _warn_if_open(store: Store) -> None:
    """Log a warning if other users of the machine can read the embedded database."""
    if store.is_sqlite and (mode := open_to_others(Path(_place(store)))):
        log.warning(
            "the database can be read by others",
            file=_place(store),
            mode=mode,
            advice=f"chmod 600 {shlex.quote(_place(store))}",
        )


def _place(store: Store) -> str:
    """Return the location of a database, without user and password."""
    url = store.engine.url
    return str(url.database) if store.is_sqlite else f"{url.host}:{url.port or 5432}/{url.database}"
