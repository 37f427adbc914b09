"""The command `arcus`."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter

from arcus import __version__
from arcus.build import is_compiled
from arcus.core.game import WrongUse

Flag = Parameter(negative=())
OptionList = Annotated[list[str] | None, Parameter(name="--option", negative=())]


def _version() -> str:
    how = (
        "compiled"
        if is_compiled()
        else "plain Python; with a C compiler on the machine, install again to be some fifty times faster"
    )
    return f"arcus {__version__} ({how})"


app = App(
    name="arcus",
    version=_version,
    help="""Red7, Qwinto, Rainbow and Kobito at one table.

Begin with `arcus play`. `arcus COMMAND --help` explains a command.""",
    help_format="markdown",
)
bench = App(name="bench", help="Measure how fast Arcus is on this machine.")
app.command(bench)


@app.meta.default
def _in_a_language(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(env_var="ARCUS_LANG")] = None,
) -> None:
    """Run a command in a language.

    Parameters
    ----------
    lang
        What to speak: en, de, fr, hu, cs, sk, ru or uk; the language of the system, if left out.
    """
    if lang:
        from arcus.locale import LANGUAGES, parse_language

        if not parse_language(lang):
            raise WrongUse(f"{lang} is not spoken here: one of {', '.join(LANGUAGES)} goes with --lang or ARCUS_LANG")
        os.environ["ARCUS_LANG"] = lang  # processes that this one starts speak it, too
    app(words, exit_on_error=False, print_error=False, result_action="return_value")


@app.command
def games() -> None:
    """List the games, for how many players they are, and their options."""
    from arcus.cli.games import print_games

    print_games()


@app.command
def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    people: int = 1,
    bots: str | None = None,
    option: OptionList = None,
    seed: int | None = None,
    record: Path | None = None,
    plain: Annotated[bool, Flag] = False,
) -> None:
    """Play a game in the terminal, against bots or passing the keyboard round.

    Moves are numbered; type a number, or the move itself, like `lay R7`. `help` lists what else can be typed.

    Parameters
    ----------
    game
        red7, qwinto, rainbow or kobito; asked for if left out.
    players
        How many play, bots included; two, or as many as the people, if left out.
    people
        How many of them are people at this keyboard; hands are hidden while it is passed on. The rest are bots.
    bots
        How well they play: beginner, casual, skilled, expert, master, greedy or random, where the game has them;
        casual, if left out.
    option
        A rule of the game, as name=value; can be given several times. `arcus games` lists them.
    seed
        Deal the cards of this number, to play the same deal again.
    record
        Write the game to this file when it ends; `arcus replay` shows it.
    plain
        Line by line, without colours or pictures: for any terminal and for screen readers. The only way as yet.
    """
    from arcus.cli.play import play_in_terminal

    play_in_terminal(game, players, people, parse_options(option), seed, record, bots)


@app.command
def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    option: OptionList = None,
    record: Path | None = None,
    json: Annotated[bool, Flag] = False,
) -> None:
    """Play random games, every legal move equally likely, and count.

    Parameters
    ----------
    game
        red7, qwinto, rainbow or kobito.
    players
        How many play; two, if left out.
    games
        How many games.
    seed
        The same seed plays the same games.
    option
        A rule of the game, as name=value; can be given several times.
    record
        Write every game to a file in this directory, which is made if it is not there. No file is overwritten.
    json
        Print one JSON object and nothing else.
    """
    from arcus.cli.simulate import run

    run(game, players, games, seed, parse_options(option), record, json)


@app.command
def replay(file: Path, /, *, seat: int | None = None) -> None:
    """Show a recorded game step by step, and check every move.

    Parameters
    ----------
    file
        A record, as `arcus play --record` or `arcus simulate --record` writes it.
    seat
        Show only what this seat saw, counted from 0; a spectator's eyes, if left out.
    """
    from arcus.cli.replay import show

    show(file, seat)


@app.command
def verify(file: Path, /) -> None:
    """Prove that a finished game's cards and dice are those of its seed, and that every move was allowed.

    Parameters
    ----------
    file
        A record with a seed.
    """
    from arcus.cli.replay import prove

    prove(file)


@app.command(name="arena")
def play_arena(
    game: str,
    /,
    *bots: str,
    games: int | None = None,
    sprt: Annotated[bool, Flag] = False,
    players: int | None = None,
    option: OptionList = None,
    seed: int = 0,
    jobs: int | None = None,
    engine: str = "local",
    json: Annotated[bool, Flag] = False,
    report: Path | None = None,
    save: Path | None = None,
    move_seconds: float = 30.0,
    margin: float | None = None,
    max_games: int | None = None,
) -> None:
    """Let bots play each other, the same deals in every seating, and rate them.

    Parameters
    ----------
    game
        red7, qwinto, rainbow or kobito.
    bots
        A level (beginner, casual, skilled, expert, master), random or greedy; with a budget for a turn, like
        master@2000it or master@200ms; a class of your own, path.py:Class; or a program, exec:COMMAND.
    games
        How many games in all; 100, if left out.
    sprt
        Two bots: stop as soon as one is proven better, or both are proven equal.
    players
        How many sit at a table; one for each bot, if left out.
    option
        A rule of the game, as name=value; can be given several times.
    seed
        The same seed deals the same games.
    jobs
        How many processes; all cores, if left out.
    engine
        local, or ray for a Ray cluster.
    json
        Print one JSON object and nothing else.
    report
        Write a page with tables and plots to this file.
    save
        Keep every result in this file as it comes; a run that was stopped goes on from there.
    move_seconds
        How long a bot may think about one move before it forfeits the game.
    margin
        With --sprt: the edge in games won that counts as better.
    max_games
        With --sprt: the most games to play.
    """
    from arcus.cli.arena import run

    run(
        game,
        bots,
        games=games,
        sprt=sprt,
        players=players,
        options=parse_options(option),
        seed=seed,
        jobs=jobs,
        engine=engine,
        json=json,
        report=report,
        save=save,
        move_seconds=move_seconds,
        margin=margin,
        max_games=max_games,
    )


@app.command(name="train")
def train_bot(
    game: str = "qwinto",
    /,
    *,
    games: int | None = None,
    seed: int | None = None,
    out: Path | None = None,
    resume: Path | None = None,
    jobs: int | None = None,
) -> None:
    """Let a bot learn by playing against itself, and see how well it plays then. Only Qwinto's learns.

    The same seed and number of games give the same weights, whatever the number of processes.

    Parameters
    ----------
    game
        qwinto.
    games
        How many games to learn from; 150,000, if left out, as for the weights that come with Arcus.
    seed
        Where chance begins; 1, if left out.
    out
        Where to write the weights; qwinto-weights.bin, if left out. The figures go beside it, as .json.
    resume
        Go on with a run that was stopped: the checkpoint that it left.
    jobs
        How many processes; all cores, if left out.
    """
    from arcus.cli.train import run

    run(game, games, seed, out, resume, jobs)


@app.command(name="serve")
def serve_tables(
    *,
    data: Path | None = None,
    database: str | None = None,
    broker: str | None = None,
    host: str | None = None,
    port: int = 8777,
    lan: Annotated[bool, Flag] = False,
    ask_lan: Annotated[bool, Flag] = False,
    public_url: str | None = None,
    bots: int | None = None,
    pace: float = 0.7,
    json_logs: Annotated[bool, Flag] = False,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
) -> None:
    """Serve tables to browsers, with everything they need, until Ctrl-C; a restart continues every table.

    Parameters
    ----------
    data
        The folder with the embedded database; a folder of your user's, if left out.
    database
        Another database: postgresql://user:password@host/name.
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
    json_logs
        Log one JSON object a line.
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


