"""Fair deals: a secret fixed beforehand, and everybody's own word mixed in. docs/records.md tells how to check one."""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What proves that the deal of a game was fixed before anyone could know what they would get."""

    commitment: str
    """SHA-256 of the secret, published before the first word came in."""
    words: list[str]
    """By seat; empty where nobody gave one."""
    secret: str


def new_secret() -> str:
    """A secret for one game, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What may be published of a secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def mixed(secret: str, words: Sequence[str]) -> str:
    """The seed of a game: SHA-256 over the secret's bytes and a line for each seat with its word."""
    lines = "".join(f"{seat} {word}\n" for seat, word in enumerate(words))
    return hashlib.sha256(bytes.fromhex(secret) + lines.encode()).hexdigest()


def why_unfair(fair: Fair, seed: str | None) -> str:
    """What is wrong with a proof, or nothing."""
    try:
        told = commitment(fair.secret)
    except ValueError:
        return "the secret is not written in hexadecimal digits"
    if told != fair.commitment:
        return "the secret is not the one whose hash was published"
    if seed != f"fair:{mixed(fair.secret, fair.words)}":
        return "the seed is not made of the secret and the players' words"
    return ""
