"""The names of bots at a table."""

import hashlib
from collections.abc import Iterable

NAMES = (
    "Arlo",
    "Biscuit",
    "Comet",
    "Domino",
    "Echo",
    "Figaro",
    "Gizmo",
    "Juno",
    "Kiwi",
    "Lotta",
    "Lumi",
    "Mochi",
    "Momo",
    "Noodle",
    "Nova",
    "Otto",
    "Pepper",
    "Pip",
    "Pixel",
    "Robin",
    "Sunny",
    "Tango",
    "Waffle",
    "Ziggy",
)
"""More than twice as many as a table has seats, so that enough differ from the people's names. None is a colour."""


def bot_names(table: str, wanted: Iterable[str], people: Iterable[str]) -> tuple[str, ...]:
    """Return a different name for each seat, none of them that of a person at the table.

    `wanted` holds for each seat the name that its bot had in the game before, or an empty text. Without one, a seat
    always gets the same name at the same table, as long as no person there has it.
    """
    taken = {name.casefold() for name in people}
    order = sorted(NAMES, key=lambda name: hashlib.sha256(f"{table} {name}".encode()).digest())
    wanted = tuple(wanted)
    spare = [name for name in order[len(wanted) :] if name not in wanted]
    found: list[str] = []
    for seat, name in enumerate(wanted):
        first = [name] if name else [order[seat]] if order[seat] not in wanted else []
        free = (each for each in (*first, *spare) if each.casefold() not in taken)
        found.append(next(free))
        taken.add(found[-1].casefold())
    return tuple(found)
