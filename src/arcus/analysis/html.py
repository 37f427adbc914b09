"""An analysis as one HTML file, without scripts or external files."""

from collections.abc import Iterator, Sequence
from html import escape

from arcus.analysis.review import Account, Analysis, Move
from arcus.analysis.words import Say, change, percent, slip_text, slips_of, verdict
from arcus.core.game import Seat

WIDTH = 1000
HEIGHT = 300
BOW = ("#e5484d", "#f28c28", "#f5c518", "#3fa34d", "#2f80d0", "#4b50b8", "#8e44ad")
HUES = {"red7": 38, "qwinto": 292, "rainbow": 222, "kobito": 132}  # of the page's background, as on the table
MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
STYLE = """
:root{color-scheme:light dark;--cloth:oklch(.93 .03 var(--hue));--ink:#1f1b2d;--soft:#5a5468;--paper:#fffaf3;
--hollow:oklch(.87 .035 var(--hue));--cut:#1f1b2d55}
@media(prefers-color-scheme:dark){:root{--cloth:oklch(.25 .03 var(--hue));--ink:#f4effa;--soft:#b9b1c8;--paper:#2e2838;
--hollow:oklch(.33 .035 var(--hue));--cut:#ffffff55}}
body{margin:0;background:var(--cloth);color:var(--ink);font:16px/1.5 "Wix Madefor Display",system-ui,sans-serif}
main{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 3rem}h1{font-size:1.6rem;margin:0 0 .2rem}
h2{font-size:1.15rem;margin:1.6rem 0 .5rem}p{margin:.3rem 0}.soft{color:var(--soft)}
.sky{position:relative;border-radius:12px;overflow:hidden;background:var(--paper)}
.sky svg{display:block;width:100%;height:clamp(10rem,30vw,19rem)}.sky .cut{fill:none;stroke:var(--cut)}
.sky .own{fill:none;stroke:#fff;stroke-width:2.5}
.slip{position:absolute;transform:translate(-50%,-50%);min-width:1.7rem;padding:.1rem .2rem;text-align:center;
font-weight:800;font-size:.8rem;color:#1f1b2d;border:2px solid #1f1b2d;box-sizing:border-box;text-decoration:none}
.inaccuracy{background:#ffd97a;border-radius:50%}.mistake{background:#f2914a;border-radius:1rem 1rem .3rem .3rem}
.blunder{background:#b3211b;color:#fff;border-radius:.35rem}
ol,ul{padding:0;list-style:none;margin:0}
li{background:var(--paper);border-radius:12px;padding:.6rem .8rem;margin:.4rem 0}
li .mark{position:static;transform:none;display:inline-block;margin-right:.5rem}
.account{display:grid;grid-template-columns:minmax(5rem,1fr) 4fr repeat(3,3.4rem);gap:.2rem .6rem;align-items:center;
background:var(--paper);border-radius:12px;padding:.7rem .8rem}.account span{text-align:right;white-space:nowrap}
.account b{overflow-wrap:anywhere}.line{position:relative;height:1.3rem;background:var(--hollow);border-radius:.3rem}
.line i{position:absolute;height:50%}
.line .luck{top:0;background:repeating-linear-gradient(45deg,#4b50b8 0 4px,#cfd0f2 4px 7px)}
.line .skill{bottom:0;background:var(--ink)}
.line .won{background:linear-gradient(90deg,#e5484d,#f28c28,#f5c518,#3fa34d,#2f80d0,#4b50b8,#8e44ad)}
.line u{position:absolute;top:-.2rem;bottom:-.2rem;border-left:2px dotted #4b50b8}
"""


