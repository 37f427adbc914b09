"""Commands to develop bots: `simulate`, `arena`, `train`, `find-puzzles`."""

from typing import Annotated

from cyclopts import Parameter

from arcus.cli.options import ArenaOptions, FindPuzzlesOptions, Game, SimulateOptions, TrainOptions


def simulate(game: Game, /, *, options: SimulateOptions = SimulateOptions()) -> None:
    """Play games with random moves and print statistics."""
    from arcus.cli.simulate import run

    run(game, options)


def arena(
    game: Game,
    /,
    *bots: Annotated[
        str,
        Parameter(
            help="A level (beginner, casual, skilled, expert, master), random or greedy, if you like with a budget per "
            "turn (master@2000it, master@200ms); a class (FILE.py:CLASS); or a program (exec:COMMAND)."
        ),
    ],
    options: ArenaOptions = ArenaOptions(),
) -> None:
    """Let bots play each other and print win rates and ratings with confidence intervals.

    Each deal is played in every seating with the same luck, so that good cards favour no bot.
    """
    from arcus.cli.arena import run

    run(game, bots, options)


def train(
    game: Annotated[str, Parameter(help="Game to train; only Qwinto's bot learns.")] = "qwinto",
    /,
    *,
    options: TrainOptions = TrainOptions(),
) -> None:
    """Train Qwinto's bot by self-play and measure how well it plays."""
    from arcus.cli.train import run

    run(game, options)


def find_puzzles(game: Game, /, *, options: FindPuzzlesOptions = FindPuzzlesOptions()) -> None:
    """Find puzzles in bot games, prove their answers, and let each level try them.

    The same seed and number of candidates give the same puzzles.
    """
    from arcus.cli.find_puzzles import run

    run(game, options)
