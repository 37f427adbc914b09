"""A table, as a value: who sits where, the game, questions, clocks."""

from typing import Literal

import msgspec

from arcus.core.game import AnyChoice, AnyGame, Seat
from arcus.protocol import Claimable, Phase, Proposal, Series, Setup
from arcus.records.fair import Deal
from arcus.server.clocks import Clocks
from arcus.server.game_state import GameState
from arcus.server.seat_state import SeatState

STAND_IN = "casual"  # who plays for people who are away
REVEAL = 20_000  # ms that pages have to reveal their words before a deal is void
GRACE = 60_000  # ms that a player may be away before others can claim anything
LONGEST_LIVE = 3600  # seconds in the bank of a game in which people stay at the table; with more they come and go
Ended = Literal["", "played", "agreed", "resigned", "closed"]


class TableState(msgspec.Struct, frozen=True):
    """Everything that a table's journal says. It is never changed: `fold.after` returns the next state."""

    id: str
    code: str
    setup: Setup
    rules: int
    host: str
    secret: str
    commitment: str
    begins_when_full: bool
    games: int
    """Of a rematch: how many games of the series are over."""
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
    """When the deal is void unless all words are revealed, while the cards are dealt."""
    play: GameState | None = None
    """The game, once it is dealt."""
    acting: tuple[Seat, ...] = ()
    """The seats that owe a decision now."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's person or bot."""
        return tuple(seat.name or "-" for seat in self.seats)

    @property
    def words(self) -> list[str]:
        """What each seat contributed to the deal, as far as it is revealed."""
        return [seat.word for seat in self.seats]

    @property
    def word_commitments(self) -> list[str]:
        """The hash of what each seat contributes to the deal."""
        return [seat.word_commitment for seat in self.seats]

    def deadline(self) -> int | None:
        """Return when something happens here without a command: a deal is void, or a clock runs out."""
        return self.reveal_by if self.phase == "dealing" else self.clocks.deadline()

    @property
    def is_live(self) -> bool:
        """Whether people stay at the table, rather than come and go."""
        return self.setup.clock is None or self.setup.clock.bank <= LONGEST_LIVE

    def reveal_limit(self) -> int:
        """Return for how many ms a deal waits for words; where people come and go, as long as for a move."""
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
        """Return what others may claim of a seat whose person is away: nothing unless they wait for its decision.

        The win can be claimed from a stranger, if there is only one, and the clock is not one of hours or days.
        """
        if seat not in self.acting or self.seats[seat].kind != "person" or self.seats[seat].is_played_by_bot:
            return ()
        if not any(self.seats[each].person != self.seats[seat].person for each in self.people_seats()):
            return ()
        is_duel = sum(not each.lost for each in self.seats) == 2
        return ("win", "bot") if self.setup.public and is_duel and self.is_live else ("bot",)

    def is_rematch_agreed(self, gone: frozenset[Seat]) -> bool:
        """Return whether a rematch can be opened: all people want it, but for those who declined or are gone.

        Unless one person is all that there is, it takes two.
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
        """Who has won, without those who gave up or lost by time."""
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
