"""Whether the database can be used: noticed while it is, and tried when somebody asks."""

import time

import structlog
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from arcus.server.schema import settings

TRIED = "tried"  # the setting that holds when somebody last tried to write

log = structlog.get_logger()


class Access:
    """Whether reading or writing works; logs when that changes, and not with every request."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.reason: str | None = None
        """Why it does not work; None while it does."""

    def failed(self, reason: str) -> None:
        """Note that it does not work."""
        if self.reason is None:
            log.error("database fails", access=self.what, error=reason)
        self.reason = reason

    def worked(self) -> None:
        """Note that it works."""
        if self.reason is not None:
            log.info("database works again", access=self.what)
        self.reason = None


def try_write(connection: Connection) -> None:
    """Write a row, as every move does; raises what the database has against it."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(settings).values(name=TRIED, value=str(time.time()))
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value}))
