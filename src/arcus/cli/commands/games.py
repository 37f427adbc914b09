"""Commands for those who play: `games`, `play`, `simulate`, `replay`, `verify`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from arcus.cli.options import A_RULE, Flag, OneJson, Options, parse_options


def games() -> None:
    """List the games, for how many players they are, and their options."""
    from arcus.cli.games import print_games

    print_games()


def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    people: int = 1,
    bots: str | None = None,
    option: Annotated[Options, Parameter(help=f"{A_RULE} `arcus games` lists them.")] = None,
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
    seed
        Deal the cards of this number, to play the same deal again.
    record
        Write the game to this file when it ends; `arcus replay` shows it.
    plain
        Line by line, without colours or pictures: for any terminal and for screen readers. The only way as yet.
    """
    from arcus.cli.play import play_in_terminal

    play_in_terminal(game, players, people, parse_options(option), seed, record, bots)


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    option: Options = None,
    record: Path | None = None,
    json: OneJson = False,
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
    record
        Write every game to a file in this directory, which is made if it is not there. No file is overwritten.
    """
    from arcus.cli.simulate import run

    run(game, players, games, seed, parse_options(option), record, json)


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


def verify(file: Path, /) -> None:
    """Prove that a finished game's cards and dice are those of its seed, and that every move was allowed.

    Parameters
    ----------
    file
        A record with a seed.
    """
    from arcus.cli.replay import prove

    prove(file)
