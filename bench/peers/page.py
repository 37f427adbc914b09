"""docs/benchmarks.md and its plot, from the rows of a run."""

from collections.abc import Iterator, Sequence
from html import escape
from math import log10
from typing import NamedTuple

from bench.peers import rates
from bench.peers.rates import Row

KINDS = {
    rates.RULES: ("Rules alone", "legal moves, a random one of them, play it; the loop is Python, or JavaScript"),
    rates.ENVIRONMENT: ("One environment", "the same, with an observation of the player to act at each step"),
    rates.MANY: ("Many games at once", "with observations; the loop is compiled"),
    rates.SEARCH: ("Search", "iterations of a tree search in the opening, each with a sampled world and a playout"),
}
WIDTH, LEFT, BAR, GAP, HEAD = 860, 330, 15, 4, 34
LEAST = 100  # decisions a second at the left end of the plot


class Peer(NamedTuple):
    """A library with its version, empty if it is not installed, and what could not be measured."""

    name: str
    version: str
    faults: list[str]


def page(rows: Sequence[Row], peers: Sequence[Peer], machine: str) -> str:
    """Return the page."""
    return "\n".join(_page(rows, peers, machine)) + "\n"


def _page(rows: Sequence[Row], peers: Sequence[Peer], machine: str) -> Iterator[str]:
    yield "# Beside other libraries\n"
    yield (
        "How fast is Arcus beside other libraries for games? `make bench-peers` installs them into an environment of "
        "their own, measures all in one run, and writes this page. The games differ, so read orders of magnitude; "
        "ratios hold on other machines, absolute figures do not.\n"
    )
    yield "![Decisions per second of every row, on a logarithmic scale](benchmarks.svg)\n"
    yield "## How it is counted\n"
    yield (
        "A decision is a step of a player who has at least two legal moves. Forced moves and chance count for nothing, "
        "but their time counts. Moves are random. Each row is the best of "
        f"{rates.ROUNDS} rounds of {rates.SECONDS:g} seconds of processor time on one core, deals included. "
        "In the last column, Arcus's slowest and fastest game in the same table are divided by the row.\n"
    )
    yield f"Machine: {machine}.\n"
    yield from _goals(rows)
    for kind, (title, meaning) in KINDS.items():
        yield from _table(title, meaning, [row for row in rows if row.kind == kind], kind)
    yield "## Versions\n"
    yield "| library | version | not measured |\n|---|---|---|"
    for peer in peers:
        reasons = "; ".join(fault.replace("|", "/").replace("\n", " ")[:200] for fault in peer.faults)
        yield f"| {peer.name} | {peer.version or 'not installed'} | {reasons} |"
    yield ""
    yield (
        "PettingZoo's card games are RLCard's and the Hanabi Learning Environment's behind its interface. Of "
        "OpenSpiel's games here only two can be searched by its ISMCTS. pgx is compiled by JAX and held to one core. "
        "boardgame.io brings no game, so it plays the one of [adding a game](add-a-game.md), and so does Arcus, there "
        "in plain Python."
    )


