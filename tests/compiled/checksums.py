"""Prints check sums over random games of every variant of a game; its test runs it with the plain engine."""

import json
import sys

from arcus.build import is_compiled
from arcus.core.game import AnyGame
from arcus.core.playout import Tally, play_games
from tests.cases import CASES


def checksums(name: str, games: int) -> dict[str, list[int]]:
    """Return a row for every variant and number of players of a game, over this many random games each."""
    return {str(case): _row(case.players, case.game(), games) for case in CASES if case.name == name}


def _row(players: int, game: AnyGame, games: int) -> list[int]:
    tally = Tally(players)
    play_games(game.blank(), players, 0, games, tally)
    return [tally.check, tally.turns, tally.plays, tally.choices, *tally.wins, *tally.points]


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "rows": checksums(sys.argv[1], int(sys.argv[2]))}))
