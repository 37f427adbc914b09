"""The page that checks a finished game's deal: the reader's own browser computes everything."""

import json
from urllib.parse import unquote

import pytest
from playwright.async_api import expect

from arcus.records.receipt import check_receipt, parse_receipt
from arcus.records.record import parse_record
from arcus.records.replay import verify
from arcus.server import changes
from tests.browser.access import faults, violations_in_both_themes
from tests.browser.conftest import OpenApp
from tests.browser.person import DESKTOP, PHONE
from tests.browser.test_page import PLAY_NOW
from tests.server.inprocess import Arcus
from tests.server.servers import settle

pytestmark = pytest.mark.needs("chromium")


async def test_a_player_checks_the_deal_of_a_finished_game(open_app: OpenApp, site: Arcus) -> None:
    """From the first page to the verdict; then the server gives out another record than the one that was dealt."""
    ada = await open_app("Ada", "", **PHONE)
    await ada.page.locator(PLAY_NOW.format(1)).tap()
    await ada.dealt()
    table = ada.page.url.rpartition("/")[2]
    await settle(
        await site.server.registry.table(table), *(changes.Lost(seat, "casual", "resigned") for seat in (1, 2))
    )
    await ada.page.get_by_role("link", name="Was the deal fair?").tap()
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text("Yes. Nobody could choose this deal.")
    await expect(ada.page.locator(".doorways code").nth(1)).to_have_text("1 word")
    await expect(ada.page.locator(".doorways code").nth(2)).to_have_text("49 of 49 the same")
    assert await faults(ada.page) + await violations_in_both_themes(ada.page) == []
    link = await ada.page.get_by_role("link", name="Receipt").get_attribute("href")
    receipt = parse_receipt(unquote((link or "").partition(",")[2]).encode())
    answer = await ada.page.request.get(f"{site.url}/api/tables/{table}/record")
    record = parse_record(await answer.body())
    verify(record)
    check_receipt(record, receipt)

    forged = json.loads(await answer.body())
    forged["luck"]["deck/1"].reverse()
    await ada.page.route("**/record", lambda route: route.fulfill(json=forged))
    await ada.page.get_by_role("button", name="Check again").tap()
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text("No. The numbers do not fit together.")
    assert not ada.troubles


async def test_who_was_not_there_learns_what_is_not_known(open_app: OpenApp, site: Arcus) -> None:
    ada, eve = await open_app("Ada", "", **DESKTOP), await open_app("Eve", **DESKTOP)
    await ada.page.locator(PLAY_NOW.format(2)).click()
    await ada.dealt()
    table = ada.page.url.rpartition("/")[2]
    await settle(await site.server.registry.table(table), changes.Lost(1, "casual", "resigned"))
    await eve.page.goto(f"{site.url}/fair/{table}")
    await expect(eve.page.get_by_role("heading", level=1)).to_have_text("The numbers fit together.")
    await eve.page.goto(f"{site.url}/fair/00")
    await expect(eve.page.get_by_text("There is no finished game to check here.")).to_be_visible()
