"""Receipts: what one player's device saw before the deal, to check a record against (docs/fairness.md)."""

from pathlib import Path

import msgspec

from arcus.records.fair import Deal
from arcus.records.record import Record, RecordError, decoded, read_bytes

FORMAT = "arcus-receipt"
VERSION = 1


class ReceiptError(RecordError):
    """A record that contradicts a receipt: it was not dealt from the values that a player saw."""


class Receipt(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The deals of one table, as seen before their words were revealed; the last one was played."""

    format: str = FORMAT
    version: int = VERSION
    table: str
    deals: list[Deal] = []
    """Each with the words of the player's own seats."""


def parse_receipt(data: bytes, name: str = "receipt") -> Receipt:
    """Parse a receipt; raise RecordError with the place of the damage."""
    return decoded(data, name, Receipt, FORMAT, (VERSION,))


def load_receipt(path: Path | str) -> Receipt:
    """Read a receipt from a file, or raise RecordError."""
    return parse_receipt(read_bytes(path), str(path))


def check_receipt(record: Record, receipt: Receipt) -> None:
    """Check that a record was dealt from the values of a receipt; raise ReceiptError if not."""
    proof = record.fair
    if proof is None:
        raise ReceiptError("fair: expected a proof to compare the receipt with, got null")
    if not receipt.deals:
        raise ReceiptError("receipt: it has no deal; it was kept by a device that came after the deal")
    played = [*proof.voided, Deal(proof.commitment, proof.word_commitments, proof.words)]
    place = -1
    for number, seen in enumerate(receipt.deals, 1):
        place = next((i for i, each in enumerate(played) if each.commitment == seen.commitment and i > place), -1)
        if place < 0:
            raise ReceiptError(f"receipt, deal {number}: the record has no deal with this commitment of the server")
        if wrong := _why_other(seen, played[place], is_void=place < len(played) - 1):
            raise ReceiptError(f"receipt, deal {number}: {wrong}")
    if place < len(played) - 1:
        raise ReceiptError("receipt: its last deal is void; it has not seen the deal that was played")


def _why_other(seen: Deal, recorded: Deal, is_void: bool) -> str:
    """Return how a deal of a record differs from what a player saw of it; an empty text if it does not."""
    if len(seen.word_commitments) != len(recorded.word_commitments) or len(seen.words) != len(recorded.words):
        return (
            f"it was seen with {len(seen.word_commitments)} seats, and recorded with {len(recorded.word_commitments)}"
        )
    for seat, promise in enumerate(seen.word_commitments):
        if promise != recorded.word_commitments[seat]:
            return f"seat {seat}: another word was committed to than the one in the record"
        own, word = seen.words[seat], recorded.words[seat]
        if own and own != word and (word or not is_void):
            return f"seat {seat}: the record has another word than this device revealed"
    return ""


def receipt_bytes(receipt: Receipt) -> bytes:
    """Return a receipt as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1) + b"\n"
