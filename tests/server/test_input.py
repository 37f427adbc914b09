"""Nonsense, forgeries and floods are refused with a reason, and others play on."""

import asyncio
import json
import random
import string
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, get_args
from urllib.parse import quote, unquote

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from arcus import protocol
from arcus.core.game import AnyView
from arcus.server.settings import sqlite_file
from arcus.server.table_info import view_of
from tests.server.client import Message, Player, socket_path
from tests.server.inprocess import Arcus, listening, running
from tests.server.journal import Journal
from tests.server.test_play import closing_code, entered

NONSENSE = [
    "",
    "null",
    "[]",
    "{}",
    "\x00",
    '{"type": "play"}',
    '{"type": "play", "id": -1, "decision": 0, "move": 0}',
    '{"type": "play", "id": 1, "decision": 1e99, "move": 0}',
    '{"type": "play", "id": 1, "decision": 0, "move": 99999999999999999999}',
    '{"type": "sit", "id": 1, "seat": 9, "extra": true}',
    '{"type": "fly", "id": 1}',
    '{"type": "sit", "id": 1, "name": "' + "x" * 3000 + '"}',
    '{"type": "sit", "id": 1, "commitment": 7}',
    "[" * 4000,
]


async def at_table(player: Player) -> str:
    """Open a table, enter it, and return its id."""
    table = await player.open(game="rainbow", seats=2)
    await player.enter(table)
    return table


@pytest.fixture(scope="module")
async def site(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Arcus]:
    """A server with a real port, for what is decided before the application is called."""
    async with listening(sqlite_file(tmp_path_factory.mktemp("site") / "arcus.sqlite")) as arcus:
        yield arcus


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: ascii(text)[:40])
async def test_an_unreadable_message_is_refused_and_the_socket_stays_open(arcus: Arcus, text: str) -> None:
    async with Player(arcus, "Ada") as ada:
        await at_table(ada)
        assert ada.socket is not None
        await ada.socket.send(text)
        while (answer := await ada.hear())["type"] != "answer":
            pass
        assert answer["refused"] == "server-unreadable"
        assert answer["detail"]
        await ada.done("sit")


