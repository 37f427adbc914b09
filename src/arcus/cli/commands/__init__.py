"""What each command asks for; what it does is loaded when it runs, so that help comes at once."""

from collections.abc import Callable

from cyclopts import App

from arcus.cli.commands import bench, bots, games, server

TOP: tuple[Callable[..., None], ...] = (
    *(games.games, games.play, games.simulate, games.replay, games.verify),
    *(bots.arena, bots.train),
    *(server.serve, server.worker, server.backup, server.restore),
)
MEASURING: tuple[Callable[..., None], ...] = (bench.engine, bench.bots, bench.server)


def add_commands(app: App) -> None:
    """Everything that can be typed after `arcus`."""
    for command in TOP:
        app.command(command)
    admin = App(name="admin", help="Look after the tables of a server, also while it runs.")
    admin.command(server.list_all, name="list")
    admin.command(server.close)
    admin.command(server.people)
    admin.command(server.erase)
    app.command(admin)
    measure = App(name="bench", help="Measure how fast Arcus is on this machine.")
    for command in MEASURING:
        measure.command(command)
    app.command(measure)
