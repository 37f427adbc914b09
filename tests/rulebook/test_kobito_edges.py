"""Kobito at the edges of what it accepts: cases that no other test noticed when a fault was planted there."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcus.core.game import UsageError
from arcus.core.luck import FastLuck, Luck
from arcus.core.position import GAME_ENDED, REVEALED, TURN_ENDED, packed
from arcus.games import make
from arcus.games.kobito.position import GAME_NUMBER
from arcus.games.kobito.view import Gold, KobitoPreview
from arcus.records.match import Match
from tests.oracles.kobito import DECK, Oracle, Pot, Rainbow
from tests.oracles.kobito_engine import engine_state
from tests.oracles.test_oracles import Chance
from tests.rulebook.test_kobito import Spot, Stacked

GOLD = "3:2 4:4 5:5 14:9 3:3 6:7"
SHORT = {"kobito": "k", "swap": "s"}


@pytest.mark.parametrize("players", [1, 7])
def test_any_other_number_of_players_than_2_to_6_is_refused(players: int) -> None:
    assert [make("kobito", each, {}).players for each in range(2, 7)] == list(range(2, 7))
    with pytest.raises(UsageError, match="2"):
        make("kobito", players, {})


def test_other_gold_cards_are_a_variant() -> None:
    assert [make("kobito", 2, options).variant for options in ({}, {"gold": GOLD})] == ["", "gold"]


def test_records_are_written_by_the_first_version_of_the_rules() -> None:
    """A change of this number makes old records unreadable, so it has to be meant."""
    assert Match(make("kobito", 2, {}), FastLuck(1)).record().rules == 1


# -- crowded tables against the referee


class Box:
    """All cards that are not on the table yet."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.left = Counter(DECK)

    def take(self, card: str) -> bool:
        """Take a card out; False if none is left."""
        self.left[card] -= 1
        if self.left[card] < 0:
            self.left[card] = 0
            return False
        return True

    def some(self, *sizes: int) -> list[str]:
        """Take out one of these numbers of cards, kobito and swap cards more often than by chance."""
        found: list[str] = []
        for _ in range(self.rng.choice(sizes)):
            special = [card for card in SHORT if self.left[card]]
            cards = special if special and self.rng.random() < 0.4 else list(self.left.elements())
            if cards:
                found.append(self.rng.choice(cards))
                self.take(found[-1])
        return found

    def rainbow(self, length: int) -> Rainbow:
        """Take out a rainbow with a numbered card at its low end, and kobito and swaps on top of others."""
        first = self.rng.randrange(12)
        found: Rainbow = []
        for number in (str((first + i) % 12 + 1) for i in range(length)):
            kobito = found and self.rng.random() < 0.25 and self.take("kobito")
            if not kobito and not self.take(number):
                break
            found.append([f"kobito={number}" if kobito else number])
            if self.rng.random() < 0.15 and self.left["swap"] and self.take(number):
                self.take("swap")
                found[-1] += ["swap", number]
        return found


def _cards(cards: list[str]) -> str:
    return ",".join(SHORT.get(card, card) for card in cards) or "-"


def _rainbow(rainbow: Rainbow | None) -> str:
    spots = [
        "".join("s" if card == "swap" else card.replace("kobito=", "k") for card in spot) for spot in rainbow or []
    ]
    return "-".join(spots) or "-"


def _crowded(seed: int) -> tuple[Spot, Oracle, Random]:
    """Return a turn of seat 0 with short golds, many kobito and swap cards, and a small deck."""
    rng = Random(seed)
    players = rng.choice((2, 3))
    box = Box(rng)
    oracle = Oracle(players, {"gold": GOLD}, Chance(seed))
    golds = [(int(length), int(points)) for length, _, points in (card.partition(":") for card in GOLD.split())]
    rng.shuffle(golds)
    oracle.pots = [Pot(length, points, box.rainbow(rng.randint(1, min(length - 1, 6)))) for length, points in golds[:3]]
    oracle.gold_deck = golds[3:]
    for benches in oracle.benches:
        for bench in range(4):
            rainbow = box.rainbow(rng.randint(2, 5)) if rng.random() < 0.5 else []
            if len(rainbow) > 1:
                benches[bench] = rainbow
            box.left.update(card.partition("=")[0] for spot in rainbow[:1] for card in spot if len(rainbow) == 1)
    oracle.hands = [box.some(0, 1, 3, 5, 5) for _ in range(players)]
    oracle.penalty = [box.some(0, 2, 6) for _ in range(players)]
    oracle.deck = box.some(0, 2, 6)
    oracle.discard = list(box.left.elements())
    if rng.random() < 0.3:  # nothing is left to draw
        oracle.penalty[0] += oracle.discard
        oracle.discard = []
    oracle.idle_turns = rng.randrange(players)
    oracle.shuffles = dict.fromkeys(oracle.shuffles, 0)
    oracle.begin_turn(0)
    fields = {
        "hand": "/".join(map(_cards, oracle.hands)),
        "gold": ",".join(f"{pot.length}:{pot.points}:{_rainbow(pot.rainbow)}" for pot in oracle.pots if pot),
        "bench": "/".join(",".join(map(_rainbow, benches)) for benches in oracle.benches),
        "penalty": "/".join(map(_cards, oracle.penalty)),
        "deck": _cards(oracle.deck),
        "golds": ",".join(f"{length}:{points}" for length, points in oracle.gold_deck),
        "idle": str(oracle.idle_turns),
    }
    text = " ".join(f"{name}={value}" for name, value in fields.items())
    return Spot(text, players, luck=seed, gold=GOLD), oracle, rng


