"""Events, illegal moves, outcomes and rules as sentences in a language."""

import itertools
import re
from collections.abc import Iterator, Sequence

from arcus.core.game import TAKEN_BACK, AnyChoice, Event, Outcome, Refusal, Seat
from arcus.locale import Catalogue
from arcus.tui.layout import WIDTH, folded, shortened


def event_text(game: str, event: Event, reader: Seat | None, names: Sequence[str], words: Catalogue) -> str:
    """Return an event as a sentence for one reader (None: a spectator)."""
    message = "board-took-back" if event.kind == TAKEN_BACK else f"{game}-event-{event.kind.replace('_', '-')}"
    if event.what is None and words.has(f"{message}-hidden"):
        message += "-hidden"
    touched = [seat for place in (event.target, event.source) if (seat := _seat(place)) not in (None, event.seat)]
    other = touched[0] if touched else None
    return words.say(
        message,
        who="" if event.seat is None else names[event.seat],
        you=_yes(event.seat is not None and event.seat == reader),
        other="" if other is None else names[other],
        to_you=_yes(other is not None and other == reader),
        source=event.source,
        target=event.target,
        place=event.target.partition("/")[0],
        what=event.what or "",
        **_parts(game, event.what or "", words),
    )


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def _parts(game: str, what: str, words: Catalogue) -> dict[str, str | int]:
    """Return the parts of a notation for messages that spell it out: `R7` is the sign R and the number 7."""
    signs, numbers = re.findall("[A-Za-z]+", what), [int(digits) for digits in re.findall("[0-9]+", what)]
    parts: dict[str, str | int] = {
        "sign": signs[-1] if signs else "",
        "number": numbers[0] if numbers else 0,
        "last": numbers[-1] if numbers else 0,
        "column": numbers[-1] if numbers else 0,  # as in notation, which is typed here and heads the sheet
        "count": len(numbers),
    }
    if words.has(thing := f"{game}-thing"):
        things = re.findall("([A-Za-z]+)([0-9]+)", what)
        parts["things"] = ", ".join(words.say(thing, sign=sign, number=int(number)) for sign, number in things)
    return parts


def story_lines(
    game: str, events: Sequence[Event], reader: Seat | None, names: Sequence[str], words: Catalogue
) -> Iterator[str]:
    """Yield events as sentences; repeated ones are counted."""
    sentences = (event_text(game, event, reader, names, words) for event in events)
    for sentence, same in itertools.groupby(sentences):
        times = len(list(same))
        yield sentence if times == 1 else words.say("terminal-times", sentence=sentence, times=times)


def _seat(place: str) -> Seat | None:
    seat = place.partition("/")[2].partition("/")[0]
    return int(seat) if seat else None


def refusal_text(refusal: Refusal, words: Catalogue) -> str:
    """Return why a move is not allowed, as a sentence."""
    sentence = words.say(refusal.message)
    if not refusal.rule:
        return words.say("terminal-forbidden-plain", sentence=sentence)
    return words.say("terminal-forbidden", rule=refusal.rule, sentence=sentence)


def not_a_move(text: str, choices: Sequence[AnyChoice], words: Catalogue) -> str:
    """Return a sentence about a text that is no move, with one of the legal moves as an example."""
    return words.say("terminal-not-a-move", text=shortened(text), example=choices[0].text)


def outcome_lines(outcome: Outcome, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield who won and why, and how each player's points add up."""
    yield words.say("terminal-over")
    winners = ", ".join(names[seat] for seat in outcome.winners)
    yield words.say(outcome.why, winners=winners, count=len(outcome.winners))
    for seat, points in enumerate(outcome.points):
        yield words.say("terminal-points", name=names[seat], points=points)
        for line in outcome.lines[seat]:
            what = words.say(line.what) if words.has(line.what) else line.what
            yield "  " + words.say("terminal-line", points=line.points, what=what)


def rules_lines(game: str, now: Sequence[str], words: Catalogue, width: int = WIDTH) -> Iterator[str]:
    """Yield the numbered rules of a game; rules in `now` have a star, which the last line explains."""
    section = 1
    while words.has(f"{game}-section-{section}"):
        yield f"{section}. {words.say(f'{game}-section-{section}')}"
        number = 1
        while words.has(message := f"{game}-rule-{section}-{number}"):
            mark = "*" if f"{section}.{number}" in now else " "
            label = f"{mark} {section}.{number} "
            yield from folded(label + words.say(message), hang=len(label), width=width)
            number += 1
        section += 1
    if now:
        yield f"* {words.say('rule-now')}"