def _goals(rows: Sequence[Row]) -> Iterator[str]:
    own = {(row.library, row.kind, row.game): row.rate for row in rows if row.library.startswith("Arcus")}
    games = [game for library, kind, game in own if (library, kind) == ("Arcus", rates.MANY)]

    def slowest(library: str, kind: str) -> float:
        return min(own[library, kind, game] for game in games)

    def fastest_peer(library: str, kind: str) -> Row:
        return max((row for row in rows if (row.library, row.kind) == (library, kind)), key=lambda row: row.rate)

    yield "## Goals\n"
    yield "The slowest game of Arcus, against the fastest and the median game of a peer:\n"
    yield "| goal | Arcus | peer's fastest | ratio | ratio to its median |\n|---|---|---|---|---|"
    pairs = (
        ("10 times RLCard, one environment", "Arcus", "RLCard", rates.ENVIRONMENT),
        ("10 times PettingZoo, both through PettingZoo", "Arcus, PettingZoo", "PettingZoo", rates.ENVIRONMENT),
        ("more than OpenSpiel, rules from Python", "Arcus", "OpenSpiel", rates.RULES),
        ("more than OpenSpiel, with observations", "Arcus", "OpenSpiel", rates.ENVIRONMENT),
    )
    for goal, library, peer, kind in pairs:
        peers = sorted(row.rate for row in rows if (row.library, row.kind) == (peer, kind))
        if peers:
            ours, theirs, middle = slowest(library, kind), fastest_peer(peer, kind), peers[len(peers) // 2]
            yield (
                f"| {goal} | {ours:,.0f} | {theirs.game}, {theirs.rate:,.0f} | {ours / theirs.rate:.1f} "
                f"| {ours / middle:.1f} |"
            )
    yield ""
    yield "| game | many at once | of one environment | of one through PettingZoo |\n|---|---|---|---|"
    for game in games:
        many = own["Arcus", rates.MANY, game]
        one, other = (own[library, rates.ENVIRONMENT, game] for library in ("Arcus", "Arcus, PettingZoo"))
        yield f"| {game} | {many:,.0f} | {many / one:.1f} | {many / other:.0f} |"
    yield ""


def _table(title: str, meaning: str, rows: Sequence[Row], kind: str) -> Iterator[str]:
    own = [row.rate for row in rows if row.library == "Arcus"]
    yield f"## {title}\n"
    yield f"{meaning[0].upper()}{meaning[1:]}.\n"
    unit = "iterations/s" if kind == rates.SEARCH else "decisions/s"
    yield f"| library | game | {unit} | Arcus is faster by |\n|---|---|---|---|"
    for row in sorted(rows, key=lambda row: -row.rate):
        ratio = "" if row.library.startswith("Arcus") else f"{_ratio(min(own), row)} to {_ratio(max(own), row)}"
        yield f"| {row.library} | {row.game} | {row.rate:,.0f} | {ratio} |"
    yield ""


def _ratio(rate: float, row: Row) -> str:
    ratio = rate / row.rate
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"


def plot(rows: Sequence[Row]) -> str:
    """Return all rows as bars, by kind, on a logarithmic scale."""
    parts: list[str] = []
    most = max(row.rate for row in rows)
    scale = (WIDTH - LEFT - 90) / log10(most / LEAST)
    y = 10.0
    for kind, (title, _) in KINDS.items():
        parts.append(f'<text x="8" y="{y + 18:.0f}" class="title">{escape(title)}</text>')
        y += HEAD - 6
        for row in sorted((row for row in rows if row.kind == kind), key=lambda row: -row.rate):
            width = max(1.0, log10(max(row.rate, LEAST) / LEAST) * scale)
            own = ' class="own"' if row.library.startswith("Arcus") else ""
            label = escape(f"{row.library}: {row.game}")
            parts.append(f'<text x="{LEFT - 8}" y="{y + BAR - 3:.0f}" text-anchor="end">{label}</text>')
            parts.append(f'<rect x="{LEFT}" y="{y:.0f}" width="{width:.1f}" height="{BAR}"{own}/>')
            parts.append(f'<text x="{LEFT + width + 6:.0f}" y="{y + BAR - 3:.0f}">{row.rate:,.0f}</text>')
            y += BAR + GAP
        y += 8
    style = (
        "svg{background:#fff;font:12px sans-serif}text{fill:#333}.title{font-weight:bold;font-size:14px}"
        "rect{fill:#9aa5b1}.own{fill:#5e35b1}"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:.0f}" width="{WIDTH}" role="img">'
    title = "<title>Decisions per second of Arcus and its peers, on a logarithmic scale</title>"
    return f"{head}<style>{style}</style>{title}{''.join(parts)}</svg>\n"
