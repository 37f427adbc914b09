"""The parts of a Kobito position as text, with rainbows like `11-12-k1-2s2`, and the checks of a position read."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import Seat, UsageError
from arcus.core.text import one_of, parse_number
from arcus.games.kobito import cards, fields as at, legality, marks, moves, rainbows as rows, stages, turns
from arcus.games.kobito.position import KobitoPosition
from arcus.games.kobito.visible import kinds_of as kinds_of, runs

Stack = Sequence[str]
Rainbow = tuple[tuple[str, ...], ...]  # from its low end; each spot from bottom to top
GOLDS = moves.GOLD_PLACES
ROWS = GOLDS + cards.BENCHES * at.SEATS  # of rainbows
# By the number before the first spot: the spots of a rainbow of plain cards.
UPWARDS: Rainbow = tuple(
    (cards.NAMES[(below + 1) % cards.NUMBERS],) for below in range(cards.NUMBERS + moves.BENCH_SPOTS)
)

REST = "rest"  # all cards that lie nowhere else
ALL = "all"  # as many cards as are owed when a turn begins

# -- rainbows


def rainbows(position: KobitoPosition, first: int, after: int) -> list[Rainbow]:
    """Return the rainbows of some rows: each spot bottom to top, a kobito with its number as `kobito=7`."""
    d = position.data
    found = runs(d[at.RAINBOW + first : at.RAINBOW + after], UPWARDS)
    for mark in d[at.MARKS : at.MARKS + d[at.MARKED]]:
        row = marks.mark_row(mark) - first
        if 0 <= row < len(found):
            found[row] = _marked(found[row], mark)
    return found


def _marked(spots: Rainbow, mark: int) -> Rainbow:
    """Return a rainbow with one kobito or swap card more."""
    index = marks.mark_index(mark)
    stack = spots[index]
    number = stack[0].removeprefix("kobito=")
    stack = (*stack[:-1], f"kobito={number}") if mark & cards.IS_KOBITO else (*stack, "swap", number)
    return (*spots[:index], stack, *spots[index + 1 :])


def stacks(position: KobitoPosition, row: int) -> list[list[str]]:
    """Return one rainbow from its low end."""
    return [list(stack) for stack in rainbows(position, row, row + 1)[0]]


def stack_number(stack: Stack) -> int:
    """Return the number that a spot of a rainbow shows, from 0."""
    return int(stack[0].removeprefix("kobito=")) - 1


def lay_out(position: KobitoPosition, row: int, spots: Sequence[Stack]) -> None:
    """Put a rainbow where there is none."""
    if not spots:
        return
    d = position.data
    d[at.RAINBOW + row] = rows.rainbow(stack_number(spots[0]), len(spots))
    for index, stack in enumerate(spots):
        for height, card in enumerate(stack):
            mark = marks.mark_at(row, index) | (height + 1) // 2 << cards.LEVEL_SHIFT
            if card == "swap":
                marks.add_mark(d, mark)
            elif card.startswith("kobito"):
                marks.add_mark(d, mark | cards.IS_KOBITO)


def cards_in(spots: Iterable[Stack]) -> list[int]:
    """Return the kinds of all cards in a rainbow."""
    return [cards.NAMES.index(card.partition("=")[0]) for stack in spots for card in stack]


def rainbow_text(spots: Sequence[Stack]) -> str:
    """Return a rainbow as text: `11-12-k1-2s2`, or `-`."""
    short = {"swap": "s"}
    return "-".join("".join(short.get(card, card.replace("kobito=", "k")) for card in stack) for stack in spots) or "-"


def parse_rainbow(text: str) -> list[list[str]]:
    """Return the spots of a rainbow."""
    spots = [] if text == "-" else [_parse_stack(stack) for stack in text.split("-")]
    for one, next_one in pairwise(spots):
        if cards.UP[stack_number(one)] != stack_number(next_one):
            raise UsageError(f"a rainbow must rise by one from card to card, with 1 after 12, got {text}")
    return spots


def _parse_stack(text: str) -> list[str]:
    stack: list[str] = []
    for card in text.split("s"):
        kind = cards.parse_card(card.removeprefix("k"))
        if kind >= cards.KOBITO:
            raise UsageError(f"expected a card of a rainbow, like 7, k7 for a kobito, or 7s7 for a swap, got '{text}'")
        stack += ["swap", f"kobito={kind + 1}" if card.startswith("k") else str(kind + 1)]
    if len({card.removeprefix("kobito=") for card in stack[1::2]}) > 1:
        raise UsageError(f"cards on one spot must have the same number, got '{text}'")
    return stack[1:]


# -- piles


def pile_text(pile: int) -> str:
    """Return the cards of a pile, sorted."""
    return cards.cards_text(kinds_of(pile))


def parse_pile(text: str) -> int:
    """Return a pile."""
    return cards.pile_of(cards.parse_cards(text))


def parse_hand(text: str) -> int:
    """Return a hand."""
    hand = cards.parse_cards(text)
    if len(hand) > cards.HAND_SIZE:
        raise UsageError(f"hand must have at most {cards.HAND_SIZE} cards, got {len(hand)}")
    return cards.pile_of(hand)


def parse_sure(text: str) -> int:
    """Return the kinds of special cards that are known to be in the deck."""
    kinds = {cards.parse_card(card) for card in text.split(",") if card != "-"}
    if any(kind < cards.KOBITO for kind in kinds):
        raise UsageError(f"sure must be k, s, or both, got '{text}'")
    return sum(cards.KIND_BIT[kind] for kind in kinds)


# -- the table


def bench_text(position: KobitoPosition, seat: Seat) -> str:
    """Return the rainbows of a workshop, without free benches at its end."""
    texts = [rainbow_text(stacks(position, rows.bench_row(seat, bench))) for bench in range(cards.BENCHES)]
    while len(texts) > 1 and texts[-1] == "-":
        texts.pop()
    return ",".join(texts)


def read_bench(position: KobitoPosition, seat: Seat, text: str) -> None:
    """Put down the rainbows of a workshop."""
    benches = text.split(",")
    if len(benches) > cards.BENCHES:
        raise UsageError(f"bench must have at most {cards.BENCHES} rainbows a seat, got {len(benches)}")
    for bench, spots in enumerate(benches):
        _lay_out(position, rows.bench_row(seat, bench), parse_rainbow(spots))


def pots_text(position: KobitoPosition) -> str:
    """Return the gold cards on the table with their rainbows; `-` for the one that ended the game."""
    golds = position.data[at.CARD : at.CARD + GOLDS]
    pots = [
        f"{cards.gold_text(card)}:{rainbow_text(stacks(position, i))}" if card else "-" for i, card in enumerate(golds)
    ]
    return ",".join(pots)


def usual_pots(golds: Sequence[int], position: KobitoPosition) -> str:
    """Return the first gold cards of a list with the start cards 1, 5 and 9."""
    return ",".join(f"{cards.gold_text(card)}:{start}" for card, start in zip(golds, (1, 5, 9), strict=False))


def read_pots(position: KobitoPosition, text: str) -> None:
    """Put down gold cards with their rainbows."""
    pots = text.split(",")
    if len(pots) != GOLDS:
        raise UsageError(f"gold must be three gold cards with rainbows, like 5:4:11-12,6:6:3,4:5:9, got '{text}'")
    for place, pot in enumerate(pots):
        if pot == "-":
            continue
        card, _, spots_text = pot.rpartition(":")
        spots = parse_rainbow(spots_text)
        position.data[at.CARD + place] = cards.parse_gold(card)
        if not 0 < len(spots) < position.data[at.CARD + place] >> cards.GOLD_SHIFT:
            raise UsageError(f"a rainbow beside gold must have a card, but fewer than gold asks for, got {pot}")
        if min(cards_in(spots)) >= cards.KOBITO:
            raise UsageError(f"a rainbow beside gold must have a numbered card, its start, got {pot}")
        _lay_out(position, place, spots)


def _lay_out(position: KobitoPosition, row: int, spots: Sequence[Stack]) -> None:
    """Put a rainbow down, if there are enough cards for it."""
    on_table = [kind for other in range(ROWS) for kind in cards_in(stacks(position, other))]
    _check_copies(on_table + cards_in(spots))
    lay_out(position, row, spots)


def _check_copies(kinds: Iterable[int]) -> None:
    for kind, count in Counter(kinds).items():
        if count > cards.COPIES[kind]:
            raise UsageError(
                f"expected at most {cards.COPIES[kind]} cards {cards.CARDS[kind]} in the game, got {count}"
            )


# -- the turn

STAGES = tuple(name for name in stages.NAMES if name != stages.NAMES[stages.LEFTOVER])


def stage_text(position: KobitoPosition) -> str:
    """Return the stage; that a card is left over shows on the table."""
    stage = position.data[at.STAGE]
    return stages.NAMES[stages.PLAYING if stage == stages.LEFTOVER else stage]


def read_stage(position: KobitoPosition, text: str) -> None:
    """Set the stage; `check` finds out whether a card is left over."""
    position.data[at.STAGE] = stages.NAMES.index(STAGES[one_of("stage", text, STAGES)])


def owed_text(position: KobitoPosition) -> str:
    """Return how many cards are owed."""
    d = position.data
    return ALL if d[at.OWED] == turns.full_debt(d, d[at.TURN]) else str(d[at.OWED])


def read_owed(position: KobitoPosition, text: str) -> None:
    """Set how many cards are owed."""
    d = position.data
    hand = len(kinds_of(d[at.HAND + d[at.TURN]]))
    d[at.OWED] = turns.full_debt(d, d[at.TURN]) if text == ALL else parse_number("owed", text, 0, hand)


# -- decks


def deck_text(position: KobitoPosition) -> str:
    """Return the deck, its top card last."""
    deck = list(position.deck[: position.data[at.LEFT]])
    return REST if deck == sorted(deck) else cards.cards_text(deck)


def read_deck(position: KobitoPosition, text: str) -> None:
    """Set the deck."""
    deck = _rest(position) if text == REST else cards.parse_cards(text)
    position.deck = vec[i64](deck)
    position.data[at.LEFT] = len(deck)


def discard_text(position: KobitoPosition) -> str:
    """Return the discard pile, unless the deck is written, and so leaves all the rest to it."""
    pile = position.data[at.DISCARD]
    return pile_text(pile) if pile and deck_text(position) == REST else REST


def read_discard(position: KobitoPosition, text: str) -> None:
    """Set the discard pile."""
    position.data[at.DISCARD] = cards.pile_of(_rest(position)) if text == REST else parse_pile(text)


def _placed(position: KobitoPosition) -> Counter[int]:
    """Return the cards in hands, rainbows, score piles, deck and discard pile."""
    d = position.data
    placed = Counter(kind for row in range(ROWS) for kind in cards_in(stacks(position, row)))
    for seat in range(d[at.PLAYERS]):
        placed.update(kinds_of(d[at.HAND + seat]) + kinds_of(d[at.PENALTY + seat]))
    placed.update([*position.deck[: d[at.LEFT]], *kinds_of(d[at.DISCARD])])
    return placed


def _rest(position: KobitoPosition) -> list[int]:
    """Return the cards that lie nowhere, sorted."""
    placed = _placed(position)
    return [kind for kind in range(cards.KINDS) for _ in range(cards.COPIES[kind] - placed[kind])]


def golds_text(golds: Sequence[int], position: KobitoPosition) -> str:
    """Return the gold deck, its top card last."""
    deck = list(position.golds[: position.data[at.GOLD_LEFT]])
    return REST if deck == _golds_left(golds, position) else ",".join(map(cards.gold_text, deck))


def read_golds(golds: Sequence[int], position: KobitoPosition, text: str) -> None:
    """Set the gold deck."""
    deck = [] if text == "-" else text.split(",")
    left = _golds_left(golds, position) if text == REST else [cards.parse_gold(card) for card in deck]
    position.golds = vec[i64](left)
    position.data[at.GOLD_LEFT] = len(left)


def golds_out(position: KobitoPosition) -> list[int]:
    """Return the gold cards that are won or lie on the table."""
    on_table = [card for card in position.data[at.CARD : at.CARD + GOLDS] if card]
    return [win & cards.WIN_CARD for win in position.wins] + on_table


def _golds_left(golds: Sequence[int], position: KobitoPosition) -> list[int]:
    """Return the gold cards that lie nowhere, in the order of their list."""
    used = Counter(golds_out(position))
    left = []
    for card in golds:
        if used[card]:
            used[card] -= 1
        else:
            left.append(card)
    return left


def won_text(position: KobitoPosition) -> str:
    """Return the gold cards won, in order: seat, length, points."""
    return ",".join(f"{win >> cards.WIN_SHIFT}:{cards.gold_text(win & cards.WIN_CARD)}" for win in position.wins) or "-"


def read_won(position: KobitoPosition, text: str) -> None:
    """Set the gold cards won."""
    wins: list[int] = []
    for win in [] if text == "-" else text.split(","):
        seat, _, card = win.partition(":")
        wins.append(
            parse_number("won", seat, 0, position.data[at.PLAYERS] - 1) << cards.WIN_SHIFT | cards.parse_gold(card)
        )
    position.wins = vec[i64](wins)


def count_gold(position: KobitoPosition) -> None:
    """Work out the points of the gold cards won."""
    d = position.data
    for seat in range(at.SEATS):
        d[at.GOLD_WON + seat] = sum(win & cards.GOLD_POINTS for win in position.wins if win >> cards.WIN_SHIFT == seat)


# -- checks


def check(golds: Sequence[int], position: KobitoPosition) -> None:
    """Raise UsageError for a position that can't occur, and see whether a card is left over."""
    if sorted([*golds_out(position), *position.golds]) != sorted(golds):
        raise UsageError(
            f"gold, won and golds must together be {' '.join(map(cards.gold_text, golds))}, "
            f"got {' '.join(map(cards.gold_text, [*golds_out(position), *position.golds]))}"
        )
    _check_copies(_placed(position).elements())
    if _rest(position):
        raise UsageError(
            f"each card must be in a place, got none for {cards.cards_text(_rest(position))}: leave out deck or discard"
        )
    _check_stage(position)
    _check_fresh(position)