async def test_a_client_that_sends_only_nonsense_is_disconnected(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        await at_table(ada)
        assert ada.socket is not None
        for _ in range(25):
            await ada.socket.send("nonsense")
        assert await closing_code(ada) == 4000
        assert ada.heard[-1] == {"type": "gone", "why": "unreadable"}
        assert [each.get("refused") for each in ada.heard].count("server-unreadable") == 20


async def test_a_message_that_is_far_too_large_ends_the_socket(site: Arcus) -> None:
    async with Player(site.url, "Ada") as ada:
        await at_table(ada)
        assert ada.socket is not None
        await ada.socket.send("x" * 100_000)
        assert await closing_code(ada) == 1009


VALUES: dict[str, list[Any]] = {
    "seat": [0, 1, 2, 9, None, -1, "0"],
    "decision": [0, 1, 2**60, None],
    "move": [0, 1, "draw", "💥", -5, 10**18],
    "what": ["end", "take-back", "win"],
    "yes": [True, False, 1],
    "on": [True, False, None],
    "level": ["random", "genius", ""],
    "phrase": ["hello", "damn"],
    "word": ["0" * 64, "z"],
    "commitment": ["0" * 64, "z", None],
    "name": ["Ada", "", "\x1b[2J"],
}
ENDINGS = ("resign", "close", "rise", "remove")
REQUESTS = {str(each.__struct_config__.tag): each.__struct_fields__ for each in get_args(protocol.ToTable)}
"""By the name of a request: its fields."""


def random_frame(rng: random.Random, view: AnyView | None, is_last: bool) -> Message:
    """Return a request with its own fields, one in eight with a foreign one; what ends the game comes last."""
    if view is not None and view.moves and rng.random() < 0.3:
        return {"kind": "play", "decision": view.decision, "move": rng.choice(view.moves).number}
    kind = rng.choice([kind for kind in REQUESTS if is_last or kind not in ENDINGS])
    fields = [field for field in REQUESTS[kind] if field in VALUES and rng.random() < 0.8]
    if rng.random() < 0.125:
        fields.append(rng.choice(list(VALUES)))
    return {"kind": kind, **{field: rng.choice(VALUES[field]) for field in fields}}


async def test_random_frames_never_break_a_table(arcus: Arcus) -> None:
    """Each frame is answered, or its sender is disconnected for nonsense; the server reports no fault of its own."""
    rng, reasons = random.Random(1), Counter[str]()
    async with Player(arcus, "Ada") as ada, Player(arcus, "Bob") as bob:
        table = await entered(arcus, Journal("kobito", 2, number=1, host=ada).sat(ada, bob).dealt(), ada, bob)
        live = await arcus.server.registry.table(table)
        with capture_logs() as logs:
            for number in range(350):
                seat = rng.randrange(2)
                player = (ada, bob)[seat]
                try:
                    answer = await player.ask(**random_frame(rng, view_of(live.state, seat), number >= 330))
                    reasons[answer.get("refused") or "granted"] += 1
                except ConnectionClosed:
                    assert player.heard[-1] == {"type": "gone", "why": "unreadable"}
                    await player.leave()
                    await player.enter(table)
        assert [line for line in logs if line["log_level"] in ("error", "critical")] == []
        assert "server-fault" not in reasons
        assert reasons["granted"] > 50
        assert len(reasons) > 12
        assert (await ada.http.get(f"/api/tables/{table}")).json()["id"] == table
        for player in (ada, bob):
            await player.leave()
            await player.enter(table)
            assert (await player.ask("ping"))["type"] == "pong"


@pytest.mark.parametrize("cookie", ["", "arcus=", "arcus=x.y.z", "arcus=WyJhIiwxXQ.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb"])
async def test_a_forged_cookie_is_nobody(arcus: Arcus, cookie: str) -> None:
    async with arcus.http(headers={"Cookie": cookie}) as http:
        answer = await http.get("/api/me")
        assert (answer.status_code, answer.json()) == (200, None)
        own = await http.get("/api/me/data")
        assert (own.status_code, own.json()["refused"]) == (401, "server-who-are-you")


async def test_another_persons_seat_is_out_of_reach(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, Player(arcus, "Eve") as eve, Player(arcus, "Bob") as bob:
        await entered(arcus, Journal("red7", 2, number=3, host=ada).sat(ada, bob).dealt(), ada, bob, eve)
        assert eve.update["you"]["seats"] == []
        assert eve.update["view"]["seat"] is None
        for kind in ("undo", "resign", "back", "more-time", "hint", "face"):
            assert (await eve.ask(kind, seat=0))["refused"] == "server-not-your-seat", kind
        assert (await eve.ask("play", seat=0, decision=0, move=0))["refused"] == "server-not-your-seat"
        assert (await eve.ask("pause", on=True))["refused"] == "server-host-only"


async def refusal(arcus: Arcus, path: str, headers: dict[str, str]) -> tuple[str, int]:
    """Open a socket that is refused; returns the reason and the closing code."""
    socket = await arcus.connect(path, headers)
    reason = json.loads(await socket.recv())["refused"]
    with pytest.raises(ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None
    return reason, closed.value.rcvd.code


async def test_a_page_of_another_site_may_not_speak_for_its_visitor(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        table = await at_table(ada)
        foreign = {"Origin": "https://evil.example"}
        answer = await ada.http.post("/api/tables", json={"game": "rainbow", "seats": 2}, headers=foreign)
        assert answer.status_code == 403
        headers = {"Cookie": ada.cookie, **foreign}
        assert await refusal(arcus, socket_path(table), headers) == ("server-not-from-there", 4403)


@pytest.mark.parametrize("version", ["", "protocol=1", "protocol=3"])
async def test_a_client_of_another_protocol_version_is_asked_to_reload(arcus: Arcus, version: str) -> None:
    async with Player(arcus, "Ada") as ada:
        path = f"/api/tables/{await at_table(ada)}/socket?{version}"
        assert await refusal(arcus, path, {"Cookie": ada.cookie}) == ("server-reload", 4403)


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd", "/api/tables/../../x"],
)
async def test_no_path_leads_out_of_the_web_app(site: Arcus, path: str) -> None:
    """The request is written by hand, since clients resolve `..` before they send it."""
    port = int(site.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = (await reader.read()).decode()
    writer.close()
    assert answer.partition(" ")[2][:3] in ("400", "404")
    assert "root:" not in answer
    assert "[project]" not in answer


async def test_every_answer_tells_a_browser_to_be_careful(arcus: Arcus) -> None:
    async with arcus.http() as http:
        for path in ("/", "/api/catalogue", "/api/me", "/nowhere"):
            headers = (await http.get(path)).headers
            policy = headers["Content-Security-Policy"]
            assert "script-src 'self';" in policy
            assert "unsafe-eval" not in policy
            assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/t", "/t/", "/j", "/j/", "/new", "/new/", "/rules", "/rules/"])
async def test_a_link_without_its_end_leads_to_the_page(arcus: Arcus, path: str) -> None:
    """It used to be answered with JSON, for programs."""
    async with arcus.http(follow_redirects=True) as http:
        answer = await http.get(path)
    assert (answer.status_code, answer.headers["Content-Type"].partition(";")[0]) == (200, "text/html")


async def test_there_is_no_page_for_printing(arcus: Arcus) -> None:
    async with arcus.http() as http:
        assert (await http.get("/print/red7")).status_code == 404


async def test_a_page_asks_for_isolation_only_where_browsers_allow_it(arcus: Arcus) -> None:
    """Over plain http from another machine they used to complain of the header on every page."""
    async with arcus.http() as http:
        for host, said in {"localhost": "same-origin", "127.0.0.1:80": "same-origin", "192.168.1.5:8777": None}.items():
            headers = (await http.get("/", headers={"Host": host})).headers
            assert headers.get("Cross-Origin-Opener-Policy") == said


async def test_hostile_names_are_refused_or_shown_as_they_are(arcus: Arcus) -> None:
    async with arcus.http() as http:
        for name in ("\x1b[2J", "\u202eadA", " ", "x" * 25):
            assert (await http.put("/api/me", json={"name": name})).status_code == 400
        shown = await http.put("/api/me", json={"name": "<script>alert(1)"})
        assert shown.json()["name"] == "<script>alert(1)"


@pytest.mark.parametrize("sign", ["%00", "a%00", "%0A", "%ED%A0%80", "%F4%90%80%80", "%FF"])
async def test_a_character_that_no_database_takes_is_refused_with_a_reason(arcus: Arcus, sign: str) -> None:
    """PostgreSQL takes no NUL: the answer used to be that the database is away."""
    async with arcus.http() as http:
        for path in (
            f"records?game={sign}",
            f"codes/{sign}",
            f"tables/{sign}",
            f"tables/{sign}/record",
            f"tables/{sign}/invitation",
        ):
            answer = await http.get(f"/api/{path}")
            assert 400 <= answer.status_code < 500, path
            assert answer.json()["refused"]


@pytest.mark.parametrize("table", ["%00", "x", "0" * 300, "%ED%A0%80"])
async def test_a_table_that_no_database_can_be_asked_for_does_not_exist(arcus: Arcus, table: str) -> None:
    async with Player(arcus, "Ada") as ada:
        path = socket_path(unquote(table))
        assert await refusal(arcus, path, {"Cookie": ada.cookie}) == ("server-no-such-table", 4403)


@pytest.mark.parametrize("text", ["\x00", "Ada\x00", "\ud800"])
async def test_texts_that_no_database_takes_are_refused_with_a_reason(arcus: Arcus, text: str) -> None:
    async with Player(arcus, "Ada") as ada:
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("PUT", "me", {"name": text}),
            ("POST", "bots", {"name": text}),
            ("POST", "recover", {"token": text * 9}),
        ]
        for path in ("tables", "match"):
            asked.append(("POST", path, {"game": text, "seats": 2}))
            asked.append(("POST", path, {"game": "red7", "seats": 2, "options": {text: text}}))
        for method, path, body in asked:
            headers = {"Content-Type": "application/json"}
            answer = await ada.http.request(method, f"/api/{path}", content=json.dumps(body), headers=headers)
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert answer.json()["refused"]


async def test_a_large_body_is_refused(arcus: Arcus) -> None:
    async with arcus.http() as http:
        answer = await http.put("/api/me", json={"name": "x" * 200_000})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("setup", "word"),
    [
        ({"game": "chess", "seats": 2}, "chess"),
        ({"game": "rainbow", "seats": 4}, "players"),
        ({"game": "red7", "seats": 2, "options": {"turbo": True}}, "turbo"),
        ({"game": "red7", "seats": 2, "clock": {"bank": 0}}, "clock"),
        ({"game": "red7"}, "seats"),
    ],
    ids=["a game", "a number of players", "an option", "a clock", "no seats"],
)
async def test_an_impossible_setup_is_refused_with_the_word_that_is_wrong(
    arcus: Arcus, setup: dict[str, Any], word: str
) -> None:
    async with Player(arcus, "Ada") as ada:
        answer = await ada.http.post("/api/tables", json=setup)
        assert answer.status_code == 400, setup
        assert word in answer.json()["detail"]


async def test_a_flood_is_stopped_and_others_play_on(database: str) -> None:
    """With limits on, as a server has them: a socket may send 60 at once and 20 a second, an address 120 requests."""
    async with running(database, limits=True) as server, Player(server, "Ada") as ada, Player(server, "Eve") as eve:
        table = await at_table(ada)
        await eve.enter(table)
        for _ in range(60):
            assert (await eve.ask("ping"))["type"] == "pong"
        await server.clock.advance(1)
        for _ in range(20):
            assert (await eve.ask("ping"))["type"] == "pong"
        await eve.send("ping")
        assert await closing_code(eve) == 4000
        assert eve.heard[-1] == {"type": "gone", "why": "flood"}
        await ada.done("sit")
        answers = [(await eve.http.get("/api/me")).status_code for _ in range(300)]
        assert answers == [200] * 120 + [429] * 180
        await server.clock.advance(1)
        answers = [(await eve.http.get("/api/me")).status_code for _ in range(30)]
        assert answers == [200] * 20 + [429] * 10


async def test_random_values_in_every_path_and_body_never_make_the_server_fail(arcus: Arcus) -> None:
    async with arcus.http() as http:
        schema = (await http.get("/api/schema/openapi.json")).json()
        rng = random.Random(2)
        signs = string.ascii_letters + string.digits + "%.-_ é\u202e"
        junk = ["", "x", "9" * 40, "a" * 300, "%00", "..", "true", "💥"]
        bodies: list[Any] = [None, [], {}, {"name": 5}, {"name": "x"}, {"game": "red7", "seats": "2"}, "text", 7]
        for path, methods in schema["paths"].items():
            for method in [method for method in methods for _ in range(6)]:
                filled = path
                while "{" in filled:
                    start, end = filled.index("{"), filled.index("}")
                    word = rng.choice([*junk, "".join(rng.choices(signs, k=9))]).replace("/", "")
                    filled = filled[:start] + (word or "x") + filled[end + 1 :]
                query = {"game": rng.choice([*junk, "\x00"]), "after": rng.choice(junk), "most": rng.choice(junk)}
                answer = await http.request(method, filled, json=rng.choice(bodies), params=rng.choice([{}, query]))
                assert answer.status_code < 500, (method, filled, answer.text)


@pytest.mark.parametrize("typed", ["{0}-{1}", " {0} {1} ", "{0}\u2013{1}", "{0}{1}"])
async def test_a_code_is_found_however_it_is_typed(arcus: Arcus, typed: str) -> None:
    async with Player(arcus, "Ada") as ada:
        table = await ada.open(game="rainbow", seats=2)
        code: str = (await ada.http.get(f"/api/tables/{table}")).json()["code"]
        text = typed.format(code[:3], code[3:]).lower()
        found = await ada.http.get(f"/api/codes/{quote(text)}")
        assert found.json()["id"] == table


@pytest.mark.parametrize("typed", ["NOSUCH", "---", "ABC+23", "\u0410BC234", "\x00", "A" * 40])
async def test_a_code_that_no_table_has_is_refused(arcus: Arcus, typed: str) -> None:
    async with Player(arcus, "Ada") as ada:
        answer = await ada.http.get(f"/api/codes/{quote(typed)}")
        assert (answer.status_code, answer.json()["refused"]) == (404, "server-no-such-table")
