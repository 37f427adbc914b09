"""Quick match in the browser: whoever loses the race for a seat plays all the same."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import chromium
from tests.browser.person import PHONE, arrive
from tests.browser.screens import GAMES
from tests.server.client import Player
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")


async def sits_with(player: Player, setup: dict[str, Any]) -> str:
    """Somebody who looks for the same, and sits down wherever that is; answers with the table."""
    found = await player.http.post("/api/match", json=setup)
    assert found.status_code == 200, found.text
    table: str = found.json()["id"]
    await player.enter(table)
    await player.done("sit")
    return table


def test_who_finds_the_seat_taken_is_matched_again_without_doing_anything(arcus: Arcus) -> None:
    """Whoever was slower was left to look on at the game of the others, with a refusal."""

    async def play() -> None:
        async with (
            chromium() as browser,
            Player(arcus.url, "Ada") as ada,
            Player(arcus.url, "Cleo") as cleo,
            Player(arcus.url, "Dora") as dora,
        ):
            wanted: list[dict[str, Any]] = []
            tables: list[str] = []

            async def overtake(route: Route) -> None:
                """The first time, another sits down before the answer is there."""
                wanted.append(json.loads(route.request.post_data or ""))
                if len(wanted) == 1:
                    tables.append(await sits_with(ada, wanted[0]))
                answer = await route.fetch()
                if len(wanted) == 1:
                    assert await sits_with(cleo, wanted[0]) == tables[0]
                    await cleo.until(lambda update: update["table"]["phase"] == "playing")
                tables.append((await answer.json())["id"])
                await route.fulfill(response=answer)

            bob = await arrive(browser, arcus.url, "Bob", **PHONE)
            await bob.page.route("**/api/match", overtake)
            game = bob.page.locator(f".game:nth-child({GAMES.index('rainbow') + 1})")
            await game.get_by_role("button", name="Find an opponent").click()
            await bob.until(lambda: bool(bob.update and bob.update["you"]["seats"]), "for a seat")
            assert tables[0] == tables[1] != tables[2]
            assert await sits_with(dora, wanted[0]) == tables[2]
            await bob.until(lambda: bob.update["table"]["phase"] == "playing", "for the cards")
            await expect(bob.page.locator(".board .bar")).to_be_visible()
            await expect(bob.page.locator("[role=alert]")).to_have_count(0)
            assert bob.page.url.endswith(tables[2])
            await bob.page.go_back()
            await expect(bob.page.locator(".game").first).to_be_visible()

    asyncio.run(asyncio.wait_for(play(), 240))
