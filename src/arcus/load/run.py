"""One run of the load, in a process of its own: it reads what to do and prints what it measured."""

import asyncio
import sys

import msgspec
import uvloop

from arcus.load.players import Meter, Pace, seat_players

WARM_UP = 2.0  # seconds before anything counts
PATIENCE = 60.0  # seconds that a machine may take for the least number of moves


class Job(msgspec.Struct):
    """What to do."""

    urls: list[str]
    players: int
    seconds: float
    rate: float | None = None
    warm_up: float = WARM_UP
    """Seconds before anything counts."""
    least: int = 1
    """Measure on until this many moves were answered, should the seconds not be enough."""


class Result(msgspec.Struct):
    """What was measured."""

    players: int
    tables: int
    seconds: float
    moves: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    update_bytes: float
    updates_per_move: float
    refused: dict[str, int]
    rematches: int


async def measure(job: Job) -> Result:
    """Seat the players, let them play, and measure."""
    meter, pace = Meter(), Pace(job.rate)
    tables = await seat_players(job.urls, job.players, meter, pace)
    for people in tables:
        people[0].ask("begin")
    await asyncio.sleep(job.warm_up)
    everybody = [player for people in tables for player in people]
    before = [(player.bytes, player.updates) for player in everybody]
    meter.is_on = True
    began = asyncio.get_running_loop().time()
    await asyncio.sleep(job.seconds)
    while len(meter.waits) < job.least and asyncio.get_running_loop().time() < began + PATIENCE:
        await asyncio.sleep(0.01)
    meter.is_on = False
    seconds = asyncio.get_running_loop().time() - began
    sizes = [(p.bytes - b, p.updates - u) for p, (b, u) in zip(everybody, before, strict=True)]
    total, updates = sum(size for size, _ in sizes), sum(count for _, count in sizes)
    waits = sorted(meter.waits) or [0.0]
    return Result(
        players=len(everybody),
        tables=len(tables),
        seconds=seconds,
        moves=len(meter.waits),
        moves_per_s=len(meter.waits) / seconds,
        p50_ms=waits[len(waits) // 2] * 1000,
        p99_ms=waits[int(len(waits) * 0.99)] * 1000,
        update_bytes=total / max(1, updates),
        updates_per_move=updates / max(1, len(meter.waits)),
        refused=meter.refused,
        rematches=meter.rematches,
    )


def main() -> None:
    """Read a job from standard input, and print its result."""
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    print(msgspec.json.encode(uvloop.run(measure(job))).decode())


if __name__ == "__main__":
    main()
