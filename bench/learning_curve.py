"""Draw the learning curve of `examples/learn_qwinto.py`: `python -m bench.learning_curve docs/learning/qwinto.csv`."""

import csv
import sys
from pathlib import Path

from arcus.arena.plots import Labels, Line, curves

STYLE = """svg{background:#fff;font:13px sans-serif}text{fill:#333}polyline{fill:none;stroke:#2563c9;stroke-width:2}
line{stroke:#ccc}.axis{stroke:#666}.mark{stroke:#d33;stroke-dasharray:4 4}"""


def main(source: Path) -> None:
    """Write the curve of a CSV file as an SVG file beside it."""
    with source.open(encoding="utf-8") as file:
        points = [(float(row["games"]), 100 * float(row["won"])) for row in csv.DictReader(file)]
    text = f"From {points[0][1]:.0f} % to {points[-1][1]:.0f} % after {points[-1][0]:,.0f} games."
    labels = Labels("Games won against greedy, in per cent", text, "games of self-play")
    svg = curves([Line("games won (%)", points)], labels, (0, 100), marks=[50])
    styled = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "<title>", f"<style>{STYLE}</style><title>", 1
    )
    source.with_suffix(".svg").write_text(styled, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
