"""Clocks: a bank of time for each seat, and what each turn adds to it."""

from collections.abc import Iterable

from arcus.core.game import Seat
from arcus.protocol import TimeControl

LEAST_GIFT = 30_000  # ms: what "I need more time" gives at least
GIFTS = 3  # how often a seat may ask for it in a game


class Clocks:
    """The banks of all seats, in milliseconds. Without a clock nothing ever runs out."""

    def __init__(self, clock: TimeControl | None, seats: int) -> None:
        self.clock = clock
        self.bank = [clock.bank * 1000 if clock else 0] * seats
        self.began: list[int | None] = [None] * seats
        """Since when a seat's clock runs."""
        self.gifts = [0] * seats

    def run(self, at: int, thinking: Iterable[Seat], done: Iterable[Seat]) -> None:
        """From now on the clocks of these seats run, and no others; those who are done with a turn are credited."""
        if self.clock is None:
            return
        running = set(thinking)
        for seat, began in enumerate(self.began):
            if seat in running:
                self.began[seat] = at if began is None else began
            elif began is not None:
                self.bank[seat] = max(0, self.bank[seat] - (at - began))
                self.began[seat] = None
        for seat in done:
            self.bank[seat] += self.clock.gain * 1000

    def stop(self) -> None:
        """The game is over."""
        self.began = [None] * len(self.began)

    def left(self, seat: Seat, now: int) -> int | None:
        """What a seat has left, or None without a clock."""
        if self.clock is None:
            return None
        began = self.began[seat]
        return max(0, self.bank[seat] - (now - began if began is not None else 0))

    def deadline(self) -> int | None:
        """When the next bank is empty, if nothing happens."""
        ends = [began + self.bank[seat] for seat, began in enumerate(self.began) if began is not None]
        return min(ends, default=None)

    def overdue(self, now: int) -> tuple[Seat, ...]:
        """The seats whose bank is empty."""
        return tuple(
            seat for seat, began in enumerate(self.began) if began is not None and began + self.bank[seat] <= now
        )

    def give(self, seat: Seat) -> None:
        """More time, as somebody asked for it."""
        if self.clock is not None:
            self.bank[seat] += max(LEAST_GIFT, self.clock.bank * 250)
            self.gifts[seat] += 1

    def can_give(self, seat: Seat) -> bool:
        """May this seat ask for more time?"""
        return self.clock is not None and self.gifts[seat] < GIFTS

    def refill(self, seat: Seat) -> None:
        """Who comes back finds some time in the bank."""
        if self.clock is not None:
            self.bank[seat] = max(self.bank[seat], LEAST_GIFT)
