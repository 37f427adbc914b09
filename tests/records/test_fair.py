"""The proof of a fair deal: the published hash, the secret, and the players' words."""

from typing import Any

import msgspec
import pytest

import arcus
from arcus.core.bits import lowest
from arcus.records.fair import FairProof, commitment, fair_seed
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.records.record import Record, RecordError
from arcus.records.replay import verify

SECRET, OTHER = "5e" * 32, "0f" * 32
WORDS = ["salt", ""]


def proved(secret: str = SECRET) -> Record:
    """Return the record of a short game of Red7 with its proof: the player to move passes."""
    seed = fair_seed(secret, WORDS)
    match = Match(arcus.game("red7"), FairLuck(bytes.fromhex(seed)))
    match.play(lowest(match.position.to_act()), "pass")
    record = match.record(f"fair:{seed}")
    record.fair = FairProof(commitment(secret), WORDS, secret)
    return record


def test_a_proof_that_holds_is_accepted() -> None:
    verify(proved())


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"secret": "not hex"}, "fair: the secret is not written in hexadecimal digits"),
        ({"commitment": commitment(OTHER)}, "fair: the secret is not the one whose hash was published"),
        ({"secret": OTHER}, "fair: the secret is not the one whose hash was published"),
        ({"secret": OTHER, "commitment": commitment(OTHER)}, "fair: the seed is not made of the secret"),
        ({"words": ["salt", "pepper"]}, "fair: the seed is not made of the secret and the players' words"),
        ({"words": ["", "salt"]}, "fair: the seed is not made of the secret and the players' words"),
    ],
    ids=["no hex", "another hash", "another secret", "another secret with its hash", "another word", "words exchanged"],
)
def test_a_proof_that_does_not_hold_is_refused(fields: dict[str, Any], message: str) -> None:
    record = proved()
    assert record.fair is not None
    record.fair = msgspec.structs.replace(record.fair, **fields)
    with pytest.raises(RecordError, match=message):
        verify(record)


def test_the_deal_depends_on_the_secret_and_on_each_word() -> None:
    seeds = {
        fair_seed(SECRET, WORDS),
        fair_seed(OTHER, WORDS),
        fair_seed(SECRET, ["salt", "x"]),
        fair_seed(SECRET, ["", "salt"]),
    }
    assert len(seeds) == 4
