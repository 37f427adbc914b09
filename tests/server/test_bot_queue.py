"""People share the bots' processes evenly, and nobody's hints or tables keep another table's bots waiting."""

import asyncio
from typing import Any

import pytest

import arcus
from arcus.protocol import Refused
from arcus.server import bot_pool
from arcus.server.bot_pool import BotPool
from arcus.server.bot_queue import MOST_ACCOUNTS, Call, FairQueue, Requester, Urgency
from tests.server.manual import ManualClock

GAME = arcus.game("rainbow", players=2)
LIVE = arcus.Match(GAME, arcus.FastLuck(1))
VIEW = LIVE.view(LIVE.view(None).to_act[0])
MOVE = VIEW.moves[0].number


class Held(BotPool):
    """A pool without processes: what is computed ends when the test says so."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes, ManualClock())
        self.under_way: list[tuple[str, asyncio.Future[Any]]] = []
        """What is computed, and for whom; the seed says so."""

    async def _attempt(self, call: Any, *given: Any) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.under_way.append((given[-2], future))
        return await future

    async def end(self, seconds: float = 1.0, found: Any = MOVE) -> str:
        """Let the oldest computation end after this time, and return for whom it was."""
        name, future = self.under_way.pop(0)
        await self._clock.advance(seconds)  # type: ignore[attr-defined] # a clock turned by hand
        future.set_result(found)
        await settled()
        return name

    async def turn(self, name: str, person: str, table: str = "t", has_people: bool = True) -> asyncio.Task[int]:
        """Let a bot begin to wait for its turn."""
        who: Any = name
        task = asyncio.create_task(self.choose(GAME, "easy", who, VIEW, Requester(person, table, has_people)))
        await settled()
        return task

    async def hint(self, name: str, person: str) -> asyncio.Task[tuple[Any, ...]]:
        """Let a person begin to wait for a hint."""
        who: Any = name
        task = asyncio.create_task(self.hints(GAME, who, VIEW, Requester(person, "t")))
        await settled()
        return task


async def settled() -> None:
    """Let all tasks go on that can."""
    for _ in range(6):
        await asyncio.sleep(0)


async def test_a_bots_turn_comes_before_all_hints() -> None:
    """A hundred sockets that asked for hints kept the bots of all tables waiting."""
    bots = Held()
    await bots.hint("first", "p0")
    waiting = [await bots.hint("hint", f"p{number}") for number in range(1, 50)]
    await bots.turn("bot", "ada")
    assert [await bots.end(), await bots.end()] == ["first", "bot"]
    assert not any(task.done() for task in waiting)


async def test_a_person_waits_for_two_hints_at_a_time() -> None:
    bots = Held()
    one, two, three = [await bots.hint("hint", "eve") for _ in range(3)]
    with pytest.raises(Refused, match="at most 2 hints") as refused:
        await three
    assert refused.value.message == "server-too-many-hints"
    other = await bots.hint("other", "ada")
    for _ in range(3):
        await bots.end(found=())
    assert [await each for each in (one, two, other)] == [(), (), ()]
    again = await bots.hint("hint", "eve")
    await bots.end(found=())
    assert await again == ()


async def test_all_people_together_wait_for_a_limited_number_of_hints() -> None:
    bots = Held()
    for number in range(bot_pool.MOST_HINTS + 1):  # one of them is computed
        await bots.hint("hint", f"p{number}")
    late = await bots.hint("late", "late")
    with pytest.raises(Refused) as refused:
        await late
    assert refused.value.message == "server-overloaded"


async def test_a_person_with_many_tables_does_not_keep_others_waiting() -> None:
    """Fifty tables with five masters each kept the only bot of another table waiting for half a minute, or for ever."""
    bots = Held()
    for table in range(50):
        for _ in range(5):
            await bots.turn("eve", "eve", f"t{table}")
    for _ in range(10):
        await bots.end(3.0)
    for _ in range(5):  # each time after what is computed already
        await bots.turn("ada", "ada")
        assert [await bots.end(3.0), await bots.end(0.1)] == ["eve", "ada"]


async def test_people_with_many_tables_share_the_processes_evenly_by_time() -> None:
    bots = Held()
    for number in range(60):
        await bots.turn("eve", "eve", f"e{number}")
        await bots.turn("bob", "bob", f"b{number}")
    served = {"eve": 0, "bob": 0}
    for _ in range(40):
        name = bots.under_way[0][0]
        served[await bots.end(3.0 if name == "eve" else 1.0)] += 1
    assert served["bob"] in range(28, 33)  # three times as many, a third as long
    assert served["bob"] + served["eve"] == 40


async def test_the_tables_of_one_person_take_turns() -> None:
    bots = Held()
    await bots.turn("first", "eve", "a")
    for name in ("a1", "a2", "a3"):
        await bots.turn(name, "eve", "a")
    await bots.turn("b1", "eve", "b")
    assert [await bots.end() for _ in range(5)] == ["first", "a1", "b1", "a2", "a3"]


async def test_no_kind_of_call_waits_for_ever() -> None:
    """Bots that play for everybody at a table come last, but they come."""
    bots = Held()
    await bots.turn("alone", "bob", has_people=False)
    await bots.turn("alone", "bob", has_people=False)
    for number in range(20):
        await bots.turn("turn", f"p{number}")
    assert [await bots.end() for _ in range(9)] == ["alone", *["turn"] * 6, "alone", "turn"]


async def test_one_person_never_has_all_processes() -> None:
    bots = Held(3)
    for number in range(5):
        await bots.turn("eve", "eve", f"t{number}")
    assert len(bots.under_way) == 2
    await bots.turn("ada", "ada")
    assert [name for name, _ in bots.under_way] == ["eve", "eve", "ada"]


async def test_a_call_that_nobody_waits_for_any_more_keeps_its_process_or_leaves_the_queue() -> None:
    """The next call began beside it, waited for the same process, and was given up as too slow."""
    bots = Held()
    gone, waiting = await bots.hint("gone", "eve"), await bots.hint("waiting", "eve")
    gone.cancel()
    waiting.cancel()
    await bots.turn("bot", "ada")
    assert [name for name, _ in bots.under_way] == ["gone"]
    await bots.end()
    assert [name for name, _ in bots.under_way] == ["bot"]
    await bots.end()
    assert bots.under_way == []


async def test_people_who_owe_nothing_are_forgotten() -> None:
    queue = FairQueue()
    for number in range(3 * MOST_ACCOUNTS):
        call = Call(Requester(f"p{number}"), Urgency.TURN, print, ())
        queue.put(call)
        assert queue.take(1) is call
        queue.done(call, 0.0)
    assert len(queue._seconds) <= MOST_ACCOUNTS
