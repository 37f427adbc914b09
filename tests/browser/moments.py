"""Fixed moments of games, shown by the real page without a server, many per page load."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from arcus import protocol
from arcus.core.game import Seat
from arcus.server import changes
from arcus.server.broadcast import refresh_facing
from arcus.server.changes import AnyChange
from arcus.server.http import qr_svg
from arcus.server.updates import Updates
from tests.browser.person import Person
from tests.server.journal import Journal
from tests.server.manual import first_lively
from tests.server.servers import Listener

TABLE = "0" * 24
INIT = r"""
const Plain = WebSocket, sizes = new WeakMap(), watched = new Set();
const size = (each) => `${each.offsetWidth} ${each.offsetHeight}`;
window.ResizeObserver = class extends ResizeObserver {
  constructor(call) {
    super((entries, observer) => {
      for (const {target} of entries) sizes.set(target, size(target));
      call(entries, observer);
    });
  }
  observe(each, options) { watched.add(each); super.observe(each, options); }
  unobserve(each) { watched.delete(each); super.unobserve(each); }
};
// A list of moves beside the command line is looked at by the browser at each of its changes, which takes long.
const set = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) { if (name !== 'list') set.call(this, name, value); };
// A moment is fixed, however long it is looked at: nothing closes by itself, and no connection is given up.
const soon = window.setTimeout;
window.setTimeout = (call, ms = 0, ...rest) => (ms >= 6000 ? 0 : soon(call, ms, ...rest));
const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
const is_stale = () => [...watched].some((each) => each.isConnected && sizes.get(each) !== size(each));
window.stage = {
  moments: {}, answers: {}, asked: [], first: 0, moment: null, socket: null,
  write(message) { this.socket.onmessage({data: JSON.stringify(message)}); },
  // The events are numbered as if some were missed, so that the page starts its log anew.
  send() {
    this.write({...this.moment, first: ++this.first});
    this.first += this.moment.events.length;
  },
  // A frame has been drawn, so that what left is gone; and what is watched for its size has reported it.
  async settle() {
    await frame();
    for (let i = 0; i < 5 && is_stale(); i++) await frame();
  },
  async drawn() {
    const {view, you, table} = this.moment, is_between = you.seats.length > 1 && you.facing === null;
    const wanted = !view ? '.gather' : is_between ? '.pass' : `.board.${table.setup.game} > .grid`;
    do await this.settle();
    while (!document.querySelector(wanted));
    while (document.fonts.status === 'loading') await document.fonts.ready.then(() => this.settle());
  },
  // What comes next at the same table, with the events since then.
  go_on(moment) {
    this.moment = moment;
    this.write({...moment, first: this.first});
    this.first += moment.events.length;
  },
  async show(moment) {
    this.moment = moment;
    while (!this.socket) await frame();
    if (moment.view) this.write({...moment, view: {...moment.view, decision: -1}, events: [], first: ++this.first});
    this.send(); // at another decision, so that no hint of the last moment stays
    scrollTo(0, 0);
    await this.drawn();
  },
};
window.WebSocket = class {
  constructor(address) {
    if (!/\/api\/tables\/[0-9a-f]+\/socket/.test(address)) return new Plain(address);
    stage.socket = this;
    if (stage.moment) queueMicrotask(() => stage.send());
  }
  send(text) {
    const request = JSON.parse(text), answer = stage.answers[request.type];
    stage.asked.push(request);
    if (answer) queueMicrotask(() => stage.write({...answer, id: request.id}));
  }
  close() { if (stage.socket === this) stage.socket = null; }
};
// Answered here: while a test intercepts requests, the browser keeps no file for the next load of the page.
const ask = window.fetch, invitation = %s;
window.fetch = (what, options) =>
  /\/api\/tables\/[0-9a-f]+\/invitation$/.test(what) ? Promise.resolve(Response.json(invitation)) : ask(what, options);
