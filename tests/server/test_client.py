"""`arcus.client`, and the example bot that plays with it."""

import asyncio
import re
import select
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from arcus.bots import Bot
from arcus.bots.levels import make_bot
from arcus.bots.uniform import RandomBot
from arcus.client import Client, Place, Refused
from arcus.core.game import AnyView
from arcus.games import make
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server import messages as m
from tests.server.client import Player
from tests.server.conftest import Arcus, quick
from tests.server.services import free_port

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture
def example(arcus: Arcus) -> Iterator[list[subprocess.Popen[str]]]:
    """Example bots that were started; they are ended with the test."""
    started: list[subprocess.Popen[str]] = []
    yield started
    for process in started:
        process.kill()
        process.communicate(timeout=30)


def start(arcus: Arcus, *words: str) -> subprocess.Popen[str]:
    """The example bot, run as its first line says."""
    command = [sys.executable, str(EXAMPLE), arcus.url, *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=quick())


def test_the_example_bot_joins_by_a_code_and_plays_to_the_end(
    arcus: Arcus, example: list[subprocess.Popen[str]]
) -> None:
    async def play() -> bytes:
        async with Player(arcus.url, "Ada") as ada:
            table = await ada.open(game="rainbow", seats=2)
            await ada.enter(table)
            await ada.done("sit")
            example.append(start(arcus, ada.update["table"]["code"].lower()))
            await ada.until(lambda update: update["table"]["seats"][1]["kind"] == "person")
            await ada.done("begin")
            await ada.until(lambda update: update["view"] is not None)
            await asyncio.wait_for(ada.play_on(), 120)
            assert ada.update["table"]["seats"][1]["name"] == "Bot of mine"
            return (await ada.http.get(f"/api/tables/{table}/record")).content

    verify(parse_record(asyncio.run(play())))
    told, _ = example[0].communicate(timeout=60)
    assert example[0].returncode == 0, told
    assert "Over: [" in told


def test_the_example_bot_opens_a_table_of_its_own(arcus: Arcus, example: list[subprocess.Popen[str]]) -> None:
    example.append(start(arcus))
    assert example[0].stdout is not None
    assert select.select([example[0].stdout], [], [], 60)[0], "the bot says nothing"
    found = re.search(r"table (\w+)\.", example[0].stdout.readline())
    assert found
    client = Client.register(arcus.url, "Guest")
    table = client.table_of_code(found[1])
    assert table.setup.public
    with client.enter(table.id) as place:
        place.ask(m.Sit)
        end = place.play(RandomBot(1))
        assert end.phase == "over"
    assert example[0].wait(60) == 0
    record = client.record(table.id)
    verify(record)
    assert record.outcome is not None
    assert record.outcome.winners == end.winners
    with pytest.raises(Refused, match="no such table"):
        client.record("0" * 24)


