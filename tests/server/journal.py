"""A table's journal, built by a test: a chosen secret, people, moves. Written to a store, it is a table."""

import random
from typing import Any, Protocol, Self

import pytest

from arcus import protocol
from arcus.core.game import AnyView
from arcus.games import GAMES
from arcus.protocol import Refused
from arcus.records.fair import word_commitment
from arcus.server import changes
from arcus.server.changes import AnyChange, Entry
from arcus.server.command_checks import Actor
from arcus.server.commands import decide
from arcus.server.fold import after, folded
from arcus.server.journal_store import Append
from arcus.server.server import Server
from arcus.server.store import new_id
from arcus.server.table_info import view_of
from arcus.server.table_journal import DatabaseJournal
from arcus.server.table_state import TableState

WORD = "0" * 16


def secret(number: int) -> str:
    """Return the secret with this number, which determines the deal if everyone's word is `WORD`."""
    return f"{number:064x}"


SECRET = "ab" * 32


class Account(Protocol):
    """A person with an account on the server."""

    @property
    def id(self) -> str:
        """The person's id."""

    @property
    def name(self) -> str:
        """The person's name."""


class Journal:
    """A journal under construction, with a time that the test sets.

    People who need no account are `p0`, `p1`, … by their seat.
    """

    def __init__(
        self,
        game: str = "red7",
        seats: int = 2,
        *,
        number: int | None = None,
        host: Account | None = None,
        now: int = 1_000_000,
        **setup: Any,
    ) -> None:
        self.now = now
        self.people: dict[int, Account] = {}
        opened = changes.Opened(
            new_id()[:6].upper(),
            protocol.Setup(game, seats, **setup),
            GAMES[game].rules_version,
            host.id if host else "p0",
            SECRET if number is None else secret(number),
        )
        self.entries = [Entry(1, now, opened)]
        self.table: TableState = folded(new_id(), self.entries)

    def do(self, change: AnyChange) -> None:
        """Add a change, without checking whether it is allowed."""
        entry = Entry(self.table.number + 1, self.now, changes.decode(changes.encode(change)))
        self.entries.append(entry)
        self.table = after(self.table, entry)

    def _actor(self, seat: int) -> Actor:
        person = self.people.get(seat)
        return Actor(person.id, person.name) if person else Actor(f"p{seat}", f"P{seat}")

    def ask(self, seat: int, request: Any) -> None:
        """Add the change for a request of the person on a seat."""
        change = decide(self.table, self._actor(seat), request)
        assert change is not None, f"{request} was granted before"
        self.do(change)

    def refused(self, seat: int, request: Any) -> str:
        """Return why a request of the person on a seat is refused."""
        with pytest.raises(Refused) as refused:
            decide(self.table, self._actor(seat), request)
        return refused.value.message

    def sat(self, *people: Account) -> Self:
        """Seat these people, the first on seat 0."""
        for seat, person in enumerate(people):
            self.people[seat] = person
            self._sit(seat, person.id, person.name)
        return self

    def _sit(self, seat: int, person: str, name: str) -> None:
        self.do(changes.Sat(seat, person, name, word_commitment=word_commitment(self.table.commitment, WORD)))

    def bots(self, level: str = "random") -> Self:
        """Seat bots on all open seats."""
        for seat, each in enumerate(self.table.seats):
            if each.kind == "open":
                self.do(changes.BotSat(seat, level))
        return self

    def dealt(self) -> Self:
        """Begin the game, and reveal all words."""
        self.do(changes.Began())
        return self.revealed()

    def revealed(self) -> Self:
        """Reveal all committed words."""
        for seat, each in enumerate(self.table.seats):
            if each.owes_word:
                self.do(changes.Revealed(seat, WORD))
        return self

    def begun(self) -> Self:
        """Seat `p0`, `p1`, …, and begin the game."""
        for seat in range(self.table.setup.seats):
            self._sit(seat, f"p{seat}", f"P{seat}")
        self.ask(0, protocol.Begin(id=1))
        return self.revealed()

    def view(self, seat: int | None) -> AnyView:
        """Return the view of a seat."""
        view = view_of(self.table, seat)
        assert view is not None
        return view

    def moves(self, *texts: str) -> Self:
        """Play moves in notation, each for the first seat that is to act; each must be legal."""
        for text in texts:
            seat = self.table.acting[0]
            legal = [move.text for move in self.view(seat).moves]
            assert text in legal, f"seat {seat} can't play {text!r}, only {legal}"
            self.do(changes.Drafted(seat, text))
        return self

    def play(self, seat: int, text: str | None = None, rng: random.Random | None = None) -> None:
        """Play a move of a seat that begins with this text, or any; a choice among several is random."""
        view = self.view(seat)
        moves = [move for move in view.moves if text is None or move.text.startswith(text)]
        assert moves, f"{text} is none of {[move.text for move in view.moves]}"
        move = (rng or random.Random(1)).choice(moves)
        self.ask(seat, protocol.Play(id=1, decision=view.decision, move=move.number))

    def play_on(self, rng: random.Random, most: int = 10_000) -> None:
        """Play random moves, and sometimes undo one."""
        while self.table.acting and most:
            seat = rng.choice(self.table.acting)
            self.play(seat, rng=rng)
            if self.table.draft_of(seat) and rng.random() < 0.2:
                self.ask(seat, protocol.Undo(id=1))
            most -= 1

    async def write(self, server: Server) -> str:
        """Write the journal to a server's store, as if it had been played there; returns the table's id.

        It is there at once: a lobby that looks meanwhile finds all of it or nothing. Bots that are due are nobody's, so
        that the next sweep has them move.
        """
        kept, state = DatabaseJournal(server.services, self.table.id), folded(self.table.id, self.entries[:1])
        appends: list[Append] = []
        for entry in self.entries:
            state = state if entry.number == 1 else after(state, entry)
            append = kept.append_of(entry, changes.encode(entry.change), state)
            if append.row is not None:
                append.row["lease"] = 0
            appends.append(append)
        await server.services.writer.do(lambda database: server.services.store.append(database, appends))
        return self.table.id