@pytest.mark.parametrize("first", range(0, 80, 10))
def test_crowded_tables_agree_with_the_referee(first: int) -> None:
    """Twenty moves each, all kinds of moves equally often: what is allowed, what happens, and the text at the end."""
    for seed in range(first, first + 10):
        spot, oracle, rng = _crowded(seed)
        game: Any = spot.game
        for _ in range(20):
            assert engine_state(game, spot.position) == oracle.state(), seed
            if not spot.position.to_act():
                break
            legal = oracle.legal(oracle.active)
            assert spot.moves() == legal, seed
            verb = rng.choice(sorted({move.split()[0] for move in legal}))
            move = rng.choice(sorted(move for move in legal if move.startswith(verb)))
            spot.play(move)
            oracle.play(oracle.active, move)
        text = spot.game.position_text(spot.position)
        assert spot.game.parse_position(text).to_bytes() == spot.position.to_bytes(), seed


# -- which rule refuses a move

TURN = "hand=2,7,s bench=4-5,7-k8s8/6-k7 gold=9:8:1,9:9:9-10-11-12-1-2-3,9:10:6"
"""Seat 0 holds 2, 7 and a swap card; the kobito on b2 is covered, and the one of seat 1 lies open."""


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("end", "4.3"),
        ("lay 2 g1 high", ""),
        ("lay 3 g1 high", "5.1"),
        ("lay k g1 high", "5.1"),
        ("lay 2 g1 low", "5.2"),
        ("lay 2 b3 low", "5.2"),
        ("lay 7 g3 low", "5.2"),
        ("lay 7 g3 high", ""),
        ("start 2 3", "5.1"),
        ("start 1 2", "5.1"),
        ("start k 2", "5.1"),
        ("start 2 k", "5.1"),
        ("move b1 low 3 g1 high", "6.1"),
        ("move b3 low 1 g1 high", "6.1"),
        ("move b1 high 2 g2 high", "6.3"),
        ("move b1 low 2 g2 low", "6.2"),
        ("move b1 low 2 g1 high", "6.2"),
        ("move b1 low 2 g2 high", ""),
        ("move b1 low 2 g3 low", ""),
        ("move b1 high 1 g3 low", ""),
        ("move b1 low 1 g2 high", ""),
        ("move b2 low 1 g3 high", ""),
        ("swap 2 g2 6", ""),
        ("swap 2 g2 7", "8.1"),
        ("swap 2 g2 8", "8.1"),
        ("swap 7 b2 1", ""),
        ("swap 7 b2 3", "8.1"),
        ("swap 7 b3 1", "8.1"),
        ("swap 8 b2 2", "5.1"),
        ("swap k b2 2", "5.1"),
        ("exchange 7 p1b1 2", ""),
        ("exchange 7 p1b1 1", "7.4"),
        ("exchange 7 p1b1 3", "7.4"),
        ("exchange 2 p1b1 2", "7.4"),
        ("exchange 8 b2 2", "5.1"),
        ("exchange 7 p0b2 1", "7.4"),
        ("exchange 7 p2b1 2", "7.4"),
        ("exchange 7 p5b4 2", "7.4"),
        ("exchange 7 b2 1", "7.4"),
        ("pay 2", "10.2"),
        ("pay k", "5.1"),
    ],
)
def test_a_move_is_allowed_or_refused_by_this_rule(move: str, rule: str) -> None:
    spot = Spot(TURN)
    assert spot.refused(move) == rule
    assert (move in spot.moves()) == (rule == "")


