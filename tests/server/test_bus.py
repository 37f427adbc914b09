"""The notices between processes, on a real Redis."""

import asyncio

import pytest

from arcus.server.bus import Notice, RedisBus
from tests.server.servers import PATIENCE, until
from tests.services import Redis


@pytest.mark.parametrize("turns", range(8))
async def test_a_bus_stops_while_it_is_sending(redis: Redis, turns: int) -> None:
    """A cancellation in the moment when the notice was sent was lost in the client, and the server never stopped."""
    bus = RedisBus(redis.url, "here")
    bus.start(lambda notice: None)
    await until(lambda: bus.is_up)
    bus.publish(Notice("here", "lobby"))
    await until(bus._outbox.empty)  # the sending task has begun
    for _ in range(turns):  # of the event loop, from the first step of sending to well after the last
        await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await bus.stop()
