"""Limits on the connections of this process: in total, per address, and in time."""

from collections import Counter
from collections.abc import Callable
from enum import Enum

import structlog

from arcus.protocol import Refused
from arcus.server.clock import Clock
from arcus.server.rate_limits import is_within, network_of

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment] # the name has the type of the module

MOST_EACH = 256  # connections of one address, sockets included
MOST_IDLE_EACH = 64  # connections of one address that send no request
MOST_TURNED_AWAY = 64  # connections waiting to be refused; beyond that, they are refused before their request arrives
RESERVED = 160  # open files reserved for everything else: the database, bots, refusals
MOST_FILES = 65_536  # to request from the system
LOOK = 1.0  # seconds between two checks for late connections
SAY_AGAIN = 10.0  # seconds between two log lines with the same reason

log = structlog.get_logger()


class Wait(Enum):
    """What the server waits for on a connection; the value is the time limit in seconds."""

    NOTHING = float("inf")
    """Nothing: a request is being served, or the connection is a socket, which is pinged."""
    REQUEST = 10.0
    BODY = 30.0
    READING = 60.0
    """The client reading the response."""
    REFUSED = 5.0
    """The request of a connection that will be refused."""


class Peer:
    """The client at the other end of a connection."""

    def __init__(self, address: str, now: float, close: Callable[[], None]) -> None:
        self.address = address
        """Empty for the reverse proxy, whose connections belong to many people."""
        self.wait = Wait.REQUEST
        self.since = now
        self.close = close
        """Called when the connection is late."""


class Gate:
    """Admits connections while there is room, and closes late ones."""

    def __init__(self, clock: Clock, most: int, limits: bool = True, proxy: str = "") -> None:
        self.most = most
        self._clock = clock
        self._limits = limits
        self._proxy = proxy
        self._peers: set[Peer] = set()
        self._turned_away: set[Peer] = set()
        self._of: Counter[str] = Counter()
        self._idle_of: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        """By reason: the number of refusals since the last log line."""
        self._said: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._peers)

    def enter(self, host: str, close: Callable[[], None]) -> Peer:
        """Return the peer of a new connection; raise Refused if there is no room for it."""
        is_proxy = bool(self._proxy) and is_within(host, self._proxy)
        address = "" if is_proxy or not self._limits else network_of(host)
        if len(self._peers) >= self.most:
            raise self._refusal("server-overloaded", f"the server has {self.most} connections, which is all it takes")
        if address and self._of[address] >= MOST_EACH:
            detail = f"expected at most {MOST_EACH} connections from one address; close some or try again later"
            raise self._refusal("server-too-many-connections", detail)
        if address and self._idle_of[address] >= MOST_IDLE_EACH:
            detail = f"expected at most {MOST_IDLE_EACH} idle connections from one address; use or close them"
            raise self._refusal("server-too-many-connections", detail)
        peer = Peer(address, self._clock.monotonic(), close)
        self._peers.add(peer)
        self._of[address] += 1
        self._idle_of[address] += 1
        return peer

    def turn_away(self, close: Callable[[], None]) -> Peer:
        """Return a peer that will be refused once it has sent its request; it does not count as admitted."""
        peer = Peer("", self._clock.monotonic(), close)
        peer.wait = Wait.REFUSED
        self._turned_away.add(peer)
        return peer

    def is_patient(self) -> bool:
        """Return whether refusals may still wait for the request."""
        return len(self._turned_away) <= MOST_TURNED_AWAY

    def waits_for(self, peer: Peer, wait: Wait) -> None:
        """Set what the server waits for on a peer's connection from now on."""
        if peer.wait is not wait and peer in self._peers:
            self._idle_of[peer.address] += (wait is Wait.REQUEST) - (peer.wait is Wait.REQUEST)
            peer.wait, peer.since = wait, self._clock.monotonic()

    def leave(self, peer: Peer) -> None:
        """Remove a closed connection."""
        self._turned_away.discard(peer)
        if peer not in self._peers:
            return
        self.waits_for(peer, Wait.NOTHING)
        self._peers.remove(peer)
        self._of[peer.address] -= 1
        if not self._of[peer.address]:
            del self._of[peer.address], self._idle_of[peer.address]

    async def keep_watch(self) -> None:
        """Close late connections, periodically."""
        while True:
            await self._clock.sleep(LOOK)
            now = self._clock.monotonic()
            for peer in [each for each in self._peers | self._turned_away if now - each.since >= each.wait.value]:
                peer.close()

    def _refusal(self, message: str, detail: str) -> Refused:
        self._refused[message] += 1
        now = self._clock.monotonic()
        if now - self._said.get(message, -SAY_AGAIN) >= SAY_AGAIN:
            self._said[message] = now
            count = self._refused.pop(message)
            log.warning("connections refused", why=message, count=count, connections=len(self._peers), most=self.most)
        return Refused(message, detail)


def room_for_connections() -> int:
    """Raise the limit of open files as far as possible, and return how many connections it allows."""
    if resource is None:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            log.warning("limit of open files not raised", limit=soft, error=str(error))
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(16, files - RESERVED)
