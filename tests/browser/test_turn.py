"""A person whose page is hidden is notified of their turn by the chosen means, and by no other."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import OpenApp
from tests.browser.hands import NEXT_FRAME
from tests.browser.person import DESKTOP, Person
from tests.browser.tables import plays
from tests.server.client import Player
from tests.server.inprocess import Arcus
from tests.server.journal import Journal

pytestmark = pytest.mark.needs("chromium")
# Records what the page would do to its reader instead of doing it; and the page looks hidden when the test says so.
WATCHED = """
window.calls = {notified: [], buzzed: [], tones: [], asked: 0};
let hidden = false;
Object.defineProperty(Document.prototype, 'hidden', {get: () => hidden});
Object.defineProperty(Document.prototype, 'visibilityState', {get: () => hidden ? 'hidden' : 'visible'});
window.hide = (on) => { hidden = on; document.dispatchEvent(new Event('visibilitychange')); };
navigator.vibrate = (pattern) => { calls.buzzed.push(pattern); return true; };
OscillatorNode.prototype.start = function () { calls.tones.push(this.frequency.value); };
OscillatorNode.prototype.stop = () => {};
class Faked {
  static permission = 'default';
  static async requestPermission() { calls.asked += 1; return Faked.permission = localStorage.getItem('permission'); }
  constructor(title, options) { calls.notified.push([title, options.body, 'page']); }
}
Faked.permission = localStorage.getItem('notify') ?? 'default';
window.Notification = Faked;
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
  calls.notified.push([title, options.body, 'worker']);
};
"""
TURN = [523, 784]
BUZZ = [80, 60, 80]
TITLE = "● Your turn · Rainbow · Arcus"
ALL = {"sound": True, "notify": True, "vibrate": True}
NONE = {"sound": False, "notify": False, "vibrate": False}


@pytest.fixture
async def bob(site: Arcus) -> AsyncIterator[Player]:
    """The opponent."""
    async with Player(site, "Bob") as bob:
        yield bob


async def ada_waits(open_app: OpenApp, site: Arcus, bob: Player, likes: dict[str, bool], **options: Any) -> Person:
    """Seat Ada with her settings at a game of Rainbow where Bob has laid a card and may stop."""
    ada = await open_app("Ada", **DESKTOP, **options)
    await ada.context.add_init_script(WATCHED)
    await ada.like(**likes)
    await ada.store("notify", "granted")
    table = await site.write(Journal("rainbow", 2, number=1).sat(ada, bob).dealt().moves("lay 1", "stop", "lay 1"))
    await bob.enter(table)
    await ada.sit_at(table)
    await expect(ada.page).to_have_title("Rainbow · Arcus")
    return ada


async def bob_stops(ada: Person, bob: Player, notes: int = 0) -> dict[str, Any]:
    """End Bob's turn, and return what Ada's page has done about it, once it has made this many notifications."""
    await plays(bob, "stop")
    await ada.turn()
    await expect(ada.page).to_have_title(TITLE)
    await ada.page.wait_for_function("(notes) => calls.notified.length >= notes", arg=notes)
    await ada.page.evaluate(NEXT_FRAME)
    calls: dict[str, Any] = await ada.page.evaluate("calls")
    return calls


@pytest.mark.parametrize("worker", ["allow", "block"])
async def test_a_hidden_page_announces_the_turn_by_title_tone_vibration_and_notification(
    open_app: OpenApp, site: Arcus, bob: Player, worker: str
) -> None:
    ada = await ada_waits(open_app, site, bob, ALL, service_workers=worker)
    if worker == "allow":
        await ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    await ada.page.evaluate("hide(true)")
    calls = await bob_stops(ada, bob, notes=1)
    assert calls["notified"] == [["Your turn", "Rainbow", "worker" if worker == "allow" else "page"]]
    assert calls["buzzed"] == [BUZZ]
    assert calls["tones"] == TURN


async def test_a_page_in_sight_plays_a_tone_and_nothing_else(open_app: OpenApp, site: Arcus, bob: Player) -> None:
    calls = await bob_stops(await ada_waits(open_app, site, bob, ALL), bob)
    assert (calls["notified"], calls["buzzed"]) == ([], [])
    assert [tone for tone in calls["tones"] if tone in TURN] == TURN


async def test_with_everything_off_only_the_title_changes(open_app: OpenApp, site: Arcus, bob: Player) -> None:
    ada = await ada_waits(open_app, site, bob, NONE)
    await ada.page.evaluate("hide(true)")
    assert await bob_stops(ada, bob) == {"notified": [], "buzzed": [], "tones": [], "asked": 0}


@pytest.mark.parametrize("answer", ["granted", "denied"])
async def test_notifications_are_asked_for_in_the_settings_and_stay_off_if_the_browser_says_no(
    open_app: OpenApp, answer: str
) -> None:
    ada = await open_app("Ada", **DESKTOP)
    await ada.context.add_init_script(WATCHED)
    await ada.store("permission", answer)
    await ada.go("settings")
    switch = ada.page.get_by_role("switch", name="Notify me when it's my turn")
    await expect(ada.page.locator("#name")).to_have_value("Ada")  # the account has come: nothing else is drawn anew
    await ada.settled()
    await switch.click()
    await ada.page.wait_for_function("() => calls.asked === 1")
    await expect(switch).to_be_checked(checked=answer == "granted")
    await ada.page.reload()
    await expect(switch).to_be_checked(checked=answer == "granted")
