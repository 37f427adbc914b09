"""Nothing that is sent to a seat or a spectator depends on what they may not know.

Every message of whole games is written twice: from the truth, and from another truth that agrees with all the reader
knows. Both must be the same, byte for byte. `visibility.py` declares which attributes of a table are secret; each of
these is varied here, and all others must be the same in both truths.
"""

import copy
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from arcus import protocol
from arcus.core.events import SPECTATOR, EventLog
from arcus.core.game import AnyGame, Fact, Seat
from arcus.core.luck import FastLuck
from arcus.core.position import Position
from arcus.records.luck import FairLuck, RecordingLuck
from arcus.records.match import Match
from arcus.server import changes, fold, updates
from arcus.server.broadcast import refresh_facing
from arcus.server.connection import NOTHING_SENT, Connection
from arcus.server.fold import after, folded
from arcus.server.game_state import GameState
from arcus.server.seat_state import SeatState
from arcus.server.table_info import event_count, table_base
from arcus.server.table_state import TableState
from arcus.server.updates import Updates
from tests.cases import SOAK
from tests.server.journal import SECRET, Journal
from tests.server.servers import Listener
from tests.server.test_table import GAMES
from tests.server.visibility import TRUTH, Truth, attributes, common, message_structs, too_early, undeclared

ROOT = Path(__file__).parents[2]
Write = Callable[[TableState, Connection, int], bytes]
PLAYS = 8
EXTRA: list[tuple[str, int, dict[str, Any]]] = [("red7", 2, {}), ("qwinto", 2, {}), ("kobito", 2, {})]
ALL = [*GAMES, *EXTRA]
every_game = pytest.mark.parametrize(
    ("game", "seats", "options"), ALL, ids=[f"{game}-{seats}" for game, seats, _ in ALL]
)
MESSAGES = -(-1_000_000 // (2 * len(ALL))) if SOAK else 0
"""The fewest messages to check in each case; all cases of a soak check a million together."""
SECRETS = [(kind, name) for kind, said in TRUTH.items() for name, truth in said.items() if truth is Truth.SECRET]


def message_for(table: TableState, connection: Connection, now: int) -> bytes:
    """Return the message that a connection would get now."""
    reader, written = copy.copy(connection), Updates()
    refresh_facing(table, reader)
    return written.update(table, reader, written.common(table, frozenset(), 1, now)) or b"{}"


def parts_sent(table: TableState, connection: Connection, now: int) -> tuple[bytes, bytes, bytes, bytes]:
    """Return the parts that a connection knows after its update."""
    reader, written = copy.copy(connection), Updates()
    refresh_facing(table, reader)
    written.update(table, reader, written.common(table, frozenset(), 1, now))
    return reader.sent


# -- another truth


class Moment:
    """A table as one reader knows it, and another position that the reader can't tell from the true one."""

    def __init__(self, table: TableState, seat: Seat | None, rng: random.Random) -> None:
        self.table = table
        self.game: AnyGame = table.game
        assert table.play is not None
        self.play = table.play
        self.match = table.play.match
        self.seat = seat
        self.reader = "onlooker" if seat is None else f"p{seat}"
        self.rng = rng
        self.luck = FastLuck(rng.randrange(2**40))
        self.lags = seat is None and bool(table.setup.spectators)
        self.position = self._another_position()

    def sample(self, position: Position, nth: int) -> Position:
        """Return another position that looks the same to the reader."""
        return self.game.knowledge(self.game.view(position, self.seat)).sample(self.luck, nth)

    def _another_position(self) -> Position:
        if self.lags:  # of the moves since then only the seats to act are known
            earlier = self.sample(self.play.past[0][0], 3)
            if earlier.to_act() == self.match.position.to_act():
                return earlier
        return self.sample(self.match.position, 1)

    def has_draft(self) -> bool:
        """Return whether the reader has made steps, or a choice, that others don't know."""
        return self.seat is not None and self.play.is_drafting(self.seat)


Vary = Callable[[Moment, Any], Any]


def another_person(at: Moment, person: str) -> str:
    """Ids of persons are known to themselves only."""
    return f"another-{person}" if person not in ("", at.reader) else person


def another_draft(at: Moment, draft: tuple[int, ...]) -> tuple[int, ...]:
    """All know how many steps others have made, and no more."""
    return draft if at.has_draft() else tuple((move + 1) % at.game.move_count for move in draft)


def another_ahead(at: Moment, ahead: Position | None) -> Position | None:
    """The position after a draft is known to the seat that drafts, as it sees it."""
    if ahead is None:
        return None
    return at.sample(ahead, 2) if at.has_draft() else at.position


def other_choices(at: Moment, choices: dict[Seat, int]) -> dict[Seat, int]:
    """All know who has chosen, and no more."""
    return {seat: move if seat == at.seat else another_choice(at, seat, move) for seat, move in choices.items()}


def another_choice(at: Moment, seat: Seat, move: int) -> int:
    """Return a choice that a seat might have made instead."""
    others = [int(each) for each in at.position.legal(seat) if each != move]
    return at.rng.choice(others) if others else move


def another_past(at: Moment, past: tuple[tuple[Position, int], ...]) -> tuple[tuple[Position, int], ...]:
    """A spectator who lags behind knows the oldest, as it looked; the newer ones are to come."""
    shown, *to_come = past
    return ((at.sample(shown[0], 4), shown[1]), *((at.position, events + 1) for _, events in to_come))


def another_log(at: Moment, log: EventLog) -> EventLog:
    """A fact may be hidden from the reader; a spectator who lags behind knows no fact of the last turns."""
    mask = SPECTATOR if at.seat is None else 1 << at.seat
    other = EventLog()
    other.facts = [_another_fact(fact, mask) for fact in log.facts]
    if at.lags:
        shown = at.play.past[0][1]
        other.facts[shown:] = [_another_fact(fact, 0) for fact in log.facts[shown:]]
    return other


def _another_fact(fact: Fact, mask: int) -> Fact:
    kind, doer, what, source, target, seen = fact
    return fact if seen & mask else (kind, doer, what + 1, source, target, seen)


def hidden_by_lag(at: Moment, some: list[Any]) -> list[Any]:
    """A spectator who lags behind knows no move of the last turns; others have seen them all."""
    return some[:-1] if at.lags else some


VARY: dict[tuple[type, str], Vary] = {
    (TableState, "secret"): lambda at, _: at.rng.randbytes(32).hex(),
    (GameState, "luck"): lambda at, _: FairLuck(at.rng.randbytes(32)),
    (TableState, "host"): another_person,
    (GameState, "draft"): another_draft,
    (GameState, "ahead"): another_ahead,
    (GameState, "choices"): other_choices,
    (GameState, "past"): another_past,
    (GameState, "requested"): lambda *_: {},
    (SeatState, "person"): another_person,
    (Match, "answers"): lambda *_: {},
    (Match, "moves"): hidden_by_lag,
    (Match, "_decisions"): hidden_by_lag,
    (Match, "_luck"): lambda at, _: RecordingLuck(FairLuck(at.rng.randbytes(32)), {}),
    (Match, "_log"): another_log,
    (Match, "position"): lambda at, _: at.position,
}


def parts_of(table: TableState) -> list[Any]:
    """Return the values that make up the truth of a table, in an order that depends on the table alone."""
    assert table.play is not None
    return [table, table.play, table.play.match, table.clocks, *table.seats]


def another_truth(table: TableState, seat: Seat | None, rng: random.Random) -> TableState:
    """Return a table that differs in everything that the reader on a seat can't know about it."""
    at = Moment(table, seat, rng)
    match = at.match.copy()
    for name, value in varied(at, at.match).items():
        setattr(match, name, value)
    play = replace(at.play, **varied(at, at.play), match=match)
    seats = tuple(replace(each, **varied(at, each)) for each in table.seats)
    clocks = replace(table.clocks, **varied(at, table.clocks))
    return replace(table, **varied(at, table), play=play, seats=seats, clocks=clocks)


def varied(at: Moment, part: Any) -> dict[str, Any]:
    """Return other values for the secret attributes of a part of the truth."""
    kind, found = type(part), {}
    for name, value in attributes(part).items():
        assert name in TRUTH[kind], undeclared(kind, attributes(part))
        if TRUTH[kind][name] is Truth.SECRET:
            assert (kind, name) in VARY, f"{kind.__name__}.{name} is secret: add a way to vary it to VARY"
            found[name] = VARY[kind, name](at, value)
    return found


def plain(value: Any) -> Any:
    """Return a value of the truth so that it can be compared."""
    match value:
        case Position():
            return value.to_bytes()
        case FairLuck():
            return value.seed
        case RecordingLuck():
            return plain(value.luck)
        case EventLog():
            return value.facts
        case tuple():
            return [plain(each) for each in value]
    return repr(value) if hasattr(value, "view_type") else value


def differences(one: TableState, other: TableState) -> set[tuple[type, str]]:
    """Return the attributes in which two truths differ."""
    found: set[tuple[type, str]] = set()
    for part, twin in zip(parts_of(one), parts_of(other), strict=True):
        said, others = TRUTH[type(part)], attributes(twin)
        for name, mine in attributes(part).items():
            if said[name] not in (Truth.PUBLIC, Truth.SECRET) or mine == others[name]:
                continue
            if plain(mine) != plain(others[name]):  # positions of the same bytes are not equal
                found.add((type(part), name))
    return found


# -- whole games


class Game:
    """A random game that is written down as it goes, and its twin that is folded from the same journal."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], spectators: int, seed: int) -> None:
        self.rng = random.Random(seed)
        aid, clock = bool(seed % 2), protocol.TimeControl(600, 5) if seed % 2 else None
        setup: dict[str, Any] = {"options": options, "spectators": spectators, "memory_aid": aid, "clock": clock}
        self.journal = Journal(game, seats, **setup).begun()
        self.twin = folded(self.journal.table.id, self.journal.entries)
        is_bot = seed % 3 == 0
        people = [(seat, Listener(f"p{seat}", is_bot)) for seat in range(seats)]
        self.readers: list[tuple[Seat | None, Connection]] = [(None, Listener("onlooker", is_bot)), *people]
        self.varied: set[tuple[type, str]] = set()
        """The attributes that were ever different in another truth."""
        self.sent: dict[Connection, tuple[bytes, bytes, bytes, bytes]] = {}
        """By reader: the parts of its last update; those that are the same in the next one are left out."""
        self.checked = 0

    def play(self, write: Write = message_for) -> None:
        """Play to the end, and check the messages of many moments, most of them early on."""
        at, rng = self.journal, self.rng
        while at.table.acting:
            seat = rng.choice(at.table.acting)
            at.now += 700
            at.play(seat, rng=rng)
            if at.table.draft_of(seat) and rng.random() < 0.3:
                at.ask(seat, protocol.Undo(id=1))
            for entry in at.entries[self.twin.number :]:
                self.twin = after(self.twin, entry)
            if at.table.acting and rng.random() < (0.5 if SOAK or self.checked < 40 else 0.06):
                self.check(write)

    def check(self, write: Write) -> None:
        """Check that what every reader is sent now depends on nothing that it may not know."""
        table, now = self.journal.table, self.journal.now
        messages = {}
        for seat, reader in self.readers:
            reader.next_event = self.rng.randrange(event_count(table, seat) + 1)  # as after a reconnect
            messages[seat] = message = write(table, reader, now)
            after_last = copy.copy(reader)
            after_last.sent = self.sent.get(reader, NOTHING_SENT)
            assert SECRET.encode() not in message, "the secret is sent before the game is over"
            other = another_truth(self.twin, seat, self.rng)
            differ = differences(table, other)
            assert differ <= set(SECRETS), f"declared public, and differ: {differ - set(SECRETS)}"
            assert write(other, reader, now) == message, "it depends on what its reader may not know"
            assert write(other, after_last, now) == write(table, after_last, now), "what is left out depends on it"
            self.sent[reader] = parts_sent(table, reader, now)
            self.varied |= differ
            self.checked += 1
        assert not differences(table, self.twin)
        self._check_common(messages)

    def _check_common(self, messages: dict[Seat | None, bytes]) -> None:
        """Check that all readers get the same where it is declared so, and nothing that is for the end."""
        table = self.journal.table
        same: list[Any] = []
        for seat, text in messages.items():
            message = msgspec.json.decode(text)
            view = message.pop("view")
            assert too_early(protocol.Update, message) + too_early(table.game.view_type, view) == []
            same.append(common(protocol.Update, message))
            lags = seat is None and table.setup.spectators
            if not lags and not (seat is not None and table.play is not None and table.play.is_drafting(seat)):
                same[-1]["view"] = common(table.game.view_type, view)
        views = [each.pop("view") for each in same if "view" in each]
        assert all(each == same[0] for each in same)
        assert all(each == views[0] for each in views)


@pytest.mark.timeout(7200 if SOAK else 240)
@every_game
@pytest.mark.parametrize("spectators", [0, 2])
def test_no_message_depends_on_what_its_reader_may_not_know(
    game: str, seats: int, options: dict[str, Any], spectators: int
) -> None:
    checked = plays = 0
    while plays < PLAYS or checked < MESSAGES:
        played = Game(game, seats, options, spectators, seed=plays)
        played.play()
        plays += 1
        checked += played.checked
    assert checked >= 8 * PLAYS
    print(f"{checked:,} messages of {plays:,} games checked")


# -- the test of the test


def test_every_attribute_and_every_field_has_a_declared_visibility() -> None:
    table = Journal("kobito", 3).begun().table
    wrong = [line for part in parts_of(table) for line in undeclared(type(part), attributes(part))]
    for kind in message_structs():
        wrong += undeclared(kind, [field.name for field in msgspec.structs.fields(kind)])
    assert not wrong, "\n".join(wrong)
    assert set(VARY) == set(SECRETS)


def short_games(seed: int = 0) -> Iterator[Game]:
    """Return games in which every secret occurs: drafts, choices, and spectators who lag behind."""
    for game, seats in (("red7", 2), ("qwinto", 3)):
        yield Game(game, seats, {}, 2, seed)


@pytest.mark.parametrize(("kind", "name"), SECRETS, ids=[f"{kind.__name__}.{name}" for kind, name in SECRETS])
def test_a_message_that_held_a_secret_would_be_noticed(kind: type, name: str) -> None:
    def leaking(table: TableState, reader: Connection, now: int) -> bytes:
        leaked = [plain(attributes(part)[name]) for part in parts_of(table) if type(part) is kind]
        message = msgspec.json.decode(message_for(table, reader, now))
        message["table"] = {**message.get("table", {}), "next": repr(leaked)}
        return msgspec.json.encode(message)

    def play_all() -> None:
        for game in short_games():
            game.play(leaking)

    with pytest.raises(AssertionError, match=r"it depends on what its reader may not know|the secret is sent"):
        play_all()


class Marked(TableState, frozen=True):
    """A table with a new secret."""

    marked: str = ""


def test_a_new_secret_that_leaks_into_the_table_info_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    opened, base = fold._opened, table_base

    def mark(*given: Any) -> TableState:
        return Marked(**attributes(opened(*given)), marked=given[1].secret[::-1])

    def leak(state: Marked, onlookers: int) -> protocol.TableBase:
        return replace(base(state, onlookers), next=state.marked[:4])

    monkeypatch.setattr(fold, "_opened", mark)
    monkeypatch.setattr(updates, "table_base", leak)
    monkeypatch.setitem(TRUTH, Marked, dict(TRUTH[TableState]))
    known = [name for kind, name in SECRETS if kind is TableState]
    for name in known:
        monkeypatch.setitem(VARY, (Marked, name), VARY[TableState, name])
    monkeypatch.setattr(sys.modules[__name__], "SECRETS", [*SECRETS, *((Marked, name) for name in (*known, "marked"))])
    with pytest.raises(AssertionError, match=r"Marked\.marked has no declared visibility"):
        next(short_games()).play()
    monkeypatch.setitem(TRUTH[Marked], "marked", Truth.SECRET)
    with pytest.raises(AssertionError, match=r"Marked\.marked is secret: add a way to vary it"):
        next(short_games()).play()
    monkeypatch.setitem(VARY, (Marked, "marked"), lambda at, _: at.rng.randbytes(32).hex())
    with pytest.raises(AssertionError, match="it depends on what its reader may not know"):
        next(short_games()).play()


# -- who is sent what


@every_game
def test_a_shared_device_is_sent_no_seat_until_somebody_is_ready(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(1)
    at = Journal(game, seats, options=options)
    for seat in range(seats):
        at.do(changes.Sat(seat, "p0", f"P{seat}"))
    at.dealt()
    reader = Listener("p0")
    for _ in range(30):
        if not at.table.acting:
            break
        seat = rng.choice(at.table.acting)
        view = at.view(seat)
        at.do(changes.Drafted(seat, rng.choice(view.moves).text))
        message = msgspec.json.decode(message_for(at.table, reader, at.now))
        assert message["you"]["facing"] is None
        assert message["events"] == []
        assert message["view"]["seat"] is None
        assert message["view"]["moves"] == []


def test_people_are_sent_no_memory_without_the_aid_and_bots_always() -> None:
    at = Journal("rainbow", 2).begun()
    assert msgspec.json.decode(message_for(at.table, Listener("p0"), at.now))["view"]["memory"] is None
    assert msgspec.json.decode(message_for(at.table, Listener("p0", is_bot=True), at.now))["view"]["memory"] is not None


def test_the_secret_is_sent_when_the_game_is_over_and_not_before() -> None:
    at = Journal("rainbow", 2).begun()
    assert SECRET.encode() not in message_for(at.table, Listener("p0"), at.now)
    at.play_on(random.Random(1))
    assert SECRET.encode() in message_for(at.table, Listener("p0"), at.now)
