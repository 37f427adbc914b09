"""Game clocks: a bank of time for each seat, with an increment for each turn."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from arcus.core.game import Seat
from arcus.protocol import TimeControl

LEAST_GIFT = 30_000  # ms: the least that a request for more time gives
GIFTS = 3  # requests for more time per seat and game


class Clocks(msgspec.Struct, frozen=True):
    """The banks of all seats, in milliseconds; without a time control they never run out."""

    clock: TimeControl | None
    bank: tuple[int, ...]
    began: tuple[int | None, ...]
    """By seat: the time when its clock was started."""
    gifts: tuple[int, ...]

    def run(self, at: int, thinking: Iterable[Seat], done: Iterable[Seat]) -> "Clocks":
        """Start the clocks of the thinking seats and stop all others; credit those who are done with a turn."""
        if self.clock is None:
            return self
        running = set(thinking)
        bank, began = list(self.bank), list(self.began)
        for seat, since in enumerate(self.began):
            if seat in running:
                began[seat] = at if since is None else since
            elif since is not None:
                bank[seat] = max(0, bank[seat] - (at - since))
                began[seat] = None
        for seat in done:
            bank[seat] += self.clock.gain * 1000
        return replace(self, bank=tuple(bank), began=tuple(began))

    def stop(self) -> "Clocks":
        """Stop all clocks: the game is over."""
        return replace(self, began=(None,) * len(self.began))

    def left(self, seat: Seat, now: int) -> int | None:
        """Return the time left to a seat, or None without a clock."""
        if self.clock is None:
            return None
        began = self.began[seat]
        return max(0, self.bank[seat] - (now - began if began is not None else 0))

    def deadline(self) -> int | None:
        """Return when the next bank will run out."""
        if self.clock is None:
            return None
        ends = [began + self.bank[seat] for seat, began in enumerate(self.began) if began is not None]
        return min(ends, default=None)

    def overdue(self, now: int) -> tuple[Seat, ...]:
        """Return the seats whose bank is empty."""
        return tuple(
            seat for seat, began in enumerate(self.began) if began is not None and began + self.bank[seat] <= now
        )

    def give(self, seat: Seat) -> "Clocks":
        """Give a seat more time."""
        if self.clock is None:
            return self
        bank = _with(self.bank, seat, self.bank[seat] + max(LEAST_GIFT, self.clock.bank * 250))
        return replace(self, bank=bank, gifts=_with(self.gifts, seat, self.gifts[seat] + 1))

    def can_give(self, seat: Seat) -> bool:
        """Return whether this seat may ask for more time."""
        return self.clock is not None and self.gifts[seat] < GIFTS

    def refill(self, seat: Seat) -> "Clocks":
        """Give a returning person some time if the bank is almost empty."""
        if self.clock is None:
            return self
        return replace(self, bank=_with(self.bank, seat, max(self.bank[seat], LEAST_GIFT)))


def full_clocks(clock: TimeControl | None, seats: int) -> Clocks:
    """Return the clocks at the start of a game."""
    bank = clock.bank * 1000 if clock else 0
    return Clocks(clock, (bank,) * seats, (None,) * seats, (0,) * seats)


def _with(numbers: tuple[int, ...], seat: Seat, number: int) -> tuple[int, ...]:
    return (*numbers[:seat], number, *numbers[seat + 1 :])
