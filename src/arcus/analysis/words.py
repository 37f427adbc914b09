"""The analysis in words and percentages."""

from collections.abc import Callable, Sequence

from arcus.analysis.review import Analysis
from arcus.core.game import Seat

Say = Callable[..., str]
"""Function that returns a message by name, formatted with arguments."""
MINUS = "\N{MINUS SIGN}"


def percent(share: float) -> str:
    """Return a share as a whole percentage, without the percent sign."""
    return f"{round(share * 100):d}".replace("-", MINUS)


def change(share: float) -> str:
    """Return a difference as a whole percentage with its sign."""
    whole = round(share * 100)
    return f"{whole:+d}".replace("-", MINUS) if whole else "0"


def slips_of(analysis: Analysis, seat: Seat | None) -> list[int]:
    """Return the numbers of a seat's mistakes, or of all, the costliest first."""
    return [number for number in analysis.slips if seat in (None, analysis.moves[number - 1].seat)]


def slip_text(analysis: Analysis, number: int, names: Sequence[str], say: Say) -> str:
    """Return a sentence about a mistake."""
    move = analysis.moves[number - 1]
    about = {
        "number": number,
        "name": names[move.seat],
        "move": move.text,
        "kind": say(f"review-{move.kind}"),
        "best": move.considered[0].text,
    }
    if move.forced:
        return say("review-slip-forced", **about)
    return say("review-slip", **about, before=percent(move.considered[0].value), after=percent(move.played or 0.0))


def verdict(analysis: Analysis, seat: Seat, names: Sequence[str], say: Say) -> str:
    """Return the sentence about a seat's luck and mistakes."""
    account = analysis.accounts[seat]
    slips = slips_of(analysis, seat)
    return say(
        "review-verdict",
        name=names[seat],
        luck=change(account.luck),
        error=percent(account.error),
        mistakes=len(slips),
        lost=percent(sum(analysis.moves[number - 1].cost for number in slips)),
    )
