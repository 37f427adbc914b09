"""Puzzles over HTTP: as they begin, by day and by difficulty, answers judged, and nothing stored."""

import datetime
from typing import Any

import pytest

from arcus.games import GAMES
from arcus.puzzles import next_puzzle, puzzle_of_day, puzzles_of
from arcus.puzzles.play import Attempt
from arcus.server.settings import sqlite_file
from tests.server.inprocess import Arcus, running

FOREIGN = {"origin": "https://elsewhere.test"}


async def judged(arcus: Arcus, name: str, **tried: Any) -> Any:
    """Return the answer to a try."""
    async with arcus.http() as http:
        response = await http.post(f"/api/puzzles/{name}", json=tried)
        assert response.status_code == 200, response.text
        return response.json()


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_comes_with_the_view_of_its_seat_and_without_its_answer(arcus: Arcus, game: str) -> None:
    for puzzle in puzzles_of(game)[:5]:
        async with arcus.http() as http:
            found = (await http.get(f"/api/puzzles/{puzzle.name}")).json()
        view = Attempt(puzzle).view()
        assert set(found) == {"name", "game", "kind", "seat", "difficulty", "share", "view", "day", "left_ms"}
        assert [found[key] for key in ("name", "game", "kind", "seat")] == [puzzle.name, game, puzzle.kind, puzzle.seat]
        assert found["view"]["seat"] == puzzle.seat
        assert [move["number"] for move in found["view"]["moves"]] == [move.number for move in view.moves]
        assert found["day"] is None


async def test_the_puzzle_of_the_day_follows_the_clock_in_utc(arcus: Arcus) -> None:
    now = datetime.datetime.fromtimestamp(arcus.clock.now_ms() / 1000, datetime.UTC)
    async with arcus.http() as http:
        found = (await http.get("/api/puzzles/day")).json()
    assert found["day"] == now.date().isoformat()
    assert found["name"] == puzzle_of_day(now.date()).name
    midnight = datetime.datetime.combine(now.date() + datetime.timedelta(1), datetime.time(), datetime.UTC)
    assert found["left_ms"] == pytest.approx((midnight - now).total_seconds() * 1000, abs=60_000)


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_solved_move_by_move(arcus: Arcus, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    moves: list[str] = []
    for nth, move in enumerate(puzzle.solution, 1):
        answer = await judged(arcus, puzzle.name, move=move, moves=moves)
        moves = answer["moves"]
        assert moves == list(puzzle.solution[:nth])
        assert answer.get("done", False) == (nth == len(puzzle.solution))
        assert answer["view"]["decision"] == Attempt(puzzle, moves).view().decision
    assert answer["arguments"] == dict(Attempt(puzzle).kind.praise(puzzle))


async def test_a_wrong_answer_is_explained(arcus: Arcus) -> None:
    puzzle = puzzles_of("red7")[0]
    assert await judged(arcus, puzzle.name, move="pass") == {"refused": "puzzle-stay-pass", "again": True}
    answer, reply = next(iter(puzzle.proof.refuted.items()))
    *moves, last = answer.split(", ")
    wrong = await judged(arcus, puzzle.name, move=last, moves=moves)
    assert [wrong["refused"], wrong["again"]] == ["puzzle-stay-wrong", True]
    assert [event["what"] for event in wrong["story"] if event["seat"] != puzzle.seat and event["what"]] == [
        move.split()[1] for move in reply.split(", ") if " " in move
    ]
    flip = next(each for each in puzzles_of("rainbow") if "stop" in {move.text for move in Attempt(each).view().moves})
    assert await judged(arcus, flip.name, move="stop") == {"refused": "puzzle-flip-other", "again": True}
    cell = puzzles_of("qwinto")[0]
    wrong = await judged(arcus, cell.name, move="pass")
    assert [wrong["refused"], wrong["arguments"]] == [
        "puzzle-cell-wrong",
        {"points": round(-cell.proof.values["pass"])},
    ]


async def test_an_illegal_move_is_answered_by_its_rule(arcus: Arcus) -> None:
    puzzle = puzzles_of("red7")[0]
    theirs = next(card for card in ("R7", "O7", "Y7") if card not in puzzle.position.split()[0])
    refused = await judged(arcus, puzzle.name, move=f"lay {theirs}")
    assert refused == {"refused": "red7-rule-3-6", "rule": "3.6"}
    put = {"source": f"hand/{puzzle.seat}", "target": f"palette/{puzzle.seat}", "card": theirs}
    assert await judged(arcus, puzzle.name, move=put) == refused


async def test_who_gives_up_is_shown_the_solution(arcus: Arcus) -> None:
    for game in GAMES:
        puzzle = puzzles_of(game)[1]
        answer = await judged(arcus, puzzle.name, move=None)
        assert answer["moves"] == list(puzzle.solution)
        assert answer["events"]
        assert "done" not in answer


async def test_the_next_puzzle_is_one_that_is_not_done(arcus: Arcus) -> None:
    done = [puzzle.name for puzzle in puzzles_of("kobito") if puzzle.difficulty < 3]
    async with arcus.http() as http:
        found = (await http.post("/api/puzzles", json={"game": "kobito", "done": done})).json()
        hard = (await http.post("/api/puzzles", json={"game": "kobito", "difficulty": 5})).json()
        every = [puzzle.name for puzzle in puzzles_of("kobito")]
        none = await http.post("/api/puzzles", json={"game": "kobito", "done": every})
    expected = next_puzzle("kobito", done=frozenset(done))
    assert expected is not None
    assert found["name"] == expected.name
    assert hard["difficulty"] == 5
    assert none.status_code == 404
    assert none.json()["detail"].startswith("all puzzles like this are done")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/red7-1", {"move": "dance"}, 400),
        ("/red7-1", {"move": "end", "moves": ["pass"]}, 400),
        ("/red7-1", {}, 400),
        ("/red7-1", {"move": 1, "cheat": True}, 400),
        ("/red7-1", {"move": "x" * 65}, 400),
        ("/red7-999", {"move": "pass"}, 404),
        ("", {"game": "chess"}, 404),
        ("", {"game": "red7", "difficulty": 9}, 400),
    ],
)
async def test_nonsense_is_refused(arcus: Arcus, path: str, body: Any, status: int) -> None:
    async with arcus.http() as http:
        response = await http.post(f"/api/puzzles{path}", json=body)
    assert response.status_code == status, response.text


async def test_a_page_of_another_site_cannot_try(arcus: Arcus) -> None:
    async with arcus.http() as http:
        response = await http.post("/api/puzzles/red7-1", json={"move": "pass"}, headers=FOREIGN)
    assert response.json()["refused"] == "server-not-from-there"


async def test_a_flood_of_tries_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("puzzles")
    async with running(sqlite_file(folder / "arcus.sqlite"), limits=True) as arcus, arcus.http() as http:
        statuses = [(await http.post("/api/puzzles/red7-1", json={"move": "pass"})).status_code for _ in range(70)]
    assert statuses == [200] * 60 + [429] * 10
