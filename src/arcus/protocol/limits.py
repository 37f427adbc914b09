"""Types of single values, with their limits."""

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=100)]
"""A name before it is normalised; at most 24 characters of it may be left."""
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{16,64}(?!\n)$")]
"""Hexadecimal digits; in Python `$` alone allows a line break behind them."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
