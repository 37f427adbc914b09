"""`arcus.client`, and the example bot that plays with it, at a server with a port."""

import asyncio
import re
import runpy
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

import pytest

from arcus import protocol
from arcus.bots import Bot
from arcus.bots.levels import make_bot
from arcus.bots.random_bot import RandomBot
from arcus.client import Client, TableSocket
from arcus.core.game import AnyView
from arcus.games import make
from arcus.protocol import Refused
from arcus.records.receipt import ReceiptError, check_receipt, parse_receipt, receipt_bytes
from arcus.records.record import Record, parse_record
from arcus.records.replay import verify
from arcus.server.settings import sqlite_file
from tests.samples import programs
from tests.server.client import Player
from tests.server.inprocess import Arcus, listening
from tests.server.process import ArcusCommand
from tests.services import free_port

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arcus]:
    """A server with a port, which a client in another thread reaches as one elsewhere does."""
    async with listening(sqlite_file(tmp_path_factory.mktemp("client") / "arcus.sqlite")) as arcus:
        yield arcus


async def test_the_sample_of_the_page_plays_to_the_end(server: Arcus) -> None:
    """The program on docs/protocol.md, with the address and the code of a real table."""
    [program] = programs("docs/protocol.md")
    async with Player(server, "Ada") as ada:
        table = await ada.open(game="rainbow", seats=2)
        await ada.enter(table)
        await ada.done("sit")
        program = program.replace("http://127.0.0.1:8777", server.url).replace("ABC234", ada.update["table"]["code"])
        names = {"my_bot": RandomBot(1)}
        bot = asyncio.create_task(asyncio.to_thread(exec, program, names))
        await ada.until(lambda update: update["table"]["seats"][1]["kind"] == "person")
        await ada.done("begin")
        await ada.until(lambda update: update["view"] is not None)
        await asyncio.wait_for(ada.play_on(), 120)
        await asyncio.wait_for(bot, 60)
    verify(cast(Record, names["record"]))


class ExampleBot(ArcusCommand):
    """The example bot, run as its first line says."""

    def command(self) -> list[str]:
        return [sys.executable, str(EXAMPLE), *self.words]

    def answers(self) -> bool:
        """Return whether it has sat down."""
        return "Sitting at table" in self.log()


async def test_the_example_bot_joins_by_a_code_and_plays_to_the_end(
    server: Arcus, capsys: pytest.CaptureFixture[str]
) -> None:
    play: Callable[[str, str], None] = runpy.run_path(str(EXAMPLE))["main"]
    async with Player(server, "Ada") as ada:
        table = await ada.open(game="rainbow", seats=2)
        await ada.enter(table)
        await ada.done("sit")
        bot = asyncio.create_task(asyncio.to_thread(play, server.url, ada.update["table"]["code"].lower()))
        await ada.until(lambda update: update["table"]["seats"][1]["kind"] == "person")
        await ada.done("begin")
        await ada.until(lambda update: update["view"] is not None)
        await asyncio.wait_for(ada.play_on(), 120)
        assert ada.update["table"]["seats"][1]["name"] == "Bot of mine"
        await asyncio.wait_for(bot, 60)
        assert "Over: [" in capsys.readouterr().out
        verify(parse_record((await ada.http.get(f"/api/tables/{table}/record")).content))


async def test_the_example_bot_as_a_process_opens_a_table_of_its_own(server: Arcus, tmp_path: Path) -> None:
    bot = ExampleBot(tmp_path, server.url)

    def play() -> None:
        bot.start()
        found = re.search(r"table (\w+)\.", bot.log())
        assert found
        client = Client.register(server.url, "Guest")
        table = client.table_of_code(found[1])
        assert table.setup.public
        with client.enter(table.id) as socket:
            socket.ask(protocol.Sit)
            end = socket.play(RandomBot(1))
            assert end.phase == "over"
        assert bot.process is not None
        assert bot.process.wait(60) == 0
        assert f"Over: {[seat.points for seat in end.seats]}, won by {list(end.winners)}." in bot.log()
        record = client.record(table.id)
        verify(record)
        assert record.outcome is not None
        assert record.outcome.winners == end.winners
        with pytest.raises(Refused, match="no such table"):
            client.record("0" * 24)

    try:
        await asyncio.to_thread(play)
    finally:
        await asyncio.to_thread(bot.stop)


