"""Measure Arcus and its peers one after the other, and write docs/benchmarks.md with a plot beside it.

`python -m bench.peers PYTHON NODE_MODULES`: the Python with the peers, and the folder with boardgame.io.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from bench.peers import arcus_rows
from bench.peers.page import Peer, page, plot
from bench.peers.peer_rows import PEERS
from bench.peers.rates import Row

ROOT = Path(__file__).parents[2]
PACKAGES = {
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
    "OpenSpiel": "open_spiel",
    "Hanabi Learning Environment": "hanabi-learning-environment",
    "pgx": "pgx",
}
LIMIT = 600  # seconds for one peer


def main(python: str, modules: Path) -> None:
    """Measure everything and write the page."""
    found: list[Row] = []
    for row in arcus_rows.rows():
        found.append(row)
        print(row, flush=True)
    peers = [Peer("Arcus", version("arcus"), [])]
    for name in PEERS:
        rows, faults = measured([python, "-m", "bench.peers.peer_rows", name], name, ROOT)
        found += rows
        peers.append(Peer(name, installed(python, PACKAGES[name]), faults))
    modules = modules.resolve()
    script = modules / "boardgame.cjs"
    script.write_bytes(Path(__file__).with_name("boardgame.cjs").read_bytes())
    rows, faults = measured([node(), str(script)], "boardgame.io", modules)
    found += rows
    listed = modules / "node_modules/boardgame.io/package.json"
    known = json.loads(listed.read_text(encoding="utf-8"))["version"] if listed.is_file() else ""
    peers.append(Peer("boardgame.io", known, faults))
    (ROOT / "docs" / "benchmarks.svg").write_text(plot(found), encoding="utf-8")
    (ROOT / "docs" / "benchmarks.md").write_text(page(found, peers, machine()), encoding="utf-8")


def measured(command: Sequence[str], library: str, folder: Path) -> tuple[list[Row], list[str]]:
    """Return the rows that a command prints, and the games that it could not measure with the reason."""
    env = {**os.environ, "NODE_ENV": "production", "JAX_PLATFORMS": "cpu"}
    rows, faults = [], []
    try:
        run = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=LIMIT)
    except (OSError, subprocess.TimeoutExpired) as error:
        return [], [f"{type(error).__name__}: {error}"]
    for line in run.stdout.splitlines():
        if line.startswith('{"game"'):
            told = json.loads(line)
            if "rate" in told:
                rows.append(Row(library, told["game"], told["kind"], told["rate"]))
                print(rows[-1], flush=True)
            else:
                faults.append(f"{told['game']}: {told['error']}")
    if run.returncode:
        faults.append(f"exit code {run.returncode}: {(run.stderr.strip().splitlines() or [''])[-1]}")
    return rows, faults


def installed(python: str, package: str) -> str:
    """Return the version of a package in the peers' environment, or an empty text if it could not be installed."""
    code = f"from importlib.metadata import version; print(version({package!r}))"
    return subprocess.run([python, "-c", code], capture_output=True, text=True).stdout.strip()


def node() -> str:
    """Return the node that builds the web app."""
    import hatch_build

    command = hatch_build.system_npm()
    return "node" if command else str((hatch_build.packaged_npm() or ["node"])[0])


def machine() -> str:
    """Return the processor, the system and the Python of this run."""
    models = [line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    model = f"{models[0]}, {len(models)} cores" if models else platform.processor() or platform.machine()
    return f"{model}; {platform.system()} {platform.machine()}; CPython {platform.python_version()}"


def _lines(path: str) -> Iterator[str]:
    try:
        yield from Path(path).read_text(encoding="utf-8").splitlines()
    except OSError:
        return


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
