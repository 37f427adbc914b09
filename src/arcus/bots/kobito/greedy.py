"""A rules-of-thumb player of Kobito."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arcus.bots import Bot
from arcus.core.game import AnyView, Choice
from arcus.games.kobito.notation import Rainbow
from arcus.games.kobito.view import KobitoPreview

Hand = Counter[str]
BENCHES_WANTED = 2  # each rainbow in the workshop costs a card a turn
A_KOBITO = 2  # points that a kobito is worth in hand
HARMLESS = 5  # so many cards are missing beside gold that nobody has them all
WORTH = {"exchange": 90, "build": 80, "start": 70, "end": 50, "lay": 40, "swap": 25, "pay": 0, "move": -50}
SPOILT = 30  # what a move is worth less for using up a kobito


class Row(NamedTuple):
    """A rainbow: its lowest number, and how many there are."""

    low: int
    length: int

    @property
    def before(self) -> int:
        """The number that fits its low end."""
        return around(self.low - 1)

    @property
    def after(self) -> int:
        """The number that fits its high end."""
        return around(self.low + self.length)

    def longer(self, low_end: bool, by: int) -> "Row":
        """The rainbow with so many cards more at one end."""
        return Row(around(self.low - by) if low_end else self.low, self.length + by)


class Want(NamedTuple):
    """A gold card: its place from 1, its rainbow, how many cards are missing, and what it gives."""

    place: int
    row: Row
    need: int
    points: int


class Piece(NamedTuple):
    """What an end of a bench's rainbow could bring to gold, and what stays."""

    bench: int
    end: str
    size: int
    stays: Row


def around(number: int) -> int:
    """A number on the circle from 1 to 12."""
    return (number - 1) % 12 + 1


def row_of(rainbow: Rainbow) -> Row:
    """A rainbow of a view."""
    return Row(int(rainbow[0][0].removeprefix("kobito=")), len(rainbow))


def wants(view: AnyView) -> list[Want]:
    """The gold cards on the table."""
    pots = [(i, pot, row_of(pot.rainbow)) for i, pot in enumerate(view.table.pots, 1) if pot is not None]
    return [Want(i, row, pot.gold.length - row.length, pot.gold.points) for i, pot, row in pots]


def pieces(rows: Sequence[Row], fits: int, low_end: bool, most: int) -> Iterator[Piece]:
    """The pieces of a workshop that fit an end of a rainbow beside gold, and leave no card alone."""
    for bench, row in enumerate(rows):
        for size in range(min(most, row.length), 0, -1):
            stays = row.length - size
            if stays == 1:
                continue
            for end in ("low", "high") if stays else ("low",):
                first = around(row.low + (stays if end == "high" else 0))
                joins = around(first + size - 1) if low_end else first
                if joins == fits:
                    yield Piece(bench, end, size, Row(around(row.low + (size if end == "low" else 0)), stays))


def path(want: Want, hand: Hand, kobito: int, rows: Sequence[Row], low_end: bool = True) -> list[str] | None:
    """The moves that complete a gold card with so many kobito, first all at its low end; None if there are none."""
    if want.need == 0:
        return []
    end, fits = ("low", want.row.before) if low_end else ("high", want.row.after)
    card = str(fits) if hand[str(fits)] else "k" if kobito else ""
    for piece in pieces(rows, fits, low_end, want.need):
        left = [*rows[: piece.bench], piece.stays, *rows[piece.bench + 1 :]]
        rest = path(_grown(want, low_end, piece.size), hand, kobito, left, low_end)
        if rest is not None:
            return [f"move b{piece.bench + 1} {piece.end} {piece.size} g{want.place} {end}", *rest]
    if card:
        rest = path(_grown(want, low_end, 1), hand - Counter([card]), kobito - (card == "k"), rows, low_end)
        if rest is not None:
            return [f"lay {card} g{want.place} {end}", *rest]
    return path(want, hand, kobito, rows, low_end=False) if low_end else None


def _grown(want: Want, low_end: bool, by: int) -> Want:
    return want._replace(row=want.row.longer(low_end, by), need=want.need - by)


class KobitoGreedy(Bot):
    """Takes the gold it can complete, builds in its workshop what gold asks for, and gives the others little."""

    def choose(self, view: AnyView) -> int:
        by_text = {choice.text: choice.number for choice in view.moves}
        step = self._step_to_gold(view)
        if step in by_text:
            return by_text[step]
        return max(view.moves, key=lambda choice: (self._worth(view, choice), -choice.number)).number

    def _step_to_gold(self, view: AnyView) -> str:
        """The next move on the way to the gold that gives most, or nothing if none can be completed."""
        hand = Counter(view.table.hand)
        rows = [row_of(rainbow) if rainbow else Row(1, 0) for rainbow in view.table.benches[view.seat]]
        found: list[tuple[int, str]] = []
        for want in wants(view):
            for kobito in range(hand["kobito"] + 1):
                steps = path(want, hand, kobito, rows)
                if steps:
                    found.append((want.points - A_KOBITO * kobito, steps[0]))
                    break
        return max(found)[1] if found else ""

    def _worth(self, view: AnyView, choice: Choice[KobitoPreview]) -> float:
        word, *rest = choice.text.split()
        spoilt = SPOILT if "k" in rest or (word == "pay" and rest[0] == "s") else 0
        if word == "start":
            return self._start_worth(view, rest) - spoilt
        if word == "lay" and rest[1].startswith("g"):
            need = next(want.need for want in wants(view) if want.place == int(rest[1][1:])) - 1
            return WORTH["lay"] - 8 * max(0, HARMLESS - need) - spoilt
        return WORTH["build" if word == "lay" else word] - spoilt

    def _start_worth(self, view: AnyView, cards: Sequence[str]) -> float:
        """Two cards that some gold asks for are a good start, while the workshop is not full of debts."""
        if sum(map(bool, view.table.benches[view.seat])) >= BENCHES_WANTED:
            return WORTH["pay"] + 1
        return WORTH["start"] if any(_asks_for(want, cards) for want in wants(view)) else WORTH["lay"] - 5


def _asks_for(want: Want, cards: Sequence[str]) -> bool:
    """Could all these numbers join the rainbow beside a gold card?"""
    row, need = want.row, want.need
    below = {str(around(row.low - i)) for i in range(1, need + 1)}
    above = {str(around(row.after + i)) for i in range(need)}
    return set(cards) <= below | {"k"} or set(cards) <= above | {"k"}