"""
"""Replaces the socket of a table, and the server's answer about invitations."""
LINK = "https://arcus.example.org/j/ABCDEF"
INVITATION = {"url": LINK, "code": "ABCDEF", "qr": qr_svg(LINK)}
LOOK = """async (names) => {
  const found = [];
  for (const name of names) {
    await stage.show(stage.moments[name]);
    found.push(...(%s)(name).map((each) => `${name}: ${each}`));
  }
  return found;
}"""
LONGEST_RULE = {"red7": "5.1", "qwinto": "1.1", "rainbow": "5.1", "kobito": "1.3"}
FOLLOW_LINK = """(path) => {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""

Update = dict[str, Any]
Request = dict[str, Any]
Answer = dict[str, Any]


def put(journal: Journal, position: str) -> None:
    """Replace the position of a journal by one in notation."""
    table = journal.table
    assert table.play is not None
    match = table.play.match.copy()
    match.position = table.game.parse_position(position)
    play = replace(table.play, match=match)
    journal.table = replace(table, play=play, acting=play.to_act())


def update(journal: Journal, reader: Seat | None = 0, position: str = "", away: tuple[Seat, ...] = ()) -> Update:
    """Return the update that the server would send to the person on a seat, or to a spectator.

    A position in notation takes the place of the one that was played. People on the seats `away` are not connected.
    """
    if position:
        put(journal, position)
    table = journal.table
    who = table.seats[reader].person if reader is not None else "onlooker"
    connection = Listener(who)
    refresh_facing(table, connection)
    present = frozenset(seat for seat, each in enumerate(table.seats) if each.person) - {*away}
    updates = Updates()
    text = updates.update(table, connection, updates.common(table, present, 0, journal.now))
    assert text is not None
    found: Update = msgspec.json.decode(text)
    return found


def hints(shown: Update) -> Answer:
    """Return hints for a moment: its first moves."""
    best = shown["view"]["moves"][:3]
    moves = [{"move": each["number"], "text": each["text"], "value": 1.0} for each in best]
    return {"type": "hints", "decision": shown["view"]["decision"], "moves": moves}


def refusal(shown: Update) -> Answer:
    """Return a refusal by the rule with the longest text of the game."""
    game = shown["table"]["setup"]["game"]
    rule = LONGEST_RULE[game]
    return {"type": "answer", "refused": f"{game}-rule-{rule.replace('.', '-')}", "rule": rule, "detail": "no"}


class Stage:
    """A table's page whose server is the test: a script in the page replaces the table's socket.

    `script` says how the page's requests are answered: it maps the type of a request to the answer, without its id. A
    request of another type stays unanswered.
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self._kept: dict[str, Update] = {}
        """The moments stored in the page, by name."""
        self._game = ""

    async def _open(self, game: str) -> None:
        """Load the page of a table, unless that of the same game is loaded."""
        if not self._game:
            await self.page.add_init_script(INIT % json.dumps(INVITATION))
        if game != self._game:
            self._game, self._kept = game, {}
            await self.page.goto(f"{self.person.url}/t/{TABLE}")

    async def keep(self, moments: dict[str, Update]) -> None:
        """Store moments of one game in the page, to show them by name."""
        (game,) = {each["table"]["setup"]["game"] for each in moments.values()}
        await self._open(game)
        await self.page.evaluate("(moments) => Object.assign(stage.moments, moments)", moments)

    async def show(self, moment: Update | str) -> None:
        """Show a moment, given or stored; the page is loaded only for the first one of a game."""
        if isinstance(moment, str):
            await self.page.evaluate("(name) => stage.show(stage.moments[name])", moment)
            return
        await self._open(moment["table"]["setup"]["game"])
        await self.page.evaluate("(moment) => stage.show(moment)", moment)

    async def look(self, names: Iterable[str], check: str) -> list[str]:
        """Show stored moments one after the other, and return the findings of a check at each.

        All is done in one call. The check is the text of a function of the page that returns a list of texts; it is
        called with the name of the moment.
        """
        found: list[str] = await self.page.evaluate(LOOK % check, [*names])
        return found

    async def script(self, answers: dict[str, Answer]) -> None:
        """Set the answers to the page's requests from now on."""
        await self.page.evaluate("(answers) => { stage.answers = answers; }", answers)

    async def shown(self) -> Update:
        """Return the current moment."""
        found: Update = await self.page.evaluate("stage.moment")
        return found

    async def asked(self) -> list[Request]:
        """Return the requests that the page has sent."""
        found: list[Request] = await self.page.evaluate("stage.asked")
        return found

    async def speak(self, language: str) -> None:
        """Choose a language in the settings and return to the table, without reloading the page."""
        await switch_language(self.person, language)
        if self._game:
            await self.page.evaluate("history.back()")
            await self.page.evaluate("stage.drawn()")


async def switch_language(person: Person, language: str) -> None:
    """Go to the settings with a link inside of the app, and choose a language there."""
    await person.page.evaluate(FOLLOW_LINK, "/settings")
    await person.page.locator("#language").select_option(language)
    await person.page.locator(f'html[lang="{language}"]').wait_for()


class Guest(NamedTuple):
    """A person at a table, without an account."""

    id: str
    name: str


