"""Parsing of numbers and words, with errors that say what was expected."""

from collections.abc import Iterable, Sequence

from arcus.core.events import PLACE_STRIDE
from arcus.core.game import UsageError

LONGEST = 20  # digits of a number; Python refuses to read very long ones
LARGEST = 1 << 53  # a number that every reader of JSON keeps exactly


def is_number(text: str) -> bool:
    """Return whether a text is a whole number in digits that can be read."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST


def parse_number(name: str, value: str, least: int = 0, most: int = LARGEST) -> int:
    """Return the whole number that a text means, or raise UsageError."""
    if not is_number(value):
        raise UsageError(f"{name} must be a whole number between {least} and {most}, got '{value}'")
    if not least <= int(value) <= most:
        raise UsageError(f"{name} must be between {least} and {most}, got {value}")
    return int(value)


def parse_count(name: str, value: str, least: int = 0, most: int = LARGEST) -> int:
    """Return the whole number that a text means, `-` for 0, or raise UsageError."""
    return 0 if value == "-" else parse_number(name, value, least, most)


def one_of(name: str, word: str, words: Sequence[str]) -> int:
    """Return the place of a word among others, or raise UsageError."""
    if word not in words:
        raise UsageError(f"{name} must be one of {', '.join(words)}, got '{word}'")
    return words.index(word)


def place_texts(areas: Iterable[str]) -> tuple[str, ...]:
    """Return the names of all places from those of areas: `hand/{}` has one a seat, `canvas` is a single place."""
    return tuple(area.format(seat) for area in areas for seat in range(PLACE_STRIDE))
