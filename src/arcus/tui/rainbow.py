"""The table of Rainbow as text."""

from collections.abc import Sequence

from arcus.core.game import Seat
from arcus.games.rainbow.view import Held, RainbowView
from arcus.tui.layout import Say, folded, may, short_names

FACE = 14  # width of the widest face


def table_lines(view: RainbowView, names: Sequence[str], say: Say) -> list[str]:
    """Return the row, both hands from the reader's side, the next card, and who has to do what."""
    table = view.table
    shown = short_names(names)
    piles = say("rainbow-tui-piles", first=shown[0], won=table.piles[0], second=shown[1], lost=table.piles[1])
    lines = [say("rainbow-tui-round", round=table.round, count=table.deck), *folded(piles), "", *_row(view, say), ""]
    lines += _hands(view, shown, say)
    if table.next is not None:
        lines.append(say("rainbow-tui-next", face=_face(table.next, say)))
    you = "yes" if view.seat == table.turn else "no"
    return [*lines, "", *folded(say(f"rainbow-tui-ask-{table.stage}", you=you, who=shown[table.turn], may=may(view)))]


def _face(face: str, say: Say) -> str:
    return say("rainbow-tui-face", what=face)


def _row(view: RainbowView, say: Say) -> list[str]:
    """Return the visible faces, a line each, and with the memory aid the other sides that were seen."""
    row = view.table.row
    if not row:
        return [say("rainbow-tui-row-empty")]
    lines = [f"  {place} {_face(face, say)}" for place, face in enumerate(row, 1)]
    if view.options["memory_aid"]:
        lines = [f"{line:<{FACE + 4}}  {_back(view, place, say)}" for place, line in enumerate(lines)]
    return [say("rainbow-tui-row"), *lines]


def _back(view: RainbowView, place: int, say: Say) -> str:
    laid = view.memory.row[place]
    back = laid.card.far if laid.up == (view.seat or 0) else laid.card.near
    return say("rainbow-tui-back-unseen") if back is None else say("rainbow-tui-back", face=_face(back, say))


def _hands(view: RainbowView, names: Sequence[str], say: Say) -> list[str]:
    """Return both hands as far as the reader sees them, the reader's own last."""
    hands = view.table.hands
    if view.seat is None:
        return [say("rainbow-tui-hand-hidden", name=names[seat], count=len(hands[seat])) for seat in range(2)]
    other: Seat = 1 - view.seat
    labels = say("rainbow-tui-hand-other", name=names[other]), say("rainbow-tui-hand-own")
    width = max(map(len, labels))
    shown = zip(labels, (hands[other], hands[view.seat]), strict=True)
    return [line for label, hand in shown for line in folded(f"{label:<{width}}  {_cards(hand, say)}")]


def _cards(hand: Sequence[Held], say: Say) -> str:
    faces = [f"{held.slot} {_face(held.face, say)}" for held in hand if held.face is not None]
    return ", ".join(faces) or say("rainbow-tui-hand-empty")