def _check_stage(position: KobitoPosition) -> None:
    d = position.data
    alone = [row for row in range(GOLDS, ROWS) if rows.length_of(d[at.RAINBOW + row]) == 1]
    if len(alone) > 1 or any((row - GOLDS) // cards.BENCHES != d[at.TURN] for row in alone):
        raise UsageError("bench must have rainbows of two cards or more, but for one of the seat to move, got others")
    pots = sum(card != 0 for card in d[at.CARD : at.CARD + GOLDS])
    if d[at.STAGE] == stages.OVER:
        if (pots, d[at.GOLD_LEFT]) != (2, 0) and (pots, d[at.IDLE]) != (3, d[at.PLAYERS]):
            raise UsageError("stage over needs two gold cards and no gold deck, or idle turns of all seats")
        return
    if pots != GOLDS or d[at.IDLE] == d[at.PLAYERS]:
        raise UsageError(
            f"stage must be over with two gold cards left, or idle turns of all seats, got {stage_text(position)}"
        )
    if d[at.STAGE] == stages.PAYING and (alone or d[at.OWED] == 0):
        raise UsageError("stage paying needs a seat that owes cards, and no card left over")
    if alone:
        d[at.STAGE] = stages.LEFTOVER
        if len(legality.legal_moves(d)) == 0:
            raise UsageError("the card left over must fit a rainbow beside gold, got one that fits none")


def _check_fresh(position: KobitoPosition) -> None:
    d = position.data
    fresh = Counter(kinds_of(d[at.FRESH]))
    taken = [kind for seat in range(d[at.PLAYERS]) for kind in kinds_of(d[at.TAKEN + seat])]
    if (fresh or taken) and Counter([*position.deck, *taken]) - fresh:
        raise UsageError(f"fresh must have all cards of the deck and those taken from it, got {pile_text(d[at.FRESH])}")
    for kind in kinds_of(d[at.SURE]):
        if kind not in position.deck:
            raise UsageError(f"sure must be cards of the deck, got {cards.CARDS[kind]}, which is not there")
