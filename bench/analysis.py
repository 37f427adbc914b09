"""Measure how long players wait for their moves while games are analysed: `python -m bench.analysis [seconds]`.

A server with one bot process; fourteen players at tables of all four games make twenty moves a second. Phases without
and with analyses alternate, so that a busy machine slows both down alike.
"""

import asyncio
import contextlib
import re
import sys
import tempfile
from collections.abc import AsyncIterator

import httpx

import arcus
from arcus.core.luck import FastLuck
from arcus.loadtest.run import Job, measure
from arcus.records.match import Match
from arcus.records.record import record_bytes

PLAYERS = 14
RATE = 20.0  # moves a second
SECONDS = 15.0  # of a phase
PHASES = 4
LOOK = 0.2  # seconds between two looks at an analysis


def recorded(seed: int) -> bytes:
    """Return the record of a game of Red7 with points, for four players."""
    game = arcus.game("red7", players=4, advanced=True)
    match = Match(game, FastLuck(seed))
    bots = [arcus.make_bot("greedy", game, seat) for seat in game.seats]
    while match.outcome is None:
        seat = match.view(None).to_act[0]
        match.play(seat, bots[seat].choose(match.view(seat)))
    return record_bytes(match.record())


@contextlib.asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """Run a server in a process of its own, and yield its address."""
    with tempfile.TemporaryDirectory() as data:
        given = ["serve", "--port", "0", "--data", data, "--bots", "1", "--no-browser"]
        server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "arcus", *given, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        assert server.stdout is not None
        found = None
        while found is None:
            found = re.search(r"http://127\.0\.0\.1:\d+", (await server.stdout.readline()).decode())
        yield found[0]
        server.terminate()
        await server.communicate()


async def analyse(url: str, seed: int, done: dict[str, int]) -> None:
    """Analyse one game after the other until cancelled; keep how many moves of each are done."""
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as http:
        (await http.put("me", json={"name": "Ada"})).raise_for_status()
        while True:
            record = await asyncio.to_thread(recorded, seed + len(done))
            name = (await http.post("replays", content=record)).raise_for_status().json()["id"]
            (await http.post(f"tables/{name}/analysis")).raise_for_status()
            while (found := (await http.get(f"tables/{name}/analysis")).json())["state"] == "running":
                done[name] = found["done"]
                await asyncio.sleep(LOOK)


async def main(seconds: float) -> None:
    """Print a row for each phase."""
    print("| while | moves | median of a move | 99th percentile |\n|---|---|---|---|")
    for phase in range(PHASES):
        done: dict[str, int] = {}
        async with serving() as url:
            work = asyncio.create_task(analyse(url, 100 * phase, done)) if phase % 2 else None
            found = await measure(Job([url], PLAYERS, seconds, RATE))
            if work is not None:
                work.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await work
        what = f"games of Red7 are analysed ({sum(done.values())} moves)" if phase % 2 else "nothing else runs"
        print(f"| {what} | {found.moves} | {found.p50_ms:.1f} ms | {found.p99_ms:.1f} ms |", flush=True)


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