@app.command
def worker(
    *, database: str, broker: str | None = None, bots: int | None = None, json_logs: Annotated[bool, Flag] = False
) -> None:
    """Let bots think on this machine for the tables of `arcus serve --bots 0` elsewhere, until Ctrl-C.

    Parameters
    ----------
    database
        The database that the servers share: postgresql://user:password@host/name.
    broker
        Their Redis; without it bots are a little slower to hear of their turn.
    bots
        How many processes; all cores, if left out.
    json_logs
        Log one JSON object a line.
    """
    from arcus.cli.serve import work

    work(database, broker, bots, json_logs)


admin = App(name="admin", help="Look after the tables of a server, also while it runs.")
app.command(admin)


@app.command
def backup(file: Path, /, *, data: Path | None = None, database: str | None = None) -> None:
    """Write all tables, people and records to a file, also while the server runs.

    Parameters
    ----------
    file
        The file to write; it must not be there yet.
    data
        The folder with the embedded database; a folder of your user's, if left out.
    database
        Another database: postgresql://user:password@host/name.
    """
    from arcus.cli.admin import back_up

    back_up(file, data, database)


@app.command
def restore(file: Path, /, *, data: Path | None = None, database: str | None = None) -> None:
    """Bring a backup into an empty database, of whichever kind.

    Parameters
    ----------
    file
        What `arcus backup` wrote.
    data
        The folder for the embedded database; a folder of your user's, if left out.
    database
        Another database: postgresql://user:password@host/name.
    """
    from arcus.cli.admin import bring_back

    bring_back(file, data, database)


