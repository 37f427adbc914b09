"""Lessons over HTTP: steps as they begin, moves judged, and nothing stored."""

from typing import Any

import pytest

from arcus.core.game import AnyView
from arcus.lessons import LESSONS
from arcus.lessons.play import Played
from arcus.server.settings import sqlite_file
from tests.server.inprocess import Arcus, running

FOREIGN = {"origin": "https://elsewhere.test"}


async def judged(arcus: Arcus, name: str, step: int, **tried: Any) -> Any:
    """Return the answer to a try."""
    async with arcus.http() as http:
        response = await http.post(f"/api/lessons/{name}/{step}", json=tried)
        assert response.status_code == 200, response.text
        return response.json()


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_comes_with_the_views_of_a_table(arcus: Arcus, name: str) -> None:
    lesson = LESSONS[name]
    async with arcus.http() as http:
        found = (await http.get(f"/api/lessons/{name}")).json()
    assert [found[key] for key in ("name", "game", "minutes")] == [name, lesson.game, lesson.minutes]
    assert found["others"] == [each for each in LESSONS if each != name and LESSONS[each].game == lesson.game]
    for step, sent in zip(lesson.steps, found["steps"], strict=True):
        played = Played(lesson, step)
        view: AnyView = played.view()
        assert [sent["name"], sent["rules"], sent["shows"]] == [step.name, [*step.rules], [*step.shows]]
        assert sent["view"]["seat"] == 0
        assert [move["number"] for move in sent["view"]["moves"]] == [move.number for move in view.moves]
        assert sent["lit"] == (played.leads_on() if step.is_lit else [])


@pytest.mark.parametrize("name", LESSONS)
async def test_every_step_is_solved_move_by_move(arcus: Arcus, name: str) -> None:
    for number, step in enumerate(LESSONS[name].steps):
        played, moves, done = Played(LESSONS[name], step), list[str](), False
        while not done:
            move = played.leads_on()[0]
            known = len(played.events())
            played.play(move)
            answer = await judged(arcus, name, number, move=move, moves=moves)
            moves, done = answer["moves"], answer.get("done", False)
            assert moves == played.moves
            assert done == played.is_done
            assert [event["kind"] for event in answer.get("events", [])] == [
                event.kind for event in played.events(known)
            ]
            assert answer["view"]["decision"] == played.view().decision


async def test_wrong_moves_are_answered_with_the_reason_and_change_nothing(arcus: Arcus) -> None:
    assert await judged(arcus, "red7", 0, move="lay V2") == {"refused": "red7-rule-3-8", "rule": "3.8"}
    put = {"source": "hand/0", "target": "palette/0"}
    assert await judged(arcus, "red7", 0, move={**put, "card": "V2"}) == {"refused": "red7-rule-3-8", "rule": "3.8"}
    assert "refused" not in await judged(arcus, "red7", 0, move={**put, "card": "R7"})
    assert await judged(arcus, "red7", 0, move="lay G5") == {"refused": "lesson-wrong"}
    assert await judged(arcus, "red7", 0, move="pass") == {"refused": "lesson-red7-wrong-pass"}


@pytest.mark.parametrize(
    ("path", "body", "status", "refused"),
    [
        ("chess/0", {"move": 0}, 404, "server-unknown-page"),
        ("red7/9", {"move": 0}, 404, "server-unknown-page"),
        ("red7/100", {"move": 0}, 400, "server-unreadable"),
        ("red7/-1", {"move": 0}, 400, "server-unreadable"),
        ("red7/x", {"move": 0}, 404, "server-unknown-page"),
        ("red7/0", {}, 400, "server-unreadable"),
        ("red7/0", {"move": None}, 400, "server-unreadable"),
        ("red7/0", {"move": "x" * 65}, 400, "server-unreadable"),
        ("red7/0", {"move": 0, "moves": ["end"] * 33}, 400, "server-unreadable"),
        ("red7/0", {"move": 0, "more": 1}, 400, "server-unreadable"),
        ("red7/0", {"move": "dance"}, 400, "server-bad-setup"),
        ("red7/0", {"move": -1}, 400, "server-bad-setup"),
        ("red7/0", {"move": 10**30}, 400, "server-bad-setup"),
        ("red7/0", {"move": "end", "moves": ["pass"]}, 400, "server-bad-setup"),
        ("red7/0", {"move": "end", "moves": ["lay R7", "end"]}, 400, "server-bad-setup"),
    ],
    ids=lambda value: str(value)[:30],
)
async def test_nonsense_is_refused(arcus: Arcus, path: str, body: Any, status: int, refused: str) -> None:
    async with arcus.http() as http:
        response = await http.post(f"/api/lessons/{path}", json=body)
    assert (response.status_code, response.json()["refused"]) == (status, refused), response.text


async def test_an_unknown_lesson_is_not_found(arcus: Arcus) -> None:
    async with arcus.http() as http:
        response = await http.get("/api/lessons/chess")
    assert response.status_code == 404
    assert response.json()["detail"].startswith("there is no such lesson; choose one of red7")


async def test_a_page_of_another_site_cannot_try(arcus: Arcus) -> None:
    async with arcus.http() as http:
        response = await http.post("/api/lessons/red7/0", json={"move": "lay R7"}, headers=FOREIGN)
    assert response.json()["refused"] == "server-not-from-there"


async def test_a_flood_of_tries_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("lessons")
    async with running(sqlite_file(folder / "arcus.sqlite"), limits=True) as arcus, arcus.http() as http:
        statuses = [(await http.post("/api/lessons/red7/0", json={"move": "pass"})).status_code for _ in range(70)]
    assert statuses == [200] * 60 + [429] * 10
