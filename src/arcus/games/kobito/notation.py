"""Positions of Kobito as text, with rainbows like `11-12-k1-2s2`: `hand=7,8/k bench=4-5/-`."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.text import fields_text, parse_count, parse_fields, parse_number, parse_seats
from arcus.games.kobito import fields as at, moves, stages
from arcus.games.kobito.cards import (
    BENCHES,
    CARDS,
    COPIES,
    GOLD_POINTS,
    GOLD_SHIFT,
    HAND_SIZE,
    INDEX_BITS,
    INDEX_SHIFT,
    IS_KOBITO,
    KIND_BIT,
    KINDS,
    KOBITO,
    LENGTH_SHIFT,
    LEVEL_SHIFT,
    NAMES,
    ROW_SHIFT,
    cards_text,
    gold_text,
    parse_card,
    parse_cards,
    parse_gold,
    pile_of,
)
from arcus.games.kobito.legality import legal_moves, rainbow
from arcus.games.kobito.marks import add_mark
from arcus.games.kobito.position import KobitoPosition, blank, full_debt
from arcus.games.kobito.visible import kinds_of as kinds_of, runs

Stack = Sequence[str]
Rainbow = tuple[tuple[str, ...], ...]  # from its low end; each spot from bottom to top
UPWARDS: Rainbow = tuple((NAMES[(below + 1) % 12],) for below in range(12 + moves.BENCH_SPOTS))  # by the number before

# -- cards and piles


# -- rainbows


def rainbows(position: KobitoPosition, first: int, after: int) -> list[Rainbow]:
    """The rainbows of some rows: each spot bottom to top, a kobito with its number as `kobito=7`."""
    d = position.data
    found = runs(d[at.RAINBOW + first : at.RAINBOW + after], UPWARDS)
    for mark in d[at.MARKS : at.MARKS + d[at.MARKED]]:
        row = (mark >> ROW_SHIFT) - first
        if 0 <= row < len(found):
            found[row] = _marked(found[row], mark)
    return found


def _marked(spots: Rainbow, mark: int) -> Rainbow:
    """A rainbow with one kobito or swap card more."""
    index = mark >> INDEX_SHIFT & INDEX_BITS
    stack = spots[index]
    number = stack[0].removeprefix("kobito=")
    stack = (*stack[:-1], f"kobito={number}") if mark & IS_KOBITO else (*stack, "swap", number)
    return (*spots[:index], stack, *spots[index + 1 :])


def stacks(position: KobitoPosition, row: int) -> list[list[str]]:
    """One rainbow from its low end."""
    return [list(stack) for stack in rainbows(position, row, row + 1)[0]]


def stack_number(stack: Stack) -> int:
    """The number that a spot of a rainbow shows, from 0."""
    return int(stack[0].removeprefix("kobito=")) - 1


def lay_out(position: KobitoPosition, row: int, spots: Sequence[Stack]) -> None:
    """Put a rainbow where there is none."""
    if not spots:
        return
    d = position.data
    d[at.RAINBOW + row] = rainbow(stack_number(spots[0]), len(spots))
    for index, stack in enumerate(spots):
        for height, card in enumerate(stack):
            mark = row << ROW_SHIFT | index << INDEX_SHIFT | (height + 1) // 2 << LEVEL_SHIFT
            if card == "swap":
                add_mark(d, mark)
            elif card.startswith("kobito"):
                add_mark(d, mark | IS_KOBITO)


def cards_in(spots: Iterable[Stack]) -> list[int]:
    """The kinds of all cards in a rainbow."""
    return [NAMES.index(card.partition("=")[0]) for stack in spots for card in stack]


def rainbow_text(spots: Sequence[Stack]) -> str:
    """`11-12-k1-2s2`, or `-`."""
    short = {"swap": "s"}
    return "-".join("".join(short.get(card, card.replace("kobito=", "k")) for card in stack) for stack in spots) or "-"


def parse_rainbow(text: str) -> list[list[str]]:
    """The spots of a rainbow."""
    spots = [] if text == "-" else [_parse_stack(stack) for stack in text.split("-")]
    for one, next_one in pairwise(spots):
        if (stack_number(one) + 1) % 12 != stack_number(next_one):
            raise UsageError(f"{text} is not a rainbow: numbers rise by one, and 1 follows 12")
    return spots


def _parse_stack(text: str) -> list[str]:
    cards: list[str] = []
    for card in text.split("s"):
        kind = parse_card(card.removeprefix("k"))
        if kind >= KOBITO:
            raise UsageError(f"'{text}' is not a card of a rainbow: write 7, k7 for a kobito, 7s7 for a swap")
        cards += ["swap", f"kobito={kind + 1}" if card.startswith("k") else str(kind + 1)]
    if len({card.removeprefix("kobito=") for card in cards[1::2]}) > 1:
        raise UsageError(f"'{text}': cards on one spot have the same number")
    return cards[1:]


# -- moves


# -- positions


def _defaults(players: int, golds: Sequence[int]) -> dict[str, str]:
    none = "/".join("-" * players)
    return {
        "hand": none,
        "gold": ",".join(f"{gold_text(card)}:{start}" for card, start in zip(golds[:3], (1, 5, 9), strict=True)),
        "bench": none,
        "turn": "0",
        "stage": "playing",
        "owed": "all",
        "acted": "0",
        "idle": "0",
        "deck": "rest",
        "discard": "rest",
        "golds": "rest",
        "won": "-",
        "penalty": none,
        "known": "/".join("0" * players),
        "fresh": "-",
        "taken": none,
        "sure": "-",
        "starts": "0",
        "shuffles": "0",
        "decision": "0",
    }


def position_text(position: KobitoPosition, golds: Sequence[int]) -> str:
    """The whole truth in one line. Decks are piles, their top card last."""
    d = position.data
    seats = range(d[at.PLAYERS])
    deck = [position.deck[i] for i in range(d[at.LEFT])]
    ordered = deck == sorted(deck)
    gold_deck = [position.golds[i] for i in range(d[at.GOLD_LEFT])]
    fields = {
        "hand": "/".join(cards_text(kinds_of(d[at.HAND + seat])) for seat in seats),
        "gold": ",".join(_pot_text(position, place) for place in range(3)),
        "bench": "/".join(_workshop_text(position, seat) for seat in seats),
        "turn": str(d[at.TURN]),
        "stage": stages.NAMES[stages.PLAYING if d[at.STAGE] == stages.LEFTOVER else d[at.STAGE]],
        "owed": "all" if d[at.OWED] == full_debt(d, d[at.TURN]) else str(d[at.OWED]),
        "acted": str(d[at.ACTED]),
        "idle": str(d[at.IDLE]),
        "deck": "rest" if ordered else cards_text(deck),
        "discard": "rest" if not ordered or d[at.DISCARD] == 0 else cards_text(kinds_of(d[at.DISCARD])),
        "golds": "rest" if gold_deck == _golds_left(position, golds) else ",".join(map(gold_text, gold_deck)),
        "won": ",".join(f"{win >> 16}:{gold_text(win & 0xFFFF)}" for win in position.wins) or "-",
        "penalty": "/".join(cards_text(kinds_of(d[at.PENALTY + seat])) for seat in seats),
        "known": "/".join(str(d[at.KNOWN + seat]) for seat in seats),
        "fresh": cards_text(kinds_of(d[at.FRESH])),
        "taken": "/".join(cards_text(kinds_of(d[at.TAKEN + seat])) for seat in seats),
        "sure": cards_text(kinds_of(d[at.SURE])),
        "starts": str(d[at.STARTS]),
        "shuffles": str(d[at.SHUFFLES]),
        "decision": str(d[at.DECISION]),
    }
    return fields_text(fields, _defaults(d[at.PLAYERS], golds))


def _pot_text(position: KobitoPosition, place: int) -> str:
    card = position.data[at.CARD + place]
    return f"{gold_text(card)}:{rainbow_text(stacks(position, place))}" if card else "-"


def _workshop_text(position: KobitoPosition, seat: int) -> str:
    texts = [rainbow_text(stacks(position, 3 + BENCHES * seat + bench)) for bench in range(BENCHES)]
    while len(texts) > 1 and texts[-1] == "-":
        texts.pop()
    return ",".join(texts)


def _golds_left(position: KobitoPosition, golds: Sequence[int]) -> list[int]:
    """The gold cards that lie nowhere, in the order of the table: the gold deck of a text that names none."""
    used = Counter(win & 0xFFFF for win in position.wins)
    used.update(position.data[at.CARD + place] for place in range(3))
    left = []
    for card in golds:
        if used[card]:
            used[card] -= 1
        else:
            left.append(card)
    return left


def parse_position(text: str, players: int, golds: Sequence[int]) -> KobitoPosition:
    """The position that a text means, or UsageError."""
    fields = parse_fields(text, _defaults(players, golds))
    position = blank(players, vec[i64](list(golds)))
    d = position.data
    d[at.TURN] = parse_number("turn", fields["turn"], 0, players - 1)
    d[at.ACTED] = parse_number("acted", fields["acted"], 0, 1)
    d[at.IDLE] = parse_number("idle", fields["idle"], 0, players)
    for name, field in (("starts", at.STARTS), ("shuffles", at.SHUFFLES), ("decision", at.DECISION)):
        d[field] = parse_number(name, fields[name])
    _parse_seats(position, fields)
    _parse_gold(position, fields["gold"])
    _parse_won(position, fields["won"])
    _parse_gold_deck(position, fields["golds"], golds)
    _parse_deck(position, fields["deck"], fields["discard"])
    _parse_stage(position, fields["stage"], fields["owed"])
    _parse_fresh(position, fields["fresh"], fields["taken"], fields["sure"])
    return position


def _parse_seats(position: KobitoPosition, fields: dict[str, str]) -> None:
    d = position.data
    players = d[at.PLAYERS]
    parts = {name: parse_seats(name, fields[name], players) for name in ("hand", "bench", "penalty", "known")}
    for seat in range(players):
        hand = parse_cards(parts["hand"][seat])
        if len(hand) > HAND_SIZE:
            raise UsageError(f"hand={parts['hand'][seat]}: a hand has at most {HAND_SIZE} cards")
        d[at.HAND + seat] = pile_of(hand)
        d[at.PENALTY + seat] = pile_of(parse_cards(parts["penalty"][seat]))
        d[at.KNOWN + seat] = parse_count("known", parts["known"][seat], hand.count(KOBITO))
        benches = parts["bench"][seat].split(",")
        if len(benches) > BENCHES:
            raise UsageError(f"bench={parts['bench'][seat]}: a workshop has {BENCHES} benches")
        for bench, rainbow_there in enumerate(benches):
            _lay_out(position, 3 + BENCHES * seat + bench, parse_rainbow(rainbow_there))


def _lay_out(position: KobitoPosition, row: int, spots: Sequence[Stack]) -> None:
    """Put a rainbow down, if there are enough cards for it."""
    on_table = [kind for other in range(3 + BENCHES * 6) for kind in cards_in(stacks(position, other))]
    _check_copies(on_table + cards_in(spots))
    lay_out(position, row, spots)


def _check_copies(kinds: Iterable[int]) -> None:
    for kind, count in Counter(kinds).items():
        if count > COPIES[kind]:
            raise UsageError(f"there are only {COPIES[kind]} cards {CARDS[kind]} in the game, not {count}")


def _parse_gold(position: KobitoPosition, text: str) -> None:
    pots = text.split(",")
    if len(pots) != 3:
        raise UsageError(f"gold={text}: three gold cards with their rainbows go here, like 5:4:11-12,6:6:3,4:5:9")
    for place, pot in enumerate(pots):
        if pot == "-":
            continue
        card, _, spots_text = pot.rpartition(":")
        spots = parse_rainbow(spots_text)
        position.data[at.CARD + place] = parse_gold(card)
        if not 0 < len(spots) < position.data[at.CARD + place] >> GOLD_SHIFT:
            raise UsageError(f"gold={pot}: a rainbow beside gold has a card or more, but fewer than gold asks")
        if min(cards_in(spots)) >= KOBITO:
            raise UsageError(f"gold={pot}: a rainbow beside gold has at least one numbered card, its start")
        _lay_out(position, place, spots)


def _parse_won(position: KobitoPosition, text: str) -> None:
    wins: list[int] = []
    for win in [] if text == "-" else text.split(","):
        seat_text, _, card_text = win.partition(":")
        seat, card = parse_number("won", seat_text, 0, position.data[at.PLAYERS] - 1), parse_gold(card_text)
        wins.append(seat << 16 | card)
        position.data[at.GOLD_WON + seat] += card & GOLD_POINTS
    position.wins = vec[i64](wins)


def _parse_gold_deck(position: KobitoPosition, text: str, golds: Sequence[int]) -> None:
    rest = _golds_left(position, golds)
    deck = rest if text == "rest" else [] if text == "-" else [parse_gold(card) for card in text.split(",")]
    used = [win & 0xFFFF for win in position.wins] + [card for i in range(3) if (card := position.data[at.CARD + i])]
    if sorted(used + deck) != sorted(golds):
        raise UsageError(
            f"gold, won and golds together have to be the gold cards of this game, {' '.join(map(gold_text, golds))}"
        )
    position.golds = vec[i64](deck)
    position.data[at.GOLD_LEFT] = len(deck)


def _placed(position: KobitoPosition) -> list[int]:
    """The cards in hands, rainbows and score piles."""
    d = position.data
    kinds = [kind for row in range(3 + BENCHES * 6) for kind in cards_in(stacks(position, row))]
    for seat in range(d[at.PLAYERS]):
        kinds += kinds_of(d[at.HAND + seat]) + kinds_of(d[at.PENALTY + seat])
    return kinds


def _parse_deck(position: KobitoPosition, deck_text: str, discard_text: str) -> None:
    """Deck and discard pile; what is not named has all the rest, the deck before the discard pile."""
    deck = None if deck_text == "rest" else parse_cards(deck_text)
    discard = None if discard_text == "rest" else parse_cards(discard_text)
    placed = Counter(_placed(position) + (deck or []) + (discard or []))
    _check_copies(placed.elements())
    rest = [kind for kind in range(KINDS) for _ in range(COPIES[kind] - placed[kind])]
    if deck is None:
        deck, rest = rest, []
    if discard is None:
        discard, rest = rest, []
    if rest:
        raise UsageError(
            f"the cards {cards_text(rest)} are in no place: leave out deck or discard, and it gets the rest"
        )
    position.deck = vec[i64](deck)
    position.data[at.LEFT] = len(deck)
    position.data[at.DISCARD] = pile_of(discard)


def _parse_stage(position: KobitoPosition, stage: str, owed: str) -> None:
    d = position.data
    turn = d[at.TURN]
    if stage not in stages.NAMES or stage == stages.NAMES[stages.LEFTOVER]:
        raise UsageError(f"stage={stage}: one of playing, paying, over goes here")
    d[at.STAGE] = stages.NAMES.index(stage)
    hand = len(kinds_of(d[at.HAND + turn]))
    d[at.OWED] = full_debt(d, turn) if owed == "all" else parse_number("owed", owed, 0, hand)
    alone = [row for row in range(3, 3 + BENCHES * 6) if d[at.RAINBOW + row] >> LENGTH_SHIFT == 1]
    if len(alone) > 1 or any((row - 3) // BENCHES != turn for row in alone):
        raise UsageError(
            "a workshop rainbow has two cards or more; only the seat to move can have a single one left over"
        )
    pots = sum(d[at.CARD + place] != 0 for place in range(3))
    if d[at.STAGE] == stages.OVER:
        if (pots, d[at.GOLD_LEFT]) != (2, 0) and (pots, d[at.IDLE]) != (3, d[at.PLAYERS]):
            raise UsageError("stage=over: that needs two gold cards left and no gold deck, or idle turns of all seats")
        return
    if pots != 3 or d[at.IDLE] == d[at.PLAYERS]:
        raise UsageError("with two gold cards left, or idle turns of all seats, the game is over: write stage=over")
    if d[at.STAGE] == stages.PAYING and (alone or d[at.OWED] == 0):
        raise UsageError("stage=paying: only a seat that owes cards pays, and not while a card is left over")
    if alone:
        d[at.STAGE] = stages.LEFTOVER
        if len(legal_moves(d)) == 0:
            raise UsageError("the card left over fits no rainbow beside gold")


def _parse_fresh(position: KobitoPosition, fresh_text: str, taken_text: str, sure_text: str) -> None:
    d = position.data
    fresh = Counter(parse_cards(fresh_text))
    used = Counter(position.deck)
    for seat, text in enumerate(parse_seats("taken", taken_text, d[at.PLAYERS])):
        taken = parse_cards(text)
        d[at.TAKEN + seat] = pile_of(taken)
        used.update(taken)
    if (fresh or any(d[at.TAKEN + seat] for seat in range(d[at.PLAYERS]))) and used - fresh:
        raise UsageError(f"fresh={fresh_text}: the deck and what was taken from it are all out of the last shuffle")
    d[at.FRESH] = pile_of(fresh.elements())
    for kind in {parse_card(text) for text in sure_text.split(",") if text != "-"}:
        if kind < KOBITO or kind not in position.deck:
            raise UsageError(f"sure={sure_text}: only k and s go here, when the deck has them")
        d[at.SURE] |= KIND_BIT[kind]
