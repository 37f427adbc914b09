"""Encodes the updates of a table: only the parts that have changed for a reader, each encoded once."""

from collections.abc import Mapping

from arcus import protocol
from arcus.core.game import Seat
from arcus.protocol import encode
from arcus.server.connection import NOTHING_SENT, Connection
from arcus.server.table_info import (
    NOBODY_AWAY,
    common_view,
    event_count,
    events_since,
    seat_infos,
    shown,
    table_base,
    view_of,
)
from arcus.server.table_state import TableState

MOST_KEPT = 64  # ways in which the seats of a table, or its readers, were encoded
PARTS = (b',"table":', b',"seats":', b',"you":', b',"view":')

Reader = tuple[Seat | None, bool, bool]  # the seat, whether it sits at the table, whether it is sent its memory


class Updates:
    """Encodes the updates of one table; parts that several readers share are encoded once."""

    def __init__(self) -> None:
        self._table: tuple[tuple[object, ...], bytes] = ((), b"")
        """The encoded table without its seats, and the values that it depends on."""
        self._seats: dict[tuple[object, ...], bytes] = {}
        """The encoded seats, by everything about them that can change while the table does not."""
        self._yous: dict[tuple[object, ...], bytes] = {}
        """The same for the reader's own role."""
        self._views: dict[Reader, tuple[object, bytes]] = {}
        """By reader: its last encoded view, and the value that it depends on."""
        self._events: tuple[object, dict[tuple[object, ...], bytes]] = (None, {})
        """Encoded events, by reader and numbers, and the match that they belong to."""

    def common(
        self,
        state: TableState,
        present: frozenset[Seat],
        onlookers: int,
        now: int,
        away: Mapping[Seat, int] = NOBODY_AWAY,
    ) -> tuple[bytes, bytes]:
        """Return the parts shared by all readers: the table and its seats."""
        key = (state.seats, state.phase, state.locked, state.question, state.next, state.ended, state.host, onlookers)
        if self._table[0] != key:
            self._table = (key, encode(table_base(state, onlookers)))
            self._seats.clear()
            self._yous.clear()
        return self._table[1], self._encoded_seats(state, present, now, away)

    def _encoded_seats(self, state: TableState, present: frozenset[Seat], now: int, away: Mapping[Seat, int]) -> bytes:
        if state.setup.clock is not None or away:  # time runs
            return encode(tuple(seat_infos(state, present, now, away)))
        drafted = (tuple(state.play.choices), len(state.play.draft)) if state.play is not None else ()
        key = (present, state.acting, drafted)
        if key not in self._seats:
            _keep(self._seats, key, encode(tuple(seat_infos(state, present, now))))
        return self._seats[key]

    def update(
        self, state: TableState, reader: Connection, common: tuple[bytes, bytes], answer: int | None = None
    ) -> bytes | None:
        """Return an update with the changes for a reader since its last one, and the answer to its request, if any.

        None if nothing has changed for it. `broadcast.refresh_facing` has noted which seats are the reader's.
        """
        seat, mine = reader.facing, reader.mine
        view, first = b"null", reader.next_event
        if mine or state.setup.spectators is not None:  # else it came while seats were open, and sees no game
            if seat is not None or not mine:  # else a shared device between two people: no events yet
                reader.next_event = max(first, event_count(state, seat))
            view = self._view(state, (seat, bool(mine), reader.person.is_bot or state.setup.memory_aid))
        parts = (*common, self._you(state, reader), view)
        sent, reader.sent = reader.sent, parts
        changed = [
            piece
            for name, part, known in zip(PARTS, parts, sent, strict=True)
            if part is not known and part != known
            for piece in (name, part)
        ]
        if first != reader.next_event or sent is NOTHING_SENT:
            changed += (b',"first":%d,"events":' % first, self._encoded_events(state, seat, first, reader.next_event))
        if not changed:
            return None
        start = b'{"type":"update","number":%d' % state.number
        if answer is not None:
            start += b',"answer":%d' % answer
        return b"".join((start, *changed, b"}"))

    def _encoded_events(self, state: TableState, seat: Seat | None, first: int, end: int) -> bytes:
        if first == end:
            return b"[]"
        match = state.play.match if state.play is not None else None
        if self._events[0] is not match:
            self._events = (match, {})
        key = (seat, first, end)
        if key not in self._events[1]:
            self._events[1][key] = encode(events_since(state, seat, first))
        return self._events[1][key]

    def _you(self, state: TableState, reader: Connection) -> bytes:
        seat = reader.facing
        draft = state.draft_of(seat) if seat is not None else ()
        can_take_back = seat is not None and state.can_take_back(seat)
        key = (reader.person.id, seat, draft, can_take_back)
        if key not in self._yous:
            is_host = state.host == reader.person.id
            _keep(self._yous, key, encode(protocol.You(reader.mine, seat, is_host, draft, bool(draft), can_take_back)))
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
