"""Luck for records: derived from a published seed, recorded while a game is played, and replayed."""

import hashlib
import reprlib
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.luck import FastLuck, Luck
from arcus.core.text import is_number
from arcus.games import LABELS

Answers = dict[str, int | list[int]]
"""The answers of luck by question: `deck/1` -> the shuffled cards, `orange/17` -> a number."""


def question(label: int, nth: int) -> str:
    """Return the name of a question, such as `deck/2`."""
    return f"{LABELS[label]}/{nth}"


@final
class FairLuck(Luck):
    """Luck from a seed of 32 bytes; with the seed, anyone can derive every answer. See docs/records.md."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise UsageError(f"a fair seed must have 32 bytes, got {len(seed)}")
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
    """The 32-bit words of one question."""

    def __init__(self, seed: bytes, name: str) -> None:
        self.seed = seed
        self.name = name
        self.block = 0
        self.words: list[int] = []

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1; rejecting the highest words makes all equally likely."""
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
class RecordingLuck(Luck):
    """Another luck whose answers are recorded."""

    def __init__(self, luck: Luck, answers: Answers) -> None:
        self.luck = luck
        self.answers = answers

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        shuffled = self.luck.shuffle(label, nth, cards)
        self.answers[question(label, nth)] = list(shuffled)
        return shuffled

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        picked = self.luck.pick(label, nth, n)
        self.answers[question(label, nth)] = picked
        return picked


@final
class ContinuedLuck(Luck):
    """The recorded answers of a game that is continued, and other luck for every question after them."""

    def __init__(self, answers: Answers, rest: Luck) -> None:
        self.answers = answers
        self.rest = rest

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        known = question(label, nth) in self.answers
        return (ReplayedLuck(self.answers) if known else self.rest).shuffle(label, nth, cards)

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        known = question(label, nth) in self.answers
        return (ReplayedLuck(self.answers) if known else self.rest).pick(label, nth, n)


class LuckError(LookupError):
    """A question whose recorded answer is missing or does not fit."""


@final
class ReplayedLuck(Luck):
    """Luck that repeats recorded answers; it raises LuckError for any other question."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        name = question(label, nth)
        answer = self.answers.get(name)
        if not isinstance(answer, list) or sorted(answer) != sorted(cards):
            raise LuckError(f"luck {name}: expected the {len(cards)} shuffled cards in any order, got {_got(answer)}")
        return vec[i64](answer)

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        name = question(label, nth)
        answer = self.answers.get(name)
        if not isinstance(answer, int) or not 0 <= answer < n:
            raise LuckError(f"luck {name}: expected a number from 0 to {n - 1}, got {_got(answer)}")
        return answer


def _got(answer: int | list[int] | None) -> str:
    return "nothing" if answer is None else reprlib.repr(answer)


def luck_from(seed: str) -> Luck:
    """Return the luck of a record's seed: `fair:` and 64 hexadecimal digits, or `fast:` and a number."""
    kind, _, value = seed.partition(":")
    if kind == "fair" and len(value) == 64 and all(digit in "0123456789abcdef" for digit in value):
        return FairLuck(bytes.fromhex(value))
    if kind == "fast" and is_number(value) and int(value) < 2**62:
        return FastLuck(int(value))
    raise UsageError(
        f"expected a seed, fair: and 64 hexadecimal digits or fast: and a number below 2^62, got {reprlib.repr(seed)}"
    )
