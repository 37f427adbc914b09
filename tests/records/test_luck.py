"""Keyed luck: the test vectors of docs/records.md, uniformity, and independence of the order of questions."""

import hashlib
import re
import struct
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.luck import FastLuck, Luck
from arcus.games import LABELS
from arcus.records.luck import FairLuck, LuckError, RecordingLuck, ReplayedLuck, luck_from
from tests.chi_square import assert_frequencies

LABEL = {name: label for label, name in LABELS.items()}
DOCS = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
VECTORS = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| (shuffle|pick) (\d+) \| `([^`]+)` \|$", DOCS, re.MULTILINE)


def ask(luck: Luck, name: str, how: str, n: int) -> str:
    """An answer as the table of vectors shows it."""
    label, nth = name.split("/")
    if how == "pick":
        return str(luck.pick(LABEL[label], int(nth), n))
    return " ".join(map(str, luck.shuffle(LABEL[label], int(nth), vec[i64](list(range(n))))))


def test_there_are_vectors_for_both_kinds_of_luck() -> None:
    assert {vector[0].split(":")[0] for vector in VECTORS} == {"fair", "fast"}
    assert {vector[2] for vector in VECTORS} == {"shuffle", "pick"}


@pytest.mark.parametrize(("seed", "name", "how", "n", "answer"), VECTORS)
def test_luck_gives_what_the_docs_say(seed: str, name: str, how: str, n: str, answer: str) -> None:
    assert ask(luck_from(seed), name, how, int(n)) == answer


@pytest.mark.parametrize("kind", ["fair", "fast"])
def test_shuffles_are_uniform(kind: str) -> None:
    seen: Counter[str] = Counter()
    luck = FairLuck(bytes(32)) if kind == "fair" else FastLuck(1)
    for nth in range(4800):
        seen[ask(luck, f"deck/{nth}", "shuffle", 4)] += 1
    assert_frequencies(seen, {" ".join(order): 1 for order in permutations("0123")})


@pytest.mark.parametrize("kind", ["fair", "fast"])
def test_picks_are_uniform(kind: str) -> None:
    luck = FairLuck(bytes(32)) if kind == "fair" else FastLuck(1)
    seen = Counter(ask(luck, f"orange/{nth}", "pick", 24) for nth in range(4800))
    assert_frequencies(seen, {str(n): 1 for n in range(24)})


@given(
    order=st.permutations(["deck/1", "deck/2", "orange/1", "orange/2", "yellow/1", "first/1"]), seed=st.integers(0, 99)
)
def test_answers_do_not_depend_on_what_was_asked_before(order: list[str], seed: int) -> None:
    luck = FastLuck(seed)
    answers = {name: ask(luck, name, "pick", 6) for name in order}
    assert answers == {name: ask(FastLuck(seed), name, "pick", 6) for name in order}


def test_recorded_luck_is_replayed() -> None:
    answers: dict[str, int | list[int]] = {}
    recording = RecordingLuck(FastLuck(3), answers)
    deck, die = ask(recording, "deck/1", "shuffle", 9), ask(recording, "orange/4", "pick", 6)
    again = ReplayedLuck(answers)
    assert ask(again, "deck/1", "shuffle", 9) == deck
    assert ask(again, "orange/4", "pick", 6) == die
    with pytest.raises(LuckError, match="deck/2"):
        ask(again, "deck/2", "shuffle", 9)
    with pytest.raises(LuckError, match="deck/1"):
        ask(again, "deck/1", "shuffle", 8)
    with pytest.raises(LuckError, match="orange/4"):
        ask(ReplayedLuck({"orange/4": 6}), "orange/4", "pick", 6)


def fair_by_the_book(seed: bytes, name: str, n: int) -> list[int]:
    """A fair shuffle, written from docs/records.md alone."""
    stream = b"".join(hashlib.sha256(seed + f"{name}/{k}".encode("ascii")).digest() for k in range(40))
    words = iter(struct.unpack(f">{len(stream) // 4}I", stream))
    places = list(range(n))
    for i in range(n - 1, 0, -1):
        word = next(word for word in words if word < 2**32 - 2**32 % (i + 1))
        j = word % (i + 1)
        places[i], places[j] = places[j], places[i]
    return places


@given(seed=st.binary(min_size=32, max_size=32), nth=st.integers(0, 10**9), n=st.integers(0, 92))
def test_fair_luck_is_what_the_docs_describe(seed: bytes, nth: int, n: int) -> None:
    answer = FairLuck(seed).shuffle(LABEL["deck"], nth, vec[i64](list(range(n))))
    assert list(answer) == fair_by_the_book(seed, f"deck/{nth}", n)


def fast_by_the_book(seed: int, label: int, nth: int, n: int) -> list[int]:
    """A fast shuffle, written from docs/records.md alone."""
    most = 2**62 - 1

    def mix(x: int) -> int:
        x = (x * 0x1E3779B97F4A7C15 + 0x232BE59BD9B4E019) & most
        x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & most
        x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & most
        return x ^ (x >> 31)

    state = mix(mix(seed) ^ (nth * 64 + label))
    places = list(range(n))
    for i in range(n - 1, 0, -1):
        state = (state * 0x2851F42D4C957F2D + 1442695040888963407) & most
        j = ((((state ^ (state >> 27)) >> 20) & (2**32 - 1)) * (i + 1)) >> 32
        places[i], places[j] = places[j], places[i]
    return places


@given(seed=st.integers(0, 2**62 - 1), label=st.integers(0, 9), nth=st.integers(0, 10**6), n=st.integers(0, 92))
def test_fast_luck_is_what_the_docs_describe(seed: int, label: int, nth: int, n: int) -> None:
    assert list(FastLuck(seed).shuffle(label, nth, vec[i64](list(range(n))))) == fast_by_the_book(seed, label, nth, n)
