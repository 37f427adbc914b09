"""People at tables, over the network, on SQLite alone and on PostgreSQL with Redis."""

import asyncio
import json
import signal
from functools import partial
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from arcus.records.record import parse_record
from arcus.records.replay import verify
from tests.server.client import WORD, Message, Player, is_facing
from tests.server.conftest import Arcus

SETUPS: list[dict[str, Any]] = [
    {"game": "red7", "seats": 3, "options": {"advanced": True, "actions": True}},
    {"game": "qwinto", "seats": 3},
    {"game": "rainbow", "seats": 2},
    {"game": "kobito", "seats": 3},
]
every_game = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup["game"])


async def seated(host: Player, guest: Player, setup: dict[str, Any]) -> str:
    """A table where two people, and bots on the other seats, are about to begin."""
    table = await host.open(**setup)
    await host.enter(table)
    await host.done("sit", word=WORD)
    await guest.enter(table)
    await guest.done("sit", word=WORD[::-1])
    for seat in range(2, setup["seats"]):
        await host.done("seat-bot", seat=seat, level="random")
    return table


async def begun(host: Player, guest: Player) -> None:
    """The host begins, and both see it."""
    await host.done("begin")
    for player in (host, guest):
        await player.until(lambda update: update["view"] is not None)


def is_over(update: Message) -> bool:
    """Is the game over?"""
    return bool(update["table"]["phase"] == "over")


@every_game
def test_two_people_and_bots_finish_a_game_that_anyone_can_verify(arcus: Arcus, setup: dict[str, Any]) -> None:
    async def play() -> bytes:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            table = await seated(ada, bob, setup)
            commitment = ada.update["table"]["fairness"]["commitment"]
            assert ada.update["table"]["fairness"]["secret"] is None
            await begun(ada, bob)
            await asyncio.gather(ada.play_on(), bob.play_on())
            assert ada.update["table"]["winners"] == bob.update["table"]["winners"]
            assert ada.update["table"]["fairness"]["commitment"] == commitment
            return (await ada.http.get(f"/api/tables/{table}/record")).content

    record = parse_record(asyncio.run(play()))
    verify(record)
    assert record.fair is not None
    assert record.fair.words[:2] == [WORD, WORD[::-1]]
    assert record.names[:2] == ["Ada", "Bob"]
    assert record.outcome is not None


@every_game
def test_who_comes_back_is_told_exactly_what_was_missed(arcus: Arcus, setup: dict[str, Any]) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, setup)
            await ada.done("begin")
            watching = asyncio.create_task(restless(bob))
            await ada.play_on()
            await watching
            assert bob.update["first"] + len(bob.update["events"]) == len(bob.events)
            everything = await Fresh(bob).story()
            assert bob.events == everything

    async def restless(player: Player) -> None:
        """Play, but hang up and come back all the time."""
        await player.until(lambda update: update["view"] is not None)
        while not is_over(player.update):
            if player.moves and not player.update["table"]["seats"][player.update["you"]["facing"]]["decided"]:
                move = player.random.choice(player.moves)
                await player.ask("play", decision=player.update["view"]["decision"], move=move["number"])
                await player.leave()
                await player.enter(player.table)
            else:
                await player.hear()

    asyncio.run(play())


