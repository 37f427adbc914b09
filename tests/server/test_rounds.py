"""Actions at a table besides moves: time, undo, pauses, spectators, and the host's controls."""

import contextlib
import json
import pickle
from typing import Any

import msgspec
import pytest

from arcus import protocol
from arcus.bots.budget import Budget
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server import bot_pool
from tests.server.client import Message, Player, all_until, socket_path
from tests.server.inprocess import Arcus, running
from tests.server.journal import Journal
from tests.server.test_play import begun, closing_code, entered, is_over, seated
from tests.services import Redis

RAINBOW: dict[str, Any] = {"game": "rainbow", "seats": 2}


def chair(player: Player, seat: int) -> Message:
    """Return a seat, as a player sees it."""
    found: Message = player.update["table"]["seats"][seat]
    return found


async def play(mover: Player, text: str, *others: Player) -> None:
    """Play a move, and wait until these players see it."""
    number = mover.update["table"]["number"]
    await mover.done("play", decision=mover.update["view"]["decision"], move=text)
    for player in (mover, *others):
        await player.until(lambda update: bool(update["table"]["number"] > number))


async def test_a_bot_plays_for_a_person_out_of_time_until_they_are_back(arcus: Arcus) -> None:
    arcus.bots.script = lambda view: "lay 2" if "lay 2" in [move.text for move in view.moves] else "stop"
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        journal = Journal(
            **RAINBOW, number=4, now=arcus.clock.now_ms(), clock=protocol.TimeControl(60), memory_aid=True
        )
        await entered(arcus, journal.sat(ada, bob).dealt(), ada, bob)
        await arcus.clock.advance(59.9)
        assert (await ada.ask("back"))["refused"] == "server-not-away"
        assert not chair(ada, 0)["stand_in"]
        await arcus.clock.advance(0.5)
        for player in (ada, bob):
            await player.until(lambda update: bool(update["table"]["seats"][0]["stand_in"]))
        await bob.until(lambda update: bool(update["view"]["moves"]))  # the bot has played
        expected = msgspec.json.encode(journal.moves("lay 2", "stop").view(1))
        assert bob.update["view"] == json.loads(expected)
        assert (await ada.ask("play", decision=0, move=0))["refused"] == "server-away"
        await ada.done("back")
        await ada.until(lambda update: not update["table"]["seats"][0]["stand_in"])
        assert chair(ada, 0)["left_ms"] == 30_000
        assert (await ada.ask("back"))["refused"] == "server-not-away"


async def test_more_time_is_given_three_times(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        journal = (
            Journal(**RAINBOW, number=4, now=arcus.clock.now_ms(), clock=protocol.TimeControl(60, 5))
            .sat(ada, bob)
            .dealt()
        )
        await entered(arcus, journal, ada, bob)
        for _ in range(3):
            await ada.done("more-time")
        await ada.until(lambda update: update["table"]["number"] == journal.table.number + 3)
        assert chair(ada, 0)["left_ms"] == 60_000 + 3 * 30_000
        assert chair(ada, 1)["left_ms"] == 60_000
        assert (await ada.ask("more-time"))["refused"] == "server-no-more-time"


def red7_after_a_turn(ada: Player, bob: Player) -> Journal:
    """Return deal 3 of Red7: Ada has painted with V2, Bob is to move and can paint with I3."""
    return Journal("red7", 2, number=3).sat(ada, bob).dealt().moves("paint V2", "end")


async def test_a_turn_is_taken_back_if_all_agree(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal("red7", 2, number=3).sat(ada, bob).dealt(), ada, bob)
        before = ada.update["view"]
        await play(ada, "paint V2", bob)
        await play(ada, "end", bob)
        assert ada.update["you"]["can_take_back"]
        assert (await bob.ask("ask", what="take-back"))["refused"] == "server-no-take-back"
        await ada.done("ask", what="take-back")
        await bob.until(lambda update: update["table"]["question"] is not None)
        await bob.done("agree", yes=True)
        await ada.until(lambda update: bool(update["view"]["moves"]))
        assert ada.update["view"] == before
        assert ada.update["table"]["question"] is None


async def test_a_turn_played_on_withdraws_the_question_of_a_take_back(arcus: Arcus) -> None:
    """The question used to stay open, and the yes then took back another turn than the one asked about."""
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, red7_after_a_turn(ada, bob), ada, bob)
        await ada.done("ask", what="take-back")
        await bob.until(lambda update: update["table"]["question"] is not None)
        await play(bob, "paint I3", ada)
        await play(bob, "end", ada)
        assert bob.update["table"]["question"] is None
        assert (await bob.ask("agree", yes=True))["refused"] == "server-no-question"