@pytest.mark.parametrize("words", [[], ["--help"], ["127.0.0.1:8777"]])
def test_the_example_bot_says_how_it_is_run(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *words])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert isinstance(ended.value.code, str)  # Python prints it, and ends with code 1
    assert "python examples/network_bot.py http://" in ended.value.code


async def test_two_programs_meet_by_a_match(server: Arcus) -> None:
    def play() -> None:
        setup = protocol.Setup("rainbow", 2, options={"first": "0"})
        ada, bob = (Client.register(server.url, name) for name in ("Ada", "Bob"))
        table = ada.find_match(setup)
        with ada.enter(table.id) as one:
            one.ask(protocol.Sit)
            assert bob.find_match(setup).id == table.id
            with bob.enter(table.id) as other:
                other.ask(protocol.Sit)
                until_begun(one, other)
                view = one.view()
                assert view is not None
                assert view.seat == 0
                assert view.memory is not None  # programs always get the memory
                one.ask(protocol.Resign)
                assert other.play(RandomBot(1)).winners == (1,)

    await asyncio.to_thread(play)


async def test_a_program_comes_back_with_its_token(server: Arcus) -> None:
    def play() -> None:
        client = Client.register(f"{server.url}/", "Bot")
        table = client.open_table(protocol.Setup("kobito", 2))
        with client.enter(table.id) as socket:
            socket.ask(protocol.Sit)
            socket.ask(protocol.SeatBot, seat=1, level="random")
            socket.ask(protocol.Begin)
            until_begun(socket)
        with Client(server.url, client.token).enter(table.id) as socket:
            assert socket.you.seats == (0,)
            game = make("kobito", 2, {})
            end = socket.play(make_bot("beginner", game, seed=1))
            assert end.ended == "played"

    await asyncio.to_thread(play)


class Stubborn(Bot):
    """A bot that plays what is not allowed."""

    def choose(self, view: AnyView) -> int:
        """Return a move that no game has."""
        return 10**6


async def test_a_wrong_request_of_a_program_is_refused_with_its_reason(server: Arcus) -> None:
    def play() -> None:
        client = Client.register(server.url, "Bot")
        with pytest.raises(Refused, match="server-bad-name"):
            Client.register(server.url, " ")
        with pytest.raises(Refused, match="server-no-such-table"):
            client.table_of_code("NOSUCH")
        with pytest.raises(Refused, match="server-bad-setup"):
            client.open_table(protocol.Setup("chess", 2))
        with pytest.raises(Refused, match="server-no-such-table"):
            client.enter("0" * 24)
        with pytest.raises(Refused, match="server-who-are-you"):
            Client(server.url, "forged").open_table(protocol.Setup("rainbow", 2))
        table = client.open_table(protocol.Setup("rainbow", 2))
        with pytest.raises(Refused, match="server-who-are-you"):
            Client(server.url, "forged").enter(table.id)
        with client.enter(table.id) as socket:
            socket.ask(protocol.Sit)
            with pytest.raises(Refused, match="server-seats-open"):
                socket.ask(protocol.Begin)
            socket.ask(protocol.SeatBot, seat=1, level="random")
            socket.ask(protocol.Begin)
            with pytest.raises(Refused) as refused:
                socket.play(Stubborn())
            assert refused.value.message.startswith(("refusal-", "rainbow-"))

    await asyncio.to_thread(play)


