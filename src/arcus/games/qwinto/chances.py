"""Random events of Qwinto: the faces of the dice, the sums of two and of three dice, and who begins."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

from arcus.core.chances import Answers, Chance, Draws, even, first_seat, first_seats
from arcus.games.qwinto import fields as at, labels, sheet

FACES = range(1, sheet.DIE_FACES + 1)
DICE = tuple(labels.NAMES[label] for label in (labels.ORANGE, labels.YELLOW, labels.PURPLE))


def _sums(dice: int) -> Chance:
    weights: dict[str, int] = defaultdict(int)
    for faces in product(FACES, repeat=dice):
        weights[str(sum(faces))] += 1
    return Chance(f"sum-{dice}", dict(weights))


CHANCES = (even("face", FACES), _sums(2), _sums(3), *first_seats(1, at.SEATS))


def draws(players: int, answers: Answers) -> Iterator[Draws]:
    """Yield the outcomes of all throws."""
    throws: dict[str, list[int]] = defaultdict(list)
    for question, answer in answers.items():
        die, _, throw = question.partition("/")
        if die in DICE and isinstance(answer, int):
            throws[throw].append(answer + 1)
    for faces in throws.values():
        yield Draws("face", tuple(map(str, faces)))
        if len(faces) > 1:
            yield Draws(f"sum-{len(faces)}", (str(sum(faces)),))
    first = answers.get("first/1")
    if isinstance(first, int):
        yield from first_seat(players, first)
