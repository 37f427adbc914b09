"""An independent referee for Qwinto: slow, naive, written from the rules alone, with nothing of Arcus in it.

A sheet is a dict from cells (`o3`) to numbers. Whether a number fits is found by writing it down and looking at every
row and column again; whether a cell is dead, by trying every number that dice can show.
"""

from functools import cache, lru_cache
from itertools import combinations, pairwise, product
from typing import Any

COLOURS = {"o": "orange", "y": "yellow", "p": "purple"}
SHEET = """
    ..ob o.ob oooo
    .ooo oo.o boo.
    oobo .ooo ob..
"""
ROWS = {
    letter: {column: mark for column, mark in enumerate(line.replace(" ", "")) if mark != "."}
    for letter, line in zip(COLOURS, SHEET.split("\n")[1:4], strict=True)
}
CELLS = [f"{letter}{column}" for letter, row in ROWS.items() for column in row]
BONUS = [f"{letter}{column}" for letter, row in ROWS.items() for column, mark in row.items() if mark == "b"]
ROLLS = ["".join(some) for size in (1, 2, 3) for some in combinations(COLOURS, size)]
ROLLABLE = {  # row -> the sums of dice among which its own is
    letter: {sum(faces) for some in ROLLS if letter in some for faces in product(range(1, 7), repeat=len(some))}
    for letter in COLOURS
}


@cache
def row_of(letter: str) -> list[str]:
    """Return the cells of a row, from left to right."""
    return [f"{letter}{column}" for column in ROWS[letter]]


@cache
def column_of(column: int) -> list[str]:
    """Return the cells of a column."""
    return [f"{letter}{column}" for letter in COLOURS if column in ROWS[letter]]


def is_sound(sheet: dict[str, int]) -> bool:
    """Return whether all rows rise and no column has a number twice."""
    for letter in COLOURS:
        numbers = [sheet[cell] for cell in row_of(letter) if cell in sheet]
        if any(left >= right for left, right in pairwise(numbers)):
            return False
    for column in range(12):
        numbers = [sheet[cell] for cell in column_of(column) if cell in sheet]
        if len(numbers) != len(set(numbers)):
            return False
    return True


def fits(sheet: dict[str, int], cell: str, number: int) -> bool:
    """Return whether the number may be written there."""
    return cell not in sheet and is_sound({**sheet, cell: number})


def dead_cells(sheet: dict[str, int]) -> list[str]:
    """Return the empty cells that no roll can fill."""
    return _dead_cells(frozenset(sheet.items()))


@lru_cache(maxsize=64)
def _dead_cells(numbers: frozenset[tuple[str, int]]) -> list[str]:
    sheet = dict(numbers)
    empty = [cell for cell in CELLS if cell not in sheet]
    return sorted(cell for cell in empty if not any(fits(sheet, cell, number) for number in ROLLABLE[cell[0]]))


def row_points(sheet: dict[str, int], letter: str) -> int:
    """Return one point per number, or the rightmost number of a full row."""
    numbers = [sheet[cell] for cell in row_of(letter) if cell in sheet]
    return numbers[-1] if len(numbers) == 9 else len(numbers)


def bonus_points(sheet: dict[str, int], cell: str) -> int:
    """Return the number in a bonus cell if its column is full, else 0."""
    return sheet[cell] if all(other in sheet for other in column_of(int(cell[1:]))) else 0


class Oracle:
    """A whole game."""

    def __init__(self, players: int, options: dict[str, Any], chance: Any) -> None:
        assert not options
        self.players = players
        self.chance = chance
        self.sheets: list[dict[str, int]] = [{} for _ in range(players)]
        self.misthrows = [0] * players
        self.active = chance.pick("first", 1, players)
        self.stage = "choose"
        self.picked = ""
        self.dice: dict[str, int] = {}
        self.choices: dict[int, str] = {}
        self.throws = 0

    def to_act(self) -> set[int]:
        """Return the seats that must choose now."""
        if self.stage == "over":
            return set()
        if self.stage == "write":
            return set(range(self.players)) - set(self.choices)
        return {self.active}

    def legal(self, seat: int) -> set[str]:
        """Return the legal moves of a seat."""
        if self.stage == "choose":
            return {f"roll {some}" for some in ROLLS}
        if self.stage == "rolled":
            return {"keep", "reroll"}
        cells = [cell for cell in CELLS if cell[0] in self.dice]
        return {"pass"} | {f"write {cell}" for cell in cells if fits(self.sheets[seat], cell, sum(self.dice.values()))}

    def play(self, seat: int, move: str) -> None:
        """Carry out a move."""
        verb, *object_ = move.split()
        if verb == "roll":
            self.picked = object_[0]
            self._throw()
            self.stage = "rolled"
        elif verb == "reroll":
            self._throw()
            self.stage = "write"
        elif verb == "keep":
            self.stage = "write"
        else:
            self.choices[seat] = object_[0] if object_ else "pass"
            if not self.to_act():
                self._write()

    def _throw(self) -> None:
        self.throws += 1
        self.dice = {die: 1 + self.chance.pick(COLOURS[die], self.throws, 6) for die in self.picked}

    def _write(self) -> None:
        number = sum(self.dice.values())
        for seat, choice in self.choices.items():
            if choice != "pass":
                self.sheets[seat][choice] = number
            elif seat == self.active:
                self.misthrows[seat] += 1
        self.choices, self.dice = {}, {}
        if any(self._ends(seat) for seat in range(self.players)):
            self.stage = "over"
        else:
            self.stage = "choose"
            self.active = (self.active + 1) % self.players

    def _ends(self, seat: int) -> bool:
        full = [letter for letter in COLOURS if all(cell in self.sheets[seat] for cell in row_of(letter))]
        return len(full) >= 2 or self.misthrows[seat] == 4

    def points(self, seat: int) -> int:
        """Return the points of a seat if the game ended now."""
        sheet = self.sheets[seat]
        rows = sum(row_points(sheet, letter) for letter in COLOURS)
        return rows + sum(bonus_points(sheet, cell) for cell in BONUS) - 5 * self.misthrows[seat]

    def state(self) -> dict[str, Any]:
        """Return the complete state, public and secret."""
        points = [self.points(seat) for seat in range(self.players)]
        return {
            "active": self.active,
            "stage": self.stage,
            "dice": dict(self.dice),
            "throws": self.throws,
            "sheets": [dict(sorted(sheet.items())) for sheet in self.sheets],
            "misthrows": list(self.misthrows),
            "choices": dict(sorted(self.choices.items())),
            "dead": [dead_cells(sheet) for sheet in self.sheets],
            "rows": [[row_points(sheet, letter) for letter in COLOURS] for sheet in self.sheets],
            "bonus": [{cell: bonus_points(sheet, cell) for cell in sorted(BONUS)} for sheet in self.sheets],
            "winners": [s for s in range(self.players) if points[s] == max(points)] if self.stage == "over" else None,
        }