def analysis_html(
    analysis: Analysis, names: Sequence[str], seat: Seat | None, say: Say, language: str, title: str
) -> str:
    """Return the page; `seat` selects whose mistakes are listed, and whose chance is drawn at the bottom."""
    winner = max(range(analysis.players), key=lambda each: analysis.accounts[each].result)
    first = winner if seat is None else seat
    parts = [
        f'<h1>{escape(title)}</h1><p class="soft">{escape(say("review-chances"))}</p>',
        _sky(analysis, names, first, say),
        _slips(analysis, names, seat, say),
        _accounts(analysis, names, seat, say),
    ]
    return (
        f'<!doctype html>\n<html lang="{language}" style="--hue:{HUES.get(analysis.game, 38)}"><head>'
        f'<meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{STYLE}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def _sky(analysis: Analysis, names: Sequence[str], first: Seat, say: Say) -> str:
    """Return the chances of all, stacked, with the first seat's at the bottom as the rainbow, and marks at mistakes."""
    order = [first, *(seat for seat in range(analysis.players) if seat != first)]
    moments = [analysis.dealt, *(move.chances for move in analysis.moves)]
    said = [_curve_text(seat, names, moments, say) for seat in order]
    bands = list(_bow(moments, first))
    edges = [[sum(chances[each] for each in order[:count]) for chances in moments] for count in range(1, len(order))]
    lines = [f'<path class="{"cut" if at else "own"}" d="M{_line(edge)}"/>' for at, edge in enumerate(edges)]
    marks = [_mark(analysis, number, order) for number in analysis.slips]
    return (
        f'<div class="sky"><svg viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape("; ".join(said))}">{"".join(bands)}{"".join(lines)}</svg>{"".join(marks)}</div>'
    )


def _curve_text(seat: Seat, names: Sequence[str], moments: Sequence[Sequence[float]], say: Say) -> str:
    first, last = percent(moments[0][seat]), percent(moments[-1][seat])
    return say("review-curve-text", name=names[seat], first=first, last=last)


def _bow(moments: Sequence[Sequence[float]], seat: Seat) -> Iterator[str]:
    """Yield the seven bands of a seat's chance, red on top."""
    for band, colour in enumerate(BOW):
        top = _line([chances[seat] * (7 - band) / 7 for chances in moments])
        bottom = _line([chances[seat] * (6 - band) / 7 for chances in moments], is_back=True)
        yield f'<path fill="{colour}" d="M{top}L{bottom}Z"/>'


def _line(heights: Sequence[float], is_back: bool = False) -> str:
    last = max(1, len(heights) - 1)
    points = [f"{at * WIDTH / last:.1f} {HEIGHT * (1 - height):.1f}" for at, height in enumerate(heights)]
    return "L".join(reversed(points) if is_back else points)


def _mark(analysis: Analysis, number: int, order: Sequence[Seat]) -> str:
    """Return the mark of a mistake, in the middle of its player's share."""
    move = analysis.moves[number - 1]
    below = sum(move.chances[seat] for seat in order[: order.index(move.seat)])
    top = min(94.0, max(6.0, 100 * (1 - below - move.chances[move.seat] / 2)))
    left = min(98.0, max(2.0, 100 * number / len(analysis.moves)))
    where = f"left:{left:.1f}%;top:{top:.1f}%"
    return f'<a class="slip {move.kind}" style="{where}" href="#move-{number}">{MARKS[move.kind]}</a>'


def _slips(analysis: Analysis, names: Sequence[str], seat: Seat | None, say: Say) -> str:
    numbers = slips_of(analysis, seat)
    if not numbers:
        return f"<p>{escape(say('review-no-slips'))}</p>"
    items = [_slip(analysis.moves[number - 1], number, slip_text(analysis, number, names, say)) for number in numbers]
    return f"<h2>{escape(say('review-slips'))}</h2><ol>{''.join(items)}</ol>"


def _slip(move: Move, number: int, text: str) -> str:
    options = ", ".join(f"{option.text} {percent(option.value)} %" for option in move.considered)
    mark = f'<span class="slip mark {move.kind}">{MARKS[move.kind]}</span>'
    return f'<li id="move-{number}">{mark}{escape(text)}<p class="soft">{escape(options)}</p></li>'


def _accounts(analysis: Analysis, names: Sequence[str], seat: Seat | None, say: Say) -> str:
    seats = range(analysis.players) if seat is None else [seat]
    head = "".join(f'<span class="soft">{escape(say(f"review-{word}"))}</span>' for word in ("luck", "skill", "end"))
    rows = "".join(_account(analysis.accounts[each], names[each]) for each in range(analysis.players))
    said = "".join(f"<li>{escape(verdict(analysis, each, names, say))}</li>" for each in seats)
    return (
        f"<h2>{escape(say('review-luck-and-skill'))}</h2><ul>{said}</ul>"
        f'<p class="soft">{escape(say("review-explained"))}</p>'
        f'<div class="account"><b></b><span></span>{head}{rows}</div>'
    )


def _account(account: Account, name: str) -> str:
    """Return a seat's bar: from the dotted start, luck moves the end, and skill carries it on to the result."""
    middle = account.start + account.luck
    bars = _bar("luck", account.start, middle) + _bar(
        "skill won" if account.result else "skill", middle, account.result
    )
    figures = "".join(
        f"<span>{text}</span>" for text in (change(account.luck), change(account.skill), percent(account.result))
    )
    start = f'<u style="left:{100 * account.start:.1f}%"></u>'
    return f'<b>{escape(name)}</b><div class="line">{bars}{start}</div>{figures}'


def _bar(kind: str, start: float, end: float) -> str:
    low, high = (min(1.0, max(0.0, each)) for each in sorted((start, end)))
    return f'<i class="{kind}" style="left:{100 * low:.1f}%;width:{100 * (high - low):.1f}%"></i>'
