"""The moves of Kobito as numbers, and their notation: `end`, `pay 7`, `lay 7 g1 low`, `move b1 low 2 g3 high`."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.text import parse_number
from arcus.games.kobito.cards import BENCHES, CARDS, DOWN, KOBITO, LONGEST, NUMBERS, SWAP_CARD, UP, parse_card

# The first move of each family. The functions below say which move of its family a move is.
END: Final = 0
PAY: Final = 1  # + kind
START: Final = 15  # + low number
START_LOW_KOBITO: Final = 27  # + high number
START_HIGH_KOBITO: Final = 39  # + low number
LAY: Final = 51
MOVE: Final = 233
SWAP: Final = 1337
EXCHANGE: Final = 6706
COUNT: Final = 36430

# Ends of a rainbow.
LOW: Final = 0
HIGH: Final = 1
END_COUNT: Final = 2

# Places: g1 g2 g3 b1 b2 b3 b4, where a player can lay cards; an exchange also names p0b1 to p5b4, those of all seats.
GOLD_PLACES: Final = 3
OWN_PLACES: Final = 7

# Spots: every index of every place in turn. Beside gold a rainbow is shorter than gold asks, so 23 spots are enough.
# In a workshop 86 are: of the 92 cards three are swap cards, which take no spot, and each of the three rainbows beside
# gold has one card at least.
GOLD_SPOTS: Final = 23
BENCH_SPOTS: Final = 86
BENCHES_FROM: Final = 69

LAY_KINDS: Final = 13  # twelve numbers and kobito
PIECE_GOALS: Final = 6  # ends of rainbows beside gold
PIECE_SOURCES: Final = 48  # moves of pieces of the same size

ENDS: Final[tuple[str, ...]] = ("low", "high")
PLACES: Final[tuple[str, ...]] = ("g1", "g2", "g3", "b1", "b2", "b3", "b4")
BENCH_NAMES: Final[tuple[str, ...]] = (
    *PLACES,
    *(f"p{seat}b{bench}" for seat in range(6) for bench in range(1, BENCHES + 1)),
)


# -- lay a card


def lay_move(place: i64, end: i64, kind: i64) -> i64:
    """Return the move that lays a card to an end of a rainbow."""
    return LAY + (place * END_COUNT + end) * LAY_KINDS + kind


def lay_place(move: i64) -> i64:
    """Return the place of a lay move."""
    return (move - LAY) // (END_COUNT * LAY_KINDS)


def lay_end(move: i64) -> i64:
    """Return the end of a lay move."""
    return (move - LAY) // LAY_KINDS % END_COUNT


def lay_kind(move: i64) -> i64:
    """Return the kind of card of a lay move."""
    return (move - LAY) % LAY_KINDS


# -- start a rainbow


def start_move(low: i64) -> i64:
    """Return the move that starts a rainbow with a number and the next one."""
    return START + low


def start_low_kobito(high: i64) -> i64:
    """Return the move that starts a rainbow with a kobito below a number."""
    return START_LOW_KOBITO + high


def start_high_kobito(low: i64) -> i64:
    """Return the move that starts a rainbow with a kobito above a number."""
    return START_HIGH_KOBITO + low


def start_low(move: i64) -> i64:
    """Return the kind of the low card of a start move."""
    if move >= START_HIGH_KOBITO:
        return move - START_HIGH_KOBITO
    if move >= START_LOW_KOBITO:
        return KOBITO
    return move - START


def start_high(move: i64) -> i64:
    """Return the kind of the high card of a start move."""
    if move >= START_HIGH_KOBITO:
        return KOBITO
    if move >= START_LOW_KOBITO:
        return move - START_LOW_KOBITO
    return UP[move - START]


def start_number(move: i64) -> i64:
    """Return the low number of the rainbow of a start move."""
    if start_low(move) == KOBITO:
        return DOWN[start_high(move)]
    return start_low(move)


# -- move a piece of a workshop rainbow to a rainbow beside gold


def piece_move(bench: i64, end: i64, size: i64, gold: i64, goal_end: i64) -> i64:
    """Return the move of `size` cards from an end of a bench's rainbow to an end of the rainbow beside gold."""
    source = ((size - 1) * BENCHES + bench) * END_COUNT + end
    return MOVE + source * PIECE_GOALS + gold * END_COUNT + goal_end


def piece_bench(move: i64) -> i64:
    """Return the bench of a piece move."""
    return (move - MOVE) // (PIECE_GOALS * END_COUNT) % BENCHES


def piece_end(move: i64) -> i64:
    """Return the end of the bench's rainbow that a piece move takes."""
    return (move - MOVE) // PIECE_GOALS % END_COUNT


def piece_size(move: i64) -> i64:
    """Return how many cards a piece move takes."""
    return (move - MOVE) // PIECE_SOURCES + 1


def piece_gold(move: i64) -> i64:
    """Return the gold place of a piece move."""
    return (move - MOVE) // END_COUNT % GOLD_PLACES


def piece_goal_end(move: i64) -> i64:
    """Return the end of the rainbow beside gold that a piece move makes longer."""
    return (move - MOVE) % END_COUNT


# -- swap a card, exchange a kobito


def swap_move(spot: i64, kind: i64) -> i64:
    """Return the move that swaps a card on a spot."""
    return SWAP + spot * LAY_KINDS + kind