@pytest.mark.parametrize(
    ("text", "move", "rule"),
    [
        ("hand=8 bench=7-k8s8", "exchange 8 b1 2", "7.4"),
        ("hand=8 bench=7-8sk8", "exchange 8 b1 2", ""),
        ("hand=7 bench=7-8/k3-k4", "exchange 7 b1 1", "7.4"),
        ("hand=7 bench=7s7-8", "exchange 7 b1 1", "7.4"),
        ("hand=1 gold=9:8:k1-2,9:9:6,9:10:6", "exchange 1 g1 1", ""),
        ("hand=1 gold=9:8:k1-2,9:9:6,9:10:6", "pay 1", ""),
        ("hand=12 bench=5-6-7 gold=9:8:6,9:9:3,9:10:3", "pay 12", ""),
        ("hand=1,s gold=9:8:1,9:9:6,9:10:6", "pay s", "10.2"),
        ("hand=1,2 gold=9:8:6,9:9:6,9:10:6", "pay 1", "10.2"),
        ("hand=1 gold=9:8:2,9:9:6,9:10:6", "pay 1", "10.2"),
        ("hand=1", "lay 1 b1 low", "5.2"),
        ("hand=1", "lay 1 b1 high", "5.2"),
        ("hand=k", "lay k b1 low", "5.2"),
        ("hand=1,s", "swap 1 b1 1", "8.1"),
        ("hand=k,s", "swap k b1 1", "8.1"),
        ("hand=1", "exchange 1 p1b1 1", "7.4"),
        ("hand=2 owed=0", "pay 2", "10.1"),
        ("hand=7,7 bench=1-2 stage=paying", "pay 7", ""),
        ("hand=7,7 bench=1-2 stage=paying", "pay 8", "5.1"),
        ("hand=7,7 bench=1-2 stage=paying", "end", "10.3"),
        ("hand=7,3 bench=1-2 stage=paying", "lay 3 b1 high", "10.3"),
        ("hand=7,8 bench=1-2 stage=paying", "start 7 8", "10.3"),
        ("hand=7,8 bench=6 gold=9:8:7,9:9:1,9:10:1", "end", "6.5"),
        ("hand=7,8 bench=6 gold=9:8:7,9:9:1,9:10:1", "lay 8 g1 high", "6.5"),
        ("hand=7,8 bench=6 gold=9:8:7,9:9:1,9:10:1", "pay 8", "6.5"),
        ("hand=7,8 bench=6,2-3 gold=9:8:7,9:9:1,9:10:1", "move b2 low 2 g2 high", "6.5"),
        ("hand=1,s bench=6 gold=9:8:1-2,9:9:7,9:10:1", "swap 1 g1 1", "6.5"),
        ("hand=7,8 bench=6,2-3 gold=9:8:7,9:9:1,9:10:1", "move b1 low 1 g1 low", ""),
        ("hand=7,8 bench=1-2,1-2,1-2,1-2", "start 7 8", "5.5"),
        ("hand=7,8 bench=1-2,1-2,1-2", "start 7 8", ""),
        ("bench=2-3-4 gold=4:3:1,9:9:9,9:10:9", "move b1 low 3 g1 high", ""),
        ("bench=2-3-4-5 gold=4:3:1,9:9:9,9:10:9", "move b1 low 4 g1 high", "3.3"),
        ("bench=10-11-12-1 gold=4:3:2,9:9:6,9:10:6", "move b1 low 4 g1 low", "3.3"),
        ("bench=12-1-2 gold=9:8:3,9:9:6,9:10:6", "move b1 high 2 g1 low", ""),
        ("bench=12-1-2 gold=3:2:3,9:9:6,9:10:6", "move b1 high 2 g1 low", "6.4"),
        ("bench=12-1-2 gold=3:2:3,9:9:1,9:10:6", "move b1 high 2 g1 low", ""),
        ("bench=12-1-2 gold=3:2:11,9:9:6,9:10:6", "move b1 low 2 g1 high", "6.4"),
        ("bench=12-1-2 gold=4:4:11,9:9:6,9:10:6", "move b1 low 2 g1 high", ""),
    ],
)
def test_a_move_is_allowed_or_refused_by_this_rule_here(text: str, move: str, rule: str) -> None:
    spot = Spot(text, gold="3:2 4:3 4:4 9:8 9:9 9:10") if "3:2" in text else Spot(text)
    assert spot.refused(move) == rule
    assert (move in spot.moves()) == (rule == "")


# -- what happens, and what is shown of it


def _told(spot: Spot, seat: int | None = None) -> list[tuple[str, int | None, str | None, str, str]]:
    events = spot.game.events(spot.log.facts, seat)
    return [(event.kind, event.seat, event.what, event.source, event.target) for event in events]


def test_a_turn_that_wins_gold_and_ends_emits_an_event_for_each_step() -> None:
    text = "hand=4,7,8/5,5,6 gold=4:4:1-2-k3,9:9:12,9:10:12 deck=1,2,11,10,9,6,s"
    spot = Spot(text, luck=Stacked(start=["6"]))
    before = Counter(spot.table.discard)
    assert spot.play("lay 4 g1 high") == REVEALED
    assert spot.play("start 7 8") == 0
    assert spot.play("end") == TURN_ENDED | REVEALED
    top = spot.table.pots[0]
    assert top is not None
    assert _told(spot, 0) == [
        ("laid", 0, "4", "hand/0", "g1"),
        ("won_gold", 0, "4:4", "g1", "score/0"),
        ("discarded", 0, "4", "g1", "discard"),
        ("gold_turned", None, f"{top.gold.length}:{top.gold.points}", "gold-deck", "g1"),
        ("put_back", None, "swap", "deck", "deck"),
        ("start_turned", None, "6", "deck", "g1"),
        ("began", 0, "7", "hand/0", "b1/0"),
        ("laid", 0, "8", "hand/0", "b1/0"),
        ("drew", 0, "swap", "deck", "hand/0"),
        ("drew", 0, "11", "deck", "hand/0"),
        ("drew", 0, "10", "deck", "hand/0"),
        ("drew", 0, "9", "deck", "hand/0"),
        ("drew", 0, "2", "deck", "hand/0"),
        ("turn_began", 1, "1", "seat/1", "seat/1"),
    ]
    table = spot.table
    assert (table.deck, table.points, table.turn) == (1, (4, 0), 1)
    assert Counter(table.discard) - before == Counter(["1", "2", "kobito", "4"])
    assert [(won.seat, won.gold) for won in table.won] == [(0, Gold(4, 4))]


