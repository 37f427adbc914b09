"""Limits by address hold however many addresses come."""

import pytest

from arcus.server.rate_limits import RateLimits, network_of
from tests.server.client import Player
from tests.server.inprocess import running
from tests.server.manual import ManualClock


async def test_many_addresses_do_not_reset_the_limit_of_another(emptied: str) -> None:
    """Each time 20,000 addresses had come, everybody's limits were forgotten."""
    async with running(emptied, limits=True) as server, Player(server, "Eve") as eve:
        rates = server.context.rates
        for _ in range(120):
            await eve.http.get("/api/me")
        for number in range(20_100):
            rates.takes("http", f"192.0.{number // 256}.{number % 256}", 120, 20)
            if number % 1000 == 0:
                assert (await eve.http.get("/api/me")).status_code == 429
        assert (await eve.http.get("/api/me")).status_code == 429
        assert len(rates) <= 20_000


def test_the_address_unused_for_longest_is_forgotten_first() -> None:
    rates = RateLimits(ManualClock(), most=3)
    for name in ("a", "b", "c"):
        assert rates.takes("http", name, 1, 0)
    assert not rates.takes("http", "a", 1, 0)
    assert rates.takes("http", "d", 1, 0)  # b is forgotten
    assert [rates.takes("http", name, 1, 0) for name in ("a", "c", "d")] == [False] * 3
    assert rates.takes("http", "b", 1, 0)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:0:7::1", "2001:db8:0:7::/64"),
        ("2001:db8:0:7:ffff:ffff:ffff:ffff", "2001:db8:0:7::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("arcus.test", "arcus.test"),
        ("", ""),
    ],
)
def test_one_customer_is_one_address(host: str, network: str) -> None:
    """An IPv4 address that was written as IPv6 used to be another address."""
    assert network_of(host) == network
