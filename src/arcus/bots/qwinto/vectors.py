"""Vectors of floats."""

from librt.vecs import append, vec
from mypy_extensions import i64


def zeros(n: i64) -> vec[float]:
    """Return a vector of n zeros."""
    found = vec[float](capacity=n)
    i: i64
    for i in range(n):
        found = append(found, 0.0)
    return found
