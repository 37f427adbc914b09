"""A heuristic Kobito player."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from arcus.bots import Bot
from arcus.core.game import AnyView, Choice
from arcus.games.kobito.notation import Rainbow
from arcus.games.kobito.view import KobitoPreview

Hand = Counter[str]
NUMBERS = 12
BENCHES_WANTED = 2  # each rainbow in the workshop costs a card a turn
KOBITO_POINTS = 2  # points that a kobito in hand counts for

# The value of a move where no gold card can be completed.
VALUE = {"exchange": 90, "build": 80, "start": 70, "end": 50, "lay": 40, "swap": 25, "pay": 0, "move": -50}
USELESS_START = 35  # a start that no gold card asks for
EXTRA_START = 1  # a start although the workshop has enough rainbows
USES_KOBITO = -30  # for using a kobito, or paying with a swap card
NEAR_GOLD = -8  # for each card that the rainbow beside gold then lacks fewer than HARMLESS
HARMLESS = 5  # a rainbow beside gold that lacks this many cards is of no use to the others


class Row(NamedTuple):
    """A rainbow: its lowest number and its length."""

    low: int
    length: int

    @property
    def before(self) -> int:
        """Return the number that fits the low end."""
        return around(self.low - 1)

    @property
    def after(self) -> int:
        """Return the number that fits the high end."""
        return around(self.low + self.length)

    def longer(self, low_end: bool, by: int) -> "Row":
        """Return the rainbow with `by` more cards at one end."""
        return Row(around(self.low - by) if low_end else self.low, self.length + by)


class Want(NamedTuple):
    """A gold card: its place from 1, its rainbow, how many cards that lacks, and its points."""

    place: int
    row: Row
    need: int
    points: int


class Piece(NamedTuple):
    """A piece off an end of a bench's rainbow, and the rainbow that stays."""

    bench: int
    end: str
    size: int
    stays: Row


def around(number: int) -> int:
    """Return a number on the circle from 1 to 12."""
    return (number - 1) % NUMBERS + 1


def row_of(rainbow: Rainbow) -> Row:
    """Return a rainbow of a view."""
    return Row(int(rainbow[0][0].removeprefix("kobito=")), len(rainbow))


def wants(view: AnyView) -> list[Want]:
    """Return the gold cards on the table."""
    pots = [(i, pot, row_of(pot.rainbow)) for i, pot in enumerate(view.table.pots, 1) if pot is not None]
    return [Want(i, row, pot.gold.length - row.length, pot.gold.points) for i, pot, row in pots]


def pieces(rows: Sequence[Row], fits: int, low_end: bool, most: int) -> Iterator[Piece]:
    """Yield the pieces of a workshop that fit an end of a rainbow beside gold, and leave no card alone."""
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
    """Return moves that complete a gold card with this many kobito, low end first; None if there are none."""
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
    """Completes gold cards if it can, builds rainbows that gold cards ask for, and helps others little."""

    def choose(self, view: AnyView) -> int:
        by_text = {choice.text: choice.number for choice in view.moves}
        step = self._step_to_gold(view)
        if step in by_text:
            return by_text[step]
        return max(view.moves, key=lambda choice: (self._value(view, choice), -choice.number)).number

    def _step_to_gold(self, view: AnyView) -> str:
        """Return the next move to the most valuable gold card that can be completed; empty if there is none."""
        hand = Counter(view.table.hand)
        rows = [row_of(rainbow) if rainbow else Row(1, 0) for rainbow in view.table.benches[view.seat]]
        found: list[tuple[int, str]] = []
        for want in wants(view):
            for kobito in range(hand["kobito"] + 1):
                steps = path(want, hand, kobito, rows)
                if steps:
                    found.append((want.points - KOBITO_POINTS * kobito, steps[0]))
                    break
        return max(found)[1] if found else ""

    def _value(self, view: AnyView, choice: Choice[KobitoPreview]) -> float:
        word, *rest = choice.text.split()
        used = USES_KOBITO if "k" in rest or (word == "pay" and rest[0] == "s") else 0
        if word == "start":
            return self._start_value(view, rest) + used
        if word == "lay" and rest[1].startswith("g"):
            need = next(want.need for want in wants(view) if want.place == int(rest[1][1:])) - 1
            return VALUE["lay"] + NEAR_GOLD * max(0, HARMLESS - need) + used
        return VALUE["build" if word == "lay" else word] + used

    def _start_value(self, view: AnyView, cards: Sequence[str]) -> float:
        """Return the value of starting a rainbow: high if a gold card asks for it and there are few debts."""
        if sum(map(bool, view.table.benches[view.seat])) >= BENCHES_WANTED:
            return EXTRA_START
        return VALUE["start"] if any(_asks_for(want, cards) for want in wants(view)) else USELESS_START


def _asks_for(want: Want, cards: Sequence[str]) -> bool:
    """Return whether all these cards could join the rainbow beside a gold card."""
    row, need = want.row, want.need
    below = {str(around(row.low - i)) for i in range(1, need + 1)}
    above = {str(around(row.after + i)) for i in range(need)}
    return set(cards) <= below | {"k"} or set(cards) <= above | {"k"}
