"""Writes real views for the gallery of boards: moments of games, as each seat and an onlooker see them.

python web/dev/gallery.py > web/dev/gallery.json
"""

import random
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from arcus.core.game import Seat
from arcus.core.luck import FastLuck
from arcus.games import make
from arcus.records.match import Match

NAMES = ("Ada", "Balthasar", "Chiyo", "Dmitri", "Élodie", "Ferenc")
FRAMES = 7  # how many views in a row show the motion


class Moment(msgspec.Struct, frozen=True):
    """A game, how far it is played by chance, and who looks on."""

    name: str
    game: str
    players: int
    seed: int
    moves: int
    seats: tuple[Seat | None, ...] = (0,)
    options: dict[str, Any] = {}
    start: str = ""
    """A position to begin with, instead of a deal."""


MOMENTS = (
    Moment("red7-start", "red7", 2, 1, 0, (0, 1)),
    Moment("red7-three", "red7", 3, 2, 8, (0, 1, 2, None)),
    Moment("red7-actions", "red7", 4, 5, 14, (0, 1, 2, 3, None), {"actions": True, "advanced": True}),
    Moment(
        "red7-asks-one",
        "red7",
        3,
        7,
        0,
        (0, 1),
        {"actions": True},
        "hand=B6O5/V1O2/Y6R3 palette=R1Y4G2I6/R6B5V3/O4I5 stage=one last=R1",
    ),
    Moment(
        "red7-asks-seven",
        "red7",
        2,
        7,
        0,
        (0,),
        {"actions": True},
        "hand=B6O5V3/V1O2 palette=G7Y4G2I6/R6B5 stage=seven last=G7",
    ),
    Moment(
        "red7-asks-draw",
        "red7",
        2,
        7,
        0,
        (0,),
        {"actions": True, "advanced": True},
        "hand=B6O5V3/V1O2 palette=Y4G2I6/R6B5 canvas=I7 stage=chance scored=R7O7/V7",
    ),
    Moment("red7-one", "red7", 3, 7, 0, (0,), {"actions": True}, "hand=R1B6O5/V1O2/Y6R3 palette=Y4G2I6/R6B5V3/O4I5G6"),
    Moment("red7-seven", "red7", 2, 7, 0, (0,), {"actions": True}, "hand=G7B6O5V3/V1O2 palette=Y4G2I6/R6B5V2"),
    Moment("red7-rounds", "red7", 4, 11, 20, (0, None), {"rounds": 5}),
    Moment("red7-over", "red7", 2, 3, 400, (0,)),
    Moment("kobito-start", "kobito", 2, 4, 0, (0, 1)),
    Moment("kobito-middle", "kobito", 4, 6, 60, (0, 1, 2, 3, None)),
    Moment(
        "kobito-workshop",
        "kobito",
        3,
        8,
        0,
        (0, 1, None),
        {},
        "hand=8,8,k,s,3/5,6/1,2 gold=7:6:6-7-k8,9:10:1-2,4:4:11 bench=4-5-6-k7,9-10/k3-4-5,7s7-8/-"
        " won=0:4:3,1:5:5 penalty=2,4/-/k",
    ),
    Moment("kobito-paying", "kobito", 2, 8, 0, (0,), {}, "hand=3,3,9,s/5,6 gold=7:6:6,9:10:12,4:4:6"),
    Moment("kobito-left", "kobito", 2, 8, 0, (0,), {}, "hand=2/5,6 gold=7:6:7-8,9:10:1,4:4:11 bench=4-5-6/-"),
    Moment("kobito-six", "kobito", 6, 9, 150, (0, None)),
    Moment("kobito-over", "kobito", 2, 3, 3000, (0,)),
    Moment("qwinto-start", "qwinto", 2, 1, 0, (0, 1)),
    Moment("qwinto-rolled", "qwinto", 3, 2, 31, (0, 1, 2, None)),
    Moment("qwinto-late", "qwinto", 4, 3, 120, (0, 1, 2, 3, None)),
    Moment("qwinto-six", "qwinto", 6, 4, 90, (0, None)),
    Moment("qwinto-alone", "qwinto", 1, 5, 40, (0,)),
    Moment("qwinto-over", "qwinto", 2, 6, 2000, (0,)),
    Moment("rainbow-start", "rainbow", 2, 1, 0, (0, 1)),
    Moment("rainbow-row", "rainbow", 2, 2, 0, (0, 1, None), {"memory_aid": True}, "hand=GTYWPK/OBRYTP row=Ro*yB"),
    Moment("rainbow-middle", "rainbow", 2, 3, 25, (0, 1, None)),
    Moment("rainbow-last", "rainbow", 2, 8, 0, (0,), {}, "hand=GTYWPK/OBRYTP row=RoyBtWPgOy"),
    Moment("rainbow-over", "rainbow", 2, 4, 900, (0,)),
)


def main() -> None:
    """Write all moments as JSON."""
    sys.stdout.buffer.write(msgspec.json.encode([scene for moment in MOMENTS for scene in scenes(moment)]))


def scenes(moment: Moment) -> Iterator[dict[str, Any]]:
    """A moment as each of its seats sees it, with the frames that follow."""
    match = Match(make(moment.game, moment.players, moment.options), FastLuck(moment.seed), NAMES[: moment.players])
    if moment.start:
        match.position = match.game.parse_position(moment.start)
    chance = random.Random(moment.seed)
    while len(match.moves) < moment.moves and step(match, chance):
        pass
    frames: dict[Seat | None, list[dict[str, Any]]] = {seat: [] for seat in moment.seats}
    since = len(match.facts)
    for _ in range(FRAMES):
        for seat in moment.seats:
            frames[seat].append({"view": match.view(seat), "events": match.events(seat, since)})
        since = len(match.facts)
        if not step(match, chance):
            break
    for seat in moment.seats:
        name = f"{moment.name}-{'onlooker' if seat is None else seat}"
        yield {"name": name, "names": NAMES[: moment.players], "seat": seat, "frames": frames[seat]}


def step(match: Match, chance: random.Random) -> bool:
    """A move by chance, seldom a pass; False if the game is over."""
    for seat in range(match.game.players):
        if moves := match.view(seat).moves:
            lively = [move for move in moves if move.text not in ("pass", "stop", "end")]
            match.play(seat, chance.choice(lively or moves).number)
            return True
    return False


if __name__ == "__main__":
    main()