NAMES = ("Ada", "Balthasar", "Chiyo", "Dmitri", "Élodie", "Ferenc")
LONG_NAMES = (
    "Maximiliane von Freiberg",
    "Wolfeschlegelsteinhausen",
    "Krzysztof Brzęczyszczyk.",
    "Владислав Константинопол",
    "Þorsteinn Guðmundsson IV",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
)


class Moment(msgspec.Struct, frozen=True):
    """A game at a certain point, as a seat or a spectator sees it."""

    name: str
    game: str
    seats: int
    position: str = ""
    """A position in notation, instead of the dealt one."""
    reader: Seat | None = 0
    moves: tuple[str, ...] = ()
    """The moves from there."""
    plays: int = 0
    """The number of moves after that, each the first one that ends nothing."""
    options: dict[str, Any] = {}
    setup: dict[str, Any] = {}
    names: tuple[str, ...] = NAMES[:1]
    """The people; bots have the other seats."""
    number: int = 1
    """The number of the deal's secret."""
    then: Callable[[Journal], object] = lambda journal: None
    """Changes of the table afterwards."""
    away: tuple[Seat, ...] = ()

    def update(self) -> Update:
        """Return the server's update at this moment."""
        return update(self._journal(), self.reader, away=self.away)

    def updates(self, count: int) -> Iterator[Update]:
        """Yield the server's updates at this moment and after each of the next moves, with new events only."""
        journal, known = self._journal(), 0
        for _ in range(count + 1):
            sent = update(journal, self.reader, away=self.away)
            yield {**sent, "events": sent["events"][known:]}
            known = len(sent["events"])
            if not journal.table.acting:
                return
            journal.moves(first_lively(journal.view(journal.table.acting[0])))

    def _journal(self) -> Journal:
        journal = Journal(self.game, self.seats, number=self.number, options=self.options, **self.setup)
        guests = [Guest(f"p{seat}", name) for seat, name in enumerate(self.names)]
        journal.sat(*guests).bots().dealt()
        if self.position:
            put(journal, self.position)
        journal.moves(*self.moves)
        for _ in range(self.plays):
            if not journal.table.acting:
                break
            journal.moves(first_lively(journal.view(journal.table.acting[0])))
        self.then(journal)
        return journal


def gathering(game: str, seats: int, reader: Seat | None = 0, names: tuple[str, ...] = NAMES[:1]) -> Update:
    """Return the update for a table whose game has not begun."""
    journal = Journal(game, seats, number=1)
    journal.sat(*(Guest(f"p{seat}", name) for seat, name in enumerate(names)))
    return update(journal, reader)


def shared_device(game: str) -> Update:
    """Return the update for two people at one device, while it is passed on."""
    journal = Journal(game, 2, number=1)
    journal.sat(Guest("p0", "Ada"), Guest("p0", "Balthasar")).dealt()
    return update(journal, 0)


def between(game: str) -> dict[str, Update]:
    """Return updates around a game: before it, while it is paused, with a question, and after a loss."""
    return {
        "open": gathering(game, 2),
        "open, for a guest": gathering(game, 2, None),
        "full": gathering(game, 2, names=LONG_NAMES[:2]),
        "handed on": shared_device(game),
        "asked": _with_two(game, changes.Asked("end", 1)),
        "asking": _with_two(game, changes.Asked("take-back", 0)),
        "resting": _with_two(game, changes.Paused(True)),
        "stood in": _with_two(game, changes.StoodIn(0, "casual", "time")),
        "given up": _with_two(game, changes.Lost(0, "casual", "resigned"), NAMES),  # a long name has no room today
        "out of time": _with_two(game, changes.Lost(0, "casual", "time"), NAMES),
        "away": Moment("", game, 2, names=LONG_NAMES[:2], away=(1,)).update(),
        "closed": _with_two(game, changes.Closed()),
        "over": moment(game, "over").update(),
    }


def _with_two(game: str, deed: AnyChange, names: tuple[str, ...] = LONG_NAMES) -> Update:
    """Return the update for two people, after a change of their table."""
    return Moment("", game, 2, names=names[:2], then=lambda journal: journal.do(deed)).update()


def _ended(journal: Journal) -> None:
    """End the game by agreement."""
    journal.do(changes.Asked("end", 0))


def _gave_up(journal: Journal) -> None:
    """Let the second player resign, which ends a game for two."""
    journal.do(changes.Lost(1, "casual", "resigned"))


