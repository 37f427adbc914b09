"""What people do at a table besides moving: time, second thoughts, pauses, onlookers, the host's powers."""

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from websockets.asyncio.client import connect

from arcus.records.record import parse_record
from arcus.records.replay import verify
from tests.server.client import Message, Player, is_later_than
from tests.server.conftest import Arcus
from tests.server.test_play import begun, closing_code, is_over, seated

RAINBOW = {"game": "rainbow", "seats": 2}


def movers(ada: Player, bob: Player) -> tuple[Player, Player]:
    """Whose turn it is, and the other."""
    return (ada, bob) if ada.moves else (bob, ada)


def seat_of(player: Player) -> int:
    """Where somebody sits."""
    return int(player.update["you"]["seats"][0])


def chair(player: Player, seat: int) -> Message:
    """A seat, as somebody sees it."""
    found: Message = player.update["table"]["seats"][seat]
    return found


async def step(ada: Player, bob: Player) -> None:
    """Any move of whose turn it is, seen by both."""
    mover, _ = movers(ada, bob)
    number = mover.update["table"]["number"]
    await mover.done("play", decision=mover.update["view"]["decision"], move=mover.moves[0]["number"])
    for player in (ada, bob):
        await player.until(lambda update: bool(update["table"]["number"] > number))


def test_who_runs_out_of_time_is_played_by_a_bot_until_they_are_back(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, {**RAINBOW, "clock": {"bank": 5}})
            await begun(ada, bob)
            mover, other = movers(ada, bob)
            late = seat_of(mover)
            for player in (mover, other):
                await player.until(lambda update: bool(update["table"]["seats"][late]["stand_in"]))
            await other.until(lambda update: bool(update["view"]["moves"]))  # the bot has played
            assert (await mover.ask("play", decision=0, move=0))["refused"] == "server-away"
            await mover.done("back")
            await mover.until(lambda update: not update["table"]["seats"][late]["stand_in"])
            assert chair(mover, late)["left_ms"] >= 29_000
            assert (await mover.ask("back"))["refused"] == "server-not-away"

    asyncio.run(play())


def test_more_time_is_had_by_asking(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, {**RAINBOW, "clock": {"bank": 60, "gain": 5}})
            await begun(ada, bob)
            mover, _ = movers(ada, bob)
            for _ in range(3):
                await mover.done("more-time")
            await mover.until(lambda update: bool(update["table"]["seats"][seat_of(mover)]["left_ms"] > 140_000))
            assert (await mover.ask("more-time"))["refused"] == "server-no-more-time"

    asyncio.run(play())


async def turn_over(ada: Player, bob: Player) -> bool:
    """A whole turn of Red7 that showed nothing; False if this deal ends the game by it."""
    mover, _ = movers(ada, bob)
    while mover.moves and not is_over(mover.update):
        texts = {move["text"].split()[0]: move["text"] for move in mover.moves}
        text = next(texts[word] for word in ("end", "lay", "paint", "pass") if word in texts)
        number = mover.update["table"]["number"]
        await mover.done("play", decision=mover.update["view"]["decision"], move=text)
        for player in (ada, bob):
            await player.until(partial(is_later_than, number))
    return not is_over(mover.update)


def test_a_turn_is_taken_back_if_all_agree(arcus: Arcus) -> None:
    async def attempt() -> bool:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, {"game": "red7", "seats": 2})
            await begun(ada, bob)
            mover, other = movers(ada, bob)
            before = mover.update["view"]
            if not await turn_over(ada, bob):
                return False
            assert mover.update["you"]["can_take_back"]
            assert (await other.ask("ask", what="take-back"))["refused"] == "server-no-take-back"
            await mover.done("ask", what="take-back")
            await other.until(lambda update: update["table"]["question"] is not None)
            await other.done("agree", yes=True)
            await mover.until(lambda update: bool(update["view"]["moves"]))
            assert mover.update["view"] == before
            assert mover.update["table"]["question"] is None
            return True

    assert any(asyncio.run(attempt()) for _ in range(6)), "six deals, and all ended with the first turn"


def test_who_plays_on_has_not_agreed_to_a_take_back(arcus: Arcus) -> None:
    """The question used to stay open, and the yes then took back another turn than the one asked about."""

    async def attempt() -> bool:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, {"game": "red7", "seats": 2})
            await begun(ada, bob)
            mover, other = movers(ada, bob)
            if not await turn_over(ada, bob):
                return False
            await mover.done("ask", what="take-back")
            await other.until(lambda update: update["table"]["question"] is not None)
            if not await turn_over(ada, bob):
                return False
            assert other.update["table"]["question"] is None
            assert (await other.ask("agree", yes=True))["refused"] == "server-no-question"
            return True

    assert any(asyncio.run(attempt()) for _ in range(8)), "eight deals, and all ended with the second turn"


