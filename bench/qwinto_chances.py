"""Train Qwinto's net for chances again, as `arcus train qwinto` does at its end, and measure it on the way.

`python -m bench.qwinto_chances docs/learning/qwinto-chances.csv` writes how often it wins two-player games, each deal
played twice with seats swapped, and draws the curves beside the file. It takes some ten minutes of one core.
"""

import csv
import sys
from pathlib import Path

from arcus.arena.plots import Labels
from arcus.bots.qwinto import player, selfplay
from arcus.bots.qwinto.chance_net import ChanceNet
from arcus.bots.qwinto.duel_player import DuelPlayer
from arcus.bots.qwinto.player import Player
from arcus.bots.qwinto.training import Checkpoint, Training, WorkerPool, share, win_rate
from arcus.bots.qwinto.weights import DUEL, packed_chances, shipped, shipped_net, table_of, unpacked_chances
from bench.learning_curve import draw

EVERY = 6000  # games to learn from
GAMES = {"points": 600, "margins": 200}  # to measure, by aim of the opponent
KINDS = {"points": player.POINTS, "margins": player.WIN}
SEED = 2_000_000  # of games that no training has played


def measured(net: ChanceNet) -> dict[str, float]:
    """Return the share of games that the net, as it would be stored, wins against each aim."""
    duel = DuelPlayer(unpacked_chances(packed_chances(net)))
    found = {}
    for aim, games in GAMES.items():
        other = Player(shipped_net(table_of(2)), 2, shipped().spread, kind=KINDS[aim])
        scores = [int(points) for points in selfplay.play_match([duel, other], SEED, 0, games)]
        found[aim] = win_rate(scores)[0]
    return found


def main(out: Path) -> None:
    """Train, and write the curves."""
    state = Checkpoint(shipped().seed, shipped().games, table=DUEL, nets=shipped().nets[:DUEL])
    with WorkerPool(1) as pool, out.open("w", encoding="utf-8", newline="") as file:
        table = csv.DictWriter(file, ["games", *GAMES], lineterminator="\n")
        table.writeheader()
        training, games, played = Training(state, pool), share(state.games, DUEL), 0
        while not training.is_done:
            net = training.net
            assert isinstance(net, ChanceNet)
            if played % EVERY == 0:
                table.writerow({"games": played, **measured(net)})
                file.flush()
            training.step()
            played = state.played or games  # a run that is done begins to count anew
        table.writerow({"games": played, **measured(unpacked_chances(state.nets[DUEL]))})
    is_same = state.nets[DUEL] == shipped().nets[DUEL]
    print(f"The net is {'the same as' if is_same else 'another one than'} the included one.")
    names = {"points": "aim points", "margins": "aim margins"}
    draw(out, Labels("Two-player games won, in per cent", "", "games of self-play"), names)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
