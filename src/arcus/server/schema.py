"""The tables of the database, the same for SQLite and PostgreSQL."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("token", String(64), unique=True),  # SHA-256 of a bot's token
    Column("since", BigInteger, nullable=False),  # cookies older than this are void
)

tables = Table(
    "tables",  # a summary of each table for lists and sweeps, derived from its journal and written with it
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(16), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("phase", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("wanted", String(64), nullable=False),  # the setup that a matched stranger must want; empty if none can join
    Column("changed", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when the next clock runs out, or a deal becomes void
    Column("bots_due", Boolean, nullable=False),
    Column("lease", BigInteger, nullable=False),  # until when a process has the lease on the bots
    Column("line", LargeBinary, nullable=False),  # a TableLine
    Index("tables_lobby", "public", "phase", "changed"),
    Index("tables_wanted", "wanted"),
    Index("tables_deadline", "deadline"),
    Index("tables_bots", "bots_due", "lease"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Index("sitters_person", "person"),
)

named = Table(
    "named",  # the accounts that each table's journal names, including former sitters; filled by triggers
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    sqlite_with_rowid=False,
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("deed", LargeBinary, nullable=False),  # a change; older versions running beside this one use the name
    sqlite_with_rowid=False,
)

records = Table(
    "records",  # of finished games, and for a day those that were uploaded
    metadata,
    Column("table_id", String(32), primary_key=True),  # of an uploaded record: u and a hash
    Column("game", String(16), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("analysis", LargeBinary),  # an Analysis, or a Mark while one is computed
    Column("number", BigInteger),  # its place in the list of public records; given when it is first listed
    Column("counted", BigInteger),  # when statistics counted it; see counting.py
    Index("records_ended", "public", "ended"),
    Index("records_listed", "public", "number", unique=True),
    Index("records_uncounted", "ended", sqlite_where=text("counted IS NULL"), postgresql_where=text("counted IS NULL")),
)

luck = Table(
    "luck",  # random events of all finished games
    metadata,
    Column("game", String(16), primary_key=True),
    Column("chance", String(16), primary_key=True),
    Column("games", BigInteger, nullable=False),
    Column("spread", Float, nullable=False),  # the number of independent draws whose counts vary as much
    Column("counts", LargeBinary, nullable=False),  # by outcome, as JSON
)

results = Table(
    "results",  # finished games by person
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("against", String(8), nullable=False),
    Column("result", String(8), nullable=False),
    Column("points", Integer),
    Column("mean", Float),  # the person's rating after the game, if it was rated
    Column("deviation", Float),
    Index("results_ended", "person", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("holder", String(40), primary_key=True),  # a person, or `bot:` and a level
    Column("game", String(16), primary_key=True),
    Column("variant", String(64), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

spent_links = Table(
    "spent_links",  # recovery links that were used, until they would have expired
    metadata,
    Column("link", String(64), primary_key=True),  # SHA-256 of its token
    Column("until", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)


def insert(table: Table, dialect: str) -> Any:
    """Return an insert that can have an `on_conflict` clause; each database has its own kind."""
    return (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)


def upsert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Insert rows with values for all columns, or replace those with the same key."""
    if rows:
        statement = insert(table, connection.dialect.name)
        keys = [column.name for column in table.primary_key]
        values = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
        connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=values), rows)
