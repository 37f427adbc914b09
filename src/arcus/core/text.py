"""Position text: `name=value` fields in any order; what is left out has its default."""

from collections.abc import Mapping

from arcus.core.game import UsageError

LONGEST = 20  # digits of a number


def fields_text(fields: Mapping[str, str], defaults: Mapping[str, str]) -> str:
    """The fields that differ from their default, as one line."""
    return " ".join(f"{name}={value}" for name, value in fields.items() if value != defaults.get(name))


def parse_fields(text: str, defaults: Mapping[str, str]) -> dict[str, str]:
    """All fields of a text, with defaults for those it leaves out."""
    fields = dict(defaults)
    given: set[str] = set()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name not in defaults:
            raise UsageError(f"'{word}' is not a field of this position; fields are {', '.join(defaults)}")
        if name in given:
            raise UsageError(f"the field '{name}' stands twice")
        given.add(name)
        fields[name] = value
    return fields


def is_number(text: str) -> bool:
    """Is it a whole number in digits, and short enough to be read as one? Python refuses very long ones."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST


def parse_number(name: str, value: str, least: int = 0, most: int = 1 << 53) -> int:
    """A whole number in a field."""
    if not is_number(value) or not least <= int(value) <= most:
        raise UsageError(f"{name}={value}: a whole number from {least} to {most} goes here")
    return int(value)


def parse_count(name: str, value: str, most: int = 1 << 53) -> int:
    """A whole number in a field; `-` is none."""
    return 0 if value == "-" else parse_number(name, value, 0, most)


def parse_seats(name: str, value: str, players: int) -> list[str]:
    """The parts of a field that has one for each seat, split at `/`."""
    parts = value.split("/")
    if len(parts) > players:
        raise UsageError(f"{name}={value}: {len(parts)} parts for {players} players")
    return parts + ["-"] * (players - len(parts))
