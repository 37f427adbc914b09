"""Makes the bots of one table move when they are due."""

import structlog

from arcus.core.game import Seat
from arcus.protocol import Refused
from arcus.server.bot_queue import Requester
from arcus.server.changes import AnyChange
from arcus.server.move_commands import play
from arcus.server.services import Services
from arcus.server.table_host import TableHost
from arcus.server.table_info import bot_seed, view_of
from arcus.server.table_journal import LEASE, DatabaseJournal
from arcus.server.table_state import TableState

Moment = tuple[int, int]
"""The decision that a bot thinks about, and the number of events, which differs after a turn was taken back."""

log = structlog.get_logger()


class BotTurns:
    """The bots of one table that think in this process."""

    def __init__(self, services: Services, host: TableHost, journal: DatabaseJournal) -> None:
        self._services = services
        self._host = host
        self._journal = journal
        self._thinking: dict[Seat, Moment] = {}

    def changed(self, state: TableState, is_ours: bool) -> None:
        """Listen to the table's changes; the bots of a table belong to the process that has the lease."""
        if self._services.has_bots and (is_ours or not self._services.has_company):
            self.start_bots()

    def start_bots(self) -> None:
        """Start every bot that is due and does not think yet."""
        state = self._host.state
        for seat in state.bots_due():
            moment = _moment(state, seat)
            if self._thinking.get(seat) != moment:
                self._thinking[seat] = moment
                self._services.spawn(self._think(state, seat, moment))

    async def _think(self, state: TableState, seat: Seat, moment: Moment) -> None:
        services = self._services
        view = view_of(state, seat)
        assert view is not None
        began = services.clock.monotonic()
        try:
            requester = Requester(state.host, state.id, bool(state.people_seats()))
            seed, level = bot_seed(state, seat, moment[0]), state.seats[seat].level
            move = await services.bot_pool.choose(state.game, level, seed, view, requester)
            await services.clock.sleep(max(0.0, services.pace - (services.clock.monotonic() - began)))
            await self._host.submit(lambda now: _bot_move(now, seat, moment, move))
        except Refused as refused:
            log.info("bot too late", table=state.id, seat=seat, why=refused.detail)
        finally:
            if self._thinking.get(seat) == moment:
                del self._thinking[seat]

    def is_thinking(self) -> bool:
        """Return whether a bot of this table thinks here."""
        return bool(self._thinking)

    def needs_lease(self, now: int) -> bool:
        """Return whether a bot of this table thinks here and its lease is about to expire."""
        return bool(self._thinking) and self._journal.leased < now + LEASE // 2

    def has_lease(self, until: int) -> None:
        """Note that this process has the lease on the table's bots until a time."""
        self._journal.leased = until


def _moment(state: TableState, seat: Seat) -> Moment:
    assert state.play is not None
    return int(state.play.position_of(seat).decision()), state.play.event_count()


def _bot_move(state: TableState, seat: Seat, moment: Moment, move: int) -> AnyChange | None:
    if seat not in state.bots_due() or _moment(state, seat) != moment:
        return None
    return play(state, seat, moment[0], move)
