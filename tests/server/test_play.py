"""People at tables, by the protocol, on SQLite alone and on PostgreSQL with Redis."""

import asyncio
import contextlib
import json
from functools import partial
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server.record_feed import LIST
from tests.server.client import WORD, Message, Player, all_until, is_facing, is_later_than
from tests.server.inprocess import Arcus, listening
from tests.server.journal import Journal

SETUPS: list[dict[str, Any]] = [
    {"game": "red7", "seats": 3, "options": {"advanced": True, "actions": True}},
    {"game": "qwinto", "seats": 3},
    {"game": "rainbow", "seats": 2},
    {"game": "kobito", "seats": 3},
]
every_game = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["game"])


async def seated(host: Player, guest: Player, setup: dict[str, Any], table: str = "") -> str:
    """Seat two people and bots, about to begin, and return the table's id; without a table the host opens one."""
    table = table or await host.open(**setup)
    await host.enter(table)
    await host.sit()
    await guest.enter(table)
    await guest.sit(WORD[::-1])
    for seat in range(2, setup["seats"]):
        await host.done("seat-bot", seat=seat, level="random")
    return table


async def begun(host: Player, guest: Player) -> None:
    """Let the host begin; both see the game."""
    await host.done("begin")
    await all_until(lambda update: update["view"] is not None, host, guest)


async def entered(arcus: Arcus, journal: Journal, *players: Player) -> str:
    """Write a table and let these players enter it; returns its id."""
    table = await arcus.write(journal)
    for player in players:
        await player.enter(table)
    return table


def is_over(update: Message) -> bool:
    """Return whether the game is over."""
    return bool(update["table"]["phase"] == "over")


