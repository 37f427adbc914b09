"""Luck with a memory: fair luck from a seed that can be published, luck that is noted down, and luck read back."""

import hashlib
import reprlib
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.luck import LABELS, FastLuck, Luck
from arcus.core.text import is_number

Notes = dict[str, int | list[int]]
"""What luck gave, by question: `deck/1` -> the cards as shuffled, `orange/17` -> a number."""


def question(label: int, nth: int) -> str:
    """The name of a question: `deck/2`."""
    return f"{LABELS[label]}/{nth}"


@final
class FairLuck(Luck):
    """Luck from 32 secret bytes: once they are published, anyone can derive it. See docs/records.md."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise UsageError(f"a fair seed has 32 bytes, not {len(seed)}")
        self.seed = seed

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        words = _Words(self.seed, question(label, nth))
        for i in range(len(cards) - 1, 0, -1):
            j = words.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        return _Words(self.seed, question(label, nth)).below(n)


class _Words:
    """The 32-bit words that belong to one question."""

    def __init__(self, seed: bytes, name: str) -> None:
        self.seed = seed
        self.name = name
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, by rejection, so that none is likelier."""
        limit = 2**32 - 2**32 % n
        while True:
            word = self._next()
            if word < limit:
                return word % n

    def _next(self) -> int:
        if not self.words:
            digest = hashlib.sha256(self.seed + f"{self.name}/{self.block}".encode()).digest()
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            self.block += 1
        return self.words.pop()


@final
class NotedLuck(Luck):
    """Another luck, with everything it gave noted down."""

    def __init__(self, luck: Luck, notes: Notes) -> None:
        self.luck = luck
        self.notes = notes

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        given = self.luck.shuffle(label, nth, cards)
        self.notes[question(label, nth)] = list(given)
        return given

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        given = self.luck.pick(label, nth, n)
        self.notes[question(label, nth)] = given
        return given


class Unnoted(LookupError):
    """A game asked for luck that its notes do not hold, or that does not fit."""


@final
class ReplayedLuck(Luck):
    """Gives what was noted, and nothing else."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        name = question(label, nth)
        given = self.notes.get(name)
        if not isinstance(given, list) or sorted(given) != sorted(cards):
            raise Unnoted(
                f"luck {name}: the {len(cards)} cards that are shuffled here, in their new order, belong here"
            )
        return vec[i64](given)

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        name = question(label, nth)
        given = self.notes.get(name)
        if not isinstance(given, int) or not 0 <= given < n:
            raise Unnoted(f"luck {name}: a number from 0 to {n - 1} belongs here")
        return given


def luck_from(seed: str) -> Luck:
    """The luck that a record's seed names: `fair:` and 64 hexadecimal digits, or `fast:` and a number."""
    kind, _, value = seed.partition(":")
    if kind == "fair" and len(value) == 64 and all(digit in "0123456789abcdef" for digit in value):
        return FairLuck(bytes.fromhex(value))
    if kind == "fast" and is_number(value) and int(value) < 2**62:
        return FastLuck(int(value))
    raise UsageError(
        f"{reprlib.repr(seed)} is not a seed: "
        "fair: and 64 hexadecimal digits, or fast: and a number below 2^62, goes here"
    )