async def closing_code(player: Player) -> int:
    """Hear until the server hangs up, and with which code."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


class Fresh:
    """The same person on a new device."""

    def __init__(self, player: Player) -> None:
        self.player = player

    async def story(self) -> list[Message]:
        """All events from the beginning, as this person is told them."""
        await self.player.leave()
        self.player.table, table = "", self.player.table
        await self.player.enter(table)
        return list(self.player.update["events"])


def test_a_restart_continues_every_table_where_it_was(arcus: Arcus) -> None:
    async def before(ada: Player, bob: Player) -> None:
        table = await seated(ada, bob, {"game": "kobito", "seats": 2})
        await begun(ada, bob)
        mover = ada if ada.moves else bob
        await mover.done("play", decision=mover.update["view"]["decision"], move=mover.moves[0]["number"])
        number = (await ada.http.get(f"/api/tables/{table}")).json()["number"]
        await ada.until(lambda update: bool(update["table"]["number"] == number))

    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await before(ada, bob)
            old = json.dumps(ada.update["view"])
            await asyncio.to_thread(arcus.stop, signal.SIGTERM)
            assert await closing_code(ada) == 1012
            await asyncio.to_thread(arcus.start)
            await asyncio.gather(ada.enter(ada.table), bob.enter(bob.table))
            assert json.dumps(ada.update["view"]) == old
            await asyncio.gather(ada.play_on(), bob.play_on())

    asyncio.run(play())


def test_a_draft_is_seen_by_its_owner_alone_and_can_be_taken_back(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            lays: list[Message] = []
            while not lays:  # a hand may have no card that could be laid
                await ada.leave()
                await bob.leave()
                await seated(ada, bob, {"game": "red7", "seats": 2, "options": {}})
                await begun(ada, bob)
                mover, other = (ada, bob) if ada.moves else (bob, ada)
                lays = [move for move in mover.moves if move["text"].startswith("lay")]
            before, seat, lay = mover.update["view"], mover.update["you"]["facing"], lays[0]
            await mover.done("play", decision=before["decision"], move=lay["number"])
            await mover.until(lambda update: update["you"]["draft"] == [lay["text"]])
            assert mover.update["view"] != before
            told = await other.until(lambda update: update["table"]["seats"][seat]["steps"] == 1)
            assert told["events"] == []
            assert lay["card"] not in json.dumps(told["view"])
            await mover.done("undo")
            await mover.until(lambda update: not update["you"]["draft"])
            assert mover.update["view"] == before

    asyncio.run(play())


def test_a_move_in_notation_is_taken_and_a_wrong_one_named_by_its_rule(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, {"game": "red7", "seats": 2})
            await begun(ada, bob)
            mover, other = (ada, bob) if ada.moves else (bob, ada)
            decision = mover.update["view"]["decision"]
            refused = await mover.ask("play", decision=decision, move="draw")
            assert refused["refused"].startswith("red7-rule-")
            assert refused["rule"]
            assert (await mover.ask("play", decision=decision, move="fly"))["refused"] == "server-unreadable-move"
            assert (await mover.ask("play", decision=decision + 1, move="pass"))["refused"] == "server-decision-closed"
            assert (await other.ask("play", decision=decision, move="pass"))["refused"] == "refusal-3"
            await mover.done("play", decision=decision, move="pass")

    asyncio.run(play())


def test_the_lobby_shows_public_tables_as_they_change(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            table = await ada.open(game="rainbow", seats=2, public=True)
            hidden = await ada.open(game="rainbow", seats=2)
            lobby = (await bob.http.get("/api/lobby")).json()
            assert table in [line["id"] for line in lobby["open"]]
            assert hidden not in [line["id"] for line in lobby["open"]]
            await ada.enter(table)
            await ada.done("sit")
            assert table in [line["id"] for line in (await ada.http.get("/api/lobby")).json()["mine"]]

    asyncio.run(play())


def test_strangers_who_want_the_same_are_brought_together_and_begin_by_themselves(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            setup = {"game": "rainbow", "seats": 2, "options": {"first": "1"}}
            tables = []
            for player in (ada, bob):
                answer = await player.http.post("/api/match", json=setup)
                assert answer.status_code == 200, answer.text
                tables.append(answer.json()["id"])
                await player.enter(tables[-1])
                await player.done("sit", word=WORD)
            assert tables[0] == tables[1]
            await ada.until(lambda update: update["table"]["phase"] == "playing")
            await bob.until(lambda update: update["table"]["phase"] == "playing")

    asyncio.run(play())


def test_one_device_with_two_seats_is_sent_only_the_seat_that_is_ready(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada:
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

    asyncio.run(play())


def test_recovery_brings_a_guest_to_another_device(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Someone") as other:
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

    asyncio.run(play())


def test_who_asks_to_be_erased_is_gone_and_the_records_stay(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Forgetme") as ada, Player(arcus.url, "Bob") as bob:
            table = await seated(ada, bob, {"game": "rainbow", "seats": 2})
            await begun(ada, bob)
            await asyncio.gather(ada.play_on(), bob.play_on())
            data = (await ada.http.get("/api/me/data")).json()
            assert data["person"]["name"] == "Forgetme"
            assert (await ada.http.delete("/api/me")).status_code == 204
            await bob.leave()
            await bob.enter(table)
            record = await bob.http.get(f"/api/tables/{table}/record")
            assert "Forgetme" not in record.text
            assert "Forgetme" not in json.dumps(bob.update)
            verify(parse_record(record.content))
            ada.http.cookies.clear()

    asyncio.run(play())


def test_a_finished_public_game_can_be_had_in_bulk(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, {"game": "rainbow", "seats": 2, "public": True})
            await begun(ada, bob)
            await asyncio.gather(ada.play_on(), bob.play_on())
            lines = (await ada.http.get("/api/records", params={"game": "rainbow"})).text.splitlines()
            assert lines
            for line in lines:
                verify(parse_record(line.encode()))
            assert msgspec.json.decode(lines[-1])["game"] == "rainbow"

    asyncio.run(play())
