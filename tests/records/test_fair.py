"""The proof of a fair deal: commitments, the secret, the players' words, and what a player saw of them."""

from typing import Any

import msgspec
import pytest

import arcus
from arcus.core.bits import lowest
from arcus.records.fair import Deal, FairProof, commitment, fair_seed, word_commitment
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.records.receipt import Receipt, ReceiptError, check_receipt, parse_receipt, receipt_bytes
from arcus.records.record import COMMITTED, Record, RecordError, parse_record, record_bytes
from arcus.records.replay import verify
from tests.records import vectors

SECRET, OTHER = "5e" * 32, "0f" * 32
PUBLISHED, SALT, PEPPER = commitment(SECRET), "5a" * 32, "be" * 32
PROMISES = [word_commitment(PUBLISHED, SALT), ""]
VOID = Deal(commitment(OTHER), [word_commitment(commitment(OTHER), PEPPER), "77" * 32], [PEPPER, ""])


def dealt(words: list[str]) -> Record:
    """Return the record of a short game of Red7 without its proof: the player to move passes."""
    seed = fair_seed(SECRET, words)
    match = Match(arcus.game("red7"), FairLuck(bytes.fromhex(seed)))
    match.play(lowest(match.position.to_act()), "pass")
    return match.record(f"fair:{seed}")


def proved(**fields: Any) -> Record:
    """Return a record with its proof, but for these fields of the proof."""
    record = dealt([SALT, ""])
    record.version = COMMITTED
    proof = FairProof(PUBLISHED, [SALT, ""], SECRET, PROMISES, [VOID])
    record.fair = msgspec.structs.replace(proof, **fields)
    return record


def old(**fields: Any) -> Record:
    """Return a record of version 1, when words were sent in the open."""
    record = dealt(["salt", ""])
    record.fair = msgspec.structs.replace(FairProof(PUBLISHED, ["salt", ""], SECRET), **fields)
    return record


@pytest.mark.parametrize("record", [proved(), proved(voided=[]), old()], ids=["void before", "none void", "version 1"])
def test_a_proof_that_holds_is_accepted(record: Record) -> None:
    verify(parse_record(record_bytes(record)))


def test_a_record_of_version_1_is_written_as_it_was() -> None:
    """Programs that know no commitments refuse fields that they don't know."""
    data = msgspec.json.decode(record_bytes(old()))
    assert data["version"] == 1
    assert data["fair"] == {"commitment": PUBLISHED, "words": ["salt", ""], "secret": SECRET}


WRONG = {
    "no hex": ({"secret": "not hex"}, "the secret is not written in 64 hexadecimal digits"),
    "line break": ({"secret": SECRET + "\n"}, "the secret is not written in 64 hexadecimal digits"),
    "another hash": ({"commitment": commitment(OTHER)}, "the secret is not the one whose hash was published"),
    "another secret": ({"secret": OTHER}, "the secret is not the one whose hash was published"),
    "another secret with its hash": (
        {"secret": OTHER, "commitment": commitment(OTHER)},
        "seat 0: the word is not the one that was committed to",
    ),
    "another word": ({"words": [PEPPER, ""]}, "seat 0: the word is not the one that was committed to"),
    "words exchanged": ({"words": ["", SALT]}, "seat 1: the word is not the one that was committed to"),
    "word without commitment": ({"words": [SALT, PEPPER]}, "seat 1: the word is not the one that was committed to"),
    "another word with its commitment": (
        {"words": [PEPPER, ""], "word_commitments": [word_commitment(PUBLISHED, PEPPER), ""]},
        "the seed is not made of the secret and the players' words",
    ),
    "word missing": (
        {"words": ["", ""]},
        "seat 0: the word that was committed to is missing",
    ),
    "seat missing": ({"word_commitments": PROMISES[:1]}, "expected a commitment or an empty text for 2 seats, got 1"),
    "word of a void deal": (
        {"voided": [msgspec.structs.replace(VOID, words=[SALT, ""])]},
        "seat 0: the word is not the one that was committed to",
    ),
    "too few words of a void deal": (
        {"voided": [msgspec.structs.replace(VOID, words=[PEPPER])]},
        "expected a word for each of 2 commitments, got 1",
    ),
}


