"""Which cards of a palette meet a rule, and what they are worth against another palette's."""

from mypy_extensions import i64

from arcus.core.bits import bit, count, lowest
from arcus.games.red7.cards import (
    BLUE,
    COLUMN,
    EVEN,
    GREEN,
    INDIGO,
    LOW,
    NUMBER,
    ONE_CARD,
    ORANGE,
    RED,
    ROW,
    RUN_SCORE,
    RUN_TOP,
    VIOLET,
)


def value(cards: i64) -> i64:
    """The score of a set that meets a rule."""
    return count(cards) * ONE_CARD | cards  # 4.1, 4.2


def colours_of(cards: i64) -> i64:
    """The 7-bit set of colours in a set of cards."""
    x = cards | cards >> 7
    x |= x >> 14
    x |= x >> 28
    return x & 127


def numbers_of(cards: i64) -> i64:
    """The 7-bit set of numbers in a set of cards, 1 as bit 0."""
    numbers: i64 = 0
    n: i64
    for n in range(7):
        if cards >> (n * 7) & 127 != 0:
            numbers |= bit(n)
    return numbers


def highest(cards: i64) -> i64:
    """The set of the one highest card, or none."""
    rest = cards
    top: i64 = 0
    while rest != 0:
        top = rest & -rest
        rest ^= top
    return top


def meeting(cards: i64, rule: i64) -> i64:
    """The cards of a palette that meet a rule: the ones that count, and that score."""
    if rule == RED:
        return highest(cards)  # 4.4
    if rule == GREEN:
        return cards & EVEN  # 4.7
    if rule == VIOLET:
        return cards & LOW  # 4.10
    if rule == BLUE:
        return _one_of_each_colour(cards)  # 4.8
    if rule == INDIGO:
        return _longest_run(cards)  # 4.9
    return _largest_group(cards, rule == ORANGE)  # 4.5, 4.6


def _largest_group(cards: i64, same_number: bool) -> i64:
    best: i64 = 0
    rest = cards
    while rest != 0:
        card = lowest(rest)
        group = COLUMN[card]
        if same_number:
            group = ROW[card]
        score = value(cards & group)
        if score > best:  # 4.11
            best = score
        rest &= ~group
    return best & (ONE_CARD - 1)


def _one_of_each_colour(cards: i64) -> i64:
    found: i64 = 0
    c: i64
    for c in range(7):
        found |= highest(cards & COLUMN[c])
    return found


def _longest_run(cards: i64) -> i64:
    numbers = numbers_of(cards)
    length = RUN_SCORE[numbers] >> 49
    if length == 0:
        return 0
    top = NUMBER[lowest(RUN_TOP[numbers])]
    found: i64 = 0
    n: i64
    for n in range(top - length, top):
        found |= highest(cards & ROW[n * 7])
    return found


def score(cards: i64, rule: i64) -> i64:
    """What a palette is worth under a rule; the greater score leads. 0: no card meets the rule."""
    if rule == RED:
        return cards
    if rule == BLUE:
        return count(colours_of(cards)) * ONE_CARD | cards
    if rule == INDIGO:
        numbers = numbers_of(cards)
        return RUN_SCORE[numbers] | cards & RUN_TOP[numbers]
    return value(meeting(cards, rule))
