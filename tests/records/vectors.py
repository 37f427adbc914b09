"""Finished games with their proofs, for the check that the page does: `python -m tests.records.vectors` writes them."""

from pathlib import Path

import msgspec

from arcus.core.bits import lowest
from arcus.games import GAMES, make
from arcus.records.fair import Deal, FairProof, commitment, fair_seed, word_commitment
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.records.record import COMMITTED, Record

FILE = Path(__file__).parents[2] / "web" / "tests" / "fair.json"
PLAYERS = {"red7": 3, "qwinto": 2, "rainbow": 2, "kobito": 3}


def finished(game: str) -> Record:
    """Return the record of a game of the last legal moves; its last seat is a bot's, and a deal before it was void."""
    secret, first = "5e" * 32, "0f" * 32
    words = [f"{seat + 1:02x}" * 32 for seat in range(PLAYERS[game] - 1)] + [""]
    seed = fair_seed(secret, words)
    match = Match(make(game, PLAYERS[game], {}), FairLuck(bytes.fromhex(seed)))
    while to_act := match.position.to_act():
        seat = lowest(to_act)
        match.play(seat, match.view(seat).moves[-1].number)
    record = match.record(f"fair:{seed}")
    record.version = COMMITTED
    void = Deal(commitment(first), promises(first, words), ["", *words[1:]])
    record.fair = FairProof(commitment(secret), words, secret, promises(secret, words), [void])
    return record


def promises(secret: str, words: list[str]) -> list[str]:
    """Return the commitments to words; none where there is no word."""
    return [word_commitment(commitment(secret), word) if word else "" for word in words]


def vectors() -> bytes:
    """Return a finished game of each kind, without its moves, as JSON."""
    games = {name: msgspec.to_builtins(finished(name)) for name in GAMES}
    for record in games.values():
        del record["moves"], record["outcome"], record["options"]
    return msgspec.json.encode(games) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(vectors())
