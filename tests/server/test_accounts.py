"""Cookies that can be revoked, and links that work once."""

import contextlib
import string
from collections.abc import AsyncIterator

from itsdangerous import URLSafeTimedSerializer

from arcus.server.accounts import LOOK, TRUSTED
from arcus.server.tokens import LINK_AGE
from tests.server.client import Player
from tests.server.inprocess import Arcus, running
from tests.server.test_play import closing_code


@contextlib.asynccontextmanager
async def other_device(arcus: Arcus, player: Player) -> AsyncIterator[Player]:
    """Another device of a player, which came by a link."""
    token = (await player.http.post("/api/me/link")).json()["token"]
    async with Player(arcus, "Device") as device:
        device.http.cookies.clear()
        answer = await device.http.post("/api/recover", json={"token": token})
        assert (answer.status_code, answer.json()["id"]) == (200, player.id)
        yield device


async def who(player: Player) -> str | None:
    """Return the account that the server knows a device by."""
    found = (await player.http.get("/api/me")).json()
    return found and str(found["id"])


async def test_a_recovery_link_works_once(arcus: Arcus) -> None:
    """It could be used again and again, by whoever had seen it."""
    async with Player(arcus, "Ada") as ada, arcus.http() as eve:
        token = (await ada.http.post("/api/me/link")).json()["token"]
        async with arcus.http() as device:
            assert (await device.post("/api/recover", json={"token": token})).status_code == 200
        answer = await eve.post("/api/recover", json={"token": token})
        assert (answer.status_code, answer.json()["refused"]) == (403, "server-link-void")
        assert "was used before" in answer.json()["detail"]
        assert "arcus" not in eve.cookies


async def test_a_recovery_link_in_another_spelling_is_the_same(arcus: Arcus) -> None:
    """The last letter of a signature has two bits that count for nothing."""
    letters = f"{string.ascii_uppercase}{string.ascii_lowercase}{string.digits}-_"
    async with Player(arcus, "Ada") as ada, arcus.http() as device:
        token = (await ada.http.post("/api/me/link")).json()["token"]
        spelled = token[:-1] + letters[letters.index(token[-1]) ^ 1]
        assert (await device.post("/api/recover", json={"token": spelled})).status_code == 200
        assert (await device.post("/api/recover", json={"token": token})).status_code == 403


async def test_a_recovery_link_expires(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, arcus.http() as device:
        token = (await ada.http.post("/api/me/link")).json()["token"]
        await arcus.clock.advance(LINK_AGE + 1)
        assert (await device.post("/api/recover", json={"token": token})).status_code == 403


async def test_two_links_that_are_made_at_the_same_moment_work_once_each(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada:
        for _ in range(2):
            async with other_device(arcus, ada) as device:
                assert await who(device) == ada.id


async def test_logging_out_everywhere_leaves_this_device_alone(arcus: Arcus) -> None:
    """Nobody could get rid of a cookie that somebody else had."""
    async with Player(arcus, "Ada") as ada, other_device(arcus, ada) as lost:
        link = (await ada.http.post("/api/me/link")).json()["token"]
        table = await lost.open(game="rainbow", seats=2)
        await lost.enter(table)
        assert (await ada.http.post("/api/me/logout")).json()["id"] == ada.id
        assert await who(ada) == ada.id
        assert await who(lost) is None
        assert (await lost.http.post("/api/recover", json={"token": link})).status_code == 403
        await arcus.clock.advance(LOOK)
        assert await closing_code(lost) == 4000
        assert lost.heard[-1] == {"type": "gone", "why": "logged-out"}
        await ada.enter(table)
        await arcus.clock.advance(LOOK)
        assert (await ada.ask("ping"))["type"] == "pong"
        async with other_device(arcus, ada) as again:
            assert await who(again) == ada.id


async def test_nobody_is_logged_out_who_is_nobody(arcus: Arcus) -> None:
    async with arcus.http() as http:
        answer = await http.post("/api/me/logout")
        assert (answer.status_code, answer.json()["refused"]) == (401, "server-who-are-you")


async def test_a_process_that_has_not_heard_of_it_yet_gives_no_new_cookie_that_lasts(emptied: str) -> None:
    """It remembers accounts for some seconds; renaming there gives a cookie, as it always does."""
    async with (
        running(emptied) as here,
        running(emptied) as there,
        Player(here, "Ada") as ada,
        other_device(here, ada) as lost,
        there.http(cookies=lost.http.cookies) as theirs,
        there.http() as ours,
    ):
        assert (await theirs.get("/api/me")).json()["id"] == ada.id  # now it is remembered there
        await ada.http.post("/api/me/logout")
        ours.cookies = ada.http.cookies
        for http in (theirs, ours):
            assert (await http.put("/api/me", json={"name": "Eva"})).status_code == 200
        await there.clock.advance(TRUSTED + LOOK)
        assert (await theirs.get("/api/me")).json() is None
        assert (await ours.get("/api/me")).json()["name"] == "Eva"


async def test_a_cookie_of_an_older_version_still_works(arcus: Arcus) -> None:
    async with Player(arcus, "Ada") as ada, arcus.http() as http:
        key = arcus.store.setting("key", "")
        http.cookies.set("arcus", URLSafeTimedSerializer(key, salt="cookie").dumps([ada.id, arcus.clock.now_ms()]))
        assert (await http.get("/api/me")).json()["id"] == ada.id
