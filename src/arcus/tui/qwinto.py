"""The table of Qwinto as text."""

from collections.abc import Iterator, Sequence

from arcus.core.game import AnyChoice, Seat
from arcus.games.qwinto.sheet import BONUS, BOXES, CELL_NAMES, COLOURS, COLUMN_OF, COLUMNS
from arcus.games.qwinto.view import QwintoView, Sheet
from arcus.tui.layout import Say, folded, may, short_names

LABEL = 10, 13  # minimum and maximum width of a line's name
CELL = 5  # width of a cell
BONUS_CELLS = tuple(CELL_NAMES[cell] for cell in BONUS)
BONUS_COLUMNS = tuple(COLUMN_OF[cell] for cell in BONUS)


def question(view: QwintoView, choice: AnyChoice) -> str | None:
    """Return the message that asks back before the active player passes, which is a misthrow."""
    return "board-qwinto-misthrow-sure" if choice.kind == "pass" and view.table.turn == view.seat else None


def table_lines(view: QwintoView, names: Sequence[str], say: Say) -> list[str]:
    """Return who has to do what, the dice, and every sheet, the reader's own last, above the prompt."""
    return _table(view, names, say, sorted(range(view.players), key=lambda seat: seat == view.seat))


def screen_lines(view: QwintoView, names: Sequence[str], say: Say) -> list[str]:
    """Return the same with the reader's own sheet first, below the dice: a small screen shows the beginning."""
    return _table(view, names, say, sorted(range(view.players), key=lambda seat: seat != view.seat))


def _table(view: QwintoView, names: Sequence[str], say: Say, order: Sequence[Seat]) -> list[str]:
    shown = short_names(names)
    lines = [part for line in _state(view, shown, say) for part in folded(line, hang=0)]
    for seat in order:
        title = say("qwinto-tui-sheet", name=_name(view, seat, shown, say), points=view.table.sheets[seat].points.total)
        lines += ["", *folded(title, hang=0), *_sheet(view.table.sheets[seat], say)]
    return [*lines, "", *folded(say("qwinto-tui-key"), hang=0)]


def _state(view: QwintoView, names: Sequence[str], say: Say) -> Iterator[str]:
    table = view.table
    you = "yes" if view.seat in view.to_act else "no"
    if table.dice:
        dice = [
            say("qwinto-tui-die", colour=say(f"qwinto-tui-colour-{die.colour}"), face=die.face) for die in table.dice
        ]
        yield say("qwinto-tui-dice", dice=", ".join(dice), sum=table.sum)
    yield say(f"qwinto-tui-ask-{table.stage}", you=you, who=names[table.turn], may=may(view))
    if table.decided:
        yield say("qwinto-tui-decided", names=", ".join(names[seat] for seat in table.decided))
        yield say("qwinto-tui-waiting", names=", ".join(names[seat] for seat in view.to_act))
    if table.choice:
        yield say("qwinto-tui-choice", move=table.choice)


def _name(view: QwintoView, seat: Seat, names: Sequence[str], say: Say) -> str:
    active = seat == view.table.turn and bool(view.to_act)
    own = seat == view.seat and names[seat] != say("terminal-you")
    role = {(True, True): "both", (True, False): "you", (False, True): "active"}.get((own, active), "none")
    return say("qwinto-tui-name", role=role, name=names[seat])


def _sheet(sheet: Sheet, say: Say) -> Iterator[str]:
    """Return the lines of a sheet, with their names padded to the widest."""
    lines = list(_lines(sheet, say))
    width = min(max(LABEL[0], *(len(label) + 1 for label, _, _ in lines)), LABEL[1])
    return (_line(label[:width], width, body, points) for label, body, points in lines)


def _lines(sheet: Sheet, say: Say) -> Iterator[tuple[str, str, int | None]]:
    points = sheet.points
    yield say("qwinto-tui-column"), _cells([f"{column} " for column in range(COLUMNS)]), None
    for colour, row, scored in zip(COLOURS, sheet.rows, points.rows, strict=True):
        cells = [_cell(f"{colour}{column}", number, sheet.dead) for column, number in enumerate(row)]
        yield say(f"qwinto-tui-colour-{colour}"), _cells(cells), scored
    bonus = dict(zip(BONUS_COLUMNS, points.columns, strict=True))
    brought = [f"{bonus[column]} " if column in bonus else "" for column in range(COLUMNS)]
    yield say("qwinto-tui-bonus"), _cells(brought), sum(points.columns)
    boxes = say("qwinto-tui-boxes", count=sheet.misthrows, most=BOXES)
    yield say("qwinto-tui-misthrows"), f"   {boxes}", points.misthrows


def _cell(name: str, number: int | None, dead: tuple[str, ...]) -> str:
    """Return the text of a cell, empty where the sheet has none."""
    if name not in CELL_NAMES:
        return ""
    shown = str(number) if number is not None else "x" if name in dead else "."
    return f"[{shown}]" if name in BONUS_CELLS else f"{shown} "


def _cells(cells: list[str]) -> str:
    return "".join(f"{cell:>{CELL}}" for cell in cells)


def _line(label: str, width: int, body: str, points: int | None) -> str:
    scored = "" if points is None else f"{points:>{CELL}}"
    return f"{label:<{width}}{body:<{COLUMNS * CELL}}{scored}".rstrip()
