"""People at one table whose sockets lead to different processes, over PostgreSQL and Redis."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import pytest

from arcus.records.fair import Deal
from arcus.records.receipt import Receipt, check_receipt
from arcus.records.record import Record, parse_record, record_bytes
from arcus.records.replay import verify
from arcus.server import reviews
from arcus.server.table_state import REVEAL
from tests.analysis.games import SHALLOW, played
from tests.server.client import Message, Player, all_until
from tests.server.inprocess import Arcus
from tests.server.servers import until, writing_held
from tests.server.test_faults import sharing
from tests.services import Postgres, Redis

pytestmark = pytest.mark.needs("postgres", "redis")

Two = tuple[Arcus, Arcus]
ADAS, BOBS = "ad" * 32, "b0" * 32


@pytest.fixture(scope="module")
async def servers(postgres: Postgres, redis: Redis) -> AsyncIterator[Two]:
    """Two servers that share a database and a broker, for all tests of this module."""
    async with sharing(postgres.fresh(f"two-{secrets.token_hex(6)}"), redis) as both:
        yield both


@pytest.fixture
async def two(servers: Two) -> Two:
    """The two servers, with clocks that agree."""
    latest = max(server.clock.monotonic() for server in servers)
    for server in servers:
        server.bots.reset()
        await server.clock.advance(latest - server.clock.monotonic())
    return servers


def is_playing(update: Message) -> bool:
    """Return whether the cards are dealt."""
    return bool(update["table"]["phase"] == "playing")


def is_dealing(update: Message) -> bool:
    """Return whether words are awaited."""
    return bool(update["table"]["phase"] == "dealing")


def is_voided(update: Message) -> bool:
    """Return whether a deal was void."""
    return bool(update["table"]["fairness"]["voided"])


def receipt(player: Player, seat: int, word: str) -> Receipt:
    """Return what a player's device notes before it reveals its word."""
    fair = player.update["table"]["fairness"]
    words = [word if each == seat else "" for each in range(len(fair["words"]))]
    return Receipt(table=player.table, deals=[Deal(fair["commitment"], list(fair["word_commitments"]), words)])


async def sit_down(ada: Player, bob: Player) -> None:
    """Let both come to a new table of Ada's, each by way of their own process, and sit down."""
    table = await ada.open(game="red7", seats=2)
    for seat, (player, word) in enumerate(((ada, ADAS), (bob, BOBS))):
        await player.enter(table)
        await player.done("sit", seat=seat, commitment=player.commit(word))


async def begin(ada: Player, bob: Player) -> None:
    """Begin the game, and wait until both are asked for their words."""
    await sit_down(ada, bob)
    await ada.done("begin")
    await all_until(is_dealing, ada, bob)


async def entries(server: Arcus, table: str) -> Counter[str]:
    """Return how often each kind of change stands in a table's journal."""
    found = await server.server.services.writer.read(server.store.entries, table)
    return Counter(type(entry.change).__name__ for entry in found)


async def record_of(player: Player) -> Record:
    """Return the record of the finished game, as a player's process has it."""
    return parse_record((await player.http.get(f"/api/tables/{player.table}/record")).content)


async def test_players_at_two_processes_are_dealt_the_same_cards_and_both_can_check_that(two: Two) -> None:
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        await begin(ada, bob)
        seen = receipt(ada, 0, ADAS), receipt(bob, 1, BOBS)
        assert seen[0].deals[0].word_commitments == seen[1].deals[0].word_commitments
        await bob.done("reveal", seat=1, word=BOBS)
        await ada.until(lambda update: update["table"]["fairness"]["words"] == ["", BOBS])
        assert ada.update["view"] is None
        await ada.done("reveal", seat=0, word=ADAS)
        await all_until(is_playing, ada, bob)
        assert ada.update["table"]["fairness"] == bob.update["table"]["fairness"]
        await bob.done("resign")
        await ada.until(lambda update: update["table"]["phase"] == "over")
        record = await record_of(ada)
        verify(record)
        for each in seen:
            check_receipt(record, each)
        assert record_bytes(record) == record_bytes(await record_of(bob))


async def test_two_last_words_at_the_same_moment_deal_once(two: Two) -> None:
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        await begin(ada, bob)
        async with writing_held(two[0].server), writing_held(two[1].server):
            await ada.send("reveal", seat=0, word=ADAS)
            await bob.send("reveal", seat=1, word=BOBS)
            for server in two:
                await until(lambda server=server: not server.server.services.writer._waiting.empty())  # type: ignore[misc] # the server of this turn
        await all_until(is_playing, ada, bob)
        assert ada.update["table"]["fairness"]["words"] == [ADAS, BOBS]
        assert bob.update["table"]["fairness"]["words"] == [ADAS, BOBS]
        assert (await entries(two[0], ada.table))["Revealed"] == 2


