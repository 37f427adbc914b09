"""The report of a run: one HTML file with tables and plots, without scripts or external files."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from html import escape

from arcus.arena import plots
from arcus.arena.ratings import beats
from arcus.arena.run import Run, Summary
from arcus.arena.statistics import Standing, Table, tables_of

Say = Callable[..., str]
CURVE = 160  # points on a curve
FEWEST = 6  # distinct values of points for a histogram

STYLE = """
:root{color-scheme:light dark;--ink:#1d1d1f;--paper:#fff;--soft:#5c5c66;--rule:#dcdce2;--tint:#f5f5f8;
--s0:#0072b2;--s1:#c44e00;--s2:#007a5a;--s3:#a8437f;--s4:#8a6100;--s5:#5a55c9;--s6:#b3212f;--s7:#4d4d55}
@media(prefers-color-scheme:dark){:root{--ink:#ececf1;--paper:#17171b;--soft:#a9a9b6;--rule:#3a3a44;--tint:#212128;
--s0:#56b4e9;--s1:#ff9e5e;--s2:#3dd6a5;--s3:#f0a6cf;--s4:#ffc857;--s5:#b3b0ff;--s6:#ff8a94;--s7:#c4c4ce}}
body{margin:0 auto;max-width:60rem;padding:2rem 1.2rem 4rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.7rem;margin:0 0 .3rem}h2{font-size:1.15rem;margin:2.2rem 0 .6rem}p{margin:.3rem 0}
.verdict{font-size:1.1rem;font-weight:600}.soft{color:var(--soft)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);padding-bottom:.4rem}
th,td{padding:.4rem .7rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
th:first-child,td:first-child{text-align:left}thead th{color:var(--soft);font-weight:600}tbody th{font-weight:600}
svg{display:block;width:100%;height:auto;margin:.3rem 0}svg text{font:13px system-ui,sans-serif;fill:var(--ink)}
svg .tick{font-size:12px;fill:var(--soft)}svg .axis{stroke:var(--soft)}svg .grid{stroke:var(--rule)}
svg .mark{stroke:var(--soft);stroke-dasharray:5 4}svg .bar{stroke:currentColor;stroke-width:2}
svg polyline{fill:none;stroke:currentColor;stroke-width:2.2;stroke-linejoin:round}
svg circle,svg rect{fill:currentColor}svg text.named{fill:currentColor;font-weight:600}
pre{background:var(--tint);padding:.8rem 1rem;overflow-x:auto;border-radius:6px;font-size:.85rem}
code{background:var(--tint);padding:.1rem .3rem;border-radius:4px;overflow-wrap:anywhere}
""" + "".join(f".s{number}{{color:var(--s{number})}}" for number in range(8))


def report_html(run: Run, summary: Summary, command: str, say: Say, language: str = "en") -> str:
    """Return the page in the language of `say`."""
    results = run.results()
    tables = tables_of(results)
    parts = [
        _head(summary, say),
        _section(say("arena-results"), _standings(summary, say)),
        _section(say("arena-ratings"), _ratings(summary.bots, say)),
        _section(say("arena-win-rates"), _rates(summary, tables, say)),
        _section(say("arena-course"), _course(summary.bots, tables, say)),
        _section(say("arena-test"), _test(run, say)),
        _section(say("arena-pairs"), _pairs(summary.bots, tables, say)),
        _section(say("arena-points"), _points(run, summary.bots, say)),
        _section(say("arena-faults"), _faults(summary.bots, say)),
        _section(
            say("arena-method"), f"<p>{escape(say('arena-method-text'))}</p><p><code>{escape(command)}</code></p>"
        ),
    ]
    title = escape(say("arena-title", game=say(f"{summary.game}-name"), players=summary.players))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>" if body else ""


def _head(summary: Summary, say: Say) -> str:
    options = " ".join(f"{name}={value}" for name, value in summary.options.items())
    lines = [
        say("arena-played", games=summary.games, deals=summary.deals, seconds=summary.seconds, seed=summary.seed),
        say("arena-options", options=options) if options else "",
    ]
    title = escape(say("arena-title", game=say(f"{summary.game}-name"), players=summary.players))
    shown = f'<p class="verdict">{escape(verdict(summary, say))}</p>'
    return f"<h1>{title}</h1>{shown}" + "".join(f'<p class="soft">{escape(line)}</p>' for line in lines if line)


def verdict(summary: Summary, say: Say) -> str:
    """Return the conclusion of a run as a sentence."""
    names = numbered(summary.bots)
    if summary.sprt is not None:
        return say(
            f"arena-verdict-{summary.sprt.verdict or 'open'}",
            first=names[0],
            second=names[1],
            margin=summary.sprt.margin * 100,
        )
    order = sorted(summary.bots, key=lambda bot: -bot.rating)
    if len(order) < 2:
        return say("arena-verdict-alone", bot=names[0], points=summary.bots[0].points_mean)
    best, next_best = order[0], order[1]
    clear = best.rating_ci95[0] > next_best.rating_ci95[1]
    return say("arena-verdict-first" if clear else "arena-verdict-close", bot=names[summary.bots.index(best)])


def numbered(bots: Sequence[Standing]) -> list[str]:
    """Return the bots' names, numbered where several have the same."""
    times = Counter(bot.name for bot in bots)
    seen: Counter[str] = Counter()
    names: list[str] = []
    for bot in bots:
        seen[bot.name] += 1
        names.append(f"{bot.name} #{seen[bot.name]}" if times[bot.name] > 1 else bot.name)
    return names


def columns(bot: Standing) -> dict[str, str]:
    """Return a bot's results as texts, by column."""
    return {
        "games": str(bot.games),
        "wins": str(bot.wins),
        "ties": str(bot.ties),
        "rate": f"{100 * bot.win_rate:.1f}",
        "rate-ci": f"{100 * bot.ci95[0]:.1f}…{100 * bot.ci95[1]:.1f}",
        "points": f"{bot.points_mean:.2f}" + ("" if bot.points_se is None else f" ±{bot.points_se:.2f}"),
        "rating": f"{bot.rating:+.0f}",
        "rating-ci": f"{bot.rating_ci95[0]:+.0f}…{bot.rating_ci95[1]:+.0f}",
        "ms": f"{bot.ms_per_move:.3g}",
        "faults": str(sum(fault.count for fault in bot.faults)),
    }


def _standings(summary: Summary, say: Say) -> str:
    rows = [[name, *columns(bot).values()] for name, bot in zip(numbered(summary.bots), summary.bots, strict=True)]
    heads = [say("arena-column-bot"), *(say(f"arena-column-{name}") for name in columns(summary.bots[0]))]
    return _table(say("arena-results-text"), heads, rows)


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(text)}</td>" for text in row[1:]) + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide"><table><caption>{escape(caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _ratings(bots: Sequence[Standing], say: Say) -> str:
    if len(bots) < 2:
        return ""
    rows = [plots.Whisker(name, bot.rating, *bot.rating_ci95) for name, bot in zip(numbered(bots), bots, strict=True)]
    edge = max(100.0, *(max(abs(row.low), abs(row.high)) for row in rows)) * 1.08
    labels = plots.Labels(say("arena-ratings"), _spoken(rows, say), say("arena-axis-rating"))
    return plots.whiskers(rows, labels, (-edge, edge), 0)


def _spoken(rows: Sequence[plots.Whisker], say: Say) -> str:
    return " ".join(say("arena-spoken", bot=row.name, value=row.value, low=row.low, high=row.high) for row in rows)


def _rates(summary: Summary, tables: Sequence[Table], say: Say) -> str:
    if len(summary.bots) < 2:
        return ""
    rows = [
        plots.Whisker(name, round(100 * bot.win_rate, 1), round(100 * bot.ci95[0], 1), round(100 * bot.ci95[1], 1))
        for name, bot in zip(numbered(summary.bots), summary.bots, strict=True)
    ]
    labels = plots.Labels(say("arena-win-rates"), _spoken(rows, say), say("arena-axis-rate"))
    return plots.whiskers(rows, labels, (0, 100), 100 * _even(tables))


def _even(tables: Sequence[Table]) -> float:
    """Return the win rate of equally strong bots."""
    return 1 / max((len(set(table.bots)) for table in tables), default=1)


def _course(bots: Sequence[Standing], tables: Sequence[Table], say: Say) -> str:
    if len(bots) < 2 or len(tables) < 2:
        return ""
    lines = [plots.Line(name, _running(bot, tables)) for bot, name in enumerate(numbered(bots))]
    text = " ".join(say("arena-spoken-end", bot=line.name, value=line.points[-1][1]) for line in lines if line.points)
    labels = plots.Labels(say("arena-course"), text, say("arena-axis-games"))
    return plots.curves(lines, labels, (0, 100), [100 * _even(tables)])


def _running(bot: int, tables: Sequence[Table]) -> list[tuple[float, float]]:
    """Return points (games, win rate so far) of a bot, about CURVE of them."""
    points: list[tuple[float, float]] = []
    total, games = 0.0, 0
    step = max(1, len(tables) // CURVE)
    for number, table in enumerate(tables, 1):
        if bot in table.bots:
            total += table.share(bot)
            games += 1
        if games and (number % step == 0 or number == len(tables)):
            points.append((number, round(100 * total / games, 2)))
    return points


def _test(run: Run, say: Say) -> str:
    test = run.test
    if test is None or not test.path:
        return ""
    step = max(1, len(test.path) // CURVE)
    chosen = [*range(0, len(test.path) - 1, step), len(test.path) - 1]
    lines = [
        plots.Line(say(f"arena-line-{name}"), [(place + 1, test.path[place][side]) for place in chosen])
        for side, name in enumerate(("better", "worse"))
    ]
    text = say("arena-test-text", upper=test.upper, lower=test.lower)
    edge = max(test.upper, -test.lower) * 1.25
    plot = plots.curves(
        lines, plots.Labels(say("arena-test"), text, say("arena-axis-deals")), (-edge, edge), [test.upper, test.lower]
    )
    return f"<p>{escape(text)}</p>{plot}"


def _pairs(bots: Sequence[Standing], tables: Sequence[Table], say: Say) -> str:
    if len(bots) < 3:
        return ""
    wins: dict[tuple[int, int], float] = defaultdict(float)
    for table in tables:
        for seat, other, share in beats(table):
            wins[table.bots[seat], table.bots[other]] += share
    names = numbered(bots)
    rows = [[name, *(_pair(wins, bot, other) for other in range(len(bots)))] for bot, name in enumerate(names)]
    return _table(say("arena-pairs-text"), ["", *names], rows)


def _pair(wins: dict[tuple[int, int], float], bot: int, other: int) -> str:
    together = wins[bot, other] + wins[other, bot]
    return f"{wins[bot, other] / together:.0%}" if together and bot != other else "·"


def _points(run: Run, bots: Sequence[Standing], say: Say) -> str:
    """Return a histogram of points for each bot, if there are enough distinct values."""
    found: dict[int, list[int]] = {bot: [] for bot in range(len(bots))}
    for result in run.results():
        for bot, points in zip(result.bots, result.points, strict=True):
            found[bot].append(points)
    every = sorted({points for values in found.values() for points in values})
    if len(every) < FEWEST:
        return ""
    step = max(1.0, plots.nice_step(every[-1] - every[0], 30))
    bins = [place * step for place in range(int(every[0] // step), int(every[-1] // step) + 1)]
    names = [(bot, name) for bot, name in enumerate(numbered(bots)) if found[bot]]
    return "".join(_histogram(bot, name, found[bot], bins, say) for bot, name in names)


def _histogram(bot: int, name: str, values: list[int], bins: list[float], say: Say) -> str:
    step = bins[1] - bins[0]
    counts = Counter(value // step * step for value in values)
    heights = [(start, counts[start]) for start in bins]
    middle = sorted(values)[len(values) // 2]
    text = say("arena-points-text", bot=name, low=min(values), middle=middle, high=max(values))
    return f"<p>{escape(text)}</p>" + plots.bars(heights, step, plots.Labels(name, text, say("arena-axis-points")), bot)


def _faults(bots: Sequence[Standing], say: Say) -> str:
    parts: list[str] = []
    for name, bot in zip(numbered(bots), bots, strict=True):
        for fault in bot.faults:
            text = say(f"arena-fault-{fault.kind}", bot=name, count=fault.count)
            parts.append(f"<p>{escape(text)}</p><pre>{escape(fault.message)}</pre>")
    return "".join(parts)
