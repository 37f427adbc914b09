"""How much a bot may think."""

import msgspec

from arcus.core.game import UsageError


class Budget(msgspec.Struct, frozen=True):
    """What a bot may spend on a whole turn: iterations, which can be repeated exactly, or milliseconds."""

    iterations: int | None = None
    ms: float | None = None

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations is not None else f"{self.ms:g}ms"


def parse_budget(text: str) -> Budget:
    """`2000it` or `200ms`, or UsageError."""
    number, unit = text[:-2], text[-2:]
    if unit == "it" and number.isascii() and number.isdigit() and 1 <= int(number[:12]) <= 10**9:
        return Budget(iterations=int(number))
    if unit == "ms" and number.isascii() and number.isdigit() and 1 <= int(number[:12]) <= 10**7:
        return Budget(ms=float(number))
    raise UsageError(f"'{text}' is not a budget: write iterations like 2000it or milliseconds like 200ms")
