"""Tables between strangers: their defaults, players who are away, rematches, and tables that everybody has left."""

import asyncio
from typing import Any

import pytest

from arcus import protocol
from arcus.protocol import Refused, Setup, TimeControl
from arcus.server import changes, sweeper
from arcus.server.app import make_app
from arcus.server.changes import Entry
from arcus.server.command_checks import Actor
from arcus.server.commands import claim
from arcus.server.fold import folded
from arcus.server.live_table import LiveTable
from arcus.server.run import uvicorn_config
from arcus.server.server import Server
from arcus.server.settings import Settings
from arcus.server.strangers import CLOCK, match_setup, with_defaults
from arcus.server.table_due import next_by_itself
from arcus.server.table_info import table_info
from arcus.server.table_state import GRACE
from tests.server.client import Message, Player, all_until
from tests.server.inprocess import Arcus, running
from tests.server.journal import Journal
from tests.server.manual import ManualClock
from tests.server.servers import RED7, Listener, add_people, opened, seated, settle
from tests.server.test_play import entered

WIN, BOT = protocol.Claim(id=1, what="win"), protocol.Claim(id=1, what="bot")


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the servers in this module."""
    return ManualClock()


# -- defaults


@pytest.mark.parametrize(("seats", "absent"), [(2, "lose"), (3, "bot")])
def test_a_match_gets_a_clock_and_no_hints(seats: int, absent: str) -> None:
    found = match_setup(Setup("kobito", seats))
    assert (found.clock, found.absent, found.hints, found.public) == (CLOCK, absent, False, True)


def test_a_match_keeps_what_was_chosen() -> None:
    chosen = Setup("kobito", 2, clock=TimeControl(60), absent="bot", hints=True, public=True)
    assert match_setup(chosen) == chosen


@pytest.mark.parametrize(
    ("public", "asked", "hints"), [(True, None, False), (False, None, True), (True, True, True), (False, False, False)]
)
def test_hints_are_off_at_public_tables_unless_chosen(public: bool, asked: bool | None, hints: bool) -> None:
    assert with_defaults(Setup("red7", 2, public=public, hints=asked)).hints is hints
    assert Journal("red7", 2, public=public, hints=asked).table.setup.hints is hints


async def test_strangers_get_a_clock_and_no_hints(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        setup = {"game": "qwinto", "seats": 2, "options": {}}
        found = (await ada.http.post("/api/match", json=setup)).json()["setup"]
        assert (found["clock"], found["absent"], found["hints"]) == ({"bank": 300, "gain": 10}, "lose", False)
        table = await ada.open(**setup, public=True)
        shown = (await ada.http.get(f"/api/tables/{table}")).json()["setup"]
        assert (shown["clock"], shown["hints"]) == (None, False)


def test_a_journal_of_the_version_before_still_opens() -> None:
    """Entries lack the newer fields, and the setup says whether there are hints."""
    lines = (
        b'{"type":"opened","code":"ABC234","setup":{"game":"rainbow","seats":2,"options":{},"clock":null,"absent":"bot",'
        b'"memory_aid":false,"hints":true,"spectators":0,"public":true},"rules":1,"host":"p0","secret":"%b"}'
        % (b"ab" * 32),
        b'{"type":"sat","seat":0,"person":"p0","name":"Ada"}',
        b'{"type":"bot-sat","seat":1,"level":"casual"}',
        b'{"type":"began"}',
        b'{"type":"lost","seat":0,"level":"casual","why":"time"}',
        b'{"type":"rematched","next":"abc"}',
    )
    table = folded("x", [Entry(number, 1000, changes.decode(line)) for number, line in enumerate(lines, 1)])
    info = table_info(table, frozenset(), 0, 1000)
    assert (info.phase, info.next, info.setup.hints, info.seats[0].lost_by) == ("over", "abc", True, "time")
    assert info.series == protocol.Series(1, (0, 1))


def test_a_dead_line_is_noticed_within_ten_seconds() -> None:
    settings = Settings(database="sqlite://")
    config = uvicorn_config(make_app(settings), settings)
    assert (config.ws_ping_interval or 99) + (config.ws_ping_timeout or 99) <= 10


# -- claims, without a network


def refused(at: Journal, seat: int, request: protocol.Claim, away: dict[int, int]) -> str:
    with pytest.raises(Refused) as found:
        claim(at.table, Actor(f"p{seat}", f"P{seat}"), request, away)
    return found.value.message


def strangers(game: str = "rainbow", seats: int = 2, **setup: Any) -> tuple[Journal, int, int]:
    """Return a public table, the seat that is to act, and another one."""
    at = Journal(game, seats, public=True, **setup).begun()
    acting = at.table.acting[0]
    return at, acting, (acting + 1) % seats


def test_nothing_can_be_claimed_before_a_minute_is_over() -> None:
    at, acting, other = strangers()
    for request in (WIN, BOT):
        assert refused(at, other, request, {acting: GRACE - 1}) == "server-claim-early"
        assert refused(at, other, request, {}) == "server-nobody-away"
    info = table_info(at.table, frozenset(), 0, at.now, {acting: GRACE - 1}).seats[acting]
    assert (info.away_ms, info.claims, info.claims_in_ms) == (GRACE - 1, ("win", "bot"), 1)


def test_a_claimed_win_ends_the_game() -> None:
    at, acting, other = strangers()
    at.do(claim(at.table, Actor(f"p{other}", "P"), WIN, {acting: GRACE}))
    assert (at.table.phase, at.table.ended, at.table.winners) == ("over", "resigned", (other,))
    assert table_info(at.table, frozenset(), 0, at.now).seats[acting].lost_by == "away"


def test_a_claimed_bot_plays_until_the_player_is_back() -> None:
    at, acting, other = strangers()
    at.do(claim(at.table, Actor(f"p{other}", "P"), BOT, {acting: GRACE}))
    assert at.table.bots_due() == (acting,)
    assert refused(at, other, BOT, {acting: GRACE}) == "server-nobody-away"
    at.ask(acting, protocol.Back(id=1))
    assert at.table.bots_due() == ()


@pytest.mark.parametrize(
    ("setup", "claims"),
    [
        ({"public": False}, ("bot",)),
        ({"public": True}, ("win", "bot")),
        ({"public": True, "seats": 3}, ("bot",)),
        ({"public": True, "clock": CLOCK}, ("win", "bot")),
        ({"public": True, "clock": TimeControl(3 * 86400)}, ("bot",)),
    ],
    ids=["friends", "strangers", "three strangers", "a clock", "a clock of days"],
)
def test_the_win_can_be_claimed_only_from_one_stranger_in_a_live_game(setup: Any, claims: tuple[str, ...]) -> None:
    at = Journal("kobito", **setup).begun()
    acting = at.table.acting[0]
    other = 1 - acting if acting < 2 else 0
    assert at.table.claims(acting) == claims
    if "win" not in claims:
        assert refused(at, other, WIN, {acting: GRACE}) == "server-no-win-to-claim"


def test_only_a_player_who_decides_can_claim_and_only_from_another_who_is_to_act() -> None:
    at, acting, other = strangers("kobito", 3)
    third = 3 - acting - other
    away = {acting: GRACE, third: GRACE}
    assert refused(at, 9, BOT, away) == "server-not-your-seat"
    assert refused(at, acting, protocol.Claim(id=1, what="bot", seat=acting), away) == "server-not-yourself"
    assert refused(at, other, protocol.Claim(id=1, what="bot", seat=third), away) == "server-nobody-away"
    assert refused(at, other, protocol.Claim(id=1, what="bot", seat=7), away) == "server-no-such-seat"
    at.ask(other, protocol.Rise(id=1, seat=other))
    assert refused(at, other, BOT, away) == "server-away"
    at.ask(0, protocol.Pause(id=1, on=True))
    assert at.table.claims(acting) == ()
    assert refused(at, third, BOT, away) == "server-paused"


def test_nothing_is_claimed_where_one_person_plays_all_seats() -> None:
    at = Journal("rainbow", 2, public=True)
    for seat in (0, 1):
        at.do(changes.Sat(seat, "p0", f"P{seat}"))
    at.dealt()
    assert at.table.claims(at.table.acting[0]) == ()


# -- absence, as it is shown


def seat_of(update: Message, seat: int) -> Message:
    found: Message = update["table"]["seats"][seat]
    return found


async def test_a_closed_socket_shows_the_player_away_and_a_minute_later_the_win_can_be_claimed(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        journal = Journal("rainbow", number=4, host=ada, public=True, options={"first": "1"}).sat(ada, bob).dealt()
        await entered(arcus, journal, ada, bob)
        await ada.until(lambda update: bool(seat_of(update, 1)["present"]))
        number = ada.update["table"]["number"]
        await bob.leave()
        await ada.until(lambda update: not seat_of(update, 1)["present"])
        assert ada.update["table"]["number"] == number  # without any move
        assert seat_of(ada.update, 1)["claims"] == ["win", "bot"]
        await arcus.clock.advance(59)
        answer = await ada.ask("claim", what="win")
        assert answer["refused"] == "server-claim-early"
        assert "got 59" in answer["detail"]
        await arcus.clock.advance(1)
        await ada.done("claim", what="win", seat=1)
        await ada.until(lambda update: update["table"]["phase"] == "over")
        assert (ada.update["table"]["winners"], seat_of(ada.update, 1)["lost_by"]) == ([0], "away")


async def test_a_player_who_comes_back_is_not_away_any_more(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        journal = Journal("rainbow", number=4, host=ada, public=True, options={"first": "1"}).sat(ada, bob).dealt()
        table = await entered(arcus, journal, ada, bob)
        await bob.leave()
        await arcus.clock.advance(50)
        await bob.enter(table)
        await ada.until(lambda update: bool(seat_of(update, 1)["present"]))
        assert seat_of(ada.update, 1)["away_ms"] is None
        assert (await ada.ask("claim", what="win"))["refused"] == "server-nobody-away"
        await bob.leave()
        await ada.until(lambda update: not seat_of(update, 1)["present"])
        await arcus.clock.advance(50)
        assert (await ada.ask("claim", what="win"))["refused"] == "server-claim-early"


async def test_friends_let_a_bot_play_on_for_a_player_who_is_away(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        arcus.bots.hold()
        journal = Journal("rainbow", number=4, host=bob, options={"first": "1"}).sat(ada, bob).dealt()
        table = await entered(arcus, journal, ada, bob)
        await bob.leave()
        await ada.until(lambda update: not seat_of(update, 1)["present"])
        await arcus.clock.advance(60)
        assert (await ada.ask("claim", what="win"))["refused"] == "server-no-win-to-claim"
        await ada.done("claim", what="bot")
        await ada.until(lambda update: bool(seat_of(update, 1)["stand_in"]))
        await bob.enter(table)
        await bob.done("back")


async def test_after_a_restart_the_minute_begins_anew(emptied: str) -> None:
    async with running(emptied) as arcus, Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        journal = Journal("rainbow", number=4, host=ada, public=True, options={"first": "1"}).sat(ada, bob).dealt()
        table = await entered(arcus, journal, ada)
        await arcus.clock.advance(59)
        cookie = ada.http.cookies["arcus"]
    async with running(emptied) as arcus, Player(arcus, "Cleo") as again:
        await arcus.clock.advance(3600)  # the server was down for an hour
        again.http.cookies.clear()
        again.http.cookies.set("arcus", cookie)
        await again.enter(table)
        assert seat_of(again.update, 1)["claims_in_ms"] == GRACE
        assert (await again.ask("claim", what="win"))["refused"] == "server-claim-early"
        await arcus.clock.advance(60)
        await again.done("claim", what="win")


async def test_nobody_counts_as_away_while_other_processes_cannot_be_heard(emptied: str, clock: ManualClock) -> None:
    async with opened(emptied, clock) as server:
        await add_people(server)
        table = await seated(server, RED7)
        await table.enter(Listener("p0"), 0)
        await clock.advance(100)
        assert table.presence.away(table.state)[1] >= GRACE
        server.services.bus.is_up = False
        assert table.presence.away(table.state)[1] == 0
        server.services.bus.is_up, server.services.bus.up_since = True, clock.monotonic()
        await clock.advance(20)
        assert table.presence.away(table.state)[1] == 20_000


async def test_people_of_a_process_that_falls_silent_are_shown_away(emptied: str, clock: ManualClock) -> None:
    """They were shown as present until somebody moved."""
    async with opened(emptied, clock) as server:
        await add_people(server)
        table = await seated(server, RED7)
        reader = Listener("p0")
        await table.enter(reader, 0)
        table.note_presence("other", (1,))
        assert [seat.present for seat in table.info().seats] == [True, True]
        for _ in range(4):
            await clock.advance(10)
        table.look_for_silence()
        assert [seat.present for seat in table.info().seats] == [True, False]
        assert b'"away_ms":0' in reader.written[-1] or table.presence.away(table.state)[1] > 0


# -- rematches


def over(seats: int = 2, **setup: Any) -> Journal:
    """Return a table whose game is over; seat 0 has resigned, and with two players seat 1 has won."""
    at = Journal("kobito", seats, **setup).begun()
    for seat in range(seats - 1):
        at.ask(seat, protocol.Resign(id=1))
    return at


def agreed(at: Journal, seat: int, yes: bool = True) -> None:
    at.do(changes.Agreed(seat, yes, "rematch"))


def test_a_rematch_takes_all_who_have_not_declined_or_gone() -> None:
    at = over(3)
    nobody: frozenset[int] = frozenset()
    agreed(at, 0)
    assert not at.table.is_rematch_agreed(nobody)
    agreed(at, 2)
    assert not at.table.is_rematch_agreed(nobody)
    assert at.table.is_rematch_agreed(frozenset({1}))
    agreed(at, 1, yes=False)
    assert at.table.question == protocol.Proposal("rematch", 0, (0, 2), (1,))
    assert at.table.is_rematch_agreed(nobody)
    agreed(at, 1)
    assert at.table.question == protocol.Proposal("rematch", 0, (0, 1, 2))


def test_one_player_alone_does_not_make_a_rematch() -> None:
    at = over()
    agreed(at, 0)
    agreed(at, 1, yes=False)
    assert not at.table.is_rematch_agreed(frozenset({1}))
    agreed(at, 0, yes=False)
    assert at.table.question is None


def test_a_rematch_begins_once_all_have_come_and_given_their_words() -> None:
    opened_again = changes.Opened("ABCDEF", Setup("kobito", 3), 1, "p0", "ab" * 32, games=1)
    at = Journal("kobito", 3)
    at.table = folded("x", [Entry(1, at.now, opened_again)])
    for change in (
        changes.Sat(0, "p0", "P0", wins=1, is_kept=True),
        changes.Sat(1, "p1", "P1", is_kept=True),
        changes.BotSat(2, "casual", "Juno", 2),
    ):
        at.do(change)
    assert next_by_itself(at.table) is None
    at.ask(0, protocol.Sit(id=1, commitment="0" * 64))
    assert next_by_itself(at.table) is None
    at.ask(1, protocol.Sit(id=1, commitment="0" * 64))
    assert next_by_itself(at.table) == changes.Began()
    assert at.table.series == protocol.Series(1, (1, 0, 2))
    assert at.table.names[2] == "Juno"


async def test_a_rematch_is_proposed_accepted_and_counts_the_series(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        arcus.bots.hold()
        journal = Journal("kobito", 3, number=4, host=ada).sat(ada, bob).bots().dealt()
        await entered(arcus, journal, ada, bob)
        bots_name = ada.update["table"]["seats"][2]["name"]
        for game in (1, 2):
            await ada.done("ask", what="end")
            await bob.until(lambda update: update["table"]["question"] is not None)
            await bob.done("agree", yes=True)
            await ada.until(lambda update: update["table"]["phase"] == "over")
            assert ada.update["table"]["series"] == {"games": game, "wins": [0, 0, 0]}
            await ada.done("rematch")
            await bob.until(lambda update: (update["table"]["question"] or {}).get("what") == "rematch")
            await bob.done("agree", yes=True)
            await ada.until(lambda update: update["table"]["next"] is not None)
            fresh = ada.update["table"]["next"]
            for player in (ada, bob):
                await player.leave()
                await player.enter(fresh)
                await player.sit(name=player.name)
            await all_until(lambda update: update["table"]["phase"] == "playing", ada, bob)
            assert ada.update["table"]["seats"][2]["name"] == bots_name
            assert ada.update["table"]["series"] == {"games": game, "wins": [0, 0, 0]}


async def test_wins_are_carried_over(emptied: str, clock: ManualClock) -> None:
    async with opened(emptied, clock) as server:
        await add_people(server)
        table = await seated(server, RED7)
        for game in (1, 2):
            await settle(table, changes.Lost(0, "casual", "resigned"))
            await asyncio.gather(*(table.rematch(Actor(f"p{seat}", f"P{seat}")) for seat in (0, 1)))
            table = await server.registry.table(table.state.next or "")
            await settle(table, changes.Began())
            assert table.state.series == protocol.Series(game, (0, game))


async def test_a_rematch_that_was_agreed_and_not_opened_is_opened_by_the_sweep(
    emptied: str, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may die between the last yes and the new table; a player may leave for good before answering."""
    monkeypatch.setattr(sweeper, "STILL_HERE", 1)
    async with opened(emptied, clock) as server:
        await add_people(server)
        table = await seated(server, Setup("kobito", 3))
        for seat in (0, 1):
            await table.enter(Listener(f"p{seat}"), 0)
        await settle(table, changes.Lost(0, "casual", "resigned"), changes.Lost(1, "casual", "resigned"))
        await settle(table, changes.Agreed(0, True, "rematch"), changes.Agreed(1, True, "rematch"))
        await clock.advance(1)
        assert table.state.next is None
        await clock.advance(60)
        fresh = await server.registry.table(table.state.next or "")
        assert [chair.kind for chair in fresh.state.seats] == ["person", "person", "open"]


