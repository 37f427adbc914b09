"""Somebody who looks elsewhere is told that it is their turn, by each means that they want and by no other."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import chromium
from tests.browser.hands import Hands
from tests.browser.person import DESKTOP, Person, arrive
from tests.browser.tables import begin, join, open_table
from tests.server.conftest import Arcus

pytestmark = pytest.mark.needs("chromium")
# What a page would do to its reader is written down instead; and it looks hidden when the test says so.
WATCHED = """
window.told = {notified: [], buzzed: [], tones: [], asked: 0};
let hidden = false;
Object.defineProperty(Document.prototype, 'hidden', {get: () => hidden});
Object.defineProperty(Document.prototype, 'visibilityState', {get: () => hidden ? 'hidden' : 'visible'});
window.hide = (on) => { hidden = on; document.dispatchEvent(new Event('visibilitychange')); };
navigator.vibrate = (pattern) => { told.buzzed.push(pattern); return true; };
OscillatorNode.prototype.start = function () { told.tones.push(this.frequency.value); };
OscillatorNode.prototype.stop = () => {};
class Told {
  static permission = 'default';
  static async requestPermission() { told.asked += 1; return Told.permission = localStorage.getItem('permission'); }
  constructor(title, options) { told.notified.push([title, options.body, 'page']); }
}
Told.permission = localStorage.getItem('notify') ?? 'default';
window.Notification = Told;
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
  told.notified.push([title, options.body, 'worker']);
};
"""
TURN = [523, 784]
BUZZ = [80, 60, 80]
TITLE = "● Your turn · Rainbow · Arcus"


async def ada_waits(browser: Any, url: str, likes: dict[str, bool], **options: Any) -> tuple[Person, Hands]:
    """Two at a game of Rainbow, and it is not Ada's turn; she, and who plays against her."""
    ada = await arrive(browser, url, "Ada", **DESKTOP, **options)
    await ada.context.add_init_script(WATCHED)
    await ada.page.evaluate("([key, text]) => localStorage.setItem(key, text)", ["arcus", json.dumps(likes)])
    await ada.page.evaluate("localStorage.setItem('notify', 'granted')")
    await ada.page.goto(url)
    host, guest = Hands(ada), Hands(await arrive(browser, url, "Bob", **DESKTOP))
    await join(guest, await open_table(host, "rainbow"))
    await begin(host, guest)
    while not guest.person.moves:
        await ada.until(lambda: bool(ada.moves or guest.person.moves), "for anybody's turn")
        await move(host if ada.moves else None)
    return ada, guest


async def move(hands: Hands | None) -> None:
    """Make a move in notation, if it is anybody's turn here."""
    if hands:
        before = hands.person.stage
        await hands.command()
        await hands.person.past(before)


async def bob_plays(ada: Person, bob: Hands, notes: int = 0) -> dict[str, Any]:
    """Bob plays until it is Ada's turn; what her page has done about it, once it has as many notes as are to come."""
    await ada.page.evaluate("() => { told.notified = []; told.buzzed = []; told.tones = []; }")
    while not ada.moves:
        await bob.person.until(lambda: bool(ada.moves or bob.person.moves), "for anybody's turn")
        await move(bob if bob.person.moves else None)
    await expect(ada.page).to_have_title(TITLE)
    await ada.page.wait_for_function("(notes) => told.notified.length >= notes", arg=notes)
    told: dict[str, Any] = await ada.page.evaluate("told")
    return told


@pytest.mark.parametrize("worker", ["allow", "block"])
def test_a_hidden_page_says_your_turn_by_title_tone_buzz_and_notification(arcus: Arcus, worker: str) -> None:
    async def play() -> dict[str, Any]:
        async with chromium() as browser:
            likes = {"sound": True, "notify": True, "vibrate": True}
            ada, bob = await ada_waits(browser, arcus.url, likes, service_workers=worker)
            if worker == "allow":
                await ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            await ada.page.evaluate("hide(true)")
            return await bob_plays(ada, bob, notes=1)

    told = asyncio.run(play())
    by = "worker" if worker == "allow" else "page"
    assert told["notified"] == [["Your turn", "Rainbow", by]]
    assert told["buzzed"] == [BUZZ]
    assert told["tones"] == TURN


def test_who_looks_at_the_page_hears_a_tone_and_nothing_else(arcus: Arcus) -> None:
    async def play() -> dict[str, Any]:
        async with chromium() as browser:
            return await bob_plays(
                *await ada_waits(browser, arcus.url, {"sound": True, "notify": True, "vibrate": True})
            )

    told = asyncio.run(play())
    assert (told["notified"], told["buzzed"]) == ([], [])
    assert [tone for tone in told["tones"] if tone in TURN] == TURN


def test_who_wants_quiet_has_it_and_still_reads_the_title(arcus: Arcus) -> None:
    async def play() -> dict[str, Any]:
        async with chromium() as browser:
            ada, bob = await ada_waits(browser, arcus.url, {"sound": False, "notify": False, "vibrate": False})
            await ada.page.evaluate("hide(true)")
            return await bob_plays(ada, bob)

    assert asyncio.run(play()) == {"notified": [], "buzzed": [], "tones": [], "asked": 0}


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_notifications_are_asked_for_in_the_settings_and_stay_off_if_the_browser_says_no(
    arcus: Arcus, answer: str
) -> None:
    async def ask() -> None:
        async with chromium() as browser:
            ada = await arrive(browser, arcus.url, "Ada", **DESKTOP)
            await ada.context.add_init_script(WATCHED)
            await ada.page.evaluate("(answer) => localStorage.setItem('permission', answer)", answer)
            await ada.page.goto(f"{arcus.url}/settings")
            switch = ada.page.get_by_role("switch", name="Tell me when it is my turn")
            await switch.click()
            await ada.page.wait_for_function("told.asked === 1")
            await expect(switch).to_be_checked(checked=answer == "granted")
            await ada.page.reload()
            await expect(switch).to_be_checked(checked=answer == "granted")

    asyncio.run(ask())
