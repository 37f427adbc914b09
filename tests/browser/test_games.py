"""Whole games in real browsers: two people and, where the game seats more, a bot.

Ada sits at a desktop and uses the keyboard alone, Bob at a phone of 360 pixels with a finger. On the way one loses the
connection, and one reloads the page. Then the other journeys: a server that dies, and one device for two people.
"""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Error as PlaywrightError, expect

from arcus.server.changes import Drafted
from arcus.server.server import Server
from arcus.server.services import Services
from arcus.server.store import Store
from tests.browser.conftest import OpenApp
from tests.browser.hands import MEANS, Hands
from tests.browser.line import Line
from tests.browser.person import DESKTOP, PHONE, Person, visit
from tests.browser.screens import GAMES
from tests.browser.tables import (
    SEATS,
    begin,
    join,
    open_table,
    other_of,
    pin_deal,
)
from tests.cases import SOAK
from tests.server.inprocess import Arcus
from tests.server.journal import Journal
from tests.server.manual import ManualClock, ScriptedBots
from tests.server.process import ServerProcess

pytestmark = [pytest.mark.needs("chromium"), pytest.mark.timeout(300)]
PICTURES = Path("build/browser")
FINGER = {"tap": 3, "drag": 3, "press": 3}
KEYS = {"keys": 6}
ALL = {"tap": 7, "drag": 12, "press": 7, "keys": 12}
UNDONE = 3
WHO = {"Ada": DESKTOP, "Bob": PHONE}


class Game:
    """Two people who play in turn; things go wrong on the way."""

    def __init__(self, site: Arcus, host: Hands, guest: Hands) -> None:
        self.site = site
        self.hands = (host, guest)
        self.troubles: dict[tuple[Hands, int], Callable[[Hands], Awaitable[None]]] = {
            (host, 1): self.lose_line,
            (guest, 2): self.reload,
        }
        """By person and number of moves made before."""
        self.made: Counter[Hands] = Counter()
        self.undone: Counter[Hands] = Counter()

    async def play(self) -> None:
        """Play until both see the result, and check that the record has every move once."""
        try:
            while (hands := await self.mover()) is not None:
                await self.move(hands)
                await self.take_back(hands)
        except (AssertionError, PlaywrightError) as error:
            raise AssertionError("; ".join([str(error), *await self.seen()])) from error
        for hands in self.hands:
            await hands.page.locator("#result").wait_for()
            assert not hands.person.refusals
            assert not hands.person.troubles
            assert hands.person.update["table"]["winners"] == self.hands[0].person.update["table"]["winners"]
        assert not self.troubles
        await self.count()

    async def mover(self) -> Hands | None:
        """Wait until both have received the same, and return the first who may move; None when the game is over."""
        people = [hands.person for hands in self.hands]
        await people[0].until(
            lambda: people[0].at == people[1].at and (people[0].is_over or any(each.moves for each in people)),
            "for a turn of either",
        )
        return next((hands for hands in self.hands if hands.person.moves), None)

    async def seen(self) -> list[str]:
        """Return what both saw last, when something went wrong, and keep pictures."""
        for hands in self.hands:
            await hands.page.screenshot(path=PICTURES / f"{hands.person.name}.png")
        return [f"{hands.person.summary()}, {hands.log[-3:]}" for hands in self.hands]

    async def count(self) -> None:
        """Check that the record has every move that a page sent and did not take back, and none twice."""
        async with self.site.http() as http:
            record = (await http.get(f"/api/tables/{self.hands[0].person.update['table']['id']}/record")).json()
        written = Counter(move.split()[0] for move in record["moves"])
        for hands in self.hands:
            seat = str(hands.person.update["you"]["facing"])
            assert hands.person.played == hands.person.sent
            assert written[seat] == hands.person.played - self.undone[hands], hands.person.summary()

    async def move(self, hands: Hands) -> None:
        """Make one move, after something that goes wrong first."""
        before = hands.person.stage
        if is_passing(hands.person):
            await hands.person.pass_time()
        else:
            trouble = self.troubles.pop((hands, self.made[hands]), None)
            if trouble:
                await trouble(hands)
            await hands.move()
            self.made[hands] += 1
        await hands.person.past(before)

    async def take_back(self, hands: Hands) -> None:
        """Undo a step before it counts, a few times in a game."""
        person = hands.person
        is_enough = self.undone.total() == UNDONE
        if person.is_over or not person.update["you"]["can_undo"] or not person.moves or is_enough:
            return
        before = person.stage
        await hands.act(".tools .button:first-child")
        await person.past(before)
        self.undone[hands] += 1

    async def reload(self, hands: Hands) -> None:
        """Load the page anew; it shows the same."""
        person = hands.person
        before, person.update = person.update["view"], {}
        await hands.page.reload()
        await person.heard()
        assert person.update["view"] == before
        await hands.page.locator(".board .prompt").wait_for()

    async def lose_line(self, hands: Hands) -> None:
        """Take the network away for a while; the page says so, and comes back by itself."""
        person = hands.person
        before = person.update["view"]
        await person.context.set_offline(True)
        await expect(hands.page.locator(".notice.lost")).to_be_visible()
        person.update = {}
        await person.context.set_offline(False)
        await person.heard()
        await expect(hands.page.locator(".notice.lost")).to_have_count(0)
        assert person.update["view"] == before


