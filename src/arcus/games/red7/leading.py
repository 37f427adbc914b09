"""The leader under each rule, from the scores that a position stores of its palettes.

The seven rules are written out instead of looped over, since this is where random play spends its time.
"""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit, greater
from arcus.games.red7 import cards, fields as at, scoring
from arcus.games.red7.cards import BLUE, GREEN, INDIGO, ORANGE, RED, VIOLET, YELLOW


def add_card(d: vec[i64], seat: i64, card: i64) -> None:
    """Put a card in a palette and update its scores."""
    palette = d[at.PALETTE + seat] | bit(card)
    d[at.PALETTE + seat] = palette
    numbers = d[at.NUMBERS + seat] | cards.NUMBER_BIT[card]
    d[at.NUMBERS + seat] = numbers
    base = at.SCORE + cards.RULES * seat
    d[base + RED] = scoring.red(palette)
    d[base + ORANGE] = greater(d[base + ORANGE], scoring.orange(palette, card))
    d[base + YELLOW] = greater(d[base + YELLOW], scoring.yellow(palette, card))
    d[base + GREEN] = scoring.green(palette)
    d[base + BLUE] = scoring.blue(palette)
    d[base + INDIGO] = scoring.indigo(palette, numbers)
    d[base + VIOLET] = scoring.violet(palette)


def clear_palette(d: vec[i64], seat: i64) -> None:
    """Empty a palette to which `add_card` adds the first card."""
    base = at.SCORE + cards.RULES * seat
    d[at.PALETTE + seat] = 0
    d[at.NUMBERS + seat] = 0
    d[base + ORANGE] = 0  # the other scores are replaced by the first card
    d[base + YELLOW] = 0


def set_palette(d: vec[i64], seat: i64, palette: i64) -> None:
    """Replace a palette and compute its scores."""
    d[at.PALETTE + seat] = palette
    d[at.NUMBERS + seat] = cards.numbers_of(palette)
    rule: i64
    for rule in range(cards.RULES):
        d[at.SCORE + cards.RULES * seat + rule] = scoring.score(palette, rule)


def leader(d: vec[i64], rule: i64) -> i64:
    """Return the seat that leads under a rule, or -1."""
    best: i64 = 0
    found: i64 = -1
    seat: i64
    for seat in range(d[at.PLAYERS]):
        score = d[at.SCORE + cards.RULES * seat + rule]
        if d[at.ACTIVE] >> seat & 1 != 0 and score > best:  # 4.1, 4.2, 4.3
            best = score
            found = seat
    return found


# -- the player to move and the rivals


def update_rivals(d: vec[i64]) -> None:
    """Store, for each rule, the score that the player to move has to beat."""
    turn = d[at.TURN]
    active = d[at.ACTIVE]
    violet: i64 = 0
    indigo: i64 = 0
    blue: i64 = 0
    green: i64 = 0
    yellow: i64 = 0
    orange: i64 = 0
    red: i64 = 0
    seat: i64
    for seat in range(d[at.PLAYERS]):
        if seat == turn or active >> seat & 1 == 0:  # 3.9
            continue
        base = at.SCORE + cards.RULES * seat
        violet = greater(violet, d[base + VIOLET])
        indigo = greater(indigo, d[base + INDIGO])
        blue = greater(blue, d[base + BLUE])
        green = greater(green, d[base + GREEN])
        yellow = greater(yellow, d[base + YELLOW])
        orange = greater(orange, d[base + ORANGE])
        red = greater(red, d[base + RED])
    d[at.RIVAL + VIOLET] = violet
    d[at.RIVAL + INDIGO] = indigo
    d[at.RIVAL + BLUE] = blue
    d[at.RIVAL + GREEN] = green
    d[at.RIVAL + YELLOW] = yellow
    d[at.RIVAL + ORANGE] = orange
    d[at.RIVAL + RED] = red


