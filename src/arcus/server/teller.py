"""What the people at a table are told, as bytes; what has not changed since is not written anew."""

from collections.abc import Mapping

from msgspec.structs import replace

from arcus import protocol
from arcus.core.game import AnyView, Seat
from arcus.core.position import Position
from arcus.protocol import encode
from arcus.server.connection import Connection
from arcus.server.scene import Scene
from arcus.server.table import NOBODY_AWAY, Table

LASTING = tuple(name for name in protocol.TableInfo.__struct_fields__ if name not in ("number", "seats", "onlookers"))
MOST_KEPT = 64  # ways in which the seats of a table, or its readers, were written

Reader = tuple[Seat | None, bool, bool]  # the seat, whether it sits at the table, whether it is told what it saw before


class Teller:
    """Writes one table's updates."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lasting: tuple[int, bytes] = (-1, b"")
        """What seldom changes of the table's info, written, and when that was."""
        self._seats: dict[tuple[object, ...], bytes] = {}
        """By all that can change about them meanwhile: the seats, written."""
        self._yous: dict[tuple[object, ...], bytes] = {}
        """The same for who a reader is."""
        self._views: dict[Reader, tuple[tuple[int, int], bytes]] = {}
        """By reader: what it saw last, written."""
        self._scene: tuple[int, Scene] | None = None
        """What all seats see who have no draft, and after how many commits."""

    def info(self, present: frozenset[Seat], onlookers: int, now: int, away: Mapping[Seat, int] = NOBODY_AWAY) -> bytes:
        """The table, as everybody at it may see it."""
        table = self.table
        if self._lasting[0] != table.orders:
            info = table.info(present, onlookers, now)
            self._lasting = (table.orders, encode({name: getattr(info, name) for name in LASTING})[1:-1])
            self._seats.clear()
            self._yous.clear()
        seats = self._seats_text(present, now, away)
        return b'{%b,"number":%d,"onlookers":%d,"seats":%b}' % (self._lasting[1], table.number, onlookers, seats)

    def _seats_text(self, present: frozenset[Seat], now: int, away: Mapping[Seat, int]) -> bytes:
        table = self.table
        if table.setup.clock is not None or away:  # time runs
            return encode(tuple(table.seat_infos(present, now, away)))
        key = (present, table.acting(), tuple(table.choices), len(table.draft))
        if key not in self._seats:
            _keep(self._seats, key, encode(tuple(table.seat_infos(present, now))))
        return self._seats[key]

    def update(self, reader: Connection, info: bytes) -> bytes:
        """What a reader is told: the table, who it is, what it sees, and what it was not told yet."""
        table, seat = self.table, reader.facing
        mine = table.seats_of(reader.person.id)
        view, since, events = b"null", reader.told, b"[]"
        if mine or table.setup.spectators is not None:  # else it came while seats were open, and sees no game
            if seat is not None or not mine:  # else a shared device between two people: no story yet
                told = table.told(seat)
                if since < told:
                    happened = table.events(seat, since)
                    since, reader.told, events = max(since, told - len(happened)), told, encode(happened)
            view = self._view((seat, bool(mine), reader.person.is_bot or table.setup.memory_aid))
        return b'{"type":"update","table":%b,"you":%b,"view":%b,"events":%b,"first":%d}' % (
            info,
            self._you(reader, mine),
            view,
            events,
            since,
        )

    def _you(self, reader: Connection, mine: tuple[Seat, ...]) -> bytes:
        table, seat = self.table, reader.facing
        draft = table.draft_of(seat) if seat is not None else ()
        can_take_back = seat is not None and table.can_take_back(seat)
        key = (reader.person.id, seat, draft, can_take_back)
        if key not in self._yous:
            is_host = table.host == reader.person.id
            _keep(self._yous, key, encode(protocol.You(mine, seat, is_host, draft, bool(draft), can_take_back)))
        return self._yous[key]

    def _view(self, reader: Reader) -> bytes:
        """What a reader sees."""
        seat, is_sitting, has_memory = reader
        table, sight = self.table, self.table.sight(seat)
        if reader in self._views and self._views[reader][0] == sight:
            return self._views[reader][1]
        if seat is not None and table.match is not None and not table.is_drafting(seat):
            text = self._current_scene(table.match.position).seen_by(seat, has_memory)
        else:
            view: AnyView | None = table.common_view() if seat is None and is_sitting else table.view(seat)
            text = encode(view if view is None or has_memory else replace(view, memory=None))
        self._views[reader] = (sight, text)
        return text

    def _current_scene(self, position: Position) -> Scene:
        if self._scene is None or self._scene[0] != self.table.commits:
            self._scene = (self.table.commits, Scene(self.table.game, position))
        return self._scene[1]


def _keep(kept: dict[tuple[object, ...], bytes], key: tuple[object, ...], text: bytes) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = text
