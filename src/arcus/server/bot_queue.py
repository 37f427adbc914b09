"""The scheduling of bot computations: people share the processes evenly, and turns go before hints."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import msgspec

SPARED = 8  # every eighth call is one of the least urgent kind, so that none starves
EXPECTED = 0.2  # seconds charged for a call until its duration is known
MOST_ACCOUNTS = 1000  # beyond that, accounts without debt are dropped


class Urgency(IntEnum):
    """Kinds of calls, the most urgent first."""

    TURN = 0
    """A bot's turn at a table where people play."""
    HINT = 1
    UNATTENDED = 2
    """A bot's turn at a table where bots play for everybody."""
    ANALYSIS = 3
    """An estimate for the analysis of a finished game."""


class Requester(msgspec.Struct, frozen=True):
    """The person for whom a call runs: the host of a table, or the person who asked for a hint."""

    person: str = ""
    table: str = ""
    has_people: bool = True
    """Whether people play at the table."""


class Call:
    """A computation for a process, and its result."""

    def __init__(self, requester: Requester, urgency: Urgency, function: Callable[..., Any], given: tuple[Any, ...]):
        self.requester = requester
        self.urgency = urgency
        self.function = function
        self.given = given
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Waiting:
    """The waiting calls of one person; their tables take turns."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[Call]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._tables.values()))

    def put(self, call: Call) -> None:
        """Add a call."""
        self._tables.setdefault(call.requester.table, deque()).append(call)

    def take(self) -> Call:
        """Remove and return the next call."""
        table, calls = self._tables.popitem(last=False)
        call = calls.popleft()
        if calls:
            self._tables[table] = calls
        return call

    def discard(self, call: Call) -> None:
        """Remove a call if it is waiting here."""
        calls = self._tables.get(call.requester.table)
        if calls is not None and call in calls:
            calls.remove(call)
            if not calls:
                del self._tables[call.requester.table]


class FairQueue:
    """Calls that wait for a process.

    The next call is the most urgent one of the person who has used the least computing time. A new or returning
    person starts level with the one served last: nobody saves up time, and nobody is charged for an empty queue.
    """

    def __init__(self) -> None:
        self._waiting: dict[Urgency, dict[str, Waiting]] = {urgency: {} for urgency in Urgency}
        self._running: Counter[str] = Counter()
        self._seconds: dict[str, float] = {}
        """By person: the computing time charged so far."""
        self._level = 0.0
        """The computing time of the person served last."""
        self._taken = 0

    def count(self, urgency: Urgency) -> int:
        """Return the number of waiting calls of a kind."""
        return sum(map(len, self._waiting[urgency].values()))

    def put(self, call: Call) -> None:
        """Add a call."""
        person = call.requester.person
        if not self._is_active(person):
            self._drop_accounts()
            self._seconds[person] = max(self._seconds.get(person, 0.0), self._level)
        self._waiting[call.urgency].setdefault(person, Waiting()).put(call)

    def take(self, most_running: int) -> Call | None:
        """Remove and return the next call; None if everyone who waits already has `most_running` calls running."""
        kinds = [kind for kind in Urgency if any(self._running[each] < most_running for each in self._waiting[kind])]
        if not kinds:
            return None
        self._taken += 1
        waiting = self._waiting[kinds[-1] if self._taken % SPARED == 0 else kinds[0]]
        people = [person for person in waiting if self._running[person] < most_running]
        person = min(people, key=lambda each: (self._seconds[each], len(waiting[each])))
        self._level = max(self._level, self._seconds[person])
        self._seconds[person] += EXPECTED
        self._running[person] += 1
        call = waiting[person].take()
        if not waiting[person]:
            del waiting[person]
        return call

    def done(self, call: Call, seconds: float) -> None:
        """Charge the person with the time that a call took."""
        person = call.requester.person
        self._seconds[person] += seconds - EXPECTED
        self._running[person] -= 1
        if not self._running[person]:
            del self._running[person]

    def discard(self, call: Call) -> None:
        """Remove a call that nobody awaits any longer, unless it has been taken."""
        waiting, person = self._waiting[call.urgency], call.requester.person
        if person in waiting:
            waiting[person].discard(call)
            if not waiting[person]:
                del waiting[person]

    def _is_active(self, person: str) -> bool:
        return person in self._running or any(person in waiting for waiting in self._waiting.values())

    def _drop_accounts(self) -> None:
        """Drop the accounts of people who would start level anyway, if there are many."""
        if len(self._seconds) >= MOST_ACCOUNTS:
            self._seconds = {
                person: seconds
                for person, seconds in self._seconds.items()
                if seconds > self._level or self._is_active(person)
            }
