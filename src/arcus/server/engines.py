"""Database engines: SQLite at full durability, and PostgreSQL with time limits.

A PostgreSQL that is stopped, or behind a network that drops packets, may accept a connection and never answer. Its own
`statement_timeout` can't help then, so the client has a time limit too.
"""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import Engine
from sqlalchemy.pool import ConnectionPoolEntry

from arcus.server.private_files import make_private

if TYPE_CHECKING:
    from psycopg import Connection

CONNECT_WITHIN = 3  # seconds for PostgreSQL to accept a connection; libpq takes at least 2
ANSWER_WITHIN = 5.0  # seconds for PostgreSQL to answer a statement
SHARE = 0.8  # of that, after which PostgreSQL itself cancels the statement with an error


def engine_for(url: str, answer_within: float | None = ANSWER_WITHIN) -> Engine:
    """Return an engine for a database; None lets a statement take as long as it needs."""
    if not url.startswith("postgresql"):
        made = sa.create_engine(url, pool_size=4, max_overflow=2)
        sa.event.listen(made, "do_connect", _create_sqlite)
        sa.event.listen(made, "connect", _prepare_sqlite)
        return made
    url = "postgresql+psycopg://" + url.partition("://")[2]
    limits = {"connect_timeout": CONNECT_WITHIN, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
    limits = {name: value for name, value in limits.items() if name not in sa.make_url(url).query}
    made = sa.create_engine(url, pool_pre_ping=True, pool_size=4, max_overflow=2, connect_args=limits)
    if answer_within is not None:
        _limit_answers(made, answer_within)
    return made


def _create_sqlite(_: Any, __: Any, args: list[Any], ___: dict[str, Any]) -> None:
    """Create the file before SQLite does, which would make it readable by others."""
    if args and (path := Path(args[0])).is_absolute():
        make_private(path)


def _prepare_sqlite(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    # A statement that inserts several rows first copies every page that it changes, in memory instead of in a file.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
        "temp_store=MEMORY",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _limit_answers(engine: Engine, seconds: float) -> None:
    """Make each statement of an engine fail with OperationalError if it is not answered within this time."""
    from arcus.server.postgres import limited  # a server on SQLite runs without psycopg

    kind = limited(seconds)

    def connect(_: Any, __: Any, args: list[Any], options: dict[str, Any]) -> "Connection[Any]":
        return kind.connect(*args, **options)

    def limit(connection: "Connection[Any]", _: ConnectionPoolEntry) -> None:
        connection.execute(f"SET statement_timeout = {int(seconds * SHARE * 1000)}".encode())
        connection.commit()

    sa.event.listen(engine, "do_connect", connect)
    sa.event.listen(engine, "connect", limit)
