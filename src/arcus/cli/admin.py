"""`arcus backup`, `arcus restore` and `arcus admin`: for those who run a server."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from platformdirs import user_data_path
from rich.console import Console
from rich.table import Table as Grid
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from arcus.core.game import UsageError
from arcus.locale import catalogue
from arcus.protocol import Refused, TableLine
from arcus.server import backup as backups, deeds
from arcus.server.house import House
from arcus.server.people import People
from arcus.server.schema import persons, sitters, tables
from arcus.server.settings import check_url, sqlite_url
from arcus.server.store import Store, in_short
from arcus.server.thinkers import Thinkers
from arcus.server.writer import NotStored

T = TypeVar("T")

ID_WIDTH = 24  # an id is there to be copied: it is never cut


def database_url(data: Path | None, database: str | None, must_be: bool = True) -> str:
    """The database that a command is about, or UsageError."""
    if data is not None and database is not None:
        raise UsageError("--data and --database exclude each other: each names a database")
    if database is not None:
        check_url("database", database, ("postgresql", "sqlite"))
        return database
    folder = data if data is not None else user_data_path("arcus", appauthor=False)
    if must_be and not (folder / "arcus.sqlite").is_file():
        raise UsageError(f"{folder}: no tables are kept there; --data or --database says where they are")
    return sqlite_url(folder)


def back_up(file: Path, data: Path | None, database: str | None) -> None:
    """Write a backup, and say what is in it."""
    counts = backups.backup(database_url(data, database), file)
    print(catalogue().say("admin-backed-up", file=str(file), tables=counts["tables"], entries=counts["journal"]))


def bring_back(file: Path, data: Path | None, database: str | None) -> None:
    """Restore a backup, and say what was in it."""
    counts = backups.restore(file, database_url(data, database, must_be=False))
    print(catalogue().say("admin-restored", file=str(file), tables=counts["tables"], entries=counts["journal"]))


class PersonLine(msgspec.Struct, frozen=True):
    """A person or program as the admin's list shows them."""

    id: str
    name: str
    is_bot: bool
    since: float
    codes: list[str]
    """Of the tables at which they sit, the newest first."""


def list_people(name: str | None, data: Path | None, database: str | None, json: bool) -> None:
    """Show who there is, the newest first: an id is what erasing asks for, and only the person knew it."""

    def read(connection: Connection) -> list[PersonLine]:
        return [
            PersonLine(row.id, row.name, row.is_bot, row.created / 1000, list(connection.scalars(_codes(row.id))))
            for row in connection.execute(sa.select(persons).order_by(persons.c.created.desc())).all()
            if name is None or row.name.casefold() == name.casefold()
        ]

    lines = _found("people", read, data, database)
    rows = [(line.id, line.name, _when(line.since), ", ".join(line.codes)) for line in lines]
    _show(lines, json, ("person", "name", "since", "code"), rows)


def _codes(person: str) -> sa.Select[tuple[str]]:
    """The codes of the tables at which somebody sits."""
    at = sa.select(sitters.c.table_id).where(sitters.c.person == person)
    return sa.select(tables.c.code).where(tables.c.id.in_(at)).order_by(tables.c.changed.desc())


def list_tables(data: Path | None, database: str | None, json: bool) -> None:
    """Show all tables, the newest first."""

    def read(connection: Connection) -> list[TableLine]:
        query = sa.select(tables.c.line).order_by(tables.c.changed.desc())
        return [msgspec.json.decode(line, type=TableLine) for line in connection.scalars(query)]

    lines = _found("tables", read, data, database)
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
    _show(lines, json, ("table", "code", "game", "phase", "seats", "changed"), rows)


def _found(what: str, read: Callable[[Connection], list[T]], data: Path | None, database: str | None) -> list[T]:
    """What is read from the database that a command is about, or UsageError."""
    store = Store(database_url(data, database))
    try:
        with store.engine.connect() as connection:
            return read(connection)
    except SQLAlchemyError as error:
        raise UsageError(f"the {what} can't be read ({in_short(error)})") from None
    finally:
        store.close()


def _show(lines: Sequence[object], json: bool, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a list, as JSON or for people; an id stands in the first column."""
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


def close_table(name: str, data: Path | None, database: str | None) -> None:
    """Close a table for good; those who sit at it are told."""

    async def close(house: House) -> None:
        room = await house.room(name)
        if room.table.phase in ("over", "closed"):
            raise Refused("server-over", "the game is over")
        await room.settle(lambda _: deeds.Closed())

    _in_house(database_url(data, database), close)
    print(catalogue().say("admin-closed", table=name))


def erase_person(who: str, data: Path | None, database: str | None) -> None:
    """Erase a person: their games stay, under a pseudonym."""

    async def erase(house: House) -> None:
        people = People(house, "unused")
        person = await people.of_id(who)
        if person is None:
            raise UsageError(f"nobody has the number {who}")
        await people.erase(person)

    _in_house(database_url(data, database), erase)
    print(catalogue().say("admin-erased", person=who))


def _in_house(url: str, do: Callable[[House], Awaitable[None]]) -> None:
    """Do something with the tables of a database, beside the servers that use it."""

    async def run() -> None:
        house = House(Store(url), Thinkers(0))
        await house.start()
        try:
            await do(house)
        finally:
            await house.stop()

    try:
        asyncio.run(run())
    except Refused as refused:
        raise UsageError(refused.told) from None
    except (SQLAlchemyError, NotStored) as error:
        raise UsageError(f"the database can't do that now ({in_short(error)})") from None
