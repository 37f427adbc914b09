"""Commands that measure: `bench engine`, `bench bots`, `bench server`."""

from typing import Annotated

from cyclopts import Parameter

from arcus.cli.options import JsonList, Seconds


def engine(*, seconds: Seconds = 1.0, json: JsonList = False) -> None:
    """Random games a second for every game and variant, on one core, beside a yardstick measured in the same run."""
    from arcus.cli.bench import run

    run(seconds, json)


def bots(*, seconds: Seconds = 1.0, json: JsonList = False) -> None:
    """How fast the masters think: iterations a second on the opening, on one core, and where the time goes."""
    from arcus.cli.bench_bots import run

    run(seconds, json)


def server(
    *,
    players: Annotated[list[int] | None, Parameter(negative=())] = None,
    seconds: float = 10.0,
    database: str | None = None,
    broker: str | None = None,
    json: JsonList = False,
) -> None:
    """Moves acknowledged a second by a durable server, beside one with rules and database taken out.

    Parameters
    ----------
    players
        How many sockets; 200 and 1,000, if left out. Can be given several times.
    seconds
        How long to measure each row.
    database
        Also measure two processes on this database: postgresql://user:password@host/name.
    broker
        The Redis that they share.
    """
    from arcus.cli.bench_server import run

    run(players or [200, 1000], seconds, database, broker, json)
