"""Commands to play, to learn and to read records: `play`, `learn`, `puzzle`, `games`, `replay`, `analyse`, `verify`."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from arcus.cli.options import AnalyseOptions, Game, PlayOptions, PuzzleOptions, ReplayOptions, as_given

RecordFile = Annotated[Path, Parameter(help="Record written by `arcus play --record` or `arcus simulate --record`.")]


def games() -> None:
    """List the games with their numbers of players and options."""
    from arcus.cli.list_games import print_games

    print_games()


def play(game: Game | None = None, /, *, options: PlayOptions = PlayOptions()) -> None:
    """Play a game in the terminal: against bots, with others at the same keyboard, or at a server's table.

    Choose a move from the list by mouse or keyboard, or type its number or the move itself, such as `lay R7`. With
    `--plain`, type `help` during the game for other commands. Without GAME, you are asked which game to play.
    """
    from arcus.cli.play import play_in_terminal

    play_in_terminal(game, options)


def learn(
    lesson: Annotated[
        Literal["red7", "red7-advanced", "red7-actions", "qwinto", "rainbow", "rainbow-memory", "kobito"] | None,
        Parameter(
            help="A game (red7, qwinto, rainbow, kobito), or red7-advanced, red7-actions, rainbow-memory.",
            show_choices=False,
            metavar="STR",
            converter=as_given,
        ),
    ] = None,
    /,
) -> None:
    """Learn a game or a variant in a few minutes, step by step.

    Play as in `arcus play`. Type `help` during the lesson for other commands. Without LESSON, you are asked which one.
    """
    from arcus.cli.learn import learn_in_terminal

    learn_in_terminal(lesson)


def puzzle(
    game: Annotated[
        str | None, Parameter(help="A game (red7, qwinto, rainbow, kobito), or a puzzle by name, such as red7-17.")
    ] = None,
    /,
    *,
    options: PuzzleOptions = PuzzleOptions(),
) -> None:
    """Solve puzzles from bot games, each with one answer that is proved.

    Play as in `arcus play`. Type `help` during the puzzle for other commands. Without GAME, you get the puzzle of the
    day.
    """
    from arcus.cli.puzzle import solve_in_terminal

    solve_in_terminal(game, options)


def replay(file: RecordFile, /, *, options: ReplayOptions = ReplayOptions()) -> None:
    """Show a recorded game move by move and check that each move is legal.

    In a terminal you step through it: press Enter for the next move, and type `help` for the other commands.
    """
    from arcus.cli.replay import show

    show(file, options)


def analyse(file: RecordFile, /, *, options: AnalyseOptions = AnalyseOptions()) -> None:
    """Find the mistakes in a finished game, and tell luck from skill.

    Each decision is compared with the master's, by what the player could know at that time.
    """
    from arcus.cli.analyse import run

    run(file, options)


def verify(
    file: RecordFile,
    /,
    *,
    seen: Annotated[
        Path | None,
        Parameter(help="Receipt that a player's page or program kept, to check the record against.", name="--seen"),
    ] = None,
) -> None:
    """Verify that a finished game's cards and dice come from its seed and that each move is legal.

    With a receipt, also verify that nobody could choose the deal. The exit code is 0 if everything holds, 1 if the
    record contradicts the receipt, and 2 if the record does not hold or a file can't be read.
    """
    from arcus.cli.replay import verify_file

    verify_file(file, seen)