async def test_all_may_agree_to_end_and_play_once_more(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        table = await entered(arcus, Journal(**RAINBOW, number=4, host=ada).sat(ada, bob).dealt(), ada, bob)
        assert (await ada.ask("rematch"))["refused"] == "server-not-over"
        await ada.done("ask", what="end")
        await bob.until(lambda update: update["table"]["question"] is not None)
        await bob.done("agree", yes=True)
        await ada.until(is_over)
        assert (ada.update["table"]["ended"], ada.update["table"]["winners"]) == ("agreed", [])
        verify(parse_record((await ada.http.get(f"/api/tables/{table}/record")).content))
        await bob.done("rematch")
        await ada.until(lambda update: update["table"]["question"] is not None)
        assert ada.update["table"]["question"] == {"what": "rematch", "seat": 1, "agreed": [1], "declined": []}
        await bob.done("rematch")  # pressed twice, it is still one proposal
        assert not ada.update["table"]["next"]
        await ada.done("rematch")
        await ada.until(lambda update: update["table"]["next"] is not None)
        fresh = ada.update["table"]["next"]
        assert ada.update["table"]["question"] is None
        await ada.done("rematch")  # there is a table: nothing else is opened
        await ada.leave()
        assert (await ada.enter(table))["table"]["next"] == fresh
        for player in (bob, ada):
            await player.leave()
            await player.enter(fresh)
        assert [seat["name"] for seat in bob.update["table"]["seats"]] == ["Ada", "Bob"]
        assert bob.update["you"]["host"]
        assert (await bob.ask("begin"))["refused"] == "server-not-all-here"
        for player in (bob, ada):
            await player.sit()
        await all_until(lambda update: update["view"] is not None, bob, ada)


async def test_a_player_who_resigns_loses(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal(**RAINBOW, number=4).sat(ada, bob).dealt(), ada, bob)
        await ada.done("resign")
        await bob.until(is_over)
        assert (bob.update["table"]["ended"], bob.update["table"]["winners"]) == ("resigned", [1])
        assert chair(bob, 0)["lost"]


@pytest.fixture
def broker(request: pytest.FixtureRequest, database: str) -> str | None:
    """The broker that goes with a database: Redis with PostgreSQL, none with SQLite."""
    if database.startswith("sqlite"):
        return None
    redis: Redis = request.getfixturevalue("redis")
    return redis.url


async def test_a_paused_table_and_its_clock_wait_through_a_restart(database: str, broker: str | None) -> None:
    async with running(database, broker) as first, Player(first, "Ada") as ada, Player(first, "Bob") as bob:
        journal = Journal(**RAINBOW, number=4, host=ada, now=first.clock.now_ms(), clock=protocol.TimeControl(60))
        table = await entered(first, journal.sat(ada, bob).dealt(), ada, bob)
        await first.clock.advance(20)
        assert (await bob.ask("pause", on=True))["refused"] == "server-host-only"
        await ada.done("pause", on=True)
        await ada.until(lambda update: update["table"]["phase"] == "paused")
        assert [seat["left_ms"] for seat in ada.update["table"]["seats"]] == [40_000, 60_000]
    async with running(database, broker) as second, contextlib.AsyncExitStack() as stack:
        for player in (ada, bob):
            player.where, cookies = second, player.http.cookies
            player.http = await stack.enter_async_context(second.http(cookies=cookies))
            stack.push_async_callback(player.leave)
            await player.enter(table)
        await second.clock.advance(3600)
        assert (await ada.ask("play", decision=0, move=0))["refused"] == "server-paused"
        await ada.done("pause", on=False)
        for player in (ada, bob):
            await player.until(lambda update: update["table"]["phase"] == "playing")
        assert [seat["left_ms"] for seat in ada.update["table"]["seats"]] == [40_000, 60_000]
        await play(ada, "lay 1", bob)


async def test_onlookers_see_the_table_as_it_was_some_turns_ago(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob, Player(arcus, "Eve") as eve:
        journal = Journal("kobito", 2, number=1, spectators=20).sat(ada, bob).dealt()  # Bob begins
        await entered(arcus, journal, ada, bob, eve)
        first, before = eve.update["view"], ada.update["view"]
        for move in ("lay 5 g2 high", "lay 8 g3 low", "lay 7 g3 low", "end"):
            await play(bob, move, ada)
        await eve.until(lambda update: update["table"]["number"] == ada.update["table"]["number"])
        assert ada.update["view"] != before
        assert eve.update["view"] == first
        assert eve.update["view"]["seat"] is None
        await ada.until(lambda update: update["table"]["onlookers"] == 1)


async def test_where_nobody_may_watch_a_visitor_never_sees_the_game(arcus: Arcus) -> None:
    """A visitor who had come while seats were open used to be sent the game as a spectator."""
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob, Player(arcus, "Eve") as eve:
        setup = {**RAINBOW, "spectators": None}
        table = await seated(ada, bob, setup, await arcus.write(Journal(**setup, number=4, host=ada)))
        await eve.enter(table)
        await begun(ada, bob)
        await play(ada, "lay 1", bob)
        await eve.done("ping")  # a move that changes nothing for her is not sent
        assert eve.update["table"]["phase"] == "playing"
        assert all(not heard.get("events") and heard.get("view") is None for heard in eve.heard)
        await eve.leave()
        eve.socket = await arcus.connect(socket_path(table), {"Cookie": eve.cookie})
        assert (await eve.hear())["refused"] == "server-no-onlookers"
        assert await closing_code(eve) == 4403


async def test_a_hint_names_moves_of_the_player_who_is_to_move(arcus: Arcus) -> None:
    arcus.bots.advice = lambda view: "lay R7" if view.seat == 0 else "pass"
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal("red7", 2, number=3).sat(ada, bob).dealt(), ada, bob)  # Ada begins, R7 in hand
        answer = await ada.ask("hint")
        assert answer["type"] == "hints", answer
        assert answer["decision"] == ada.update["view"]["decision"]
        number = next(move["number"] for move in ada.moves if move["text"] == "lay R7")
        assert answer["moves"] == [{"move": number, "text": "lay R7", "value": 1.0}]
        assert (await bob.ask("hint"))["refused"] == "server-nothing-to-decide"
        for player in (ada, bob):
            await player.leave()
        await entered(arcus, Journal("red7", 2, number=3, hints=False).sat(ada, bob).dealt(), ada, bob)
        assert (await ada.ask("hint"))["refused"] == "server-no-hints"


async def test_a_move_does_not_wait_for_a_hint(arcus: Arcus) -> None:
    """A socket answered nothing else until its hint was there."""
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal("red7", 2, number=3).sat(ada, bob).dealt(), ada, bob)
        arcus.bots.hold()
        asked = await ada.send("hint")
        assert (await ada.ask("ping"))["type"] == "pong"
        arcus.bots.release()
        while (answer := await ada.hear()).get("id") != asked:
            pass
        assert answer["type"] == "hints"