async def test_a_word_that_is_missing_voids_the_deal_once_for_both_processes(two: Two) -> None:
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        await begin(ada, bob)
        first = ada.update["table"]["fairness"]["commitment"]
        await ada.done("reveal", seat=0, word=ADAS)
        for server in two:
            await server.clock.advance(REVEAL / 1000)
        await asyncio.gather(*(server.sweep() for server in two))
        await all_until(is_voided, ada, bob)
        assert ada.update["table"]["fairness"] == bob.update["table"]["fairness"]
        assert ada.update["table"]["fairness"]["commitment"] != first
        assert ada.update["table"]["fairness"]["voided"] == [[1]]
        assert (await bob.ask("reveal", seat=1, word=BOBS))["refused"] == "server-not-dealing"
        for player in (ada, bob):
            await player.sit()
        await all_until(is_playing, ada, bob)
        kinds = await entries(two[0], ada.table)
        assert (kinds["Voided"], kinds["Began"]) == (1, 2)
        await ada.done("resign")
        await bob.until(lambda update: update["table"]["phase"] == "over")
        record = await record_of(bob)
        verify(record)
        assert record.fair is not None
        assert len(record.fair.voided) == 1


async def test_a_word_that_comes_while_another_process_voids_the_deal_is_refused_or_counts(two: Two) -> None:
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        await begin(ada, bob)
        await ada.done("reveal", seat=0, word=ADAS)
        await bob.until(lambda update: bool(update["table"]["fairness"]["words"][0]))
        async with writing_held(two[0].server), writing_held(two[1].server):
            voiding = asyncio.ensure_future(two[0].clock.advance(REVEAL / 1000))
            request = await bob.send("reveal", seat=1, word=BOBS)
            for server in two:
                await until(lambda server=server: not server.server.services.writer._waiting.empty())  # type: ignore[misc] # the server of this turn
        await voiding
        answer: dict[str, Any] = {}
        while request not in (answer.get("id"), answer.get("answer")):
            answer = await bob.hear()
        if answer.get("refused"):
            assert answer["refused"] == "server-not-dealing"
            await all_until(is_voided, ada, bob)
        else:
            await all_until(is_playing, ada, bob)
        kinds = await entries(two[0], ada.table)
        assert kinds["Voided"] + (kinds["Revealed"] == 2) == 1


async def test_a_rematch_is_dealt_to_players_at_two_processes(two: Two) -> None:
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        await sit_down(ada, bob)
        for player, word in ((ada, ADAS), (bob, BOBS)):
            player.words[player.commit(word)] = word
        await ada.done("begin")
        await all_until(is_playing, ada, bob)
        await ada.done("resign")
        await bob.until(lambda update: update["table"]["phase"] == "over")
        await asyncio.gather(ada.done("rematch"), bob.done("rematch"))
        await all_until(lambda update: update["table"]["next"] is not None, ada, bob)
        assert ada.update["table"]["next"] == bob.update["table"]["next"]
        table = ada.update["table"]["next"]
        for player in (ada, bob):
            await player.leave()
            await player.enter(table)
            await player.sit()
        await all_until(is_playing, ada, bob)
        assert ada.update["table"]["fairness"] == bob.update["table"]["fairness"]
        assert (await entries(two[1], table))["Began"] == 1


# -- replays and analyses


async def test_an_uploaded_record_is_known_to_both_processes(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to stay in the memory of the process that took it."""
    monkeypatch.setattr(reviews, "FULL", SHALLOW)
    monkeypatch.setattr(reviews, "PLAIN", SHALLOW)
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob:
        name = (await ada.http.post("/api/replays", content=record_bytes(played("red7", 6)))).json()["id"]
        frames = [(await player.http.get(f"/api/tables/{name}/replay")).content for player in (ada, bob)]
        assert frames[0] == frames[1]
        await ada.http.post(f"/api/tables/{name}/analysis")
        while (found := (await ada.http.get(f"/api/tables/{name}/analysis")).json())["state"] == "running":
            await asyncio.sleep(0)
        assert found["state"] == "done"
        assert (await bob.http.get(f"/api/tables/{name}/analysis")).json() == found


async def test_an_analysis_is_seen_and_cancelled_by_way_of_another_process(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process used to say that there was none, so that the page stopped waiting for it."""
    monkeypatch.setattr(reviews, "FULL", SHALLOW)
    monkeypatch.setattr(reviews, "PLAIN", SHALLOW)
    monkeypatch.setattr(reviews, "MARK_AGAIN", 0)
    two[0].bots.hold()
    async with Player(two[0], "Ada") as ada, Player(two[1], "Bob") as bob, Player(two[1], "Eve") as there:
        there.http.cookies.set("arcus", ada.http.cookies["arcus"])
        name = (await ada.http.post("/api/replays", content=record_bytes(played("red7", 7)))).json()["id"]
        path = f"/api/tables/{name}/analysis"
        await ada.http.post(path)
        while (found := (await bob.http.get(path)).json())["state"] != "running":
            await asyncio.sleep(0)
        assert found["total"] > 1
        assert (await bob.http.delete(path)).json()["refused"] == "server-not-your-analysis"
        assert (await there.http.delete(path)).status_code == 204
        two[0].bots.release()
        while (await ada.http.get(path)).json()["state"] == "running":
            await asyncio.sleep(0)
        for player in (ada, bob):
            assert (await player.http.get(path)).json()["state"] == "none"
