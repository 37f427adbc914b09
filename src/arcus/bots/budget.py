"""Limits on how long a bot may compute."""

import msgspec

from arcus.core.game import UsageError

MOST_ITERATIONS = 10**9
MOST_MS = 10**7
DIGITS = 12  # of a number that is parsed; a longer one is out of range anyway


class Budget(msgspec.Struct, frozen=True):
    """A limit for a whole turn: iterations, which are exactly repeatable, or milliseconds."""

    iterations: int | None = None
    ms: float | None = None

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations is not None else f"{self.ms:g}ms"


def parse_budget(text: str) -> Budget:
    """Return the budget that a text such as `2000it` or `200ms` names, or raise UsageError."""
    number, unit = text[:-2], text[-2:]
    if number.isascii() and number.isdigit():
        if unit == "it" and 1 <= int(number[:DIGITS]) <= MOST_ITERATIONS:
            return Budget(iterations=int(number))
        if unit == "ms" and 1 <= int(number[:DIGITS]) <= MOST_MS:
            return Budget(ms=float(number))
    raise UsageError(f"'{text}' is not a budget; expected iterations such as 2000it, or milliseconds such as 200ms")