@admin.command(name="list")
def admin_list(*, data: Path | None = None, database: str | None = None, json: Annotated[bool, Flag] = False) -> None:
    """List all tables, the newest first.

    Parameters
    ----------
    data
        The folder with the embedded database; a folder of your user's, if left out.
    database
        Another database: postgresql://user:password@host/name.
    json
        Print a JSON list and nothing else.
    """
    from arcus.cli.admin import list_tables

    list_tables(data, database, json)


@admin.command(name="close")
def admin_close(table: str, /, *, data: Path | None = None, database: str | None = None) -> None:
    """Close a table for good; those who sit at it are told.

    Parameters
    ----------
    table
        Its id, as `arcus admin list` shows it.
    data
        The folder with the embedded database; a folder of your user's, if left out.
    database
        Another database: postgresql://user:password@host/name.
    """
    from arcus.cli.admin import close_table

    close_table(table, data, database)


@admin.command(name="erase")
def admin_erase(person: str, /, *, data: Path | None = None, database: str | None = None) -> None:
    """Erase a person; their games stay, under a pseudonym.

    Parameters
    ----------
    person
        Their id, as their own exported data shows it.
    data
        The folder with the embedded database; a folder of your user's, if left out.
    database
        Another database: postgresql://user:password@host/name.
    """
    from arcus.cli.admin import erase_person

    erase_person(person, data, database)


@bench.command(name="bots")
def bench_bots(*, seconds: float = 1.0, json: Annotated[bool, Flag] = False) -> None:
    """How fast the masters think: iterations a second on the opening, on one core, and where the time goes.

    Parameters
    ----------
    seconds
        How long to measure each row, up to an hour.
    json
        Print a JSON list and nothing else.
    """
    from arcus.cli.bench_bots import run

    run(seconds, json)


@bench.command(name="server")
def bench_server(
    *,
    players: Annotated[list[int] | None, Parameter(negative=())] = None,
    seconds: float = 10.0,
    database: str | None = None,
    broker: str | None = None,
    json: Annotated[bool, Flag] = False,
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
    json
        Print a JSON list and nothing else.
    """
    from arcus.cli.bench_server import run

    run(players or [200, 1000], seconds, database, broker, json)


@bench.command
def engine(*, seconds: float = 1.0, json: Annotated[bool, Flag] = False) -> None:
    """Random games a second for every game and variant, on one core, beside a yardstick measured in the same run.

    Parameters
    ----------
    seconds
        How long to measure each row, up to an hour.
    json
        Print a JSON list and nothing else.
    """
    from arcus.cli.bench import run

    run(seconds, json)


def parse_options(given: list[str] | None) -> dict[str, str]:
    """The options of `--option name=value …`, or WrongUse."""
    options: dict[str, str] = {}
    for each in given or []:
        name, equals, value = each.partition("=")
        if not equals or not name:
            raise WrongUse(f"--option {each}: write it as name=value, like --option advanced=true")
        if name in options:
            raise WrongUse(f"--option {name} is given twice")
        options[name] = value
    return options


def main() -> None:
    """Run the command line; wrong use ends with a message and exit code 2, never with a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app.meta(exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except (CycloptsError, WrongUse) as error:
        _complain(str(error))
    except ModuleNotFoundError as error:
        if (error.name or "arcus").startswith("arcus"):
            raise
        _complain(f"this needs {error.name}; install it with: pip install '.[server]' in Arcus's folder")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:  # whoever read our output has stopped
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        _complain(f"{error.filename or ''}: {error.strerror}")


def _complain(message: str) -> NoReturn:
    """End with a message; what it quotes may hold control characters, which a terminal would obey."""
    shown = "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in message)
    print(f"arcus: {shown}", file=sys.stderr)
    sys.exit(2)
