"""Commands for those who run a server: `serve`, `worker`, `backup`, `restore`, `admin`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from arcus.cli.options import Data, Database, Flag, JsonList, JsonLogs


def serve(
    *,
    data: Data = None,
    database: Database = None,
    broker: str | None = None,
    host: str | None = None,
    port: int = 8777,
    lan: Annotated[bool, Flag] = False,
    ask_lan: Annotated[bool, Flag] = False,
    public_url: str | None = None,
    bots: int | None = None,
    pace: float = 0.7,
    json_logs: JsonLogs = False,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
) -> None:
    """Serve tables to browsers, with everything they need, until Ctrl-C; a restart continues every table.

    Parameters
    ----------
    broker
        Redis, for several processes that share a database: redis://host.
    host
        The address to listen on; this machine only, if left out.
    port
        The port to listen on.
    lan
        Let phones and computers in the house come in, and show a QR code for them.
    ask_lan
        Ask that once, and remember the answer.
    public_url
        The address that people use, if a reverse proxy stands in front: https://games.example/arcus.
    bots
        How many processes bots think in; one less than there are cores, if left out. 0 leaves them to `arcus worker`.
    pace
        How many seconds a bot takes at least for a move, so that people can follow.
    browser
        Open the browser, where there is one.
    """
    from arcus.cli.serve import run

    run(
        data=data,
        database=database,
        broker=broker,
        host=host,
        port=port,
        lan=lan,
        ask_lan=ask_lan,
        public_url=public_url,
        bots=bots,
        pace=pace,
        json_logs=json_logs,
        browser=browser,
    )


def worker(*, database: str, broker: str | None = None, bots: int | None = None, json_logs: JsonLogs = False) -> None:
    """Let bots think on this machine for the tables of `arcus serve --bots 0` elsewhere, until Ctrl-C.

    Parameters
    ----------
    database
        The database that the servers share: postgresql://user:password@host/name.
    broker
        Their Redis; without it bots are a little slower to hear of their turn.
    bots
        How many processes; all cores, if left out.
    """
    from arcus.cli.serve import work

    work(database, broker, bots, json_logs)


def backup(file: Path, /, *, data: Data = None, database: Database = None) -> None:
    """Write all tables, people and records to a file, also while the server runs.

    Parameters
    ----------
    file
        The file to write; it must not be there yet.
    """
    from arcus.cli.admin import back_up

    back_up(file, data, database)


def restore(file: Path, /, *, data: Data = None, database: Database = None) -> None:
    """Bring a backup into an empty database, of whichever kind.

    Parameters
    ----------
    file
        What `arcus backup` wrote.
    """
    from arcus.cli.admin import bring_back

    bring_back(file, data, database)


def list_all(*, data: Data = None, database: Database = None, json: JsonList = False) -> None:
    """List all tables, the newest first."""
    from arcus.cli.admin import list_tables

    list_tables(data, database, json)


def close(table: str, /, *, data: Data = None, database: Database = None) -> None:
    """Close a table for good; those who sit at it are told.

    Parameters
    ----------
    table
        Its id, as `arcus admin list` shows it.
    """
    from arcus.cli.admin import close_table

    close_table(table, data, database)


def people(name: str | None = None, /, *, data: Data = None, database: Database = None, json: JsonList = False) -> None:
    """List people and programs with their ids, and the tables at which they sit; who came last, first.

    Parameters
    ----------
    name
        Only those of this name, in upper or lower case; all, if left out.
    """
    from arcus.cli.admin import list_people

    list_people(name, data, database, json)


def erase(person: str, /, *, data: Data = None, database: Database = None) -> None:
    """Erase a person; their games stay, under a pseudonym.

    Parameters
    ----------
    person
        Their id, as `arcus admin people` or their own exported data shows it.
    """
    from arcus.cli.admin import erase_person

    erase_person(person, data, database)