@pytest.mark.parametrize("named", ["deck=rest", "golds=rest", "discard=rest", "deck=rest discard=rest golds=rest"])
def test_the_word_for_all_other_cards_means_what_a_text_without_it_means(named: str) -> None:
    game, text = make("kobito", 2, {}), "hand=4,7,8/5,5,6 gold=4:4:1-2-k3,9:9:12,9:10:12"
    assert game.parse_position(f"{text} {named}").to_bytes() == game.parse_position(text).to_bytes()


def test_decisions_are_counted_one_by_one() -> None:
    spot = Spot("hand=8,2,2,s,k bench=7-k8-9 gold=9:8:1,9:9:10,9:10:4 decision=3")
    moves = ["exchange 8 b1 2", "move b1 low 3 g2 low", "lay 2 g1 high", "swap 2 g1 2", "lay k g3 low", "end"]
    for number, move in enumerate(moves, 3):
        assert spot.position.decision() == number
        assert spot.play(move) == (TURN_ENDED | REVEALED if move == "end" else 0)
    assert spot.position.decision() == 9


def test_paying_and_a_standstill_are_told() -> None:
    spot = Spot("hand=8 gold=4:3:1-2-3,9:9:1,9:10:1 deck=- discard=- penalty=" + _rest("8,1,2,3,1,1") + " idle=1")
    spot.play("pay 8")
    assert spot.play("end") == TURN_ENDED
    assert spot.play("end") == TURN_ENDED
    assert spot.play("end") == TURN_ENDED | GAME_ENDED
    assert _told(spot) == [
        ("paid", 0, "8", "hand/0", "score/0"),
        ("turn_began", 1, "0", "seat/1", "seat/1"),
        ("turn_began", 0, "0", "seat/0", "seat/0"),
        ("stopped", None, None, "deck", "deck"),
    ]
    assert (spot.table.idle, spot.table.stage, spot.outcome.why) == (2, "over", "kobito-why-stopped")


def _rest(cards: str) -> str:
    """All cards but these."""
    left = Counter(SHORT.get(card, card) for card in DECK)
    left.subtract(cards.split(","))
    return ",".join(left.elements())


def test_what_seat_1_does_is_told_of_seat_1() -> None:
    spot = Spot("hand=-/8,7,s,k,2 turn=1 bench=1-k2/7-k8 gold=9:8:6,9:9:11,9:10:11")
    spot.play("exchange 8 b1 2", "exchange 2 p0b1 2", "move b1 low 2 g1 high", "swap 7 g1 2", "lay k g1 high")
    assert _told(spot) == [
        ("exchanged", 1, "8", "hand/1", "b1/1"),
        ("took_kobito", 1, "kobito=8", "b1/1", "hand/1"),
        ("exchanged_elsewhere", 1, "2", "hand/1", "b1/0"),
        ("took_kobito", 1, "kobito=2", "b1/0", "hand/1"),
        ("moved", 1, "7-8", "b1/1", "g1"),
        ("swapped", 1, "7", "hand/1", "g1"),
        ("laid", 1, "kobito=9", "hand/1", "g1"),
    ]
    spot = Spot("hand=-/8 turn=1 gold=9:8:1,9:9:11,9:10:11")
    spot.play("pay 8")
    assert _told(spot) == [("paid", 1, "8", "hand/1", "score/1")]


def test_a_shuffle_of_the_discard_pile_is_told_with_its_number_of_cards() -> None:
    spot = Spot("hand=2,3,4,5/7 deck=- gold=9:8:1,9:9:1,9:10:1 penalty=-/" + _rest("2,3,4,5,7,1,1,1,11,12,12"))
    spot.play("lay 2 g1 high", "end")
    assert _told(spot, 1) == [
        ("laid", 0, "2", "hand/0", "g1"),
        ("shuffled", None, "3", "discard", "deck"),
        ("drew", 0, None, "deck", "hand/0"),
        ("drew", 0, None, "deck", "hand/0"),
        ("turn_began", 1, "1", "seat/1", "seat/1"),
    ]
    assert (spot.table.deck, spot.table.discard, spot.memory.shuffles) == (1, (), 1)


def test_a_card_covers_the_kobito_that_covered_a_card() -> None:
    spot = Spot("hand=7,s bench=k6-7sk7")
    spot.play("swap 7 b1 2")
    assert spot.bench(1) == "kobito=6-7+swap+kobito=7+swap+7"
    assert spot.game.parse_position(spot.game.position_text(spot.position)).to_bytes() == spot.position.to_bytes()


def test_a_kobito_that_begins_or_covers_is_told_with_its_number() -> None:
    spot = Spot("hand=8,k,k,s,2 gold=9:8:4,9:9:11,9:10:11")
    spot.play("start k 8", "swap k g1 1")
    assert _told(spot) == [
        ("began", 0, "kobito=7", "hand/0", "b1/0"),
        ("laid", 0, "8", "hand/0", "b1/0"),
        ("swapped", 0, "kobito=4", "hand/0", "g1"),
    ]
    spot = Spot("hand=k gold=9:8:2,9:9:11,9:10:11")
    spot.play("lay k g1 low")
    assert _told(spot) == [("laid", 0, "kobito=1", "hand/0", "g1")]
    spot = Spot("hand=8,k bench=12-1 gold=9:8:1,9:9:11,9:10:11")
    spot.play("start 8 k")
    assert (spot.bench(1), spot.bench(2)) == ("12-1", "8-kobito=9")
    assert _told(spot) == [
        ("began", 0, "8", "hand/0", "b2/0"),
        ("laid", 0, "kobito=9", "hand/0", "b2/0"),
    ]


