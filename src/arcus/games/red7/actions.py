"""The actions of odd cards: which cards a 7 can repaint, a 1 can take and a 3 can draw."""

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.bits import bit, index, lowest
from arcus.games.red7 import cards, fields as at, leading, scoring


def repaintable(d: vec[i64], palette: i64, seven: i64) -> i64:
    """Return the cards of a palette that a 7 can put on the canvas: without them the player leads under their rule."""
    found: i64 = 0
    rest = palette & ~bit(seven)  # 6.4
    while rest != 0:
        low = rest & -rest
        rest ^= low
        rule = cards.COLOUR[index(low)]
        if scoring.score(palette ^ low, rule) > d[at.RIVAL + rule]:  # 6.5
            found |= low
    return found


def takeable(d: vec[i64]) -> i64:
    """Return the rivals' cards that the player to move can take with a 1, and still lead."""
    turn = d[at.TURN]
    if leading.rules_led(d) & (cards.colours_of(d[at.HAND + turn]) | bit(d[at.RULE])) == 0:
        return takeable_to_lead(d, d[at.HAND + turn], d[at.PALETTE + turn])
    found: i64 = 0  # a player who can lead without the 1 still can after any take
    seat: i64
    for seat in range(d[at.PLAYERS]):
        if is_target(d, seat):
            found |= d[at.PALETTE + seat]
    return found


def takeable_to_lead(d: vec[i64], hand: i64, palette: i64) -> i64:
    """Return the rivals' cards without which the player to move could lead with this hand and palette."""
    found: i64 = 0
    seat: i64
    for seat in range(d[at.PLAYERS]):
        if not is_target(d, seat):
            continue
        theirs = d[at.PALETTE + seat]
        rules = cards.colours_of(hand) | bit(d[at.RULE])
        while rules != 0:
            rule = lowest(rules)
            rules &= rules - 1
            own = scoring.score(palette, rule)
            if own <= leading.best_of_others(d, seat, rule):
                continue
            rest = theirs & ~found
            while rest != 0:
                low = rest & -rest
                rest ^= low
                if own > scoring.score(theirs ^ low, rule):  # 6.13
                    found |= low
    return found


def is_target(d: vec[i64], seat: i64) -> bool:
    """Return whether a 1 can take a card of this seat: a rival who is in, with two cards or more."""
    palette = d[at.PALETTE + seat]
    return seat != d[at.TURN] and d[at.ACTIVE] >> seat & 1 != 0 and palette & (palette - 1) != 0  # 6.11


def drawable(d: vec[i64], deck: vec[i64]) -> i64:
    """Return the cards that a 3 could draw as far as all players know; a player's own cards can be among them."""
    if d[at.OPTIONS] & at.ACTIONS == 0 or d[at.LEFT] == 0:
        return 0
    if d[at.KNOWN] > 0:
        return bit(deck[d[at.LEFT] - 1])  # 6.17
    return cards.ALL & ~(d[at.SEEN] | scoring.cards_scored(d))  # 6.17
