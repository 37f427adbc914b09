"""The commands, one module per group. A command imports its implementation when it runs, for a quick `--help`."""

from collections.abc import Callable

from cyclopts import App, Group

from arcus.cli.commands import bench, bots, games, server, shell

Command = Callable[..., None]
GROUPS: dict[str, tuple[Command, ...]] = {
    "Play": (games.play, games.learn, games.puzzle, games.games, games.replay, games.analyse, games.verify),
    "Server": (server.serve, server.worker, server.backup, server.restore),
    "Development": (bots.simulate, bots.arena, bots.train, bots.find_puzzles),
    "Shell": (shell.completion, shell.manual),
}
ARGUMENTS: dict[Command, str] = {  # instead of cyclopts' `[ARGS]`
    games.play: "[GAME]",
    games.learn: "[LESSON]",
    games.puzzle: "[GAME]",
    bots.arena: "GAME BOTS...",
    bots.train: "[GAME]",
    server.people: "[NAME]",
}
OPTIONS = Group("Options", sort_key=10)
GLOBAL_OPTIONS = Group("Global options", sort_key=20)


def add_commands(app: App) -> None:
    """Register all commands."""
    groups = {name: Group(name, sort_key=place) for place, name in enumerate(GROUPS)}
    for name, commands in GROUPS.items():
        for command in commands:
            _add(app, command, group=groups[name])
    admin = _subcommands(
        app, "admin", groups["Server"], "Manage tables and accounts, even while the server is running."
    )
    _add(admin, server.list_tables, name="list")
    for command in (server.close, server.people, server.erase):
        _add(admin, command)
    measure = _subcommands(
        app, "bench", groups["Development"], "Measure how fast Arcus is, and how good its chances are."
    )
    for command in (bench.engine, bench.bots, bench.calibration, bench.server):
        _add(measure, command)


def _subcommands(app: App, name: str, group: Group, text: str) -> App:
    """Register and return a command that has commands of its own."""
    inner = App(name, help=text, group=group, group_parameters=OPTIONS)
    app.command(inner)
    return inner


def _add(app: App, command: Command, *, name: str | None = None, group: Group | None = None) -> None:
    path = " ".join(["arcus", *(each for each in app.name if each != "arcus"), command.__name__])
    usage = f"Usage: {path} [OPTIONS] {ARGUMENTS[command]}" if command in ARGUMENTS else None
    app.command(command, name=name, group=group, usage=usage)
