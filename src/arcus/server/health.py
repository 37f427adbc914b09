"""Health checks and metrics for operators."""

import asyncio
from typing import Any

import structlog
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from arcus.server.auth import AnyRequest, context_of
from arcus.server.database import NotStored, try_write
from arcus.server.server import Server
from arcus.server.services import Services

log = structlog.get_logger()


class ServerCollector(Collector):
    """The metrics of a server, collected when Prometheus asks for them."""

    def __init__(self, server: Server, connections: int) -> None:
        self.server = server
        self.connections = connections

    def collect(self) -> list[Metric]:
        """Return the current metrics."""
        services = self.server.services
        gauges = {
            "arcus_tables_in_memory": ("Tables that this process keeps in memory", len(self.server.registry.tables)),
            "arcus_sockets": ("Open WebSockets, of tables and of the lobby", len(self.server.connections())),
            "arcus_connections": ("Open connections, WebSockets included", self.connections),
            "arcus_broker_up": ("1 while Redis is reached, or none is needed", int(services.bus.is_up)),
            "arcus_database_readable": ("0 after a read that failed", int(services.writer.reading.reason is None)),
            "arcus_database_writable": ("0 after a write that failed", int(services.writer.writing.reason is None)),
        }
        counters = {
            "arcus_moves": ("Moves of people and bots that this process stored", services.moves),
            "arcus_commits": ("Transactions that stored something", services.writer.commits),
            "arcus_writes": ("Journal entries and other changes in these transactions", services.writer.written),
            "arcus_bot_moves": ("Moves that bots of this process computed", services.bot_pool.moves),
        }
        return [
            *(GaugeMetricFamily(name, meaning, value=value) for name, (meaning, value) in gauges.items()),
            *(CounterMetricFamily(name, meaning, value=value) for name, (meaning, value) in counters.items()),
        ]


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Return the metrics in the format of Prometheus."""
    registry = CollectorRegistry()
    registry.register(ServerCollector(context_of(request).server, len(request.app.state.gate)))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


@get("/health/live", include_in_schema=False)
async def live() -> dict[str, str]:
    """Return status 200: the process is alive."""
    return {"status": "ok"}


@get("/health/ready", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, Any]]:
    """Return whether the server can take requests: it is not stopping, and the database accepts writes."""
    services = context_of(request).server.services
    reason = await why_not_ready(services)
    if reason is None:
        return Response({"status": "ok", "broker": services.bus.is_up})
    log.warning("not ready", reason=reason)
    return Response({"status": "not ready", "reason": reason, "broker": services.bus.is_up}, status_code=503)


async def why_not_ready(services: Services) -> str | None:
    """Return why the server can't take requests now; None if it can."""
    if services.is_stopping:
        return "the server is stopping"
    try:
        async with asyncio.timeout(services.writer.answer_within):
            await services.writer.do(try_write)
    except NotStored as error:
        return f"can't write to the database ({error})"
    except TimeoutError:
        return f"can't write to the database (no answer in {services.writer.answer_within} s)"
    return None
