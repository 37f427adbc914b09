"""Options of the command line, each declared once with its type, range, help and default.

A command takes an option by its alias, `seed: Seed = 0`, and a long list of options as a dataclass, `ArenaOptions`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, isfinite, nan
from pathlib import Path
from typing import Annotated, Any, Literal, get_origin

from cyclopts import CoercionError, Parameter, Token

from arcus.core.game import UsageError

FLAG = Parameter(negative=(), show_default=False)
ARENA_GAMES = 100
TRAINING_GAMES = 150_000
TRAINING_SEED = 1
CALIBRATION_GAMES = 2000
SPRT_MARGIN = 0.05
SPRT_GAMES = 20_000
WEIGHTS = "qwinto-weights.bin"


Converter = Callable[[Any, Sequence[Token]], Any]


def whole(least: float = -inf, most: float = inf) -> Converter:
    """Return a converter for a whole number, or a list of them, from `least` to `most`."""
    return _converter(int, "a whole number", least, most)


def decimal(least: float, most: float) -> Converter:
    """Return a converter for a number from `least` to `most`."""
    return _converter(float, "a number", least, most)


def _converter(kind: type[int] | type[float], expected: str, least: float, most: float) -> Converter:
    if isfinite(most):
        expected += f" from {least:,} to {most:,}"

    def parse(token: Token) -> float:
        try:
            value = kind(token.value)
        except ValueError:
            value = nan
        if not least <= value <= most:
            raise CoercionError(msg=f"expected {expected}, got '{token.value}'", token=token)
        return value

    def convert(wanted: Any, tokens: Sequence[Token]) -> list[float] | float:
        values = [parse(token) for token in tokens]
        return values if get_origin(wanted) is list else values[0]

    return convert


def as_given(_: Any, tokens: Sequence[Token]) -> str:
    """Return the word as it was typed; the command itself refuses an unknown one and lists the valid ones."""
    return tokens[0].value


# ---- shared by several commands

Lang = Annotated[
    Literal["en", "de", "fr", "hu", "cs", "sk", "ru", "uk"] | None,
    Parameter(
        help="Language: en, de, fr, hu, cs, sk, ru or uk.",
        env_var="ARCUS_LANG",
        show_default="the system's language",
        show_choices=False,
        metavar="STR",
        converter=as_given,
    ),
]
Game = Annotated[
    Literal["red7", "qwinto", "rainbow", "kobito"],
    Parameter(help="red7, qwinto, rainbow or kobito.", show_choices=False, metavar="STR", converter=as_given),
]
Players = Annotated[int, Parameter(help="Number of players, bots included.", converter=whole())]
Rules = Annotated[
    list[str] | None,
    Parameter(
        name="--option", negative=(), help="Game option as NAME=VALUE; repeat for more. `arcus games` lists them."
    ),
]
Seed = Annotated[int, Parameter(help="Random seed; the same seed gives the same games.", converter=whole(0, 2**62 - 1))]
Games = Annotated[int, Parameter(help="Number of games.", converter=whole(1, 10**9))]
Jobs = Annotated[int | None, Parameter(help="Number of processes.", show_default="all cores", converter=whole(1, 1024))]
Seconds = Annotated[float, Parameter(help="Seconds to measure each row.", converter=decimal(0.001, 3600))]
Json = Annotated[bool, FLAG, Parameter(help="Print JSON instead of text.")]
JsonLogs = Annotated[bool, FLAG, Parameter(help="Write logs as JSON, one object per line.")]
Database = Annotated[str, Parameter(help="Database URL: postgresql://USER:PASSWORD@HOST/NAME.")]
Broker = Annotated[str, Parameter(help="URL of the Redis that servers with one database share: redis://HOST.")]
BotProcesses = Annotated[int, Parameter(help="Number of bot processes.", converter=whole(0, 1000))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class DatabaseOptions:
    """The database of a server: a directory or a URL."""

    data: Annotated[
        Path | None,
        Parameter(help="Directory of the embedded SQLite database.", show_default="the user's data directory"),
    ] = None
    database: Database | None = None


# ---- options of one command


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    """Options of `arcus play`."""

    players: Annotated[Players | None, Parameter(show_default="2, or --people if that is more")] = None
    people: Annotated[
        int,
        Parameter(help="Number of people at this keyboard; hands are hidden between their turns.", converter=whole()),
    ] = 1
    bots: Annotated[
        str | None,
        Parameter(
            help="Level of the bots in the other seats: beginner, casual, skilled, expert, master, greedy or random.",
            show_default="casual",
        ),
    ] = None
    rules: Rules = None
    seed: Annotated[Seed | None, Parameter(show_default="random")] = None
    record: Annotated[
        Path | None, Parameter(help="Write the game to this file when it ends; `arcus replay` shows it.")
    ] = None
    plain: Annotated[
        bool,
        FLAG,
        Parameter(help="Play line by line, for screen readers; always so if input or output is no terminal."),
    ] = False
    server: Annotated[str | None, Parameter(help="Play at a table of this server; its address, with --code.")] = None
    code: Annotated[str | None, Parameter(help="Code of the table at the server.")] = None
    name: Annotated[str | None, Parameter(help="Your name at the server's table.", show_default="your login")] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class SimulateOptions:
    """Options of `arcus simulate`."""

    players: Annotated[Players | None, Parameter(show_default="2")] = None
    games: Games = 1000
    seed: Seed = 0
    rules: Rules = None
    record: Annotated[
        Path | None, Parameter(help="Write each game to a file in this directory; no file is overwritten.")
    ] = None
    json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ArenaOptions:
    """Options of `arcus arena`."""

    games: Annotated[Games | None, Parameter(show_default=f"{ARENA_GAMES}")] = None
    players: Annotated[Players | None, Parameter(show_default="one per bot")] = None
    rules: Rules = None
    seed: Seed = 0
    sprt: Annotated[
        bool,
        FLAG,
        Parameter(help="Play two bots until a sequential test (SPRT) shows that one is better or that both are equal."),
    ] = False
    margin: Annotated[
        float | None,
        Parameter(
            help="With --sprt: lead over a win rate of one half that counts as better.",
            show_default=f"{SPRT_MARGIN}",
            converter=decimal(0.001, 0.4),
        ),
    ] = None
    max_games: Annotated[
        Games | None, Parameter(help="With --sprt: maximum number of games.", show_default=f"{SPRT_GAMES}")
    ] = None
    move_seconds: Annotated[
        float,
        Parameter(
            help="Time limit per move in seconds; a bot that exceeds it loses the game.",
            converter=decimal(0.01, 86400),
        ),
    ] = 30.0
    jobs: Jobs = None
    engine: Annotated[
        Literal["local", "ray"], Parameter(help="Play in processes of this machine, or on a Ray cluster.")
    ] = "local"
    save: Annotated[
        Path | None, Parameter(help="Save each result to this file; the same command resumes a stopped run.")
    ] = None
    report: Annotated[Path | None, Parameter(help="Write an HTML report with tables and plots to this file.")] = None
    json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ReplayOptions:
    """Options of `arcus replay`."""

    seat: Annotated[
        int | None,
        Parameter(
            help="Show what this seat saw, counted from 0.", show_default="a spectator's view", converter=whole()
        ),
    ] = None
    open: Annotated[bool, FLAG, Parameter(help="Show all cards, in notation below the table.")] = False
    move: Annotated[
        int | None,
        Parameter(help="Show the moment after this move; 0 is after the deal.", show_default="all", converter=whole()),
    ] = None
    step: Annotated[
        bool | None,
        Parameter(
            negative="--no-step", help="Step through the moves with commands.", show_default="if it is a terminal"
        ),
    ] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class AnalyseOptions:
    """Options of `arcus analyse`."""

    seat: Annotated[
        int | None,
        Parameter(help="Only show this seat's mistakes, counted from 0.", show_default="all", converter=whole()),
    ] = None
    html: Annotated[Path | None, Parameter(help="Also write the analysis to this file, as a page for a browser.")] = (
        None
    )
    iterations: Annotated[
        int | None,
        Parameter(
            help="Iterations of the master's search at each decision.",
            show_default="8000",
            converter=whole(100, 1_000_000),
        ),
    ] = None
    jobs: Jobs = None
    json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class TrainOptions:
    """Options of `arcus train`."""

    games: Annotated[Games | None, Parameter(show_default=f"{TRAINING_GAMES}")] = None
    seed: Annotated[
        Seed | None,
        Parameter(
            help="Random seed; the same seed and number of games give the same weights.",
            show_default=f"{TRAINING_SEED}",
            converter=whole(0, 2**32 - 1),
        ),
    ] = None
    out: Annotated[
        Path | None,
        Parameter(help="Write the weights to this file, and measurements beside it as .json.", show_default=WEIGHTS),
    ] = None
    resume: Annotated[Path | None, Parameter(help="Resume a stopped run from this checkpoint.")] = None
    jobs: Jobs = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class FindPuzzlesOptions:
    """Options of `arcus find-puzzles`."""

    count: Annotated[
        int,
        Parameter(help="Number of puzzles to keep; few of them have the same solution.", converter=whole(1, 10_000)),
    ] = 120
    candidates: Annotated[
        int | None,
        Parameter(help="Number of puzzles to find first.", show_default="twice as many", converter=whole(1, 100_000)),
    ] = None
    seed: Seed = 1
    out: Annotated[
        Path | None, Parameter(help="Write the puzzles to this file, one a line.", show_default="GAME.jsonl")
    ] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PuzzleOptions:
    """Options of `arcus puzzle`."""

    day: Annotated[bool, FLAG, Parameter(help="The puzzle of this day (UTC), the same everywhere.")] = False
    difficulty: Annotated[
        int | None, Parameter(help="From 1 (easy) to 5.", show_default="any", converter=whole(1, 5))
    ] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class ServeOptions(DatabaseOptions):
    """Options of `arcus serve`."""

    broker: Broker | None = None
    host: Annotated[str | None, Parameter(help="Address to listen on.", show_default="127.0.0.1")] = None
    port: Annotated[int, Parameter(help="Port to listen on; 0 chooses a free one.", converter=whole(0, 65535))] = 8777
    lan: Annotated[
        bool, FLAG, Parameter(help="Allow phones and computers on the local network, and print a QR code.")
    ] = False
    ask_lan: Annotated[
        bool, FLAG, Parameter(help="Ask once whether to allow the local network, and remember the answer.")
    ] = False
    public_url: Annotated[
        str | None, Parameter(help="URL of the reverse proxy in front of Arcus: https://games.example/arcus.")
    ] = None
    proxy: Annotated[
        str | None,
        Parameter(
            help="Address or network of the reverse proxy, from which forwarded addresses are believed.",
            show_default="127.0.0.1",
        ),
    ] = None
    bots: Annotated[
        BotProcesses | None,
        Parameter(help="Number of bot processes; with 0, bots run in `arcus worker`.", show_default="cores - 1"),
    ] = None
    pace: Annotated[
        float, Parameter(help="Minimum seconds per bot move, so that people can follow.", converter=decimal(0, 60))
    ] = 0.7
    connections: Annotated[
        int | None,
        Parameter(help="Most connections at a time.", show_default="limit of open files", converter=whole(16, 65_376)),
    ] = None
    json_logs: JsonLogs = False
    browser: Annotated[bool, Parameter(negative="--no-browser", help="Open the web browser.")] = True


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class BenchServerOptions:
    """Options of `arcus bench server`."""

    players: Annotated[
        list[int] | None,
        Parameter(
            negative=(),
            help="Number of players, each with a WebSocket; repeat for more rows.",
            show_default="200 and 1000",
            converter=whole(2, 10_000),
        ),
    ] = None
    seconds: Annotated[Seconds, Parameter(converter=decimal(0.1, 600))] = 10.0
    database: Annotated[
        Database | None, Parameter(help="Also measure two servers that share this PostgreSQL database.")
    ] = None
    broker: Broker | None = None
    json: Json = False


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class BenchCalibrationOptions:
    """Options of `arcus bench calibration`."""

    games: Games = CALIBRATION_GAMES
    first: Annotated[
        int, Parameter(help="Number of the first game, so that a fit is checked on others.", converter=whole(0, 10**9))
    ] = 0
    players: Annotated[Players | None, Parameter(show_default="2")] = None
    rules: Rules = None
    seed: Seed = 0
    budget: Annotated[
        str | None,
        Parameter(
            help="Budget per turn of the masters that play, such as 500it; claims always have that of a hint.",
            show_default="the master's own",
        ),
    ] = None
    every: Annotated[
        int, Parameter(help="Claim a chance at one in this many decisions, at random.", converter=whole(1, 10_000))
    ] = 1
    fit: Annotated[bool, FLAG, Parameter(help="Also fit a calibration to these games and print it.")] = False
    jobs: Jobs = None
    save: Annotated[
        Path | None,
        Parameter(help="Save the claims of each game to this file; the same command resumes a stopped run."),
    ] = None
    plot: Annotated[Path | None, Parameter(help="Write a plot to this file, as SVG.")] = None
    json: Json = False


def parse_rules(given: list[str] | None) -> dict[str, str]:
    """Return game options given as `--option NAME=VALUE`, or raise UsageError."""
    options: dict[str, str] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise UsageError(f"--option must be NAME=VALUE, such as --option advanced=true, got '{each}'")
        if name in options:
            raise UsageError(f"--option {name} is given twice; give it once")
        options[name] = value
    return options
