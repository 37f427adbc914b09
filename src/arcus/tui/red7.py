"""The table of Red7 as text."""

from collections.abc import Sequence

from arcus.core.game import AnyChoice, Seat
from arcus.games.red7.view import Cards, Lead, Red7Table, Red7View
from arcus.tui.layout import Say, folded, may, short_names


def question(view: Red7View, choice: AnyChoice) -> str | None:
    """Return the message that asks back before a player passes, which loses the round."""
    return "board-red7-pass-sure" if choice.kind == "pass" else None


def table_lines(view: Red7View, names: Sequence[str], say: Say) -> list[str]:
    """Return the canvas, its rule, all palettes, the leader by each rule, the reader's hand, and who has to do what."""
    shown = short_names(names)
    lines = _canvas(view, say)
    lines += ["", say("red7-tui-palettes")]
    width = max(len(_label(view, seat, shown, say)) for seat in range(view.players))
    for seat in range(view.players):
        lines += _player(view, seat, shown, width, say)
    lines += ["", say("red7-tui-leads")]
    widest = max(len(_colour(lead, say)) for lead in view.table.leads)
    for lead in view.table.leads:
        lines += _lead(lead, view.table.rule, shown, widest + 2, say)
    return [*lines, "", *_own(view, shown, say)]


def _cards(cards: Cards, say: Say) -> str:
    return " ".join(cards) or say("red7-tui-no-cards")


def _canvas(view: Red7View, say: Say) -> list[str]:
    table = view.table
    rounds = view.options["rounds"]
    number = say("red7-tui-round", round=table.round)
    if rounds > 1:
        number = say("red7-tui-round-of", round=table.round, rounds=rounds)
    colour, meets = (say(f"red7-tui-{what}-{table.rule.lower()}") for what in ("colour", "meets"))
    return [
        f"{number}, {say('red7-tui-deck', count=table.deck)}",
        *folded(_pile(table.canvas, say)),
        *folded(say("red7-tui-rule", colour=colour, meets=meets)),
    ]


def _pile(canvas: Cards, say: Say) -> str:
    if not canvas:
        return say("red7-tui-canvas-start")
    *below, top = canvas
    return say("red7-tui-canvas-over", top=top, cards=" ".join(below)) if below else say("red7-tui-canvas", top=top)


def _label(view: Red7View, seat: Seat, names: Sequence[str], say: Say) -> str:
    name = names[seat]
    return say("red7-tui-you", name=name) if seat == view.seat and name != say("terminal-you") else name


def _player(view: Red7View, seat: Seat, names: Sequence[str], width: int, say: Say) -> list[str]:
    """Return a player's palette, with the number of cards and points below."""
    table = view.table
    palette = table.palettes[seat]
    mark = ">" if seat in view.to_act else " "
    cards = say("red7-tui-out") if palette is None else _cards(palette, say)
    parts = [say("red7-tui-in-hand", count=table.hands[seat])]
    if view.options["advanced"]:
        parts.append(_points(table, seat, say))
    elif view.options["rounds"] > 1:
        parts.append(say("red7-tui-won", count=table.won[seat]))
    indent = width + 4
    return [
        *folded(f"{mark} {_label(view, seat, names, say):{width}}  {cards}", hang=indent),
        *folded(", ".join(parts), indent, hang=0),
    ]


def _points(table: Red7Table, seat: Seat, say: Say) -> str:
    points, cards = table.points[seat], table.scored[seat]
    if not cards:
        return say("red7-tui-points", points=points, target=table.target)
    return say("red7-tui-points-with", points=points, target=table.target, cards=" ".join(cards))


def _colour(lead: Lead, say: Say) -> str:
    return say(f"red7-tui-colour-{lead.rule.lower()}")


def _lead(lead: Lead, rule: str, names: Sequence[str], width: int, say: Say) -> list[str]:
    who = say("red7-tui-nobody")
    if lead.seat is not None:
        who = say("red7-tui-lead", who=names[lead.seat], cards=" ".join(lead.cards))
    mark = "*" if lead.rule == rule else " "
    return folded(f"{mark} {lead.rule} {_colour(lead, say):{width}}{who}", hang=4 + width)


def _own(view: Red7View, names: Sequence[str], say: Say) -> list[str]:
    """Return the reader's hand, and who has to do what."""
    table = view.table
    you = "yes" if view.seat == table.turn else "no"
    lines = [] if view.seat is None else folded(say("red7-tui-hand", cards=_cards(table.hand, say)))
    return lines + folded(say(f"red7-tui-ask-{table.stage}", you=you, who=names[table.turn], may=may(view)))
