"""The notations of a field of a position: one number, a count, a word, or functions of a game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from arcus.core.game import Seat
from arcus.core.position import PLAYERS
from arcus.core.schema import Codec, FieldBase
from arcus.core.text import LARGEST, one_of, parse_count, parse_number


@dataclass(frozen=True)
class Value(Codec):
    """One number, written by a pair of functions."""

    write: Callable[[int], str]
    read: Callable[[str], int]

    def text(self, field: FieldBase, position: Any, seat: Seat) -> str:
        return self.write(position.data[field.at(seat)])

    def parse(self, field: FieldBase, position: Any, seat: Seat, text: str) -> None:
        position.data[field.at(seat)] = self.read(text)


@dataclass(frozen=True)
class Count(Codec):
    """A whole number. For a seat `-` is read as 0."""

    least: int = 0
    most: int | Callable[[Any, Seat], int] = LARGEST

    def text(self, field: FieldBase, position: Any, seat: Seat) -> str:
        return str(position.data[field.at(seat)])

    def parse(self, field: FieldBase, position: Any, seat: Seat, text: str) -> None:
        most = self.most if isinstance(self.most, int) else self.most(position, seat)
        read = parse_count if field.seats else parse_number
        position.data[field.at(seat)] = read(field.name, text, self.least, most)


@dataclass(frozen=True)
class OneOf(Codec):
    """One of a few words, each written for its place in the list."""

    words: tuple[str, ...]

    def text(self, field: FieldBase, position: Any, seat: Seat) -> str:
        word: str = self.words[position.data[field.at(seat)]]
        return word

    def parse(self, field: FieldBase, position: Any, seat: Seat, text: str) -> None:
        position.data[field.at(seat)] = one_of(field.name, text, self.words)


@dataclass(frozen=True)
class WholePosition(Codec):
    """Text that two functions of the whole position write and read; such a field may hold parts of its own."""

    write: Callable[[Any], str]
    read: Callable[[Any, str], None]

    def text(self, field: FieldBase, position: Any, seat: Seat) -> str:
        return self.write(position)

    def parse(self, field: FieldBase, position: Any, seat: Seat, text: str) -> None:
        self.read(position, text)


@dataclass(frozen=True)
class EachSeat(Codec):
    """Text that two functions of the position and a seat write and read."""

    write: Callable[[Any, Seat], str]
    read: Callable[[Any, Seat, str], None]

    def text(self, field: FieldBase, position: Any, seat: Seat) -> str:
        return self.write(position, seat)

    def parse(self, field: FieldBase, position: Any, seat: Seat, text: str) -> None:
        self.read(position, seat, text)


SEAT = Count(most=lambda position, _: int(position.data[PLAYERS]) - 1)  # the number of a seat