@pytest.mark.parametrize(("fields", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_proof_that_does_not_hold_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=f"fair: {message}"):
        verify(proved(**fields))


def test_an_old_proof_that_does_not_hold_is_refused() -> None:
    with pytest.raises(RecordError, match="the seed is not made of the secret and the players' words"):
        verify(old(words=["salt", "pepper"]))
    with pytest.raises(RecordError, match="version 1 has no commitments"):
        verify(old(word_commitments=["", ""]))
    with pytest.raises(RecordError, match="version 1 has no commitments"):
        verify(old(voided=[VOID]))


def test_a_record_of_version_2_cannot_do_without_a_proof() -> None:
    record = proved()
    record.fair = None
    with pytest.raises(RecordError, match="fair: expected a proof in a record of version 2, got null"):
        verify(record)


def test_the_deal_depends_on_the_secret_and_on_each_word() -> None:
    deals = [(SECRET, [SALT, ""]), (OTHER, [SALT, ""]), (SECRET, [SALT, PEPPER]), (SECRET, ["", SALT])]
    assert len({fair_seed(*each) for each in deals}) == 4


# -- receipts

SEEN = Deal(PUBLISHED, PROMISES, [SALT, ""])


def receipt(*deals: Deal) -> Receipt:
    """Return a receipt with these deals, as it is read from a file."""
    return parse_receipt(receipt_bytes(Receipt(table="ab", deals=list(deals))))


@pytest.mark.parametrize(
    "deals",
    [(SEEN,), (VOID, SEEN), (msgspec.structs.replace(SEEN, words=["", ""]),)],
    ids=["the deal", "with the void one", "as a spectator"],
)
def test_a_record_agrees_with_what_a_player_saw(deals: tuple[Deal, ...]) -> None:
    check_receipt(proved(), receipt(*deals))


CONTRADICTIONS = {
    "another secret": (
        [msgspec.structs.replace(SEEN, commitment=commitment("11" * 32))],
        "deal 1: the record has no deal with this commitment of the server",
    ),
    "another seat's word exchanged after all had revealed": (
        [msgspec.structs.replace(SEEN, word_commitments=[PROMISES[0], "44" * 32])],
        "deal 1: seat 1: another word was committed to than the one in the record",
    ),
    "another commitment than the recorded one": (
        [Deal(PUBLISHED, ["44" * 32, ""], ["", ""])],
        "deal 1: seat 0: another word was committed to than the one in the record",
    ),
    "own word": ([msgspec.structs.replace(SEEN, words=[PEPPER, ""])], "seat 0: the record has another word"),
    "a void deal that is kept silent": (
        [Deal(commitment("11" * 32), PROMISES, ["", ""]), SEEN],
        "deal 1: the record has no deal with this commitment of the server",
    ),
    "deals in another order": ([SEEN, VOID], "deal 2: the record has no deal with this commitment of the server"),
    "played unseen": ([VOID], "its last deal is void; it has not seen the deal that was played"),
    "more seats": (
        [Deal(PUBLISHED, [*PROMISES, ""], [SALT, "", ""])],
        "it was seen with 3 seats, and recorded with 2",
    ),
    "nothing": ([], "it has no deal"),
}


@pytest.mark.parametrize(("deals", "message"), CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_a_record_that_contradicts_a_receipt_is_refused(deals: list[Deal], message: str) -> None:
    with pytest.raises(ReceiptError, match=message):
        check_receipt(proved(), receipt(*deals))


def test_a_record_without_a_proof_agrees_with_no_receipt() -> None:
    with pytest.raises(ReceiptError, match="expected a proof to compare the receipt with"):
        check_receipt(dealt([SALT, ""]), receipt(SEEN))


def test_a_receipt_that_cannot_be_read_is_refused() -> None:
    for data, message in (
        (b"", "cut short"),
        (record_bytes(proved()), "not an Arcus receipt"),
        (b'{"format": "arcus-receipt", "version": 2}', "expected a receipt of version 1, got version 2"),
        (b'{"format": "arcus-receipt", "version": 1, "table": 7}', "not a valid receipt"),
    ):
        with pytest.raises(RecordError, match=message):
            parse_receipt(data)


def test_the_page_checks_the_deals_that_python_makes() -> None:
    """The tests of the page read these games; `python -m tests.records.vectors` writes them anew."""
    assert vectors.FILE.read_bytes() == vectors.vectors()
    for game in vectors.PLAYERS:
        verify(vectors.finished(game))
