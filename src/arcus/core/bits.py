"""Sets of small numbers as bits of one integer.

Compiled: see docs/decisions/0001-one-source-compiled.md for the dialect.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = 62  # a set holds numbers below this
TOP: Final = 0x2000000000000000  # the set of the greatest of them
DEBRUIJN: Final = 0x03F79D71B4CB0A89


def _index_table() -> vec[i64]:
    table = vec[i64]([0] * 64)
    for i in range(BITS):
        table[((1 << i) * DEBRUIJN >> 58) & 63] = i
    return table


INDEX: Final = _index_table()  # de Bruijn hash of a single bit -> its index


def bit(i: i64) -> i64:
    """Return the set {i}, i from 0 to 61: `1 << i`, which mypyc 2.4.1 computes in 32 bits."""
    return TOP >> (BITS - 1 - i)


def index(single: i64) -> i64:
    """Return the number in a set of one."""
    return INDEX[(single * DEBRUIJN >> 58) & 63]


def lowest(mask: i64) -> i64:
    """Return the smallest number in a set that is not empty."""
    return INDEX[((mask & -mask) * DEBRUIJN >> 58) & 63]


def nth_member(mask: i64, n: i64) -> i64:
    """Return the number in a set below which there are n others."""
    rest = mask
    while n > 0:
        rest &= rest - 1
        n -= 1
    return lowest(rest)


def greater(a: i64, b: i64) -> i64:
    """Return the greater of two numbers: `max` boxes them."""
    if a > b:
        return a
    return b


def count(mask: i64) -> i64:
    """Return how many numbers a set holds; with -mpopcnt one instruction."""
    total: i64 = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        total += 1
    return total


def members(mask: i64) -> list[int]:
    """Return the numbers of a set, rising."""
    found: list[int] = []
    rest = mask
    while rest != 0:
        found.append(int(lowest(rest)))
        rest &= rest - 1
    return found


def names_of(mask: i64, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the numbers in a set, rising."""
    found: list[str] = []
    rest = mask
    while rest != 0:
        found.append(names[lowest(rest)])
        rest &= rest - 1
    return tuple(found)