# -- tables that everybody has left


async def test_a_game_of_strangers_ends_by_time_though_nobody_is_connected(emptied: str, clock: ManualClock) -> None:
    async with opened(emptied, clock, company=False) as server:
        await add_people(server)
        table = await seated(server, match_setup(Setup("rainbow", 2)))
        late = table.state.acting[0]
        server.registry.tables.clear()  # nobody has looked at it for long
        await clock.advance(300)
        table = await server.registry.table(table.state.id)
        assert (table.state.phase, table.state.winners) == ("over", (1 - late,))


async def advance(server: Server, clock: ManualClock, ms: int) -> None:
    """Turn the clock, and let everything be swept twice, a minute apart."""
    await clock.advance(ms / 1000)
    for _ in range(3):
        server.sweeper.sweeps = 0
        await clock.advance(61)


@pytest.mark.parametrize(
    ("public", "is_begun", "after"),
    [(True, False, sweeper.LEFT_WAITING), (True, True, sweeper.LEFT_PUBLIC), (False, True, sweeper.LEFT_PRIVATE)],
    ids=["public, waiting", "public, in play", "private"],
)
async def test_a_table_that_everybody_has_left_is_closed(
    emptied: str, clock: ManualClock, public: bool, is_begun: bool, after: int
) -> None:
    """It was listed for ever."""
    async with opened(emptied, clock, company=False) as server:
        await add_people(server)
        table: LiveTable = await server.registry.open_table(Setup("red7", 2, public=public), "p0")
        await settle(
            table, changes.Sat(0, "p0", "P0"), changes.Sat(1, "p1", "P1"), *([changes.Began()] if is_begun else [])
        )
        await advance(server, clock, after - 400_000)
        assert (await server.registry.table(table.state.id)).state.phase != "closed"
        reader = Listener("p0")
        table = await server.registry.table(table.state.id)
        await table.enter(reader, 0)
        await advance(server, clock, after)
        assert (await server.registry.table(table.state.id)).state.phase != "closed"  # somebody is there
        table.leave(reader)
        await advance(server, clock, 0)
        assert table.state.ended == "closed"
        lobby = await server.lobby_of("p0")
        assert not [*lobby.open, *lobby.playing, *lobby.mine]


async def test_a_table_with_a_clock_of_days_is_left_alone(emptied: str, clock: ManualClock) -> None:
    async with opened(emptied, clock, company=False) as server:
        await add_people(server)
        table = await seated(server, Setup("red7", 2, public=True, clock=TimeControl(3 * 86400)))
        await advance(server, clock, sweeper.LEFT_PUBLIC + 1)
        assert (await server.registry.table(table.state.id)).state.phase == "playing"