BOTH = {"advanced": True, "actions": True}
QUICK = {"clock": protocol.TimeControl(bank=180, gain=5)}
HELD8 = "B6O5V3R1G4Y2I7V6"
LONG = f"hand={HELD8}/V1O2/Y6R3/Y1B1 palette=Y4G2I6R5O7B3/R6B5I3/O4I5G6V4/R7B2 canvas=R2O1"
RED7 = (
    Moment("start", "red7", 2),
    Moment("three", "red7", 3, plays=5),
    Moment("other's turn", "red7", 3, "hand=B6O5/V1O2/Y6R3 palette=Y4G2I6/R6B5V3/O4I5G6 turn=1", names=NAMES[:3]),
    Moment("long hand", "red7", 4, LONG, options=BOTH, names=NAMES[:4]),
    Moment("long names", "red7", 4, LONG, names=LONG_NAMES[:4], options=BOTH),
    Moment("clock", "red7", 4, LONG, options=BOTH, setup=QUICK),
    Moment("one", "red7", 3, "hand=R1B6O5/V1O2/Y6R3 palette=Y4G2I6/R6B5V3/O4I5G6", options={"actions": True}),
    Moment(
        "asks one",
        "red7",
        3,
        "hand=B6O5/V1O2/Y6R3 palette=R1Y4G2I6/R6B5V3/O4I5 stage=one last=R1",
        options={"actions": True},
    ),
    Moment("asks five", "red7", 2, "palette=Y5G2I6/R6 hand=R7O5/V1 stage=five last=Y5", options={"actions": True}),
    Moment("seven", "red7", 2, "hand=G7B6O5V3/V1O2 palette=Y4G2I6/R6B5V2", options={"actions": True}),
    Moment(
        "asks seven",
        "red7",
        2,
        "hand=B6O5V3/V1O2 palette=G7Y4G2I6/R6B5 stage=seven last=G7",
        options={"actions": True},
    ),
    Moment(
        "asks draw",
        "red7",
        2,
        "hand=B6O5V3/V1O2 palette=Y4G2I6/R6B5 canvas=I7 stage=chance scored=R7O7/V7",
        options=BOTH,
    ),
    Moment("after", "red7", 2, "palette=Y4G2I6/R6 hand=I4O5/V1 stage=after last=I6", options=BOTH),
    Moment("done", "red7", 2, "palette=Y4G2I6/R6 hand=I4O5/V1 canvas=G6 stage=done"),
    Moment(
        "knocked out",
        "red7",
        4,
        "hand=-/V1O2/Y6R3/Y1B1 palette=-/R6B5I3/O4I5G6V4/R7B2 in=123 turn=1",
        names=NAMES[:4],
    ),
    Moment("rounds", "red7", 4, "hand=B6O5/V1O2/Y6/Y1 palette=Y4G2/R6/O4/R7 round=3", options={"rounds": 5}),
    Moment("onlooker", "red7", 4, LONG, reader=None, options=BOTH, names=NAMES[:4]),
    Moment("over", "red7", 3, plays=400),
    Moment("over, agreed", "red7", 2, plays=2, then=_ended),
    Moment("over, points", "red7", 4, plays=4000, options=BOTH, names=NAMES[:4]),
    Moment("over, given up", "red7", 2, plays=2, names=NAMES[:2], then=_gave_up),
)
SHEETS = "2@o2,4@o3,5@o4,6@o6,9@o7,11@o8,14@o9,1@y1,3@y3,7@y4,8@y5,12@y7,16@y10,4@p1,5@p2,8@p3,9@p5,11@p6,13@p8"
SIX_SHEETS = "/".join([SHEETS, "5@o4,9@o9", "2@y1,7@y4", "6@p2,7@p5", "-", SHEETS])
QWINTO = (
    Moment("start", "qwinto", 2, "stage=choose"),
    Moment("dealt", "qwinto", 3, plays=17),
    Moment("rolled", "qwinto", 3, "stage=rolled dice=o2y4p5"),
    Moment("write", "qwinto", 3, f"sheet={SHEETS}/-/- misthrows=2/1/0 stage=write dice=o5y5p5"),
    Moment("decided", "qwinto", 3, "stage=write dice=o4y2", moves=("write o2",), names=NAMES[:3]),
    Moment("late", "qwinto", 4, f"sheet={SHEETS}/{SHEETS}/{SHEETS}/- misthrows=3/2/1/0 stage=choose", names=NAMES[:4]),
    Moment("six", "qwinto", 6, f"sheet={SIX_SHEETS} misthrows=3/1/1/1/2/3 stage=write dice=o5y5p5", names=NAMES),
    Moment("long names", "qwinto", 6, f"sheet={SIX_SHEETS} stage=rolled dice=o6y6p6", names=LONG_NAMES),
    Moment("alone", "qwinto", 1, f"sheet={SHEETS} misthrows=2 stage=write dice=o5y5p5"),
    Moment("clock", "qwinto", 4, "stage=write dice=o5y5p5", setup=QUICK),
    Moment("onlooker", "qwinto", 6, f"sheet={SIX_SHEETS} stage=write dice=o5y5p5", reader=None, names=NAMES),
    Moment("over", "qwinto", 2, plays=2000),
    Moment("over, four", "qwinto", 4, plays=2000, names=NAMES[:4]),
    Moment("over, six", "qwinto", 6, plays=2000, names=LONG_NAMES),
)
RAINBOW = (
    Moment("start", "rainbow", 2),
    Moment("other's turn", "rainbow", 2, "hand=GTYWPK/OBRYTP row=Ro*yB turn=1", names=NAMES[:2]),
    Moment("row", "rainbow", 2, "hand=GTYWPK/OBRYTP row=RoYoGoTo*Bo"),
    Moment("memory", "rainbow", 2, "hand=GTYWPK/OBRYTP row=Ro*yB", setup={"memory_aid": True}),
    Moment("flipped", "rainbow", 2, "row=RoYoGoTo*Bo stage=flipped"),
    Moment("flipped, short row", "rainbow", 2, "row=Ro stage=flipped"),
    Moment("laid, short row", "rainbow", 2, "hand=--GTYW/rest row=RoYo stage=laid"),
    Moment("laid", "rainbow", 2, "hand=--GTYW/rest row=RoYoGoTo*Bo stage=laid"),
    Moment("again", "rainbow", 2, "hand=--GTYW/rest row=Ro stage=again"),
    Moment("last", "rainbow", 2, "hand=GTYWPK/OBRYTP row=RoyBtWPgOy", names=LONG_NAMES[:2]),
    Moment("middle", "rainbow", 2, plays=21),
    Moment("clock", "rainbow", 2, "hand=GTYWPK/OBRYTP row=RoYoGoTo*Bo", setup=QUICK),
    Moment("onlooker", "rainbow", 2, "hand=GTYWPK/OBRYTP row=Ro*yB", reader=None, names=NAMES[:2]),
    Moment("over", "rainbow", 2, plays=900),
)
WORKSHOP = (
    "hand=8,8,k,s,3/5,6/1,2 gold=7:6:6-7-k8,9:10:1-2,4:4:11 bench=4-5-6-k7,9-10/k3-4-5,7s7-8/- won=0:4:3,1:5:5"
    " penalty=2,4/-/k"
)
FULL = (
    "hand=8,12,k,12,9/5,6/1,2/- gold=9:10:1-2-3-4-5-6-7-8,8:9:5-6-7-8-9-10-11,7:8:6-7-k8"
    " bench=4-5-6-k7,9-10-11-12,1-2-3,10-11/k3-4-5,7s7-8/-/- won=0:4:3,1:5:5 penalty=2,4/-/k/-"
)
KOBITO = (
    Moment("start", "kobito", 2, number=4),
    Moment("middle", "kobito", 4, plays=51),
    Moment("other's turn", "kobito", 3, f"{WORKSHOP} turn=1", names=NAMES[:3]),
    Moment("workshop", "kobito", 3, WORKSHOP),
    Moment("full benches", "kobito", 4, FULL, names=LONG_NAMES[:4]),
    Moment("paying", "kobito", 2, "hand=3,3,9,s/5,6 gold=7:6:6,9:10:12,4:4:6"),
    Moment("owes", "kobito", 2, "hand=7,8,k/- gold=5:4:11-12,6:6:3,4:5:9 stage=paying owed=1 acted=1"),
    Moment("may stop", "kobito", 2, "hand=7,8,k/- gold=5:4:11-12,6:6:3,4:5:9 owed=0 acted=1"),
    Moment("leftover", "kobito", 2, "hand=7/- bench=4 gold=5:4:11-12,6:6:3,4:5:9 acted=1"),
    Moment("left", "kobito", 2, "hand=2/5,6 gold=7:6:7-8,9:10:1,4:4:11 bench=4-5-6/-"),
    Moment("six", "kobito", 6, plays=71, names=NAMES),
    Moment("clock", "kobito", 4, FULL, setup=QUICK),
    Moment("onlooker", "kobito", 4, FULL, reader=None, names=NAMES[:4]),
    Moment("over", "kobito", 2, plays=3000),
    Moment("over, five", "kobito", 5, plays=3000, names=NAMES[:5]),
)
MOMENTS = {"red7": RED7, "qwinto": QWINTO, "rainbow": RAINBOW, "kobito": KOBITO}
"""The stages of each game, and its hardest cases: long hands and benches, many players, long names."""


def moment(game: str, name: str) -> Moment:
    """Return a moment by its name."""
    return next(each for each in MOMENTS[game] if each.name == name)
