"""A table in the memory of this process: its authority, and all its listeners."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from arcus import protocol
from arcus.core.game import Seat, UsageError
from arcus.protocol import Refused
from arcus.records.fair import new_secret
from arcus.server import changes
from arcus.server.bot_queue import Requester
from arcus.server.bot_turns import BotTurns
from arcus.server.broadcast import Broadcast, enter, face
from arcus.server.bus import Notice
from arcus.server.command_checks import Actor, own_seat
from arcus.server.commands import claim, decide, propose_rematch
from arcus.server.connection import Connection
from arcus.server.move_commands import attempt
from arcus.server.presence import Presence
from arcus.server.services import Services
from arcus.server.table_due import next_by_itself, overdue
from arcus.server.table_host import TableHost
from arcus.server.table_info import bot_seed, table_info, view_of
from arcus.server.table_journal import DatabaseJournal
from arcus.server.table_state import GRACE, TableState

OpenRematch = Callable[["LiveTable"], Awaitable[None]]


class LiveTable:
    """One table, with its connections."""

    def __init__(
        self, services: Services, state: TableState, entries: DatabaseJournal, open_rematch: OpenRematch
    ) -> None:
        self.journal = entries
        self.host = TableHost(state, entries, services.clock, self._spawn)
        self.presence = Presence(services)
        self.broadcast = Broadcast(self.presence, services.clock, lambda: None if self.host.is_stale else self.state)
        self.bots = BotTurns(services, self.host, entries)
        self.used = services.clock.monotonic()
        self._services = services
        self._clock = services.clock
        self._open_rematch = open_rematch
        self.host.subscribe(self.broadcast.changed)
        self.host.subscribe(self._begin_if_full)
        self.host.subscribe(self.bots.changed)
        self.presence.attendance(state)

    @property
    def state(self) -> TableState:
        """The table as it is written, as far as this process knows."""
        return self.host.state

    def _spawn(self, work: Any) -> None:
        if self._services.is_stopping:
            work.close()
        else:
            self._services.spawn(work)

    # -- requests

    async def request(self, connection: Connection, request: Any) -> None:
        """Grant a request, or raise Refused. The update that a granted request causes carries the answer."""
        granted = partial(setattr, connection, "granted", request.id)
        try:
            match request:
                case protocol.Ping():
                    connection.send(protocol.Pong(request.id))
                case protocol.AskHint():
                    await self._hint(connection, request)
                case protocol.Try():
                    connection.send(protocol.Answer(request.id, move=await self._try(connection, request)))
                case protocol.Face():
                    await self._face(connection, request, granted)
                case protocol.Say():
                    self._say(connection, request)
                    granted()
                case protocol.Rematch():
                    await self.rematch(connection.actor(), granted)
                case _:
                    await self._command(connection, request, granted)
        finally:
            connection.answer_granted()

    async def _command(self, connection: Connection, request: Any, granted: Callable[[], None]) -> None:
        if isinstance(request, protocol.Claim):
            away = self.presence.away
            await self.submit(lambda state: claim(state, connection.actor(), request, away(state)), granted)
            return
        try:
            if not await self.submit(lambda state: decide(state, connection.actor(), request), granted):
                granted()  # a repeated request: what it asks for is done
        except Refused:
            if isinstance(request, protocol.Sit):
                await self._check_known(connection)
            raise
        if isinstance(request, protocol.Agree):
            await self.open_rematch_if_agreed()

    async def submit(self, decide: Any, granted: Callable[[], None] | None = None) -> bool:
        """Decide, write and show a change: see `TableHost.submit`."""
        self.used = self._clock.monotonic()
        return await self.host.submit(decide, granted)

    async def rematch(self, actor: Actor, granted: Callable[[], None] | None = None) -> None:
        """Propose a rematch, or accept it; the last acceptance opens its table."""
        if not await self.submit(lambda state: propose_rematch(state, actor), granted) and granted is not None:
            granted()
        await self.open_rematch_if_agreed()

    async def open_rematch_if_agreed(self) -> None:
        """Open the table of a rematch if everyone has accepted, declined or been away for a minute."""
        gone = frozenset(seat for seat, lasting in self.presence.away(self.state).items() if lasting >= GRACE)
        if self.state.is_rematch_agreed(gone):
            await self._open_rematch(self)

    async def _check_known(self, connection: Connection) -> None:
        """Raise Refused if the person's account was deleted while the socket was open."""
        services = self._services
        if await services.writer.read(services.store.person, connection.person.id) is None:
            raise Refused("server-who-are-you", "your account was deleted; choose a name first")

    async def _hint(self, connection: Connection, request: protocol.AskHint) -> None:
        async with self.host.settled() as state:
            if not state.setup.hints:
                raise Refused("server-no-hints", "this table allows no hints")
            seat = own_seat(state, connection.actor(), request.seat)
            if seat != connection.facing:  # on a shared device: a hint names the cards of a hidden hand
                raise Refused("server-not-your-seat", "that seat is not before you")
            view = view_of(state, seat)
        if view is None or not view.moves:
            raise Refused("server-nothing-to-decide", "there is nothing to decide now")
        try:
            requester, seed = Requester(connection.person.id, state.id), bot_seed(state, seat, view.decision)
            found = await self._services.bot_pool.hints(state.game, seed, view, requester)
        except (UsageError, OSError, TimeoutError) as error:
            raise Refused("server-no-hint-now", str(error)) from None
        connection.send(protocol.Hints(request.id, view.decision, found))

    async def _try(self, connection: Connection, request: protocol.Try) -> int:
        async with self.host.settled() as state:
            return attempt(state, connection.actor(), request)

    async def _face(self, connection: Connection, request: protocol.Face, granted: Callable[[], None]) -> None:
        async with self.host.settled() as state:
            if request.seat is not None and request.seat not in state.seats_of(connection.person.id):
                raise Refused("server-not-your-seat", "that seat is not yours")
            connection.is_ready = request.seat is not None
            face(connection, request.seat)
            granted()
            self.broadcast.send_to(state, connection)

    def _say(self, connection: Connection, request: protocol.Say) -> None:
        if request.phrase not in protocol.PHRASES:
            raise Refused("server-no-such-phrase", f"the phrases are {', '.join(protocol.PHRASES)}")
        seat = own_seat(self.state, connection.actor(), request.seat)
        self.broadcast.send_phrase(seat, request.phrase)
        self._services.bus.publish(Notice(self._services.name, "said", self.state.id, seat=seat, phrase=request.phrase))

    # -- people who come and go

    async def enter(self, connection: Connection, since: int) -> None:
        """Add a connection, and send it the table with the events from a number on."""
        async with self.host.settled() as state:
            mine = state.seats_of(connection.person.id)
            if not mine and state.setup.spectators is None and state.phase != "gathering":
                raise Refused("server-no-onlookers", "this table has no onlookers")
            enter(state, connection, since)
            self.presence.add(connection)
            self.broadcast.send_to(state, connection)
        self._presence_changed()
        self._begin_if_full(self.state)  # the process that was to see to it may have died

    def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        self.presence.remove(self.state, connection)
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.used = self._clock.monotonic()
        self.presence.publish(self.state)
        self._services.later(self.broadcast.send_all)

    def note_presence(self, process: str, seats: tuple[Seat, ...]) -> None:
        """Update who is connected to another process."""
        if self.presence.note(self.state, process, seats):
            self._services.later(self.broadcast.send_all)

    def look_for_silence(self) -> None:
        """Send updates if another process, with people of this table, has stopped sending notices."""
        if self.presence.has_silence(self.state):
            self.broadcast.send_all()

    def is_waiting(self) -> bool:
        """Return whether a person who is connected here has a seat and waits for a stranger."""
        state = self.state
        is_gathering = state.phase == "gathering" and state.begins_when_full
        return is_gathering and bool(self.presence.connections) and bool(self.presence.here(state))

    def info(self) -> protocol.TableInfo:
        """Return the table as everyone at it may see it."""
        state = self.state
        return table_info(state, *self.presence.attendance(state), self._clock.now_ms(), self.presence.away(state))

    # -- what happens by itself

    def _begin_if_full(self, state: TableState, is_ours: bool = True) -> None:
        """Begin the game of matched strangers or of a rematch once all seats are taken."""
        if next_by_itself(state) is not None:
            self._services.spawn(self.submit(next_by_itself))

    async def apply_time_limits(self) -> None:
        """Apply expired time limits: a bot plays for a late seat, or it loses; a deal without words becomes void."""
        secret = new_secret()
        await self.submit(lambda state: overdue(state, self._clock.now_ms(), secret))

    async def close_if_deserted(self) -> None:
        """Close the table if all its people have been away for at least a minute and it has no spectators."""
        state = self.state
        away = self.presence.away(state)
        people = [seat for seat, each in enumerate(state.seats) if each.person]
        if not self.presence.connections and all(away.get(seat, 0) >= GRACE for seat in people):
            await self.submit(lambda now: changes.Closed() if now.number == state.number else None)