def test_a_server_that_is_not_there_is_an_error_of_the_network() -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    with pytest.raises(OSError, match="refused"):
        Client.register(nowhere, "Bot")
    with pytest.raises(OSError, match="refused"):
        Client(nowhere, "x").enter("0")


@pytest.mark.parametrize("onlookers", [0, None], ids=["others may look on", "nobody may look on"])
async def test_a_program_that_finds_its_seat_taken_is_matched_again(
    server: Arcus, onlookers: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another took the seat before it sat down, and it was left to look on, or shut out."""
    setup = protocol.Setup("rainbow", 2, spectators=onlookers)

    def play() -> None:
        ada, bob, cleo, dora = [Client.register(server.url, name) for name in ("Ada", "Bob", "Cleo", "Dora")]
        with ada.join_match(setup) as first:
            found = bob.find_match(setup)
            assert found.id == first.table.id
            with cleo.join_match(setup) as second:
                until_begun(first, second)
                tables = iter([found])
                real = bob.find_match
                monkeypatch.setattr(bob, "find_match", lambda wanted: next(tables, None) or real(wanted))
                with bob.join_match(setup) as third:
                    assert third.table.id != found.id
                    with dora.join_match(setup) as fourth:
                        assert fourth.table.id == third.table.id
                        until_begun(third, fourth)

    await asyncio.to_thread(play)


async def test_programs_that_look_for_the_same_at_once_all_play(server: Arcus) -> None:
    def all_play() -> None:
        setup = protocol.Setup("rainbow", 2, clock=protocol.TimeControl(600))
        clients = [Client.register(server.url, f"Bot {number}") for number in range(10)]

        def play(client: Client) -> str:
            with client.join_match(setup) as socket:
                until_begun(socket)
                return socket.table.id

        with ThreadPoolExecutor(len(clients)) as threads:
            found = [each.result(120) for each in [threads.submit(play, client) for client in clients]]
        assert sorted(Counter(found).values()) == [2] * (len(clients) // 2)

    await asyncio.to_thread(all_play)


def until_begun(*sockets: TableSocket) -> None:
    """Wait until the cards are dealt; each socket has to hear that its word is awaited."""
    for socket in sockets:
        while not has_revealed(socket):
            socket.wait(60)
    for socket in sockets:
        while socket.table.phase != "playing":
            socket.wait(60)


def has_revealed(socket: TableSocket) -> bool:
    """Return whether the word of the socket's seat is known to all."""
    return any(socket.table.fairness.words[seat] for seat in socket.you.seats)


async def test_a_program_keeps_a_receipt_and_comes_to_the_rematch_by_itself(server: Arcus) -> None:
    def play() -> None:
        ada, bob = (Client.register(server.url, name) for name in ("Ada", "Bob"))
        table = ada.open_table(protocol.Setup("red7", 2)).id
        with ada.enter(table) as one, bob.enter(table) as other:
            one.ask(protocol.Sit)
            other.ask(protocol.Sit)
            one.ask(protocol.Begin)
            until_begun(one, other)
            one.ask(protocol.Resign)
            record = ada.record(table)
            verify(record)
            for socket in (one, other):
                assert [bool(word) for word in socket.receipt.deals[0].words] == [socket is one, socket is other]
                check_receipt(record, socket.receipt)
            forged = parse_receipt(receipt_bytes(one.receipt).replace(table.encode(), b"00"))
            forged.deals[0].word_commitments[1] = "0" * 64
            with pytest.raises(ReceiptError, match="seat 1: another word was committed to"):
                check_receipt(record, forged)
            one.ask(protocol.Rematch)
            other.ask(protocol.Rematch)
            while (fresh := other.table.next) is None:
                other.wait(60)
        with ada.enter(fresh) as one, bob.enter(fresh) as other:
            until_begun(one, other)
            one.ask(protocol.Resign)
            check_receipt(bob.record(fresh), other.receipt)

    await asyncio.to_thread(play)
