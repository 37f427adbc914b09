"""Visibilities of fields: `seen_by.EVERYONE`, `seen_by.OWNER`, `seen_by.NOBODY` or `seen_by.Partly(…)`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from arcus.core.game import Seat
from arcus.core.schema import FieldBase, SeenBy


class _Everyone(SeenBy):
    def part(self, field: FieldBase, position: Any, seat: Seat | None) -> Any:
        return field.values(position)


class _Owner(SeenBy):
    def part(self, field: FieldBase, position: Any, seat: Seat | None) -> Any:
        return None if seat is None else field.values_of(position, seat)


class _Nobody(SeenBy):
    def part(self, field: FieldBase, position: Any, seat: Seat | None) -> Any:
        return None


EVERYONE = _Everyone()
OWNER = _Owner()  # of a field with a run for each seat: each seat sees its own
NOBODY = _Nobody()


@dataclass(frozen=True)
class Partly(SeenBy):
    """A field of which each seat sees a part, such as the cards that were face up before they were drawn."""

    seen: Callable[[Any, Seat | None], Any]
    """Return what a seat, or a spectator (None), sees of the field in a position."""

    def part(self, field: FieldBase, position: Any, seat: Seat | None) -> Any:
        return self.seen(position, seat)
