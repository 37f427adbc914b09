"""For those who run it: is it alive, is it ready, and how much does it do."""

from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from arcus.server.edge import desk_of
from arcus.server.house import House
from arcus.server.writer import NotStored


class HouseCollector(Collector):
    """What a house tells Prometheus, read off when it is asked."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> list[Metric]:
        """The figures of this moment."""
        house = self.house
        gauges = {
            "arcus_tables_in_memory": ("Tables in memory", len(house.rooms)),
            "arcus_sockets": ("Open sockets", len(house.connections())),
            "arcus_broker_up": ("Is the broker reached", int(house.news.is_up)),
        }
        counters = {
            "arcus_moves": ("Moves written", house.moves),
            "arcus_commits": ("Transactions", house.writer.commits),
            "arcus_writes": ("Entries and other writes", house.writer.written),
            "arcus_bot_moves": ("Moves that bots thought about here", house.thinkers.moves),
        }
        return [
            *(GaugeMetricFamily(name, told, value=value) for name, (told, value) in gauges.items()),
            *(CounterMetricFamily(name, told, value=value) for name, (told, value) in counters.items()),
        ]


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures for Prometheus."""
    registry = CollectorRegistry()
    registry.register(HouseCollector(desk_of(request).house))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/health/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """The database answers, and we are not about to stop."""
    house = desk_of(request).house
    try:
        await house.writer.read(house.store.heads, [""])
        is_ready = not house.is_stopping
    except NotStored:
        is_ready = False
    body = {"status": "ok" if is_ready else "not ready", "broker": house.news.is_up}
    return Response(body, status_code=200 if is_ready else 503)
