"""Types of single values, with their limits."""

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
