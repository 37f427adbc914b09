"""The base of every game's encoder, and how sets and numbers become bytes.

An observation is a row of bytes, eight to a word: `out[word]` holds bytes `8 * word` to `8 * word + 7`, lowest first.
Each part of it begins with a word of its own, and unused bytes are 0. Seats are counted from the observing seat: 0 is
that seat, 1 the one to its left.
"""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from arcus.core.position import Position

WORD: Final = 8  # bytes in a word
BYTE: Final = 255  # the largest number that an observation can hold
ONE: Final = vec[i64]([1 << 8 * i for i in range(WORD)])  # a word with a 1 in one byte
SPREAD: Final = vec[i64]([sum((mask >> i & 1) << 8 * i for i in range(WORD)) for mask in range(256)])  # bits -> bytes


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the observation of a seat: exactly what its view holds, table and memory.

    An encoder follows one game and writes it to one place: call `begin` before positions of another game or of an
    earlier moment, and before writing elsewhere.
    """

    players: i64
    words: i64  # the length of an observation
    parts: list[tuple[str, int]]  # name and number of bytes of each part, in order

    def __init__(self, players: i64, parts: list[tuple[str, int]]) -> None:
        self.players = players
        self.parts = parts
        self.words = 0
        for _name, size in parts:
            self.words += words_for(i64(size))

    @abstractmethod
    def fresh(self) -> "Encoder":
        """Return a new encoder for the same game, players and options."""

    def begin(self) -> None:
        """Discard state of earlier positions; an encoder overrides this if it keeps any."""

    @abstractmethod
    def write(self, position: Position, seat: i64, out: vec[i64], start: i64) -> i64:
        """Write the observation of a seat from `out[start]` on, and return the index after it."""


@final
class Writer:
    """Writes observations and masks of one game into two rows of numbers, each in one call."""

    encoder: Encoder
    words: vec[i64]  # the observation last written
    marks: vec[u8]  # the mask last written: by move, 1 if it is legal
    marked: vec[i64]  # the moves with a 1

    def __init__(self, encoder: Encoder, moves: i64) -> None:
        self.encoder = encoder
        self.words = vec[i64]([0] * int(encoder.words))
        self.marks = vec[u8]([0] * int(moves))
        self.marked = vec[i64]()

    def observe(self, position: Position, seat: i64) -> None:
        """Write the observation of a seat."""
        self.encoder.begin()
        self.encoder.write(position, seat, self.words, 0)

    def mask(self, position: Position, seat: i64) -> None:
        """Write the legal moves of a seat; none if it is not to act."""
        marks = self.marks
        for move in self.marked:
            marks[move] = 0
        self.marked = vec[i64]()
        if position.to_act() >> seat & 1 != 0:
            self.marked = position.legal(seat)
        for move in self.marked:
            marks[move] = 1


def words_for(size: i64) -> i64:
    """Return how many words hold this number of bytes."""
    return (size + WORD - 1) // WORD


def within(number: i64) -> i64:
    """Return the number clipped to a byte, 0 to 255."""
    if number < 0:
        return 0
    if number > BYTE:
        return BYTE
    return number


def write_set(out: vec[i64], start: i64, mask: i64, words: i64) -> i64:
    """Write a set as one byte for each number that it could hold, and return the index after it."""
    i: i64
    for i in range(words):
        out[start + i] = SPREAD[mask >> (8 * i) & 255]
    return start + words


def spread_5(fields: i64) -> i64:
    """Return eight numbers of five bits as eight bytes."""
    x = (fields & 0xFFFFF) | (fields & 0xFFFFF00000) << 12
    x = (x & 0x3FF000003FF) | (x & 0xFFC00000FFC00) << 6
    return (x & 0x1F001F001F001F) | (x & 0x3E003E003E003E0) << 3


def spread_3(fields: i64) -> i64:
    """Return eight numbers of three bits as eight bytes."""
    x = (fields & 0xFFF) | (fields & 0xFFF000) << 20
    x = (x & 0x3F0000003F) | (x & 0xFC000000FC0) << 10
    return (x & 0x7000700070007) | (x & 0x38003800380038) << 5
