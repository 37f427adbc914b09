"""A player who is away, a rematch that is proposed, and the score of the series, as the page shows them."""

import pytest
from playwright.async_api import expect

from arcus.server import changes
from tests.browser.conftest import OpenApp
from tests.browser.person import DESKTOP, PHONE
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

pytestmark = pytest.mark.needs("chromium")


async def test_the_page_offers_to_claim_the_win_after_a_minute(open_app: OpenApp, site: Arcus) -> None:
    ada = await open_app("Ada", **DESKTOP)
    await ada.page.clock.install()
    async with Player(site, "Mira") as mira:
        journal = Journal("red7", number=3, host=ada, public=True).sat(mira, ada).dealt()  # seat 0 begins
        table = await site.write(journal)
        await ada.go(f"t/{table}")
        await ada.heard()
        await mira.enter(table)
        await ada.until(lambda: bool(ada.update["table"]["seats"][0]["present"]), "for Mira")
        await expect(ada.page.get_by_text("Mira is away")).to_have_count(0)
        await mira.leave()
        await ada.until(lambda: not ada.update["table"]["seats"][0]["present"], "for Mira to go")
        await ada.page.clock.fast_forward(5_000)
        await expect(ada.page.get_by_text("Mira is away")).to_be_visible()
        await expect(ada.page.get_by_role("button", name="Claim the win")).to_have_count(0)
        await site.clock.advance(60)
        await ada.page.reload()
        await ada.page.get_by_role("button", name="Let a bot take over").wait_for()
        await ada.page.get_by_role("button", name="Claim the win").click()
        await ada.page.locator("#result").wait_for()
        result = ada.page.get_by_role("region", name="You win!")
        await expect(result.get_by_text("Mira was away for too long.", exact=True)).to_be_visible()


async def test_a_proposed_rematch_is_accepted_and_the_series_is_shown(open_app: OpenApp, site: Arcus) -> None:
    ada, bob = await open_app("Ada", **DESKTOP), await open_app("Bob", **PHONE)
    journal = Journal("red7", number=3, host=ada).sat(ada, bob).dealt()
    journal.do(changes.Lost(1, "casual", "resigned"))
    table = await site.write(journal)
    for person in (ada, bob):
        await person.go(f"t/{table}")
        await person.page.locator("#result").wait_for()
    await bob.page.locator("[aria-labelledby=result] button.main").click()
    await expect(ada.page.get_by_text("Bob wants to play again.")).to_be_visible()
    await ada.page.get_by_role("button", name="Yes").click()
    for person in (ada, bob):
        await person.begun()
    assert ada.update["table"]["series"] == {"games": 1, "wins": [1, 0]}
    rematch = await site.server.registry.table(ada.update["table"]["id"])
    await rematch.submit(lambda _: changes.Lost(0, "casual", "resigned"))
    for person in (ada, bob):
        await expect(person.page.get_by_text("Series: Ada 1 · Bob 1")).to_be_visible()