@pytest.mark.parametrize("words", [[], ["--help"], ["127.0.0.1:8777"]])
def test_the_example_bot_says_how_it_is_run(words: list[str]) -> None:
    ended = subprocess.run([sys.executable, str(EXAMPLE), *words], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert "python examples/network_bot.py http://" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_two_programs_meet_by_a_match(arcus: Arcus) -> None:
    setup = m.Setup("rainbow", 2, options={"first": "0"})
    ada, bob = (Client.register(arcus.url, name) for name in ("Ada", "Bob"))
    table = ada.find_match(setup)
    with ada.enter(table.id) as one:
        one.ask(m.Sit)
        assert bob.find_match(setup).id == table.id
        with bob.enter(table.id) as other:
            other.ask(m.Sit, word="ab" * 8)
            while one.view() is None:
                one.wait(60)
            view = one.view()
            assert view is not None
            assert view.seat == 0
            assert view.memory is not None  # a program is told all that it could remember
            one.ask(m.Resign)
            assert other.play(RandomBot(1)).winners == (1,)


def test_a_program_comes_back_with_its_token(arcus: Arcus) -> None:
    client = Client.register(f"{arcus.url}/", "Bot")
    table = client.open_table(m.Setup("kobito", 2))
    with client.enter(table.id) as place:
        place.ask(m.Sit)
        place.ask(m.SeatBot, seat=1, level="random")
        place.ask(m.Begin)
    with Client(arcus.url, client.token).enter(table.id) as place:
        assert place.update.you.seats == (0,)
        game = make("kobito", 2, {})
        end = place.play(make_bot("beginner", game, seed=1))
        assert end.ended == "played"


class Stubborn(Bot):
    """A bot that plays what is not allowed."""

    def choose(self, view: AnyView) -> int:
        """A move that no game has."""
        return 10**6


def test_what_a_program_does_wrong_is_told(arcus: Arcus) -> None:
    client = Client.register(arcus.url, "Bot")
    with pytest.raises(Refused, match="server-bad-name"):
        Client.register(arcus.url, " ")
    with pytest.raises(Refused, match="server-no-such-table"):
        client.table_of_code("NOSUCH")
    with pytest.raises(Refused, match="server-bad-setup"):
        client.open_table(m.Setup("chess", 2))
    with pytest.raises(Refused, match="server-no-such-table"):
        client.enter("0" * 24)
    with pytest.raises(Refused, match="server-who-are-you"):
        Client(arcus.url, "forged").open_table(m.Setup("rainbow", 2))
    table = client.open_table(m.Setup("rainbow", 2))
    with pytest.raises(Refused, match="server-who-are-you"):
        Client(arcus.url, "forged").enter(table.id)
    with client.enter(table.id) as place:
        place.ask(m.Sit)
        with pytest.raises(Refused, match="server-seats-open"):
            place.ask(m.Begin)
        place.ask(m.SeatBot, seat=1, level="random")
        place.ask(m.Begin)
        with pytest.raises(Refused) as refused:
            place.play(Stubborn())
        assert refused.value.message.startswith(("refusal-", "rainbow-"))


def test_a_server_that_is_not_there_is_an_error_of_the_network() -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(OSError, match="refused"):
        Client.register(nowhere, "Bot")
    with pytest.raises(OSError, match="refused"):
        Client(nowhere, "x").enter("0")


@pytest.mark.parametrize("onlookers", [0, None], ids=["others may look on", "nobody may look on"])
def test_who_finds_the_seat_taken_is_matched_again(
    arcus: Arcus, onlookers: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between hearing of a table and sitting down another took the seat, and one was left to look on, or shut out."""
    setup = m.Setup("rainbow", 2, spectators=onlookers)
    ada, bob, cleo, dora = [Client.register(arcus.url, name) for name in ("Ada", "Bob", "Cleo", "Dora")]
    with ada.meet(setup) as first:
        found = bob.find_match(setup)
        assert found.id == first.update.table.id
        with cleo.meet(setup) as second:
            until_begun(second)
            tables = iter([found])
            real = bob.find_match
            monkeypatch.setattr(bob, "find_match", lambda wanted: next(tables, None) or real(wanted))
            with bob.meet(setup) as third:
                assert third.update.table.id != found.id
                with dora.meet(setup) as fourth:
                    assert fourth.update.table.id == third.update.table.id
                    until_begun(third)


def test_many_who_look_for_the_same_at_once_all_play(arcus: Arcus) -> None:
    setup = m.Setup("rainbow", 2, clock=m.Clock(600))
    clients = [Client.register(arcus.url, f"Bot {number}") for number in range(10)]

    def play(client: Client) -> str:
        with client.meet(setup) as place:
            until_begun(place)
            return place.update.table.id

    with ThreadPoolExecutor(len(clients)) as threads:
        found = [each.result(120) for each in [threads.submit(play, client) for client in clients]]
    assert sorted(Counter(found).values()) == [2] * (len(clients) // 2)


def until_begun(place: Place) -> None:
    """Wait until the cards are dealt."""
    while place.update.table.phase != "playing":
        place.wait(60)
