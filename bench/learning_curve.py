"""Draw the learning curve of `examples/learn_qwinto.py`: `python -m bench.learning_curve docs/learning/qwinto.csv`."""

import csv
import sys
from collections.abc import Mapping
from pathlib import Path

from arcus.arena.plots import Labels, Line, curves

STYLE = """svg{background:#fff;font:13px sans-serif}text{fill:#333}polyline{fill:none;stroke:#2563c9;stroke-width:2}
line{stroke:#ccc}.axis{stroke:#666}.mark{stroke:#d33;stroke-dasharray:4 4}"""


def draw(source: Path, labels: Labels, names: Mapping[str, str]) -> None:
    """Write the curves of a CSV file, which has shares by number of games, as an SVG file beside it.

    `names` has the columns to draw and the name of each curve; the text alternative is made of the first and last rows.
    """
    with source.open(encoding="utf-8") as file:
        rows = [{name: float(value) for name, value in row.items()} for row in csv.DictReader(file)]
    lines = [Line(name, [(row["games"], 100 * row[column]) for row in rows]) for column, name in names.items()]
    ends = [f"{line.name}: from {line.points[0][1]:.0f} % to {line.points[-1][1]:.0f} %" for line in lines]
    text = f"{'; '.join(ends)} after {rows[-1]['games']:,.0f} games."
    svg = curves(lines, labels._replace(text=text), (0, 100), marks=[50])
    styled = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(
        "<title>", f"<style>{STYLE}</style><title>", 1
    )
    source.with_suffix(".svg").write_text(styled, encoding="utf-8")


if __name__ == "__main__":
    against = Labels("Games won against greedy, in per cent", "", "games of self-play")
    draw(Path(sys.argv[1]), against, {"won": "games won (%)"})
