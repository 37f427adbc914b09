"""Replay, analysis and continuation of finished games, over HTTP."""

import asyncio
import json
import random
import threading
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from arcus.analysis.estimates import Depth
from arcus.analysis.review import Analysis
from arcus.core.luck import FastLuck
from arcus.records.luck import ContinuedLuck
from arcus.records.match import Match
from arcus.records.record import Record, parse_record, record_bytes
from arcus.records.replay import Replay, replay
from arcus.server import reviews, store as stores
from arcus.server.bot_queue import Call, FairQueue, Requester, Urgency
from arcus.server.counting import count_games
from arcus.server.replays import replayed
from arcus.server.schema import luck
from tests.analysis.games import SHALLOW, SHORT, played
from tests.server.client import Player
from tests.server.inprocess import Arcus, running
from tests.server.journal import Journal

Table = dict[str, Any]


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compute little."""
    monkeypatch.setattr(reviews, "FULL", SHALLOW)
    monkeypatch.setattr(reviews, "PLAIN", SHALLOW)


async def finished(arcus: Arcus, number: int = 1) -> str:
    """Write a finished game of Red7, and return the id of its table."""
    journal = Journal("red7", 2, number=number).begun()
    journal.play_on(random.Random(number))
    return await arcus.write(journal)


async def settled(player: Player, table: str) -> Table:
    """Return the progress of an analysis once it no longer runs."""
    while True:
        found: Table = (await player.http.get(f"/api/tables/{table}/analysis")).json()
        if found["state"] != "running":
            return found
        await asyncio.sleep(0)


# -- replay


async def test_a_replay_shows_every_moment_as_its_eyes_saw_it(arcus: Arcus) -> None:
    table = await finished(arcus)
    async with Player(arcus, "Ada") as ada:
        record = parse_record((await ada.http.get(f"/api/tables/{table}/record")).content)
        for seat in (0, 1, None):
            found = (
                await ada.http.get(f"/api/tables/{table}/replay", params={} if seat is None else {"seat": seat})
            ).json()
            assert len(found["frames"]) == len(record.moves) + 1
            check_frames(found["frames"], record, seat)


def check_frames(frames: list[Table], record: Record, seat: int | None) -> None:
    """Check that each frame holds the view and the events of a seat, and no moves to make."""
    again = Replay(record)
    match, facts = again.match, 0
    steps = again.steps()
    for frame in frames:
        view = msgspec.structs.replace(match.game.view_without_memory(match.position, seat), moves=())
        assert frame["view"] == plain(view)
        assert frame["events"] == plain(match.events(seat, facts))
        assert frame["hands"] == []
        facts = len(match.facts)
        next(steps, None)


def plain(value: Any) -> Any:
    """Return a value as it is read from JSON."""
    return json.loads(msgspec.json.encode(value))


def near_and_far(position: Any, game: Any, seat: int) -> list[str]:
    """Return a hand of Rainbow as its owner and the other player see it, card by card."""
    near, far = (game.view(position, viewer).table.hands[seat] for viewer in (seat, 1 - seat))
    found = ["", "", ""]
    for mine, theirs in zip(near, far, strict=True):
        found[mine.slot - 1] = mine.face + theirs.face
    return found


@pytest.mark.parametrize("name", SHORT)
def test_all_cards_open_shows_every_hand_as_its_owner_sees_it(name: str) -> None:
    record = played(name, 5, most=6)
    again = Replay(record)
    game, position, steps = again.match.game, again.match.position, again.steps()
    for frame in replayed(record, None, True).frames:
        if name == "qwinto":
            assert frame.hands == ()
        elif name == "rainbow":
            assert plain(frame.hands) == [near_and_far(position, game, seat) for seat in game.seats]
        else:
            assert frame.hands == tuple(game.view(position, seat).table.hand for seat in game.seats)
        assert frame.view.seat is None
        next(steps, None)


def test_all_cards_open_shows_every_card_of_an_event() -> None:
    """A draw used to show the card only if the player who drew it was to act again."""
    record = played("kobito", 5, most=12)
    drawn = [event for frame in replayed(record, None, True).frames for event in frame.events if event.kind == "drew"]
    assert drawn
    assert all(event.what is not None for event in drawn)


@pytest.mark.parametrize("name", SHORT)
async def test_a_replay_of_one_seat_holds_no_secret_of_another(name: str, arcus: Arcus) -> None:
    """The bytes sent are the same if cards that the seat never knew are others."""
    record = played(name, 5, most=6)
    async with Player(arcus, "Ada") as ada:
        seat = 0
        one = await uploaded(ada, record, seat)
        other = await uploaded(ada, with_other_secrets(record, seat), seat)
        assert one == other


def with_other_secrets(record: Record, seat: int) -> Record:
    """Return a record that looks the same to a seat until its end, with another deck and other hidden cards."""
    unseen = replayed(record, seat, False)
    for trial in range(2000):
        luck = dict(record.luck)
        for question, answer in luck.items():
            if isinstance(answer, list):
                luck[question] = shuffled_tail(answer, random.Random(trial))
        changed = msgspec.structs.replace(record, luck=luck)
        if luck == record.luck:
            continue
        try:
            if replayed(changed, seat, False) == unseen:
                return changed
        except ValueError:
            continue
    return record if record.game == "qwinto" else pytest.fail("no other record looks the same")


def shuffled_tail(cards: list[int], rng: random.Random) -> list[int]:
    """Return cards with two that changed places."""
    one, two = rng.sample(range(len(cards)), 2)
    found = cards.copy()
    found[one], found[two] = found[two], found[one]
    return found


async def uploaded(player: Player, record: Record, seat: int) -> bytes:
    """Upload a record, and return its replay as it is sent."""
    answer = await player.http.post("/api/replays", content=record_bytes(record))
    assert answer.status_code == 201, answer.text
    return (await player.http.get(f"/api/tables/{answer.json()['id']}/replay", params={"seat": seat})).content


async def test_hidden_choices_stay_hidden_until_all_are_made(arcus: Arcus) -> None:
    games = [played("qwinto", seed, most=8) for seed in range(9)]
    record = next(each for each in games if any(" write" in move for move in each.moves))
    async with Player(arcus, "Ada") as ada:
        frames = json.loads(await uploaded(ada, record, 1))["frames"]
        first = next(n for n, move in enumerate(record.moves, 1) if move.startswith(("0 write", "0 pass")))
        assert frames[first]["seat"] == 0
        assert frames[first]["move"] is None


async def test_a_game_that_is_not_over_has_no_replay(arcus: Arcus) -> None:
    table = await arcus.write(Journal("red7", 2, number=1).begun())
    async with Player(arcus, "Ada") as ada:
        for answer in (
            await ada.http.get(f"/api/tables/{table}/replay"),
            await ada.http.post(f"/api/tables/{table}/analysis"),
            await ada.http.get("/api/tables/abc/replay"),
        ):
            assert answer.status_code == 404
            assert answer.json()["refused"] == "server-no-record"


async def test_wrong_seats_and_files_are_refused(arcus: Arcus) -> None:
    table = await finished(arcus)
    async with Player(arcus, "Ada") as ada:
        assert (await ada.http.get(f"/api/tables/{table}/replay?seat=4")).status_code == 400
        assert (await ada.http.get(f"/api/tables/{table}/replay?seat=0&open=true")).status_code == 400
        wrong = await ada.http.post("/api/replays", content=b'{"format": "pgn"}')
        assert wrong.status_code == 400
        assert "not an Arcus record" in wrong.json()["detail"]
        assert (await ada.http.post("/api/replays", content=b"x" * 3_000_000)).status_code == 413


# -- analysis


async def test_an_analysis_runs_once_and_is_kept_with_the_record(arcus: Arcus) -> None:
    table = await finished(arcus, 2)
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        assert (await ada.http.get(f"/api/tables/{table}/analysis")).json()["state"] == "none"
        begun = await ada.http.post(f"/api/tables/{table}/analysis")
        assert begun.status_code == 202
        assert begun.json()["state"] == "running"
        done = await settled(ada, table)
        analysis = msgspec.convert(done["analysis"], Analysis)
        assert analysis.names == (), "names stay in the record, where they can be erased"
        computed = arcus.bots.computed
        again = (await bob.http.post(f"/api/tables/{table}/analysis")).json()
        assert again == done
        assert arcus.bots.computed == computed
        assert arcus.store.analysis(table) is not None


async def test_progress_is_shown_and_an_analysis_can_be_cancelled(arcus: Arcus) -> None:
    table, other = await finished(arcus, 3), await finished(arcus, 4)
    arcus.bots.hold()
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        await ada.http.post(f"/api/tables/{table}/analysis")
        while (progress := (await bob.http.get(f"/api/tables/{table}/analysis")).json())["total"] == 0:
            await asyncio.sleep(0)
        assert progress["state"] == "running"
        assert progress["done"] < progress["total"]
        second = await ada.http.post(f"/api/tables/{other}/analysis")
        assert second.json()["refused"] == "server-analysis-running"
        assert (await bob.http.delete(f"/api/tables/{table}/analysis")).json()["refused"] == "server-not-your-analysis"
        assert (await ada.http.delete(f"/api/tables/{table}/analysis")).status_code == 204
        assert (await ada.http.get(f"/api/tables/{table}/analysis")).json()["state"] == "none"
        arcus.bots.release()
        assert (await ada.http.post(f"/api/tables/{table}/analysis")).status_code == 202
        assert (await settled(ada, table))["state"] == "done"


async def test_an_analysis_cancelled_while_its_mark_is_written_leaves_none(arcus: Arcus) -> None:
    """The mark was written after the analysis was cancelled, and showed it as running for a minute."""
    table = await finished(arcus, 6)
    arcus.bots.hold()
    writer, busy, gate = arcus.server.services.writer, threading.Event(), threading.Event()

    def block(_: Connection) -> None:
        busy.set()
        gate.wait(30)

    async with Player(arcus, "Ada") as ada:
        blocked = asyncio.create_task(writer.do(block))
        while not busy.is_set():
            await asyncio.sleep(0)
        await ada.http.post(f"/api/tables/{table}/analysis")
        while writer._waiting.empty():  # the mark
            await asyncio.sleep(0)
        cancelled = asyncio.create_task(ada.http.delete(f"/api/tables/{table}/analysis"))
        while not cancelled.done() and writer._waiting.qsize() < 2:
            await asyncio.sleep(0)
        gate.set()
        await blocked
        assert (await cancelled).status_code == 204
        await writer.do(lambda _: None)  # everything before has been written
        assert (await ada.http.get(f"/api/tables/{table}/analysis")).json()["state"] == "none"
        arcus.bots.release()


async def test_an_analysis_that_fails_says_so(arcus: Arcus, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await finished(arcus, 5)

    async def fail(*_: Any) -> Any:
        raise OSError("the process that was thinking died")

    monkeypatch.setattr(arcus.bots, "compute", fail)
    async with Player(arcus, "Ada") as ada:
        await ada.http.post(f"/api/tables/{table}/analysis")
        assert (await settled(ada, table))["state"] == "failed"
        monkeypatch.undo()
        monkeypatch.setattr(reviews, "FULL", Depth(64, 20, 100, 4, 300))
        await ada.http.post(f"/api/tables/{table}/analysis")
        assert (await settled(ada, table))["state"] == "done"


async def test_an_uploaded_record_can_be_analysed(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        answer: httpx.Response = await ada.http.post("/api/replays", content=record_bytes(played("red7", 6)))
        name = answer.json()["id"]
        await ada.http.post(f"/api/tables/{name}/analysis")
        assert (await settled(ada, name))["analysis"]["game"] == "red7"


async def test_uploads_are_kept_for_a_day_and_in_limited_number(emptied: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "MOST_UPLOADS", 2)
    async with running(emptied) as arcus, Player(arcus, "Ada") as ada:
        table = await finished(arcus)
        names = []
        for seed in range(3):
            await arcus.clock.advance(1)
            answer = await ada.http.post("/api/replays", content=record_bytes(played("red7", seed)))
            names.append(answer.json()["id"])
        assert [arcus.store.record(name) is not None for name in names] == [False, True, True]
        await arcus.clock.advance(86_400)
        await ada.http.post("/api/replays", content=record_bytes(played("red7", 2)))
        assert [arcus.store.record(name) is not None for name in names] == [False, False, True]
        assert arcus.store.record(table) is not None


async def test_uploads_are_no_games_of_the_statistics(emptied: str) -> None:
    """Anybody could have made them, with any luck in them."""
    async with running(emptied) as arcus, Player(arcus, "Ada") as ada:
        await ada.http.post("/api/replays", content=record_bytes(played("qwinto", 1)))
        count_games(arcus.store, arcus.clock.now_ms())
        with arcus.store.engine.connect() as connection:
            assert connection.execute(sa.select(luck)).all() == []


async def test_estimates_wait_for_every_turn_and_hint() -> None:
    queue = FairQueue()
    kinds = [Urgency.ANALYSIS, Urgency.UNATTENDED, Urgency.HINT, Urgency.TURN]
    for kind in kinds:
        queue.put(Call(Requester(kind.name), kind, print, ()))
    taken = [call.urgency for _ in kinds if (call := queue.take(1)) is not None]
    assert taken == kinds[::-1]


# -- continuation


async def test_a_game_goes_on_from_a_moment_against_bots(arcus: Arcus) -> None:
    table = await finished(arcus, 7)
    async with Player(arcus, "Ada") as ada:
        frames = (await ada.http.get(f"/api/tables/{table}/replay?seat=1")).json()["frames"]
        answer = await ada.http.post(
            f"/api/tables/{table}/continuation", json={"move": 2, "seat": 1, "level": "random"}
        )
        assert answer.status_code == 201, answer.text
        update = await ada.enter(answer.json()["id"])
        assert {**update["view"], "moves": []} == frames[2]["view"]
        assert [seat["kind"] for seat in answer.json()["seats"]] == ["bot", "person"]
        while ada.update["table"]["phase"] != "over":
            await arcus.sweep()
            await ada.play_on()
        record = parse_record((await ada.http.get(f"/api/tables/{answer.json()['id']}/record")).content)
        assert record.seed is None, "there was no fair deal"
        assert record.fair is None
        assert replay(record).outcome == record.outcome


@pytest.mark.parametrize(
    ("asked", "detail"),
    [
        ({"move": 9999, "seat": 0}, "move must be below"),
        ({"move": 0, "seat": 3}, "seat must be between 0 and 1"),
        ({"move": 0, "seat": 0, "level": "god"}, "has no bot 'god'"),
    ],
)
async def test_a_wrong_moment_is_refused(arcus: Arcus, asked: Table, detail: str) -> None:
    table = await finished(arcus, 8)
    async with Player(arcus, "Ada") as ada:
        answer = await ada.http.post(f"/api/tables/{table}/continuation", json=asked)
        assert answer.status_code == 400
        assert detail in answer.json()["detail"]


def test_a_continued_game_keeps_the_cards_of_the_first() -> None:
    """The deck of the round is the recorded one; only what is asked for later is new luck."""
    record = played("red7", 1)
    match = Replay(record).match
    again = Match(match.game, ContinuedLuck(record.luck, FastLuck(99)))
    assert match.game.position_text(again.position) == match.game.position_text(match.position)