def test_a_piece_that_goes_round_from_twelve_to_one_is_told_with_its_numbers() -> None:
    spot = Spot("hand=8 bench=11-12-1-2 gold=9:8:3,9:9:6,9:10:6")
    spot.play("move b1 low 4 g1 low")
    assert _told(spot) == [("moved", 0, "11-12-1-2", "b1/0", "g1")]


def test_an_exchange_beside_gold_and_in_the_own_workshop_is_told_as_one() -> None:
    spot = Spot("hand=8,2 bench=7-k8 gold=9:8:1-k2,9:9:11,9:10:11")
    spot.play("exchange 8 b1 2", "exchange 2 g1 2")
    assert _told(spot) == [
        ("exchanged", 0, "8", "hand/0", "b1/0"),
        ("took_kobito", 0, "kobito=8", "b1/0", "hand/0"),
        ("exchanged", 0, "2", "hand/0", "g1"),
        ("took_kobito", 0, "kobito=2", "g1", "hand/0"),
    ]
    assert (spot.memory.known, spot.hand(0)) == ((2, 0), ["kobito", "kobito"])
    assert not spot.table.acted, "an exchange does not end a row of idle turns"


@pytest.mark.parametrize(
    ("move", "cards", "source", "target", "preview"),
    [
        ("lay 4 g1 high", ("4",), "hand/0", "g1:high", KobitoPreview(1, Gold(4, 3), counted=1)),
        ("lay k g2 low", ("kobito",), "hand/0", "g2:low", KobitoPreview(1, counted=1)),
        ("lay 3 b1 low", ("3",), "hand/0", "b1/0:low", KobitoPreview(1, counted=1)),
        ("start 3 4", ("3", "4"), "hand/0", "b2/0", KobitoPreview(0, counted=2)),
        ("start k 4", ("kobito", "4"), "hand/0", "b2/0", KobitoPreview(0, counted=2)),
        ("move b1 low 2 g3 low", ("4", "5"), "b1/0:low", "g3:low", KobitoPreview(2, Gold(4, 4))),
        ("move b1 low 1 g1 high", ("4",), "b1/0:low", "g1:high", KobitoPreview(2, Gold(4, 3))),
        ("swap 4 b1 1", ("4", "swap"), "hand/0", "b1/0@1", KobitoPreview(0, counted=2)),
        ("swap k g3 2", ("kobito", "swap"), "hand/0", "g3@2", KobitoPreview(0, counted=2)),
        ("exchange 3 p1b2 1", ("3",), "hand/0", "b2/1@1", KobitoPreview(2)),
    ],
)
def test_a_choice_says_what_goes_where_and_what_follows(
    move: str, cards: tuple[str, ...], source: str, target: str, preview: KobitoPreview
) -> None:
    spot = Spot("hand=3,4,k,s bench=4-5/-,k3-4 gold=4:3:1-2-3,9:9:6,4:4:6-7")
    (choice,) = [each for each in spot.game.view(spot.position, 0).moves if each.text == move]
    assert choice.kind == move.split()[0]
    assert (choice.cards, choice.source, choice.target, choice.preview) == (cards, source, target, preview)


def test_a_piece_off_the_high_end_goes_round_from_twelve_to_one() -> None:
    spot = Spot("hand=8 bench=10-11-12-1 gold=9:8:2,9:9:6,9:10:6")
    (choice,) = [each for each in spot.game.view(spot.position, 0).moves if each.text == "move b1 high 2 g1 low"]
    assert (choice.cards, choice.source) == (("12", "1"), "b1/0:high")


def test_the_table_says_which_numbers_fit_the_ends_of_rainbows() -> None:
    spot = Spot("hand=8 bench=11-12-1/-,k3-4 gold=9:8:1,9:9:12,9:10:4-5")
    assert [pot and pot.fits for pot in spot.table.pots] == [(12, 2), (11, 1), (3, 6)]
    assert spot.table.bench_fits == (((10, 2), None, None, None), (None, (2, 5), None, None))


