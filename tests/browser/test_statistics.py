"""The pages of one's own games and of luck: navigation, accessibility and layout."""

import re

import msgspec
import pytest
from playwright.async_api import expect

from arcus.protocol import Me
from arcus.server.counting import LOOK
from arcus.server.schema import luck
from tests.browser.access import faults, violations_in_both_themes
from tests.browser.conftest import OpenApp
from tests.browser.person import DESKTOP, PHONE, Person
from tests.server.inprocess import Arcus
from tests.server.test_statistics import played

pytestmark = pytest.mark.needs("chromium")


async def account(person: Person) -> Me:
    """Return a person's account."""
    found = await person.page.evaluate("fetch('/api/me').then((answer) => answer.json())")
    return msgspec.convert(found, Me)


async def has_played(site: Arcus, person: Person) -> list[str]:
    """Write finished games of a person, the last one the newest, and let the server count them."""
    ada = await account(person)
    games = [
        played("qwinto", 2, ada, seed=1, now=1_000),
        played("qwinto", 2, ada, bots="master", seed=2, now=2_000),
        played("red7", 2, ada, seed=3, now=3_000, options={"advanced": True, "actions": True}),
        played("qwinto", 1, ada, seed=4, now=4_000),
    ]
    tables = [await site.write(game) for game in games]
    await site.clock.advance(LOOK)
    return tables


async def forget_luck(site: Arcus) -> None:
    """Delete what has been counted of the games of other tests, which repeat some deals."""
    await site.clock.advance(LOOK)
    await site.server.services.writer.do(lambda database: database.execute(luck.delete()))


async def speak(person: Person, theme: str, language: str) -> None:
    """Load the page again, in this theme and language."""
    await person.like(theme=theme, language=language)
    await person.page.reload()
    await expect(person.page.locator("html")).to_have_attribute("lang", language)


async def test_my_games_show_rating_results_and_curve_and_open_as_replays(open_app: OpenApp, site: Arcus) -> None:
    ada = await open_app("Ada", "", **PHONE)
    page = ada.page
    await page.get_by_role("link", name="My games").tap()
    await expect(page.get_by_role("heading", level=2)).to_have_text("You haven't finished a game here yet.")
    assert await faults(page) + await violations_in_both_themes(page) == []

    tables = await has_played(site, ada)
    await page.reload()
    await expect(page.locator(".history li")).to_have_count(4)
    assert await page.locator(".kinds b").all_inner_texts() == ["Qwinto", "Red7 · Advanced · Actions"]
    await expect(page.locator(".rating .value")).to_have_text(re.compile(r"^\d+ ?± \d+$"))
    assert await page.locator(".rating dt").all_inner_texts() != []
    points = page.get_by_role("img", name="Points: 3 games, lowest")
    await expect(points.locator(".dot")).to_have_count(3)
    await page.get_by_role("radio", name="Rating").tap()
    await expect(page.get_by_role("img", name="Rating: 2 games").locator(".dot")).to_have_count(2)
    await expect(page.locator(".course thead th")).to_have_count(3)  # bots, and nobody
    assert await faults(page) + await violations_in_both_themes(page) == []
    for language in ("ru", "hu", "de"):
        await speak(ada, "light", language)
        await page.locator(".history li").first.wait_for()
        assert await faults(page) == [], language
    await speak(ada, "light", "en")

    async with page.expect_download() as download:
        await page.get_by_role("link", name="CSV").tap()
    text = (await (await download.value).path()).read_text()
    assert text.count("\n") == 5
    await page.locator(".history a").first.tap()
    await page.wait_for_url(f"**/replay/{tables[-1]}**")
    assert not ada.troubles


async def test_the_page_of_chance_answers_first_and_is_reached_from_the_settings(
    open_app: OpenApp, site: Arcus
) -> None:
    """Loaded dice, written into the database, are called by their name."""
    ada = await open_app("Ada", "", **DESKTOP)
    page = ada.page
    await forget_luck(site)
    await has_played(site, ada)
    await page.get_by_role("link", name="Settings").click()
    await page.get_by_role("link", name="Are the dice fair?").click()
    await expect(page.get_by_role("heading", name="Qwinto")).to_be_visible()
    await expect(page.get_by_role("heading", level=1)).not_to_have_text("No. Something is uneven.")
    for fold in await page.locator("summary").all():
        await fold.click()
    assert await faults(page) + await violations_in_both_themes(page) == []
    await page.set_viewport_size(PHONE["viewport"])
    for language in ("ru", "fr"):
        await speak(ada, "dark", language)
        await page.locator(".verdict").wait_for()
        assert await faults(page) == [], language
    await ada.like(theme="light", language="en")
    loaded = msgspec.json.encode({"1": 900, "2": 1000, "3": 1000, "4": 1000, "5": 1000, "6": 1500})
    die = luck.update().where(luck.c.game == "qwinto", luck.c.chance == "face").values(counts=loaded, spread=6400.0)
    await site.server.services.writer.do(lambda database: database.execute(die))
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text("No. Something is uneven.")
    await expect(page.get_by_text("6,400 drawn. Of 100 fair servers, not even one")).to_be_visible()
    await expect(page.get_by_role("row", name="6 1,500 1,067")).to_be_attached()
    await forget_luck(site)
    assert not ada.troubles
