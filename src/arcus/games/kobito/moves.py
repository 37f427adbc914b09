"""The moves of Kobito as numbers, and their notation: `end`, `pay 7`, `lay 7 g1 low`, `move b1 low 2 g3 high`."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.text import parse_number
from arcus.games.kobito.cards import BENCHES, CARDS, KOBITO, LONGEST, SWAP_CARD, parse_card

# Moves. Ends are 0 (low) and 1 (high); the seven places that a player can lay to are g1 g2 g3 b1 b2 b3 b4.
LOW: Final = 0
HIGH: Final = 1
END: Final = 0
PAY: Final = 1  # + kind
START: Final = 15  # + low number; + 12 + high number: the low card is a kobito; + 24 + low number: the high card is one
START_LOW_KOBITO: Final = 27
START_HIGH_KOBITO: Final = 39
LAY: Final = 51  # + (place * 2 + end) * 13 + kind
MOVE: Final = 233  # + (((size - 1) * 4 + bench) * 2 + end) * 6 + gold * 2 + gold's end; sizes are 1 to 23
SWAP: Final = 1337  # + spot * 13 + kind
EXCHANGE: Final = 6706  # + spot * 12 + number; after the seven places come those of all seats, p0b1 to p5b4
COUNT: Final = 36430
OWN_PLACES: Final = 7
LAY_KINDS: Final = 13  # twelve numbers and kobito

# Spots: every index of every place in turn. Beside gold a rainbow is shorter than gold asks, so 23 spots are enough.
# In a workshop 86 are: of the 92 cards three are swap cards, which take no spot, and each of the three rainbows beside
# gold has one card at least.
GOLD_SPOTS: Final = 23
BENCH_SPOTS: Final = 86
BENCHES_FROM: Final = 69

ENDS: Final[tuple[str, ...]] = ("low", "high")
PLACES: Final[tuple[str, ...]] = ("g1", "g2", "g3", "b1", "b2", "b3", "b4")
BENCH_NAMES: Final[tuple[str, ...]] = (
    *PLACES,
    *(f"p{seat}b{bench}" for seat in range(6) for bench in range(1, BENCHES + 1)),
)


def spot_at(place: i64, index: i64) -> i64:
    """The spot at an index of a place."""
    if place < 3:
        return place * GOLD_SPOTS + index
    return BENCHES_FROM + (place - 3) * BENCH_SPOTS + index


def spot_place(spot: i64) -> i64:
    """The place of a spot."""
    if spot < BENCHES_FROM:
        return spot // GOLD_SPOTS
    return 3 + (spot - BENCHES_FROM) // BENCH_SPOTS


def spot_index(spot: i64) -> i64:
    """The index of a spot in its place."""
    if spot < BENCHES_FROM:
        return spot % GOLD_SPOTS
    return (spot - BENCHES_FROM) % BENCH_SPOTS


def piece_move(bench: i64, end: i64, size: i64, gold: i64, goal_end: i64) -> i64:
    """The number of the move that brings a piece to gold."""
    return MOVE + (((size - 1) * BENCHES + bench) * 2 + end) * 6 + gold * 2 + goal_end


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
        return f"start {' '.join(_pair(move))}"
    if move < MOVE:
        place, end, kind = _digits(move - LAY, 2, LAY_KINDS)
        return f"lay {CARDS[kind]} {PLACES[place]} {ENDS[end]}"
    if move < SWAP:
        size, bench, end, gold, goal_end = _digits(move - MOVE, BENCHES, 2, 3, 2)
        return f"move {PLACES[3 + bench]} {ENDS[end]} {size + 1} {PLACES[gold]} {ENDS[goal_end]}"
    if move < EXCHANGE:
        spot, kind = divmod(move - SWAP, LAY_KINDS)
        return f"swap {CARDS[kind]} {_spot_text(spot)}"
    spot, kind = divmod(move - EXCHANGE, 12)
    return f"exchange {CARDS[kind]} {_spot_text(spot)}"


def _spot_text(spot: int) -> str:
    return f"{BENCH_NAMES[spot_place(spot)]} {spot_index(spot) + 1}"


def _pair(move: int) -> tuple[str, str]:
    """The two cards that start a rainbow."""
    number = (move - START) % 12
    if move >= START_HIGH_KOBITO:
        return CARDS[number], "k"
    if move >= START_LOW_KOBITO:
        return "k", CARDS[number]
    return CARDS[number], CARDS[(number + 1) % 12]


def _digits(number: int, *bases: int) -> list[int]:
    """The digits of a number in mixed bases, the first without bound."""
    digits = []
    for base in reversed(bases):
        number, digit = divmod(number, base)
        digits.append(digit)
    return [number, *reversed(digits)]


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
        bench, end, size, gold, goal_end = words
        length = parse_number("size", size, 1, LONGEST - 1)
        return piece_move(
            _one_of(bench, PLACES[3:]), _one_of(end, ENDS), length, _one_of(gold, PLACES[:3]), _one_of(goal_end, ENDS)
        )
    kind = parse_card(words[0])
    if kind == SWAP_CARD or (kind == KOBITO and verb == "exchange"):
        raise UsageError(
            f"'{text}': write this move like {form}, with a {'number' if verb == 'exchange' else 'number or k'}"
        )
    if verb == "lay":
        return LAY + (_one_of(words[1], PLACES) * 2 + _one_of(words[2], ENDS)) * LAY_KINDS + kind
    place = _one_of(words[1], PLACES if verb == "swap" else BENCH_NAMES)
    spot = spot_at(place, parse_number("place", words[2], 1, GOLD_SPOTS if place < 3 else BENCH_SPOTS) - 1)
    return SWAP + spot * LAY_KINDS + kind if verb == "swap" else EXCHANGE + spot * 12 + kind


def _one_of(word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise UsageError(f"'{word}' is not one of {', '.join(words)}")
    return words.index(word)


def _parse_start(low: int, high: int) -> int:
    if low < KOBITO and high == (low + 1) % 12:
        return START + low
    if low == KOBITO and high < KOBITO:
        return START_LOW_KOBITO + high
    if low < KOBITO and high == KOBITO:
        return START_HIGH_KOBITO + low
    raise UsageError(
        f"{CARDS[low]} {CARDS[high]} can't start a rainbow; use two consecutive numbers, or a number and k"
    )
