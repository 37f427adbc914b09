"""A table, folded from its journal: who sits where, the game, drafts, clocks. It judges nothing and sends nothing."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from arcus.core.events import NO_EVENTS
from arcus.core.game import AnyGame, AnyView, Event, Seat, seats_of
from arcus.core.position import REVEALED, TURN_ENDED, Position
from arcus.games import make
from arcus.protocol import Claimable, Fairness, Phase, Proposal, SeatInfo, Series, TableInfo
from arcus.records.fair import FairProof, commitment, fair_seed
from arcus.records.luck import FairLuck
from arcus.records.match import Match
from arcus.records.record import Record
from arcus.server import deeds
from arcus.server.bot_names import bot_names
from arcus.server.clocks import Clocks
from arcus.server.deeds import AnyDeed, Entry
from arcus.server.strangers import with_defaults

STAND_IN = "casual"  # who plays for those who are away
GRACE = 60_000  # ms that a player may be away before others can claim anything
LONGEST_LIVE = 3600  # seconds in the bank of a game in which people stay at the table; with more they come and go

NOBODY_AWAY: Mapping[Seat, int] = {}


class Chair:
    """Who sits on one seat."""

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.former_name = ""
        """Of a bot: its name in the game before."""
        self.level = ""
        self.word = ""
        self.wins = 0
        """In the games of the series before this one."""
        self.is_erased = False
        """The account of the person was deleted: nobody comes back."""
        self.stand_in = False
        self.lost_by: Literal["resigned", "time", "away"] | None = None

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """What sits here."""
        if self.person:
            return "person"
        return "bot" if self.level else "open"

    @property
    def lost(self) -> bool:
        """Can this seat not win any more?"""
        return self.lost_by is not None

    @property
    def is_played_by_bot(self) -> bool:
        """Does a bot decide for this seat now?"""
        return bool(self.level)


class Table:
    """Everything about one table that its journal says."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.number = 0
        self.changed = 0
        self.phase: Phase = "gathering"
        self.ended: Literal["", "played", "agreed", "resigned", "closed"] = ""
        self.chairs: list[Chair] = []
        self.locked = False
        self.question: Proposal | None = None
        self.next: str | None = None
        self.match: Match | None = None
        self.draft: list[int] = []
        """The steps of the turn that is being put together."""
        self.ahead: Position | None = None
        """The position after the draft."""
        self.choices: dict[Seat, int] = {}
        """Where all choose at once: who has chosen what."""
        self.commits = 0
        """Grows whenever anybody may see something new."""
        self.orders = 0
        """Grows with everything but steps: while it stays, so does all that is told of a table but for its seats."""
        self.steps = 0
        """Grows with every step that is drafted or undone."""
        self._shifts: list[tuple[int, int]] = [(0, 0)]
        """From which fact on its number as an event is higher than its own, and by how much: as many as were taken back
        before it came, for numbers of events only grow."""
        self._turns: list[tuple[int, bool]] = []
        """By turn: how many moves had been played at its end, and whether it showed something hidden."""
        self._bare = True
        """Nothing hidden was shown in the turn so far."""
        self._moved: set[Seat] = set()
        """Who played something with the newest entry."""
        self._acting: tuple[Seat, ...] | None = None
        self._seats: dict[str, tuple[Seat, ...]] | None = None
        """By person; both are worked out when somebody asks, and forgotten with the next entry."""
        self._past: deque[tuple[Position, int]] = deque()
        """For onlookers: positions and numbers of facts at the end of the last turns."""

    # -- the fold

    def fold(self, entries: Iterable[Entry]) -> None:
        """Take in what has happened; entries must follow each other without a gap."""
        for entry in entries:
            self.steps += 1
            if entry.number != self.number + 1:
                raise ValueError(f"table {self.id}: entry {entry.number} does not follow {self.number}")
            self._moved.clear()
            self._do(entry.deed, entry.at)
            self.number = entry.number
            self.changed = entry.at
            self._acting = None
            if not isinstance(entry.deed, deeds.Drafted | deeds.Undid):
                self._seats = None
                self.orders += 1
            if self.setup.clock is not None and self.phase in ("playing", "paused"):
                thinking = self._thinking()
                self.clocks.run(entry.at, thinking, self._done(thinking))

    def _do(self, deed: AnyDeed, at: int) -> None:
        match deed:
            case deeds.Opened():
                self._open(deed)
            case deeds.Sat(seat, person, name, word, wins):
                before, chair = self.chairs[seat], Chair()
                chair.person, chair.name, chair.word = person, name, word
                chair.wins = before.wins if before.person == person else wins
                self.chairs[seat] = chair
                self._name_bots()
            case deeds.Rose(seat):
                self.chairs[seat] = Chair()
                self._name_bots()
            case deeds.BotSat(seat, level, name, wins):
                chair = self.chairs[seat] = Chair()
                chair.level, chair.former_name, chair.wins = level, name, wins
                self._name_bots()
            case deeds.Began():
                self._begin()
            case deeds.Drafted(seat, move):
                self._draft(seat, self.game.parse_move(move))
            case deeds.Undid(seat):
                self._undo(seat)
            case deeds.StoodIn(seat, level):
                self._drop_draft(seat)
                self.chairs[seat].level, self.chairs[seat].stand_in = level, True
                self._settle()
            case deeds.Returned(seat):
                self.chairs[seat].level, self.chairs[seat].stand_in = "", False
                if self.setup.absent == "bot":  # where the late lose, nobody comes back from being late
                    self.clocks.refill(seat)
            case deeds.Lost(seat, level, why, claimed_by):
                self._lose(seat, level, why if claimed_by is None else "away")
            case deeds.Asked(what, seat):
                self.question = Proposal(what, seat, (seat,))
                self._settle()
            case deeds.Agreed(seat, yes, "rematch"):
                self._answer_rematch(seat, yes)
            case deeds.Agreed(seat, yes):
                self._answer(seat, yes)
            case deeds.GaveTime(seat):
                self.clocks.give(seat)
            case deeds.Paused(on):
                self.phase = "paused" if on else "playing"
            case deeds.Locked(on):
                self.locked = on
            case deeds.Rematched(name):
                self.next, self.question = name, None
            case deeds.Closed():
                self.phase = "over" if self.phase == "over" else "closed"
                self.ended = self.ended or "closed"
                self.clocks.stop()
            case deeds.Forgot(person, pseudonym):
                self._forget(person, pseudonym)

    def _open(self, deed: deeds.Opened) -> None:
        self.code, self.setup, self.rules = deed.code, with_defaults(deed.setup), deed.rules
        self.host, self.secret = deed.host, deed.secret
        self.begins_when_full, self.games = deed.begins_when_full, deed.games
        self.commitment = commitment(deed.secret)
        self.game: AnyGame = make(deed.setup.game, deed.setup.seats, deed.setup.options)
        self.chairs = [Chair() for _ in range(deed.setup.seats)]
        self.clocks = Clocks(deed.setup.clock, deed.setup.seats)

    def _name_bots(self) -> None:
        """Name the bots; a bot whose name a person has gets another one."""
        people = [chair.name for chair in self.chairs if chair.person]
        names = bot_names(self.id, [chair.former_name for chair in self.chairs], people)
        for chair, name in zip(self.chairs, names, strict=True):
            if chair.kind == "bot":
                chair.name = name

    def _begin(self) -> None:
        self.luck = FairLuck(bytes.fromhex(fair_seed(self.secret, self.words)))
        self.match = Match(self.game, self.luck, tuple(self.names))
        self.phase = "playing"
        self.commits += 1
        self._remember()

    def _draft(self, seat: Seat, move: int) -> None:
        match = self._match
        acting = seats_of(match.position.to_act())
        if len(acting) > 1:
            self.choices[seat] = move
            if len(self.choices) == len(acting):
                self._commit([(other, self.choices[other]) for other in acting])
            return
        if self.ahead is None:
            self.ahead = match.position.copy()
        flags = self.ahead.play(seat, move, self.luck, NO_EVENTS)
        self.draft.append(move)
        if flags or self.ahead.to_act() != match.position.to_act():
            self._commit([(seat, step) for step in self.draft])

    def _commit(self, moves: list[tuple[Seat, int]]) -> None:
        """Play what can't be taken back any more."""
        match = self._match
        for seat, move in moves:
            flags = match.play(seat, move)
            self._moved.add(seat)
            self._bare = self._bare and not flags & REVEALED
            if flags & TURN_ENDED:
                self._turns.append((len(match.moves), self._bare))
                self._bare = True
                self._remember()
        self._clear()
        if self.question is not None and self.question.what == "take-back":
            self.question = None  # that turn is not the last any more
            self.orders += 1
        if match.position.to_act() == 0:
            self._end("played")

    def sight(self, seat: Seat | None) -> tuple[int, int]:
        """Changes whenever the view of a seat, or of onlookers, may have; until then what was written of it holds."""
        return self.commits, self.steps if seat is not None and self.is_drafting(seat) else 0

    def is_drafting(self, seat: Seat) -> bool:
        """Has a seat made a choice, or steps, that only it can see?"""
        if seat in self.choices:
            return True
        return bool(self.draft) and self.match is not None and bool(self.match.position.to_act() == 1 << seat)

    def _remember(self) -> None:
        """Keep the end of a turn for onlookers who lag behind."""
        match = self._match
        self._past.append((match.position.copy(), len(match.facts)))
        while len(self._past) > (self.setup.spectators or 0) + 1:
            self._past.popleft()

    def _undo(self, seat: Seat) -> None:
        if self.choices.pop(seat, None) is None:
            self.draft.pop()
            self.ahead = self._match.position.copy()
            for move in self.draft:
                self.ahead.play(seat, move, self.luck, NO_EVENTS)

    def _drop_draft(self, seat: Seat) -> None:
        self.choices.pop(seat, None)
        if self.match is not None and self.match.position.to_act() == 1 << seat:
            self.draft, self.ahead = [], None

    def _clear(self) -> None:
        self.commits += 1
        self.draft, self.ahead, self.choices = [], None, {}

    def _lose(self, seat: Seat, level: str, why: Literal["resigned", "time", "away"]) -> None:
        chair = self.chairs[seat]
        chair.level, chair.lost_by = level, why
        self._drop_draft(seat)
        if sum(not each.lost for each in self.chairs) < 2:
            self._end("resigned")
        self._settle()

    def _answer(self, seat: Seat, yes: bool) -> None:
        if self.question is None:
            return
        if not yes:
            self.question = None
            return
        agreed = tuple(sorted({*self.question.agreed, seat}))
        self.question = Proposal(self.question.what, self.question.seat, agreed)
        self._settle()

    def _answer_rematch(self, seat: Seat, yes: bool) -> None:
        """Propose, accept or decline a rematch, for all seats of the same person."""
        asked = self.question or Proposal("rematch", seat, ())
        own = {each for each, chair in enumerate(self.chairs) if chair.person == self.chairs[seat].person}
        agreed = sorted({*asked.agreed} | own if yes else {*asked.agreed} - own)
        declined = sorted({*asked.declined} - own if yes else {*asked.declined} | own)
        first = asked.seat if asked.seat in agreed else next(iter(agreed), seat)
        self.question = Proposal("rematch", first, tuple(agreed), tuple(declined)) if agreed else None

    def _settle(self) -> None:
        """Carry out what all people have agreed to; those whom a bot stands in for are not asked."""
        asked, people = self.question, self.people_seats()
        if asked is None or not people or any(seat not in asked.agreed for seat in people):
            return
        self.question = None
        if asked.what == "end":
            self._end("agreed")
        else:
            self._take_back()

    def _take_back(self) -> None:
        """Begin the last turn again: the game without its moves."""
        old = self._match
        self._turns.pop()
        kept = self._turns[-1][0] if self._turns else 0
        self.match = Match(self.game, self.luck, old.names)
        for seat, move in old.moves[:kept]:
            self.match.play(seat, move)
        kept_facts, gone = len(self.match.facts), len(old.facts) - len(self.match.facts)
        shift = self._shifts[-1][1] + gone
        self._shifts = [each for each in self._shifts if each[0] < kept_facts] + [(kept_facts, shift)]
        self._bare = True
        self._clear()
        self._past.pop()  # onlookers go on where they are, however far they lag behind
        if not self._past:
            self._remember()

    def _end(self, how: Literal["played", "agreed", "resigned"]) -> None:
        self._clear()
        self.orders += 1
        self.phase, self.ended, self.question = "over", how, None
        self.clocks.stop()

    def _forget(self, person: str, pseudonym: str) -> None:
        for chair in self.chairs:
            if chair.person == person:
                chair.person, chair.name, chair.is_erased = pseudonym, pseudonym, True
        if self.host == person:
            others = [chair.person for chair in self.chairs if chair.person not in ("", pseudonym)]
            self.host = next(iter(others), pseudonym)
        if self.match is not None:
            self.match.names = tuple(self.names)

    # -- what it is

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise ValueError(f"table {self.id}: nothing is dealt yet")
        return self.match

    @property
    def names(self) -> list[str]:
        """The name of each seat's person or bot."""
        return [chair.name or "-" for chair in self.chairs]

    @property
    def words(self) -> list[str]:
        """What each seat mixed into the deal."""
        return [chair.word for chair in self.chairs]

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person."""
        if self._seats is None:
            self._seats = {}
            for seat, chair in enumerate(self.chairs):
                if chair.person:
                    self._seats[chair.person] = (*self._seats.get(chair.person, ()), seat)
        return self._seats.get(person, ())

    def people_seats(self) -> tuple[Seat, ...]:
        """The seats where a person decides now."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.person and not chair.is_played_by_bot)

    def claims(self, seat: Seat) -> tuple[Claimable, ...]:
        """Return what others may claim of a seat whose person is away: nothing unless they wait for its decision.

        The win can be claimed from a stranger, if there is only one, and the clock is not one of hours or days.
        """
        if seat not in self.acting() or self.chairs[seat].kind != "person" or self.chairs[seat].is_played_by_bot:
            return ()
        if not any(self.chairs[each].person != self.chairs[seat].person for each in self.people_seats()):
            return ()
        is_live = self.setup.clock is None or self.setup.clock.bank <= LONGEST_LIVE
        is_duel = sum(not chair.lost for chair in self.chairs) == 2
        return ("win", "bot") if self.setup.public and is_duel and is_live else ("bot",)

    def is_rematch_agreed(self, gone: frozenset[Seat]) -> bool:
        """Return whether a rematch can be opened: all people want it, but for those who declined or are gone.

        Unless one person is all that there is, it takes two.
        """
        asked = self.question
        if self.phase != "over" or self.next is not None or asked is None or asked.what != "rematch":
            return False
        people = {seat: chair.person for seat, chair in enumerate(self.chairs) if chair.person and not chair.is_erased}
        if not {*people} <= {*asked.agreed, *asked.declined, *gone}:
            return False
        agreed = {people[seat] for seat in asked.agreed if seat in people}
        return len(agreed) > 1 or agreed == {*people.values()}

    def acting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now."""
        if self._acting is None:
            self._acting = self._to_act()
        return self._acting

    def _to_act(self) -> tuple[Seat, ...]:
        if self.match is None or self.phase != "playing":
            return ()
        owing = seats_of((self.ahead or self.match.position).to_act())
        return tuple(seat for seat in owing if seat not in self.choices) if self.choices else owing

    def _thinking(self) -> tuple[Seat, ...]:
        """The seats whose clock runs."""
        return tuple(seat for seat in self.acting() if not self.chairs[seat].is_played_by_bot)

    def _done(self, thinking: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats that the clock credits: who played and do not just go on, and all who chose at once."""
        have_chosen = len(self._moved) > 1
        moved = (seat for seat in self._moved if not self.chairs[seat].is_played_by_bot)
        return tuple(seat for seat in moved if have_chosen or seat not in thinking)

    def bots_due(self) -> tuple[Seat, ...]:
        """The seats for which a bot has to decide now."""
        return tuple(seat for seat in self.acting() if self.chairs[seat].is_played_by_bot)

    def position_of(self, seat: Seat) -> Position:
        """The position as a seat sees it: with its own draft."""
        match = self._match
        if seat in self.choices:
            own = match.position.copy()
            own.play(seat, self.choices[seat], self.luck, NO_EVENTS)
            return own
        if self.ahead is not None and self.is_drafting(seat):
            return self.ahead
        return match.position

    def view(self, seat: Seat | None) -> AnyView | None:
        """What a seat sees, with its draft; what onlookers see, as far behind as the table says."""
        if self.match is None:
            return None
        position = self._shown()[0] if seat is None else self.position_of(seat)
        return self.game.view(position, seat)

    def common_view(self) -> AnyView | None:
        """What lies open to all, for a shared device that is being passed on."""
        return self.game.view(self.match.position, None) if self.match else None

    def _shown(self) -> tuple[Position, int]:
        match = self._match
        if self.phase == "over" or not self.setup.spectators:
            return match.position, len(match.facts)
        return self._past[0]

    def told(self, seat: Seat | None) -> int:
        """How many facts a seat, or an onlooker, has been told; numbers only grow."""
        if self.match is None:
            return 0
        return self._number(self._shown()[1] if seat is None else len(self.match.facts))

    def _number(self, fact: int) -> int:
        """The number of a fact as an event."""
        for start, shift in reversed(self._shifts):
            if start <= fact:
                return fact + shift
        return fact

    def _fact(self, number: int) -> int:
        """The first fact whose number as an event is this or higher."""
        end: int | None = None
        for start, shift in reversed(self._shifts):
            if number - shift >= start:
                return number - shift if end is None else min(number - shift, end)
            end = start
        return 0

    def events(self, seat: Seat | None, since: int) -> tuple[Event, ...]:
        """What a seat, or an onlooker, saw from a number on."""
        if self.match is None or since >= self.told(seat):
            return ()
        end = self._shown()[1] if seat is None else len(self.match.facts)
        return self.game.events(self.match.facts[self._fact(since) : end], seat)

    def draft_of(self, seat: Seat) -> tuple[str, ...]:
        """A seat's steps, or its choice, in notation."""
        if not self.draft and not self.choices:
            return ()
        if seat in self.choices:
            return (self.game.move_text(self.choices[seat]),)
        if self.is_drafting(seat):
            return tuple(self.game.move_text(move) for move in self.draft)
        return ()

    def can_take_back(self, seat: Seat) -> bool:
        """Was the last turn this seat's, with nothing shown, and nothing done since?"""
        if self.match is None or not self._turns or not self._turns[-1][1] or self.match.moves[-1][0] != seat:
            return False
        is_last = self._turns[-1][0] == len(self.match.moves)
        return is_last and self.phase == "playing" and not self.draft and not self.choices

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, those left out who gave up or lost by time."""
        if self.phase != "over" or self.match is None or self.ended == "agreed":
            return ()
        left = [seat for seat, chair in enumerate(self.chairs) if not chair.lost]
        if not left or self.match.outcome is None:
            return tuple(left)
        best = max(self.match.outcome.points[seat] for seat in left)
        return tuple(seat for seat in left if self.match.outcome.points[seat] == best)

    @property
    def series(self) -> Series:
        """The score of the series, this game included once it is over."""
        won = self.winners
        wins = tuple(chair.wins + (seat in won) for seat, chair in enumerate(self.chairs))
        return Series(self.games + (self.phase == "over"), wins)

    def seat_infos(
        self, present: frozenset[Seat], now: int, away: Mapping[Seat, int] = NOBODY_AWAY
    ) -> Iterator[SeatInfo]:
        """Every seat, as everybody may see it; `away` holds for how many ms people have been away."""
        acting = self.acting()
        outcome = self.match.outcome if self.match else None
        for seat, chair in enumerate(self.chairs):
            claims = self.claims(seat) if seat in away else ()
            yield SeatInfo(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                present=seat in present,
                away_ms=away.get(seat),
                claims=claims,
                claims_in_ms=max(0, GRACE - away[seat]) if claims else None,
                stand_in=chair.stand_in,
                to_act=seat in acting,
                decided=seat in self.choices,
                steps=len(self.draft) if seat in acting else 0,
                left_ms=self.clocks.left(seat, now) if self.phase != "gathering" else None,
                lost=chair.lost,
                lost_by=chair.lost_by,
                points=outcome.points[seat] if outcome and self.phase == "over" else None,
            )

    def info(
        self, present: frozenset[Seat], onlookers: int, now: int, away: Mapping[Seat, int] = NOBODY_AWAY
    ) -> TableInfo:
        """The table, as everybody at it may see it."""
        return TableInfo(
            id=self.id,
            code=self.code,
            setup=self.setup,
            rules=self.rules,
            phase=self.phase,
            number=self.number,
            seats=tuple(self.seat_infos(present, now, away)),
            locked=self.locked,
            begins_when_full=self.begins_when_full,
            fairness=Fairness(self.commitment, tuple(self.words), self.secret if self.phase == "over" else None),
            question=self.question,
            next=self.next,
            onlookers=onlookers,
            ended=self.ended,
            winners=self.winners,
            series=self.series,
        )

    def record(self) -> Record | None:
        """The game's record so far, with its proof once it is over; None before the deal."""
        if self.match is None:
            return None
        record = self.match.record()
        if self.phase == "over":
            record.seed = f"fair:{self.luck.seed.hex()}"
            record.fair = FairProof(self.commitment, self.words, self.secret)
            record.ended = self.ended if self.ended in ("agreed", "resigned") else ""
        return record