def swap_spot(move: i64) -> i64:
    """Return the spot of a swap move."""
    return (move - SWAP) // LAY_KINDS


def swap_kind(move: i64) -> i64:
    """Return the kind of card of a swap move."""
    return (move - SWAP) % LAY_KINDS


def exchange_move(spot: i64, number: i64) -> i64:
    """Return the move that exchanges the kobito on a spot for a numbered card."""
    return EXCHANGE + spot * NUMBERS + number


def exchange_spot(move: i64) -> i64:
    """Return the spot of an exchange move."""
    return (move - EXCHANGE) // NUMBERS


def exchange_number(move: i64) -> i64:
    """Return the number of an exchange move."""
    return (move - EXCHANGE) % NUMBERS


def spot_at(place: i64, index: i64) -> i64:
    """Return the spot at an index of a place."""
    if place < GOLD_PLACES:
        return place * GOLD_SPOTS + index
    return BENCHES_FROM + (place - GOLD_PLACES) * BENCH_SPOTS + index


def spot_place(spot: i64) -> i64:
    """Return the place of a spot."""
    if spot < BENCHES_FROM:
        return spot // GOLD_SPOTS
    return GOLD_PLACES + (spot - BENCHES_FROM) // BENCH_SPOTS


def spot_index(spot: i64) -> i64:
    """Return the index of a spot in its place."""
    if spot < BENCHES_FROM:
        return spot % GOLD_SPOTS
    return (spot - BENCHES_FROM) % BENCH_SPOTS


# -- notation

FORMS: Final = {
    "end": "end",
    "pay": "pay 7",
    "start": "start 7 8",
    "lay": "lay 7 g1 low",
    "move": "move b1 low 2 g3 high",
    "swap": "swap 7 g1 3",
    "exchange": "exchange 7 p1b2 3",
}


def move_text(move: int) -> str:
    """Return a move's notation."""
    if move == END:
        return "end"
    if move < START:
        return f"pay {CARDS[move - PAY]}"
    if move < LAY:
        return f"start {CARDS[start_low(move)]} {CARDS[start_high(move)]}"
    if move < MOVE:
        return f"lay {CARDS[lay_kind(move)]} {PLACES[lay_place(move)]} {ENDS[lay_end(move)]}"
    if move < SWAP:
        bench, end = PLACES[GOLD_PLACES + piece_bench(move)], ENDS[piece_end(move)]
        return f"move {bench} {end} {piece_size(move)} {PLACES[piece_gold(move)]} {ENDS[piece_goal_end(move)]}"
    if move < EXCHANGE:
        return f"swap {CARDS[swap_kind(move)]} {_spot_text(swap_spot(move))}"
    return f"exchange {CARDS[exchange_number(move)]} {_spot_text(exchange_spot(move))}"


def _spot_text(spot: int) -> str:
    return f"{BENCH_NAMES[spot_place(spot)]} {spot_index(spot) + 1}"


def parse_move(text: str) -> int:
    """Return the move that a text means, or raise UsageError."""
    verb, *words = text.lower().split() or [""]
    form = FORMS.get(verb)
    if form is None:
        raise UsageError(f"'{text}' is not a move: write one like {', '.join(FORMS.values())}")
    if len(words) != len(form.split()) - 1:
        raise UsageError(f"'{text}': write this move like {form}")
    if verb == "end":
        return END
    if verb == "pay":
        return PAY + parse_card(words[0])
    if verb == "start":
        return _parse_start(parse_card(words[0]), parse_card(words[1]))
    if verb == "move":
        return _parse_piece(words)
    kind = parse_card(words[0])
    if kind == SWAP_CARD or (kind == KOBITO and verb == "exchange"):
        raise UsageError(
            f"'{text}': write this move like {form}, with a {'number' if verb == 'exchange' else 'number or k'}"
        )
    if verb == "lay":
        return lay_move(_one_of(words[1], PLACES), _one_of(words[2], ENDS), kind)
    place = _one_of(words[1], PLACES if verb == "swap" else BENCH_NAMES)
    spots = GOLD_SPOTS if place < GOLD_PLACES else BENCH_SPOTS
    spot = spot_at(place, parse_number("place", words[2], 1, spots) - 1)
    return swap_move(spot, kind) if verb == "swap" else exchange_move(spot, kind)


def _parse_piece(words: Sequence[str]) -> int:
    bench, end, size, gold, goal_end = words
    return piece_move(
        _one_of(bench, PLACES[GOLD_PLACES:]),
        _one_of(end, ENDS),
        parse_number("size", size, 1, LONGEST - 1),
        _one_of(gold, PLACES[:GOLD_PLACES]),
        _one_of(goal_end, ENDS),
    )


def _one_of(word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise UsageError(f"'{word}' is not one of {', '.join(words)}")
    return words.index(word)


def _parse_start(low: int, high: int) -> int:
    if low < KOBITO and high == UP[low]:
        return start_move(low)
    if low == KOBITO and high < KOBITO:
        return start_low_kobito(high)
    if low < KOBITO and high == KOBITO:
        return start_high_kobito(low)
    raise UsageError(
        f"{CARDS[low]} {CARDS[high]} can't start a rainbow; use two consecutive numbers, or a number and k"
    )
