"""Prints check sums over random games of every variant; run it against the compiled and the plain engine."""

import json
import sys

import arcus
from arcus.build import is_compiled
from arcus.core.playout import Tally, play_games
from tests.cases import VARIANTS


def checksums(name: str, variant: int, games: int) -> list[list[int]]:
    """One row a number of players, together so many games."""
    kind = arcus.GAMES[name]
    counts = range(kind.least, kind.most + 1)
    rows = []
    for players in counts:
        tally = Tally(players)
        share = -(-games // len(counts))
        play_games(arcus.game(name, players, **VARIANTS[name][variant]).blank(), players, 0, share, tally)
        rows.append([players, tally.check, tally.turns, tally.plays, tally.choices, *tally.wins, *tally.points])
    return rows


if __name__ == "__main__":
    print(json.dumps({"compiled": is_compiled(), "rows": checksums(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))}))
