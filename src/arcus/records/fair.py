"""Fair deals: a seed made of a secret fixed beforehand and a word from every player; docs/records.md says how."""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec


class FairProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The proof that the deal was fixed before anyone could know it."""

    commitment: str
    """SHA-256 of the secret, published before the first word was received."""
    words: list[str]
    """By seat; empty for a seat that sent none."""
    secret: str


def new_secret() -> str:
    """Return a random secret for one game: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Return the hash of a secret, which may be published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def fair_seed(secret: str, words: Sequence[str]) -> str:
    """Return the seed of a game: SHA-256 of the secret's bytes and a line with each seat's word."""
    lines = "".join(f"{seat} {word}\n" for seat, word in enumerate(words))
    return hashlib.sha256(bytes.fromhex(secret) + lines.encode()).hexdigest()


def why_unfair(proof: FairProof, seed: str | None) -> str:
    """Return what is wrong with a proof; an empty text if it holds."""
    try:
        expected = commitment(proof.secret)
    except ValueError:
        return "the secret is not written in hexadecimal digits"
    if proof.commitment != expected:
        return "the secret is not the one whose hash was published"
    if seed != f"fair:{fair_seed(proof.secret, proof.words)}":
        return "the seed is not made of the secret and the players' words"
    return ""
