"""Types of single values, with their limits."""

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=100)]
"""A name before it is normalised; at most 24 characters of it may be left."""
Digits = Annotated[str, Meta(max_length=200)]
"""64 hexadecimal digits; the table refuses anything else with a message."""
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
