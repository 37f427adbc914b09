"""Commands to play and to read records: `play`, `games`, `replay`, `verify`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from arcus.cli.options import Game, PlayOptions, whole

RecordFile = Annotated[Path, Parameter(help="Record written by `arcus play --record` or `arcus simulate --record`.")]


def games() -> None:
    """List the games with their numbers of players and options."""
    from arcus.cli.list_games import print_games

    print_games()


def play(game: Game | None = None, /, *, options: PlayOptions = PlayOptions()) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard.

    Type the number of a move or the move itself, such as `lay R7`. Type `help` during the game for other commands.
    Without GAME, you are asked which game to play.
    """
    from arcus.cli.play import play_in_terminal

    play_in_terminal(game, options)


def replay(
    file: RecordFile,
    /,
    *,
    seat: Annotated[
        int | None,
        Parameter(
            help="Show what this seat saw, counted from 0.", show_default="a spectator's view", converter=whole()
        ),
    ] = None,
) -> None:
    """Show a recorded game move by move and check that each move is legal."""
    from arcus.cli.replay import show

    show(file, seat)


def verify(file: RecordFile, /) -> None:
    """Verify that a finished game's cards and dice come from its seed and that each move is legal."""
    from arcus.cli.replay import verify_file

    verify_file(file)
