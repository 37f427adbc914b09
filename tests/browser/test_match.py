"""Quick match in the browser: two strangers meet, and a person who loses the race for a seat is matched again."""

import json
from typing import Any

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import OpenApp
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import GAMES
from tests.browser.tables import pin_deal, typed
from tests.server.client import Player
from tests.server.inprocess import Arcus

pytestmark = pytest.mark.needs("chromium")


async def find_opponent(person: Person, game: str) -> None:
    """Press for a quick match on the first page."""
    card = person.page.locator(f".game:nth-child({GAMES.index(game) + 1})")
    if await card.locator("h2 button").count():  # a phone: the door shows all its ways when it is opened
        await card.locator("h2 button").click()
    await card.get_by_role("button", name="Find an opponent").click()


async def test_two_strangers_who_look_for_the_same_game_meet_and_play(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one's arrival begins the game, without a host."""
    ada, bob = await open_app("Ada", **DESKTOP), await open_app("Bob", **DESKTOP)
    await pin_deal(monkeypatch, 2, ada, bob)  # Ada is the first to roll
    await find_opponent(ada, "qwinto")
    await ada.page.locator(".gather").wait_for()
    await find_opponent(bob, "qwinto")
    for person in (ada, bob):
        await person.dealt()
        await person.page.locator(".board .prompt").wait_for()
    assert ada.page.url == bob.page.url
    assert (ada.update["you"]["seats"], bob.update["you"]["seats"]) == ([0], [1])
    assert [seat["name"] for seat in bob.update["table"]["seats"]] == ["Ada", "Bob"]
    number = bob.number
    await typed(ada, "roll oyp")
    await bob.news_after(number)
    assert not ada.troubles + bob.troubles


async def sits_with(player: Player, setup: dict[str, Any]) -> str:
    """Have a player look for the same, and sit down where that is; return the table."""
    found = await player.http.post("/api/match", json=setup)
    assert found.status_code == 200, found.text
    table: str = found.json()["id"]
    await player.enter(table)
    await player.done("sit")
    return table


async def test_a_person_who_finds_the_seat_taken_is_matched_again_without_doing_anything(
    open_app: OpenApp, site: Arcus
) -> None:
    """The slower one was left to watch the game of the others, with a refusal."""
    async with Player(site, "Ada") as ada, Player(site, "Cleo") as cleo, Player(site, "Dora") as dora:
        wanted: list[dict[str, Any]] = []
        tables: list[str] = []

        async def overtake(route: Route) -> None:
            """Seat another one before the first answer arrives."""
            wanted.append(json.loads(route.request.post_data or ""))
            if len(wanted) == 1:
                tables.append(await sits_with(ada, wanted[0]))
            answer = await route.fetch()
            if len(wanted) == 1:
                assert await sits_with(cleo, wanted[0]) == tables[0]
                await cleo.until(lambda update: update["table"]["phase"] == "playing")
            tables.append((await answer.json())["id"])
            await route.fulfill(response=answer)

        bob = await open_app("Bob", "", **PHONE)
        await bob.page.route("**/api/match", overtake)
        await find_opponent(bob, "rainbow")
        await bob.until(lambda: bool(bob.update and bob.update["you"]["seats"]), "for a seat")
        assert tables[0] == tables[1] != tables[2]
        assert await sits_with(dora, wanted[0]) == tables[2]
        await bob.until(lambda: bob.update["table"]["phase"] == "playing", "for the cards")
        await expect(bob.page.locator(".board .prompt")).to_be_visible()
        await expect(bob.page.locator("[role=alert]")).to_have_count(0)
        assert bob.page.url.endswith(tables[2])
        await bob.page.go_back()
        await expect(bob.page.locator(".game").first).to_be_visible()
