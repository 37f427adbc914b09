"""Small plots as inline SVG, for light and dark mode, with text alternatives for screen readers."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 170, 24, 14, 44
ROW = 34
HEIGHT = 300
DASHES = ("", "7 4", "2 3", "9 3 2 3", "12 5", "4 2", "1 4", "6 2 2 2")


class Whisker(NamedTuple):
    """A value with its confidence interval."""

    name: str
    value: float
    low: float
    high: float


class Line(NamedTuple):
    """A curve with its name."""

    name: str
    points: Sequence[tuple[float, float]]


class Labels(NamedTuple):
    """Texts of a plot: its title, its text alternative and the labels of its axes."""

    title: str
    text: str
    across: str
    up: str = ""


class Scale(NamedTuple):
    """Linear map from values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return the coordinate of a value."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Return round values along the axis."""
        step = nice_step(self.high - self.low)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [round(each * step, 10) for each in range(first, last + 1)]


def nice_step(span: float, parts: int = 6) -> float:
    """Return a round step that divides a span into at most `parts` parts."""
    power: float = 10 ** floor(log10(span / parts))
    return next(factor * power for factor in (1, 2, 5, 10) if span / (factor * power) <= parts)


def whiskers(rows: Sequence[Whisker], labels: Labels, span: tuple[float, float], mark: float | None = None) -> str:
    """Return a plot with a row for each value: a dot and its interval, and a dashed line at `mark`."""
    bottom = TOP + ROW * len(rows)
    scale = Scale(*span, LEFT, WIDTH - RIGHT)
    parts = [*_across(scale, bottom, labels.across)]
    if mark is not None:
        parts.append(_line(scale.at(mark), TOP, scale.at(mark), bottom, "mark"))
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts.append(_text(LEFT - 12, y + 4, _short(row.name, 22), "end"))
        parts.append(f'<g class="s{number % 8}">{_whisker(row, scale, y)}</g>')
    return _svg(bottom + BOTTOM, labels, parts)


def _whisker(row: Whisker, scale: Scale, y: float) -> str:
    low, high = scale.at(max(scale.low, row.low)), scale.at(min(scale.high, row.high))
    ends = "".join(_line(x, y - 5, x, y + 5, "bar") for x in (low, high))
    tooltip = escape(f"{row.name}: {row.value:g} ({row.low:g} … {row.high:g})")
    dot = f'<circle cx="{scale.at(row.value):.1f}" cy="{y:.1f}" r="5"><title>{tooltip}</title></circle>'
    return _line(low, y, high, y, "bar") + ends + dot


def curves(lines: Sequence[Line], labels: Labels, span: tuple[float, float], marks: Iterable[float] = ()) -> str:
    """Return a line plot, each line labelled at its end and with a dash pattern of its own."""
    last = max((x for line in lines for x, _ in line.points), default=1)
    across, up = Scale(0, max(last, 1), 60, WIDTH - 150), Scale(*span, HEIGHT - BOTTOM, TOP)
    parts = [*_across(across, HEIGHT - BOTTOM, labels.across), *_up(up, across)]
    parts += [_line(across.start, up.at(mark), across.end, up.at(mark), "mark") for mark in marks]
    heights = _apart([up.at(min(max(line.points[-1][1], span[0]), span[1])) for line in lines if line.points])
    for number, (line, y) in enumerate(zip((line for line in lines if line.points), heights, strict=True)):
        path = " ".join(f"{across.at(x):.1f},{up.at(min(max(v, span[0]), span[1])):.1f}" for x, v in line.points)
        parts.append(f'<g class="s{number % 8}"><polyline points="{path}" stroke-dasharray="{DASHES[number % 8]}"/>')
        parts.append(f"{_text(across.end + 8, y + 4, _short(line.name, 18), 'start', 'named')}</g>")
    return _svg(HEIGHT, labels, parts)


def bars(heights: Sequence[tuple[float, int]], step: float, labels: Labels, series: int) -> str:
    """Return a histogram of (start of the bin, count) pairs with bins `step` wide."""
    height = 180
    most = max(count for _, count in heights)
    across = Scale(heights[0][0], heights[-1][0] + step, 60, WIDTH - RIGHT)
    up = Scale(0, most, height - BOTTOM, TOP)
    parts = [*_across(across, height - BOTTOM, labels.across), *_up(up, across)]
    for value, count in heights:
        x, wide = across.at(value), across.at(value + step) - across.at(value)
        tall = up.at(0) - up.at(count)
        tooltip = escape(f"{value:g}: {count}")
        parts.append(
            f'<rect class="s{series % 8}" x="{x + 0.5:.1f}" y="{up.at(count):.1f}" width="{max(1, wide - 1):.1f}" '
            f'height="{tall:.1f}"><title>{tooltip}</title></rect>'
        )
    return _svg(height, labels, parts)


def _svg(height: float, labels: Labels, parts: Iterable[str]) -> str:
    label = escape(f"{labels.title}. {labels.text}", quote=True)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{label}">'
        f"<title>{escape(labels.title)}</title><desc>{escape(labels.text)}</desc>{''.join(parts)}</svg>"
    )


def _across(scale: Scale, y: float, label: str) -> Iterable[str]:
    yield _line(scale.start, y, scale.end, y, "axis")
    for tick in scale.ticks():
        yield _line(scale.at(tick), TOP, scale.at(tick), y, "grid")
        yield _text(scale.at(tick), y + 17, f"{tick:g}", "middle", "tick")
    yield _text((scale.start + scale.end) / 2, y + 36, label, "middle")


def _up(scale: Scale, across: Scale) -> Iterable[str]:
    for tick in scale.ticks():
        yield _line(across.start, scale.at(tick), across.end, scale.at(tick), "grid")
        yield _text(across.start - 8, scale.at(tick) + 4, f"{tick:g}", "end", "tick")


def _apart(places: Sequence[float], least: float = 15) -> list[float]:
    """Return coordinates near those given that are at least `least` apart."""
    order = sorted(range(len(places)), key=places.__getitem__)
    found = list(places)
    for before, after in pairwise(order):
        found[after] = max(found[after], found[before] + least)
    return found


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _short(name: str, most: int) -> str:
    return name if len(name) <= most else f"{name[: most - 1]}…"
