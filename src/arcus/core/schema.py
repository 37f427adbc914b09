"""The schema of a position: every number is described once, with its text, its default, and the seats that see it.

A game's `schema.py` lists its fields in the order of the position text. Text, parsing, defaults and the law of secrecy
(tests/laws/test_schema.py) follow from that list.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field as dataclass_field
from typing import Any, Generic, TypeVar

from arcus.core.game import Seat, UsageError
from arcus.core.position import PLAYERS, Position

P = TypeVar("P", bound=Position)


# -- who sees a field


class SeenBy(ABC):
    """The visibility of a field. Positions that agree in the part that a seat sees look the same to that seat."""

    @abstractmethod
    def part(self, field: "FieldBase", position: Any, seat: Seat | None) -> Any:
        """Return the part of a field that a seat, or a spectator (None), sees or can remember."""


# -- how a field is written


class Codec(ABC):
    """The notation of a field: `text` and `parse` are inverse."""

    @abstractmethod
    def text(self, field: "FieldBase", position: Any, seat: Seat) -> str:
        """Return the text of a seat's part; a field without seats has one part, for seat 0."""

    @abstractmethod
    def parse(self, field: "FieldBase", position: Any, seat: Seat, text: str) -> None:
        """Set a seat's part from its text, or raise UsageError."""


# -- fields


@dataclass(frozen=True)
class FieldBase:
    """Numbers of a position that belong together: where they lie, and who sees them."""

    name: str
    index: int | str
    """The first of them in `Position.data`; or the name of a vec of its own, such as `deck`."""
    seen_by: SeenBy
    seats: int = dataclass_field(default=0, kw_only=True)
    """The number of seats that have a run of their own, one after the other; 0 if the numbers belong to no seat."""
    count: int = dataclass_field(default=1, kw_only=True)
    """The length of a run."""
    stride: int = dataclass_field(default=0, kw_only=True)
    """The distance from one seat's run to the next; 0 if they are adjacent."""

    def at(self, seat: Seat = 0) -> int:
        """Return where a seat's run begins in `Position.data`."""
        assert isinstance(self.index, int), f"{self.name} is not in data"
        return self.index + (self.stride or self.count) * seat

    def indexes(self, size: int) -> list[int]:
        """Return the places in `Position.data`, of this size, that hold the field; none if it has a vec of its own."""
        if isinstance(self.index, str):
            return []
        runs = [range(self.at(seat), self.at(seat) + self.count) for seat in range(self.seats or 1)]
        return [place for run in runs for place in run if place < size]

    def values(self, position: Position) -> tuple[int, ...]:
        """Return all numbers of the field."""
        if isinstance(self.index, str):
            return tuple(getattr(position, self.index))
        return tuple(position.data[place] for place in self.indexes(len(position.data)))

    def values_of(self, position: Position, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of a seat's run."""
        return tuple(position.data[self.at(seat) : self.at(seat) + self.count])


@dataclass(frozen=True)
class Setting(FieldBase):
    """Numbers that the players and options of a game determine: a blank position has them."""


@dataclass(frozen=True)
class Field(FieldBase):
    """Numbers with a word in the position text."""

    codec: Codec
    default: str | Callable[[Any], str] = "-"
    """The text, for each seat, that stands for a field left out; a function gets a blank position."""
    always: bool = False
    """Whether it is written although it has its default."""

    def default_text(self, position: Position) -> str:
        """Return the text of a field left out."""
        part = self.default if isinstance(self.default, str) else self.default(position)
        return "/".join([part] * position.data[PLAYERS]) if self.seats else part

    def text(self, position: Position) -> str:
        """Return the field as text, the parts of seats joined by `/`."""
        seats = range(position.data[PLAYERS] if self.seats else 1)
        return "/".join(self.codec.text(self, position, seat) for seat in seats)

    def parts(self, position: Position, text: str) -> list[str]:
        """Return the parts of a text, one a seat; those left out have their default."""
        if not self.seats:
            return [text]
        parts = text.split("/")
        players = position.data[PLAYERS]
        if len(parts) > players:
            raise UsageError(f"{self.name} must have at most {players} parts, one a seat, got {len(parts)}")
        return [*parts, *self.default_text(position).split("/")[len(parts) :]]


@dataclass(frozen=True)
class Part(FieldBase):
    """Numbers that the text of another field holds too."""

    of: str


@dataclass(frozen=True)
class Derived(FieldBase):
    """Numbers worked out from other fields, kept because the rules need them often."""

    rebuild: Callable[[Any], None]
    """Set them in a position whose other fields are set."""


# -- schemas


class Schema(Generic[P]):
    """All fields of a position, in the order of its text."""

    def __init__(self, fields: Iterable[FieldBase], check: Callable[[P], None] = lambda _: None) -> None:
        """Describe a position. `check` raises UsageError for fields that contradict each other."""
        self.entries = tuple(fields)
        self.fields = tuple(field for field in self.entries if isinstance(field, Field))
        self.check = check

    def text(self, position: P) -> str:
        """Return the position as one line of text: the fields that differ from their defaults."""
        found = []
        for field in self.fields:
            text = field.text(position)
            if field.always or text != field.default_text(position):
                found.append(f"{field.name}={text}")
        return " ".join(found)

    def parse(self, position: P, text: str) -> None:
        """Set a blank position from its text, `name=value` in any order, or raise UsageError.

        Defaults are read last, since some stand for what the other fields leave over: `deck=rest`.
        """
        given = self._words(text)
        late: list[tuple[Field, Seat, str]] = []
        for field in self.fields:
            default = field.default_text(position)
            parts, usual = (field.parts(position, words) for words in (given.get(field.name, default), default))
            for seat, part in enumerate(parts):
                if part == usual[seat]:
                    late.append((field, seat, part))
                else:
                    field.codec.parse(field, position, seat, part)
        for field, seat, part in late:
            field.codec.parse(field, position, seat, part)
        self.rebuild(position)
        self.check(position)

    def _words(self, text: str) -> dict[str, str]:
        names = [field.name for field in self.fields]
        given: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name not in names:
                raise UsageError(f"expected a field such as {names[0]}=…, got '{word}'; fields are {', '.join(names)}")
            if name in given:
                raise UsageError(f"duplicate field '{name}'")
            given[name] = value
        return given

    def rebuild(self, position: P) -> None:
        """Work out the derived fields."""
        for field in self.entries:
            if isinstance(field, Derived):
                field.rebuild(position)

    def has_settings(self, position: P, blank: P) -> bool:
        """Return whether a position has the players and options of a blank one."""
        return all(
            field.values(position) == field.values(blank) for field in self.entries if isinstance(field, Setting)
        )

    def problems(self, position: P, piles: Iterable[str] = ()) -> list[str]:
        """Return the problems of this schema for a position that has these vecs besides `data`."""
        size = len(position.data)
        places = [place for field in self.entries for place in field.indexes(size)]
        wrong = [f"data[{place}] has no field" for place in range(size) if place not in places]
        wrong += [f"data[{place}] has {places.count(place)} fields" for place in {*places} if places.count(place) > 1]
        own = [field.index for field in self.entries if isinstance(field.index, str)]
        wrong += [f"{pile} has no field" for pile in piles if pile not in own]
        names = [field.name for field in self.entries]
        wrong += [f"{names.count(name)} fields are named '{name}'" for name in {*names} if names.count(name) > 1]
        parts = [field for field in self.entries if isinstance(field, Part)]
        return wrong + [
            f"{part.name} is part of '{part.of}', which is not a field" for part in parts if part.of not in names
        ]
