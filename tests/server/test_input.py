"""Nonsense, forgeries and floods are refused with a reason, and others play on."""

import asyncio
import json
import random
import string
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Player
from tests.server.conftest import Arcus
from tests.server.test_play import begun, closing_code, seated

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
    '{"type": "sit", "id": 1, "word": "not hexadecimal"}',
    "[" * 4000,
]


async def at_table(player: Player) -> str:
    """A table with somebody at it."""
    table = await player.open(game="rainbow", seats=2)
    await player.enter(table)
    return table


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: ascii(text)[:40])
def test_what_cannot_be_read_is_answered_so(arcus: Arcus, text: str) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada:
            await at_table(ada)
            assert ada.socket is not None
            await ada.socket.send(text)
            while (answer := await ada.hear())["type"] != "answer":
                pass
            assert answer["refused"] == "server-unreadable"
            assert answer["told"]
            await ada.done("sit")

    asyncio.run(play())


def test_who_sends_nothing_but_nonsense_is_let_go(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada:
            await at_table(ada)
            assert ada.socket is not None
            for _ in range(25):
                await ada.socket.send("nonsense")
            assert await closing_code(ada) == 4000
            assert ada.heard[-1] == {"type": "gone", "why": "unreadable"}

    asyncio.run(play())


def test_a_message_that_is_far_too_large_ends_the_socket(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada:
            await at_table(ada)
            assert ada.socket is not None
            await ada.socket.send("x" * 100_000)
            assert await closing_code(ada) == 1009

    asyncio.run(play())


def test_random_frames_never_break_a_table(arcus: Arcus) -> None:
    rng = random.Random(1)
    kinds = ["sit", "rise", "seat-bot", "remove", "begin", "face", "play", "undo", "ask", "agree", "resign", "back"]
    kinds += ["more-time", "pause", "lock", "hint", "say", "rematch", "ping", "close", "nonsense"]
    fields: dict[str, list[Any]] = {
        "seat": [0, 1, 2, 9, None, -1, "0"],
        "decision": [0, 1, 2**60, None],
        "move": [0, 1, "draw", "💥", -5, 10**18],
        "what": ["end", "take-back", "win"],
        "yes": [True, False, 1],
        "on": [True, False, None],
        "level": ["random", "genius", ""],
        "phrase": ["hello", "damn"],
        "word": ["0" * 16, "z"],
        "name": ["Ada", "", "\x1b[2J"],
    }

    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Bob") as bob:
            table = await seated(ada, bob, {"game": "kobito", "seats": 2})
            await begun(ada, bob)
            for number in range(300):
                player = rng.choice([ada, bob])
                given = {name: rng.choice(values) for name, values in fields.items() if rng.random() < 0.35}
                kind = rng.choice(kinds[:-2] if number < 280 else kinds)
                assert player.socket is not None
                try:
                    await player.socket.send(json.dumps({"type": kind, "id": number, **given}))
                except ConnectionClosed:
                    await player.leave()
                    await player.enter(table)
            state = (await ada.http.get(f"/api/tables/{table}")).json()
            assert state["id"] == table
            for player in (ada, bob):
                await player.leave()
                await player.enter(table)
                assert (await player.ask("ping"))["type"] == "pong"

    asyncio.run(play())
    assert '"level": "error"' not in arcus.log().replace('"level":"error"', '"level": "error"')


@pytest.mark.parametrize("cookie", ["", "arcus=", "arcus=x.y.z", "arcus=WyJhIiwxXQ.aaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb"])
def test_a_forged_cookie_is_nobody(arcus: Arcus, cookie: str) -> None:
    answer = httpx.get(f"{arcus.url}/api/me", headers={"Cookie": cookie})
    assert (answer.status_code, answer.json()) == (200, None)
    own = httpx.get(f"{arcus.url}/api/me/data", headers={"Cookie": cookie})
    assert (own.status_code, own.json()["refused"]) == (401, "server-who-are-you")


def test_another_persons_seat_is_out_of_reach(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada, Player(arcus.url, "Eve") as eve, Player(arcus.url, "Bob") as bob:
            table = await seated(ada, bob, {"game": "red7", "seats": 2})
            await begun(ada, bob)
            await eve.enter(table)
            assert eve.update["you"]["seats"] == []
            assert eve.update["view"]["seat"] is None
            for kind in ("undo", "resign", "back", "more-time", "hint"):
                assert (await eve.ask(kind, seat=0))["refused"] in ("server-not-your-seat", "server-no-hints")
            assert (await eve.ask("face", seat=0))["refused"] == "server-not-your-seat"
            assert (await eve.ask("play", seat=0, decision=0, move=0))["refused"] == "server-not-your-seat"
            assert (await eve.ask("pause", on=True))["refused"] == "server-host-only"

    asyncio.run(play())


def test_a_page_of_another_site_may_not_speak_for_its_visitor(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada:
            table = await at_table(ada)
            answer = await ada.http.post(
                "/api/tables", json={"game": "rainbow", "seats": 2}, headers={"Origin": "https://evil.example"}
            )
            assert answer.status_code == 403
            address = f"{arcus.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            headers = {"Cookie": ada.cookie, "Origin": "https://evil.example"}
            async with connect(address, additional_headers=headers) as socket:
                assert json.loads(await asyncio.wait_for(socket.recv(), 20))["refused"] == "server-not-from-there"
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(socket.recv(), 20)

    asyncio.run(play())


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fetc%2fpasswd", "/api/tables/../../x"],
)
def test_no_path_leads_out_of_the_web_app(arcus: Arcus, path: str) -> None:
    answer = httpx.get(f"{arcus.url}{path}")
    assert answer.status_code in (400, 404)
    assert "root:" not in answer.text


def test_every_answer_tells_a_browser_to_be_careful(arcus: Arcus) -> None:
    for path in ("/", "/api/catalogue", "/api/me", "/nowhere"):
        headers = httpx.get(f"{arcus.url}{path}").headers
        policy = headers["Content-Security-Policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("path", ["/t", "/t/", "/j", "/j/", "/new", "/new/", "/rules", "/rules/"])
def test_a_link_without_its_end_leads_to_the_page(arcus: Arcus, path: str) -> None:
    """It used to be answered with JSON, for programs."""
    answer = httpx.get(f"{arcus.url}{path}", follow_redirects=True)
    assert (answer.status_code, answer.headers["Content-Type"].partition(";")[0]) == (200, "text/html")


def test_there_is_no_page_for_printing(arcus: Arcus) -> None:
    assert httpx.get(f"{arcus.url}/print/red7").status_code == 404


def test_a_page_keeps_to_itself_where_browsers_let_it(arcus: Arcus) -> None:
    """Over plain http from another machine they used to complain of the header on every page."""
    for host, said in {"localhost": "same-origin", "127.0.0.1:80": "same-origin", "192.168.1.5:8777": None}.items():
        headers = httpx.get(arcus.url, headers={"Host": host}).headers
        assert headers.get("Cross-Origin-Opener-Policy") == said


def test_hostile_names_are_refused_or_shown_as_they_are(arcus: Arcus) -> None:
    for name in ("\x1b[2J", "\u202eadA", " ", "x" * 25):
        assert httpx.put(f"{arcus.url}/api/me", json={"name": name}).status_code == 400
    shown = httpx.put(f"{arcus.url}/api/me", json={"name": "<script>alert(1)"})
    assert shown.json()["name"] == "<script>alert(1)"


@pytest.mark.parametrize("sign", ["%00", "a%00", "%0A", "%ED%A0%80", "%F4%90%80%80", "%FF"])
def test_a_sign_that_no_database_takes_is_refused_with_a_reason(arcus: Arcus, sign: str) -> None:
    """PostgreSQL takes no NUL: that was told as a database that is away."""
    for path in (
        f"records?game={sign}",
        f"codes/{sign}",
        f"tables/{sign}",
        f"tables/{sign}/record",
        f"tables/{sign}/invitation",
    ):
        answer = httpx.get(f"{arcus.url}/api/{path}")
        assert 400 <= answer.status_code < 500, path
        assert answer.json()["refused"]


def test_a_table_that_no_database_can_be_asked_for_is_none(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada:
            for table in ("%00", "x", "0" * 300, "%ED%A0%80"):
                address = f"{arcus.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                async with connect(address, additional_headers={"Cookie": ada.cookie}) as socket:
                    assert json.loads(await asyncio.wait_for(socket.recv(), 20))["refused"] == "server-no-such-table"
                    with pytest.raises(ConnectionClosed) as closed:
                        await asyncio.wait_for(socket.recv(), 20)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4403

    asyncio.run(play())


@pytest.mark.parametrize("text", ["\x00", "Ada\x00", "\ud800"])
def test_texts_that_no_database_takes_are_refused_with_a_reason(arcus: Arcus, text: str) -> None:
    with httpx.Client(base_url=f"{arcus.url}/api/", timeout=30) as http:
        http.put("me", json={"name": "Ada"})
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("PUT", "me", {"name": text}),
            ("POST", "bots", {"name": text}),
            ("POST", "recover", {"token": text * 9}),
        ]
        for path in ("tables", "match"):
            asked.append(("POST", path, {"game": text, "seats": 2}))
            asked.append(("POST", path, {"game": "red7", "seats": 2, "options": {text: text}}))
        for method, path, body in asked:
            answer = http.request(method, path, content=json.dumps(body), headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert answer.json()["refused"]


def test_a_large_body_is_refused(arcus: Arcus) -> None:
    answer = httpx.put(f"{arcus.url}/api/me", json={"name": "x" * 200_000})
    assert answer.status_code == 413


def test_setups_that_cannot_be_are_refused_with_what_to_do(arcus: Arcus) -> None:
    async def play() -> None:
        async with Player(arcus.url, "Ada") as ada:
            for setup, word in [
                ({"game": "chess", "seats": 2}, "chess"),
                ({"game": "rainbow", "seats": 4}, "players"),
                ({"game": "red7", "seats": 2, "options": {"turbo": True}}, "turbo"),
                ({"game": "red7", "seats": 2, "clock": {"bank": 0}}, "clock"),
                ({"game": "red7"}, "seats"),
            ]:
                answer = await ada.http.post("/api/tables", json=setup)
                assert answer.status_code == 400, setup
                assert word in answer.json()["told"]

    asyncio.run(play())


def test_a_flood_is_stopped_and_others_play_on(tmp_path: Any) -> None:
    """With limits on, as a server has them."""
    server = Arcus(tmp_path, "--data", str(tmp_path)).start(limits=True)

    async def play() -> None:
        async with Player(server.url, "Ada") as ada, Player(server.url, "Eve") as eve:
            table = await at_table(ada)
            await eve.enter(table)
            assert eve.socket is not None
            for _ in range(200):
                try:
                    await eve.socket.send('{"type": "ping", "id": 1}')
                except ConnectionClosed:
                    break
            assert await closing_code(eve) == 4000
            assert eve.heard[-1] == {"type": "gone", "why": "flood"}
            await ada.done("sit")
            answers = await asyncio.gather(*(eve.http.get("/api/me") for _ in range(300)))
            assert {answer.status_code for answer in answers} == {200, 429}

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_the_http_schema_holds_whatever_is_sent(arcus: Arcus) -> None:
    """Random requests after the published schema: never a fault of ours."""
    schema = httpx.get(f"{arcus.url}/api/schema/openapi.json").json()
    rng = random.Random(2)
    signs = string.ascii_letters + string.digits + "%.-_ é\u202e"
    junk = ["", "x", "9" * 40, "a" * 300, "%00", "..", "true", "💥"]
    bodies: list[Any] = [None, [], {}, {"name": 5}, {"name": "x"}, {"game": "red7", "seats": "2"}, "text", 7]
    with httpx.Client(base_url=arcus.url, timeout=30) as http:
        for path, methods in schema["paths"].items():
            for method in methods:
                for _ in range(6):
                    filled = path
                    while "{" in filled:
                        start, end = filled.index("{"), filled.index("}")
                        word = rng.choice([*junk, "".join(rng.choices(signs, k=9))]).replace("/", "")
                        filled = filled[:start] + (word or "x") + filled[end + 1 :]
                    query = {"game": rng.choice([*junk, "\x00"]), "after": rng.choice(junk), "most": rng.choice(junk)}
                    answer = http.request(
                        method, httpx.URL(filled), json=rng.choice(bodies), params=rng.choice([{}, query])
                    )
                    assert answer.status_code < 500, (method, filled, answer.text)