async def closing_code(player: Player) -> int:
    """Hear until the server closes the socket, and return its code."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@every_game
async def test_two_people_and_bots_finish_a_game_that_anyone_can_verify(arcus: Arcus, setup: dict[str, Any]) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        table = await arcus.write(Journal(**setup, number=4, host=ada))
        await seated(ada, bob, setup, table)
        commitment = ada.update["table"]["fairness"]["commitment"]
        assert ada.update["table"]["fairness"]["secret"] is None
        await begun(ada, bob)
        await asyncio.gather(ada.play_on(), bob.play_on())
        assert ada.update["table"]["winners"] == bob.update["table"]["winners"]
        assert ada.update["table"]["fairness"]["commitment"] == commitment
        record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).content)
    verify(record)
    assert record.fair is not None
    assert record.fair.words[:2] == [WORD, WORD[::-1]]
    assert record.names[:2] == ["Ada", "Bob"]
    assert record.outcome is not None
    assert list(record.outcome.winners) == ada.update["table"]["winners"]


@every_game
async def test_a_player_who_reconnects_gets_exactly_the_events_missed(arcus: Arcus, setup: dict[str, Any]) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal(**setup, number=4, host=ada).sat(ada, bob).bots().dealt(), ada, bob)
        await arcus.sweep()
        _, times = await asyncio.gather(ada.play_on(), play_and_reconnect(bob))
        assert times > 3
        assert bob.update["first"] + len(bob.update["events"]) == len(bob.events)
        assert bob.events == await story_on_a_new_device(bob)


async def play_and_reconnect(player: Player) -> int:
    """Play to the end, with a new socket after every move; returns how often that was."""
    times = 0
    while not is_over(player.update):
        if player.moves and not player.update["table"]["seats"][player.update["you"]["facing"]]["decided"]:
            move = player.random.choice(player.moves)
            await player.ask("play", decision=player.update["view"]["decision"], move=move["number"])
            known = len(player.events)
            await player.leave()
            await player.enter(player.table)
            assert player.update["first"] == known
            times += 1
        else:
            await player.hear()
    return times


async def story_on_a_new_device(player: Player) -> list[Message]:
    """Return all events from the beginning, as the server sends them to a device that knows none."""
    await player.leave()
    player.table, table = "", player.table
    await player.enter(table)
    return list(player.update["events"])


OPENING = {"red7": "lay O2", "rainbow": "lay 1", "kobito": "lay 6 g1 low"}
"""By game: a first move of seat 0 in deal 2; in Qwinto a bot is to move first."""


async def test_a_restart_continues_every_table_where_it_was(database: str) -> None:
    async with contextlib.AsyncExitStack() as stack:
        pairs = []
        async with listening(database) as first:
            first.bots.hold()
            for setup in SETUPS:
                ada, bob = [await stack.enter_async_context(Player(first.url, name)) for name in ("Ada", "Bob")]
                pairs.append((ada, bob))
                journal = Journal(**setup, number=2, host=ada).sat(ada, bob).bots().dealt()
                await entered(first, journal, ada, bob)
                if opening := OPENING.get(setup["game"]):
                    await ada.done("play", decision=ada.update["view"]["decision"], move=opening)
                    for player in (ada, bob):
                        await player.until(partial(is_later_than, journal.table.number))
            before = [(player.update["view"], player.update["you"]) for pair in pairs for player in pair]
        async with listening(database) as second:
            for player in [player for pair in pairs for player in pair]:
                assert await closing_code(player) == 1012
                player.where = player.http.base_url = second.url
                await player.enter(player.table)
            assert before == [(player.update["view"], player.update["you"]) for pair in pairs for player in pair]
            await second.sweep()
            for ada, bob in pairs:
                mover = await first_to_move(ada, bob)
                await mover.done("play", decision=mover.update["view"]["decision"], move=mover.moves[-1]["number"])
            await asyncio.gather(*(player.play_on() for player in pairs[-1]))
            for player in [player for pair in pairs for player in pair]:
                await player.leave()


async def first_to_move(ada: Player, bob: Player) -> Player:
    """Return the first of two players who is to move, once the bots have moved."""
    if not bob.moves:
        await ada.until(lambda update: bool(update["view"]["moves"]))
    return ada if ada.moves else bob


async def test_a_draft_is_seen_by_its_owner_alone_and_can_be_taken_back(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal("red7", number=3).sat(ada, bob).dealt(), ada, bob)  # Ada begins, R7 in hand
        before = ada.update["view"]
        await ada.done("play", decision=before["decision"], move="lay R7")
        await ada.until(lambda update: [step["text"] for step in update["you"]["draft"]] == ["lay R7"])
        assert ada.update["view"] != before
        assert "R7" in json.dumps(ada.update["view"])
        seen = await bob.until(lambda update: update["table"]["seats"][0]["steps"] == 1)
        assert seen["events"] == []
        assert "R7" not in json.dumps(seen)
        await ada.done("undo")
        await ada.until(lambda update: not update["you"]["draft"])
        assert ada.update["view"] == before


async def test_a_move_in_notation_is_taken_and_a_refusal_names_the_rule(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal("red7", number=3).sat(ada, bob).dealt(), ada, bob)  # Ada begins
        decision = ada.update["view"]["decision"]
        refused = await ada.ask("play", decision=decision, move="draw")
        assert refused["refused"].startswith("red7-rule-")
        assert refused["rule"]
        assert (await ada.ask("play", decision=decision, move="fly"))["refused"] == "server-unreadable-move"
        assert (await ada.ask("play", decision=decision + 1, move="pass"))["refused"] == "server-decision-closed"
        assert (await bob.ask("play", decision=decision, move="pass"))["refused"] == "refusal-3"
        await ada.done("play", decision=decision, move="pass")


async def test_a_mover_gets_one_message_for_a_move_and_the_others_one_each(arcus: Arcus) -> None:
    """The answer used to be a message of its own, followed by an update with all parts."""
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        journal = Journal("rainbow", 2, number=4, host=ada).sat(ada, bob).dealt()
        await entered(arcus, journal, ada, bob)
        for player in (ada, bob):  # each has seen the other come, and nothing else is on its way
            await player.until(lambda update: all(seat["present"] for seat in update["table"]["seats"]))
            await player.done("ping")
            player.heard.clear()
        answer = await ada.done("play", decision=ada.update["view"]["decision"], move="lay 1")
        assert (answer["type"], answer["answer"]) == ("update", ada.asked)
        assert answer["events"]
        assert "table" not in answer
        for player in (ada, bob):
            await player.done("ping")
        assert [message["type"] for message in ada.heard] == ["update", "pong"]
        assert [message["type"] for message in bob.heard] == ["update", "pong"]
        assert "answer" not in bob.heard[0]


async def test_the_lobby_shows_public_tables_as_they_change(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await arcus.clock.advance(1)  # so that these are the newest tables
        table = await ada.open(game="rainbow", seats=2, public=True)
        hidden = await ada.open(game="rainbow", seats=2)
        lobby = (await bob.http.get("/api/lobby")).json()
        assert table in [line["id"] for line in lobby["open"]]
        assert hidden not in [line["id"] for line in lobby["open"]]
        await ada.enter(table)
        await ada.done("sit")
        assert [line["id"] for line in (await ada.http.get("/api/lobby")).json()["mine"]] == [table]
        await bob.enter(table)
        await bob.done("sit")
        await begun(ada, bob)
        lobby = (await bob.http.get("/api/lobby")).json()
        assert table in [line["id"] for line in lobby["playing"]]
        assert table not in [line["id"] for line in lobby["open"]]


async def test_strangers_with_the_same_wish_meet_and_the_game_begins_by_itself(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        setup = {"game": "rainbow", "seats": 2, "options": {"first": "1"}}
        tables = []
        for player in (ada, bob):
            answer = await player.http.post("/api/match", json=setup)
            assert answer.status_code == 200, answer.text
            tables.append(answer.json()["id"])
            await player.enter(tables[-1])
            await player.sit()
        assert tables[0] == tables[1]
        await all_until(lambda update: update["table"]["phase"] == "playing", ada, bob)


async def test_one_device_with_two_seats_is_sent_only_the_seat_that_is_ready(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        table = await ada.open(game="red7", seats=2)
        await ada.enter(table)
        await ada.done("sit", seat=0, name="Ada")
        await ada.done("sit", seat=1, name="Bob")
        await ada.done("begin")
        await ada.until(lambda update: update["view"] is not None)
        assert ada.update["view"]["seat"] is None
        for seat in (0, 1, 0):
            await ada.done("face", seat=seat)
            await ada.until(partial(is_facing, seat))
            assert ada.update["view"]["seat"] == seat
        await ada.done("face", seat=None)
        await ada.until(lambda update: update["you"]["facing"] is None)
        assert ada.update["view"]["seat"] is None


async def test_a_recovery_link_brings_a_guest_to_another_device(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Someone") as other:
        table = await ada.open(game="rainbow", seats=2)
        await ada.enter(table)
        await ada.done("sit")
        link = (await ada.http.post("/api/me/link")).json()
        assert link["qr"].startswith("<svg")
        other.http.cookies.clear()
        answer = await other.http.post("/api/recover", json={"token": link["token"]})
        assert answer.json()["name"] == "Ada"
        await other.enter(table)
        assert other.update["you"]["seats"] == [0]
        forged = await other.http.post("/api/recover", json={"token": "x" + link["token"][1:]})
        assert forged.status_code == 403


async def test_an_erased_person_is_gone_and_the_records_stay(arcus: Arcus) -> None:
    async with Player(arcus, "Forgetme") as ada, Player(arcus, "Bob") as bob:
        table = await entered(arcus, Journal("rainbow", number=4, host=ada).sat(ada, bob).dealt(), ada, bob)
        await asyncio.gather(ada.play_on(), bob.play_on())
        record = await bob.http.get(f"/api/tables/{table}/record")
        assert "Forgetme" in record.text
        data = (await ada.http.get("/api/me/data")).json()
        assert data["person"]["name"] == "Forgetme"
        assert (await ada.http.delete("/api/me")).status_code == 204
        await bob.leave()
        await bob.enter(table)
        record = await bob.http.get(f"/api/tables/{table}/record")
        assert "Forgetme" not in record.text
        assert "Forgetme" not in json.dumps(bob.update)
        verify(parse_record(record.content))
        assert (await ada.http.get("/api/me")).json() is None


async def test_finished_public_games_are_published_and_others_are_not(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await arcus.clock.advance(LIST)
        known = await asyncio.to_thread(arcus.store.last_place, None, 0, 10_000)
        tables = []
        for public in (True, False):
            journal = Journal("rainbow", number=4, host=ada, public=public).sat(ada, bob).dealt()
            tables.append(await entered(arcus, journal, ada))
            assert (await ada.http.get(f"/api/tables/{tables[-1]}/record")).status_code == 404
            await ada.done("resign")
            await ada.leave()
        await arcus.clock.advance(LIST)
        new: dict[str, str | int] = {"game": "rainbow", "after": known}
        lines = (await ada.http.get("/api/records", params=new)).content.splitlines()
        assert lines == [(await ada.http.get(f"/api/tables/{tables[0]}/record")).content]
        record = parse_record(lines[0])
        verify(record)
        assert record.game == "rainbow"
        elsewhere: dict[str, str | int] = {"game": "kobito", "after": known}
        assert (await ada.http.get("/api/records", params=elsewhere)).content == b""
