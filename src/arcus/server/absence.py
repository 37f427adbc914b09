"""How long the people of a table have been away."""

from collections.abc import Sequence

from arcus.core.game import Seat
from arcus.server.clock import Clock
from arcus.server.table import Chair


class Absences:
    """Since when the people of a table are away, as this process has seen it.

    It counts from the moment when this process first looked, so that after a restart nobody seems to have been away for
    longer than they were.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[Seat, tuple[str, float]] = {}
        """By seat: who is away, and since when."""

    def look(self, chairs: Sequence[Chair], present: frozenset[Seat]) -> None:
        """Note who is away now."""
        now = self._clock.monotonic()
        before, self._since = self._since, {}
        for seat, chair in enumerate(chairs):
            if chair.person and seat not in present:
                known = before.get(seat)
                is_same = known is not None and known[0] == chair.person
                self._since[seat] = known if is_same and known else (chair.person, now)

    def lasting(self, heard_since: float) -> dict[Seat, int]:
        """Return for how many ms each absent seat has been away; time before `heard_since` does not count."""
        now = self._clock.monotonic()
        return {seat: max(0, int((now - max(since, heard_since)) * 1000)) for seat, (_, since) in self._since.items()}
