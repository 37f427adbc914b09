"""The legal moves of Red7, and the rule that refuses any other.

A player may lay or paint only cards after which the turn can still end with that player leading.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from arcus.core.bits import bit, count, index, nth_member
from arcus.core.luck import Rng
from arcus.core.position import COUNT_UNIT
from arcus.games.red7 import actions, cards, fields as at, leading, moves, refusals, stages

# -- all legal moves


def legal_moves(d: vec[i64], deck: vec[i64]) -> vec[i64]:
    """Return the legal moves of the player to move."""
    stage = d[at.STAGE]
    if stage == stages.DONE:
        return append(vec[i64](capacity=1), moves.END)
    found = vec[i64](capacity=16)
    if stage == stages.OPENING:
        led = leading.rules_led(d)
        found = append(found, moves.PASS)  # 3.5
        found = with_cards(found, moves.PAINT, _paintable(d, led))
        found = with_cards(found, moves.LAY, _layable_now(d, deck, led))
    elif stage == stages.AFTER:  # 3.4, 6.14
        led = leading.rules_led(d)
        found = with_cards(found, moves.PAINT, _paintable(d, led))
        if _may_end(d, led):
            found = append(found, moves.END)
    elif stage == stages.CHANCE:  # 5.1
        found = append(append(found, moves.DRAW), moves.END)
    elif stage == stages.FIVE:  # 6.7
        found = with_cards(found, moves.LAY, _layable_now(d, deck, leading.rules_led(d)))
    elif stage == stages.SEVEN:  # 6.4
        found = with_cards(found, moves.REPAINT, actions.repaintable(d, d[at.PALETTE + d[at.TURN]], d[at.LAST]))
    elif stage == stages.ONE:  # 6.11
        found = with_cards(found, moves.TAKE, actions.takeable(d))
    return found


def with_cards(found: vec[i64], family: i64, mask: i64) -> vec[i64]:
    """Return a list of moves with one more for each card of a set."""
    rest = mask
    while rest != 0:
        low = rest & -rest
        rest ^= low
        found = append(found, family + index(low))
    return found


def random_opening(d: vec[i64], deck: vec[i64], rng: Rng) -> i64:
    """Return a random move at the stage OPENING and how many there are, as `random_move` does."""
    led = leading.rules_led(d)
    paints = _paintable(d, led)
    lays = _layable_now(d, deck, led)
    painted = count(paints)
    n = 1 + painted + count(lays)
    k: i64 = 0
    if n > 1:
        k = rng.below(n)
    if k == 0:
        return n * COUNT_UNIT | moves.PASS
    if k <= painted:
        return n * COUNT_UNIT | moves.PAINT + nth_member(paints, k - 1)
    return n * COUNT_UNIT | moves.LAY + nth_member(lays, k - 1 - painted)


def random_after(d: vec[i64], rng: Rng) -> i64:
    """Return a random move at the stage AFTER and how many there are, as `random_move` does."""
    led = leading.rules_led(d)
    paints = _paintable(d, led)
    painted = count(paints)
    n = painted
    if _may_end(d, led):
        n += 1
    k: i64 = 0
    if n > 1:
        k = rng.below(n)
    if k < painted:
        return n * COUNT_UNIT | moves.PAINT + nth_member(paints, k)
    return n * COUNT_UNIT | moves.END


def _paintable(d: vec[i64], led: i64) -> i64:
    """Return the hand cards that may go to the canvas: those whose rule the player leads under."""
    return d[at.HAND + d[at.TURN]] & cards.IN_COLOURS[led]  # 3.3


def _may_end(d: vec[i64], led: i64) -> bool:
    """Return whether the turn may end after a palette card: the player leads, or no longer can."""
    return led >> d[at.RULE] & 1 != 0 or _paintable(d, led) == 0  # 3.8, 6.18


def _layable_now(d: vec[i64], deck: vec[i64], led: i64) -> i64:
    """Return the hand cards that may go to the palette of the player to move."""
    turn = d[at.TURN]
    return layable(d, actions.drawable(d, deck), d[at.HAND + turn], d[at.PALETTE + turn], led)


def layable(d: vec[i64], drawable: i64, hand: i64, palette: i64, led: i64) -> i64:
    """Return the cards of a hand that may go to the palette: the player can still lead after them.

    A 3 may draw one of the `drawable` cards. With the palette as it is the player leads under the rules `led`.
    """
    rule = bit(d[at.RULE])
    with_actions = d[at.OPTIONS] & at.ACTIONS != 0
    found: i64 = 0
    rest = hand
    while rest != 0:
        low = rest & -rest
        rest ^= low
        others = hand ^ low
        after = palette | low
        card = index(low)
        number = cards.NUMBER[card]
        if with_actions and number == 5 and others != 0:  # 6.7
            if layable(d, drawable, others, after, leading.rules_led_with(d, after, card, led)) != 0:
                found |= low
            continue
        wanted = cards.colours_of(others) | rule  # the rules under which it is enough to lead (3.8)
        if led & wanted != 0 or leading.leads_with(d, after, card, wanted):
            found |= low
        elif with_actions and number & 1 != 0:  # 6.1
            if number == 3:  # 6.16
                drawn = drawable & ~(others | after)
                if drawn & cards.IN_COLOURS[leading.rules_led_with(d, after, card, led)] != 0:
                    found |= low
            elif _leads_by_action(d, others, after, card):
                found |= low
    return found


def _leads_by_action(d: vec[i64], hand: i64, palette: i64, card: i64) -> bool:
    """Return whether the action of a 7 or a 1, just laid, lets the player lead."""
    number = cards.NUMBER[card]
    if number == 7:
        return actions.repaintable(d, palette, card) != 0
    if number == 1:
        return actions.takeable_to_lead(d, hand, palette) != 0
    return False


def stage_after_laying(d: vec[i64], card: i64) -> i64:
    """Return the stage that follows once the player to move has laid a card, the draw of a 3 apart."""
    number = cards.NUMBER[card]
    if d[at.OPTIONS] & at.ACTIONS == 0 or number & 1 == 0:  # 6.1
        return stages.AFTER
    turn = d[at.TURN]
    if number == 7 and actions.repaintable(d, d[at.PALETTE + turn], card) != 0:  # 6.2, 6.5
        return stages.SEVEN
    if number == 5 and d[at.HAND + turn] != 0:  # 6.7, 6.8
        return stages.FIVE
    if number == 1 and actions.takeable(d) != 0:  # 6.13
        return stages.ONE
    return stages.AFTER


# -- one move


def rule_against(d: vec[i64], deck: vec[i64], move: i64) -> i64:
    """Return the rule that refuses a move of the player to move, or 0. The move exists, and the game goes on."""
    code = _out_of_place(d, move)
    if code != 0:
        return code
    for each in legal_moves(d, deck):
        if each == move:
            return 0
    if move >= moves.TAKE:
        return refusals.LEAD_ON_TAKE  # 6.13
    if move >= moves.REPAINT:
        return refusals.LEAD_ON_REPAINT  # 6.5
    if move >= moves.PAINT:
        return refusals.LEAD_ON_CANVAS  # 3.3
    return refusals.MUST_LEAD  # 3.8


def _out_of_place(d: vec[i64], move: i64) -> i64:
    """Return the rule against this kind of move at this stage, or with this card; 0 if only leading is in question."""
    stage = d[at.STAGE]
    if move >= moves.TAKE:
        if stage != stages.ONE or not _is_target_card(d, move - moves.TAKE):
            return refusals.ONE_TARGET  # 6.11
        return 0
    if move >= moves.REPAINT:
        own = d[at.PALETTE + d[at.TURN]] & ~bit(d[at.LAST])
        if stage != stages.SEVEN or own >> (move - moves.REPAINT) & 1 == 0:
            return refusals.SEVEN_TARGET  # 6.4
        return 0
    lays = move >= moves.LAY and move < moves.PAINT
    if stage == stages.SEVEN or stage == stages.ONE or (stage == stages.FIVE and not lays):
        return refusals.NOT_DECLINED  # 6.3
    if move == moves.DRAW:
        if stage != stages.CHANCE:
            return refusals.MAY_DRAW  # 5.1
    elif move == moves.PASS:
        if stage != stages.OPENING:
            return refusals.PASS_FIRST  # 3.5
    elif move == moves.END:
        if stage == stages.OPENING:
            return refusals.ONE_FORM  # 3.1
    elif stage == stages.CHANCE or stage == stages.DONE or (stage == stages.AFTER and lays):
        return refusals.PALETTE_FIRST  # 3.4
    elif d[at.HAND + d[at.TURN]] >> moves.card_of(move) & 1 == 0:
        return refusals.FROM_HAND  # 3.6
    return 0


def _is_target_card(d: vec[i64], card: i64) -> bool:
    """Return whether a card lies in a palette from which a 1 can take."""
    seat: i64
    for seat in range(d[at.PLAYERS]):
        if d[at.PALETTE + seat] >> card & 1 != 0:
            return actions.is_target(d, seat)
    return False
