"""The source of time for the whole server, which tests replace by a manual clock."""

import asyncio
import time


class Clock:
    """The system's time."""

    def now_ms(self) -> int:
        """Return the time of day, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Return seconds that never run backwards, to measure durations."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


SYSTEM = Clock()