@pytest.mark.parametrize(
    ("text", "move", "cards", "source", "target", "preview"),
    [
        ("hand=1 gold=9:8:6,9:9:6,9:10:6", "pay 1", ("1",), "hand/0", "score/0", KobitoPreview(0, costs=3, counted=1)),
        (
            "hand=7,9 bench=1-2 gold=9:8:4,9:9:4,9:10:4",
            "pay 7",
            ("7",),
            "hand/0",
            "score/0",
            KobitoPreview(1, costs=3, counted=1),
        ),
        (
            "hand=1,2 bench=1-2-3 gold=9:8:2,9:9:6,9:10:6",
            "start 1 2",
            ("1", "2"),
            "hand/0",
            "b2/0",
            KobitoPreview(0, counted=2),
        ),
        (
            "hand=1,2 bench=1-2-3 gold=9:8:2,9:9:6,9:10:6",
            "lay 1 g1 low",
            ("1",),
            "hand/0",
            "g1:low",
            KobitoPreview(1, counted=1),
        ),
        (
            "hand=4,6 bench=1-2-3 gold=9:8:2,9:9:6,9:10:6",
            "lay 4 b1 high",
            ("4",),
            "hand/0",
            "b1/0:high",
            KobitoPreview(1, counted=1),
        ),
        (
            "hand=1,2 bench=1-2-3 gold=9:8:2,9:9:6,9:10:6",
            "move b1 low 1 g1 low",
            ("1",),
            "b1/0:low",
            "g1:low",
            KobitoPreview(2),
        ),
        (
            "hand=1,s gold=9:8:k1-2,9:9:6,9:10:6",
            "swap 1 g1 1",
            ("1", "swap"),
            "hand/0",
            "g1@1",
            KobitoPreview(0, counted=2),
        ),
        ("hand=1,s gold=9:8:k1-2,9:9:6,9:10:6", "exchange 1 g1 1", ("1",), "hand/0", "g1@1", KobitoPreview(1)),
    ],
)
def test_the_first_move_of_each_kind_is_a_choice_of_that_kind(
    text: str, move: str, cards: tuple[str, ...], source: str, target: str, preview: KobitoPreview
) -> None:
    spot = Spot(text)
    (choice,) = [each for each in spot.game.view(spot.position, 0).moves if each.text == move]
    assert (choice.cards, choice.source, choice.target, choice.preview) == (cards, source, target, preview)


@pytest.mark.parametrize(
    ("card", "source", "target", "meant"),
    [
        (None, "b1/0@1", "g2", ["move b1 low 1 g2 low", "move b1 low 3 g2 high"]),
        (None, "b1/0@2", "g2:high", ["move b1 high 2 g2 high"]),
        (None, "b1/0@2", "g2:low", ["move b1 low 2 g2 low"]),
        (None, "b1/0@4", "g2:high", []),
        (None, "b1/0", "g2", []),
        (None, "g1@1", "g2", []),
        (None, "b1/1@1", "g2", []),
        (None, "b1/0@1", "b2/0", []),
        ("1", "hand/0", "g1@2", ["swap 1 g1 2"]),
        ("1", "hand/0", "g1@3", []),
        ("1", "hand/0", "b1/1@1", []),
        ("swap", "hand/0", "g1@2", ["swap 3 g1 2"]),
        ("1", "hand/0", "g1", ["lay 1 g1 low", "lay 1 g1 high"]),
        ("1", "hand/0", "b1/0:high", ["lay 1 b1 high"]),
        ("2", "hand/0", "score/0", ["pay 2"]),
        ("1", "hand/0", "bench", ["start 1 2", "start 12 1", "start 1 k"]),
        ("swap", "hand/0", "g1", []),
        ("13", "hand/0", "g1", []),
        ("1", "hand/0", "nowhere", []),
    ],
)
def test_what_is_put_somewhere_can_mean_these_moves(
    card: str | None, source: str, target: str, meant: list[str]
) -> None:
    spot = Spot("hand=1,2,s bench=1-2-3 gold=9:8:2-3,9:9:6,9:10:6")
    found = spot.game.attempts(spot.position, 0, card, source, target)
    assert [spot.game.move_text(move) for move in found] == meant


def test_the_end_of_a_turn_as_a_choice_says_nothing_more() -> None:
    spot = Spot("hand=7 owed=0")
    (choice,) = [each for each in spot.game.view(spot.position, 0).moves if each.text == "end"]
    assert (choice.cards, choice.source, choice.target, choice.preview) == ((), None, None, None)


def test_a_move_that_is_more_than_is_owed_leaves_nothing_owed() -> None:
    spot = Spot("hand=7,8,k")
    owed = {each.text: each.preview.owed for each in spot.game.view(spot.position, 0).moves if each.preview}
    assert owed["start 7 8"] == owed["lay k g1 low"] == 0
    spot.play("start 7 8")
    assert spot.table.owed == 0


def test_a_card_put_back_for_a_start_of_the_deal_may_be_in_any_hand_after_it() -> None:
    spot = Spot(luck=Stacked(deck=["k"], start=["6", "5", "4"]))
    assert (spot.memory.starts, spot.memory.buried, spot.table.hands) == (1, (), (5, 5))
    assert spot.kinds()[3:6] == ["put_back", "start_turned", "start_turned"]


# -- positions as text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", "2"),
        ("acted", "2"),
        ("acted", "x"),
        ("idle", "3"),
        ("idle", "x"),
        ("owed", "x"),
        ("owed", "2"),
        ("starts", "x"),
        ("shuffles", "x"),
        ("decision", "x"),
        ("won", "2:4:3"),
        ("won", "x:4:3"),
        ("known", "1/x"),
        ("known", "0/1"),
        ("stage", "six"),
        ("fresh", "1"),
        ("sure", "s"),
    ],
)
def test_a_field_with_a_wrong_value_is_refused_by_its_name(field: str, value: str) -> None:
    with pytest.raises(UsageError, match=rf"\b{field}[ =:']"):
        Spot(f"hand=7/8 deck=2,3 {field}={value}")