def is_passing(person: Person) -> bool:
    """Return whether the page passes by itself, since there is nothing else to do and it costs nothing."""
    view = person.update["view"]
    return view["game"] == "qwinto" and person.moves == ["pass"] and view["table"]["turn"] != view["seat"]


async def rematch(host: Hands, guest: Hands) -> None:
    """Have the host propose a rematch and the guest accept it; it begins when both have come."""
    await host.act("[aria-labelledby=result] .button.main")
    await guest.page.locator(".notice[role=alert] .button.main").wait_for()
    await guest.act("[aria-labelledby=result] .button.main")
    for hands in (host, guest):
        await hands.person.begun()


async def pair(open_app: OpenApp) -> tuple[Hands, Hands]:
    """Ada at a desktop with the keyboard alone, and Bob at a phone with a finger; both have a service worker."""
    ada, bob = [await open_app(name, service_workers="allow", **size) for name, size in WHO.items()]
    for person in (ada, bob):
        await person.hold_timers(1700, 1900)  # Qwinto's pages wait before they pass by themselves
    host = Hands(ada, "keys", "command", quotas=KEYS, keys_alone=True)
    guest = Hands(bob, "tap", "drag", "press", "command", quotas=FINGER, touch=True)
    return host, guest


async def test_two_people_meet_play_red7_and_begin_again(
    open_app: OpenApp, site: Arcus, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first page: a new table, its code, a bot, the game, the result, and a rematch."""
    host, guest = await pair(open_app)
    await pin_deal(monkeypatch, 1, host.person, guest.person)
    await join(guest, await open_table(host, "red7", rounds=2))
    await begin(host, guest)
    assert guest.person.update["table"]["setup"]["options"] == {"rounds": 2}
    played = Game(site, host, guest)
    await played.play()
    assert played.undone.total()
    for hands in (host, guest):
        assert not hands.wanted(), hands.used
    await rematch(host, guest)


async def sit_down(site: Arcus, journal: Journal, host: Hands, guest: Hands) -> None:
    """Open a written table in both pages."""
    table = await site.write(journal)
    for hands in (host, guest):
        await hands.person.sit_at(table)
    await site.sweep()


DECK = (
    "RO RY OY RW OK GW GB TB PK WK RT OB YG YT RG OT BP YW"  # each pair of faces once
    " RK GP OG TW YB PW RB OP YP GK TP BW RP OW YK TK BK GT"
)
SHORT = {  # options and a deal by which a game takes fifteen to twenty-five moves of each player
    "qwinto": ({}, 1),
    "rainbow": ({"deck": DECK}, 1),
    "kobito": ({"gold": "4:4 4:3 4:5 5:4 5:5 5:6 6:6 3:3"}, 2),
}


@pytest.mark.parametrize("game", SHORT)
async def test_two_people_play_on_a_phone_and_with_the_keyboard_alone(
    open_app: OpenApp, site: Arcus, game: str
) -> None:
    host, guest = await pair(open_app)
    options, number = SHORT[game]
    journal = Journal(game, SEATS[game], number=number, host=host.person, options=options)
    await sit_down(site, journal.sat(host.person, guest.person).bots().dealt(), host, guest)
    played = Game(site, host, guest)
    await played.play()
    assert played.undone.total() or game != "kobito"
    for hands in (host, guest):
        assert not hands.wanted(), hands.used


if SOAK:

    @pytest.mark.parametrize("number", range(1, 6))
    @pytest.mark.parametrize("game", GAMES)
    async def test_a_whole_game_by_every_means(open_app: OpenApp, site: Arcus, game: str, number: int) -> None:
        host = Hands(await open_app("Ada", **DESKTOP), *MEANS, quotas=ALL)
        guest = Hands(await open_app("Bob", **PHONE), *MEANS, quotas=ALL, touch=True)
        options = {"rounds": 3} if game == "red7" else {}
        journal = Journal(game, SEATS[game], number=number, host=host.person, options=options)
        await sit_down(site, journal.sat(host.person, guest.person).bots().dealt(), host, guest)
        await Game(site, host, guest).play()


class Dying:
    """A server of its own with two people at a table, one of whom makes a move while the server dies."""

    def __init__(self, server: ServerProcess, line: Line, browser: Browser) -> None:
        self.server = server
        self.line = line
        self.browser = browser
        self.store = Store(server.database)
        self.people: list[Person] = []
        self.hands: tuple[Hands, Hands]
        self.table = ""

    async def sit_down(self, journal: Callable[[Person, Person], Journal]) -> None:
        """Open a written table in two pages."""
        for name, size in (("Ada", DESKTOP), ("Bob", PHONE)):
            self.people.append(await visit(self.browser, self.line.url, name, **size))
        ada, bob = self.people
        server = Server(Services(self.store, ScriptedBots(), clock=ManualClock()))
        server.services.writer.start()
        self.table = await journal(ada, bob).write(server)
        await server.services.writer.stop()
        self.hands = (
            Hands(ada, "keys", quotas={"keys": 1}, keys_alone=True),
            Hands(bob, "tap", quotas={"tap": 1}, touch=True),
        )
        for hands in self.hands:
            await hands.person.sit_at(self.table)

    def drafted(self) -> int:
        """Return how many moves the journal in the database has."""
        return sum(isinstance(entry.change, Drafted) for entry in self.store.entries(self.table))

    async def move_and_die(self, hands: Hands, answered: bool) -> None:
        """Send a move and kill the server; once it is back on the same data, the move was made, once."""
        person, other, drafted = hands.person, other_of(self.hands, hands).person, self.drafted()
        before, sent = person.stage, person.sent
        await hands.move()
        await person.until(lambda: person.sent > sent, "for a move to be sent")
        if answered:
            await self.line.kept()
        await asyncio.to_thread(self.server.stop, signal.SIGKILL)
        assert self.drafted() == drafted + answered
        self.line.cut()
        other.update = {}
        await expect(hands.page.locator(".notice.lost")).to_be_visible()
        await asyncio.to_thread(self.server.start)
        await person.past(before)
        await other.heard()
        for each in self.hands:
            await expect(each.page.locator(".notice.lost")).to_have_count(0)
            assert not each.person.troubles
        assert self.drafted() == drafted + 1
        assert person.number == other.number


@pytest.fixture
async def dying(browser: Browser, tmp_path: Path) -> AsyncIterator[Dying]:
    """A server of its own on SQLite, reached by a line."""
    server = ServerProcess(tmp_path, "--data", str(tmp_path))
    await asyncio.to_thread(server.start)
    async with Line(server.port) as line:
        dying = Dying(server, line, browser)
        yield dying
        for person in dying.people:
            await person.context.close()
    dying.store.close()
    await asyncio.to_thread(server.stop, signal.SIGKILL)


async def test_a_move_is_made_although_the_server_is_killed_before_it_has_read_it(dying: Dying) -> None:
    # Bob is to move, and may lay a card or start a rainbow
    await dying.sit_down(lambda *people: Journal("kobito", 2, number=1).sat(*people).dealt())
    assert dying.server.process
    os.killpg(dying.server.process.pid, signal.SIGSTOP)
    await dying.move_and_die(dying.hands[1], answered=False)


async def test_a_move_is_made_once_although_the_server_is_killed_before_its_answer_arrives(dying: Dying) -> None:
    await dying.sit_down(lambda *people: Journal("rainbow", 2, number=1).sat(*people).dealt())  # Ada is to move
    dying.line.hold()
    await dying.move_and_die(dying.hands[0], answered=True)


async def test_on_one_device_a_hand_is_covered_until_its_owner_is_ready(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two people pass one phone to and fro; neither the page nor the server shows a hand to the other."""
    ada = await open_app("Ada", **PHONE)
    hands, page = Hands(ada, touch=True), ada.page
    await pin_deal(monkeypatch, 3, ada)  # Ada has Y7 G7 R6 Y3 R2 O2 G2 and leads with R6
    await hands.act(".game:nth-child(1) h2 button")  # on a phone the door shows all its ways when it is opened
    await hands.act('a[href$="/new/red7?with=device"]')
    await page.locator("form button[type=submit]:not(:disabled)").wait_for()
    await hands.choose("2")
    for field, name in zip(await page.locator(".people input").all(), ("Ada", "Bob"), strict=True):
        await field.fill(name)
    await hands.act("form button[type=submit]")
    await covered(hands, "Ada")
    await hands.act(".pass .button")
    cards = {"Y7", "G7", "R6", "Y3", "R2", "O2", "G2"}
    await page.locator(".hand [data-thing]").first.wait_for()
    assert {await each.get_attribute("data-thing") for each in await page.locator(".hand [data-thing]").all()} == cards
    await hands.take("R6")
    await hands.touch_it(page.locator('[data-place="palette"] > .target'))
    await hands.touch_it(page.locator(".bar .main:not(:disabled)"))
    await covered(hands, "Bob")
    await hands.act(".pass .button")
    await page.locator(".hand [data-thing]").first.wait_for()
    assert ada.update["you"]["facing"] == 1
    assert not cards & set(ada.update["view"]["table"]["hand"])
    await page.reload()
    await covered(hands, "Bob")
    assert not ada.troubles


async def covered(hands: Hands, name: str) -> None:
    """Check that the device asks for the next person, and that no hand is on it."""
    await expect(hands.page.locator(".pass h2")).to_contain_text(name)
    await hands.person.until(lambda: hands.person.update["you"]["facing"] is None, "for no seat to be shown")
    assert not hands.person.update["view"]["table"]["hand"]
    assert await hands.page.locator("[data-thing]").count() == 0
