"""The seven rules: the score of a palette under each, and the cards that meet it; and points.

A score is `count << 49 | cards`. More cards win, then the higher top card: palettes are disjoint, so comparing the
sets as integers compares their top cards. A score may hold cards that do not count, as long as the top card is right.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import count, lowest
from arcus.games.red7 import cards, fields as at

COUNT_SHIFT: Final = 49
ONE_CARD: Final = 0x2000000000000  # 1 << COUNT_SHIFT
COUNT_BITS: Final = 0xE000000000000  # 7 << COUNT_SHIFT
TARGET: Final = vec[i64]([0, 0, 40, 35, 30])  # players -> points that end an advanced game (5.4)


def _run(numbers: int) -> tuple[int, int]:
    """Return the length of the best run in a 7-bit set of numbers, and the bit of its highest number."""
    starts, length = 0, 0
    while numbers:
        starts = numbers
        numbers &= numbers >> 1
        length += 1
    return length, starts.bit_length() - 1 + length - 1


def _best_run(numbers: int) -> int:
    """Return the score of the best run, if all cards of its highest number are there."""
    length, top = _run(numbers)
    return length << COUNT_SHIFT | cards.ONES << cards.RULES * top


BEST_RUN: Final = vec[i64]([0] + [_best_run(numbers) for numbers in range(1, 128)])  # by 7-bit set of numbers


# -- one function a rule


def red(palette: i64) -> i64:
    """Return the score under red: one card always counts, so the palette itself will do."""
    return palette  # 4.4


def orange(palette: i64, card: i64) -> i64:
    """Return the score under orange of the cards that have the number of `card`."""
    return score_of(palette & cards.SAME_NUMBER[card])  # 4.5


def yellow(palette: i64, card: i64) -> i64:
    """Return the score under yellow of the cards that have the colour of `card`."""
    return score_of(palette & cards.SAME_COLOUR[card])  # 4.6


def green(palette: i64) -> i64:
    """Return the score under green."""
    return score_of(palette & cards.EVEN)  # 4.7


def blue(palette: i64) -> i64:
    """Return the score under blue: the highest card is always among those that count."""
    return count(cards.colours_of(palette)) * ONE_CARD | palette  # 4.8


def indigo(palette: i64, numbers: i64) -> i64:
    """Return the score under indigo of a palette with these numbers."""
    return BEST_RUN[numbers] & (palette | COUNT_BITS)  # 4.9


def violet(palette: i64) -> i64:
    """Return the score under violet."""
    return score_of(palette & cards.LOW)  # 4.10


def score_of(meeting: i64) -> i64:
    """Return the score of the cards that meet a rule."""
    return count(meeting) * ONE_CARD | meeting  # 4.1, 4.2


# -- any rule


def cards_counted(scored: i64, rule: i64) -> i64:
    """Return how many cards a score of a leader counts under a rule."""
    if rule == cards.RED:
        return 1
    return scored >> COUNT_SHIFT


def score(palette: i64, rule: i64) -> i64:
    """Return the score of a palette under a rule; the greater score leads. 0: no card meets the rule."""
    if rule == cards.RED:
        return red(palette)
    if rule == cards.GREEN:
        return green(palette)
    if rule == cards.BLUE:
        return blue(palette)
    if rule == cards.INDIGO:
        return indigo(palette, cards.numbers_of(palette))
    if rule == cards.VIOLET:
        return violet(palette)
    return _best_group(palette, rule)


def _best_group(palette: i64, rule: i64) -> i64:
    """Return the best score of cards with the same number (orange) or colour (yellow)."""
    best: i64 = 0
    rest = palette
    while rest != 0:
        if rule == cards.ORANGE:
            group = orange(palette, lowest(rest))
        else:
            group = yellow(palette, lowest(rest))
        if group > best:  # 4.11
            best = group
        rest &= ~group
    return best


def cards_meeting(palette: i64, rule: i64) -> i64:
    """Return the cards of a palette that meet a rule: the ones that count, and that are scored."""
    if rule == cards.RED:
        return cards.highest(palette)
    if rule == cards.BLUE:
        return _highest_of_each_colour(palette)
    if rule == cards.INDIGO:
        return _highest_of_each_number_in_run(palette)
    return score(palette, rule) & cards.ALL  # these scores hold no other cards


def _highest_of_each_colour(palette: i64) -> i64:
    found: i64 = 0
    colour: i64
    for colour in range(cards.RULES):
        found |= cards.highest(palette & cards.SAME_COLOUR[colour])
    return found


def _highest_of_each_number_in_run(palette: i64) -> i64:
    if palette == 0:
        return 0
    best = BEST_RUN[cards.numbers_of(palette)]
    length = best >> COUNT_SHIFT
    top = cards.NUMBER[lowest(best & cards.ALL)]
    found: i64 = 0
    n: i64
    for n in range(top - length, top):
        found |= cards.highest(palette & cards.SAME_NUMBER[n * cards.RULES])
    return found


# -- points


def points(d: vec[i64], seat: i64) -> i64:
    """Return a seat's points: rounds won, or in an advanced game the numbers on its scored cards."""
    if d[at.OPTIONS] & at.ADVANCED == 0:
        return d[at.WON + seat]  # 7.2
    total: i64 = 0
    rest = d[at.SCORED + seat]
    while rest != 0:
        total += cards.NUMBER[lowest(rest)]  # 5.2, 5.6
        rest &= rest - 1
    return total


def cards_scored(d: vec[i64]) -> i64:
    """Return all scored cards, which are out of the game."""
    return d[at.SCORED] | d[at.SCORED + 1] | d[at.SCORED + 2] | d[at.SCORED + 3]
