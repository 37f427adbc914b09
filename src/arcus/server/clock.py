"""Time, as everything in the server reads it: one object that tests can replace by a clock turned by hand."""

import asyncio
import time


class Clock:
    """The system's time."""

    def now_ms(self) -> int:
        """Return the time of day, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Return seconds that never run backwards, for measuring how long something took."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


SYSTEM = Clock()
