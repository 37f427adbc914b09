"""What the readers at a table are sent, as bytes; what has not changed is not encoded again."""

from collections.abc import Mapping

from arcus import protocol
from arcus.core.game import Seat
from arcus.protocol import encode
from arcus.server.connection import Connection
from arcus.server.table_info import (
    NOBODY_AWAY,
    common_view,
    event_count,
    events_since,
    seat_infos,
    shown,
    table_info,
    view_of,
)
from arcus.server.table_state import TableState

LASTING = tuple(name for name in protocol.TableInfo.__struct_fields__ if name not in ("number", "seats", "onlookers"))
MOST_KEPT = 64  # ways in which the seats of a table, or its readers, were encoded

Reader = tuple[Seat | None, bool, bool]  # the seat, whether it sits at the table, whether it is sent its memory


class Updates:
    """Encodes the updates of one table."""

    def __init__(self) -> None:
        self._lasting: tuple[tuple[object, ...], bytes] = ((), b"")
        """What seldom changes of the table's info, encoded, and what it follows from."""
        self._seats: dict[tuple[object, ...], bytes] = {}
        """The seats, encoded, by all that can change about them while the lasting part stays the same."""
        self._yous: dict[tuple[object, ...], bytes] = {}
        """The same for the reader's own role."""
        self._views: dict[Reader, tuple[object, bytes]] = {}
        """By reader: its last view, encoded, and the value that it follows from."""

    def info(
        self,
        state: TableState,
        present: frozenset[Seat],
        onlookers: int,
        now: int,
        away: Mapping[Seat, int] = NOBODY_AWAY,
    ) -> bytes:
        """Return the table, as everyone at it may see it."""
        key = (state.seats, state.phase, state.locked, state.question, state.next, state.ended, state.host)
        if self._lasting[0] != key:
            info = table_info(state, present, onlookers, now)
            self._lasting = (key, encode({name: getattr(info, name) for name in LASTING})[1:-1])
            self._seats.clear()
            self._yous.clear()
        seats = self._encoded_seats(state, present, now, away)
        return b'{%b,"number":%d,"onlookers":%d,"seats":%b}' % (self._lasting[1], state.number, onlookers, seats)

    def _encoded_seats(self, state: TableState, present: frozenset[Seat], now: int, away: Mapping[Seat, int]) -> bytes:
        if state.setup.clock is not None or away:  # time runs
            return encode(tuple(seat_infos(state, present, now, away)))
        drafted = (tuple(state.play.choices), len(state.play.draft)) if state.play is not None else ()
        key = (present, state.acting, drafted)
        if key not in self._seats:
            _keep(self._seats, key, encode(tuple(seat_infos(state, present, now))))
        return self._seats[key]

    def update(self, state: TableState, reader: Connection, info: bytes) -> bytes:
        """Return what a reader is sent: the table, its own role, its view, and the events that it does not know yet."""
        seat = reader.facing
        mine = state.seats_of(reader.person.id)
        view, first, events = b"null", reader.told, b"[]"
        if mine or state.setup.spectators is not None:  # else it came while seats were open, and sees no game
            if seat is not None or not mine:  # else a shared device between two people: no events yet
                end = event_count(state, seat)
                if first < end:
                    events, reader.told = encode(events_since(state, seat, first)), end
            view = self._view(state, (seat, bool(mine), reader.person.is_bot or state.setup.memory_aid))
        return b'{"type":"update","table":%b,"you":%b,"view":%b,"events":%b,"first":%d}' % (
            info,
            self._you(state, reader, mine),
            view,
            events,
            first,
        )

    def _you(self, state: TableState, reader: Connection, mine: tuple[Seat, ...]) -> bytes:
        seat = reader.facing
        draft = state.draft_of(seat) if seat is not None else ()
        can_take_back = seat is not None and state.can_take_back(seat)
        key = (reader.person.id, seat, draft, can_take_back)
        if key not in self._yous:
            is_host = state.host == reader.person.id
            _keep(self._yous, key, encode(protocol.You(mine, seat, is_host, draft, bool(draft), can_take_back)))
        return self._yous[key]

    def _view(self, state: TableState, reader: Reader) -> bytes:
        seat, is_sitting, has_memory = reader
        play = state.play
        if play is None:
            return b"null"
        source: object = play.match
        if seat is not None and play.is_drafting(seat):
            source = play
        elif seat is None and not is_sitting:
            source = shown(state)[0]
        known = self._views.get(reader)
        if known is not None and known[0] is source:
            return known[1]
        is_passed_on = seat is None and is_sitting
        text = encode(common_view(state, has_memory) if is_passed_on else view_of(state, seat, has_memory))
        self._views[reader] = (source, text)
        return text


def _keep(kept: dict[tuple[object, ...], bytes], key: tuple[object, ...], text: bytes) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = text
