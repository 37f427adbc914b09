"""A plot of claimed chances and how often they were won, as one SVG file for light and dark mode."""

from collections.abc import Iterable, Sequence
from html import escape

from arcus.arena.calibration import Bin
from arcus.arena.plots import Labels, Scale

SIZE = 480
LEFT, RIGHT, TOP, BOTTOM = 58, 18, 40, 52
LARGEST, SMALLEST = 9.0, 2.5  # radius of a dot
WITHIN = 0.03  # the band along the diagonal
STYLE = """
svg { background: #fff; color: #222; font: 13px system-ui, sans-serif }
.grid { stroke: #ddd } .same { stroke: #888; stroke-dasharray: 5 4 } .band { fill: #3a7bd5; opacity: .14 }
.bar { stroke: #3a7bd5; stroke-width: 2 } circle { fill: #3a7bd5 }
.raw { fill: none; stroke: #b8860b; stroke-width: 2; stroke-dasharray: 2 4 }
text { fill: currentColor } .title { font-weight: 600; font-size: 15px } .rawtext { fill: #8a6508 }
@media (prefers-color-scheme: dark) {
  svg { background: #181818; color: #eee } .grid { stroke: #333 } .rawtext { fill: #d9a92e }
}
"""


def calibration_svg(shown: Sequence[Bin], raw: Sequence[Bin], labels: Labels, raw_label: str) -> str:
    """Return the plot: a dot with its interval for each bin shown, and a dotted line for values before calibration."""
    across, up = Scale(0, 100, LEFT, SIZE - RIGHT), Scale(0, 100, SIZE - BOTTOM, TOP)
    label = escape(f"{labels.title}. {labels.text}", quote=True)
    parts = [*_frame(across, up, labels), *_raw(across, up, raw, raw_label), *_dots(across, up, shown)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" aria-label="{label}">'
        f"<title>{escape(labels.title)}</title><desc>{escape(labels.text)}</desc><style>{STYLE}</style>\n"
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _frame(across: Scale, up: Scale, labels: Labels) -> Iterable[str]:
    width = 100 * WITHIN
    corners = ((0, 0), (0, width), (100 - width, 100), (100, 100), (100, 100 - width), (width, 0))
    yield f'<text class="title" x="{LEFT}" y="22">{escape(labels.title)}</text>'
    for tick in across.ticks():
        x, y = across.at(tick), up.at(tick)
        yield f'<path class="grid" d="M{x:.1f} {up.start}V{up.end}M{across.start} {y:.1f}H{across.end}"/>'
        yield f'<text x="{x:.1f}" y="{up.start + 18}" text-anchor="middle">{tick:g}</text>'
        yield f'<text x="{across.start - 8}" y="{y + 4:.1f}" text-anchor="end">{tick:g}</text>'
    yield f'<polygon class="band" points="{" ".join(_at(across, up, x, y) for x, y in corners)}"/>'
    yield f'<polyline class="same" points="{_at(across, up, 0, 0)} {_at(across, up, 100, 100)}"/>'
    middle = (across.start + across.end) / 2
    yield f'<text x="{middle:.1f}" y="{SIZE - 12}" text-anchor="middle">{escape(labels.across)}</text>'
    height = (up.start + up.end) / 2
    yield (f'<text transform="translate(16 {height:.1f}) rotate(-90)" text-anchor="middle">{escape(labels.up)}</text>')


def _raw(across: Scale, up: Scale, raw: Sequence[Bin], label: str) -> Iterable[str]:
    if not raw:
        return
    points = " ".join(_at(across, up, 100 * each.claimed, 100 * each.won) for each in raw)
    yield f'<polyline class="raw" points="{points}"/>'
    yield f'<text class="rawtext" x="{SIZE - RIGHT - 6}" y="{up.start - 8}" text-anchor="end">{escape(label)}</text>'


def _dots(across: Scale, up: Scale, shown: Sequence[Bin]) -> Iterable[str]:
    most = max((each.claims for each in shown), default=1)
    for each in shown:
        x, y = across.at(100 * each.claimed), up.at(100 * each.won)
        low, high = (up.at(100 * end) for end in each.ci95)
        radius = SMALLEST + (LARGEST - SMALLEST) * (each.claims / most) ** 0.5
        tooltip = f"{each.claimed:.1%}: {each.won:.1%} ({each.ci95[0]:.1%} … {each.ci95[1]:.1%}), {each.claims}"
        yield f'<path class="bar" d="M{x:.1f} {low:.1f}V{high:.1f}"/>'
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"><title>{escape(tooltip)}</title></circle>'


def _at(across: Scale, up: Scale, x: float, y: float) -> str:
    return f"{across.at(x):.1f},{up.at(y):.1f}"