def test_all_may_agree_to_end_and_play_once_more(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            table = await seated(ada, bob, RAINBOW)
            await begun(ada, bob)
            assert (await ada.ask("rematch"))["refused"] == "server-not-over"
            await ada.done("ask", what="end")
            await bob.until(lambda update: update["table"]["question"] is not None)
            await bob.done("agree", yes=True)
            await ada.until(is_over)
            assert (ada.update["table"]["ended"], ada.update["table"]["winners"]) == ("agreed", [])
            verify(parse_record((await ada.http.get(f"/api/tables/{table}/record")).content))
            await bob.done("rematch")
            await ada.until(lambda update: update["table"]["next"] is not None)
            await ada.done("rematch")  # asked twice, it is still one table
            fresh = ada.update["table"]["next"]
            for player in (bob, ada):
                await player.leave()
                await player.enter(fresh)
            assert [seat["name"] for seat in bob.update["table"]["seats"]] == ["Ada", "Bob"]
            assert bob.update["you"]["host"]
            await begun(bob, ada)

    asyncio.run(play())


def test_who_gives_up_loses(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, RAINBOW)
            await begun(ada, bob)
            await ada.done("resign")
            await bob.until(is_over)
            assert (bob.update["table"]["ended"], bob.update["table"]["winners"]) == ("resigned", [1])
            assert chair(bob, 0)["lost"]

    asyncio.run(play())


@pytest.fixture
def restarted(arcus: Arcus) -> Callable[[], Awaitable[None]]:
    """Stop the server, and start it again."""

    async def again() -> None:
        await asyncio.to_thread(arcus.stop, signal.SIGTERM)
        await asyncio.to_thread(arcus.start)

    return again


def test_a_paused_table_waits_through_a_restart_and_its_clock_with_it(
    arcus: Arcus, restarted: Callable[[], Awaitable[None]]
) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            table = await seated(ada, bob, {**RAINBOW, "clock": {"bank": 60}})
            await begun(ada, bob)
            assert (await bob.ask("pause", on=True))["refused"] == "server-host-only"
            await ada.done("pause", on=True)
            await ada.until(lambda update: update["table"]["phase"] == "paused")
            left = [seat["left_ms"] for seat in ada.update["table"]["seats"]]
            await restarted()
            for player in (ada, bob):
                await player.leave()
                await player.enter(table)
            assert [seat["left_ms"] for seat in ada.update["table"]["seats"]] == left
            assert (await ada.ask("play", decision=0, move=0))["refused"] == "server-paused"
            await ada.done("pause", on=False)
            for player in (ada, bob):
                await player.until(lambda update: update["table"]["phase"] == "playing")
            await step(ada, bob)

    asyncio.run(play())


def test_onlookers_see_the_table_as_it_was_some_turns_ago(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob, Player(arcus.url, "Eve") as eve:
            table = await seated(ada, bob, {"game": "kobito", "seats": 2, "spectators": 20})
            await begun(ada, bob)
            await eve.enter(table)
            first = eve.update["view"]
            for _ in range(4):
                await step(ada, bob)
            await eve.until(lambda update: update["table"]["number"] == ada.update["table"]["number"])
            assert eve.update["view"] == first
            assert eve.update["view"]["seat"] is None
            assert ada.update["table"]["onlookers"] == 1

    asyncio.run(play())


def test_where_nobody_may_watch_nobody_sees_the_game(arcus: Arcus) -> None:
    """Who had come while seats were open used to be sent the game as an onlooker."""

    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob, Player(arcus.url, "Eve") as eve:
            table = await seated(ada, bob, {**RAINBOW, "spectators": None})
            await eve.enter(table)
            await begun(ada, bob)
            await step(ada, bob)
            await eve.until(lambda update: update["table"]["phase"] == "playing")
            assert all(not heard["events"] and heard["view"] is None for heard in eve.heard if "events" in heard)
            await eve.leave()
            address = f"{arcus.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            eve.socket = await connect(address, additional_headers={"Cookie": eve.cookie})
            assert (await eve.hear())["refused"] == "server-no-onlookers"
            assert await closing_code(eve) == 4403

    asyncio.run(play())


def test_a_hint_names_moves_that_may_be_played(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, {"game": "red7", "seats": 2})
            await begun(ada, bob)
            mover, other = movers(ada, bob)
            number = await mover.send("hint")
            while (answer := await mover.hear(60)).get("id") != number:
                pass
            assert answer["type"] == "hints", answer
            assert {move["text"] for move in answer["moves"]} <= {move["text"] for move in mover.moves}
            assert (await other.ask("hint"))["refused"] == "server-nothing-to-decide"
            await mover.leave()
            await other.leave()
            await seated(ada, bob, {"game": "red7", "seats": 2, "hints": False})
            assert (await ada.ask("hint"))["refused"] == "server-no-hints"

    asyncio.run(play())


def test_people_speak_in_phrases(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            await seated(ada, bob, RAINBOW)
            await ada.done("say", phrase="good-luck")
            while (heard := await bob.hear())["type"] != "said":
                pass
            assert heard == {"type": "said", "seat": 0, "phrase": "good-luck"}
            assert (await ada.ask("say", phrase="damn"))["refused"] == "server-no-such-phrase"

    asyncio.run(play())


def test_the_host_locks_removes_replaces_and_closes(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob, Player(arcus.url, "Eve") as eve:
            table = await seated(ada, bob, RAINBOW)
            await ada.done("remove", seat=1)
            await bob.until(lambda update: update["you"]["seats"] == [])
            await ada.done("lock", on=True)
            await eve.enter(table)
            assert (await eve.ask("sit"))["refused"] == "server-locked"
            await ada.done("lock", on=False)
            await bob.done("sit")
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

    asyncio.run(play())


def test_the_lobby_tells_what_changes_while_one_looks_at_it(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            address = f"{arcus.url.replace('http', 'ws', 1)}/api/lobby/socket"
            async with connect(address, additional_headers={"Cookie": bob.cookie}, max_size=None) as socket:
                json.loads(await asyncio.wait_for(socket.recv(), 20))
                table = await ada.open(**RAINBOW, public=True)
                while True:
                    lobby = json.loads(await asyncio.wait_for(socket.recv(), 20))
                    if table in [line["id"] for line in lobby["open"]]:
                        break

    asyncio.run(play())
