"""Rate and concurrency limits by address, in bounded memory."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from arcus.protocol import Refused
from arcus.server.clock import SYSTEM, Clock

MOST_BUCKETS = 20_000


class Bucket:
    """A token bucket: a burst of requests, then a steady rate per second."""

    def __init__(self, burst: float, rate: float, clock: Clock = SYSTEM) -> None:
        self.burst, self.rate, self._clock = burst, rate, clock
        self.level, self.at = burst, clock.monotonic()

    def takes(self) -> bool:
        """Take a token; return whether there was one."""
        now = self._clock.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class RateLimits:
    """Token buckets by kind of request and address; beyond `most`, the least recently used one is dropped.

    A dropped address starts again with a full bucket. The least recently used bucket has refilled most, so a flood
    from many addresses resets its own buckets and not those of others.
    """

    def __init__(self, clock: Clock, most: int = MOST_BUCKETS) -> None:
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def takes(self, what: str, address: str, burst: float, rate: float) -> bool:
        """Return whether an address may send one more request of this kind: `burst` at once, then `rate` a second."""
        key = what, address
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(burst, rate, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.takes()

    def __len__(self) -> int:
        return len(self._buckets)


class Concurrency:
    """A limit on concurrent operations: `each` of one address, `most` in total."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self._under_way: Counter[str] = Counter()

    @contextmanager
    def slot(self, address: str) -> Iterator[None]:
        """Hold a slot inside the block; raise Refused if there is none."""
        if self._under_way[address] >= self.each:
            raise Refused("server-too-often", f"at most {self.each} at a time from one address; wait for the others")
        if self._under_way.total() >= self.most:
            raise Refused("server-overloaded", f"the server does at most {self.most} of these at a time; try again")
        self._under_way[address] += 1
        try:
            yield
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]


def is_within(host: str, network: str) -> bool:
    """Return whether an address lies in a network, such as 10.0.0.0/8, or is the one address that it names.

    >>> is_within("172.30.0.9", "172.30.0.0/24"), is_within("127.0.0.2", "127.0.0.1"), is_within("ada", "::1")
    (True, False, False)
    """
    try:
        return ip_address(host.partition("%")[0]) in ip_network(network)
    except ValueError:
        return False


def network_of(host: str) -> str:
    """Return the unit that limits count: an IPv4 address, or the /64 network that a single IPv6 customer has.

    >>> network_of("2001:db8::1"), network_of("::ffff:192.0.2.1"), network_of("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))
