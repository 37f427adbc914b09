"""Fair deals: a seed made of a secret and of a word of every player, all committed to before any is known.

docs/fairness.md has the argument, docs/records.md the arithmetic.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence

import msgspec

DIGITS = re.compile("[0-9a-f]{64}")
"""A secret, a word, or the hash of one: 32 bytes."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of one deal, as far as they are known: of a void one, or as one player saw them."""

    commitment: str
    """SHA-256 of the server's secret."""
    word_commitments: list[str]
    """By seat, the player's commitment; empty for bots, and for players who take no part."""
    words: list[str]
    """By seat; empty where none is known."""


class FairProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The proof that nobody chose the deal."""

    commitment: str
    """SHA-256 of the secret, published before the first commitment to a word was received."""
    words: list[str]
    """By seat; empty for a seat without one."""
    secret: str
    word_commitments: list[str] = []
    """By seat, published before the first word was revealed; none at all in records of version 1."""
    voided: list[Deal] = []
    """Deals before this one that were void because a word was not revealed in time."""


def new_secret() -> str:
    """Return a random secret for one deal, or a random word: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def is_digits(text: str) -> bool:
    """Return whether a text consists of exactly 64 hexadecimal digits."""
    return DIGITS.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """Return the hash of a secret, which may be published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def word_commitment(commitment: str, word: str) -> str:
    """Return a player's commitment to a word, made in answer to the server's commitment."""
    return hashlib.sha256(f"{commitment} {word}".encode()).hexdigest()


def fair_seed(secret: str, words: Sequence[str]) -> str:
    """Return the seed of a game: SHA-256 of the secret's bytes and a line with each seat's word."""
    lines = "".join(f"{seat} {word}\n" for seat, word in enumerate(words))
    return hashlib.sha256(bytes.fromhex(secret) + lines.encode()).hexdigest()


def why_unfair(proof: FairProof, seed: str | None, has_commitments: bool = True) -> str:
    """Return the fault of a proof; an empty text if it holds. Without commitments, words are taken as given."""
    if not is_digits(proof.secret):
        return "the secret is not written in 64 hexadecimal digits"
    if proof.commitment != commitment(proof.secret):
        return "the secret is not the one whose hash was published"
    if has_commitments:
        deals = [*proof.voided, Deal(proof.commitment, proof.word_commitments, proof.words)]
        if wrong := next(filter(None, map(_why_broken, deals)), "") or _why_unopened(proof):
            return wrong
    elif proof.word_commitments or proof.voided:
        return "a record of version 1 has no commitments to words"
    if seed != f"fair:{fair_seed(proof.secret, proof.words)}":
        return "the seed is not made of the secret and the players' words"
    return ""


def _why_broken(deal: Deal) -> str:
    """Return why the words of a deal are not those that were committed to; an empty text if they are."""
    if len(deal.words) != len(deal.word_commitments):
        return f"expected a word for each of {len(deal.word_commitments)} commitments, got {len(deal.words)}"
    for seat, (word, promise) in enumerate(zip(deal.words, deal.word_commitments, strict=True)):
        if word and promise != word_commitment(deal.commitment, word):
            return f"seat {seat}: the word is not the one that was committed to"
    return ""


def _why_unopened(proof: FairProof) -> str:
    """Return which word was never revealed although the cards were dealt; an empty text if none is missing."""
    pairs = enumerate(zip(proof.words, proof.word_commitments, strict=True))
    missing = next((seat for seat, (word, promise) in pairs if promise and not word), None)
    return "" if missing is None else f"seat {missing}: the word that was committed to is missing"