@pytest.mark.parametrize(
    ("text", "players", "message"),
    [
        ("bench=k1-k2-k3-k4-k5-k6-k7-k8-k9-k10", 2, "k"),
        ("gold=4:3:-,4:4:1,4:5:1", 2, "gold"),
        ("bench=-/-/-/-/-/3", 6, "two cards or more"),
        ("bench=-/-/-/-/3", 6, "two cards or more"),
        ("bench=3,3 gold=9:8:2,9:9:11,9:10:11", 2, "two cards or more"),
    ],
    ids=["ten kobito", "no start", "a single card of seat 5", "a single card of seat 4", "two single cards"],
)
def test_a_table_that_cannot_be_is_refused(text: str, players: int, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        Spot(text, players)


@pytest.mark.parametrize(
    ("card", "field"),
    [("1:1", "length"), ("25:1", "length"), ("x:1", "length"), ("4:100", "points"), ("4:x", "points")],
)
def test_a_gold_card_that_is_out_of_bounds_is_refused_by_its_number(card: str, field: str) -> None:
    with pytest.raises(UsageError, match=rf"\b{field}[ =:']"):
        Spot(gold=f"4:4 5:5 6:6 {card}")


@pytest.mark.parametrize("verb", ["end", "pay", "start", "lay", "move", "swap", "exchange"])
def test_the_form_that_a_hint_shows_is_a_move(verb: str) -> None:
    game = Spot().game
    with pytest.raises(UsageError) as error:
        game.parse_move(f"{verb} with more words than any move has")
    form = str(error.value).partition("like ")[2]
    assert game.move_text(game.parse_move(form)) == form
    assert form.split()[0] == verb


@pytest.mark.parametrize("card", ["2:0", "24:99"])
def test_the_smallest_and_the_greatest_gold_card_are_accepted(card: str) -> None:
    assert Spot(gold=f"4:4 5:5 6:6 {card}").game.options_dict()["gold"] == f"4:4 5:5 6:6 {card}"


def test_equal_gold_cards_are_counted_one_by_one() -> None:
    spot = Spot("gold=4:4:1,5:5:1,6:6:1", gold="4:4 4:4 5:5 6:6")
    assert spot.table.gold_deck == 1
    assert spot.game.position_text(spot.position) == "gold=4:4:1,5:5:1,6:6:1"
    spot = Spot("gold=4:4:1,5:5:1,6:6:1 golds=- won=0:4:4", gold="4:4 4:4 5:5 6:6")
    assert (spot.table.gold_deck, spot.table.points) == (0, (4, 0))


@pytest.mark.parametrize(
    ("move", "field"), [("move b1 low 24 g1 low", "size"), ("swap 7 g1 0", "place"), ("exchange 7 b1 x", "place")]
)
def test_a_number_that_is_out_of_bounds_in_a_move_is_refused_by_its_name(move: str, field: str) -> None:
    with pytest.raises(UsageError, match=rf"\b{field}[ =:']"):
        Spot().game.parse_move(move)


@pytest.mark.parametrize(("parts", "more"), [(0, 0), (1, 0), (3, 0), (5, 0), (4, -1), (4, 1)])
def test_bytes_of_another_layout_are_refused(parts: int, more: int) -> None:
    game = Spot().game
    numbers = [0] * (len(game.blank().data) + more)
    with pytest.raises(ValueError, match="another version of this game"):
        game.from_bytes(packed(GAME_NUMBER, [vec[i64](part) for part in ([numbers] + [[]] * 4)[:parts]]))


def test_an_empty_text_has_the_first_three_gold_cards_with_starts_1_5_and_9() -> None:
    spot = Spot("")
    pots = [(pot.gold, pot.rainbow) for pot in spot.table.pots if pot]
    assert pots == [(Gold(4, 3), (("1",),)), (Gold(4, 4), (("5",),)), (Gold(4, 5), (("9",),))]
    assert (spot.table.hands, spot.table.deck, spot.table.gold_deck, spot.table.discard) == ((0, 0), 89, 15, ())
    assert (spot.turn, spot.table.stage, spot.table.owed, spot.table.idle) == (0, "playing", 0, 0)
    assert spot.game.position_text(spot.position) == ""


def test_a_text_with_every_field_reads_back_as_it_is_written() -> None:
    text = (
        "hand=7,k/8,s gold=4:4:11-12-k1,6:6:3s3,5:5:9 bench=4-5,-,6-7sk7/1-2-3 turn=1 owed=1 acted=1 idle=1"
        " deck=1,k,2,4 golds=9:10,4:5,9:9,9:8,8:9,8:8,8:7,7:8,7:7,7:6,6:7,6:5,5:6 won=1:4:3,0:5:4 penalty=2/3,k"
        " known=1/0 fresh=1,2,4,5,k taken=-/5 sure=k starts=2 shuffles=3 decision=17"
    )
    spot = Spot(text)
    assert spot.game.position_text(spot.position) == text
    assert spot.position.decision() == 17
    table, memory = spot.table, spot.memory
    assert (table.owed, table.acted, table.idle, table.deck, table.gold_deck) == (1, True, 1, 4, 13)
    assert (table.points, table.penalties) == ((1, -3), (("2",), ("3", "kobito")))
    assert [(won.seat, won.gold) for won in table.won] == [(1, Gold(4, 3)), (0, Gold(5, 4))]
    assert (memory.known, memory.buried, memory.starts, memory.shuffles) == ((1, 0), ("kobito",), 2, 3)
    assert memory.fresh == (1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0)
    assert spot.game.view(spot.position, 1).memory.taken == (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert spot.game.view(spot.position, 0).memory.taken == (0,) * 14
    for seat in (0, 1, None):
        view = spot.game.view(spot.position, seat)
        assert spot.game.view(spot.game.knowledge(view).sample(FastLuck(1), 1), seat) == view


# -- what is known of the last shuffle


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize(
    ("hands", "deck", "fresh", "drawn"),
    [
        ("3,7/1,4,4/2,5", "6,k", "3,4,4,5,6,8,k", "3/4,4/5,8"),
        ("7/4,4,4/5,4", "6", "4,6", "-/4/-"),
        ("4,7/4,4,4/5,4", "6", "4,4,6", "4/-/4"),
    ],
    ids=["one is no longer held", "one seat holds more than were drawn", "all seats hold more than were drawn"],
)
def test_every_card_of_the_last_shuffle_is_in_the_deck_or_was_drawn_by_a_seat(
    hands: str, deck: str, fresh: str, drawn: str, seat: int | None
) -> None:
    """Also in a sampled truth, which has to agree with what the other seats of that truth know."""
    spot = Spot(f"hand={hands} deck={deck} gold=9:8:9,9:9:9,9:10:9 fresh={fresh} taken={drawn}", 3)
    game, view = spot.game, spot.game.view(spot.position, seat)
    for nth in range(8):
        truth: Any = game.knowledge(view).sample(FastLuck(3), nth)
        fields = dict(word.split("=") for word in game.position_text(truth).split())
        taken = fields["taken"].split("/")
        cards = Counter(card for each in taken for card in each.split(",") if card != "-")
        cards.update((*map(str, range(1, 13)), "k", "s")[card] for card in truth.deck)
        assert cards == Counter(fresh.split(","))
        if seat is not None:
            assert taken[seat] == drawn.split("/")[seat]
        for other in range(3):
            seen = game.view(truth, other)
            assert game.view(game.knowledge(seen).sample(FastLuck(4), nth), other) == seen


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_who_alone_can_have_drawn_a_card_has_drawn_it(seat: int | None) -> None:
    """All hidden cards are out of the last shuffle, so each seat drew what it holds."""
    spot = Spot("hand=7/4,4/5,k deck=6 gold=9:8:9,9:9:9,9:10:9 fresh=4,4,5,6,7,k taken=7/4,4/5,k", 3)
    game = spot.game
    for nth in range(12):
        truth = game.knowledge(game.view(spot.position, seat)).sample(FastLuck(3), nth)
        fields = dict(word.split("=") for word in game.position_text(truth).split())
        assert fields["taken"] == fields["hand"]


class Noting(Luck):
    """Luck that changes nothing and notes the number of each shuffle."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def shuffle(self, label: i64, nth: i64, cards: vec[i64]) -> vec[i64]:
        self.asked.append(int(nth))
        return cards

    def pick(self, label: i64, nth: i64, n: i64) -> i64:
        return 0


def test_every_shuffle_of_every_sample_has_a_number_of_its_own() -> None:
    """Otherwise two samples would have something in common."""
    text = "hand=7,7,7,7,7/1,k/4,8 deck=5,s gold=9:8:9,9:9:9,9:10:9 fresh=4,5,s taken=-/-/4 sure=s known=0/1/0"
    spot = Spot(text, 3)
    knowledge, luck = spot.game.knowledge(spot.game.view(spot.position, 0)), Noting()
    for nth in range(12):
        knowledge.sample(luck, nth)
    assert len(luck.asked) == len(set(luck.asked)) == 48
    assert min(luck.asked) == 0


@pytest.mark.parametrize(
    ("one", "other", "told_apart_by"),
    [
        ("hand=1,2/3", "hand=1,4/3", {0}),
        ("hand=1,2/3", "hand=1/3", {0, 1, None}),
        ("hand=1,k/3", "hand=1,2/3", {0}),
        ("hand=1,k/3 known=1/0", "hand=1,k/3", {1, None}),
        ("hand=1,2/3,k", "hand=1,2/3,4", {1}),
        ("hand=1,2/3,k known=0/1", "hand=1,2/3,k", {0, None}),
    ],
)
def test_the_schema_says_who_can_tell_hands_apart(one: str, other: str, told_apart_by: set[int | None]) -> None:
    """The own hand, and of others the number of cards and of kobito that were taken from the table."""
    spots = Spot(one), Spot(other)
    (field,) = [field for field in spots[0].game.schema.entries if field.name == "hand"]
    parts = {seat: [field.seen_by.part(field, spot.position, seat) for spot in spots] for seat in (0, 1, None)}
    assert {seat for seat, (first, second) in parts.items() if first != second} == told_apart_by
