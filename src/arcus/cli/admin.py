"""`arcus admin`: tables and accounts of a server."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from rich.console import Console
from rich.table import Table as Grid
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from arcus.cli.backup import database_url
from arcus.cli.options import DatabaseOptions
from arcus.core.game import UsageError
from arcus.locale import catalogue
from arcus.protocol import Refused, TableLine
from arcus.server import changes, schema
from arcus.server.accounts import Accounts
from arcus.server.bot_pool import BotPool
from arcus.server.database import NotStored
from arcus.server.journal_store import in_short
from arcus.server.server import Server
from arcus.server.services import Services
from arcus.server.store import Store

T = TypeVar("T")

ID_WIDTH = 24  # characters; an ID is there to be copied, so it is never truncated


class PersonLine(msgspec.Struct, frozen=True):
    """A person or program in the list of `arcus admin people`."""

    id: str
    name: str
    is_bot: bool
    since: float
    codes: list[str]
    """Codes of their tables, newest first."""


def list_people(name: str | None, where: DatabaseOptions, json: bool) -> None:
    """Print people and programs, newest first; `arcus admin erase` takes their IDs."""

    def read(connection: Connection) -> list[PersonLine]:
        return [
            PersonLine(row.id, row.name, row.is_bot, row.created / 1000, list(connection.scalars(_codes(row.id))))
            for row in connection.execute(sa.select(schema.persons).order_by(schema.persons.c.created.desc())).all()
            if name is None or row.name.casefold() == name.casefold()
        ]

    lines = _read("people", read, where)
    rows = [(line.id, line.name, _when(line.since), ", ".join(line.codes)) for line in lines]
    _print_rows(lines, json, ("person", "name", "since", "code"), rows)


def _codes(person: str) -> sa.Select[tuple[str]]:
    """Return a query for the codes of a person's tables, newest first."""
    at = sa.select(schema.sitters.c.table_id).where(schema.sitters.c.person == person)
    return sa.select(schema.tables.c.code).where(schema.tables.c.id.in_(at)).order_by(schema.tables.c.changed.desc())


def list_tables(where: DatabaseOptions, json: bool) -> None:
    """Print all tables, newest first."""

    def read(connection: Connection) -> list[TableLine]:
        query = sa.select(schema.tables.c.line).order_by(schema.tables.c.changed.desc())
        return [msgspec.json.decode(line, type=TableLine) for line in connection.scalars(query)]

    lines = _read("tables", read, where)
    rows = [
        (
            line.id,
            line.code,
            line.setup.game,
            line.phase,
            ", ".join(seat.name or seat.level or "-" for seat in line.seats),
            _when(line.changed),
        )
        for line in lines
    ]
    _print_rows(lines, json, ("table", "code", "game", "phase", "seats", "changed"), rows)


def _read(what: str, read: Callable[[Connection], list[T]], where: DatabaseOptions) -> list[T]:
    """Return the rows that `read` finds in the database, or raise UsageError."""
    store = Store(database_url(where))
    try:
        with store.engine.connect() as connection:
            return read(connection)
    except SQLAlchemyError as error:
        raise UsageError(f"can't read the {what} ({in_short(error)})") from None
    finally:
        store.close()


def _print_rows(lines: Sequence[object], json: bool, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows as JSON or as a table with IDs in the first column."""
    if json:
        print(msgspec.json.encode(lines).decode())
        return
    grid = Grid()
    for nth, column in enumerate(columns):
        grid.add_column(catalogue().say(f"admin-{column}"), min_width=None if nth else ID_WIDTH)
    for row in rows:
        grid.add_row(*row)
    Console().print(grid)


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes")


def close_table(name: str, where: DatabaseOptions) -> None:
    """Close a table permanently; running servers notify its players."""

    async def close(server: Server) -> None:
        table = await server.registry.table(name)
        if table.state.phase in ("over", "closed"):
            raise Refused("server-over", "the game is over")
        await table.submit(lambda _: changes.Closed())

    _on_server(database_url(where), close)
    print(catalogue().say("admin-closed", table=name))


def erase_person(who: str, where: DatabaseOptions) -> None:
    """Delete a person's account; their games stay, under a pseudonym."""

    async def erase(server: Server) -> None:
        people = Accounts(server, "unused")
        person = await people.of_id(who)
        if person is None:
            raise UsageError(f"no person has the ID '{who}'; `arcus admin people` lists them")
        await people.erase(person)

    _on_server(database_url(where), erase)
    print(catalogue().say("admin-erased", person=who))


def _on_server(url: str, do: Callable[[Server], Awaitable[None]]) -> None:
    """Run `do` on the tables of a database that servers may be using."""

    async def run() -> None:
        server = Server(Services(Store(url), BotPool(0)))
        await server.start()
        try:
            await do(server)
        finally:
            await server.stop()

    try:
        asyncio.run(run())
    except Refused as refused:
        raise UsageError(refused.detail) from None
    except (SQLAlchemyError, NotStored) as error:
        raise UsageError(f"the database refused the change ({in_short(error)})") from None
