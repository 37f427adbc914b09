"""Recorded games for the tests of the analysis: bots with fixed seeds."""

from functools import cache
from typing import Any

import msgspec

import arcus
from arcus.analysis.estimates import Depth
from arcus.core.luck import FastLuck
from arcus.records.match import Match
from arcus.records.record import Record

SHALLOW = Depth(iterations=64, worlds=20, deals=100, proofs=4, positions=300)
SHORT: dict[str, dict[str, Any]] = {  # options that make games short
    "red7": {},
    "qwinto": {},
    "rainbow": {"deck": "RO RY OY RW OK GW GB TB PK WK RT"},
    "kobito": {"gold": "3:2 4:4 5:5 14:9 3:3 6:7"},
}


@cache
def played(
    name: str,
    seed: int,
    bots: tuple[str, ...] = ("greedy", "random"),
    most: int | None = None,
    is_short: bool = True,
) -> Record:
    """Return a game that bots have played; after `most` moves they agree to stop."""
    game = arcus.game(name, players=len(bots), **(SHORT[name] if is_short else {}))
    match = Match(game, FastLuck(seed), tuple(f"{bot} {seat}" for seat, bot in enumerate(bots)))
    players = [arcus.make_bot(bot, game, seed * 10 + seat) for seat, bot in enumerate(bots)]
    while (seats := match.view(None).to_act) and len(match.moves) != most:
        match.play(seats[0], players[seats[0]].choose(match.view(seats[0])))
    record = match.record()
    return msgspec.structs.replace(record, ended="" if record.outcome else "agreed")