def best_of_others(d: vec[i64], seat: i64, rule: i64) -> i64:
    """Return the best score under a rule among the rivals of the player to move, `seat` left out."""
    best: i64 = 0
    other: i64
    for other in range(d[at.PLAYERS]):
        if other != seat and other != d[at.TURN] and d[at.ACTIVE] >> other & 1 != 0:
            best = greater(best, d[at.SCORE + cards.RULES * other + rule])
    return best


def is_leading(d: vec[i64]) -> bool:
    """Return whether the player to move leads under the rule that holds."""
    rule = d[at.RULE]
    return d[at.SCORE + cards.RULES * d[at.TURN] + rule] > d[at.RIVAL + rule]


def rules_led(d: vec[i64]) -> i64:
    """Return the set of rules under which the player to move leads."""
    led: i64 = 0
    base = at.SCORE + cards.RULES * d[at.TURN]
    if d[base + VIOLET] > d[at.RIVAL + VIOLET]:
        led |= 1 << VIOLET
    if d[base + INDIGO] > d[at.RIVAL + INDIGO]:
        led |= 1 << INDIGO
    if d[base + BLUE] > d[at.RIVAL + BLUE]:
        led |= 1 << BLUE
    if d[base + GREEN] > d[at.RIVAL + GREEN]:
        led |= 1 << GREEN
    if d[base + YELLOW] > d[at.RIVAL + YELLOW]:
        led |= 1 << YELLOW
    if d[base + ORANGE] > d[at.RIVAL + ORANGE]:
        led |= 1 << ORANGE
    if d[base + RED] > d[at.RIVAL + RED]:
        led |= 1 << RED
    return led


def rules_led_with(d: vec[i64], palette: i64, card: i64, led: i64) -> i64:
    """Return the rules that the player to move leads under with this palette.

    It includes `card`; without that card the player leads under `led`.
    """
    now = led
    if scoring.red(palette) > d[at.RIVAL + RED]:
        now |= 1 << RED
    if scoring.orange(palette, card) > d[at.RIVAL + ORANGE]:
        now |= 1 << ORANGE
    if scoring.yellow(palette, card) > d[at.RIVAL + YELLOW]:
        now |= 1 << YELLOW
    if scoring.green(palette) > d[at.RIVAL + GREEN]:
        now |= 1 << GREEN
    if scoring.blue(palette) > d[at.RIVAL + BLUE]:
        now |= 1 << BLUE
    if scoring.indigo(palette, cards.numbers_of(palette)) > d[at.RIVAL + INDIGO]:
        now |= 1 << INDIGO
    if scoring.violet(palette) > d[at.RIVAL + VIOLET]:
        now |= 1 << VIOLET
    return now


def leads_with(d: vec[i64], palette: i64, card: i64, wanted: i64) -> bool:
    """Return whether `card` makes the player to move lead with this palette under one of the wanted rules.

    The palette includes the card; without it the player leads under none of these rules.
    """
    if wanted >> RED & 1 != 0 and scoring.red(palette) > d[at.RIVAL + RED]:
        return True
    if wanted >> ORANGE & 1 != 0 and scoring.orange(palette, card) > d[at.RIVAL + ORANGE]:
        return True
    if wanted >> YELLOW & 1 != 0 and scoring.yellow(palette, card) > d[at.RIVAL + YELLOW]:
        return True
    if wanted >> GREEN & 1 != 0 and scoring.green(palette) > d[at.RIVAL + GREEN]:
        return True
    if wanted >> BLUE & 1 != 0 and scoring.blue(palette) > d[at.RIVAL + BLUE]:
        return True
    if wanted >> INDIGO & 1 != 0 and scoring.indigo(palette, cards.numbers_of(palette)) > d[at.RIVAL + INDIGO]:
        return True
    return wanted >> VIOLET & 1 != 0 and scoring.violet(palette) > d[at.RIVAL + VIOLET]
