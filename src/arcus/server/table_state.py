"""The state of a table, as a value: seats, game, proposals, clocks."""

from typing import Literal

import msgspec

from arcus.core.game import AnyChoice, AnyGame, Seat
from arcus.protocol import Claimable, Phase, Proposal, Series, Setup
from arcus.records.fair import Deal
from arcus.server.clocks import Clocks
from arcus.server.game_state import GameState
from arcus.server.seat_state import SeatState

STAND_IN = "casual"  # the level of bots that play for absent people
REVEAL = 20_000  # ms for clients to reveal their words before a deal becomes void
GRACE = 60_000  # ms of absence before others can make a claim
LONGEST_LIVE = 3600  # seconds in the bank up to which people are expected to stay at the table
Ended = Literal["", "played", "agreed", "resigned", "closed"]


class TableState(msgspec.Struct, frozen=True):
    """The state folded from a table's journal. Immutable: `fold.after` returns the next state."""

    id: str
    code: str
    setup: Setup
    rules: int
    host: str
    secret: str
    commitment: str
    begins_when_full: bool
    games: int
    """Of a rematch: the number of finished games of the series."""
    game: AnyGame
    seats: tuple[SeatState, ...]
    clocks: Clocks
    number: int = 0
    changed: int = 0
    phase: Phase = "gathering"
    ended: Ended = ""
    locked: bool = False
    question: Proposal | None = None
    next: str | None = None
    """The id of the table of the rematch."""
    voided: tuple[Deal, ...] = ()
    """The deals that were void."""
    reveal_by: int | None = None
    """While words are revealed: the time when the deal becomes void."""
    play: GameState | None = None
    """The game, once dealt."""
    acting: tuple[Seat, ...] = ()
    """The seats that must choose now."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's person or bot."""
        return tuple(seat.name or "-" for seat in self.seats)

    @property
    def words(self) -> list[str]:
        """By seat, its contribution to the deal, as far as revealed."""
        return [seat.word for seat in self.seats]

    @property
    def word_commitments(self) -> list[str]:
        """By seat, the hash of its contribution to the deal."""
        return [seat.word_commitment for seat in self.seats]

    def deadline(self) -> int | None:
        """Return the next time at which the table changes without a command: a void deal, or a clock that runs out."""
        return self.reveal_by if self.phase == "dealing" else self.clocks.deadline()

    @property
    def is_live(self) -> bool:
        """Whether people are expected to stay at the table, rather than to come and go."""
        return self.setup.clock is None or self.setup.clock.bank <= LONGEST_LIVE

    def reveal_limit(self) -> int:
        """Return for how many ms a deal waits for words; if people come and go, as long as for a move."""
        return REVEAL if self.is_live or self.setup.clock is None else self.setup.clock.bank * 1000

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Return the seats of a person."""
        return tuple([seat for seat, each in enumerate(self.seats) if each.person == person]) if person else ()

    def people_seats(self) -> tuple[Seat, ...]:
        """Return the seats where a person decides now."""
        return tuple(seat for seat, each in enumerate(self.seats) if each.person and not each.is_played_by_bot)

    def bots_due(self) -> tuple[Seat, ...]:
        """Return the seats for which a bot has to decide now."""
        return tuple([seat for seat in self.acting if self.seats[seat].is_played_by_bot])

    def draft_of(self, seat: Seat) -> tuple[AnyChoice, ...]:
        """Return a seat's steps, or its choice, in notation."""
        return self.play.draft_of(seat) if self.play is not None else ()

    def can_take_back(self, seat: Seat) -> bool:
        """Return whether a seat may ask to take back the last turn."""
        return self.phase == "playing" and self.play is not None and self.play.can_take_back(seat)

    def claims(self, seat: Seat) -> tuple[Claimable, ...]:
        """Return the claims that others may make on a seat whose person is away; none unless they wait for it.

        The win can be claimed from a stranger, if there is only one, and the clock is not one of hours or days.
        """
        if seat not in self.acting or self.seats[seat].kind != "person" or self.seats[seat].is_played_by_bot:
            return ()
        if not any(self.seats[each].person != self.seats[seat].person for each in self.people_seats()):
            return ()
        is_duel = sum(not each.lost for each in self.seats) == 2
        return ("win", "bot") if self.setup.public and is_duel and self.is_live else ("bot",)

    def is_rematch_agreed(self, gone: frozenset[Seat]) -> bool:
        """Return whether a rematch can be opened: everyone accepted except those who declined or are gone.

        At least two people must accept, unless only one played.
        """
        asked = self.question
        if self.phase != "over" or self.next is not None or asked is None or asked.what != "rematch":
            return False
        people = {seat: each.person for seat, each in enumerate(self.seats) if each.person and not each.is_erased}
        if not {*people} <= {*asked.agreed, *asked.declined, *gone}:
            return False
        agreed = {people[seat] for seat in asked.agreed if seat in people}
        return len(agreed) > 1 or agreed == {*people.values()}

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners, without seats that resigned or lost on time."""
        if self.phase != "over" or self.play is None or self.ended == "agreed":
            return ()
        left = [seat for seat, each in enumerate(self.seats) if not each.lost]
        outcome = self.play.match.outcome
        if not left or outcome is None:
            return tuple(left)
        best = max(outcome.points[seat] for seat in left)
        return tuple(seat for seat in left if outcome.points[seat] == best)

    @property
    def series(self) -> Series:
        """The score of the series, this game included once it is over."""
        won = self.winners
        wins = tuple(each.wins + (seat in won) for seat, each in enumerate(self.seats))
        return Series(self.games + (self.phase == "over"), wins)
