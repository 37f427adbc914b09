"""Commands to run a server: `serve`, `worker`, `backup`, `restore`, `admin`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from arcus.cli.options import BotProcesses, Broker, Database, DatabaseOptions, Json, JsonLogs, ServeOptions


def serve(*, options: ServeOptions = ServeOptions()) -> None:
    """Serve tables to web browsers until Ctrl-C. A restart continues every table."""
    from arcus.cli.serve import run

    run(options)


def worker(
    *,
    database: Database,
    broker: Broker | None = None,
    bots: Annotated[BotProcesses | None, Parameter(show_default="all cores")] = None,
    json_logs: JsonLogs = False,
) -> None:
    """Run bots for servers started with `arcus serve --bots 0`, until Ctrl-C."""
    from arcus.cli.serve import work

    work(database, broker, bots, json_logs)


def backup(
    file: Annotated[Path, Parameter(help="File to write; it must not exist.")],
    /,
    *,
    where: DatabaseOptions = DatabaseOptions(),
) -> None:
    """Write all tables, accounts and records to a file, even while the server is running."""
    from arcus.cli.backup import back_up

    back_up(file, where)


def restore(
    file: Annotated[Path, Parameter(help="File written by `arcus backup`.")],
    /,
    *,
    where: DatabaseOptions = DatabaseOptions(),
) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL."""
    from arcus.cli.backup import bring_back

    bring_back(file, where)


def list_tables(*, where: DatabaseOptions = DatabaseOptions(), json: Json = False) -> None:
    """List all tables, newest first."""
    from arcus.cli.admin import list_tables

    list_tables(where, json)


def close(
    table: Annotated[str, Parameter(help="ID of the table, from `arcus admin list`.")],
    /,
    *,
    where: DatabaseOptions = DatabaseOptions(),
) -> None:
    """Close a table permanently and notify its players."""
    from arcus.cli.admin import close_table

    close_table(table, where)


def people(
    name: Annotated[str | None, Parameter(help="Only list people of this name, in upper or lower case.")] = None,
    /,
    *,
    where: DatabaseOptions = DatabaseOptions(),
    json: Json = False,
) -> None:
    """List people and programs with their IDs and tables, newest first."""
    from arcus.cli.admin import list_people

    list_people(name, where, json)


def erase(
    person: Annotated[str, Parameter(help="ID of the person, from `arcus admin people` or their exported data.")],
    /,
    *,
    where: DatabaseOptions = DatabaseOptions(),
) -> None:
    """Erase a person. Their games stay, under a pseudonym."""
    from arcus.cli.admin import erase_person

    erase_person(person, where)