def test_a_hint_of_the_master_can_be_sent_between_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "_budget", lambda level: Budget(iterations=60))
    journal = Journal("red7", 2, number=3).begun()
    found = bot_pool._hint(bot_pool.rules_of(journal.table.game), 1, journal.view(0))
    assert {each.text for each in found} <= {move.text for move in journal.view(0).moves}
    assert len(found) == 4
    assert pickle.loads(pickle.dumps(found)) == found


async def test_people_speak_in_phrases(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal(**RAINBOW, number=4).sat(ada, bob), ada, bob)
        await ada.done("say", phrase="good-luck")
        while (heard := await bob.hear())["type"] != "said":
            pass
        assert heard == {"type": "said", "seat": 0, "phrase": "good-luck"}
        assert (await ada.ask("say", phrase="damn"))["refused"] == "server-no-such-phrase"


async def test_the_host_locks_removes_replaces_and_closes(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob, Player(arcus, "Eve") as eve:
        table = await entered(arcus, Journal(**RAINBOW, number=4, host=ada).sat(ada, bob), ada, bob)
        await ada.done("remove", seat=1)
        await bob.until(lambda update: update["you"]["seats"] == [])
        await ada.done("lock", on=True)
        await eve.enter(table)
        assert (await eve.ask("sit"))["refused"] == "server-locked"
        await ada.done("lock", on=False)
        for player in (ada, bob):
            await player.sit()
        await begun(ada, bob)
        assert (await bob.ask("seat-bot", seat=0, level="random"))["refused"] == "server-host-only"
        await bob.leave()
        await ada.until(lambda update: not update["table"]["seats"][1]["present"])
        await ada.done("seat-bot", seat=1, level="random")
        await ada.until(lambda update: bool(update["table"]["seats"][1]["stand_in"]))
        await bob.enter(table)
        await bob.done("back")
        await ada.done("close")
        await bob.until(lambda update: update["table"]["phase"] == "closed")
        await eve.until(lambda update: update["table"]["phase"] == "closed")


async def test_the_lobby_is_sent_again_when_it_changes(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await arcus.clock.advance(1)  # so that this table is the newest
        bob.socket = await arcus.connect("/api/lobby/socket", {"Cookie": bob.cookie})
        before = json.loads(await bob.socket.recv())
        table = await ada.open(**RAINBOW, public=True)
        assert table not in [line["id"] for line in before["open"]]
        await arcus.clock.advance(1)
        lobby = before
        while table not in [line["id"] for line in lobby["open"]]:
            lobby = json.loads(await bob.socket.recv())
