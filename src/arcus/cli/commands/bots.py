"""Commands for those who make bots: `arena`, `train`."""

from pathlib import Path
from typing import Annotated

from arcus.cli.options import Flag, Jobs, OneJson, Options, parse_options


def arena(
    game: str,
    /,
    *bots: str,
    games: int | None = None,
    sprt: Annotated[bool, Flag] = False,
    players: int | None = None,
    option: Options = None,
    seed: int = 0,
    jobs: Jobs = None,
    engine: str = "local",
    json: OneJson = False,
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
    seed
        The same seed deals the same games.
    engine
        local, or ray for a Ray cluster.
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


def train(
    game: str = "qwinto",
    /,
    *,
    games: int | None = None,
    seed: int | None = None,
    out: Path | None = None,
    resume: Path | None = None,
    jobs: Jobs = None,
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
    """
    from arcus.cli.train import run

    run(game, games, seed, out, resume, jobs)
